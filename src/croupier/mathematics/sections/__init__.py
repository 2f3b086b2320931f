"""The figures of a sheet as tables and charts, before a terminal or a page draws them."""

from importlib import import_module

from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.sections.bets import edges, table_of_bets
from croupier.mathematics.sections.sections import Section

__all__ = ["sections_of"]


def sections_of(sheet: Sheet) -> tuple[Section, ...]:
    """The bets of the game side by side, then what only this game has."""
    own = import_module(f"croupier.mathematics.sections.{sheet.game.replace('-', '_')}")
    more: tuple[Section, ...] = own.sections(sheet)
    return (table_of_bets(sheet), edges(sheet), *more)
