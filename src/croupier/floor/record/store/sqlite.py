"""The record in an SQLite file, kept by this process alone."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from threading import Lock as Turn
from typing import TypeVar

import msgspec

from croupier.engine.sentences import said
from croupier.floor.record.ledger.balances import Overdrawn, moved
from croupier.floor.record.store import sqlite_rounds, sqlite_snapshots
from croupier.floor.record.store.entries import Append, Line, chained
from croupier.floor.record.store.file_trouble import TROUBLE, told_of
from croupier.floor.record.store.files import Lock, created, placed
from croupier.floor.record.store.interface import Conflict, Head, InDoubt, StoreFailed
from croupier.floor.record.store.rounds import NOTHING_INDEXED, Indexed
from croupier.floor.record.store.snapshots import NotKept, Snapshot
from croupier.floor.record.store.sqlite_file import Whereabouts, sound, writable
from croupier.floor.record.store.sqlite_reader import LAST_OF_STREAM, LINE_OF, SqliteReading

T = TypeVar("T")

SET_PASSWORD = (
    "INSERT INTO people (name, password_hash) VALUES (?, ?)"
    " ON CONFLICT (name) DO UPDATE SET password_hash = excluded.password_hash"
)
LOG_OUT = "DELETE FROM sessions WHERE name = ?"

_encoder = msgspec.json.Encoder()


def nobody() -> None:
    """Hears of a failure while nobody else does."""


class SqliteStore(SqliteReading):
    """One thread writes at a time, through a connection of its own.

    Nobody else writes the file, so head, versions and balances are known without asking it; a
    transaction that fails ends the store, and what it knew with it.
    """

    def __init__(self, file: Path, create: bool = True) -> None:
        file, self._heard = placed(file), nobody
        with told_of(file), ExitStack() as undone:
            self._lock = Lock(file)
            undone.callback(self._lock.close)
            if create:
                created(file)
            self._writer = undone.enter_context(closing(writable(file)))
            sound(self._writer, file)
            super().__init__(file)
            undone.callback(super().close)
            self._whereabouts = Whereabouts(file)
            undone.callback(self._whereabouts.close)
            self._learn()
            undone.pop_all()
        self._writing = Turn()

    def _learn(self) -> None:
        self._head = self._durable = self.head()
        self._versions: dict[str, int] = {}
        self._balances = self.balances()

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        return self._transacted(partial(self._append_all, batch))

    def _append_all(
        self, batch: Sequence[Append], writer: sqlite3.Connection
    ) -> list[Line | Conflict]:
        rows = _Rows()
        answers = [self._append(writer, append, rows) for append in batch]
        self._write_rows(writer, rows)
        return answers

    def _write_rows(self, writer: sqlite3.Connection, rows: "_Rows") -> None:
        """What goes with the entries of a batch; they themselves are in the log."""
        if rows.postings:
            writer.executemany("INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?)", rows.postings)
            writer.executemany(
                "INSERT INTO accounts VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET cents = excluded.cents",
                [(name, self._balances[name]) for name in rows.accounts],
            )
        if rows.rounds:
            sqlite_rounds.write(writer, rows.rounds)
        if rows.sealed:
            writer.executemany("DELETE FROM sealed WHERE name = ?", rows.unsealed())
            writer.executemany("INSERT INTO sealed VALUES (?, ?)", rows.still_sealed())
        if rows.passwords:
            writer.executemany(SET_PASSWORD, rows.passwords.items())
        if rows.logged_out:
            writer.executemany(LOG_OUT, [(name,) for name in rows.logged_out])

    def _append(self, writer: sqlite3.Connection, append: Append, rows: "_Rows") -> Line | Conflict:
        stream, version = append.stream, self._version(writer, append.stream)
        if append.version != version:
            return Conflict(version, _line_of(writer, append.id))
        try:
            after = moved(self._balances, append.postings)
        except Overdrawn as overdrawn:
            there = _line_of(writer, append.id)
            return Conflict(version, there, None if there else overdrawn.account)
        position, chain = self._head.position + 1, chained(self._head.chain, append.body)
        row = (position, stream, version, append.id, append.body, chain)
        try:
            writer.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError:  # to look for the id beforehand would cost every entry
            there = _line_of(writer, append.id)
            if there is None:
                raise
            return Conflict(version, there)
        self._head = Head(position, chain)
        self._versions[stream] = append.after
        self._balances.update(after)
        rows.add(position, append, after)
        return Line(*row)

    def _version(self, writer: sqlite3.Connection, stream: str) -> int:
        if stream not in self._versions:
            last = writer.execute(LAST_OF_STREAM, (stream,)).fetchone()
            self._versions[stream] = Line(*last).after if last else 0
        return self._versions[stream]

    def index_anew(self, entries: Iterable[tuple[int, str, Indexed]]) -> None:
        self._transacted(lambda writer: sqlite_rounds.write_anew(writer, entries))

    def keep_snapshots(self, stream: str, snapshots: Sequence[Snapshot], needed_from: int) -> None:
        def write(writer: sqlite3.Connection) -> None:
            sqlite_snapshots.keep(writer, stream, snapshots, needed_from)

        self._transacted(write, dispensable=True)

    def set_password(self, name: str, password_hash: str) -> None:
        self._write((SET_PASSWORD, (name, password_hash)), (LOG_OUT, (name,)))

    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        self._write(
            ("DELETE FROM sessions WHERE expires_ms <= ?", (now_ms,)),
            ("INSERT INTO sessions VALUES (?, ?, ?)", (token_hash, name, expires_ms)),
        )

    def close_session(self, token_hash: bytes) -> None:
        self._write(("DELETE FROM sessions WHERE token_hash = ?", (token_hash,)))

    def close(self) -> None:
        super().close()
        with self._writing:
            self._writer.close()
            self._whereabouts.close()
            self._lock.close()

    def on_failure(self, heard: Callable[[], None]) -> None:
        self._heard = heard

    def reopened(self) -> "SqliteStore":
        self.close()
        with ExitStack() as undone:
            again = undone.enter_context(closing(SqliteStore(self.file, create=False)))
            again._holds(self._durable)
            again.on_failure(self._heard)
            undone.pop_all()
        return again

    def _holds(self, durable: Head) -> None:
        """An older file in the place of the record lacks what was confirmed."""
        position, chain = durable
        found = next(self.lines(after=position - 1, limit=1), None) if position else None
        if position and (found is None or found.chain != chain):
            last = self.head().position
            message = said("store-older", file=str(self.file), entries=last, confirmed=position)
            raise StoreFailed(message)

    def _failure(self, error: Exception) -> StoreFailed:
        failure = super()._failure(error)
        self._heard()
        return failure

    def _write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        def write(writer: sqlite3.Connection) -> None:
            for sql, values in statements:
                writer.execute(sql, values)

        self._transacted(write)

    def _transacted(
        self, write: Callable[[sqlite3.Connection], T], *, dispensable: bool = False
    ) -> T:
        """All that it writes is durable on return, or none of it is there. `dispensable`: nobody
        needs to know which, so that a store without it goes on (NotKept)."""
        with self._writing:
            self._answering()
            writer, committing = self._writer, False
            try:
                writer.execute("BEGIN IMMEDIATE")
                found = write(writer)
                committing = True
                writer.execute("COMMIT")
                self._whereabouts.hold()
                self._durable = self._head
            except TROUBLE as error:
                with suppress(sqlite3.Error):
                    writer.rollback()
                if dispensable and isinstance(error, sqlite3.Error) and not writer.in_transaction:
                    raise NotKept(str(error) or type(error).__name__) from error
                failure = self._failure(error)
                raise (InDoubt(failure.reason) if committing else failure) from error
            except BaseException:  # nothing is wrong with the file
                writer.rollback()
                self._learn()
                raise
            return found


class _Rows:
    """What a batch adds to the tables, written at its end."""

    def __init__(self) -> None:
        self.postings: list[tuple[int, int, str, str, int, str]] = []
        self.accounts: set[str] = set()
        self.sealed: dict[str, bytes | None] = {}
        self.rounds: list[tuple[int, str, Indexed]] = []
        self.passwords: dict[str, str] = {}
        self.logged_out: set[str] = set()

    def add(self, position: int, append: Append, accounts: Iterable[str]) -> None:
        for number, posted in enumerate(append.postings, 1):
            cites = _encoder.encode(posted.cites).decode()
            row = (position, number, posted.source, posted.target, posted.cents, cites)
            self.postings.append(row)
        self.accounts.update(accounts)
        if append.sealed:
            self.sealed.update(append.sealed)
        if append.passwords or append.logged_out:
            self.passwords.update(append.passwords)
            self.logged_out.update(append.logged_out)
        if append.rounds is not NOTHING_INDEXED:
            self.rounds.append((position, append.stream, append.rounds))

    def unsealed(self) -> list[tuple[str]]:
        return [(name,) for name in self.sealed]

    def still_sealed(self) -> list[tuple[str, bytes]]:
        return [(name, secret) for name, secret in self.sealed.items() if secret is not None]


def _line_of(writer: sqlite3.Connection, identity: str) -> Line | None:
    found = writer.execute(LINE_OF, (identity,)).fetchone()
    return Line(*found) if found else None
