"""Roulette's kernel: every pocket as likely, every placement settled as the engine settles it."""

from fractions import Fraction

import numpy as np
import pytest

from croupier.engine.equipment.wheel import ORDER, POCKETS
from croupier.engine.games.roulette.layout import LAYOUTS
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.games.roulette import CELLS, PAIRS, RoulettePlan, plan
from croupier.mathematics.simulation.plan import ImpossibleSimulation, Simulation, play_chunks
from tests.mathematics.simulation.engine import SERIES, disagreements, spins
from tests.mathematics.simulation.plain import (
    HALF,
    Stream,
    chi_square,
    first_state,
    looks_random,
    played,
)

MANY = 100_000_000


@pytest.mark.rule("Roulette 4.1.1", "Roulette 4.1.2", "Roulette 3.8")
@pytest.mark.parametrize("layout", ["A", "D"])
def test_every_placement_in_every_pocket_as_the_engine_settles_it(layout: str) -> None:
    for each in spins(layout, None, iter(POCKETS)):
        assert each.engine == each.kernel, each.dealt


@pytest.mark.slow
@pytest.mark.rule("Roulette 4.1.3", "Roulette 4.1.4")
@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_every_placement_of_every_layout_with_its_series(layout: str) -> None:
    found = list(spins(layout, None, iter(POCKETS)))
    assert [each.dealt for each in found] == list(POCKETS)
    assert all(each.engine == each.kernel for each in found)
    pays = LAYOUTS[layout].pays
    series = sum(map(len, SERIES.values())) if "series-3" in pays else 0
    assert len(found[0].kernel) == 165 + ("zeros" in pays) + series


def test_five_hundred_spins_through_both() -> None:
    assert disagreements("roulette", 1, 500) == []


@pytest.mark.slow
def test_five_thousand_spins_through_both() -> None:
    assert disagreements("roulette", 2, 5_000) == []


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 4, 5, 1_003])
def test_pockets_are_those_of_plain_arithmetic(rounds: int) -> None:
    stream, counts = Stream(first_state(1, 0)), [0] * CELLS
    for _ in range(rounds // 4):
        high, low = divmod(stream.number(), HALF)
        for bits in (low, high):
            counts[stream.places(bits, len(POCKETS) ** 2, 1)[0]] += 1
    for _ in range(rounds % 4):
        counts[PAIRS + stream.places(stream.number() % HALF, len(POCKETS), 1)[0]] += 1
    assert played(plan(), 1, rounds).tolist() == counts
    assert all(tally.count == rounds for tally in plan().tallies(np.array(counts)))


@pytest.mark.rule("Roulette 3.8")
def test_every_pocket_is_as_likely() -> None:
    counts = play_chunks(Simulation("roulette", MANY, seed=1), 0, -(-MANY // CHUNK_ROUNDS))
    counts = plan().by_pocket(counts)
    assert counts.sum() == MANY
    statistic = chi_square(counts.tolist(), [MANY / len(POCKETS)] * len(POCKETS))
    assert looks_random(statistic, len(POCKETS) - 1)


def test_means_of_a_hundred_million_spins_are_the_exact_ones() -> None:
    made: RoulettePlan = plan(layout="J", series=SERIES)
    simulation = Simulation("roulette", MANY, seed=2, options={"layout": "J", "series": SERIES})
    tallies = made.tallies(play_chunks(simulation, 0, simulation.chunks))
    assert len(tallies) == 169
    for tally in tallies:
        on = None if tally.bet.startswith("series") else tally.on
        figures = made.sheet().figures(tally.bet, on)
        assert figures.results is not None
        assert set(tally.results) == set(figures.results)
        assert tally.mean is not None
        assert tally.standard_error is not None
        assert abs(tally.mean - float(figures.ev)) < 4 * tally.standard_error, (tally.bet, on)


def test_placements_are_counted_once_each_in_the_order_they_are_named() -> None:
    made = plan(
        placements=["split 00-0", " red ", "Straight h", "split 0-00", "dozen 2", "top_line"]
    )
    named = [(spot.bet, spot.on) for spot in made.placements]
    assert named == [
        ("split", "0-00"),
        ("red", None),
        ("straight", "H"),
        ("dozen", "2"),
        ("top-line", None),
    ]
    counts = np.zeros(CELLS, dtype=np.int64)
    for pocket, times in (("00", 5), ("H", 7), ("14", 11)):
        counts[PAIRS + ORDER[pocket]] = times
    split, red, straight, dozen, top_line = made.tallies(counts)
    lost = Fraction(-1)
    assert split.results == {Fraction(17): 5, lost: 18}
    assert red.results == {Fraction(1): 11, lost: 12}
    assert straight.results == {Fraction(35): 7, lost: 16}
    assert dozen.results == {Fraction(2): 11, lost: 12}
    assert top_line.results == {Fraction(5): 12, lost: 11}


@pytest.mark.parametrize(
    ("placements", "sentence"),
    [
        (["banker"], "The bet 'banker' does not exist"),
        (["zeros"], "is not offered on layout A"),
        (["split 1-36"], "There is no split on 1-36"),
        (["straight 37"], "'37' is not a pocket"),
        (["red 7"], "red names no place"),
        (["straight"], "straight names its place"),
        ([""], "The bet '' does not exist"),
        ([], "No placement was named"),
    ],
)
def test_placements_there_are_not(placements: list[str], sentence: str) -> None:
    with pytest.raises(ImpossibleSimulation, match=sentence):
        plan(placements=placements)


@pytest.mark.rule("Roulette 2.1.1", "Roulette 4.1.1")
def test_layouts_and_series_there_are_not() -> None:
    with pytest.raises(ImpossibleSetting, match="not played on a layout 'Z'"):
        plan(layout="Z")
    with pytest.raises(ImpossibleSetting, match="Layout A has no Series Bets"):
        plan(series=SERIES)
    with pytest.raises(ImpossibleSetting, match="nine"):
        plan(layout="G", series={"nine": ["1-2-3"]})
