"""Cards in random order, every order as likely: Fisher–Yates, as far as cards are needed.

Places come from 32 random bits by multiply and shift: one below `left` from the upper half of the
product, the next, below one less, from its lower half, and so on. Together they are one place below
the product of these bounds; the few values that would favour some are drawn again (Lemire). One
64-bit number serves four cards.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.mathematics.compiler import always_inline
from croupier.mathematics.simulation.draws.streams import STEP, number

Cards = NDArray[np.uint8]

HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
ALL = np.uint64(1 << 32)
ONE, TWO = np.uint64(1), np.uint64(2)

CARDS_PER_NUMBER = 4


@always_inline
def biased(product: Any, bound: Any) -> bool:
    """Does this product of 32 random bits and a bound belong to the values drawn again?"""
    low = product & LOW
    return bool(low < bound and low < (ALL - bound) % bound)


@always_inline
def two_places(bits: Any, left: Any, state: Any) -> tuple[Any, Any, Any]:
    """One of `left` places, one of those that are left then, and the state of the generator."""
    first = bits * left
    second = (first & LOW) * (left - ONE)
    while biased(second, left * (left - ONE)):
        state += STEP
        first = (number(state) & LOW) * left
        second = (first & LOW) * (left - ONE)
    return first >> HALF, second >> HALF, state


@always_inline
def three_apart(bits: Any, left: Any, state: Any) -> tuple[Any, Any, Any, Any]:
    """Three different places among `left`, and the state of the generator."""
    first = bits * left
    second = (first & LOW) * (left - ONE)
    third = (second & LOW) * (left - TWO)
    while biased(third, left * (left - ONE) * (left - TWO)):
        state += STEP
        first = (number(state) & LOW) * left
        second = (first & LOW) * (left - ONE)
        third = (second & LOW) * (left - TWO)
    first, second, third = first >> HALF, second >> HALF, third >> HALF
    second += np.uint64(second >= first)
    third += np.uint64(third >= min(first, second))
    third += np.uint64(third >= max(first, second))
    return first, second, third, state


@always_inline
def shuffle(cards: Cards, count: int, state: Any, start: int = 0) -> Any:
    """Puts random cards into the first `count` places, or a few more: by fours; returns the state.

    Goes on from `start`, a multiple of four, where the places before it were shuffled already.
    """
    size = len(cards)
    for place in range(start, count, CARDS_PER_NUMBER):
        state += STEP
        bits = number(state)
        left = np.uint64(size - place)
        one, other, state = two_places(bits & LOW, left, state)
        _swap(cards, place, place + np.int64(one))
        _swap(cards, place + 1, place + 1 + np.int64(other))
        one, other, state = two_places(bits >> HALF, left - TWO, state)
        _swap(cards, place + 2, place + 2 + np.int64(one))
        _swap(cards, place + 3, place + 3 + np.int64(other))
    return state


@always_inline
def _swap(cards: Cards, one: Any, other: Any) -> None:
    cards[one], cards[other] = cards[other], cards[one]
