"""Roulette's own section: the kinds of bets and the pay tables that have them (Roulette 4.1.1,
4.1.2, 4.1.3, 4.1.4)."""

from croupier.engine.games.names import bet_name
from croupier.mathematics.exact.roulette import PAY_TABLES, Kind, RouletteSheet
from croupier.mathematics.sections.bets import percent
from croupier.mathematics.sections.sections import Section, Table

OFFERED, NOT_OFFERED = "yes", ""
ANY_SET = "any set"


def sections(sheet: RouletteSheet) -> tuple[Section, ...]:
    tables = tuple(f"Table {number}" for number, _ in enumerate(PAY_TABLES, 1))
    return (
        Table(
            title="Kinds of bets, and the pay tables that have them",
            headings=("Bet", "Placements", "Pockets", "Pays", "House edge", *tables),
            rows=tuple(_row(sheet, kind) for kind in sheet.kinds),
            note=f"{_layout(sheet)}Tables 1 to {len(PAY_TABLES)} are {', '.join(PAY_TABLES)}. "
            f"The sets of a Series Bet are the table’s own.",
        ),
    )


def _layout(sheet: RouletteSheet) -> str:
    return f"Layout {sheet.layout} only. " if sheet.layout else ""


def _row(sheet: RouletteSheet, kind: Kind) -> tuple[str, ...]:
    return (
        bet_name(kind.bet),
        ANY_SET if kind.placements is None else str(kind.placements),
        str(kind.pockets),
        f"{kind.odds} to 1",
        percent(sheet.figures(kind.bet).house_edge),
        *(OFFERED if table in kind.pay_tables else NOT_OFFERED for table in PAY_TABLES),
    )
