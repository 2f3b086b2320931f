"""A record's files in their folder: who holds them, and where they really are."""

import fcntl
import os
from contextlib import ExitStack, suppress
from pathlib import Path

from croupier.engine.sentences import said
from croupier.floor.record.store.interface import StoreFailed, StoreInUse

RECORD = "floor.db"  # its name in the folder of a house
OWNER_ONLY = 0o600  # hashes of passwords are in it
READ_AT_ONCE = 1 << 22  # bytes


class Lock:
    """One process keeps a record. The lock goes with the process, however that ends; the file it
    is taken on stays."""

    def __init__(self, file: Path) -> None:
        name = beside(file, ".lock")
        with ExitStack() as undone:
            held = os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT, OWNER_ONLY), "rb")
            self._held = undone.enter_context(held)
            try:
                fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise StoreInUse(said("store-in-use", file=str(file))) from None
            if not _is_there(name, self._held.fileno()):
                raise StoreInUse(said("store-in-use", file=str(file)))
            undone.pop_all()

    def close(self) -> None:
        self._held.close()


def _is_there(name: Path, descriptor: int) -> bool:
    """The lock may have been removed, with a House that was never served, before it was taken."""
    try:
        there, held = name.stat(), os.fstat(descriptor)
    except FileNotFoundError:
        return False
    return (there.st_dev, there.st_ino) == (held.st_dev, held.st_ino)


def placed(file: Path) -> Path:
    """Where it really is: a link and what it points to are one file."""
    file = Path(os.path.realpath(file))
    if not file.parent.is_dir():
        raise StoreFailed(said("store-without-folder", file=str(file), folder=str(file.parent)))
    return file


def beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def created(file: Path) -> None:
    """An empty file, unless there is one."""
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        kept_in_folder(file)


def read_in_order(file: Path) -> None:
    """So that it is in memory when `sound` jumps about in it, which takes a disk several times as
    long. Before this process has anything else of it open: closing it ends their locks."""
    with (
        suppress(OSError),
        file.open("rb", buffering=0) as read,
    ):  # whoever opens it says what is wrong
        piece = bytearray(READ_AT_ONCE)
        while read.readinto(piece):
            pass


def kept_in_folder(file: Path) -> None:
    """The name of a new file is as durable as what is in it."""
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
