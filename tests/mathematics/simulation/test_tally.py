"""What follows from counted results: mean, standard error, interval, distance from the exact."""

from fractions import Fraction
from statistics import fmean, stdev

import msgspec
import pytest

from croupier.engine.money import Odds
from croupier.mathematics.exact.figures import ENUMERATED, Figures, won_or_lost
from croupier.mathematics.simulation.exact_interval import share_of
from croupier.mathematics.simulation.tally import SUSPICIOUS, Tally

COMMISSION = Fraction(95, 100)
BANKER = Tally.of("banker", {COMMISSION: 45, Fraction(-1): 44, Fraction(0): 11})


def test_mean_and_standard_error_are_those_of_the_single_results() -> None:
    single = [0.95] * 45 + [-1.0] * 44 + [0.0] * 11
    assert BANKER.count == 100
    assert BANKER.mean == pytest.approx(fmean(single), rel=1e-14)
    assert BANKER.standard_error == pytest.approx(stdev(single) / 10, rel=1e-13)


def test_the_interval_holds_a_normal_mean_in_95_of_100_cases() -> None:
    low, high = BANKER.interval or (0.0, 0.0)
    assert BANKER.mean is not None
    assert BANKER.standard_error is not None
    assert (low + high) / 2 == pytest.approx(BANKER.mean)
    assert (high - low) / 2 / BANKER.standard_error == pytest.approx(1.959963984540054)


def test_results_are_kept_in_order_and_only_those_that_occurred() -> None:
    made = Tally.of("tie", {Fraction(8): 3, Fraction(0): 0, Fraction(-1): 7}, "somewhere")
    assert list(made.results.items()) == [(Fraction(-1), 7), (Fraction(8), 3)]
    assert made.on == "somewhere"


@pytest.mark.parametrize("times", [0, 1])
def test_too_few_results_say_nothing(times: int) -> None:
    made = Tally.of("tie", {Fraction(8): times})
    assert made.mean == (8.0 if times else None)
    assert made.standard_error is None
    assert made.interval is None
    assert made.z_score is None
    assert not made.suspicious


MANY = Tally.of("banker", {net: 100 * times for net, times in BANKER.results.items()})


def exactly(value: Fraction | float) -> Tally:
    """Of the bet nothing is known but what it is worth."""
    figures = Figures(bet="banker", ev=value, method=ENUMERATED)
    return Tally(bet="banker", results=MANY.results, expected=figures)


def test_the_distance_from_the_exact_value_is_counted_in_standard_errors() -> None:
    assert MANY.mean is not None
    assert MANY.standard_error is not None
    assert MANY.z_score is None
    for errors in (-4.01, -3.99, 0.0, 3.99, 4.01):
        made = exactly(MANY.mean - errors * MANY.standard_error)
        assert made.z_score == pytest.approx(errors, abs=1e-9)
        assert made.suspicious == (abs(errors) > 4)
    assert exactly(Fraction(-1, 80)).z_score == pytest.approx(0.0, abs=1e-9)


def tie(lost: int, won: int = 0) -> Tally:
    """A bet that pays 8 to 1 and wins once in ten rounds."""
    figures = Figures.of("tie", won_or_lost(Odds.to(8), Fraction(1, 10)))
    counted = Tally.of("tie", {Fraction(-1): lost, Fraction(8): won})
    return msgspec.structs.replace(counted, expected=figures)


def test_the_exact_spread_is_taken_where_it_is_known() -> None:
    """One result is 8 or -1: its standard deviation is 9 times that of 1 and 0."""
    made = tie(lost=880, won=120)
    assert made.z_score == pytest.approx(9 * 0.02 / (9 * 0.3 / 1_000**0.5))
    assert made.standard_error == pytest.approx(9 * (0.12 * 0.88 / 999) ** 0.5)


def test_a_bet_that_never_wins_is_suspicious() -> None:
    made = tie(lost=1_000)
    assert made.standard_error == 0.0
    assert made.z_score == pytest.approx(-9 * 0.1 / (9 * 0.3 / 1_000**0.5))
    assert made.suspicious
    assert not tie(lost=100).suspicious  # it may not have come yet


@pytest.mark.parametrize(("rounds", "suspicious"), [(999, False), (1_000, True)])
def test_a_distance_counts_once_the_rarest_result_is_to_be_expected_often(
    rounds: int, suspicious: bool
) -> None:
    made = tie(lost=rounds - 150, won=150)
    assert made.z_score is not None
    assert made.z_score > SUSPICIOUS
    assert made.suspicious == suspicious


@pytest.mark.parametrize(("rounds", "suspicious"), [(999, False), (1_000, True)])
def test_without_known_chances_there_must_be_a_thousand_results(
    rounds: int, suspicious: bool
) -> None:
    figures = Figures(bet="initial", ev=0.5, method=ENUMERATED)
    won = rounds // 2
    results = {Fraction(1): won, Fraction(-1): rounds - won}
    made = Tally(bet="initial", results=results, expected=figures)
    assert made.z_score is not None
    assert made.z_score < -SUSPICIOUS
    assert made.suspicious == suspicious


def test_billions_of_results_are_as_exact_as_a_few() -> None:
    many = Tally.of("banker", {net: n * 10**16 for net, n in BANKER.results.items()})
    assert many.mean == BANKER.mean
    assert many.standard_error == pytest.approx((BANKER.standard_error or 0) / 1e8, rel=0.01)


def test_few_of_a_rare_result_have_an_exact_interval_and_no_standard_error() -> None:
    """Clopper and Pearson: none of 100 leaves up to 3.62 % open, by the 97.5 % of one side."""
    assert share_of(0, 100, 0.05) == pytest.approx((0.0, 0.036217), abs=1e-5)
    assert share_of(5, 100, 0.05) == pytest.approx((0.016432, 0.112835), abs=1e-5)
    few = Tally.of("straight", {Fraction(35): 2, Fraction(-1): 98})
    assert few.told_error is None
    assert few.interval is not None
    low, high = few.interval
    assert low < -1 + 36 / 39 < high


@pytest.mark.parametrize(("rounds", "told"), [(400, False), (410, True), (2_000, True)])
def test_a_standard_error_needs_results_enough_to_carry_it(rounds: int, told: bool) -> None:
    """Won once in ten rounds, whose fourth moment is 8.1 times the square of the second: 406 rounds
    are worth fifty equal ones."""
    made = tie(lost=rounds - rounds // 10, won=rounds // 10)
    assert (made.told_error is not None) == told
    seen = Tally.of("tie", made.results)
    assert (seen.told_error is not None) == told, "by the spread that was seen"


def test_results_that_depend_on_each_other_count_for_fewer() -> None:
    """Five boxes beside one Dealer: as many results as would leave the mean as unsure."""
    results = {Fraction(1): 100, Fraction(-1): 100}
    alone = Tally.of("initial", results).standard_error
    assert alone is not None
    assert Tally.of("initial", results, error=alone).told_error == alone
    assert Tally.of("initial", results, error=3 * alone).told_error is None, "22 rounds, not 200"
    assert Tally.of("initial", {Fraction(1): 1, Fraction(-1): 2}, error=0.5).told_error is None
