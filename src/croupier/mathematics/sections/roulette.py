"""Roulette's own section: the kinds of bets and the pay tables that have them (Roulette 4.1.1,
4.1.2, 4.1.3, 4.1.4)."""

from croupier.engine.games.names import bet_name
from croupier.engine.sentences import Listed, phrase, together
from croupier.mathematics.exact.roulette import PAY_TABLES, Kind, RouletteSheet
from croupier.mathematics.sections.bets import percent, to_one
from croupier.mathematics.sections.sections import Section, Table

NOT_OFFERED = ""


def sections(sheet: RouletteSheet) -> tuple[Section, ...]:
    tables = tuple(
        phrase("sheet-pay-table", number=number) for number, _ in enumerate(PAY_TABLES, 1)
    )
    return (
        Table(
            title=phrase("sheet-kinds"),
            headings=(
                *(phrase("sheet-bet"), phrase("sheet-place-count"), phrase("sheet-pockets")),
                *(phrase("sheet-pays"), phrase("sheet-edge"), *tables),
            ),
            rows=tuple(_row(sheet, kind) for kind in sheet.kinds),
            note=together((_layout(sheet), _tables())),
        ),
    )


def _layout(sheet: RouletteSheet) -> str:
    return phrase("sheet-layout-only", layout=sheet.layout) if sheet.layout else ""


def _tables() -> str:
    tables = Listed(tuple(PAY_TABLES), "comma")
    return phrase("sheet-tables-are", most=len(PAY_TABLES), tables=tables)


def _row(sheet: RouletteSheet, kind: Kind) -> tuple[str, ...]:
    return (
        bet_name(kind.bet),
        phrase("sheet-any-set") if kind.placements is None else str(kind.placements),
        str(kind.pockets),
        to_one(str(kind.odds)),
        percent(sheet.figures(kind.bet).house_edge),
        *(phrase("sheet-yes") if table in kind.pay_tables else NOT_OFFERED for table in PAY_TABLES),
    )
