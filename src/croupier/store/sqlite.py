"""The record in an SQLite file, kept by this process alone."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Lock as Turn

import msgspec

from croupier.ledger.balances import Overdrawn, moved
from croupier.store import sqlite_rounds
from croupier.store.entries import Append, Line, chained
from croupier.store.interface import Conflict, Head, InDoubt
from croupier.store.rounds import NOTHING_INDEXED, Indexed
from croupier.store.sqlite_file import Lock, created, placed, sound, writable, write_ahead
from croupier.store.sqlite_reading import LAST_OF_STREAM, LINE_OF, SqliteReading
from croupier.store.trouble import TROUBLE, told_of

_encoder = msgspec.json.Encoder()


class SqliteStore(SqliteReading):
    """One thread writes at a time, through a connection of its own.

    Nobody else writes the file, so head, versions and balances are known without asking it; a
    transaction that fails ends the store, and what it knew with it.
    """

    def __init__(self, file: Path, create: bool = True) -> None:
        file = placed(file)
        with told_of(file), ExitStack() as undone:
            self._lock = Lock(file)
            undone.callback(self._lock.close)
            if create:
                created(file)
            self._writer = undone.enter_context(closing(writable(file)))
            sound(self._writer, file)
            super().__init__(file)
            undone.callback(super().close)
            self._files = (str(file), str(write_ahead(file)))
            self._where = _whereabouts(self._files)
            self._learn()
            undone.pop_all()
        self._writing = Turn()

    def _learn(self) -> None:
        self._head = self.head()
        self._versions: dict[str, int] = {}
        self._balances = self.balances()

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        with self._transaction() as writer:
            rows = _Rows()
            answers = [self._append(writer, append, rows) for append in batch]
            self._write_rows(writer, rows)
        return answers

    def _write_rows(self, writer: sqlite3.Connection, rows: "_Rows") -> None:
        writer.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows.log())
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

    def _append(self, writer: sqlite3.Connection, append: Append, rows: "_Rows") -> Line | Conflict:
        version = self._version(writer, append.stream)
        there = rows.lines.get(append.id) or _line_of(writer, append.id)
        if there is not None or append.version != version:
            return Conflict(version, there)
        try:
            after = moved(self._balances, append.postings)
        except Overdrawn as overdrawn:
            return Conflict(version, overdrawn=overdrawn.account)
        position, chain = self._head.position + 1, chained(self._head.chain, append.body)
        line = Line(position, append.stream, version, append.id, append.body, chain)
        self._head = Head(position, chain)
        self._versions[append.stream] = append.after
        self._balances.update(after)
        rows.add(line, append, after)
        return line

    def _version(self, writer: sqlite3.Connection, stream: str) -> int:
        if stream not in self._versions:
            last = writer.execute(LAST_OF_STREAM, (stream,)).fetchone()
            self._versions[stream] = Line(*last).after if last else 0
        return self._versions[stream]

    def index_anew(self, entries: Iterable[tuple[int, str, Indexed]]) -> None:
        with self._transaction() as writer:
            sqlite_rounds.write_anew(writer, entries)

    def set_password(self, name: str, password_hash: str) -> None:
        self._write(
            "INSERT INTO people (name, password_hash) VALUES (?, ?) ON CONFLICT (name) DO UPDATE"
            " SET password_hash = excluded.password_hash, failed = 0, locked_until_ms = 0",
            name,
            password_hash,
        )

    def failed_login(self, name: str, locked_until_ms: int) -> None:
        self._write(
            "UPDATE people SET failed = failed + 1, locked_until_ms = ? WHERE name = ?",
            locked_until_ms,
            name,
        )

    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        with self._transaction() as writer:
            writer.execute("DELETE FROM sessions WHERE expires_ms <= ?", (now_ms,))
            writer.execute("INSERT INTO sessions VALUES (?, ?, ?)", (token_hash, name, expires_ms))
            writer.execute(
                "UPDATE people SET failed = 0, locked_until_ms = 0 WHERE name = ?", (name,)
            )

    def close_session(self, token_hash: bytes) -> None:
        self._write("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    def close_sessions_of(self, name: str) -> None:
        self._write("DELETE FROM sessions WHERE name = ?", name)

    def close(self) -> None:
        super().close()
        with self._writing:
            self._writer.close()
            self._lock.close()

    def reopened(self) -> "SqliteStore":
        self.close()
        return SqliteStore(self.file, create=False)

    def _write(self, sql: str, *values: object) -> None:
        with self._transaction() as writer:
            writer.execute(sql, values)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._writing:
            self._answering()
            committing = False
            try:
                self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                committing = True
                self._writer.execute("COMMIT")
                if _whereabouts(self._files) != self._where:
                    raise FileNotFoundError(f"{self.file} is another file now")
            except TROUBLE as error:
                with suppress(sqlite3.Error):
                    self._writer.rollback()
                failure = self._failure(error)
                raise (InDoubt(failure.reason) if committing else failure) from error
            except BaseException:  # nothing is wrong with the file
                self._writer.rollback()
                self._learn()
                raise


class _Rows:
    """What a batch adds to the tables, written at its end."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}  # by their ids
        self.postings: list[tuple[int, int, str, str, int, str]] = []
        self.accounts: set[str] = set()
        self.sealed: dict[str, bytes | None] = {}
        self.rounds: list[tuple[int, str, Indexed]] = []

    def add(self, line: Line, append: Append, accounts: Iterable[str]) -> None:
        self.lines[line.id] = line
        for number, posted in enumerate(append.postings, 1):
            cites = _encoder.encode(posted.cites).decode()
            row = (line.position, number, posted.source, posted.target, posted.cents, cites)
            self.postings.append(row)
        self.accounts.update(accounts)
        self.sealed.update(append.sealed)
        if append.rounds is not NOTHING_INDEXED:
            self.rounds.append((line.position, line.stream, append.rounds))

    def log(self) -> Iterator[tuple[object, ...]]:
        return map(msgspec.structs.astuple, self.lines.values())

    def unsealed(self) -> list[tuple[str]]:
        return [(name,) for name in self.sealed]

    def still_sealed(self) -> list[tuple[str, bytes]]:
        return [(name, secret) for name, secret in self.sealed.items() if secret is not None]


def _line_of(writer: sqlite3.Connection, identity: str) -> Line | None:
    found = writer.execute(LINE_OF, (identity,)).fetchone()
    return Line(*found) if found else None


def _whereabouts(files: Iterable[str]) -> list[tuple[int, int]]:
    """A file that was moved or deleted can still be written, and all of it be lost."""
    return [(found.st_dev, found.st_ino) for found in map(os.stat, files)]
