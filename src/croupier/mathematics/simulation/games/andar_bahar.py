"""Andar Bahar at speed: a fresh deck in every round, dealt on to the match, all eight bets counted
(Andar Bahar 1.6, 2.2.1, 3.9, 3.10, 3.11, 3.11.1, 4.1).

Three things decide a round: the Joker, what the first three cards make, and the place of the first
card that matches the Joker. Each is counted by itself.
"""

from collections.abc import Iterator
from itertools import product
from math import prod

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import DECK, RANKS, SUITS, Card, suit
from croupier.engine.games.andar_bahar import layout
from croupier.engine.games.andar_bahar.first_three import category
from croupier.engine.games.andar_bahar.match import ANDAR, BAHAR, OPENING, SIDES, STRENGTH, strength
from croupier.engine.games.andar_bahar.settlement import EIGHT
from croupier.mathematics.compiler import add, always_inline, compiled
from croupier.mathematics.exact.andar_bahar import AndarBaharSheet, sheet
from croupier.mathematics.exact.figures import LOSS, PUSH, gain
from croupier.mathematics.simulation.draws.chunks import (
    NO_CARDS,
    Bench,
    Chunks,
    Counts,
    Kernel,
    rounds_of,
)
from croupier.mathematics.simulation.draws.shuffle import HALF, LOW, Cards, three_apart
from croupier.mathematics.simulation.draws.streams import STEP, first_state, number
from croupier.mathematics.simulation.tally import Tally

STRENGTH_BITS = 4  # a card is its suit above its strength
ENCODED = {card: SUITS.index(suit(card)) << STRENGTH_BITS | strength(card) for card in DECK}
STRENGTHS = 1 << STRENGTH_BITS
ONE_STRENGTH = STRENGTHS - 1

MADE = tuple(layout.FIRST_3_CARDS_PAY)  # by number, and after them: nothing
# What is counted: the Joker's strength, what was made, the match's place.
CELLS = (STRENGTHS, len(MADE) + 1, len(DECK))

STAND_OFF_PLACE, SUPER_BAHAR_PLACE = OPENING.index(ANDAR), OPENING.index(BAHAR)
OPENED = len(OPENING)
AFTER_THEM = np.uint64(len(DECK) - OPENED)
CARDS_FROM = 2 * STRENGTHS**OPENED  # in the table


class AndarBaharPlan(msgspec.Struct, frozen=True):
    table: NDArray[np.uint8]  # what is made, by one suit or not and three strengths; then all cards

    def kernel(self) -> Kernel:
        return Kernel(_play, NO_CARDS, 0, np.uint64(len(DECK)), self.table, prod(CELLS))

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds from whole decks, one after the other, whose order is given."""
        counts = np.zeros(prod(CELLS), dtype=np.int64)
        _deal(cards.reshape(-1, len(DECK))[:rounds], self.table, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        cells = counts.reshape(CELLS)
        jokers, made, matches = (cells.sum(axis=others) for others in ((1, 2), (0, 2), (0, 1)))
        return (
            *_by_the_first_match(matches),
            *_by_the_joker(jokers),
            _first_3_cards(made),
            *_jokers(jokers),
        )

    def cards_dealt(self, counts: Counts) -> dict[int, int]:
        """In how many rounds so many cards were dealt, three at least."""
        found: dict[int, int] = {}
        for place, rounds in enumerate(counts.reshape(CELLS).sum(axis=(0, 1)).tolist()):
            if rounds:
                cards = max(place + 1, OPENED)
                found[cards] = found.get(cards, 0) + rounds
        return found

    def sheet(self) -> AndarBaharSheet:
        return sheet()


def plan() -> AndarBaharPlan:
    made = np.zeros((2, STRENGTHS, STRENGTHS, STRENGTHS), dtype=np.uint8)
    for ranks in product(RANKS, repeat=OPENED):
        joker, andar, bahar = (STRENGTH[rank] for rank in ranks)
        for one_suit, suits in enumerate((SUITS[:3], SUITS[0] * 3)):
            first, second, third = (Card(r + s) for r, s in zip(ranks, suits, strict=True))
            made[one_suit, joker, andar, bahar] = _number(category((first, second, third)))
    cards = np.array([ENCODED[card] for card in DECK], dtype=np.uint8)
    return AndarBaharPlan(np.concatenate([made.reshape(-1), cards]))


def _number(made: str | None) -> int:
    return len(MADE) if made is None else MADE.index(made)


@compiled
def _play(
    chunks: Chunks, bench: Bench, cards: np.uint64, table: NDArray[np.uint8], counts: Counts
) -> None:
    """Where the cards lie that match the Joker is drawn by their places: where the others lie
    decides nothing."""
    for chunk in range(chunks.first, chunks.last, chunks.step):
        state = first_state(chunks.start, chunk)
        for _ in range(rounds_of(chunks, chunk)):
            state += STEP
            bits = number(state)
            one, two, three, state = three_apart(bits & LOW, cards, state)
            joker, andar = table[CARDS_FROM + one], table[CARDS_FROM + two]
            bahar = table[CARDS_FROM + three]
            one, two, three, state = three_apart(bits >> HALF, AFTER_THEM, state)
            match = OPENED + int(min(one, two, three))
            _count(joker, andar, bahar, match, table, counts)


@compiled
def _deal(decks: Cards, table: NDArray[np.uint8], counts: Counts) -> None:
    for deck in decks:
        match = OPENED
        while match < len(deck) and _other_strength(deck[0], deck[match]):
            match += 1
        _count(deck[0], deck[1], deck[2], match, table, counts)


@always_inline
def _other_strength(joker: np.uint8, card: np.uint8) -> bool:
    return bool((joker ^ card) & ONE_STRENGTH)


@always_inline
def _count(
    joker: np.uint8,
    andar: np.uint8,
    bahar: np.uint8,
    match: int,
    table: NDArray[np.uint8],
    counts: Counts,
) -> None:
    """One round, by its first three cards and the place of the first match after them."""
    opening = np.int64(((joker ^ andar) | (joker ^ bahar)) < STRENGTHS)
    opening = opening << STRENGTH_BITS | joker & ONE_STRENGTH
    opening = opening << STRENGTH_BITS | andar & ONE_STRENGTH
    opening = opening << STRENGTH_BITS | bahar & ONE_STRENGTH
    if not _other_strength(joker, andar):
        match = 1
    elif not _other_strength(joker, bahar):
        match = 2
    strength = np.int64(joker & ONE_STRENGTH)
    add(counts, (strength * CELLS[1] + table[opening]) * CELLS[2] + match, 1)


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
