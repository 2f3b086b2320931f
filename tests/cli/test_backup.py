"""`croupier backup` and `croupier restore`: the record copied while it is kept, and put back."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY
from tests.floor.record.store.entries_for_tests import CHIPS, entry, numbered

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    with closing(SqliteStore(folder / RECORD)) as store:
        store.append([entry("1", 0, "house", CHIPS), *numbered(20)])
    return folder


def entries(file: Path) -> int:
    with closing(SqliteReading(file)) as store:
        return store.head().position


def test_a_backup_while_somebody_writes(croupier: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with closing(SqliteStore(data / RECORD)) as store:
        store.append(numbered(1, first=20))
        status, out, err = croupier("backup", str(copy), "--data", str(data))
        head = store.head()
        store.append(numbered(1, first=21))
    assert (status, err) == (0, "")
    told = f"{copy} now holds the record with 22 entries. Head: 22:{head.chain.hex()}\n"
    assert out.startswith(told)
    assert f"Copy {data / KEY} too" in out
    assert entries(copy) == 22


def test_a_backup_becomes_the_record_of_another_machine(
    croupier: Run, data: Path, tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "a" / "new" / "place"
    croupier("backup", str(copy), "--data", str(data))
    status, out, _ = croupier("restore", str(copy), "--data", str(other))
    assert status == 0
    assert out.startswith(f"{other / RECORD} is now the record, with 21 entries. Head: 21:")
    assert entries(other / RECORD) == 21
    assert f"There is no key at {other / KEY}." in out
    assert "`croupier new-key`" in out
    (other / KEY).touch()
    assert "croupier new-key" not in croupier("restore", str(copy), "--data", str(other))[1]


def test_a_record_in_use_is_not_replaced(croupier: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    croupier("backup", str(copy), "--data", str(data))
    with closing(SqliteStore(data / RECORD)):
        status, out, err = croupier("restore", str(copy), "--data", str(data))
    assert (status, out) == (2, "")
    assert "is in use by another process" in err


def test_a_longer_record_is_not_replaced(croupier: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    croupier("backup", str(copy), "--data", str(data))
    with closing(SqliteStore(data / RECORD)) as store:
        store.append(numbered(1, first=20))
    status, _, err = croupier("restore", str(copy), "--data", str(data))
    assert status == 2
    assert "holds 22 entries" in err
    assert entries(data / RECORD) == 22


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_not_there(croupier: Run, command: str, tmp_path: Path) -> None:
    status, out, err = croupier(command, str(tmp_path / "x.db"), "--data", str(tmp_path / "empty"))
    assert (status, out) == (2, "")
    assert err.startswith("croupier: There is no record ")


def test_a_folder_that_cannot_be_made(croupier: Run, data: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    status, _, err = croupier("restore", str(data / RECORD), "--data", str(taken))
    assert (status, err) == (2, f"croupier: {taken}: File exists.\n")
