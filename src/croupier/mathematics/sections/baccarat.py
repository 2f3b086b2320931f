"""Baccarat's own sections: Insurance cell by cell and the points of both Hands (Baccarat 4.1.3)."""

from croupier.engine.games.baccarat.insurance import FOUR_CARDS, SIDES, THIRD_CARD
from croupier.engine.games.names import bet_name
from croupier.mathematics.exact.baccarat import BaccaratSheet
from croupier.mathematics.exact.baccarat.insurance import InsuranceCell
from croupier.mathematics.sections.bets import NONE, percent, signed
from croupier.mathematics.sections.sections import HeatMap, Section, Table

STAGES = {FOUR_CARDS: "after four cards", THIRD_CARD: "after the Player’s third card"}
POINTS = tuple(map(str, range(10)))


def sections(sheet: BaccaratSheet) -> tuple[Section, ...]:
    maps = (_map(sheet, stage, side) for stage in STAGES for side in SIDES)
    note = "Points as they stand when it is offered (Baccarat 4.1.3)."
    insurance = insurance_table("Insurance, cell by cell", sheet.insurance, note)
    return (insurance, _value(sheet), *maps, _points(sheet))


def insurance_table(title: str, cells: tuple[InsuranceCell, ...], note: str) -> Table:
    return Table(
        title=title,
        headings=("Stage", "Side", "Player", "Banker", "Pays", "Offered", "EV per unit", "Favours"),
        rows=tuple(_row(cell) for cell in cells),
        note=note,
    )


def _row(cell: InsuranceCell) -> tuple[str, ...]:
    return (
        STAGES[cell.stage],
        bet_name(cell.side),
        str(cell.player),
        str(cell.banker),
        f"{cell.odds} to 1",
        percent(cell.offered),
        signed(cell.ev),
        NONE if cell.ev is None else "the player" if cell.favours_the_player else "the House",
    )


def _value(sheet: BaccaratSheet) -> Table:
    return Table(
        title="Buying only the cells that favour the player",
        headings=("Bet on", "Cells", "Gained per unit bet", "House edge with it"),
        rows=tuple(
            (
                bet_name(value.side),
                str(value.cells),
                signed(value.per_unit),
                percent(sheet.figures(value.side).house_edge - value.per_unit),
            )
            for value in sheet.insurance_value
        ),
        note="Insured in full, once in a round (Baccarat 3.12.2, 5.3).",
    )


def _map(sheet: BaccaratSheet, stage: str, side: str) -> HeatMap:
    worth = {
        (cell.player, cell.banker): None if cell.ev is None else 100 * float(cell.ev)
        for cell in sheet.insurance
        if (cell.stage, cell.side) == (stage, side)
    }
    players, bankers = ({at[axis] for at in worth} for axis in (0, 1))
    return HeatMap(
        title=f"{side.capitalize()} Insurance {STAGES[stage]}",
        down="Player",
        across="Banker",
        rows=tuple(map(str, sorted(players))),
        columns=tuple(map(str, sorted(bankers))),
        values=tuple(
            tuple(worth.get((player, banker)) for banker in sorted(bankers))
            for player in sorted(players)
        ),
        unit="expected value, % of the Insurance",
    )


def _points(sheet: BaccaratSheet) -> HeatMap:
    return HeatMap(
        title="Points of both Hands when the round is over",
        down="Player",
        across="Banker",
        rows=POINTS,
        columns=POINTS,
        values=tuple(tuple(100 * float(chance) for chance in row) for row in sheet.points),
        unit="% of all rounds",
    )
