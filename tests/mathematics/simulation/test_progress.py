"""What is done of a simulation adds up, in whatever order and pieces it was done."""

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS, Counts
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.run.progress import Progress, Stretch

CHUNKS = 23
SIMULATION = Simulation("baccarat", CHUNKS * CHUNK_ROUNDS - 1_000, 1)


def counts_of(stretch: Stretch) -> Counts:
    """A mark for each chunk, so that one lost or repeated shows."""
    counts = np.zeros(CHUNKS, dtype=np.int64)
    counts[slice(*stretch)] = 1
    return counts


@st.composite
def stretches(draw: st.DrawFn) -> list[Stretch]:
    """All chunks in pieces that keep to the parts, in any order."""
    ends = {end for end in (1, 2, 4, 8, 16) if end < CHUNKS} | {0, CHUNKS}
    places = sorted(ends | draw(st.sets(st.integers(1, CHUNKS - 1))))
    return draw(st.permutations(list(pairwise(places))))


@given(stretches())
def test_any_pieces_in_any_order_are_the_whole(pieces: list[Stretch]) -> None:
    progress = Progress(SIMULATION)
    for number, stretch in enumerate(pieces):
        assert not progress.finished
        left = sorted(chunk for piece in pieces[number:] for chunk in range(*piece))
        assert [chunk for piece in progress.missing() for chunk in range(*piece)] == left
        progress.add(stretch, counts_of(stretch))
    assert progress.finished
    assert progress.rounds == SIMULATION.rounds
    assert progress.stretches == [(0, CHUNKS)]
    assert list(progress.missing()) == []
    assert progress.counts.tolist() == [1] * CHUNKS


@given(stretches())
def test_the_way_there_does_not_depend_on_who_came_first(pieces: list[Stretch]) -> None:
    progress = Progress(SIMULATION)
    for stretch in pieces:
        progress.add(stretch, counts_of(stretch))
    path = [(rounds, int(counts.sum())) for rounds, counts in progress.on_the_way()]
    early = [(chunks * CHUNK_ROUNDS, chunks) for chunks in (1, 2, 4, 8, 16)]
    assert path == [*early, (SIMULATION.rounds, CHUNKS)]


def test_on_the_way_only_what_is_done_without_a_gap() -> None:
    progress = Progress(SIMULATION)
    for stretch in ((0, 1), (1, 2), (4, 6)):
        progress.add(stretch, counts_of(stretch))
    path = [(rounds, counts.tolist()) for rounds, counts in progress.on_the_way()]
    first, second, now = (counts_of((0, 1)), counts_of((0, 2)), progress.counts)
    assert path == [
        (CHUNK_ROUNDS, first.tolist()),
        (2 * CHUNK_ROUNDS, second.tolist()),
        (4 * CHUNK_ROUNDS, now.tolist()),
    ]


def test_the_last_chunk_may_be_short() -> None:
    progress = Progress(SIMULATION)
    progress.add((22, 23), counts_of((22, 23)))
    assert progress.rounds == CHUNK_ROUNDS - 1_000
    assert list(progress.missing()) == [(0, 1), (1, 2), (2, 4), (4, 8), (8, 16), (16, 22)]
