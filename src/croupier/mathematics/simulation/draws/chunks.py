"""The unit that is played whole, from one stream and from cards in order: so many rounds.

A core plays chunk after chunk. A graphics card plays a hundred thousand at once, which is why they
are short; the shoe in which a chunk ends is left as it is.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.mathematics.compiler import always_inline
from croupier.mathematics.simulation.draws.shuffle import Cards

CHUNK_ROUNDS = 1 << 13

Counts = NDArray[np.int64]
Room = NDArray[np.uint64]


class Chunks(NamedTuple):
    """Every `step`-th chunk from `first` up to `last` of a simulation of so many rounds."""

    start: np.uint64  # of its random numbers
    first: int
    last: int
    step: int
    rounds: int


class Bench(NamedTuple):
    """What lies before whoever plays."""

    deck: Cards  # in the order in which every chunk finds it
    cards: Cards  # to be shuffled
    room: Room  # for numbers that are kept while a round is played


class Kernel(NamedTuple):
    """A game in machine code, for whoever plays its chunks.

    `play(chunks, bench, terms, tables, counts)` adds to `counts`.
    """

    play: Any
    deck: Cards  # none where nothing is shuffled
    room: int
    terms: Any
    tables: NDArray[Any]
    cells: int  # that are counted

    def counted(self, start: np.uint64, first: int, last: int, rounds: int) -> Counts:
        """Chunks first … last - 1, on one core."""
        counts = np.zeros(self.cells, dtype=np.int64)
        room = np.zeros(self.room, dtype=np.uint64)
        bench = Bench(self.deck, np.empty_like(self.deck), room)
        self.play(Chunks(start, first, last, 1, rounds), bench, self.terms, self.tables, counts)
        return counts


NO_CARDS: Cards = np.zeros(0, dtype=np.uint8)


@always_inline
def rounds_of(chunks: Chunks, chunk: Any) -> Any:
    """How many of all rounds are this chunk's."""
    return min(CHUNK_ROUNDS, chunks.rounds - chunk * CHUNK_ROUNDS)


@always_inline
def lay(bench: Bench) -> None:
    """The cards as every chunk finds them."""
    for place in range(len(bench.deck)):
        bench.cards[place] = bench.deck[place]
