"""The key that opens sealed shoes: in a file of its own beside the record, never in it."""

import os
from pathlib import Path

from croupier.engine.sentences import said
from croupier.floor.record.store.file_trouble import told_of
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.shoe_keeper import KEY, KEY_BYTES, new_key

OTHERS = 0o077
PART = KEY + ".part"  # a key that is being written


def key_of(file: Path, *, fresh: bool) -> bytes:
    """`fresh`: nothing was sealed yet, so that a new key may be made."""
    with told_of(file):
        if not file.exists():
            if not fresh:
                raise StoreFailed(said("server-key-missing", file=str(file)))
            keep_key(file, new_key())
        if file.stat().st_mode & OTHERS:
            raise StoreFailed(said("server-key-open", file=str(file)))
        key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise StoreFailed(said("server-key-wrong", file=str(file)))
    return key


def keep_key(file: Path, key: bytes) -> None:
    """Whole and durable, or not at all."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as open_file:
        open_file.write(key)
        open_file.flush()
        os.fsync(open_file.fileno())
    part.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
