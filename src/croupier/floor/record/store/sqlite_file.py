"""A record's SQLite file: how it is opened, whether it is still there, its numbered migrations."""

import os
import sqlite3
from contextlib import ExitStack, closing
from functools import cache
from importlib import resources
from pathlib import Path
from time import monotonic, time_ns

from croupier.engine.sentences import said
from croupier.engine.sentences.faults import fault_said
from croupier.floor.record.store.file_trouble import told_of
from croupier.floor.record.store.files import beside
from croupier.floor.record.store.interface import StoreFailed, StoreInUse

APPLICATION = int.from_bytes(b"CROU", "big")
BESIDE = ("-wal", "-shm", "-journal")  # files of SQLite that go with it
ONE_MOMENT_NS = 100_000_000  # changes of a folder that are so close may bear the same time
NOW_AND_THEN_S = 0.1
CLOSED = -1
SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema"
PATIENCE = 10.0  # seconds; only another process that looks through the file could hold it up


class Whereabouts:
    """A file that was moved or deleted can still be written, and all of it be lost.

    To ask after the files themselves makes their next write dearer than all else about a commit:
    the system then keeps the time of it exactly. No name in their folder has changed as long as the
    folder has not. Whether the folders above it are still where they were is asked now and then.
    """

    def __init__(self, file: Path) -> None:
        self._path, self._files = str(file.parent), (file, write_ahead(file))
        self._folder = os.open(self._path, os.O_RDONLY)
        self._known = self._found()
        self._unchanged: int | None = None  # the folder, when they were all there
        self._looked = 0.0

    def hold(self) -> None:
        """FileNotFoundError: they are elsewhere."""
        folder, now = os.fstat(self._folder), monotonic()
        if folder.st_ctime_ns == self._unchanged and now - self._looked < NOW_AND_THEN_S:
            return
        there = os.stat(self._path)  # noqa: PTH116 - in half the time
        moved = (there.st_dev, there.st_ino) != (folder.st_dev, folder.st_ino)
        if moved or (folder.st_ctime_ns != self._unchanged and self._found() != self._known):
            raise FileNotFoundError(f"{self._files[0]} is another file now")
        self._looked = now
        if time_ns() - folder.st_ctime_ns > ONE_MOMENT_NS:
            self._unchanged = folder.st_ctime_ns

    def close(self) -> None:
        if self._folder != CLOSED:
            os.close(self._folder)
            self._folder = CLOSED

    def _found(self) -> list[tuple[int, int]]:
        return [(found.st_dev, found.st_ino) for found in map(Path.stat, self._files)]


def write_ahead(file: Path) -> Path:
    """What is durable, but not yet in the file itself."""
    return beside(file, "-wal")


def connected(file: Path, mode: str) -> sqlite3.Connection:
    """`ro` reads, `rw` also writes; neither makes a file that is not there."""
    if not file.exists():
        raise StoreFailed(said("store-missing", file=str(file)))
    if mode == "rw" and not os.access(file, os.W_OK):  # SQLite would open it to read
        raise StoreFailed(said("store-read-only", file=str(file)))
    return sqlite3.connect(
        f"{file.as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def writable(file: Path) -> sqlite3.Connection:
    """Brought to the present schema; every commit is on the disk before it returns."""
    with ExitStack() as undone:
        connection = undone.enter_context(closing(connected(file, "rw")))
        found = schema_of(connection, file, empty=True)
        _pragma(connection, "journal_mode = WAL")
        _pragma(connection, "synchronous = FULL")
        for number, script in enumerate(migrations()[found:], found + 1):
            _migrate(connection, number, script)
        _written_through(connection, file)
        undone.pop_all()
    return connection


def schema_of(connection: sqlite3.Connection, file: Path, empty: bool = False) -> int:
    """The number of its last migration; 0 for a file with nothing in it, where that will do."""
    known, found = len(migrations()), int(_pragma(connection, "user_version"))
    if _pragma(connection, "application_id") != APPLICATION:
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if tables or found or not empty:
            raise StoreFailed(said("store-not-a-record", file=str(file)))
    if found > known:
        raise StoreFailed(said("store-of-later-version", file=str(file), found=found, known=known))
    return found


def sound(connection: sqlite3.Connection, file: Path) -> None:
    """Looks through every page, and whether every row is found by what it is looked up by."""
    with told_of(file):
        found = _pragma(connection, "integrity_check(1)")
    if found != "ok":
        raise StoreFailed(said("store-damaged", file=str(file), fault=fault_said(str(found))))


def made_as_a_record(connection: sqlite3.Connection, file: Path) -> None:
    """Nothing that was not put there by a migration may change or hide a row."""
    other = _schema_after(schema_of(connection, file)).symmetric_difference
    for kind, name, *_ in sorted(other(connection.execute(SCHEMA)), key=lambda row: row[:2]):
        raise StoreFailed(said("store-other-schema", file=str(file), name=f"{kind} {name}"))


@cache
def _schema_after(number: int) -> frozenset[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in migrations()[:number]:
            connection.executescript(script)
        return frozenset(connection.execute(SCHEMA))


def one_file(file: Path) -> None:
    """What lies beside it is taken into it; it can then be moved."""
    with closing(connected(file, "rw")) as connection:
        _pragma(connection, "journal_mode = DELETE")


@cache
def migrations() -> tuple[str, ...]:
    folder = resources.files(__package__) / "migrations"
    scripts = sorted(folder.iterdir(), key=lambda script: script.name)
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


def _migrate(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Wholly or, where it fails, not at all: the connection is closed."""
    connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def _written_through(connection: sqlite3.Connection, file: Path) -> None:
    """What a process that ended badly has left may be known to the system and not yet be on the
    disk. Nobody is shown it before it is."""
    busy, ahead, taken = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    if busy or ahead != taken:
        raise StoreInUse(said("store-in-use", file=str(file)))


def _pragma(connection: sqlite3.Connection, pragma: str) -> int | str:
    row = connection.execute(f"PRAGMA {pragma}").fetchone()
    value: int | str = row[0] if row else ""
    return value
