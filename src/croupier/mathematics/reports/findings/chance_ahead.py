"""The chance of being ahead as spins add up, every number of spins counted."""

import numpy as np

LONGEST = 2_000  # spins
PER_DECADE = 24  # spans of spins on a scale of logarithms


def hope(chance: float, returned: int) -> tuple[tuple[int, float, float, float], ...]:
    """A bet that wins with `chance` and then has `returned` stakes, its own among them.

    It jumps with each further win that is needed, so each span of spins has a least, a mean and a
    greatest chance.
    """
    ahead = _ahead(chance, returned)
    starts = np.unique(np.floor(10 ** (np.arange(0, np.log10(LONGEST), 1 / PER_DECADE)))).astype(
        int
    )
    ends = np.append(starts[1:], LONGEST + 1)
    return tuple(
        (int(start), float(span.min()), float(span.mean()), float(span.max()))
        for start, end in zip(starts, ends, strict=True)
        for span in [ahead[start:end]]
    )


def _ahead(chance: float, returned: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """By number of spins: the chance that what came back is more than what was staked."""
    wins = np.zeros(LONGEST + 2)
    wins[0] = 1.0
    found = np.zeros(LONGEST + 1)
    for spins in range(1, LONGEST + 1):
        wins[1:] = wins[1:] * (1 - chance) + wins[:-1] * chance
        wins[0] *= 1 - chance
        found[spins] = wins[spins // returned + 1 :].sum()
    return found
