"""Casino table games run by the book."""

from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Unpack

if TYPE_CHECKING:
    from croupier.desk.desk import Desk
    from croupier.history.options import TableOptions
    from croupier.table.refusals import Refused, WasRefused, accepted
    from croupier.table.settings import ImpossibleSetting

__version__ = "0.1.0"
__all__ = ["ImpossibleSetting", "Refused", "WasRefused", "__version__", "accepted", "open_table"]

# Imported when first asked for, so that importing the package stays cheap.
FOUND_IN = {
    "ImpossibleSetting": "croupier.table.settings",
    "Refused": "croupier.table.refusals",
    "WasRefused": "croupier.table.refusals",
    "accepted": "croupier.table.refusals",
}


def open_table(
    game: str,
    *,
    settings: str | PathLike[str] | None = None,
    **options: Unpack["TableOptions"],
) -> "Desk":
    """A table with betting open, run by spoken lines.

    Options of all games are edition, table, layout, decks, unit, limits, seats, purses and shoe;
    some games have boxes, private, insurance, squeezing, series or dealing as well. They are the
    keys of a history file, and amounts are dollars:
    `open_table("baccarat", limits={"minimum": 25}, purses={"ann": 1000})`.
    `settings` names a TOML file that sets the same keys; an option given here overrides it.
    A table that cannot be opened raises `ImpossibleSetting`.
    """
    from croupier.desk.opening import open_desk
    from croupier.history.file import read_head, read_settings

    given = {} if settings is None else read_settings(settings)
    return open_desk(read_head({**given, "game": game, **options}))


def __getattr__(name: str) -> Any:
    if name not in FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(FOUND_IN[name]), name)
