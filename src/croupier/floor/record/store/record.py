"""The one door to a record: what keeps it is known in this folder alone."""

from pathlib import Path
from typing import Protocol

from croupier.floor.record.store.files import beside
from croupier.floor.record.store.interface import Reading, Store
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import BESIDE
from croupier.floor.record.store.sqlite_reader import SqliteReading


class Record(Reading, Protocol):
    """What a file keeps, beside the process that writes it, or in it."""

    @property
    def file(self) -> Path: ...

    def look_through(self) -> None:
        """All of the file; StoreFailed tells of what is damaged, or of another make."""

    def astray(self) -> list[int]:
        """Rows where none can be, by the positions they name."""


def open_record(file: Path) -> Record:
    """To read, whether or not a process keeps it."""
    return SqliteReading(file)


def open_store(file: Path) -> Store:
    """To write, by this process alone; a file that is not there is made."""
    return SqliteStore(file)


def files_of(file: Path) -> list[Path]:
    """Every file that keeping this record may make."""
    return [file, *(beside(file, suffix) for suffix in BESIDE)]
