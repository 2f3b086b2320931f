"""Games that come as packages of their own, found by their entry points in `croupier.games`.

An entry point names a `GamePackage`. What it brings along is fetched when a room needs it; one
that cannot be used is told of in a sentence and leaves the other games alone.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from croupier.engine.games.unknown_game import UnknownGame
from croupier.engine.rulebook import add_book
from croupier.engine.sentences import add_catalogues, said
from croupier.engine.sources import hash_when_imported, package_with
from croupier.engine.table.contract.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "croupier.games"
MEMBERS = tuple(name for name in vars(Game) if not name.startswith("_"))
T = TypeVar("T")


class GamePackage(msgspec.Struct, frozen=True, kw_only=True):
    """What a game brings along; its parts are functions, so that they are imported late."""

    book: Traversable  # the folder of its editions: `2026-01-01.toml`, `2026-01-01.zh.toml`
    catalogues: Traversable  # the folder of its sentences: `en/*.ftl`, `zh/*.ftl`
    game: Callable[[], Game]
    dialect: Callable[[], object]  # a `croupier.engine.history.dialect.Dialect`
    guide: Callable[[], object]  # a `croupier.cli.terminal.table.TableGuide`


def introduce(package: GamePackage) -> GamePackage:
    """Makes book and sentences known, so that whatever is imported of the package can cite them.

    A package says `PACKAGE = introduce(GamePackage(…))` in its first module. A book or a game whose
    name is taken is a `ValueError`.
    """
    add_book(package.book)
    add_catalogues(package.catalogues)
    return package


@cache
def invited() -> "Mapping[str, EntryPoint]":
    """Every game that is installed beside those of the house, by name; nothing is imported."""
    from importlib.metadata import entry_points  # takes longer than the rules of a game

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)  # of two, the first on the path, as with modules
    return found


@cache
def package_of(name: str) -> GamePackage:
    """`KeyError` where no game of this name is installed."""
    entry = invited()[name]
    package = _working(entry, entry.load)
    if not isinstance(package, GamePackage):
        raise UnknownGame(said("guest-names-no-package", game=name, package=_from(entry)))
    return package


def introduce_all() -> None:
    """The book of every guest is known, as far as their packages work."""
    for name in invited():
        with suppress(UnknownGame):
            package_of(name)


@cache
def guest(name: str) -> Game:
    """`KeyError` where no game of this name is installed; `UnknownGame` says why it does not
    work."""
    entry, package = invited()[name], package_of(name)
    game = _working(entry, package.game)
    with suppress(OSError, LookupError, AttributeError):  # a table that is kept asks once more
        hash_when_imported(package_with(game))
    missing = [member for member in MEMBERS if not hasattr(game, member)]
    if missing:
        message = said("guest-lacks", game=name, package=_from(entry), member=missing[0])
        raise UnknownGame(message)
    if name != game.NAME:
        message = said("guest-misnamed", game=name, package=_from(entry), name=game.NAME)
        raise UnknownGame(message)
    return game


def working() -> tuple[str, ...]:
    """The installed games that can be played; each is imported."""
    return tuple(name for name in invited() if _works(name))


def brought(name: str, part: Literal["dialect", "guide"], kind: type[T]) -> T:
    """What a guest has for one of the rooms above."""
    entry, package = invited()[name], package_of(name)
    fetch: Callable[[], object] = getattr(package, part)
    found = _working(entry, fetch)
    if not isinstance(found, kind):
        message = said("guest-brings-none", game=name, package=_from(entry), part=kind.__name__)
        raise UnknownGame(message)
    return found


def _works(name: str) -> bool:
    try:
        guest(name)
    except UnknownGame:
        return False
    return True


def _working(entry: "EntryPoint", fetch: Callable[[], T]) -> T:
    """Whatever goes wrong while somebody else's module is imported is said in a sentence."""
    try:
        return fetch()
    except Exception as problem:
        cause = f"{type(problem).__name__}: {problem}".rstrip(". ")
        message = said("guest-fails", game=entry.name, package=_from(entry), cause=cause)
        raise UnknownGame(message) from problem


def _from(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist else entry.module
