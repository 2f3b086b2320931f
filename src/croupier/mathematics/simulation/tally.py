"""What a simulation has counted for one bet, and what follows from it."""

from collections.abc import Mapping
from fractions import Fraction
from math import erf, inf, sqrt
from typing import Self

import msgspec

from croupier.mathematics.exact.figures import Figures, Number
from croupier.mathematics.simulation.exact_interval import exact_interval

LEVEL = 0.95
CONFIDENCE = 1.959963984540054  # standard errors to either side of a 95 % interval
SUSPICIOUS = 4.0  # standard errors from the exact value
FEWEST_OF_THE_RAREST = 100  # to be expected, before a distance is held against a bet
FEWEST_FOR_AN_ERROR = 50  # equal results that carry the spread; with fewer the interval is exact
LITTLE = 0.01  # of the spread; results that make no more of it do not matter to the mean
FEWEST_RESULTS = 1_000  # where nothing is known of their chances


def usual_farthest(means: int) -> float:
    """How far, in standard errors, the farthest of so many means lies in half of all simulations,
    if they are independent."""
    low, high = 0.0, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if erf(middle / sqrt(2)) ** means < 0.5 else (low, middle)
    return low


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How often a bet had which net result, per unit staked; whole numbers, so sums are exact."""

    bet: str
    on: str | None = None
    results: Mapping[Fraction, int]
    expected: Figures | None = None  # what `probability` says of it
    error: float | None = None  # standard error where results of one round depend on each other
    void: int = 0  # rounds that used up the shoe and had no result

    @classmethod
    def of(
        cls,
        bet: str,
        results: Mapping[Fraction, int],
        on: str | None = None,
        *,
        error: float | None = None,
        void: int = 0,
    ) -> Self:
        counted = {net: int(n) for net, n in sorted(results.items()) if n}
        return cls(bet=bet, on=on, results=counted, error=error, void=void)

    @property
    def count(self) -> int:
        return sum(self.results.values())

    @property
    def mean(self) -> float | None:
        if not self.count:
            return None
        return float(sum(net * n for net, n in self.results.items()) / self.count)

    @property
    def standard_error(self) -> float | None:
        """Of the mean, from the spread that was seen; None below two results."""
        if self.count < 2 or self.mean is None:
            return None
        if self.error is not None:
            return self.error or None  # a single round of several boxes shows no spread
        squares = float(sum(net**2 * n for net, n in self.results.items()) / self.count)
        return sqrt(max(squares - self.mean**2, 0.0) / (self.count - 1))

    @property
    def is_normal(self) -> bool:
        """Its mean is nearly so: a standard error says how far off it may be."""
        if not self.count:
            return False
        known = None if self.expected is None else self.expected.results
        return self._independent() / _kurtosis(known or self.results) >= FEWEST_FOR_AN_ERROR

    @property
    def told_error(self) -> float | None:
        """The standard error, where it says enough."""
        return self.standard_error if self.is_normal else None

    @property
    def reach(self) -> float | None:
        """Of the confidence interval, to either side of the mean; None: it is not the same."""
        return None if self.told_error is None else CONFIDENCE * self.told_error

    @property
    def interval(self) -> tuple[float, float] | None:
        if self.mean is None:
            return None
        if self.reach is not None:
            return self.mean - self.reach, self.mean + self.reach
        if self.error is not None:
            return None  # results of one round depend on each other
        known = None if self.expected is None else self.expected.results
        every = dict.fromkeys(known or {}, 0) | dict(self.results)
        return exact_interval(every, LEVEL) if len(every) > 1 else None

    @property
    def exact(self) -> Number | None:
        return None if self.expected is None else self.expected.ev

    @property
    def z_score(self) -> float | None:
        """How many standard errors the mean lies from the exact value."""
        error = self._exact_error()
        if self.exact is None or self.mean is None or not error:
            return None
        return (self.mean - float(self.exact)) / error

    @property
    def suspicious(self) -> bool:
        """Too far away, once there are rounds enough for the mean to be nearly normal."""
        score = self.z_score
        return score is not None and abs(score) > SUSPICIOUS and self._has_rounds_enough()

    def _independent(self) -> float:
        """Results that would leave the mean as unsure if none depended on another."""
        if self.error is None:
            return self.count
        return _variance(self.results) / self.error**2 if self.error else 0.0

    def _exact_error(self) -> float | None:
        """From the exact spread where it is known: a bet that never won has shown none."""
        variance = None if self.expected is None else self.expected.variance
        if variance is None or self.error is not None or not self.count:
            return self.standard_error
        return sqrt(variance / self.count)

    def _has_rounds_enough(self) -> bool:
        if self.expected is None or self.expected.results is None:
            return self.count >= FEWEST_RESULTS
        return self.count * _rarest(self.expected.results) >= FEWEST_OF_THE_RAREST


def _variance(results: Mapping[Fraction, Number]) -> float:
    return _moments(results)[0]


def _kurtosis(results: Mapping[Fraction, Number]) -> float:
    """One over the share of results that would carry the spread if they were equal (Kish): of a bet
    that is rarely won, one over the chance of that."""
    square, fourth = _moments(results)
    return fourth / square**2 if square else inf


def _moments(results: Mapping[Fraction, Number]) -> tuple[float, float]:
    """The mean square and the mean fourth power of the distance from the mean."""
    weights = {float(net): float(weight) for net, weight in results.items()}
    total = sum(weights.values())
    mean = sum(net * weight for net, weight in weights.items()) / total
    square = sum((net - mean) ** 2 * weight for net, weight in weights.items()) / total
    return square, sum((net - mean) ** 4 * weight for net, weight in weights.items()) / total


def _rarest(results: Mapping[Fraction, Number]) -> float:
    """How often, or how likely, the rarest result is that makes a part of the spread."""
    weights = {float(net): float(weight) for net, weight in results.items()}
    mean = sum(net * weight for net, weight in weights.items()) / sum(weights.values())
    squares = {net: (net - mean) ** 2 * weight for net, weight in weights.items()}
    least = LITTLE * sum(squares.values())
    return min((weights[net] for net, square in squares.items() if square > least), default=0.0)
