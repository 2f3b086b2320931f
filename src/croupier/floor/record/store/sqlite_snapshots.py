"""Snapshots in an SQLite file."""

import sqlite3
from collections.abc import Iterable

from msgspec.structs import astuple

from croupier.floor.record.store.snapshots import Snapshot

SNAPSHOTS = "SELECT position, stream, number, made_by, state, vouched FROM snapshots"
ALL = f"{SNAPSHOTS} ORDER BY stream, number"
OF_STREAM = f"{SNAPSHOTS} WHERE stream = ? ORDER BY number"
FORGET = """DELETE FROM snapshots WHERE stream = ?1
    AND number < (SELECT max(number) FROM snapshots WHERE stream = ?1 AND number <= ?2)"""


def keep(
    writer: sqlite3.Connection, stream: str, snapshots: Iterable[Snapshot], needed_from: int
) -> None:
    writer.executemany(
        "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)", map(astuple, snapshots)
    )
    writer.execute(FORGET, (stream, needed_from))
