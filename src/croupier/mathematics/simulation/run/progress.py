"""What of a simulation is done: which chunks, and what was counted in them.

Counts are kept apart at every power of two of the chunk's number. So the mean after the first 1, 2,
4, … chunks is known when all is over, whoever played which chunk when.
"""

from collections.abc import Iterator

import msgspec
import numpy as np

from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS, Counts
from croupier.mathematics.simulation.plan import Simulation

Stretch = tuple[int, int]  # chunks first … last - 1


class Progress(msgspec.Struct):
    simulation: Simulation
    stretches: list[Stretch] = []  # in order, and none touches the next
    counts_by_part: dict[int, Counts] = {}
    seconds: float = 0.0

    @property
    def rounds(self) -> int:
        asked = self.simulation.rounds
        return sum(
            min(last * CHUNK_ROUNDS, asked) - first * CHUNK_ROUNDS for first, last in self.stretches
        )

    @property
    def finished(self) -> bool:
        return self.rounds == self.simulation.rounds

    @property
    def counts(self) -> Counts:
        return np.asarray(sum(self.counts_by_part.values()), dtype=np.int64)

    def add(self, stretch: Stretch, counts: Counts) -> None:
        """Of chunks that were missing, all in one part."""
        part = _part(stretch[0])
        before = self.counts_by_part.get(part)
        self.counts_by_part[part] = counts if before is None else before + counts
        self.stretches = _joined([*self.stretches, stretch])

    def missing(self) -> Iterator[Stretch]:
        """What is not done, cut where the parts end."""
        first = 0
        for done, after in (*self.stretches, (self.simulation.chunks, 0)):
            while first < done:
                last = min(_end(_part(first)), done)
                yield first, last
                first = last
            first = after

    def on_the_way(self) -> Iterator[tuple[int, Counts]]:
        """Rounds and counts after the first 1, 2, 4, … chunks, then those of all that is done."""
        unbroken = next((last for first, last in self.stretches if first == 0), 0)
        total = np.zeros_like(self.counts)
        for part in sorted(self.counts_by_part):
            if _end(part) > unbroken:
                break
            total = total + self.counts_by_part[part]
            yield min(_end(part) * CHUNK_ROUNDS, self.simulation.rounds), total
        yield self.rounds, self.counts


def _part(chunk: int) -> int:
    return chunk.bit_length()


def _end(part: int) -> int:
    return 1 << part


def _joined(stretches: list[Stretch]) -> list[Stretch]:
    joined: list[Stretch] = []
    for first, last in sorted(stretches):
        if joined and joined[-1][1] == first:
            joined[-1] = (joined[-1][0], last)
        else:
            joined.append((first, last))
    return joined
