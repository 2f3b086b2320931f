"""A sheet told to people: what a game shows, as tables and charts that know nothing of paper."""

from importlib import import_module

from croupier.probability.report.bets import edges, table_of_bets
from croupier.probability.report.sections import Section
from croupier.probability.sheet import Sheet

__all__ = ["sections_of"]


def sections_of(sheet: Sheet) -> tuple[Section, ...]:
    """The bets of the game side by side, then what only this game has."""
    own = import_module(f"croupier.probability.report.{sheet.game.replace('-', '_')}")
    more: tuple[Section, ...] = own.sections(sheet)
    return (table_of_bets(sheet), edges(sheet), *more)
