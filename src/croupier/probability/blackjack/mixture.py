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
four to eight decks less than 4e-10 of a split pair and less than 1e-12 of the Initial Bet.
"""

from fractions import Fraction
from functools import cache
from math import comb, perm, sqrt
from typing import NamedTuple

import numpy as np

from croupier.probability.blackjack.values import NAMES, Integers, Numbers
from croupier.probability.counts import Counts

MOST_NODES = 6_000
HIGHEST_LEVEL = 8  # beyond that rounding outweighs what is gained, but for
FEW_CARDS, LEVEL_OF_FEW = 24, 12  # where all powers that can come up are covered


class Mixture(NamedTuple):
    chances: Numbers  # [node, value] of the next card
    weights: Numbers  # [node] they come to 1


def mixture(left: Counts) -> Mixture:
    values = np.flatnonzero(left)
    held = [int(left[value]) for value in values]
    level = _level(len(held) - 1, sum(held))
    steps = _grid(len(held) - 1, level)
    chances = np.zeros((len(steps), len(NAMES)))
    weights = np.zeros((len(steps), level + 1))
    weights[:, 0] = 1.0
    others = np.ones(len(steps))
    for place, value in enumerate(values[:-1]):
        share = _Share(held[place], sum(held[place:]))
        at = steps[:, place]
        chances[:, value] = others * (share.mean + share.step * at)
        others = others - chances[:, value]
        weights = _times(weights, share.gains(level)[at + level])
    chances[:, values[-1]] = others
    return Mixture(chances, weights.sum(axis=1))


def _level(shares: int, cards: int) -> int:
    """The highest whose nodes are not too many."""
    level = LEVEL_OF_FEW if cards <= FEW_CARDS else HIGHEST_LEVEL
    while _nodes(shares, level) > MOST_NODES:
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


def _times(weights: Numbers, gains: Numbers) -> Numbers:
    """Both [node, level]: what is beyond the highest level is left out."""
    found = np.zeros_like(weights)
    for level in range(weights.shape[1]):
        found[:, level:] += gains[:, level, np.newaxis] * weights[:, : weights.shape[1] - level]
    return found


class _Share:
    """The share that `count` cards have among `cards`."""

    def __init__(self, count: int, cards: int) -> None:
        self.count, self.cards = count, cards
        self.mean = count / cards
        self.step = sqrt(self.mean * (1 - self.mean) / (cards - 1))

    def gains(self, level: int) -> Numbers:
        """[step, level] what each level adds to the weight of each step."""
        rules = np.zeros((2 * level + 1, level + 1))
        moments = self._moments(2 * level)
        for here in range(level + 1):
            right = min(here, self.cards // 2)  # no more cards, no higher powers
            these = slice(level - right, level + right + 1)
            rules[these, here] = _to_weights(right) @ moments[: 2 * right + 1]
        return np.diff(rules, axis=1, prepend=0.0)

    def _moments(self, highest: int) -> Numbers:
        """[power] of the distance from the mean, in steps."""
        highest = min(highest, self.cards)
        powers = [Fraction(perm(self.count, k), perm(self.cards, k)) for k in range(highest + 1)]
        mean = powers[1]
        return np.array(
            [
                float(sum(comb(k, i) * (-mean) ** (k - i) * powers[i] for i in range(k + 1)))
                / self.step**k
                for k in range(highest + 1)
            ]
        )


@cache
def _to_weights(level: int) -> Numbers:
    """From the moments 0 … 2 level to weights of the steps -level … level."""
    steps = np.arange(-level, level + 1, dtype=np.float64)
    return np.asarray(np.linalg.inv(np.vander(steps, increasing=True).T), dtype=np.float64)
