"""What each cell of the Insurance table is worth, and what buying the good ones adds (Baccarat
3.12.2, 4.1.3, 4.2.1, 5.3)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.games.baccarat.insurance import FOUR_CARDS, Cell, wins
from croupier.engine.money import Odds
from croupier.mathematics.exact.baccarat.enumeration import TIE, Deals
from croupier.mathematics.exact.baccarat.table_of_play import POINTS
from croupier.mathematics.exact.figures import Figures, gain, won_or_lost

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
    win: Fraction | None  # None, like the next three: this shoe never offers it
    push: Fraction | None
    lose: Fraction | None
    ev: Fraction | None  # per unit of Insurance
    favours_the_player: bool

    @property
    def bet(self) -> str:
        return f"{self.side}-insurance"

    @property
    def on(self) -> str:
        return f"{self.stage} {self.player}-{self.banker}"

    @property
    def figures(self) -> Figures | None:
        if self.win is None or self.push is None:
            return None
        results = won_or_lost(Fraction(self.odds), self.win, self.push)
        return Figures.of(self.bet, results, on=self.on)


class Results(NamedTuple):
    """In how many rounds Insurance wins, is returned and loses."""

    win: int
    push: int
    lose: int


class InsuranceValue(msgspec.Struct, frozen=True):
    """What one unit on a side gains by insuring it wherever that favours the player."""

    side: str
    per_unit: Fraction
    cells: int


def worth(deals: Deals, cells: Cells) -> tuple[InsuranceCell, ...]:
    return tuple(
        worth_of(cell, odds, rounds_of(deals, cell), deals.total) for cell, odds in cells.items()
    )


def worth_of(cell: Cell, odds: Odds, rounds: ByWinner, total: int) -> InsuranceCell:
    """`rounds` are those in which the cell comes up, out of `total`."""
    offered = int(rounds.sum())
    results = _results(cell, rounds)
    gained = _gained(odds, results)
    win, push, lose = (Fraction(number, offered) if offered else None for number in results)
    return InsuranceCell(
        cell.stage,
        cell.side,
        cell.player_points,
        cell.banker_points,
        odds.decimal(),
        Fraction(offered, total),
        win,
        push,
        lose,
        gained / offered if offered else None,
        gained > 0,
    )


def rounds_of(deals: Deals, cell: Cell, before: int | None = None) -> ByWinner:
    """`before` are the points of the Player Hand on two cards, where only these are meant."""
    if cell.stage == FOUR_CARDS:
        return np.asarray(deals.four_cards[cell.player_points, cell.banker_points])
    if before is not None:
        return np.asarray(deals.third_card[before, cell.player_points, cell.banker_points])
    every_before = deals.third_card[:, cell.player_points, cell.banker_points]
    return np.asarray(every_before.sum(axis=0))


def _results(cell: Cell, rounds: ByWinner) -> Results:
    win = sum(int(rounds[n]) for n, winner in enumerate(WINNERS) if wins(cell, winner))
    push = 0 if wins(cell, WINNERS[TIE]) else int(rounds[TIE])
    return Results(win, push, int(rounds.sum()) - win - push)


def _gained(odds: Odds, results: Results) -> Fraction:
    """By one unit of Insurance in each of these rounds."""
    return gain(odds) * results.win - results.lose


def value_of_buying(deals: Deals, cells: Cells, side: str) -> InsuranceValue:
    """Insuring in full stakes 1 / odds of the bet and is done once in a round (Baccarat 3.12.2);
    whoever lets a first cell go by is offered no second (Baccarat 5.3)."""
    good = {
        cell: odds
        for cell, odds in cells.items()
        if cell.side == side and _gained(odds, _results(cell, rounds_of(deals, cell))) > 0
    }
    total = Fraction(0)
    for cell, odds in good.items():
        rounds = rounds_of(deals, cell)
        if cell.stage != FOUR_CARDS:
            rounds = sum(
                deals.third_card[before, cell.player_points, cell.banker_points]
                for before in range(POINTS)
                if Cell(FOUR_CARDS, side, before, cell.banker_points) not in cells
            )
        total += _gained(odds, _results(cell, np.asarray(rounds))) / gain(odds)
    return InsuranceValue(side, total / deals.total, len(good))
