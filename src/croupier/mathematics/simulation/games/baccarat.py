"""Baccarat at speed: shoes dealt to the cut card, every bet and Insurance cell counted (Baccarat
2.2.1, 3.10, 3.13, 3.15, 4.1.2, 4.1.3).

A round is a cell: the points of both Hands on two cards and the values of the next two cards of the
shoe. They decide who draws, who wins and what is offered, so the loop has no branch but the end of
the shoe. The pay tables are read when it is over.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import DECK, RANKS, rank
from croupier.engine.games.baccarat import layout
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, offers, wins
from croupier.engine.games.baccarat.settlement import winner_by_points
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.engine.money import Odds
from croupier.mathematics.compiler import add, always_inline, compiled
from croupier.mathematics.exact.baccarat import BaccaratSheet, sheet
from croupier.mathematics.exact.baccarat.enumeration import CARDS_IN_A_ROUND
from croupier.mathematics.exact.baccarat.table_of_play import NO_THIRD_CARD, POINTS, table_of_play
from croupier.mathematics.exact.figures import LOSS, PUSH, gain
from croupier.mathematics.simulation.draws.chunks import (
    NO_CARDS,
    Bench,
    Chunks,
    Counts,
    Kernel,
    rounds_of,
)
from croupier.mathematics.simulation.draws.rank_draws import Left, two_drawn, whole
from croupier.mathematics.simulation.draws.shuffle import HALF, LOW, Cards
from croupier.mathematics.simulation.draws.streams import STEP, first_state, number
from croupier.mathematics.simulation.shoes import Shoe, shoe
from croupier.mathematics.simulation.tally import Tally

ENCODED = {card: RANKS.index(rank(card)) for card in DECK}

# Cards that come next stand in one number, four bits each, the next one lowest.
CARD_BITS = 4
ONE_CARD = np.uint64((1 << CARD_BITS) - 1)
EVERY_OTHER = ONE_CARD | ONE_CARD << np.uint64(2 * CARD_BITS)
FIFTH, SIXTH = np.uint64(4 * CARD_BITS), np.uint64(5 * CARD_BITS)
FOUR_MORE, TWO_MORE = np.uint64(4 * CARD_BITS), np.uint64(2 * CARD_BITS)
A_ROUND = np.uint64(CARDS_IN_A_ROUND * CARD_BITS)

# Where each table begins in the one array that holds them all.
HANDS = 0  # [two cards, none between] their points, and PAIR
VALUE = HANDS + int(EVERY_OTHER) + 1  # [card]
USED = (
    VALUE + int(ONE_CARD) + 1
)  # [Player's points, Banker's, the fifth card's value] bits of cards
PAIR_BIT = np.uint64(4)
ONE_HAND = np.uint64(15)
TEN = np.uint64(POINTS)

SITUATIONS = POINTS**4
PLAYER_PAIR, BANKER_PAIR, ROUNDS = range(SITUATIONS, SITUATIONS + 3)  # counted after the cells


class Terms(NamedTuple):
    last_start: int  # the last place at which a round may start
    shoe: Left


class Situation(msgspec.Struct, frozen=True):
    """How a round went, from its cell."""

    winner: str
    offered: tuple[Cell, ...]


class BaccaratPlan(msgspec.Struct, frozen=True):
    shoe: Shoe
    tables: NDArray[np.uint8]

    def kernel(self) -> Kernel:
        terms = Terms(self.shoe.last_start, whole(self.shoe.decks))
        return Kernel(_play, NO_CARDS, 0, terms, self.tables, ROUNDS + 1)

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds of a shoe whose order is given."""
        counts = np.zeros(ROUNDS + 1, dtype=np.int64)
        _deal(cards, self.shoe.last_start, rounds, self.tables, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        return (*_bets(counts), *_insurance(counts))

    def sheet(self) -> BaccaratSheet:
        return sheet(decks=self.shoe.decks)


def plan(*, decks: int = 8, cut: int | None = None, fresh: bool = False) -> BaccaratPlan:
    layout.settings(decks=decks)  # Baccarat 2.2.1
    held = shoe(decks=decks, cut=cut, fresh=fresh, most_cards=CARDS_IN_A_ROUND)
    return BaccaratPlan(held, _tables())


def _tables() -> NDArray[np.uint8]:
    hands = np.zeros(VALUE, dtype=np.uint8)
    values = np.zeros(USED - VALUE, dtype=np.uint8)
    for first, one in enumerate(RANKS):
        values[first] = VALUES[one]
        for second, other in enumerate(RANKS):
            points = (VALUES[one] + VALUES[other]) % POINTS
            hands[first | second << 2 * CARD_BITS] = points | (one == other) << int(PAIR_BIT)
    player_draws, banker_draws = table_of_play()
    used = np.zeros((POINTS, POINTS, POINTS), dtype=np.uint8)
    for player, banker, fifth in product(range(POINTS), repeat=3):
        drawn = player_draws[player, banker]
        third = fifth if drawn else NO_THIRD_CARD
        cards = 4 + drawn + banker_draws[player, banker, third]
        used[player, banker, fifth] = cards * CARD_BITS
    return np.concatenate([hands, values, used.reshape(-1)])


@compiled
def _play(
    chunks: Chunks, bench: Bench, terms: Terms, tables: NDArray[np.uint8], counts: Counts
) -> None:
    """Every round uses four cards at least. `held` are the bits of the cards that are drawn and not
    yet used."""
    last_start = np.uint64(terms.last_start * CARD_BITS)
    for chunk in range(chunks.first, chunks.last, chunks.step):
        state, rounds = first_state(chunks.start, chunk), rounds_of(chunks, chunk)
        player_pairs = banker_pairs = np.uint64(0)
        left, coming, held, at = terms.shoe, np.uint64(0), np.uint64(0), np.uint64(0)
        for _ in range(rounds):
            if at > last_start:
                left, coming, held, at = terms.shoe, np.uint64(0), np.uint64(0), np.uint64(0)
            state += STEP
            bits = number(state)
            one, two, left, state = two_drawn(left, bits & LOW, state)
            three, four, left, state = two_drawn(left, bits >> HALF, state)
            coming |= (one | two << 4 | three << 8 | four << 12) << held
            held += FOUR_MORE
            if held < A_ROUND:
                state += STEP
                one, two, left, state = two_drawn(left, number(state) & LOW, state)
                coming |= (one | two << 4) << held
                held += TWO_MORE
            used, of_player, of_banker = _round(coming, tables, counts)
            player_pairs += of_player
            banker_pairs += of_banker
            coming >>= used
            held -= used
            at += used
        add(counts, ROUNDS, rounds)
        add(counts, PLAYER_PAIR, player_pairs)
        add(counts, BANKER_PAIR, banker_pairs)


@compiled
def _deal(
    cards: Cards, last_start: int, rounds: int, tables: NDArray[np.uint8], counts: Counts
) -> None:
    at = 0
    while at <= last_start and rounds:
        coming = np.uint64(0)
        for place in range(CARDS_IN_A_ROUND):
            coming |= np.uint64(cards[at + place]) << np.uint64(place * CARD_BITS)
        used, of_player, of_banker = _round(coming, tables, counts)
        add(counts, ROUNDS, 1)
        add(counts, PLAYER_PAIR, of_player)
        add(counts, BANKER_PAIR, of_banker)
        at += int(used) // CARD_BITS
        rounds -= 1


@always_inline
def _round(
    coming: np.uint64, tables: NDArray[np.uint8], counts: Counts
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Counts it by the next six cards: the bits of those it used, and whether there were pairs."""
    # Either Hand has every other card of the first four (Baccarat 3.10).
    player = np.uint64(tables[HANDS + (coming & EVERY_OTHER)])
    banker = np.uint64(tables[HANDS + (coming >> CARD_BITS & EVERY_OTHER)])
    cell = (player & ONE_HAND) * TEN + (banker & ONE_HAND)
    cell = cell * TEN + tables[VALUE + (coming >> FIFTH & ONE_CARD)]
    used = np.uint64(tables[USED + cell])
    add(counts, cell * TEN + tables[VALUE + (coming >> SIXTH & ONE_CARD)], 1)
    return used, player >> PAIR_BIT, banker >> PAIR_BIT


def _situation(cell: int) -> Situation:
    player, banker, fifth, sixth = (cell // POINTS**n % POINTS for n in (3, 2, 1, 0))
    player_draws, banker_draws = table_of_play()
    pays = EDITIONS.current.insurance
    cells = [offer.cell for offer in offers(pays, FOUR_CARDS, player, banker)]
    final, other = player, banker
    if player_draws[player, banker]:
        final = (player + fifth) % POINTS
        if banker_draws[player, banker, fifth]:
            cells += [offer.cell for offer in offers(pays, THIRD_CARD, final, banker)]
            other = (banker + sixth) % POINTS
    elif banker_draws[player, banker, NO_THIRD_CARD]:
        other = (banker + fifth) % POINTS
    return Situation(winner_by_points(final, other), tuple(cells))


def _bets(counts: Counts) -> Iterator[Tally]:
    rounds = int(counts[ROUNDS])
    by_winner = dict.fromkeys(("player", "banker", "tie"), 0)
    for cell in np.flatnonzero(counts[:SITUATIONS]):
        by_winner[_situation(int(cell)).winner] += int(counts[cell])
    won = by_winner | {
        "player-pair": int(counts[PLAYER_PAIR]),
        "banker-pair": int(counts[BANKER_PAIR]),
    }
    pays = EDITIONS.current.pays
    for bet in layout.BETS:
        pushed = by_winner["tie"] if bet in ("player", "banker") else 0
        lost = rounds - won[bet] - pushed
        yield Tally.of(bet, {gain(pays[bet]): won[bet], PUSH: pushed, LOSS: lost})


def _insurance(counts: Counts) -> Iterator[Tally]:
    pays = EDITIONS.current.insurance
    found: dict[Cell, dict[Fraction, int]] = {cell: {} for cell in pays}
    for place in np.flatnonzero(counts[:SITUATIONS]):
        situation = _situation(int(place))
        for cell in situation.offered:
            net = _net(cell, pays[cell], situation.winner)
            found[cell][net] = found[cell].get(net, 0) + int(counts[place])
    for cell, results in found.items():
        yield Tally.of(f"{cell.side}-insurance", results, cell.on)


def _net(cell: Cell, odds: Odds, winner: str) -> Fraction:
    return gain(odds) if wins(cell, winner) else PUSH if winner == "tie" else LOSS
