"""The whole record checked in one pass: every entry in its place, unchanged, in the order of its
stream, decided as it was, and posted as it moved."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

import msgspec
from msgspec import UNSET

from croupier.engine.sentences import Message, said
from croupier.engine.table.log.codec import NOT_READ
from croupier.engine.table.state.accounts import Transfers
from croupier.floor.record.store.chain import BEGINNING, Chain, Finding, Head
from croupier.floor.record.store.entries import Line, Written, body
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.ledger_check import Books


class Checker(Protocol):
    """Knows what a stream may hold, and follows it from its first entry on."""

    def entry(self, written: Written) -> Transfers | Message | None:
        """What it moves, or what is wrong with it; None: that is not looked into."""

    def held(self) -> Mapping[str, int]:
        """What has to lie in accounts after the last entry."""


class Unchecked:
    """For a stream that is not to be looked into, where somebody asks about others."""

    def entry(self, written: Written) -> None:
        return None

    def held(self) -> Mapping[str, int]:
        return {}


class Since(msgspec.Struct, frozen=True):
    """Where checking begins; what lies before is taken as it lies."""

    head: Head = BEGINNING
    versions: Mapping[str, int] = {}  # of every stream


FROM_THE_BEGINNING = Since()


def verify(
    lines: Iterable[Line],
    books: Books,
    balances: Mapping[str, int],
    checkers: Mapping[str, Checker],
    head: Head | None = None,
    since: Since = FROM_THE_BEGINNING,
) -> Iterator[Finding]:
    """Everything that is not as it was written, in the order of the record.

    `head` is one that was published. A checker is looked up at every entry of its stream, so that
    one stream may add those of others. After a fault its stream is not followed any further."""
    chain, streams = Chain(head, since.head), Streams(checkers, since.versions)
    for line in lines:
        last, misplaced = chain.position, chain.follow(line)
        if misplaced is not None:
            yield misplaced
            if chain.position == last:
                continue  # one too many
            if misplaced.position == line.position:
                streams.lose(line.stream)
        moved, wrong = streams.follow(line)
        if wrong is not None:
            yield Finding(chain.position, wrong)
        yield from books.follow(chain.position, moved)
    cut_off = chain.end()
    if cut_off is not None:
        yield cut_off
    yield from books.end(chain.position, balances)
    for checker in streams.followed():
        yield from books.holding(chain.position, checker.held())


class Streams:
    """Each stream by itself: its entries read, without a gap, and given to its checker."""

    def __init__(self, checkers: Mapping[str, Checker], versions: Mapping[str, int]) -> None:
        self._checkers = checkers
        self._versions = dict(versions)
        self._lost: set[str] = set()
        self._salted = False  # from some entry on, all of them are

    def lose(self, stream: str) -> None:
        """It is not known how it stands any more."""
        self._lost.add(stream)

    def followed(self) -> list[Checker]:
        known = (name for name in self._versions if name not in self._lost)
        return [self._checkers[name] for name in known if name in self._checkers]

    def follow(self, line: Line) -> tuple[Transfers | None, Message | None]:
        """What the entry moves, where that is known, and what is wrong with it."""
        written = read(line)
        if isinstance(written, Message):
            self.lose(line.stream)
            return None, written
        columns = None
        if (written.stream, written.version, written.id) != (line.stream, line.version, line.id):
            columns = said("record-columns-differ", stream=written.stream, id=written.id)
        elif (self._salted or written.salt is not UNSET) and not written.salted:
            columns = said("record-salt-missing")
        self._salted |= written.salted
        checked = None if written.stream in self._lost else self._checked(written)
        if isinstance(checked, Message):
            self.lose(written.stream)
            return None, columns or checked
        return checked, columns

    def _checked(self, written: Written) -> Transfers | Message | None:
        stream, found = written.stream, written.version
        due = self._versions.get(stream, 0)
        if found != due:
            return said("record-version-gap", stream=stream, due=due, found=found)
        checker = self._checkers.get(stream)
        if checker is None:
            return said("record-unknown-stream", stream=stream)
        self._versions[stream] = due + len(written.events)
        try:
            return checker.entry(written)
        except StoreFailed:
            raise  # nothing is wrong with the entry: it cannot be followed here
        except Exception as fault:  # a state that only a changed entry can have led to
            return said("record-not-followed", fault=f"{type(fault).__name__}: {fault}")


def read(line: Line) -> Written | Message:
    """The entry of a line that is written as this house writes."""
    try:
        written = line.written
    except NOT_READ as problem:
        return said("record-unreadable", problem=str(problem))
    return written if body(written) == line.body else said("record-written-otherwise")
