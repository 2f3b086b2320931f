"""The chance of being ahead after n independent rounds, from the whole distribution of the sum."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm


def chance_of_being_ahead(results: Mapping[Fraction, Fraction | float], rounds: int) -> float:
    """Every round the same bet at the same stake; level is not ahead.

    Results are whole multiples of one step, so the sum of n rounds has a polynomial to the power n
    as its distribution: raised through the discrete Fourier transform, with an error near 1e-12.
    """
    import numpy as np  # late: see `composition`

    assert rounds > 0
    steps = lcm(*(net.denominator for net in results))
    nets = {int(net * steps): float(chance) for net, chance in results.items()}
    low, high = min(nets), max(nets)
    length = 1 << (rounds * (high - low)).bit_length()
    one = np.zeros(length)
    for net, chance in nets.items():
        one[net - low] += chance
    sums = np.fft.irfft(np.fft.rfft(one) ** rounds, length)
    level = -rounds * low  # the place of the sum 0
    return float(min(max(sums[max(level + 1, 0) :].sum(), 0.0), 1.0))
