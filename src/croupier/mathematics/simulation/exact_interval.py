"""An interval for a mean of few results, from the binomial law of each: no normal curve is assumed.

Every result has the interval of Clopper and Pearson, at such a level that all of them hold
together. The mean lies between the least and the greatest that such shares allow.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import erf, sqrt

import numpy as np

MANY = 400  # results of a kind and others, from which the normal curve is close enough
HALVINGS = 60


def exact_interval(results: Mapping[Fraction, int], level: float) -> tuple[float, float]:
    """`results`: net -> how often, with those that were never seen."""
    count, unsure = sum(results.values()), (1 - level) / len(results)
    shares = {float(net): share_of(n, count, unsure) for net, n in results.items()}
    return _extreme(shares, lowest=True), _extreme(shares, lowest=False)


def share_of(seen: int, count: int, unsure: float) -> tuple[float, float]:
    """Clopper and Pearson: in so many of all cases the true share lies outside."""
    if min(seen, count - seen) > MANY:
        share = seen / count
        reach = _spreads(unsure) * sqrt(share * (1 - share) / count)
        return share - reach, share + reach
    low = 0.0 if not seen else 1 - _highest(count - seen, count, unsure / 2)
    high = 1.0 if seen == count else _highest(seen, count, unsure / 2)
    return low, high


def _highest(seen: int, count: int, unsure: float) -> float:
    """The share at which so few, or fewer, are seen with the chance `unsure`."""
    low, high = seen / count, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(seen, count, middle) > unsure else (low, middle)
    return high


def _at_most(seen: int, count: int, share: float) -> float:
    """Of so many with this share; summed over those seen or over the others, which are fewer."""
    if seen > count - seen:
        return 1.0 - _at_most(count - seen - 1, count, 1 - share)
    if seen < 0 or share <= 0.0 or share >= 1.0:
        return float(seen >= 0 and share <= 0.0)
    steps = np.arange(1, seen + 1)
    ratios = np.log((count - steps + 1) / steps) + np.log(share) - np.log1p(-share)
    logs = count * np.log1p(-share) + np.concatenate(([0.0], np.cumsum(ratios)))
    return float(np.exp(logs).sum())


def _spreads(unsure: float) -> float:
    low, high = 0.0, 10.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if 1 - erf(middle / sqrt(2)) > unsure else (low, middle)
    return high


def _extreme(shares: Mapping[float, tuple[float, float]], *, lowest: bool) -> float:
    """What is not sure of the shares goes to the lowest nets first, or to the highest."""
    left = 1.0 - sum(low for low, _ in shares.values())
    found = sum(net * low for net, (low, _) in shares.items())
    for net, (low, high) in sorted(shares.items(), reverse=not lowest):
        more = min(high - low, left)
        found, left = found + net * more, left - more
    return found
