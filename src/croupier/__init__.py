"""Casino table games run by the book.

The front door: `open_table` opens a table and gives its `Desk`. Everything listed in `__all__` is
meant to be used from other programs and stays; `docs/library.md` walks through it.
"""

from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Unpack

if TYPE_CHECKING:
    from croupier.engine.front.logs import audit, replay
    from croupier.engine.front.open_table import Desk
    from croupier.engine.history.options import GameName, TableOptions
    from croupier.engine.sentences import sentence, speaking
    from croupier.engine.table.log.codec import Unreadable
    from croupier.engine.table.log.log import DecidedOtherwise
    from croupier.engine.table.viewing import Role, View, Viewer
    from croupier.engine.table.vocabulary.people import Person, Rank
    from croupier.engine.table.vocabulary.refusals import Refused, WasRefused, accepted
    from croupier.engine.table.vocabulary.settings import ImpossibleSetting

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
    "DecidedOtherwise": "croupier.engine.table.log.log",
    "Desk": "croupier.engine.front.open_table",
    "ImpossibleSetting": "croupier.engine.table.vocabulary.settings",
    "Person": "croupier.engine.table.vocabulary.people",
    "Rank": "croupier.engine.table.vocabulary.people",
    "Refused": "croupier.engine.table.vocabulary.refusals",
    "Role": "croupier.engine.table.viewing",
    "Unreadable": "croupier.engine.table.log.codec",
    "View": "croupier.engine.table.viewing",
    "Viewer": "croupier.engine.table.viewing",
    "WasRefused": "croupier.engine.table.vocabulary.refusals",
    "accepted": "croupier.engine.table.vocabulary.refusals",
    "audit": "croupier.engine.front.logs",
    "replay": "croupier.engine.front.logs",
    "sentence": "croupier.engine.sentences",
    "speaking": "croupier.engine.sentences",
}


def open_table(
    game: "GameName | str",
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
    from croupier.engine.front.start import open_desk
    from croupier.engine.history.file import read_head, read_settings

    given = {} if settings is None else read_settings(settings)
    return open_desk(read_head({**given, "game": game, **options}))


def __getattr__(name: str) -> Any:
    if name not in FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(FOUND_IN[name]), name)
