"""The chance of being ahead, against sums taken one by one, formulas and the normal curve."""

from collections import defaultdict
from fractions import Fraction
from math import comb, erf, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.money import Odds
from croupier.mathematics.exact import edge
from croupier.mathematics.exact.ahead import chance_of_being_ahead
from croupier.mathematics.exact.figures import Results, won_or_lost

COIN: Results = {Fraction(1): Fraction(1, 2), Fraction(-1): Fraction(1, 2)}
PRECISION = 1e-12


def added_up(results: Results, rounds: int) -> Fraction:
    """Round by round, every sum with its probability."""
    sums = {Fraction(0): Fraction(1)}
    for _ in range(rounds):
        after = defaultdict[Fraction, Fraction](Fraction)
        for total, chance in sums.items():
            for net, more in results.items():
                after[total + net] += chance * Fraction(more)
        sums = after
    return sum((chance for total, chance in sums.items() if total > 0), Fraction(0))


@st.composite
def bets(draw: st.DrawFn) -> Results:
    """Up to four results, in halves, thirds and twentieths of the stake."""
    nets = st.builds(Fraction, st.integers(-40, 200), st.sampled_from([1, 2, 3, 20]))
    weights = draw(st.dictionaries(nets, st.integers(1, 50), min_size=1, max_size=4))
    total = sum(weights.values())
    return {net: Fraction(weight, total) for net, weight in weights.items()}


@settings(max_examples=60)
@given(bets(), st.integers(1, 6))
def test_any_bet_after_a_few_rounds(results: Results, rounds: int) -> None:
    found = chance_of_being_ahead(results, rounds)
    assert found == pytest.approx(float(added_up(results, rounds)), abs=PRECISION)


@pytest.mark.parametrize("bet", ["player", "banker", "tie", "player-pair"])
@pytest.mark.parametrize("rounds", [1, 2, 10, 30])
def test_bets_of_baccarat_added_up_round_by_round(bet: str, rounds: int) -> None:
    figures = edge("baccarat", bet)
    assert figures.results is not None
    found = figures.ahead_after(rounds)
    assert found == pytest.approx(float(added_up(figures.results, rounds)), abs=PRECISION)


@pytest.mark.parametrize("rounds", [1, 2, 9, 10, 100, 1_000, 10_001])
def test_a_fair_coin(rounds: int) -> None:
    """Ahead and behind are equally likely; what is left is being level."""
    level = Fraction(0) if rounds % 2 else Fraction(comb(rounds, rounds // 2), 2**rounds)
    found = chance_of_being_ahead(COIN, rounds)
    assert found == pytest.approx(float((1 - level) / 2), abs=PRECISION)


@pytest.mark.parametrize("rounds", [1, 10, 35, 36, 100, 1_000])
def test_a_bet_at_35_to_1_by_the_binomial_formula(rounds: int) -> None:
    win = Fraction(1, 39)
    enough = rounds // 36 + 1  # wins, at 36 units each, that are more than was staked
    exact = sum(
        comb(rounds, wins) * win**wins * (1 - win) ** (rounds - wins)
        for wins in range(enough, rounds + 1)
    )
    found = chance_of_being_ahead(won_or_lost(Odds.to(35), win), rounds)
    assert found == pytest.approx(float(exact), abs=PRECISION)


@pytest.mark.parametrize("bet", ["player", "banker", "tie", "player-pair"])
def test_many_rounds_come_close_to_the_normal_curve(bet: str) -> None:
    rounds = 10_000
    figures = edge("baccarat", bet)
    found = figures.ahead_after(rounds)
    assert figures.variance is not None
    away = float(figures.ev) * sqrt(rounds) / sqrt(float(figures.variance))
    assert found == pytest.approx((1 + erf(away / sqrt(2))) / 2, abs=0.01)


@pytest.mark.parametrize("rounds", [1, 10, 1_000])
def test_what_is_certain(rounds: int) -> None:
    assert chance_of_being_ahead({Fraction(-1): Fraction(1)}, rounds) == 0
    assert chance_of_being_ahead({Fraction(0): Fraction(1)}, rounds) == 0
    assert chance_of_being_ahead({Fraction(19, 20): Fraction(1)}, rounds) == 1
    never = chance_of_being_ahead({Fraction(-1): 0.5, Fraction(0): 0.5}, rounds)
    assert never == pytest.approx(0, abs=PRECISION)


def test_one_win_that_outweighs_all_losses() -> None:
    jackpot = {Fraction(1_000): Fraction(1, 100), Fraction(-1): Fraction(99, 100)}
    found = chance_of_being_ahead(jackpot, 500)
    assert found == pytest.approx(1 - 0.99**500, abs=PRECISION)


def test_results_worth_the_same_as_floats() -> None:
    floats = {
        net: float(chance) for net, chance in (edge("baccarat", "banker").results or {}).items()
    }
    assert chance_of_being_ahead(floats, 100) == edge("baccarat", "banker").ahead_after(100)
