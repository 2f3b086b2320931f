"""Cards in random order, every order as likely: Fisher–Yates, as far as cards are needed.

A place below `bound` comes from 32 random bits by multiply and shift; the few values that would
favour some places are drawn again (Lemire). One 64-bit number serves two cards.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.compiling import always_inline
from croupier.simulation.streams import STEP, number

Cards = NDArray[np.uint8]

HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
ALL = np.uint64(1 << 32)


@always_inline
def biased(product: Any, bound: Any) -> bool:
    """Does this product of 32 random bits and a bound belong to the values drawn again?"""
    low = product & LOW
    return bool(low < bound and low < (ALL - bound) % bound)


@always_inline
def shuffle(cards: Cards, count: int, state: Any, start: int = 0) -> Any:
    """Puts random cards into the first `count` places, or one more: by twos; returns the state.

    Goes on from `start`, an even number, where the places before it were shuffled already.
    """
    size = len(cards)
    for place in range(start, count, 2):
        state += STEP
        bits = number(state)
        bound = np.uint64(size - place)
        product = (bits & LOW) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        other = place + np.int64(product >> HALF)
        cards[place], cards[other] = cards[other], cards[place]
        bound -= np.uint64(1)
        product = (bits >> HALF) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        other = place + 1 + np.int64(product >> HALF)
        cards[place + 1], cards[other] = cards[other], cards[place + 1]
    return state
