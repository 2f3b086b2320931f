"""The first opening of a House may be broken off at any entry: the next one goes on with it."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from croupier.engine.games import PLAYED
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.server.house import SLOW, opened

pytestmark = pytest.mark.slow

FIRST_TABLES = 1 + 2 * len(PLAYED)  # the key; each table with its first entry
NOT_COMMITTED_TO = """DELETE FROM sealed WHERE NOT EXISTS (SELECT 1 FROM log
    WHERE name = stream || '/shoe 1' AND CAST(body AS TEXT) LIKE '%shoe-committed%')"""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("first")
    with opened(folder, SLOW, grace_s=0):
        pass
    return folder


def broken_off(first: Path, folder: Path, entries: int) -> None:
    """Nobody has come yet, and no chips are anywhere."""
    for name in (RECORD, KEY):
        copy(first / name, folder / name)
    with closing(sqlite3.connect(folder / RECORD)) as connection:
        connection.execute("DELETE FROM log WHERE position > ?", (entries,))
        connection.execute("DELETE FROM rounds WHERE first_position > ?", (entries,))
        connection.execute(NOT_COMMITTED_TO)
        connection.commit()


def tables(folder: Path) -> set[str]:
    with opened(folder, SLOW, grace_s=0) as house:
        return {each["name"] for each in house.client().get("/api/tables").json()["tables"]}


@pytest.mark.parametrize("entries", range(FIRST_TABLES + 1))
def test_all_tables_are_there_in_the_end(entries: int, first: Path, tmp_path: Path) -> None:
    broken_off(first, tmp_path, entries)
    assert tables(tmp_path) == {f"{name}-1" for name in PLAYED}
    with closing(SqliteReading(tmp_path / RECORD)) as store:
        standing = store.standing()
        added = [line for line in store.lines() if b"house.table-added.1" in line.body]
    assert len(added) == len(PLAYED)
    key = (tmp_path / KEY).read_bytes()
    wanted = Wanted(tmp_path / RECORD, key=key)
    assert verified(wanted, standing, lambda done: None, 1).findings == ()


def test_a_house_that_somebody_has_come_to_keeps_the_tables_it_has(
    first: Path, tmp_path: Path
) -> None:
    broken_off(first, tmp_path, FIRST_TABLES)
    with opened(tmp_path, SLOW, grace_s=0) as house:
        owner = house.owner()
        owner.house({"type": "house.add-person.1", "name": "sue", "role": "pit-supervisor"})
    before = tables(tmp_path)
    with closing(SqliteReading(tmp_path / RECORD)) as store:
        added = sum(b"house.table-added.1" in line.body for line in store.lines())
    assert (len(before), added) == (5, 5)


def test_on_a_disk_without_room_whoever_opens_it_is_told_so(tmp_path: Path) -> None:
    """At whichever entry: not that they should ask again."""
    disk = tmp_path / "disk"
    disk.mkdir()
    for kilobytes in (120, 180, 200, 240):
        size = f"size={kilobytes}k"
        mount = ["mount", "-t", "tmpfs", "-o", size, "croupier-test", str(disk)]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("only a superuser may mount a small disk")
        try:
            with pytest.raises(StoreFailed) as told, opened(disk, SLOW):
                pass
            assert told.value.reason.key == "store-disk-full"
        finally:
            subprocess.run(["umount", "-l", disk], check=True)
