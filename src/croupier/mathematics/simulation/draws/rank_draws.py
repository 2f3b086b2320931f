"""Cards by rank, drawn one by one from what is left of a shoe: nothing lies in memory.

Think of the cards that are gone as lying first and of those that are left as sorted by rank after
them. Any of these is drawn as likely, by its place; its rank is how many ranks begin at or before
that place. Then it goes to the others that are gone, and ranks up to its own begin one place later.

The beginnings of all ranks but the first stand side by side in two numbers of 64 bits, each as its
distance from 512, so that adding a place to all of them says at once which it has reached.
"""

from typing import Any, NamedTuple

import numpy as np

from croupier.engine.equipment.cards import DECK, RANKS, SUITS
from croupier.mathematics.compiler import always_inline, ones_in
from croupier.mathematics.simulation.draws.shuffle import ONE, TWO, two_places

BITS, IN_A_WORD = 10, 6
REACHED = np.uint64(BITS - 1)  # the bit that says so
EACH = np.uint64(sum(1 << BITS * field for field in range(IN_A_WORD)))


class Left(NamedTuple):
    low: np.uint64
    high: np.uint64
    gone: np.uint64
    cards: np.uint64  # of the whole shoe


def whole(decks: int) -> Left:
    """Nothing is gone."""
    begins = [place * len(SUITS) * decks for place in range(1, len(RANKS))]
    distances = [(1 << int(REACHED)) - place for place in begins]
    low, high = (
        sum(distance << BITS * field for field, distance in enumerate(half))
        for half in (distances[:IN_A_WORD], distances[IN_A_WORD:])
    )
    return Left(np.uint64(low), np.uint64(high), np.uint64(0), np.uint64(len(DECK) * decks))


@always_inline
def two_drawn(left: Left, bits: Any, state: Any) -> tuple[Any, Any, Left, Any]:
    """The ranks of two cards by 32 random bits, what is left, and the state of the generator."""
    one, other, state = two_places(bits, left.cards - left.gone, state)
    first, low, high = _drawn(left.low, left.high, left.gone + one)
    second, low, high = _drawn(low, high, left.gone + ONE + other)
    return first, second, Left(low, high, left.gone + TWO, left.cards), state


@always_inline
def _drawn(low: Any, high: Any, place: Any) -> tuple[Any, Any, Any]:
    places = place * EACH
    lower = low + places >> REACHED & EACH
    higher = high + places >> REACHED & EACH
    return ones_in(lower + higher + higher), low - lower, high - higher
