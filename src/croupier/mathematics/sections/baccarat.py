"""Baccarat's own sections: Insurance cell by cell and the points of both Hands (Baccarat 4.1.3)."""

from croupier.engine.games.baccarat.insurance import FOUR_CARDS, SIDES, THIRD_CARD
from croupier.engine.games.names import bet_name
from croupier.engine.sentences import phrase, said, sentence
from croupier.mathematics.exact.baccarat import BaccaratSheet
from croupier.mathematics.exact.baccarat.insurance import InsuranceCell
from croupier.mathematics.sections.bets import NONE, percent, signed, to_one
from croupier.mathematics.sections.sections import HeatMap, Section, Table

STAGES = {FOUR_CARDS: said("sheet-four-cards"), THIRD_CARD: said("sheet-third-card")}
POINTS = tuple(map(str, range(10)))


def sections(sheet: BaccaratSheet) -> tuple[Section, ...]:
    maps = (_map(sheet, stage, side) for stage in STAGES for side in SIDES)
    note = phrase("sheet-points-offered")
    insurance = insurance_table(phrase("sheet-insurance"), sheet.insurance, note)
    return (insurance, _value(sheet), *maps, _points(sheet))


def insurance_table(title: str, cells: tuple[InsuranceCell, ...], note: str) -> Table:
    return Table(
        title=title,
        headings=(
            *(phrase("sheet-stage"), phrase("sheet-side"), phrase("sheet-player")),
            *(phrase("sheet-banker"), phrase("sheet-pays"), phrase("sheet-offered")),
            *(phrase("sheet-ev-unit"), phrase("sheet-favours")),
        ),
        rows=tuple(_row(cell) for cell in cells),
        note=note,
    )


def _row(cell: InsuranceCell) -> tuple[str, ...]:
    return (
        sentence(STAGES[cell.stage]),
        bet_name(cell.side),
        str(cell.player),
        str(cell.banker),
        to_one(str(cell.odds)),
        percent(cell.offered),
        signed(cell.ev),
        _favoured(cell),
    )


def _favoured(cell: InsuranceCell) -> str:
    if cell.ev is None:
        return NONE
    return phrase("sheet-the-player") if cell.favours_the_player else phrase("sheet-the-house")


def _value(sheet: BaccaratSheet) -> Table:
    return Table(
        title=phrase("sheet-only-cells"),
        headings=(
            *(phrase("sheet-bet-on"), phrase("sheet-cells")),
            *(phrase("sheet-gained"), phrase("sheet-edge-insured")),
        ),
        rows=tuple(
            (
                bet_name(value.side),
                str(value.cells),
                signed(value.per_unit),
                percent(sheet.figures(value.side).house_edge - value.per_unit),
            )
            for value in sheet.insurance_value
        ),
        note=phrase("sheet-insured-full"),
    )


def _map(sheet: BaccaratSheet, stage: str, side: str) -> HeatMap:
    worth = {
        (cell.player, cell.banker): None if cell.ev is None else 100 * float(cell.ev)
        for cell in sheet.insurance
        if (cell.stage, cell.side) == (stage, side)
    }
    players, bankers = ({at[axis] for at in worth} for axis in (0, 1))
    return HeatMap(
        title=phrase("sheet-insurance-map", side=side, stage=STAGES[stage]),
        down=phrase("sheet-player"),
        across=phrase("sheet-banker"),
        rows=tuple(map(str, sorted(players))),
        columns=tuple(map(str, sorted(bankers))),
        values=tuple(
            tuple(worth.get((player, banker)) for banker in sorted(bankers))
            for player in sorted(players)
        ),
        unit=phrase("sheet-of-insurance"),
    )


def _points(sheet: BaccaratSheet) -> HeatMap:
    return HeatMap(
        title=phrase("sheet-points-over"),
        down=phrase("sheet-player"),
        across=phrase("sheet-banker"),
        rows=POINTS,
        columns=POINTS,
        values=tuple(tuple(100 * float(chance) for chance in row) for row in sheet.points),
        unit=phrase("sheet-of-rounds"),
    )
