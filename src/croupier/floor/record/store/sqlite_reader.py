"""A record in an SQLite file, read: beside the process that writes it, or in it."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, said
from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store import sqlite_rounds, sqlite_snapshots
from croupier.floor.record.store.entries import GENESIS, Line
from croupier.floor.record.store.file_trouble import TROUBLE, told, told_of
from croupier.floor.record.store.interface import Head, Login, Session, Standing, StoreFailed
from croupier.floor.record.store.rounds import IndexRow, PlayersRound, RoundRow, Search
from croupier.floor.record.store.snapshots import Snapshot
from croupier.floor.record.store.sqlite_file import connected, made_as_a_record, schema_of, sound
from croupier.floor.record.store.sqlite_rounds import index_rows, row

LARGEST = 2**63 - 1  # number of a row
INDEXED = 2  # the schema that has an index of rounds
WITH_BETS = 4  # the one that has their bets in it
WITH_SNAPSHOTS = 3
PAGE = 1_000  # rows read at once, so that no reader holds up the writer for long
LINE = "SELECT position, stream, version, id, body, chain FROM log"
LAST_OF_STREAM = f"{LINE} WHERE stream = ? ORDER BY version DESC LIMIT 1"
PAGE_OF_ALL = f"{LINE} WHERE position > ? ORDER BY position LIMIT ?"
# A stream is read along its versions; the + keeps SQLite from walking through all streams.
PAGE_OF_STREAM = f"""{LINE}
    WHERE stream = ? AND version > ? AND +position > ? ORDER BY version LIMIT ?"""
LINE_OF = f"{LINE} WHERE id = ?"
VERSION_AT = "SELECT version FROM log WHERE position = ? AND stream = ?"

HEAD = "SELECT position, chain FROM log ORDER BY position DESC LIMIT 1"
BALANCES = "SELECT name, cents FROM accounts"
MOVED = """SELECT source, target, cents, cites FROM postings
    WHERE position BETWEEN ? AND ? AND ? IN (source, target) ORDER BY position, number"""
LAST_POSTING = "SELECT coalesce(max(position), 0) FROM postings"
SEALED = "SELECT name FROM sealed"
ASTRAY = """SELECT position FROM log WHERE position < 1
    UNION SELECT position FROM postings WHERE position < 1 OR number < 1"""
ASTRAY_BESIDE_INDEX = "UNION SELECT position FROM rounds_due WHERE EXISTS (SELECT 1 FROM rounds)"

_cites = msgspec.json.Decoder(tuple[Citation, ...])


class SqliteReading:
    """Reads a record whether or not a process keeps it; several threads may."""

    def __init__(self, file: Path) -> None:
        self.file = Path(os.path.realpath(file))
        self._failed: Message | None = None
        self._turn = Lock()  # of those who read
        with told_of(self.file), ExitStack() as undone:
            self._reader = undone.enter_context(closing(connected(self.file, "ro")))
            self._schema = schema_of(self._reader, self.file)
            undone.pop_all()

    @property
    def failed(self) -> Message | None:
        return self._failed

    def head(self) -> Head:
        rows = self._read(HEAD)
        return Head(*rows[0]) if rows else Head(0, GENESIS)

    def standing(self) -> Standing:
        head, balances, last, sealed = self._read_together(HEAD, BALANCES, LAST_POSTING, SEALED)
        return Standing(
            Head(*head[0]) if head else Head(0, GENESIS),
            dict(balances),
            last[0][0],
            frozenset(name for (name,) in sealed),
        )

    def version(self, stream: str) -> int:
        rows = self._read(LAST_OF_STREAM, stream)
        return Line(*rows[0]).after if rows else 0

    def line_of(self, identity: str) -> Line | None:
        rows = self._read(LINE_OF, identity)
        return Line(*rows[0]) if rows else None

    def lines(
        self, after: int = 0, stream: str | None = None, limit: int | None = None
    ) -> Iterator[Line]:
        version, left = -1, limit
        if stream is not None and after:  # one of its own: all before is passed over at once
            version = next((found for (found,) in self._read(VERSION_AT, after, stream)), -1)
        while left is None or left > 0:
            asked = PAGE if left is None else min(left, PAGE)
            if stream is None:
                rows = self._read(PAGE_OF_ALL, after, asked)
            else:
                rows = self._read(PAGE_OF_STREAM, stream, version, after, asked)
            yield from (Line(*row) for row in rows)
            if len(rows) < asked:
                return
            after, version = rows[-1][0], rows[-1][2]
            left = None if left is None else left - asked

    def balances(self) -> dict[str, int]:
        return dict(self._read(BALANCES))

    def postings(self, after: int = 0) -> Iterator[tuple[int, Transfer]]:
        page = """SELECT position, number, source, target, cents, cites FROM postings
            WHERE (position, number) > (?, ?) ORDER BY position, number LIMIT ?"""
        last = (after + 1, -1)
        while rows := self._read(page, *last, PAGE):
            for position, _, source, target, cents, cites in rows:
                yield position, Transfer(source, target, cents, _cited(cites))
            last = rows[-1][:2]

    def moved(self, account: str, first: int, last: int) -> list[Transfer]:
        found = self._read(MOVED, first, last, account)
        return [
            Transfer(source, target, cents, _cited(cites)) for source, target, cents, cites in found
        ]

    def rounds(self, search: Search) -> list[RoundRow]:
        sql, values = sqlite_rounds.asked(search)
        return [] if self._schema < INDEXED else list(map(row, self._read(sql, *values)))

    def rounds_of(self, player: str) -> list[PlayersRound]:
        found = [] if self._schema < WITH_BETS else self._read(sqlite_rounds.OF_PLAYER, player)
        return list(sqlite_rounds.of_player(player, found))

    def round(self, stream: str, number: int) -> RoundRow | None:
        found = [] if self._schema < INDEXED else self._read(sqlite_rounds.ONE, stream, number)
        return row(found[0]) if found else None

    def opening(self, stream: str, number: int) -> bytes | None:
        found = self._read(sqlite_rounds.OPENING, stream, number)
        return bytes(found[0][0]) if found else None

    def unindexed(self) -> int:
        """In a file of an earlier schema there is no index."""
        if self._schema < INDEXED:
            return self.head().position
        due = self._read(sqlite_rounds.DUE)
        return due[0][0] if due else 0

    def index(self, stream: str) -> Iterator[IndexRow]:
        number = 0
        page = sqlite_rounds.page_of_index(with_bets=self._schema >= WITH_BETS)
        while rows := self._read(page, stream, number, PAGE):
            yield from index_rows(rows)
            number = rows[-1][1]

    def index_astray(self) -> list[int]:
        return [found for (found,) in self._read(sqlite_rounds.ASTRAY)]

    def index_streams(self) -> list[str]:
        return [found for (found,) in self._read(sqlite_rounds.STREAMS)]

    def snapshots(self, stream: str | None = None) -> list[Snapshot]:
        if self._schema < WITH_SNAPSHOTS:
            return []
        sql, values = sqlite_snapshots.ALL, tuple[str, ...]()
        if stream is not None:
            sql, values = sqlite_snapshots.OF_STREAM, (stream,)
        return [Snapshot(*found) for found in self._read(sql, *values)]

    def sealed(self, name: str) -> bytes | None:
        rows = self._read("SELECT secret FROM sealed WHERE name = ?", name)
        return bytes(rows[0][0]) if rows else None

    def password_of(self, name: str) -> Login | None:
        rows = self._read("SELECT password_hash FROM people WHERE name = ?", name)
        return Login(*rows[0]) if rows else None

    def session(self, token_hash: bytes) -> Session | None:
        rows = self._read("SELECT name, expires_ms FROM sessions WHERE token_hash = ?", token_hash)
        return Session(*rows[0]) if rows else None

    def beside(self) -> "SqliteReading":
        return SqliteReading(self.file)

    def look_through(self) -> None:
        """All of the file; StoreFailed tells of what is damaged, or of another make."""
        with self._reading():
            sound(self._reader, self.file)
            made_as_a_record(self._reader, self.file)

    def astray(self) -> list[int]:
        """Rows where none can be, by the positions they name; no page of lines or postings has
        them. An index of rounds is made at once: it is not there while it is due."""
        due = ASTRAY_BESIDE_INDEX if self._schema >= INDEXED else ""
        return [found for (found,) in self._read(f"{ASTRAY} {due} ORDER BY 1")]

    def close(self) -> None:
        """Whoever still holds it is told why it answers nothing."""
        self._failed = self._failed or said("store-closed")
        with self._turn:
            self._reader.close()

    def _read(self, sql: str, *values: object) -> list[Any]:
        with self._reading():
            try:
                return self._reader.execute(sql, values).fetchall()
            except OverflowError:
                return self._reader.execute(sql, tuple(map(_held, values))).fetchall()

    def _read_together(self, *questions: str) -> list[list[Any]]:
        """As they would all be answered at one moment."""
        with self._reading():
            self._reader.execute("BEGIN")
            try:
                return [self._reader.execute(sql).fetchall() for sql in questions]
            finally:
                self._reader.execute("COMMIT")

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._turn:
            self._answering()
            try:
                yield
            except TROUBLE as error:
                raise self._failure(error) from error

    def _answering(self) -> None:
        if self._failed is not None:
            raise StoreFailed(self._failed)

    def _failure(self, error: Exception) -> StoreFailed:
        """From now on nothing is answered: nobody knows what else is wrong."""
        self._failed = told(error, self.file)
        return StoreFailed(self._failed)


def _held(value: object) -> object:
    """A number beyond all that a row can hold is as good as the largest."""
    return max(-LARGEST, min(LARGEST, value)) if isinstance(value, int) else value


def _cited(written: str) -> tuple[Citation, ...]:
    """What cannot be read stands for itself: whoever verifies finds that it is not what was
    posted."""
    try:
        return _cites.decode(written)
    except (msgspec.DecodeError, ValueError):
        return (Citation(written),)
