"""A copy of the record while it is written, and a record put back from a copy."""

import os
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from tempfile import mkstemp

from croupier.engine.sentences import said
from croupier.floor.record.store.file_trouble import TROUBLE, fault_of, told_of
from croupier.floor.record.store.files import Lock, beside, kept_in_folder, placed
from croupier.floor.record.store.interface import Head, StoreFailed
from croupier.floor.record.store.record import Record, open_record
from croupier.floor.record.store.sqlite_file import BESIDE, connected, one_file, sound


def backup(store: Record, file: Path) -> Head:
    """The record as it stands at one moment, in a file of its own; whoever writes goes on. The head
    says how far it goes."""
    return _put(store, placed(file))


def restore(backup: Path, file: Path) -> Head:
    """A backup becomes the record of this name, in a folder that is made if there is none."""
    with closing(open_record(backup)) as copy:
        copy.head()
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        return _put(copy, placed(file))


def _put(source: Record, file: Path) -> Head:
    """A file that is there is replaced only if all its entries are in the source; one that cannot
    be read, or that a process keeps, is left alone."""
    with _free(file):
        if file.exists():
            _contained(file, source)
        _cleared(file)
        try:
            return _copied(source.file, file)
        except TROUBLE as error:
            reason = said("copy-not-written", file=str(file), fault=fault_of(error))
            raise StoreFailed(reason) from error


def _free(file: Path) -> AbstractContextManager[object]:
    """Wherever a record is or was kept there is a lock; beside a backup there is none."""
    return closing(Lock(file)) if beside(file, ".lock").exists() else nullcontext()


def _contained(file: Path, source: Record) -> None:
    with closing(open_record(file)) as there:
        head = there.head()
    if head.position > (last := source.head().position):
        raise StoreFailed(said("copy-older", file=str(file), entries=head.position, copied=last))
    if head.position:
        (same,) = source.lines(after=head.position - 1, limit=1)
        if same.chain != head.chain:
            raise StoreFailed(said("copy-of-another-record", file=str(file)))


def _cleared(file: Path) -> None:
    """What lies beside a file belongs to it, and would spoil another in its place."""
    with told_of(file):
        if file.exists():
            one_file(file)
        for suffix in BESIDE:
            beside(file, suffix).unlink(missing_ok=True)


def _copied(source: Path, target: Path) -> Head:
    descriptor, name = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    os.close(descriptor)
    part = Path(name)
    try:
        with closing(connected(source, "ro")) as of, closing(connected(part, "rw")) as to:
            of.backup(to)
            sound(to, source)
        one_file(part)
        with closing(open_record(part)) as copy:
            head = copy.head()
        part.replace(target)
        kept_in_folder(target)
    finally:
        for suffix in ("", *BESIDE):
            beside(part, suffix).unlink(missing_ok=True)
    return head
