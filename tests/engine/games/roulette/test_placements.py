"""Every placement of the layout, counted and compared with the layout drawn as a grid."""

from itertools import combinations

import pytest

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import roulette
from croupier.engine.games.roulette.layout import LAYOUTS, Terms, covered
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.roulette.scripting import EXAMPLE_SERIES, spot

# The numbers as they lie on the felt, the zeros to the left.
FELT = """
3 6 9 12 15 18 21 24 27 30 33 36
2 5 8 11 14 17 20 23 26 29 32 35
1 4 7 10 13 16 19 22 25 28 31 34
"""
GRID = [row.split() for row in FELT.strip().splitlines()]
AT = {number: (x, y) for y, row in enumerate(GRID) for x, number in enumerate(row)}
RED = {str(n) for n in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)}
# What the book lists for the zero end.
ZERO_SPLITS = ["0 00", "0 1", "0 2", "00 2", "00 3", "H 0", "H 00"]
ZERO_STREETS = ["0 1 2", "00 2 3", "0 00 2", "0 00 H"]

ON_EVERY_LAYOUT = {
    "straight": 39,
    "split": 64,
    "street": 16,
    "corner": 22,
    "top-line": 1,
    "line": 11,
    "column": 3,
    "dozen": 3,
    "low": 1,
    "high": 1,
    "red": 1,
    "black": 1,
    "odd": 1,
    "even": 1,
}


def settings(layout: str = "A", terms: Terms | None = None) -> Settings:
    return roulette.settings(layout=layout, terms=terms or Terms())


def counted(made: Settings) -> dict[str, int]:
    kinds = [spot.bet for spot in roulette.spots(made)]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def covering(bet: str, made: Settings | None = None) -> set[frozenset[str]]:
    made = made or settings()
    return {frozenset(covered(made, s)) for s in roulette.spots(made) if s.bet == bet}


def together(sets: list[str]) -> set[frozenset[str]]:
    return {frozenset(named.split()) for named in sets}


def neighbours() -> set[frozenset[str]]:
    """Two numbers with a line between them."""

    def adjacent(one: str, other: str) -> bool:
        (x, y), (u, v) = AT[one], AT[other]
        return abs(x - u) + abs(y - v) == 1

    return {frozenset(pair) for pair in combinations(AT, 2) if adjacent(*pair)}


@pytest.mark.rule("Roulette C")
@pytest.mark.parametrize("layout", ["A", "B"])
def test_the_placements_of_pay_table_1(layout: str) -> None:
    assert counted(settings(layout)) == ON_EVERY_LAYOUT


@pytest.mark.rule("Roulette F")
@pytest.mark.parametrize("layout", ["D", "E"])
def test_pay_table_2_adds_the_zeros_box(layout: str) -> None:
    assert counted(settings(layout)) == {**ON_EVERY_LAYOUT, "zeros": 1}
    assert covering("zeros", settings(layout)) == together(["0 00 H"])


@pytest.mark.rule("Roulette I")
@pytest.mark.parametrize("layout", ["G", "H"])
def test_pay_table_3_adds_the_series_a_table_names(layout: str) -> None:
    assert counted(settings(layout)) == ON_EVERY_LAYOUT
    made = settings(layout, EXAMPLE_SERIES)
    assert counted(made) == {**ON_EVERY_LAYOUT, "series-3": 2, "series-6": 1}
    assert covering("series-3", made) == together(["1 2 3", "7 17 27"])
    assert covering("series-6", made) == together(["0 00 H 7 17 27"])


@pytest.mark.rule("Roulette L")
@pytest.mark.parametrize("layout", ["J", "K"])
def test_pay_table_4_adds_both(layout: str) -> None:
    made = settings(layout, EXAMPLE_SERIES)
    assert counted(made) == {**ON_EVERY_LAYOUT, "zeros": 1, "series-3": 2, "series-6": 1}


@pytest.mark.rule("Roulette C")
def test_straight_up_on_every_pocket() -> None:
    assert len(POCKETS) == len(set(POCKETS)) == 39
    assert covering("straight") == {frozenset({pocket}) for pocket in POCKETS}


@pytest.mark.rule("Roulette C")
def test_splits_are_neighbours_and_the_seven_at_the_zero_end() -> None:
    assert len(neighbours()) == 57
    assert covering("split") == neighbours() | together(ZERO_SPLITS)


@pytest.mark.rule("Roulette C")
def test_streets_are_rows_and_the_four_at_the_zero_end() -> None:
    rows = {frozenset(row) for row in zip(*GRID, strict=True)}
    assert covering("street") == rows | together(ZERO_STREETS)


@pytest.mark.rule("Roulette C")
def test_corners_are_where_four_numbers_touch() -> None:
    x_y = [(x, y) for x in range(11) for y in range(2)]
    squares = {
        frozenset({GRID[y][x], GRID[y][x + 1], GRID[y + 1][x], GRID[y + 1][x + 1]}) for x, y in x_y
    }
    assert len(squares) == 22
    assert covering("corner") == squares


@pytest.mark.rule("Roulette C")
def test_lines_are_two_rows_and_the_top_line_stands_alone() -> None:
    rows = [set(row) for row in zip(*GRID, strict=True)]
    two = {frozenset(rows[at] | rows[at + 1]) for at in range(11)}
    assert covering("line") == two
    assert covering("top-line") == together(["0 00 H 1 2 3"])


@pytest.mark.rule("Roulette C")
def test_columns_and_dozens_are_named_by_their_numbers() -> None:
    for number, row in (("1", GRID[2]), ("2", GRID[1]), ("3", GRID[0])):
        assert covered(settings(), Spot("column", on=number)) == set(row)
        assert number in covered(settings(), Spot("column", on=number))
    for number, first in (("1", 1), ("2", 13), ("3", 25)):
        numbers = {str(n) for n in range(first, first + 12)}
        assert covered(settings(), Spot("dozen", on=number)) == numbers


@pytest.mark.rule("Roulette C")
def test_even_chances_leave_out_the_zeros_and_the_house_pocket() -> None:
    every = {str(n) for n in range(1, 37)}
    halves = {
        "low": {str(n) for n in range(1, 19)},
        "high": {str(n) for n in range(19, 37)},
        "red": RED,
        "black": every - RED,
        "odd": {n for n in every if int(n) % 2 == 1},
        "even": {n for n in every if int(n) % 2 == 0},
    }
    for bet, numbers in halves.items():
        assert len(numbers) == 18
        assert covered(settings(), spot(bet)) == numbers


@pytest.mark.rule("Roulette F")
def test_the_zeros_box_and_the_street_are_two_placements() -> None:
    made = settings("D")
    box, street = spot("zeros"), spot("street 0-00-H")
    assert box != street
    assert covered(made, box) == covered(made, street)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pockets_are_named_in_one_order(layout: str) -> None:
    made = settings(layout)
    order = {
        pocket: place for place, pocket in enumerate(("0", "00", "H", *map(str, range(1, 37))))
    }
    for found in roulette.spots(made):
        if found.on is not None and found.bet not in ("column", "dozen"):
            named = found.on.split("-")
            assert named == sorted(named, key=order.__getitem__)
            assert set(named) == covered(made, found)
