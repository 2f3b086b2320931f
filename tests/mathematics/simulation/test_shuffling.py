"""The shuffle has no favourites: the range reduction by proof, the rest by chi-square on places,
pairs, orders and runs."""

from itertools import pairwise, permutations
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.engine.equipment.wheel import POCKETS
from croupier.mathematics.compiler import compiled
from croupier.mathematics.simulation.draws.shuffle import Cards, biased, shuffle, three_apart
from tests.mathematics.simulation.plain import (
    HALF,
    Stream,
    chance_above,
    chi_square,
    first_state,
    looks_random,
)

pytestmark = pytest.mark.slow

DECK = 52
SHOE = 8 * DECK
BOUNDS = (
    len(POCKETS),
    len(POCKETS) ** 2,
    *(left * (left - 1) for left in range(2, SHOE + 1)),
    *(left * (left - 1) * (left - 2) for left in (DECK, DECK - 3)),
)

Table = NDArray[np.int64]


@compiled
def in_order(cards: Cards) -> None:
    for place in range(len(cards)):
        cards[place] = place


@compiled
def afresh(cards: Cards, count: int, state: Any, found: Cards) -> None:
    """Fills `found` with the first cards of shuffles, each of a deck in order."""
    for first in found:
        in_order(cards)
        state = shuffle(cards, count, state)
        for place in range(len(first)):
            first[place] = cards[place]


@compiled
def one_upon_the_other(cards: Cards, count: int, state: Any, found: Cards) -> None:
    """As the kernels do it: the deck is shuffled as the round before has left it."""
    for first in found:
        state = shuffle(cards, count, state)
        for place in range(len(first)):
            first[place] = cards[place]


@compiled
def carelessly(cards: Cards, count: int, state: Any, found: Cards) -> None:
    """As beginners shuffle: every card changes places with any of the deck."""
    for first in found:
        in_order(cards)
        for place in range(count):
            state = state * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            other = np.int64((state >> np.uint64(32)) % np.uint64(len(cards)))
            cards[place], cards[other] = cards[other], cards[place]
        for place in range(len(first)):
            first[place] = cards[place]


@compiled
def drawn_again(values: NDArray[np.uint64], bound: Any, again: NDArray[np.bool_]) -> None:
    for at in range(len(values)):
        again[at] = biased(values[at] * bound, bound)


def shuffled(
    size: int, count: int, times: int, *, seed: int, by: Any = afresh, kept: int | None = None
) -> Cards:
    found = np.zeros((times, kept or count), dtype=np.uint8)
    by(np.arange(size, dtype=np.uint8), count, np.uint64(first_state(seed, 0)), found)
    return found


def together(*columns: Cards, size: int = DECK) -> Table:
    """How often each combination of cards occurs in these columns."""
    code = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        code = code * size + column
    return np.bincount(code, minlength=size ** len(columns))


def even(seen: Table) -> bool:
    return looks_random(chi_square(seen, [seen.sum() / len(seen)] * len(seen)), len(seen) - 1)


@pytest.mark.parametrize("bound", BOUNDS)
def test_every_result_of_the_range_reduction_has_as_many_numbers(bound: int) -> None:
    """Among the numbers that give one result only the first can be drawn again, so looking at the
    first two of each, and at the last, is looking at all 2^32."""
    firsts = [-(-result * HALF // bound) for result in range(bound + 1)]
    looked_at = [at for first, end in pairwise(firsts) for at in (first, first + 1, end - 1)]
    again = np.zeros(len(looked_at), dtype=np.bool_)
    drawn_again(np.array(looked_at, dtype=np.uint64), np.uint64(bound), again)
    answers = again.reshape(-1, 3).tolist()
    left = set()
    for result, (first, second, last) in enumerate(answers):
        assert firsts[result] * bound // HALF == result
        assert not second
        assert not last
        left.add(firsts[result + 1] - firsts[result] - first)
    assert left == {HALF // bound}


@compiled
def three_at_a_time(bits: Any, left: Any, state: Any, found: Table) -> Any:
    found[0], found[1], found[2], state = three_apart(bits, left, state)
    return state


@pytest.mark.parametrize("left", [3, 49, 52, 1_600])
def test_three_places_apart_are_those_of_plain_arithmetic(left: int) -> None:
    """Among so many that some are drawn again, and among so few that they often meet."""
    rng, found, again = Random(left), np.zeros(3, dtype=np.int64), 0
    for chunk in range(300):
        stream, bits = Stream(first_state(1, chunk)), rng.randrange(HALF)
        state = three_at_a_time(np.uint64(bits), np.uint64(left), np.uint64(stream.state), found)
        assert found.tolist() == stream.taken(bits, list(range(left)), 3)
        assert int(state) == stream.state
        again += stream.drawn_again
    assert (again > 3) == (left == 1_600)


def lie_as_plainly_laid(size: int, count: int, start: int, seed: int) -> Stream:
    stream, plainly = Stream(first_state(seed, 3)), list(range(size))
    stream.shuffle(plainly, count, start)
    cards = np.arange(size, dtype=np.uint32)
    state = shuffle(cards, count, np.uint64(first_state(seed, 3)), start)  # type: ignore[arg-type]
    assert cards.tolist() == plainly
    assert int(state) == stream.state
    return stream


@pytest.mark.parametrize(("size", "count", "start"), [(52, 52, 0), (416, 371, 0), (52, 20, 8)])
def test_cards_lie_as_plain_arithmetic_lays_them(size: int, count: int, start: int) -> None:
    for seed in range(30):
        lie_as_plainly_laid(size, count, start, seed)


def test_numbers_that_would_favour_some_places_are_drawn_again() -> None:
    """Among so many cards that it happens: of 52 it is one number in millions."""
    assert lie_as_plainly_laid(50_000, 400, 0, seed=1).drawn_again > 3


@pytest.mark.parametrize("by", [afresh, one_upon_the_other])
def test_every_card_lies_everywhere_as_often(by: Any) -> None:
    times = 100_000
    found = shuffled(DECK, DECK, times, seed=1, by=by)
    assert np.array_equal(np.sort(found, axis=1), np.tile(np.arange(DECK), (times, 1)))
    seen = np.array([together(found[:, place]) for place in range(DECK)])
    statistic = chi_square(seen.reshape(-1), [times / DECK] * DECK**2)
    # Rows and columns both have fixed sums, and the cells of a permutation repel each other.
    assert looks_random(statistic * (DECK - 1) / DECK, (DECK - 1) ** 2)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 2), (0, 7), (6, 7), (3, 48), (50, 51)])
def test_ordered_pairs_are_as_likely(one: int, other: int) -> None:
    found = shuffled(DECK, DECK, 400_000, seed=2)
    seen = together(found[:, one], found[:, other]).reshape(DECK, DECK)
    assert not seen.diagonal().any()
    assert even(seen[~np.eye(DECK, dtype=bool)])


@pytest.mark.parametrize("count", [8, 12])
def test_the_first_cards_of_one_deal_say_nothing_about_the_next(count: int) -> None:
    found = shuffled(DECK, count, 1_000_000, seed=3, by=one_upon_the_other, kept=2)
    assert even(together(found[:-1, 0], found[1:, 0]))
    assert even(together(found[:-1, 1], found[1:, 0]))


def test_all_orders_of_four_out_of_eight_cards_are_as_likely() -> None:
    found = shuffled(8, 4, 1_680_000, seed=4)
    seen = together(*found.T, size=8)
    orders = [int("".join(map(str, order)), 8) for order in permutations(range(8), 4)]
    assert seen.sum() == seen[orders].sum()
    assert even(seen[orders])


def runs_expected(size: int) -> list[int]:
    """How many orders of so many cards have 1, 2, … ascending runs: the Eulerian numbers."""
    row = [1]
    for n in range(2, size + 1):
        row = [
            (k + 1) * (row[k] if k < n - 1 else 0) + (n - k) * (row[k - 1] if k else 0)
            for k in range(n)
        ]
    return row


def runs(found: Cards) -> Table:
    ascents = (found[:, 1:] > found[:, :-1]).sum(axis=1)
    return np.bincount(found.shape[1] - ascents, minlength=found.shape[1] + 1)[1:]


def pooled(seen: Table, chances: list[float]) -> tuple[list[int], list[float]]:
    """Numbers of runs that hardly ever occur are taken together."""
    total = int(seen.sum())
    kept = [k for k, chance in enumerate(chances) if chance * total >= 10]
    first, last = kept[0], kept[-1] + 1
    rest = 1 - sum(chances[first:last])
    middle = seen[first:last].tolist()
    return [*middle, total - sum(middle)], [*(c * total for c in chances[first:last]), rest * total]


def test_ascending_runs_are_as_many_as_they_should_be() -> None:
    orders = runs_expected(DECK)
    assert sum(orders) == factorial(DECK)
    assert runs_expected(4) == [1, 11, 11, 1]
    seen, expected = pooled(
        runs(shuffled(DECK, DECK, 300_000, seed=5)), [n / factorial(DECK) for n in orders]
    )
    assert looks_random(chi_square(seen, expected), len(seen) - 1)


def test_a_careless_shuffle_is_noticed() -> None:
    """The battery can fail: in the usual wrong shuffle some orders are more likely."""
    found = shuffled(6, 6, 720_000, seed=6, by=carelessly)
    orders = [int("".join(map(str, order)), 6) for order in permutations(range(6))]
    seen = together(*found.T, size=6)[orders]
    assert chance_above(chi_square(seen, [1_000.0] * 720), 719) < 1e-12
    first = together(shuffled(DECK, DECK, 200_000, seed=6, by=carelessly)[:, 20])
    assert not even(first)
