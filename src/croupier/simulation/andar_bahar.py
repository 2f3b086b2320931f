"""Andar Bahar at speed: a fresh deck in every round, dealt on to the match, all eight bets counted
(Andar Bahar 1.6, 2.2.1, 3.9, 3.10, 3.11, 3.11.1, 4.1).

Three things decide a round: the Joker, what the first three cards make, and the place of the first
card that matches the Joker. Each is counted by itself.
"""

from collections.abc import Iterator
from itertools import product

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.compiling import add, always_inline, compiled
from croupier.equipment.cards import DECK, RANKS, SUITS, Card, suit
from croupier.games.andar_bahar import layout
from croupier.games.andar_bahar.first_three import category
from croupier.games.andar_bahar.matching import ANDAR, BAHAR, OPENING, SIDES, STRENGTH, strength
from croupier.games.andar_bahar.settlement import EIGHT
from croupier.probability.andar_bahar import AndarBaharSheet, sheet
from croupier.probability.figures import LOSS, PUSH, gain
from croupier.simulation.chunks import Counts, Kernel, Room, lay, rounds_of
from croupier.simulation.shuffling import Cards, shuffle
from croupier.simulation.streams import first_state
from croupier.simulation.tally import Tally

STRENGTH_BITS = 4  # a card is its suit above its strength
ENCODED = {card: SUITS.index(suit(card)) << STRENGTH_BITS | strength(card) for card in DECK}
STRENGTHS = 1 << STRENGTH_BITS
ONE_STRENGTH = STRENGTHS - 1

MADE = tuple(layout.FIRST_3_CARDS_PAY)  # by number, and after them: nothing
# What is counted, one after the other: the Joker's strength, what was made, the match's place.
MADE_FROM = STRENGTHS
MATCHED_FROM = MADE_FROM + len(MADE) + 1
CELLS = MATCHED_FROM + len(DECK)

STAND_OFF_PLACE, SUPER_BAHAR_PLACE = OPENING.index(ANDAR), OPENING.index(BAHAR)
# Shuffled at a time. After the Joker at most 48 cards come before a match: fifty are enough.
STRETCH = 10


class AndarBaharPlan(msgspec.Struct, frozen=True):
    made: NDArray[np.uint8]  # by whether the first three are of one suit, and their strengths

    def kernel(self) -> Kernel:
        deck = np.array([ENCODED[card] for card in DECK], dtype=np.uint8)
        return Kernel(_play, deck, 0, 0, self.made, CELLS)

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds from whole decks, one after the other, whose order is given."""
        counts = np.zeros(CELLS, dtype=np.int64)
        _deal(cards.reshape(-1, len(DECK))[:rounds], self.made, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        jokers, made, matches = np.split(counts, (MADE_FROM, MATCHED_FROM))
        return (
            *_by_the_first_match(matches),
            *_by_the_joker(jokers),
            _first_3_cards(made),
            *_jokers(jokers),
        )

    def cards_dealt(self, counts: Counts) -> dict[int, int]:
        """In how many rounds so many cards were dealt, three at least."""
        found: dict[int, int] = {}
        for place, rounds in enumerate(counts[MATCHED_FROM:].tolist()):
            if rounds:
                cards = max(place + 1, len(OPENING))
                found[cards] = found.get(cards, 0) + rounds
        return found

    def sheet(self) -> AndarBaharSheet:
        return sheet()


def plan() -> AndarBaharPlan:
    made = np.zeros((2, STRENGTHS, STRENGTHS, STRENGTHS), dtype=np.uint8)
    for ranks in product(RANKS, repeat=len(OPENING)):
        joker, andar, bahar = (STRENGTH[rank] for rank in ranks)
        for one_suit, suits in enumerate((SUITS[:3], SUITS[0] * 3)):
            first, second, third = (Card(r + s) for r, s in zip(ranks, suits, strict=True))
            made[one_suit, joker, andar, bahar] = _number(category((first, second, third)))
    return AndarBaharPlan(made.reshape(-1))


def _number(made: str | None) -> int:
    return len(MADE) if made is None else MADE.index(made)


@compiled
def _play(
    start: np.uint64,
    first: int,
    last: int,
    step: int,
    rounds: int,
    deck: Cards,
    cards: Cards,
    room: Room,
    terms: int,
    made: NDArray[np.uint8],
    counts: Counts,
) -> None:
    for chunk in range(first, last, step):
        lay(deck, cards)
        state = first_state(start, chunk)
        for _ in range(rounds_of(chunk, rounds)):
            state = _round(cards, True, state, made, counts)


@compiled
def _deal(decks: Cards, made: NDArray[np.uint8], counts: Counts) -> None:
    for deck in decks:
        _round(deck, False, np.uint64(0), made, counts)


@always_inline
def _round(
    deck: Cards, shuffling: bool, state: np.uint64, made: NDArray[np.uint8], counts: Counts
) -> np.uint64:
    """One round; the deck is shuffled as far as cards are needed, or lies as it is given."""
    if shuffling:
        state = shuffle(deck, STRETCH, state)
    joker, andar, bahar = deck[0], deck[1], deck[2]
    wanted = joker & ONE_STRENGTH
    opening = np.int64(((joker ^ andar) | (joker ^ bahar)) < STRENGTHS)
    opening = opening << STRENGTH_BITS | wanted
    opening = opening << STRENGTH_BITS | andar & ONE_STRENGTH
    opening = opening << STRENGTH_BITS | bahar & ONE_STRENGTH
    add(counts, wanted, 1)
    add(counts, MADE_FROM + made[opening], 1)
    at, shuffled = 1, STRETCH
    while deck[at] & ONE_STRENGTH != wanted:
        at += 1
        if shuffling and at == shuffled:
            shuffled += STRETCH
            state = shuffle(deck, shuffled, state, at)
    add(counts, MATCHED_FROM + at, 1)
    return state


def _won_or_lost(bet: str, won: int, rounds: int, on: str | None = None) -> Tally:
    return Tally.of(bet, {gain(layout.PAYS[bet]): won, LOSS: rounds - won}, on)


def _by_the_first_match(matches: Counts) -> Iterator[Tally]:
    """The two sides take places in turn; the very first is a Stand Off (Andar Bahar 3.11.1)."""
    rounds, stand_off = int(matches.sum()), int(matches[STAND_OFF_PLACE])
    andar, bahar = (int(matches[1 + side :: len(SIDES)].sum()) for side in range(len(SIDES)))
    won = andar - stand_off
    yield Tally.of(
        "andar", {gain(layout.PAYS["andar"]): won, PUSH: stand_off, LOSS: rounds - andar}
    )
    yield _won_or_lost("bahar", bahar, rounds)
    yield _won_or_lost("super-andar", stand_off, rounds)
    yield _won_or_lost("super-bahar", int(matches[SUPER_BAHAR_PLACE]), rounds)


def _by_the_joker(jokers: Counts) -> Iterator[Tally]:
    """An 8 loses both (Andar Bahar 1.10, 1.21)."""
    rounds = int(jokers.sum())
    yield _won_or_lost("under-8", int(jokers[:EIGHT].sum()), rounds)
    yield _won_or_lost("over-8", int(jokers[EIGHT + 1 :].sum()), rounds)


def _first_3_cards(made: Counts) -> Tally:
    results = {LOSS: int(made[len(MADE)])}
    for odds, rounds in zip(layout.FIRST_3_CARDS_PAY.values(), made.tolist(), strict=False):
        results[gain(odds)] = results.get(gain(odds), 0) + rounds
    return Tally.of("first-3-cards", results)


def _jokers(jokers: Counts) -> Iterator[Tally]:
    rounds = int(jokers.sum())
    for named in RANKS:
        yield _won_or_lost("joker", int(jokers[STRENGTH[named]]), rounds, named)
