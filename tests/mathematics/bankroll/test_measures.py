"""Doubling or ruin, Kelly stakes and N0: against closed forms and published figures."""

from fractions import Fraction
from math import exp, isclose, log

import pytest
from hypothesis import given, settings

from croupier.mathematics.bankroll.measures import kelly, kelly_stake, measures
from croupier.mathematics.bankroll.session import SessionPlan, session
from croupier.mathematics.bankroll.stakes import ImpossibleSession, TooManyPurses
from croupier.mathematics.bankroll.target import reaching
from croupier.mathematics.exact.figures import Figures
from tests.mathematics.bankroll.brute_force import Results
from tests.mathematics.bankroll.test_sessions import any_results, coin, staked


@pytest.mark.parametrize("win", [Fraction(18, 38), Fraction(1, 3), Fraction(3, 5)])
@pytest.mark.parametrize(("purse", "target"), [(1, 2), (10, 20), (37, 41), (100, 150)])
def test_the_ruin_of_a_gambler(win: Fraction, purse: int, target: int) -> None:
    """((q/p)^a - 1) / ((q/p)^n - 1), and how long it takes."""
    ratio = float((1 - win) / win)
    chance = (ratio**purse - 1) / (ratio**target - 1)
    found = reaching(staked(coin(win), 100), 100 * purse, 100 * target)
    assert isclose(found.chance, chance, rel_tol=1e-9)
    drift = float(1 - 2 * win)
    assert isclose(found.rounds, purse / drift - target / drift * chance, rel_tol=1e-8)


def test_a_fair_coin() -> None:
    found = reaching(staked(coin(Fraction(1, 2)), 100), 3_000, 10_000)
    assert isclose(found.chance, 0.3, rel_tol=1e-9)
    assert isclose(found.rounds, 30 * 70, rel_tol=1e-9)


@settings(deadline=None, max_examples=25)
@given(any_results())
def test_it_is_where_a_very_long_session_ends(results: Results) -> None:
    bet = staked(results, 200)
    if min(bet.nets) >= 0 or max(bet.nets) <= 0:
        return  # it ends for sure, or never
    found = reaching(bet, 1_000, 2_000)
    plan = SessionPlan(purse_cents=1_000, bet=bet, rounds=400, target_cents=2_000)
    played = session(plan)
    left = 1 - played.ruined - played.reached
    assert played.reached - 1e-9 <= found.chance <= played.reached + left + 1e-9


def test_nobody_waits_for_what_they_have() -> None:
    bet = staked(coin(Fraction(1, 2)), 100)
    for purse, target in ((99, 1_000), (1_000, 1_000)):
        with pytest.raises(ImpossibleSession):
            reaching(bet, purse, target)


def test_too_many_purses_to_wait_for() -> None:
    results = {Fraction(-1): Fraction(1, 2), Fraction(100_003, 100_000): Fraction(1, 2)}
    with pytest.raises(TooManyPurses, match="multiples of each other"):
        reaching(staked(results, 100_000), 500_000, 1_000_000)


@pytest.mark.parametrize(
    ("win", "odds"), [(Fraction(6, 10), 1), (Fraction(2, 5), 2), (Fraction(1, 30), 35)]
)
def test_kelly_s_formula(win: Fraction, odds: int) -> None:
    """Edge over odds: (bp - q) / b."""
    results = {float(odds): float(win), -1.0: float(1 - win)}
    assert isclose(
        kelly_stake(results), float((odds * win - (1 - win)) / odds), rel_tol=1e-9, abs_tol=1e-12
    )


def test_parts_of_the_kelly_stake() -> None:
    """At the whole of it the purse is halved some day with chance 1/2, at half of it 1/8."""
    whole, half, quarter = kelly({1.0: 0.6, -1.0: 0.4})
    assert isclose(whole.stake, 0.2)
    assert isclose(whole.growth, 0.6 * log(1.2) + 0.4 * log(0.8))
    assert [whole.halved, half.halved, quarter.halved] == pytest.approx([1 / 2, 1 / 8, 1 / 128])
    assert whole.growth > half.growth > quarter.growth > 0
    assert isclose(half.growth / whole.growth, 0.75, abs_tol=0.01), "three quarters of the growth"


def test_no_stake_is_best_where_the_house_has_the_edge() -> None:
    assert kelly({1.0: 0.4, -1.0: 0.6}) == []
    assert kelly_stake({1.0: 0.5, 0.5: 0.5}) == 1.0


def test_numbers_that_sum_a_bet_up() -> None:
    red = Figures.of("red", coin(Fraction(18, 38)))
    found = measures(red, 2_500, 40)
    assert isclose(found.ev, -1 / 19)
    assert isclose(found.spread**2, 1 - 1 / 361)
    assert isclose(found.n0, (1 - 1 / 361) * 361)
    assert isclose(found.cost_cents_an_hour, 2_500 * 40 / 19)
    assert found.kelly == ()


def test_ruin_of_a_counter_by_the_usual_approximation() -> None:
    """exp(-2 ev purse / variance), which is near where results are small beside the purse."""
    win = Fraction(51, 100)
    found = 1 - reaching(staked(coin(win), 100), 5_000, 200_000).chance
    variance = float(1 - (2 * win - 1) ** 2)
    assert isclose(found, exp(-2 * 0.02 * 50 / variance), rel_tol=0.01)
