"""A round of Baccarat whose first four cards lie: who draws, who wins, which Insurance is offered
(Baccarat 1.10, 3.12.1, 3.13, 3.15, 4.1.3)."""

from fractions import Fraction

import msgspec
import numpy as np

from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS
from croupier.engine.games.baccarat.table_of_play import natural
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.baccarat.enumeration import Deals
from croupier.mathematics.exact.baccarat.insurance import InsuranceCell, rounds_of, worth_of
from croupier.mathematics.exact.baccarat.table_of_play import (
    NO_THIRD_CARD,
    POINTS,
    table_of_play,
    two_cards_worth,
)
from croupier.mathematics.exact.sheet import ImpossibleQuestion


class ImpossiblePoints(ImpossibleQuestion):
    """Two Hands cannot have such points; the sentence says why."""


class Situation(msgspec.Struct, frozen=True):
    """By the points of the first two cards of each Hand; chances are of the rounds from there."""

    player: int
    banker: int
    dealt: Fraction  # in how many of all rounds it comes up
    player_wins: Fraction
    tie: Fraction
    banker_wins: Fraction
    natural: bool
    player_draws: bool
    banker_draws_on: tuple[int, ...]  # values of the Player's third card
    banker_draws_alone: bool  # where the Player Hand has no third card
    insurance: tuple[InsuranceCell, ...]  # `offered` in so many of the rounds from here


def situation(deals: Deals, player: int, banker: int) -> Situation:
    for points in (player, banker):
        if points not in range(POINTS):
            raise ImpossiblePoints(phrase("impossible-a-hand-has-to-points-not", a=str(points)))
    rounds = deals.four_cards[player, banker]
    total = int(rounds.sum())
    if not total:
        raise ImpossiblePoints(
            phrase("impossible-this-shoe-cannot-deal-a-player", a=str(player), b=str(banker))
        )
    table = table_of_play()
    draws = bool(table.player_draws[player, banker])
    against = np.flatnonzero(table.banker_draws[player, banker, :NO_THIRD_CARD])
    player_wins, tie, banker_wins = (Fraction(int(count), total) for count in rounds)
    return Situation(
        player,
        banker,
        Fraction(total, deals.total),
        player_wins,
        tie,
        banker_wins,
        natural(two_cards_worth(player), two_cards_worth(banker)),
        draws,
        tuple(against.tolist()) if draws else (),
        not draws and bool(table.banker_draws[player, banker, NO_THIRD_CARD]),
        _insurance(deals, player, banker, total),
    )


def _insurance(deals: Deals, player: int, banker: int, total: int) -> tuple[InsuranceCell, ...]:
    """Baccarat 3.12.1: after four cards, and after the Player's third card."""
    found = []
    for cell, odds in EDITIONS.current.insurance.items():
        if cell.banker_points != banker:
            continue
        if cell.stage == FOUR_CARDS and cell.player_points != player:
            continue
        rounds = rounds_of(deals, cell, before=player)
        if rounds.any():
            found.append(worth_of(cell, odds, rounds, total))
    return tuple(found)
