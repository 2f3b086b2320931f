"""What follows from counted results: mean, standard error, interval, distance from the exact."""

from fractions import Fraction
from statistics import fmean, stdev

import pytest

from croupier.simulation.tally import Tally

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


def exactly(value: Fraction | float | None) -> Tally:
    return Tally(bet="banker", results=BANKER.results, exact=value)


def test_the_distance_from_the_exact_value_is_counted_in_standard_errors() -> None:
    assert BANKER.mean is not None
    assert BANKER.standard_error is not None
    assert exactly(None).z_score is None
    for errors in (-4.01, -3.99, 0.0, 3.99, 4.01):
        made = exactly(BANKER.mean - errors * BANKER.standard_error)
        assert made.z_score == pytest.approx(errors, abs=1e-9)
        assert made.suspicious == (abs(errors) > 4)
    assert exactly(Fraction(-1, 80)).z_score == pytest.approx(0.0, abs=1e-9)


def test_a_bet_that_always_ends_alike_has_no_distance() -> None:
    made = Tally(bet="tie", results={Fraction(-1): 1_000}, exact=Fraction(-1, 7))
    assert made.standard_error == 0.0
    assert made.z_score is None


def test_billions_of_results_are_as_exact_as_a_few() -> None:
    many = Tally.of("banker", {net: n * 10**16 for net, n in BANKER.results.items()})
    assert many.mean == BANKER.mean
    assert many.standard_error == pytest.approx((BANKER.standard_error or 0) / 1e8, rel=0.01)
