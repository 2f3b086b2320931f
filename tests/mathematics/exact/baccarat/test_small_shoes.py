"""Every figure of a small shoe against a walk through it card by card, fraction by fraction."""

from collections import defaultdict
from fractions import Fraction
from functools import cache

import pytest

from croupier.engine.games.baccarat.insurance import Cell
from croupier.engine.games.baccarat.layout import BETS
from croupier.mathematics.exact.baccarat import BaccaratSheet, five_bets, sheet
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.exact.baccarat.walking import (
    Walked,
    composition,
    gain,
    gained_by_insuring,
    insurance_gain,
    walk,
)

pytestmark = pytest.mark.slow

SHOES = [
    "K6",
    "A2 5 K3",
    "2 3 4 5 6 7",
    "A3 6 7 9 T2 Q",
    "4 5 6 7 8 9 K",
    "A 2 3 4 5 6 7 8",
    "4 5 6 7 8 9 T J",
    "A2 2 4 5 7 9 Q4",
    "A4 3 5 6 Q4",
]
EVERY_CELL_COMES_UP = "A 2 3 4 5 6 7 8"


def figures_of(shoe: Composition) -> BaccaratSheet:
    return sheet(shoe=shoe)


@cache
def walked(shoe: Composition) -> list[Walked]:
    return list(walk(shoe))


@pytest.mark.rule("Baccarat 3.16", "Baccarat 3.17", "Baccarat 4.1.2")
@pytest.mark.parametrize("text", SHOES)
def test_the_five_bets(text: str) -> None:
    shoe = composition(text)
    expected = {bet: defaultdict[Fraction, Fraction](Fraction) for bet in BETS}
    for round in walked(shoe):
        for bet in BETS:
            expected[bet][gain(bet, round)] += round.chance
    found = {
        figures.bet: {net: chance for net, chance in (figures.results or {}).items() if chance}
        for figures in five_bets(shoe)
    }
    assert found == expected


@pytest.mark.rule("Baccarat 1.15", "Baccarat 3.15")
@pytest.mark.parametrize("text", SHOES)
def test_the_points_of_both_hands(text: str) -> None:
    shoe = composition(text)
    expected = [[Fraction(0)] * 10 for _ in range(10)]
    for round in walked(shoe):
        on_player, on_banker = round.points
        expected[on_player][on_banker] += round.chance
    assert [list(row) for row in figures_of(shoe).points] == expected


@pytest.mark.rule("Baccarat 3.12", "Baccarat 4.1.3", "Baccarat 4.2.1")
@pytest.mark.parametrize("text", SHOES)
def test_every_insurance_cell(text: str) -> None:
    shoe = composition(text)
    offered, gained = defaultdict[Cell, Fraction](Fraction), defaultdict[Cell, Fraction](Fraction)
    for round in walked(shoe):
        for cell in round.offered:
            offered[cell] += round.chance
            gained[cell] += round.chance * insurance_gain(cell, round.winner)
    for found in figures_of(shoe).insurance:
        cell = Cell(found.stage, found.side, found.player, found.banker)
        assert found.offered == offered[cell]
        assert found.ev == (gained[cell] / offered[cell] if offered[cell] else None)
        assert found.favours_the_player == (gained[cell] > 0)


@pytest.mark.rule("Baccarat 4.1.3")
def test_one_of_these_shoes_offers_every_cell() -> None:
    cells = figures_of(composition(EVERY_CELL_COMES_UP)).insurance
    assert len(cells) == 73
    assert all(cell.ev is not None for cell in cells)


@pytest.mark.rule("Baccarat 3.12.2", "Baccarat 5.3")
@pytest.mark.parametrize("text", SHOES)
def test_what_buying_the_good_cells_adds(text: str) -> None:
    shoe = composition(text)
    found = figures_of(shoe)
    good = {
        Cell(cell.stage, cell.side, cell.player, cell.banker)
        for cell in found.insurance
        if cell.favours_the_player
    }
    for value in found.insurance_value:
        gained = (
            round.chance * gained_by_insuring(value.side, good, round) for round in walked(shoe)
        )
        assert value.per_unit == sum(gained)
        assert value.cells == sum(cell.side == value.side for cell in good)


@pytest.mark.rule("Baccarat 5.3")
@pytest.mark.parametrize("side", ["player", "banker"])
def test_second_cells_that_nobody_can_buy_any_more_are_left_out(side: str) -> None:
    found = figures_of(composition(EVERY_CELL_COMES_UP))
    each_by_itself = sum(
        cell.offered * cell.ev / Fraction(cell.odds)
        for cell in found.insurance
        if cell.side == side and cell.ev is not None and cell.favours_the_player
    )
    (value,) = [value for value in found.insurance_value if value.side == side]
    assert 0 < value.per_unit < each_by_itself
