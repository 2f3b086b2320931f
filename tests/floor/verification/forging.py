"""A record written anew by somebody who has the file: chained and posted as it should be."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import Line, Written, appending
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.verification.record_check import Report, Wanted, verified


def checked(file: Path, since: int = 0) -> Report:
    with closing(SqliteReading(file)) as store:
        return verified(Wanted(file, since=since), store.standing(), lambda done: None, 1)


def forged(record: Reading, file: Path, written: Callable[[Line], Written | None]) -> None:
    """With what is `written` in place of each entry; None: nothing."""
    moved: dict[int, list[Transfer]] = {}
    for position, transfer in record.postings():
        moved.setdefault(position, []).append(transfer)
    with closing(SqliteStore(file)) as store:
        for line in record.lines():
            entry = written(line)
            if entry is None:
                continue
            transfers = tuple(moved.get(line.position, ()))
            (kept,) = store.append([appending(entry, transfers)])
            assert isinstance(kept, Line)
