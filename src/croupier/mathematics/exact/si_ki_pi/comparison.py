"""Every hand in each of its divisions against every hand of a House-Way Dealer, counted in whole
numbers (Si Ki Pi 3.21, 3.22.1, 3.22.2, 3.22.7, 3.22.8, 3.22.9).

From one deck that is 270,725 hands against 194,580 each, 5 × 10^10 deals, inside 64 bits.
"""

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

NEITHER, ONE, BOTH = range(3)  # how many of the Dealer's hands are beaten: lost, Stand Off, won


class Comparison(NamedTuple):
    """How often each set of ranks is dealt, and how it does against all hands of the Dealer."""

    dealt: NDArray[np.int64]  # [set]
    results: NDArray[np.int64]  # [set, way, hands beaten]

    @property
    def total(self) -> int:
        """Every hand against every Dealer's hand."""
        return int(self.dealt @ self.results[:, 0].sum(axis=1))

    def by(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """[set, hands beaten] when each set is divided in the chosen way."""
        return np.asarray(self.results[np.arange(len(chosen)), chosen])


def compare(deck: Counts) -> Comparison:
    """`deck` is how many cards there are of each rank, A 2 … K."""
    sets = every_rank_set()
    every = np.arange(len(sets.hands))
    choose = np.array(
        [[comb(n, k) for k in range(CARDS_IN_A_HAND + 1)] for n in range(int(deck.max()) + 1)]
    )
    dealt = choose[deck, sets.counts].prod(axis=1)
    results = np.zeros((*sets.low.shape, BOTH + 1), dtype=np.int64)
    _count(
        sets.counts,
        sets.low,
        sets.high,
        sets.low[every, sets.house_way],
        sets.high[every, sets.house_way],
        deck,
        choose,
        dealt,
        results,
    )
    return Comparison(dealt, results)


@compiled
def _count(
    counts: NDArray[np.int64],
    low: NDArray[np.int64],
    high: NDArray[np.int64],
    dealers_low: NDArray[np.int64],
    dealers_high: NDArray[np.int64],
    deck: Counts,
    choose: NDArray[np.int64],
    dealt: NDArray[np.int64],
    results: NDArray[np.int64],
) -> None:
    """Fills the last array. Equal hands are the Dealer's."""
    for own in range(len(counts)):
        if dealt[own] == 0:
            continue
        left = deck - counts[own]
        for dealers in range(len(counts)):
            ways = 1
            for rank in range(len(deck)):
                ways *= choose[left[rank], counts[dealers, rank]]
            for way in range(low.shape[1]):
                beaten = int(low[own, way] > dealers_low[dealers])
                beaten += int(high[own, way] > dealers_high[dealers])
                results[own, way, beaten] += ways
