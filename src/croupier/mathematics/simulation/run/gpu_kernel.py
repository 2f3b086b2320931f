"""What every thread of a graphics card does; read only where there is one, or Numba's simulator.

It plays chunks of its own. Its cards lie in the memory that a block of threads shares, card by card
beside those of the others, and so do the counts of the block: they are added to those of all when
the block has ended.
"""

from functools import lru_cache
from typing import Any

import numba
import numba.cuda

from croupier.mathematics.simulation.draws.chunks import Bench, Chunks

cuda: Any = numba.cuda

COUNTER_BYTES = 4


def shared_bytes(cells: int, cards: int, threads: int) -> int:
    """By a block of so many threads."""
    return COUNTER_BYTES * cells + cards * threads


@lru_cache(maxsize=8)
def made(play: Any, cells: int, cards_in_deck: int, room: int) -> Any:
    """For one game."""
    after_counts, kept = COUNTER_BYTES * cells, max(room, 1)

    @cuda.jit  # type: ignore[untyped-decorator]
    def run(
        start: Any,
        first: Any,
        last: Any,
        rounds: Any,
        deck: Any,
        terms: Any,
        tables: Any,
        totals: Any,
    ) -> None:
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        counts = cuda.shared.array(0, numba.int32)[:cells]
        for cell in range(thread, cells, threads):
            counts[cell] = 0
        held = cuda.shared.array(0, numba.uint8)
        ends = after_counts + cards_in_deck * threads
        cards = held[after_counts + thread : ends : threads]
        words = cuda.local.array(kept, numba.uint64)
        cuda.syncthreads()
        chunks = Chunks(start, first + cuda.grid(1), last, cuda.gridsize(1), rounds)
        play(chunks, Bench(deck[:cards_in_deck], cards, words), terms, tables, counts)
        cuda.syncthreads()
        for cell in range(thread, cells, threads):
            if counts[cell]:
                cuda.atomic.add(totals, cell, numba.int64(counts[cell]))

    return run
