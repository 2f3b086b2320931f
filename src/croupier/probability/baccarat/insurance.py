"""What each cell of the Insurance table is worth, and what buying the good ones adds (Baccarat
3.12.2, 4.1.3, 4.2.1, 5.3)."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.games.baccarat.insurance import FOUR_CARDS, Cell, wins
from croupier.money import Odds
from croupier.probability.baccarat.enumeration import TIE, Deals
from croupier.probability.baccarat.table_of_play import POINTS
from croupier.probability.figures import gain

WINNERS = ("player", "tie", "banker")  # as the enumeration numbers them
Cells = Mapping[Cell, Odds]
ByWinner = NDArray[np.int64]


class InsuranceCell(msgspec.Struct, frozen=True):
    """One cell as the shoe has it; `player` and `banker` are the points when it is offered."""

    stage: str
    side: str
    player: int
    banker: int
    odds: str
    offered: Fraction  # in how many of all rounds the cell comes up
    ev: Fraction | None  # per unit of Insurance; None: this shoe never offers it
    favours_the_player: bool


class InsuranceValue(msgspec.Struct, frozen=True):
    """What one unit on a side gains by insuring it wherever that favours the player."""

    side: str
    per_unit: Fraction
    cells: int


def worth(deals: Deals, cells: Cells) -> tuple[InsuranceCell, ...]:
    return tuple(_cell(deals, cell, odds) for cell, odds in cells.items())


def _cell(deals: Deals, cell: Cell, odds: Odds) -> InsuranceCell:
    offered = int(_rounds(deals, cell).sum())
    gained = _gained(cell, odds, _rounds(deals, cell))
    return InsuranceCell(
        cell.stage,
        cell.side,
        cell.player_points,
        cell.banker_points,
        odds.decimal(),
        Fraction(offered, deals.total),
        gained / offered if offered else None,
        gained > 0,
    )


def _rounds(deals: Deals, cell: Cell) -> ByWinner:
    if cell.stage == FOUR_CARDS:
        return np.asarray(deals.four_cards[cell.player_points, cell.banker_points])
    every_before = deals.third_card[:, cell.player_points, cell.banker_points]
    return np.asarray(every_before.sum(axis=0))


def _gained(cell: Cell, odds: Odds, rounds: ByWinner) -> Fraction:
    """By one unit of Insurance in each of these rounds."""
    total = Fraction(0)
    for number, winner in enumerate(WINNERS):
        if wins(cell, winner):
            total += gain(odds) * int(rounds[number])
        elif number != TIE:
            total -= int(rounds[number])
    return total


def value_of_buying(deals: Deals, cells: Cells, side: str) -> InsuranceValue:
    """Insuring in full stakes 1 / odds of the bet and is done once in a round (Baccarat 3.12.2);
    whoever lets a first cell go by is offered no second (Baccarat 5.3)."""
    good = {
        cell: odds
        for cell, odds in cells.items()
        if cell.side == side and _gained(cell, odds, _rounds(deals, cell)) > 0
    }
    total = Fraction(0)
    for cell, odds in good.items():
        rounds = _rounds(deals, cell)
        if cell.stage != FOUR_CARDS:
            rounds = sum(
                deals.third_card[before, cell.player_points, cell.banker_points]
                for before in range(POINTS)
                if Cell(FOUR_CARDS, side, before, cell.banker_points) not in cells
            )
        total += _gained(cell, odds, rounds) / gain(odds)
    return InsuranceValue(side, total / deals.total, len(good))
