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

from croupier.compiling import compiled
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
from croupier.simulation.plan import Counts
from croupier.simulation.shoes import Shoe, shoe
from croupier.simulation.shuffling import Cards, shuffle
from croupier.simulation.tally import Tally

VALUE_BITS = 4  # a card is its rank above its value
ENCODED = {card: RANKS.index(rank(card)) << VALUE_BITS | VALUES[rank(card)] for card in DECK}
VALUE = (1 << VALUE_BITS) - 1
SAME_RANK = 1 << VALUE_BITS  # set beside the points of two cards of one rank

SITUATIONS = POINTS**4
PLAYER_PAIR, BANKER_PAIR, ROUNDS = range(SITUATIONS, SITUATIONS + 3)  # counted after the cells


class Situation(msgspec.Struct, frozen=True):
    """How a round went, from its cell."""

    winner: str
    offered: tuple[Cell, ...]


class BaccaratPlan(msgspec.Struct, frozen=True):
    shoe: Shoe
    cards_used: NDArray[np.uint8]  # by Player's and Banker's points and the fifth card's value

    def play(self, state: np.uint64, rounds: int) -> Counts:
        counts = np.zeros(ROUNDS + 1, dtype=np.int64)
        _play(
            state, rounds, self.shoe.cards(ENCODED), self.shoe.last_start, self.cards_used, counts
        )
        return counts

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds of a shoe whose order is given."""
        counts = np.zeros(ROUNDS + 1, dtype=np.int64)
        _deal(cards, np.zeros_like(cards), self.shoe.last_start, rounds, self.cards_used, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        return (*_bets(counts), *_insurance(counts))

    def sheet(self) -> BaccaratSheet:
        return sheet(decks=self.shoe.decks)


def plan(*, decks: int = 8, cut: int | None = None, fresh: bool = False) -> BaccaratPlan:
    layout.settings(decks=decks)  # Baccarat 2.2.1
    player_draws, banker_draws = table_of_play()
    used = np.zeros((POINTS, POINTS, POINTS), dtype=np.uint8)
    for player, banker, fifth in product(range(POINTS), repeat=3):
        drawn = player_draws[player, banker]
        third = fifth if drawn else NO_THIRD_CARD
        used[player, banker, fifth] = 4 + drawn + banker_draws[player, banker, third]
    held = shoe(decks=decks, cut=cut, fresh=fresh, most_cards=CARDS_IN_A_ROUND)
    return BaccaratPlan(held, used.reshape(-1))


@compiled
def _play(
    state: np.uint64,
    rounds: int,
    cards: Cards,
    last_start: int,
    cards_used: NDArray[np.uint8],
    counts: Counts,
) -> None:
    points = np.zeros(len(cards), dtype=np.uint8)
    while rounds:
        state = shuffle(cards, last_start + CARDS_IN_A_ROUND + 1, state)
        rounds -= _deal(cards, points, last_start, rounds, cards_used, counts)


@compiled
def _deal(
    cards: Cards,
    points: Cards,
    last_start: int,
    rounds: int,
    cards_used: NDArray[np.uint8],
    counts: Counts,
) -> int:
    """Deals a shoe to the cut card, or `rounds` rounds of it; returns how many it dealt."""
    # Either Hand has every other card of the first four (Baccarat 3.10).
    for place in range(last_start + CARDS_IN_A_ROUND - 2):
        first, second = cards[place], cards[place + 2]
        total = (first & VALUE) + (second & VALUE)
        points[place] = (total - POINTS if total >= POINTS else total) | (
            SAME_RANK if first == second else 0
        )
    dealt = player_pairs = banker_pairs = at = 0
    while at <= last_start and dealt < rounds:
        player, banker = int(points[at]), int(points[at + 1])
        player_pairs += player >> VALUE_BITS
        banker_pairs += banker >> VALUE_BITS
        opening = (player & VALUE) * POINTS + (banker & VALUE)
        drawing = opening * POINTS + (cards[at + 4] & VALUE)
        counts[drawing * POINTS + (cards[at + 5] & VALUE)] += 1
        at += cards_used[drawing]
        dealt += 1
    counts[PLAYER_PAIR] += player_pairs
    counts[BANKER_PAIR] += banker_pairs
    counts[ROUNDS] += dealt
    return dealt


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
