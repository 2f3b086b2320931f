"""Insurance on the cards that lie, and bets from the shoe as it is, against the whole tables."""

from fractions import Fraction
from itertools import product
from math import perm

import numpy as np
import pytest

from croupier.engine.games.baccarat.commands import Insure
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import Cell
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.mathematics.advice import advised, cost_of
from croupier.mathematics.exact import sheet
from croupier.mathematics.exact.baccarat import from_points
from croupier.mathematics.exact.baccarat.from_here import rounds_from
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.advice.seeing import after, seen_by

FRESH = tuple(int(count) for count in Composition.of_decks(8).by_value(VALUES))
PLAYER_7_BANKER_0 = ("ann bets 100 player box 1", "dealer closes", "deal 3c 8d 4c 2c")


@pytest.mark.parametrize(("player", "banker"), [(0, 5), (5, 6), (6, 0), (7, 3)])
def test_all_cards_with_these_points_together_are_the_situation(player: int, banker: int) -> None:
    """Every pair of cards with these points, as often as a fresh shoe deals it."""
    found = np.zeros(3, dtype=object)
    for first, third in product(range(10), repeat=2):
        second, fourth = (player - first) % 10, (banker - third) % 10
        left, ways = list(FRESH), 1
        for value in (first, second, third, fourth):
            ways *= left[value]
            left[value] -= 1
        rounds = rounds_from(tuple(left), (first, second), (third, fourth))
        found += rounds.astype(object) * ways
    whole = from_points(player, banker)
    total = sum(found)
    wins = (whole.player_wins, whole.tie, whole.banker_wins)
    assert tuple(Fraction(int(each), int(total)) for each in found) == wins
    assert Fraction(int(total), perm(416, 6)) == whole.dealt


def test_bets_cost_what_the_house_keeps_of_them_from_this_shoe() -> None:
    desk = after("baccarat", "ann bets 100 banker box 1", shoe={"seen": "4s 4h 4d 5c"})
    left = Composition.left_in(desk.round.shoe)
    edges = {each.bet: each.edge for each in advised(seen_by(desk)).bets}
    assert edges == {each.bet: float(each.house_edge) for each in sheet("baccarat", shoe=left).bets}
    cost = cost_of(seen_by(desk), None)
    assert cost is not None
    assert cost.cost_cents == pytest.approx(10_000 * edges["banker"])


@pytest.mark.rule("Baccarat 4.1.3")
def test_insurance_is_worth_what_the_cards_to_come_make_of_it() -> None:
    """Player 7, Banker 0: the Banker draws one card, and only 8 and 9 beat the Player."""
    desk = after("baccarat", *PLAYER_7_BANKER_0)
    odds = EDITIONS.current.insurance[Cell("four-cards", "player", 7, 0)]
    eights_and_nines, sevens, left = 31 + 32, 32, 412
    lost = left - eights_and_nines - sevens
    ev = Fraction(odds.numerator * eights_and_nines - odds.denominator * lost, left)
    nothing, insured = advised(seen_by(desk)).moves
    assert (nothing.command, nothing.worth_cents, nothing.cost_cents) == (None, 0, 0)
    assert isinstance(insured.command, Insure)
    assert insured.command.stake_cents == 2_500
    assert insured.worth_cents == pytest.approx(float(2_500 * ev))
    assert insured.cost_cents == pytest.approx(float(-2_500 * ev))


def test_a_decision_costs_what_it_lacks_to_the_best() -> None:
    desk = after("baccarat", *PLAYER_7_BANKER_0)
    seen = seen_by(desk)
    declined = cost_of(seen, None)
    assert declined is not None
    assert declined.cost_cents == 0
    ten = Insure(desk.legal("ann")[0].command.by, "ann", "player", 1_000)
    bought = cost_of(seen, ten)
    assert bought is not None
    assert bought.cost_cents == pytest.approx(advised(seen).moves[1].cost_cents * 1_000 / 2_500)


def test_insurance_that_favours_the_player_is_best_and_to_forgo_it_costs() -> None:
    """Player 5, Banker 6: 3 to 1 on a Banker who mostly stands."""
    desk = after("baccarat", "ann bets 90 banker box 1", "dealer closes", "deal 2c Ks 3c 6d")
    best, nothing = advised(seen_by(desk)).moves
    assert isinstance(best.command, Insure)
    assert best.command.stake_cents == 3_000
    assert best.cost_cents == 0 < nothing.cost_cents
    assert nothing.command is None
