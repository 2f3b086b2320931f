"""Baccarat at speed: shoes dealt to the cut card, every bet and Insurance cell counted (Baccarat
2.2.1, 3.10, 3.13, 3.15, 4.1.2, 4.1.3).

A round is a cell: the points of both Hands on two cards and the values of the next two cards of the
shoe. They decide who draws, who wins and what is offered, so the loop has no branch but the end of
the shoe. The pay tables are read when it is over.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.compiling import add, always_inline, compiled
from croupier.equipment.cards import DECK, RANKS, rank
from croupier.games.baccarat import layout
from croupier.games.baccarat.drawing import VALUES
from croupier.games.baccarat.edition import EDITIONS
from croupier.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, offers, wins
from croupier.games.baccarat.settlement import winner_by_points
from croupier.money import Odds
from croupier.probability.baccarat import BaccaratSheet, sheet
from croupier.probability.baccarat.enumeration import CARDS_IN_A_ROUND
from croupier.probability.baccarat.table_of_play import NO_THIRD_CARD, POINTS, table_of_play
from croupier.probability.figures import LOSS, PUSH, gain
from croupier.simulation.chunks import Counts, Kernel, Room, lay, rounds_of
from croupier.simulation.shoes import Shoe, shoe
from croupier.simulation.shuffling import Cards, shuffle
from croupier.simulation.streams import first_state
from croupier.simulation.tally import Tally

VALUE_BITS = 4  # a card is its rank above its value
ENCODED = {card: RANKS.index(rank(card)) << VALUE_BITS | VALUES[rank(card)] for card in DECK}
VALUE = (1 << VALUE_BITS) - 1

SITUATIONS = POINTS**4
PLAYER_PAIR, BANKER_PAIR, ROUNDS = range(SITUATIONS, SITUATIONS + 3)  # counted after the cells


class Situation(msgspec.Struct, frozen=True):
    """How a round went, from its cell."""

    winner: str
    offered: tuple[Cell, ...]


class BaccaratPlan(msgspec.Struct, frozen=True):
    shoe: Shoe
    cards_used: NDArray[np.uint8]  # by Player's and Banker's points and the fifth card's value

    def kernel(self) -> Kernel:
        deck = self.shoe.cards(ENCODED)
        return Kernel(_play, deck, 0, self.shoe.last_start, self.cards_used, ROUNDS + 1)

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds of a shoe whose order is given."""
        counts = np.zeros(ROUNDS + 1, dtype=np.int64)
        _deal_one(cards, self.shoe.last_start, rounds, self.cards_used, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        return (*_bets(counts), *_insurance(counts))

    def sheet(self) -> BaccaratSheet:
        return sheet(decks=self.shoe.decks)


def plan(*, decks: int = 8, cut: int | None = None, fresh: bool = False) -> BaccaratPlan:
    layout.settings(decks=decks)  # Baccarat 2.2.1
    player_draws, banker_draws = table_of_play()
    used = np.zeros((VALUE + 1, VALUE + 1, VALUE + 1), dtype=np.uint8)
    for player, banker, fifth in product(range(POINTS), repeat=3):
        drawn = player_draws[player, banker]
        third = fifth if drawn else NO_THIRD_CARD
        used[player, banker, fifth] = 4 + drawn + banker_draws[player, banker, third]
    held = shoe(decks=decks, cut=cut, fresh=fresh, most_cards=CARDS_IN_A_ROUND)
    return BaccaratPlan(held, used.reshape(-1))


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
    last_start: int,
    cards_used: NDArray[np.uint8],
    counts: Counts,
) -> None:
    for chunk in range(first, last, step):
        lay(deck, cards)
        state, left = first_state(start, chunk), rounds_of(chunk, rounds)
        add(counts, ROUNDS, left)
        player_pairs = banker_pairs = 0
        while left:
            state = shuffle(cards, last_start + CARDS_IN_A_ROUND, state)
            dealt, of_player, of_banker = _deal(cards, last_start, left, cards_used, counts)
            left -= dealt
            player_pairs += of_player
            banker_pairs += of_banker
        add(counts, PLAYER_PAIR, player_pairs)
        add(counts, BANKER_PAIR, banker_pairs)


@compiled
def _deal_one(
    cards: Cards, last_start: int, rounds: int, cards_used: NDArray[np.uint8], counts: Counts
) -> None:
    dealt, of_player, of_banker = _deal(cards, last_start, rounds, cards_used, counts)
    add(counts, ROUNDS, dealt)
    add(counts, PLAYER_PAIR, of_player)
    add(counts, BANKER_PAIR, of_banker)


@compiled
def _deal(
    cards: Cards, last_start: int, rounds: int, cards_used: NDArray[np.uint8], counts: Counts
) -> tuple[int, int, int]:
    """Deals a shoe to the cut card, or `rounds` rounds of it: how many, and the pairs in them."""
    dealt = player_pairs = banker_pairs = at = 0
    while at <= last_start and dealt < rounds:
        # Either Hand has every other card of the first four (Baccarat 3.10).
        player, banker = np.int64(cards[at]), np.int64(cards[at + 1])
        players, bankers = np.int64(cards[at + 2]), np.int64(cards[at + 3])
        player_pairs += player == players
        banker_pairs += banker == bankers
        on_two, on_two_too = _points(player, players), _points(banker, bankers)
        fifth, sixth = np.int64(cards[at + 4]) & VALUE, np.int64(cards[at + 5]) & VALUE
        add(counts, ((on_two * POINTS + on_two_too) * POINTS + fifth) * POINTS + sixth, 1)
        at += cards_used[on_two << 2 * VALUE_BITS | on_two_too << VALUE_BITS | fifth]
        dealt += 1
    return dealt, player_pairs, banker_pairs


@always_inline
def _points(first: np.int64, second: np.int64) -> np.int64:
    total = (first & VALUE) + (second & VALUE)
    return total - POINTS if total >= POINTS else total


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
    for number in np.flatnonzero(counts[:SITUATIONS]):
        situation = _situation(int(number))
        for cell in situation.offered:
            net = _net(cell, pays[cell], situation.winner)
            found[cell][net] = found[cell].get(net, 0) + int(counts[number])
    for cell, results in found.items():
        on = f"{cell.stage} {cell.player_points}-{cell.banker_points}"
        yield Tally.of(f"{cell.side}-insurance", results, on)


def _net(cell: Cell, odds: Odds, winner: str) -> Fraction:
    return gain(odds) if wins(cell, winner) else PUSH if winner == "tie" else LOSS
