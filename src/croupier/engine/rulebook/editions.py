"""The dated editions of each book: one file a date, in the folder of its game.

An edition is named by the day it came into effect. The latest is the current one.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from croupier.engine.rulebook.paragraphs import GAMES, Book, read_book

_FILE = re.compile(r"(\d{4}-\d{2}-\d{2})\.toml")
_on_trial: dict[tuple[str, str], Book] = {}
_brought: dict[str, Traversable] = {}  # the folders of books that came with packages


def editions(name: str) -> tuple[str, ...]:
    """The dates of a book's editions, the current one last; `KeyError` for an unknown book.

    >>> editions("Baccarat")
    ('2019-09-16',)
    """
    tried = [date for book, date in _on_trial if book == name]
    return tuple(sorted((*_in_the_folder(name), *tried))) if tried else _in_the_folder(name)


def book(name: str, edition: str | None = None) -> Book:
    """The book of that name (`Si Ki Pi`), as it now is or as of one of its editions; `KeyError`
    for any other."""
    date = editions(name)[-1] if edition is None else edition
    tried = _on_trial.get((name, date))
    return edition_read(name, date) if tried is None else tried


def books() -> tuple[Book, ...]:
    """All of them, each in its current edition."""
    return tuple(book(name) for name in GAMES)


@contextmanager
def on_trial(edition: Book) -> Iterator[None]:
    """For as long as the block lasts this edition is there too: one that is not in effect yet."""
    named = edition.name, edition.effective
    if edition.effective in editions(edition.name):
        raise ValueError(f"{edition.name} has an edition of {edition.effective} already")
    _on_trial[named] = edition
    try:
        yield
    finally:
        del _on_trial[named]


def add_book(folder: Traversable) -> None:
    """The book of a game that comes as a package of its own; its editions lie in the folder.

    A name that another book or game has is a `ValueError`.
    """
    added = read_book((folder / f"{max(_dates(folder))}.toml").read_text(encoding="utf-8"))
    if added.name in GAMES or added.game in GAMES.values():
        raise ValueError(f"there is a book of {added.name} or a game {added.game} already")
    _brought[added.name] = folder
    GAMES[added.name] = added.game


def folder_of(name: str) -> Traversable:
    """Where the editions of a book lie, and their translations beside them."""
    return _brought.get(name) or resources.files(__package__) / GAMES[name]


@cache
def edition_read(name: str, date: str) -> Book:
    if date not in _in_the_folder(name):
        raise KeyError(f"{name} has no edition of {date}")
    return read_book((folder_of(name) / f"{date}.toml").read_text(encoding="utf-8"))


@cache
def _in_the_folder(name: str) -> tuple[str, ...]:
    return _dates(folder_of(name))


def _dates(folder: Traversable) -> tuple[str, ...]:
    found = (_FILE.fullmatch(file.name) for file in folder.iterdir())
    return tuple(sorted(match[1] for match in found if match))
