"""Random numbers are those of wyrand, and no two chunks of a simulation share any."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.draws.streams import (
    MIX,
    NUMBERS_PER_CHUNK,
    STEP,
    first_state,
    number,
    start_of,
)
from tests.mathematics.simulation import plain
from tests.mathematics.simulation.plain import Stream, chance_above, looks_random

# Published by a co-author of the generator, in the tests of SwiftWyhash; seed 42.
PUBLISHED = (12558987674375533620, 16846851108956068306, 14652274819296609082)
MOST_CHUNKS = plain.WORD // NUMBERS_PER_CHUNK


def numbers(state: int, count: int) -> list[int]:
    """By the compiled generator."""
    states = ((state + n * int(STEP)) % plain.WORD for n in range(1, count + 1))
    return [int(number(np.uint64(each))) for each in states]


def place(state: np.uint64) -> int:
    """How many steps lie between the state 0 and this one."""
    return int(state) * pow(int(STEP), -1, plain.WORD) % plain.WORD


def test_the_first_numbers_are_those_published() -> None:
    assert tuple(numbers(42, len(PUBLISHED))) == PUBLISHED
    stream = Stream(42)
    assert tuple(stream.number() for _ in PUBLISHED) == PUBLISHED


def test_numbers_are_those_of_plain_arithmetic() -> None:
    rng = Random(1)
    edges = [0, plain.WORD - int(STEP), (int(MIX) - int(STEP)) % plain.WORD, plain.WORD - 1]
    for start in (*edges, *(rng.randrange(plain.WORD) for _ in range(500))):
        stream = Stream(start)
        assert numbers(start, 3) == [stream.number() for _ in range(3)]


@pytest.mark.parametrize("seed", [0, 1, 2026, 10**30])
def test_a_chunk_begins_where_the_one_before_it_ends(seed: int) -> None:
    start = start_of(seed)
    for chunk in range(9):
        assert int(first_state(start, chunk)) == plain.first_state(seed, chunk)
    starts = [place(first_state(start, chunk)) for chunk in range(20)]
    for before, after in pairwise(starts):
        assert (after - before) % plain.WORD == NUMBERS_PER_CHUNK
    assert first_state(start, MOST_CHUNKS) == start  # all numbers there are
    far = place(first_state(start, MOST_CHUNKS - 1))
    assert (starts[0] - far) % plain.WORD == NUMBERS_PER_CHUNK


def test_no_chunk_can_use_up_its_numbers() -> None:
    """A round shuffles eight decks at most; a card hardly ever takes more than half a number."""
    assert CHUNK_ROUNDS * 8 * 52 * 4 < NUMBERS_PER_CHUNK


def test_every_seed_has_numbers_of_its_own() -> None:
    starts = sorted(place(start_of(seed)) for seed in range(1_000))
    assert min(b - a for a, b in pairwise(starts)) > NUMBERS_PER_CHUNK


def test_every_bit_is_set_half_the_time() -> None:
    count = 20_000
    found = np.array(numbers(int(start_of(7)), count), dtype=np.uint64)
    for bit in range(64):
        ones = int((found >> np.uint64(bit) & np.uint64(1)).sum())
        assert looks_random((2 * ones - count) ** 2 / count, 1), f"bit {bit}"


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [
        (3.841458820694124, 1, 0.05),
        (18.307038053275146, 10, 0.05),
        (124.34211340400407, 100, 0.05),
        (2 * 13.815510557964274, 2, 1e-6),
        (77.92946516501726, 100, 0.95),
    ],
)
def test_the_tail_of_chi_square(statistic: float, freedom: int, chance: float) -> None:
    assert chance_above(statistic, freedom) == pytest.approx(chance, rel=1e-9)
