"""Passwords and sessions kept in SQLite, as small as can be."""

import sqlite3
from threading import Lock
from typing import Any, NamedTuple

TABLES = """
CREATE TABLE people (name TEXT PRIMARY KEY, hash TEXT);
CREATE TABLE sessions (token_hash BLOB PRIMARY KEY, name TEXT, expires_ms INTEGER);
"""


class Login(NamedTuple):
    password_hash: str


class Session(NamedTuple):
    name: str
    expires_ms: int


class Kept:
    def __init__(self) -> None:
        self._file, self._lock = sqlite3.connect(":memory:", check_same_thread=False), Lock()
        self._file.executescript(TABLES)

    def close(self) -> None:
        self._file.close()

    def everything(self) -> str:
        return "\n".join(self._file.iterdump())

    def password_of(self, name: str) -> Login | None:
        found = self._rows("SELECT hash FROM people WHERE name = ?", name)
        return Login(*found[0]) if found else None

    def set_password(self, name: str, password_hash: str) -> None:
        self._rows("REPLACE INTO people VALUES (?, ?)", name, password_hash)
        self._rows("DELETE FROM sessions WHERE name = ?", name)

    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        self._rows("DELETE FROM sessions WHERE expires_ms <= ?", now_ms)
        self._rows("INSERT INTO sessions VALUES (?, ?, ?)", token_hash, name, expires_ms)

    def session(self, token_hash: bytes) -> Session | None:
        found = self._rows("SELECT name, expires_ms FROM sessions WHERE token_hash = ?", token_hash)
        return Session(*found[0]) if found else None

    def close_session(self, token_hash: bytes) -> None:
        self._rows("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    def _rows(self, words: str, *values: object) -> list[Any]:
        with self._lock, self._file:
            return self._file.execute(words, values).fetchall()


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now_ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now_ms

    def pass_minutes(self, minutes: int) -> None:
        self.now_ms += minutes * 60_000
