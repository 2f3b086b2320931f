"""Casino table games run by the book."""

from collections.abc import Mapping
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.history.desk import Desk
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
    seats: Mapping[int, str] | None = None,
    settings: str | PathLike[str] | None = None,
    **head: Any,
) -> "Desk":
    """A table with betting open, run by spoken lines; `head` takes the keys of a history file.

    Amounts are dollars: `open_table("baccarat", limits={"minimum": 25}, purses={"ann": 1000})`.
    `settings` names a TOML file with the same keys; what is given here comes before it.
    A table that cannot be opened raises `ImpossibleSetting`.
    """
    from croupier.history.desk import open_desk
    from croupier.history.file import read_head, read_settings

    given = {} if settings is None else read_settings(settings)
    if seats is not None:
        given["seats"] = seats
    return open_desk(read_head({**given, "game": game, **head}))


def __getattr__(name: str) -> Any:
    if name not in FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(FOUND_IN[name]), name)
