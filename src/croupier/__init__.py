"""Casino table games run by the book.

The front door: `open_table` opens a table and gives its `Desk`. Everything listed in `__all__` is
meant to be used from other programs and stays; `docs/library.md` walks through it.
"""

from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Unpack

if TYPE_CHECKING:
    from croupier.desk.desk import Desk
    from croupier.desk.logs import audit, replay
    from croupier.history.options import TableOptions
    from croupier.sentences import sentence, speaking
    from croupier.table.codec import Unreadable
    from croupier.table.log import DecidedOtherwise
    from croupier.table.people import Person, Rank
    from croupier.table.refusals import Refused, WasRefused, accepted
    from croupier.table.settings import ImpossibleSetting
    from croupier.table.viewing import Role, View, Viewer

__version__ = "0.2.0"
__all__ = [
    "DecidedOtherwise",
    "Desk",
    "ImpossibleSetting",
    "Person",
    "Rank",
    "Refused",
    "Role",
    "Unreadable",
    "View",
    "Viewer",
    "WasRefused",
    "__version__",
    "accepted",
    "audit",
    "open_table",
    "replay",
    "sentence",
    "speaking",
]

# Imported when first asked for, so that importing the package stays cheap.
FOUND_IN = {
    "DecidedOtherwise": "croupier.table.log",
    "Desk": "croupier.desk.desk",
    "ImpossibleSetting": "croupier.table.settings",
    "Person": "croupier.table.people",
    "Rank": "croupier.table.people",
    "Refused": "croupier.table.refusals",
    "Role": "croupier.table.viewing",
    "Unreadable": "croupier.table.codec",
    "View": "croupier.table.viewing",
    "Viewer": "croupier.table.viewing",
    "WasRefused": "croupier.table.refusals",
    "accepted": "croupier.table.refusals",
    "audit": "croupier.desk.logs",
    "replay": "croupier.desk.logs",
    "sentence": "croupier.sentences",
    "speaking": "croupier.sentences",
}


def open_table(
    game: str,
    *,
    settings: str | PathLike[str] | None = None,
    **options: Unpack["TableOptions"],
) -> "Desk":
    """A table with betting open, run by spoken lines.

    Options of all games are table, layout, decks, unit, limits, seats, purses, shoe and edition;
    some games have boxes, private, insurance, squeezing, series or dealing as well. They are the
    keys of a history file, and amounts are dollars. `settings` names a TOML file that sets the
    same keys; an option given here overrides it. A table that cannot be opened raises
    `ImpossibleSetting`.

    >>> table = open_table("baccarat", limits={"minimum": 25}, purses={"ann": 1000})
    >>> table
    <Desk: Baccarat, layout E, electronic table; betting, bets 0, cards 0>
    """
    from croupier.desk.opening import open_desk
    from croupier.history.file import read_head, read_settings

    given = {} if settings is None else read_settings(settings)
    return open_desk(read_head({**given, "game": game, **options}))


def __getattr__(name: str) -> Any:
    if name not in FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(FOUND_IN[name]), name)
