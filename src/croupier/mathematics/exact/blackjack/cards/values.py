"""Cards by their ten values and what they add up to, asked of the engine once (Blackjack 3.2.1,
3.2.2, 3.2.3)."""

from functools import cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import RANKS, Card
from croupier.engine.games.blackjack.cards.hands import VALUES, total
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts

Numbers = NDArray[np.float64]
Integers = NDArray[np.int64]
Flags = NDArray[np.bool_]

ACE, TEN = 0, 9  # places of the two in the order A 2 … 9 10
NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
WORTH = tuple(range(1, len(NAMES) + 1))
CARD_WORTH = {VALUES[rank] - 1: Card(f"{rank}s") for rank in reversed(RANKS)}
TWO_CARDS = tuple(combinations_with_replacement(range(len(NAMES)), 2))
UP_CARDS = (*range(1, len(NAMES)), ACE)  # as charts have them: 2 … 10 A


def by_value(shoe: Composition) -> Counts:
    return shoe.by_value(VALUES, smallest=1)


def place_of(rank: str) -> int:
    """`A`, `7`, `10` or `T`, `K`."""
    return VALUES[rank.replace("10", "T")] - 1


@cache
def points(hard: int, ace: bool) -> int:
    """The Point Total of cards that add up to `hard` with each Ace at 1."""
    rest = hard - ace
    aces = ace + (rest == 1)
    threes = rest % 2 if rest > 1 else 0
    twos = (rest - 3 * threes) // 2
    return total([Card("As")] * aces + [Card("2s")] * twos + [Card("3s")] * threes)
