"""A House that was made by this run, and was never served, is removed again."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from croupier.floor.record.store.files import RECORD, Lock, beside
from croupier.floor.record.store.interface import StoreInUse
from croupier.floor.record.store.record import files_of


@contextmanager
def removed_unless_served(data: Path, names: tuple[str, ...]) -> Iterator[Callable[[], None]]:
    """Call what it yields once the House is served. A folder with a record is left untouched, and
    so is every file that was there. `names`: files that opening a House makes beside its record."""
    record = data / RECORD
    if record.exists():
        yield lambda: None
        return
    folders = _missing(data)
    files = [*files_of(record), *(data / n for n in names)]
    made = [file for file in files if not file.exists()]
    served = False

    def keep() -> None:
        nonlocal served
        served = True

    try:
        yield keep
    finally:
        if not served:
            _remove(record, made, folders)


def _missing(folder: Path) -> list[Path]:
    """The folders that have to be made, the innermost first."""
    return [each for each in (folder, *folder.parents) if not each.exists()]


def _remove(record: Path, made: list[Path], folders: list[Path]) -> None:
    """Under the lock: another process may have begun to keep this record."""
    with suppress(OSError, StoreInUse), closing(Lock(record)):
        for file in made:
            file.unlink(missing_ok=True)
        beside(record, ".lock").unlink(missing_ok=True)
    for folder in folders:
        with suppress(OSError):  # another file is there by now
            folder.rmdir()
