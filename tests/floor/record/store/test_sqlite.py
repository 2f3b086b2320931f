"""A record in an SQLite file: the contract, and what is the file's own."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.engine.sentences import said
from croupier.floor.record.store.interface import Store, StoreFailed, StoreInUse
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import migrations
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.record.store.contract import StoreContract
from tests.floor.record.store.entries_for_tests import CHIPS, assert_whole, entry, numbered, written
from tests.structure.tree import ROOT


class TestSqlite(StoreContract):
    def opened(self, place: Path) -> Store:
        return SqliteStore(place / "record.db")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.db"


@pytest.fixture
def kept(file: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(file)) as store:
        written(store.append([entry("1", 0, "house", CHIPS)]))
        yield store


def sql(file: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(statement).fetchall()
        connection.commit()
    return rows


def test_only_its_owner_reads_the_file(kept: SqliteStore) -> None:
    beside = sorted(kept.file.parent.iterdir())
    assert [path.name for path in beside] == [
        "record.db",
        "record.db-shm",
        "record.db-wal",
        "record.db.lock",
    ]
    assert {stat.S_IMODE(path.stat().st_mode) for path in beside} == {0o600}


def test_it_is_written_ahead_and_to_the_disk(kept: SqliteStore) -> None:
    assert sql(kept.file, "PRAGMA journal_mode") == [("wal",)]
    assert kept._writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_closed_it_is_one_file_beside_its_lock(kept: SqliteStore) -> None:
    kept.close()
    assert sorted(path.name for path in kept.file.parent.iterdir()) == [
        "record.db",
        "record.db.lock",
    ]


def test_one_store_keeps_a_file(kept: SqliteStore) -> None:
    with pytest.raises(StoreInUse) as refused:
        SqliteStore(kept.file)
    assert refused.value.reason == said("store-in-use", file=str(kept.file))
    link = kept.file.with_name("link.db")
    link.symlink_to(kept.file)
    with pytest.raises(StoreInUse):
        SqliteStore(link)
    written(kept.append([entry("2", 1, "house")]))
    kept.close()
    SqliteStore(kept.file).close()


def test_one_process_keeps_a_file(kept: SqliteStore) -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tests.floor.record.store.appending_child", kept.file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 2
    assert f"{kept.file} is in use by another process." in other.stderr


def test_another_reads_what_one_keeps(kept: SqliteStore) -> None:
    with closing(SqliteReading(kept.file)) as reading:
        assert reading.head() == kept.head()
        written(kept.append([entry("2", 1, "house")]))
        assert reading.head().position == 2
        assert_whole(reading)
    kept.close()
    with closing(SqliteReading(kept.file)) as reading:
        assert_whole(reading)


def test_reading_changes_nothing(kept: SqliteStore) -> None:
    with closing(SqliteReading(kept.file)) as reading, pytest.raises(StoreFailed):
        reading._read("DELETE FROM log")
    assert kept.head().position == 1


def test_an_empty_file_is_brought_to_the_present_schema(file: Path) -> None:
    file.touch()
    with closing(SqliteStore(file)) as store:
        written(store.append(numbered(3)))
    assert sql(file, "PRAGMA user_version") == [(len(migrations()),)]
    assert sql(file, "PRAGMA application_id") == [(int.from_bytes(b"CROU", "big"),)]


def test_a_migration_that_fails_leaves_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(SqliteStore(file)) as store:
        written(store.append(numbered(3)))
    halfway = (
        *migrations(),
        "CREATE TABLE halls (number INTEGER); INSERT INTO nowhere VALUES (1);",
    )
    monkeypatch.setattr("croupier.floor.record.store.sqlite_file.migrations", lambda: halfway)
    with pytest.raises(StoreFailed, match="no such table: nowhere"):
        SqliteStore(file)
    monkeypatch.undo()
    assert sql(file, "SELECT name FROM sqlite_schema WHERE name = 'halls'") == []
    with closing(SqliteStore(file)) as store:
        assert_whole(store)


def test_a_file_of_a_later_version_is_refused_as_it_is(file: Path) -> None:
    SqliteStore(file).close()
    sql(file, "PRAGMA user_version = 99")
    before = file.read_bytes()
    for opened in (SqliteStore, SqliteReading):
        with pytest.raises(StoreFailed) as refused:
            opened(file)
        known = len(migrations())
        expected = said("store-of-later-version", file=str(file), found=99, known=known)
        assert refused.value.reason == expected
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE recipes (name TEXT)", "PRAGMA user_version = 1"]
)
def test_a_database_of_something_else_is_refused_as_it_is(file: Path, statement: str) -> None:
    sql(file, statement)
    before = file.read_bytes()
    for opened in (SqliteStore, SqliteReading):
        with pytest.raises(StoreFailed) as refused:
            opened(file)
        assert refused.value.reason == said("store-not-a-record", file=str(file))
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_refused(file: Path) -> None:
    file.write_text("format = 'croupier round history 1'\n" * 100, encoding="utf-8")
    with pytest.raises(StoreFailed) as refused:
        SqliteStore(file)
    assert refused.value.reason == said("store-not-a-record", file=str(file))


def test_only_a_record_that_is_there_is_read(file: Path) -> None:
    with pytest.raises(StoreFailed) as refused:
        SqliteReading(file)
    assert refused.value.reason == said("store-missing", file=str(file))
    assert not file.exists()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    with pytest.raises(StoreFailed) as refused:
        SqliteStore(folder / "record.db")
    expected = said("store-without-folder", file=str(folder / "record.db"), folder=str(folder))
    assert refused.value.reason == expected


def test_the_file_itself_keeps_a_wallet_from_being_overdrawn(file: Path) -> None:
    SqliteStore(file).close()
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        sql(file, "INSERT INTO accounts VALUES ('wallet ann', -1)")
    sql(file, "INSERT INTO accounts VALUES ('b1/purse ann', -1)")
