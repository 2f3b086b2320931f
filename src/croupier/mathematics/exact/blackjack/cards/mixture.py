"""A shoe of so many cards as a mixture of endless shoes.

An endless shoe deals every card with the same chances, whatever left it before: hands do not touch
each other, and what several of them and the Dealer do together follows from each alone. A shoe of
so many cards deals as a mixture of endless shoes does, if some weights of the mixture may be
negative: the chances of the cards follow Dirichlet's law, with the numbers of cards as negative
parameters. This is exact for any number of cards drawn.

The law comes apart into shares: that of the first value among all cards, that of the second among
the others, and so on. Each share has a rule of 2 l + 1 nodes, right for all powers up to 2 l. The
rules are combined as Smolyak does it, up to a highest sum of levels: 4 with ten values, 8 with
four. What is left out are five or more coincidences, where two hands would need the same card: from
four to eight decks less than 1e-10 of a split pair and less than 2e-13 of the Initial Bet. From six
decks on level 3 is enough for split pairs: less than 3e-12 of the Initial Bet.

Values of few cards are taken first, which leaves out least; but not in the smallest shoes, where
all is covered and rounding counts. And shoes that differ only in which values have how many cards
share one mixture then: three do for all that a fresh shoe leads to.
"""

from functools import cache, lru_cache
from math import comb, sqrt
from typing import NamedTuple

import numpy as np

from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Integers, Numbers
from croupier.mathematics.exact.counts import Counts

MOST_NODES = 6_000
MANY_CARDS, NODES_AFTER_A_SPLIT = 300, 1_200  # from six decks on
HIGHEST_LEVEL = 8  # beyond that rounding outweighs what is gained, but for
FEW_CARDS, LEVEL_OF_FEW = 24, 12  # where all powers that can come up are covered
KEPT = 8  # mixtures, half a megabyte each

ABREAST = 64  # endless shoes that are worked out side by side


class Mixture(NamedTuple):
    """A number of nodes that can be taken ABREAST; the last few may weigh nothing."""

    chances: Numbers  # [value, node] of the next card
    weights: Numbers  # [node] they come to 1


def after_a_split(left: Counts) -> Mixture:
    """Coarser where there are many cards: few boxes are split, and there coincidences are rare."""
    return mixture(left, NODES_AFTER_A_SPLIT if left.sum() >= MANY_CARDS else MOST_NODES)


def mixture(left: Counts, most_nodes: int = MOST_NODES) -> Mixture:
    values = np.flatnonzero(left)
    if left.sum() > FEW_CARDS:
        values = values[np.argsort(left[values], kind="stable")]
    shares, weights = _of_counts(tuple(left[values].tolist()), most_nodes)
    chances = np.zeros((len(NAMES), len(weights)))
    chances[values] = shares
    return Mixture(chances, weights)


@lru_cache(maxsize=KEPT)
def _of_counts(held: tuple[int, ...], most_nodes: int) -> Mixture:
    """The same for any values, in the order of `held`."""
    cards = np.cumsum(held[::-1])[::-1]
    level = _level(len(held) - 1, int(cards[0]), most_nodes)
    grid = _grid(len(held) - 1, level)
    means = np.array(held) / cards
    steps = np.sqrt(means * (1 - means) / np.maximum(cards - 1, 1))
    moments = np.zeros((len(held), 2 * level + 1))
    for place, count in enumerate(held[:-1]):
        moments[place] = _moments(count, int(cards[place]), 2 * level)
    nodes = -(-len(grid) // ABREAST) * ABREAST
    made = Mixture(np.zeros((len(held), nodes)), np.zeros(nodes))
    _fill(grid, means, steps, _gains(moments, cards, level), *made)
    return made


def _level(shares: int, cards: int, most_nodes: int) -> int:
    """The highest whose nodes are not too many."""
    level = LEVEL_OF_FEW if cards <= FEW_CARDS else HIGHEST_LEVEL
    while _nodes(shares, level) > most_nodes:
        level -= 1
    return level


def _nodes(shares: int, level: int) -> int:
    return sum(2**some * comb(shares, some) * comb(level, some) for some in range(shares + 1))


@cache
def _grid(shares: int, level: int) -> Integers:
    """[node, share] all ways to go so many steps at most, to either side."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(shares):
        found = [
            (*before, step)
            for before in found
            for step in range(-level, level + 1)
            if abs(step) + sum(map(abs, before)) <= level
        ]
    return np.array(found, dtype=np.int64).reshape(len(found), shares)


def _moments(count: int, cards: int, highest: int) -> list[float]:
    """[power] of the distance of the share that `count` cards have among `cards` from its mean, in
    steps of √(mean (1 - mean) / (cards - 1)); 0 for powers of more cards than there are.

    Each follows from the two before it, in whole numbers if it is taken times cards^power
    perm(cards, power).
    """
    step = sqrt(count * (cards - count) / (cards - 1)) / cards
    before, here, times = 1, 0, cards**2
    found = [1.0, 0.0]
    for power in range(1, min(highest, cards)):
        there = (cards - 2 * count) * here + count * (cards - count) * (cards - power + 1) * before
        before, here = here, -power * there
        times *= cards * (cards - power)
        found.append(here / times / step ** (power + 1))
    return found + [0.0] * (highest + 1 - len(found))


def _gains(moments: Numbers, cards: Integers, level: int) -> Numbers:
    """[share, step, level] what each level adds to the weight of each step."""
    rules = np.einsum("lsp,hp->hsl", _to_weights(level), moments)
    gains = np.diff(rules, axis=2, prepend=0.0)
    levels = np.arange(level + 1)
    as_many = levels <= cards[:, np.newaxis, np.newaxis] // 2  # powers as cards
    return np.asarray(gains * as_many)


@cache
def _to_weights(level: int) -> Numbers:
    """[level, step, power] from moments to weights: the rule of l takes the powers 0 … 2 l to the
    steps -l … l. Its weights are the coefficients of Lagrange's polynomials, from whole numbers:
    a matrix inverted in floating point would differ from machine to machine."""
    found = np.zeros((level + 1, 2 * level + 1, 2 * level + 1))
    for here in range(level + 1):
        steps = range(-here, here + 1)
        for step in steps:
            polynomial, scale = [1], 1
            for other in steps:
                if other != step:
                    times_x, times_other = [0, *polynomial], [*polynomial, 0]
                    polynomial = [x - other * o for x, o in zip(times_x, times_other, strict=True)]
                    scale *= step - other
            found[here, level + step, : 2 * here + 1] = [each / scale for each in polynomial]
    return found


@compiled
def _fill(
    grid: Integers,
    means: Numbers,
    steps: Numbers,
    gains: Numbers,
    chances: Numbers,
    weights: Numbers,
) -> None:
    """Fills the last two. Neighbours on the grid begin alike, and what they share is kept."""
    shares, levels = grid.shape[1], gains.shape[2]
    weight = np.zeros((shares + 1, levels))
    weight[0, 0] = 1.0
    others = np.ones(shares + 1)
    for node in range(len(grid)):
        share = 0
        while node > 0 and share < shares and grid[node, share] == grid[node - 1, share]:
            chances[share, node] = chances[share, node - 1]
            share += 1
        for place in range(share, shares):
            at = grid[node, place]
            chances[place, node] = others[place] * (means[place] + steps[place] * at)
            others[place + 1] = others[place] - chances[place, node]
            gain = gains[place, at + levels - 1]
            for level in range(levels):  # what is beyond the highest is left out
                total = 0.0
                for some in range(level + 1):
                    total += weight[place, some] * gain[level - some]
                weight[place + 1, level] = total
        chances[shares, node] = others[shares]
        weights[node] = weight[shares].sum()
