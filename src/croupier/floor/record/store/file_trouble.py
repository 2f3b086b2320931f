"""What went wrong with a file, as a sentence."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from croupier.engine.sentences import Message, said
from croupier.engine.sentences.faults import fault_said
from croupier.floor.record.store.interface import StoreFailed

# Text that is none is damage: what is written is UTF-8.
TROUBLE = (sqlite3.Error, OSError, UnicodeDecodeError)
_PRIMARY = 0xFF  # SQLite's extended codes carry the plain one in their last byte
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT}
_NOT_WRITABLE = {errno.EROFS, errno.EACCES, errno.EPERM}


@contextmanager
def told_of(file: Path) -> Iterator[None]:
    """Trouble with this file is a failure of the store."""
    try:
        yield
    except TROUBLE as error:
        raise StoreFailed(told(error, file)) from error


def told(error: Exception, file: Path) -> Message:
    match error:
        case sqlite3.Error():
            return _told_by_sqlite(error, str(file))
        case OSError(errno=int(number)) if number in _NO_ROOM:
            return said("store-disk-full", file=str(file))
        case OSError(errno=int(number)) if number in _NOT_WRITABLE:
            return said("store-read-only", file=str(file))
        case UnicodeDecodeError():
            return said("store-damaged", file=str(file), fault=fault_of(error))
        case FileNotFoundError():
            return said("store-gone", file=str(file))
        case _:
            return said("store-trouble", file=str(file), fault=fault_of(error))


def _told_by_sqlite(error: sqlite3.Error, file: str) -> Message:
    match getattr(error, "sqlite_errorcode", 0) & _PRIMARY:
        case sqlite3.SQLITE_FULL:
            return said("store-disk-full", file=file)
        case sqlite3.SQLITE_READONLY:
            return said("store-read-only", file=file)
        case sqlite3.SQLITE_CORRUPT:
            return said("store-damaged", file=file, fault=fault_of(error))
        case sqlite3.SQLITE_NOTADB:
            return said("store-not-a-record", file=file)
        case _:
            return said("store-trouble", file=file, fault=fault_of(error))


def fault_of(error: Exception) -> Message | str:
    return fault_said(getattr(error, "strerror", None) or str(error) or type(error).__name__)
