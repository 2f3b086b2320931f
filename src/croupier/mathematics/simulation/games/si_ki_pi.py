"""Si Ki Pi at speed: a fresh deck in every round, one box by House Way and at its best against the
Dealer, and the Bonus on either hand (Si Ki Pi 2.2.1, 3.15, 3.21, 3.22, 3.23, 4.1, 4.2; Si Ki Pi H).

Suits decide nothing: the ranks of four cards, in any order, are looked up in a table that says what
their Low Hand and High Hand are worth.
"""

from fractions import Fraction
from itertools import permutations
from math import prod

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import DECK, RANKS, rank
from croupier.engine.games.si_ki_pi import layout
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.mathematics.compiler import add, always_inline, compiled
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import LOSS, PUSH, gain
from croupier.mathematics.exact.si_ki_pi import BEST_ARRANGEMENT, SiKiPiSheet, sheet
from croupier.mathematics.exact.si_ki_pi.arrangements import best_ways
from croupier.mathematics.exact.si_ki_pi.comparison import BOTH, NEITHER, ONE, compare
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set
from croupier.mathematics.simulation.draws.chunks import (
    Bench,
    Chunks,
    Counts,
    Kernel,
    lay,
    rounds_of,
)
from croupier.mathematics.simulation.draws.shuffle import Cards, shuffle
from croupier.mathematics.simulation.draws.streams import first_state
from croupier.mathematics.simulation.tally import Tally

BONUS_HANDS = tuple(layout.BONUS_PAYS)  # by number, and after them: none

ENCODED = {card: RANKS.index(rank(card)) for card in DECK}
RANK_BITS = 4

# A hand in the table, from the lowest bits: Low and High Hand by House Way, both at their best, and
# the Bonus Hand.
STRENGTH_BITS = 7
STRENGTH = (1 << STRENGTH_BITS) - 1
BONUS_FROM = 4 * STRENGTH_BITS
BONUS_BITS = 3

DEALT = 2 * CARDS_IN_A_HAND  # to one box and the Dealer
RESULTS = BOTH + 1
CELLS = (
    RESULTS,
    RESULTS,
    1 << BONUS_BITS,
    1 << BONUS_BITS,
)  # House Way, best, both Bonus Hands

Hands = NDArray[np.uint32]


class SiKiPiPlan(msgspec.Struct, frozen=True):
    hands: Hands  # by four ranks

    def kernel(self) -> Kernel:
        deck = np.array([ENCODED[card] for card in DECK], dtype=np.uint8)
        return Kernel(_play, deck, 0, 0, self.hands, prod(CELLS))

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds from whole decks, one after the other, whose order is given."""
        counts = np.zeros(prod(CELLS), dtype=np.int64)
        _deal(cards.reshape(-1, len(DECK))[:rounds], self.hands, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        cells = counts.reshape(CELLS)
        house_way, best, own, dealers = (
            cells.sum(axis=tuple(other for other in range(cells.ndim) if other != axis)).tolist()
            for axis in range(cells.ndim)
        )
        return (
            Tally.of("initial", _initial(house_way)),
            Tally.of("initial", _initial(best), BEST_ARRANGEMENT),
            Tally.of("bonus", _bonus(own)),
            Tally.of("dealer-bonus", _bonus(dealers)),
        )

    def sheet(self) -> SiKiPiSheet:
        return sheet()


def plan() -> SiKiPiPlan:
    sets = every_rank_set()
    assert sets.high.max() <= STRENGTH, "a strength does not fit into its bits"
    every = np.arange(len(sets.hands))
    best = best_ways(compare(np.array(Composition.of_decks(1).counts)), layout.INITIAL_PAYS)
    hands = np.array([_bonus_number(bonus_hand(hand)) for hand in sets.hands]) << BONUS_FROM
    arranged = (
        way[every, chosen] for chosen in (sets.house_way, best) for way in (sets.low, sets.high)
    )
    for place, strengths in enumerate(arranged):
        hands |= strengths << place * STRENGTH_BITS
    return SiKiPiPlan(hands[_set_numbers()].astype(np.uint32))


def _bonus_number(made: str | None) -> int:
    return len(BONUS_HANDS) if made is None else BONUS_HANDS.index(made)


def _set_numbers() -> NDArray[np.int64]:
    """The number of the set that any four ranks are."""
    sets = every_rank_set().hands
    ranks = np.array([[ENCODED[card] for card in hand] for hand in sets])
    numbers = np.zeros((1 << RANK_BITS,) * CARDS_IN_A_HAND, dtype=np.int64)
    for order in permutations(range(CARDS_IN_A_HAND)):
        numbers[tuple(ranks[:, order].T)] = np.arange(len(sets))
    return numbers.reshape(-1)


@compiled
def _play(chunks: Chunks, bench: Bench, terms: int, hands: Hands, counts: Counts) -> None:
    for chunk in range(chunks.first, chunks.last, chunks.step):
        lay(bench)
        state = first_state(chunks.start, chunk)
        for _ in range(rounds_of(chunks, chunk)):
            state = shuffle(bench.cards, DEALT, state)
            _round(bench.cards, hands, counts)


@compiled
def _deal(decks: Cards, hands: Hands, counts: Counts) -> None:
    for deck in decks:
        _round(deck, hands, counts)


@always_inline
def _hand(deck: Cards, first: int, hands: Hands) -> np.int64:
    """Box and Dealer have every other card (Si Ki Pi 3.15)."""
    ranks = np.int64(deck[first])
    ranks = ranks << RANK_BITS | deck[first + 2]
    ranks = ranks << RANK_BITS | deck[first + 4]
    return np.int64(hands[ranks << RANK_BITS | deck[first + 6]])


@always_inline
def _beaten(own: np.int64, dealers: np.int64) -> np.int64:
    """How many of the Dealer's two hands; equal ones are the Dealer's."""
    low = (own & STRENGTH) > (dealers & STRENGTH)
    high = (own >> STRENGTH_BITS & STRENGTH) > (dealers >> STRENGTH_BITS & STRENGTH)
    return np.int64(low) + np.int64(high)


@always_inline
def _round(deck: Cards, hands: Hands, counts: Counts) -> None:
    own, dealers = _hand(deck, 0, hands), _hand(deck, 1, hands)
    cell = _beaten(own, dealers) * RESULTS + _beaten(own >> 2 * STRENGTH_BITS, dealers)
    cell = cell << BONUS_BITS | own >> BONUS_FROM
    add(counts, cell << BONUS_BITS | dealers >> BONUS_FROM, 1)


def _initial(beaten: list[int]) -> dict[Fraction, int]:
    return {
        gain(layout.INITIAL_PAYS): beaten[BOTH],
        PUSH: beaten[ONE],
        LOSS: beaten[NEITHER],
    }


def _bonus(made: list[int]) -> dict[Fraction, int]:
    results = {LOSS: made[len(BONUS_HANDS)]}
    for odds, rounds in zip(layout.BONUS_PAYS.values(), made, strict=False):
        results[gain(odds)] = results.get(gain(odds), 0) + rounds
    return results
