"""Numbers that sum a bet up: Kelly stakes, N0, the volatility index, what an hour costs."""

from collections.abc import Mapping
from fractions import Fraction
from math import exp, inf, log, log1p

import msgspec

from croupier.mathematics.exact.figures import Figures

CONFIDENCE = 1.6448536269514722  # standard deviations that 90 % of results lie within
PARTS = (Fraction(1), Fraction(1, 2), Fraction(1, 4))  # of the Kelly stake
STEPS = 200  # halvings


class Kelly(msgspec.Struct, frozen=True):
    """A part of the Kelly stake: what share of the purse is bet each time, and what comes of it."""

    part: Fraction
    stake: float  # of the purse
    growth: float  # of its logarithm, each round
    halved: float  # the chance that the purse is ever down to half, staking without steps


class Measures(msgspec.Struct, frozen=True):
    ev: float  # per unit staked
    spread: float
    volatility_index: float  # 90 % of results lie within so many units of the mean
    n0: float  # rounds until the mean is as large as the spread
    cost_cents_an_hour: float  # of a player
    kelly: tuple[Kelly, ...]  # none for a bet that loses in the long run


def measures(figures: Figures, stake_cents: int, rounds_an_hour: float) -> Measures:
    assert figures.results is not None, "each result is known"
    ev, variance = float(figures.ev), float(figures.variance or 0)
    results = {float(net): float(chance) for net, chance in figures.results.items()}
    return Measures(
        ev,
        variance**0.5,
        CONFIDENCE * variance**0.5,
        variance / ev**2 if ev else inf,
        -ev * stake_cents * rounds_an_hour,
        tuple(kelly(results)),
    )


def kelly(results: Mapping[float, float]) -> list[Kelly]:
    """The stake at which the purse grows fastest, and parts of it."""
    best = kelly_stake(results)
    return [_part(results, part, best) for part in PARTS] if best else []


def kelly_stake(results: Mapping[float, float]) -> float:
    """Where the growth of the logarithm no longer rises; it falls from there on."""
    if sum(net * chance for net, chance in results.items()) <= 0:
        return 0.0
    worst = min(results)
    if worst >= 0:
        return 1.0  # nothing can be lost
    low, high = 0.0, min(1.0, -1 / worst)
    for _ in range(STEPS):
        middle = (low + high) / 2
        rising = sum(chance * net / (1 + middle * net) for net, chance in results.items()) > 0
        low, high = (middle, high) if rising else (low, middle)
    return low


def _part(results: Mapping[float, float], part: Fraction, best: float) -> Kelly:
    stake = float(part) * best
    growth = sum(chance * log1p(stake * net) for net, chance in results.items())
    return Kelly(part, stake, growth, exp(log(0.5) * (2 / float(part) - 1)))
