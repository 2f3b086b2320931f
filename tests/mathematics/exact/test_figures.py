"""What follows from the results of a bet, in fractions and in floating point."""

from fractions import Fraction
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.money import Odds
from croupier.mathematics.exact.figures import (
    COUNTED,
    ENUMERATED,
    Figures,
    Results,
    gain,
    won_or_lost,
)

EVENS = Odds.to(1)


def test_the_gain_of_odds() -> None:
    assert [gain(odds) for odds in (Odds.to(8), Odds.to(95, 100), Odds.to(3, 2))] == [
        8,
        Fraction(19, 20),
        Fraction(3, 2),
    ]


def test_a_bet_with_a_push() -> None:
    bet = Figures.of("banker", won_or_lost(Odds.to(95, 100), Fraction(1, 2), Fraction(1, 10)))
    assert (bet.win, bet.push, bet.lose) == (Fraction(1, 2), Fraction(1, 10), Fraction(2, 5))
    assert bet.ev == bet.exact == Fraction(3, 40)
    assert bet.house_edge == Fraction(-3, 40)
    squares = Fraction(361, 400) / 2 + Fraction(2, 5)
    assert bet.variance == squares - Fraction(3, 40) ** 2
    assert bet.method == COUNTED


def test_a_bet_that_never_pushes_has_no_such_result() -> None:
    bet = Figures.of("tie", won_or_lost(Odds.to(8), Fraction(1, 10)))
    assert bet.results == {Fraction(-1): Fraction(9, 10), Fraction(8): Fraction(1, 10)}
    assert bet.push == 0


def test_results_come_in_order_from_the_worst() -> None:
    results = {
        Fraction(3): Fraction(1, 4),
        Fraction(-1): Fraction(1, 2),
        Fraction(1): Fraction(1, 4),
    }
    bet = Figures.of("bonus", results)
    assert list(bet.results or {}) == [-1, 1, 3]
    assert bet.win == Fraction(1, 2)


def test_floating_point_is_not_called_exact() -> None:
    bet = Figures.of("initial", won_or_lost(EVENS, 0.3, 0.1), ENUMERATED)
    assert bet.exact is None
    assert isinstance(bet.ev, float)
    assert isclose(bet.ev, -0.3)
    assert isclose(bet.lose or 0, 0.6)


def test_where_only_the_expected_value_is_known() -> None:
    bet = Figures(bet="initial", ev=-0.01, method=ENUMERATED)
    assert (bet.win, bet.push, bet.lose, bet.variance, bet.ahead_after(10)) == (None,) * 5
    assert bet.house_edge == 0.01


@pytest.mark.parametrize(
    ("results", "method"),
    [
        ({Fraction(1): Fraction(1, 2)}, COUNTED),
        ({Fraction(1): Fraction(1, 2), Fraction(-1): Fraction(2, 3)}, COUNTED),
        ({Fraction(1): 0.5, Fraction(-1): 0.5 + 1e-12}, COUNTED),
        ({Fraction(1): 0.5, Fraction(-1): 0.5 + 1e-8}, ENUMERATED),
        ({}, COUNTED),
    ],
)
def test_results_that_do_not_add_up_are_a_bug(results: Results, method: str) -> None:
    with pytest.raises(AssertionError):
        Figures.of("tie", results, method)


@given(st.integers(0, 1_000), st.integers(0, 1_000), st.integers(1, 1_000), st.integers(1, 50))
def test_variance_is_the_mean_square_away_from_the_mean(
    wins: int, pushes: int, losses: int, pays: int
) -> None:
    total = wins + pushes + losses
    results = won_or_lost(Odds.to(pays), Fraction(wins, total), Fraction(pushes, total))
    bet = Figures.of("any", results)
    mean = Fraction(pays * wins - losses, total)
    away = wins * (pays - mean) ** 2 + pushes * mean**2 + losses * (1 + mean) ** 2
    assert bet.ev == mean
    assert bet.variance == away / total
    assert bet.win == Fraction(wins, total)
    assert bet.lose == Fraction(losses, total)
