"""The editions of one book as rules: what differs between them, each under its date."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

import msgspec

from croupier.engine.rulebook import Citation, editions
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.irregularity import Irregularities
from croupier.engine.table.vocabulary.facts import Reported
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Settings
from croupier.engine.table.vocabulary.words import any_of, book_said


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """What the table asks of every edition; a game adds what else may differ in its book."""

    date: str
    irregularities: Irregularities


E = TypeVar("E", bound=Edition)


class Editions(Generic[E]):
    """Those of one game. A round is decided by the one its settings name."""

    def __init__(self, book: str) -> None:
        self._book = book
        self._by_date: dict[str, E] = {}
        self.reach_back = False  # a paragraph of one of them may void rounds paid long ago

    def add(self, edition: E) -> None:
        if edition.date not in editions(self._book):
            raise ValueError(f"the book of {self._book} has no edition of {edition.date}")
        self._by_date[edition.date] = edition
        lines = edition.irregularities.lines
        self.reach_back |= any(line.ruling.reaches_earlier_rounds for line in lines)

    @contextmanager
    def on_trial(self, edition: E) -> Iterator[None]:
        """For as long as the block lasts this edition is there too (`rulebook.on_trial`)."""
        self.add(edition)
        try:
            yield
        finally:
            del self._by_date[edition.date]

    @property
    def current(self) -> E:
        return self._by_date[max(self._by_date)]

    def of(self, settings: Settings) -> E:
        return self._by_date[settings.edition]

    def section_five(self, settings: Settings) -> Irregularities:
        return self._by_date[settings.edition].irregularities

    def paragraphs_about(self, fact: type[Reported]) -> tuple[Citation, ...]:
        """That answer such a fact under any of them."""
        every = (each.irregularities.about(fact) for each in self._by_date.values())
        return tuple(dict.fromkeys(line.paragraph for lines in every for line in lines))

    @property
    def facts(self) -> tuple[type[Reported], ...]:
        """Everything that can have been reported under any of them."""
        found = (fact for each in self._by_date.values() for fact in each.irregularities.facts)
        return tuple(dict.fromkeys(found))


def known_edition(book: str, edition: str | None) -> str:
    """The edition a table is set to: the current one unless another is named."""
    if edition is None:
        return editions(book)[-1]
    if edition not in editions(book):
        raise ImpossibleSetting("edition", no_such_edition(book, edition))
    return edition


def no_such_edition(book: str, edition: str) -> Message:
    return said(
        "no-such-edition", book=book_said(book), edition=edition, editions=any_of(editions(book))
    )
