"""What a simulation has counted for one bet, and what follows from it."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Self

import msgspec

CONFIDENCE = 1.959963984540054  # standard errors to either side of a 95 % interval
SUSPICIOUS = 4.0  # standard errors from the exact value


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How often a bet had which net result, per unit staked; whole numbers, so sums are exact."""

    bet: str
    on: str | None = None
    results: Mapping[Fraction, int]
    exact: Fraction | float | None = None  # what `probability` says it is worth
    error: float | None = None  # standard error where results of one round hang together

    @classmethod
    def of(
        cls,
        bet: str,
        results: Mapping[Fraction, int],
        on: str | None = None,
        error: float | None = None,
    ) -> Self:
        counted = {net: int(n) for net, n in sorted(results.items()) if n}
        return cls(bet=bet, on=on, results=counted, error=error)

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
            return self.error
        squares = float(sum(net**2 * n for net, n in self.results.items()) / self.count)
        return sqrt(max(squares - self.mean**2, 0.0) / (self.count - 1))

    @property
    def interval(self) -> tuple[float, float] | None:
        if self.mean is None or self.standard_error is None:
            return None
        reach = CONFIDENCE * self.standard_error
        return self.mean - reach, self.mean + reach

    @property
    def z_score(self) -> float | None:
        """How many standard errors the mean lies from the exact value."""
        if self.exact is None or self.mean is None or not self.standard_error:
            return None
        return (self.mean - float(self.exact)) / self.standard_error

    @property
    def suspicious(self) -> bool:
        return self.z_score is not None and abs(self.z_score) > SUSPICIOUS
