"""The unit that is played whole, from one stream and from cards in order: so many rounds.

A core plays chunk after chunk. A graphics card plays a hundred thousand at once, which is why they
are short; the shoe in which a chunk ends is left as it is.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.compiling import always_inline
from croupier.simulation.shuffling import Cards

CHUNK_ROUNDS = 1 << 13

Counts = NDArray[np.int64]
Room = NDArray[np.uint64]


class Kernel(NamedTuple):
    """A game in machine code, for whoever plays its chunks.

    `play(start, first, last, step, rounds, deck, cards, room, terms, tables, counts)` plays every
    `step`-th chunk from `first` up to `last` of a simulation of so many rounds. `cards` and `room`
    are for it to write in; it adds to `counts`.
    """

    play: Any
    deck: Cards  # in the order in which every chunk finds it
    room: int  # numbers that are kept while a round is played
    terms: Any
    tables: NDArray[Any]
    cells: int  # that are counted

    def counted(self, start: np.uint64, first: int, last: int, rounds: int) -> Counts:
        """Chunks first … last - 1, on one core."""
        counts = np.zeros(self.cells, dtype=np.int64)
        cards, room = np.empty_like(self.deck), np.zeros(self.room, dtype=np.uint64)
        self.play(
            start, first, last, 1, rounds, self.deck, cards, room, self.terms, self.tables, counts
        )
        return counts


@always_inline
def rounds_of(chunk: Any, rounds: Any) -> Any:
    """How many of all rounds are this chunk's."""
    return min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS)


@always_inline
def lay(deck: Cards, cards: Cards) -> None:
    for place in range(len(deck)):
        cards[place] = deck[place]
