"""Disk full, read-only, file gone, page damaged: said in a sentence, and nothing confirmed lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import pytest

from croupier.engine.sentences import said
from croupier.floor.record.store.backup import backup
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.snapshots import NotKept, Snapshot
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import NOW_AND_THEN_S, write_ahead
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.record.store.entries_for_tests import CHIPS, assert_whole, entry, numbered, written
from tests.structure.tree import ROOT


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.db"


@pytest.fixture
def store(file: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(file)) as store:
        written(store.append(numbered(100)))
        yield store


def mounted(*options: str | Path) -> bool:
    done = subprocess.run(["mount", *options], capture_output=True, check=False)
    return done.returncode == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    if not mounted("-t", "tmpfs", "-o", "size=512k", "croupier-test", disk):
        pytest.skip("only a superuser may mount a small disk")
    yield disk
    subprocess.run(["umount", "-l", disk], check=True)


def assert_answers_nothing(store: SqliteStore) -> None:
    for question in (store.head, store.balances, lambda: store.append([entry("more", 0, "r1")])):
        with pytest.raises(StoreFailed) as refused:
            question()
        assert refused.value.reason == store.failed


def confirm_without_end(store: SqliteStore, confirmed: list[str]) -> None:
    for number in count():
        wanted = entry(f"{number}", number, "b1", CHIPS)
        confirmed += [line.id for line in written(store.append([wanted]))]


def kept_by_none(store: SqliteStore, state: bytes) -> None:
    """A snapshot that cannot be written stops nothing."""
    head = store.head()
    with pytest.raises(NotKept):
        store.keep_snapshots("b1", [Snapshot(1, "b1", 20, "sources", state, b"key")], 0)
    assert store.failed is None
    assert (store.snapshots(), store.head()) == ([], head)
    written(store.append([entry("after", store.version("b1"), "b1", CHIPS)]))
    assert_whole(store)


def test_no_room_for_a_snapshot_is_no_trouble_of_the_record(small_disk: Path) -> None:
    with closing(SqliteStore(small_disk / "record.db")) as store:
        written(store.append([entry("first", 0, "b1", CHIPS)]))
        kept_by_none(store, bytes(1 << 19))
    with closing(SqliteStore(small_disk / "record.db")) as again:
        assert again.head().position == 2


def test_a_snapshot_that_is_too_large_is_no_trouble_of_the_record(store: SqliteStore) -> None:
    store._writer.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 100_000)
    kept_by_none(store, bytes(100_001))
    store.keep_snapshots("b1", [Snapshot(1, "b1", 20, "sources", b"small", b"key")], 0)
    assert len(store.snapshots()) == 1


def test_nor_is_a_table_of_snapshots_that_takes_none(store: SqliteStore, file: Path) -> None:
    for kind in ("ABORT", "FAIL", "ROLLBACK"):
        refuse = f"BEGIN SELECT RAISE({kind}, 'no'); END"
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DROP TRIGGER IF EXISTS no")
            connection.execute(f"CREATE TRIGGER no BEFORE INSERT ON snapshots {refuse}")
        with pytest.raises(NotKept):
            store.keep_snapshots("b1", [Snapshot(1, "b1", 20, "sources", b"", b"")], 0)
        written(store.append([entry(kind, store.version("b1"), "b1", CHIPS)]))


def test_a_record_that_was_moved_is_its_trouble_also_for_a_snapshot(
    store: SqliteStore, file: Path
) -> None:
    file.rename(file.with_name("away.db"))
    with pytest.raises(StoreFailed):
        store.keep_snapshots("b1", [Snapshot(1, "b1", 20, "sources", b"", b"")], 0)
    assert_answers_nothing(store)


def test_a_full_disk(small_disk: Path) -> None:
    file, confirmed = small_disk / "record.db", list[str]()
    store = SqliteStore(file)
    with pytest.raises(StoreFailed) as failed:
        confirm_without_end(store, confirmed)
    assert failed.value.reason == said("store-disk-full", file=str(file))
    assert_answers_nothing(store)
    assert len(confirmed) > 10
    assert mounted("-o", "remount,size=8m", small_disk)
    with closing(store.reopened()) as again:
        kept = [line.id for line in again.lines()]
        assert kept[: len(confirmed)] == confirmed
        written(again.append([entry("after", again.version("b1"))]))
        assert_whole(again)


def test_a_file_that_may_not_grow(file: Path) -> None:
    """The disk itself has room, so the system gives another reason."""
    child = subprocess.run(
        [sys.executable, "-m", "tests.floor.record.store.appending_child", file, "200000"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 2
    assert child.stderr.startswith(f"{file} cannot be read or written (disk I/O error).")
    with closing(SqliteStore(file)) as store:
        assert {line.id for line in store.lines()} >= set(child.stdout.split())
        assert_whole(store)


def test_a_disk_that_is_read_only(small_disk: Path) -> None:
    file, copy = small_disk / "record.db", small_disk / "backup.db"
    with closing(SqliteStore(file)) as store:
        written(store.append(numbered(10)))
        backup(store, copy)
    assert mounted("-o", "remount,ro", small_disk)
    with pytest.raises(StoreFailed) as failed:
        SqliteStore(file)
    assert failed.value.reason == said("store-read-only", file=str(file))
    with closing(SqliteReading(copy)) as reading:
        assert_whole(reading)


@contextmanager
def read_only(file: Path) -> Iterator[None]:
    """A superuser may write any file, unless it is mounted otherwise."""
    file.chmod(0o400)
    if os.geteuid() != 0:
        yield
        return
    assert mounted("--bind", file, file)
    try:
        assert mounted("-o", "remount,ro,bind", file)
        yield
    finally:
        subprocess.run(["umount", "-l", file], check=True)


def test_a_file_that_is_read_only(store: SqliteStore) -> None:
    store.close()
    with read_only(store.file), pytest.raises(StoreFailed) as failed:
        SqliteStore(store.file)
    assert failed.value.reason == said("store-read-only", file=str(store.file))


def in_a_folder_left_alone(store: SqliteStore, seconds: float) -> None:
    """Nothing in it has changed for so long, and the store has seen that."""
    time.sleep(seconds)
    for number in (100, 101):
        written(store.append([entry(f"{number}", number)]))


@pytest.mark.parametrize("seconds", [0, 0.2])
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_file_deleted_under_it(store: SqliteStore, ending: str, seconds: float) -> None:
    """What is written into a deleted file is lost: it is not confirmed."""
    in_a_folder_left_alone(store, seconds)
    store.file.with_name(store.file.name + ending).unlink()
    with pytest.raises(StoreFailed) as failed:
        store.append([entry("lost", 102)])
    assert failed.value.reason == said("store-gone", file=str(store.file))
    assert_answers_nothing(store)


def test_a_deleted_file_is_not_made_anew(store: SqliteStore) -> None:
    store.file.unlink()
    with pytest.raises(StoreFailed):
        store.append([entry("lost", 100)])
    for _ in range(2):
        with pytest.raises(StoreFailed) as failed:
            store.reopened()
        assert failed.value.reason == said("store-missing", file=str(store.file))
    assert not store.file.exists()


@pytest.mark.parametrize("seconds", [0, 0.2])
def test_another_file_put_in_its_place(store: SqliteStore, tmp_path: Path, seconds: float) -> None:
    copy = tmp_path / "copy.db"
    backup(store, copy)
    in_a_folder_left_alone(store, seconds)
    copy.replace(store.file)
    with pytest.raises(StoreFailed) as failed:
        store.append([entry("lost", 102)])
    assert failed.value.reason == said("store-gone", file=str(store.file))


@pytest.mark.parametrize("above", [0, 1], ids=["its folder", "the folder above"])
def test_a_folder_moved_away_from_under_it(tmp_path: Path, above: int) -> None:
    folder = tmp_path / "house" / "record"
    folder.mkdir(parents=True)
    with closing(SqliteStore(folder / "floor.db")) as store:
        written(store.append([entry("1", 0, "house")]))
        time.sleep(2 * NOW_AND_THEN_S)  # it has been still for a while
        written(store.append([entry("2", 1, "house")]))
        moved = (folder, *folder.parents)[above]
        moved.rename(moved.with_name("elsewhere"))
        time.sleep(NOW_AND_THEN_S)
        with pytest.raises(StoreFailed) as failed:
            store.append([entry("3", 2, "house")])
        assert failed.value.reason == said("store-gone", file=str(store.file))


def test_an_older_file_in_its_place_is_not_gone_on_with(store: SqliteStore, tmp_path: Path) -> None:
    """What was written since would be lost, and was confirmed."""
    copy, kept = tmp_path / "copy.db", tmp_path / "kept.db"
    backup(store, copy)
    written(store.append([entry("since", 100)]))
    confirmed = store.head().position
    store.file.rename(kept)
    write_ahead(store.file).unlink()
    copy.replace(store.file)
    with pytest.raises(StoreFailed):
        store.append([entry("lost", 101)])
    for _ in range(2):
        with pytest.raises(StoreFailed) as failed:
            store.reopened()
        assert failed.value.reason == said(
            "store-older", file=str(store.file), entries=confirmed - 1, confirmed=confirmed
        )


def scribbled(file: Path, page: int) -> None:
    with file.open("r+b") as opened:
        opened.seek((page - 1) * 4096)
        opened.write(b"\x5a" * 4096)


def test_a_damaged_page_is_found_on_opening(store: SqliteStore) -> None:
    written(store.append(numbered(1_000, 100)))
    store.close()
    whole, found = store.file.read_bytes(), 0
    for page in range(1, len(whole) // 4096 + 1):
        scribbled(store.file, page)
        with pytest.raises(StoreFailed) as failed:
            SqliteStore(store.file)
        found += failed.value.reason.key == "store-damaged"
        store.file.write_bytes(whole)
    assert found == len(whole) // 4096 - 1  # without its first page it is not a record at all
    with closing(SqliteStore(store.file)) as again:
        assert_whole(again)


def test_a_page_damaged_while_it_is_kept(store: SqliteStore) -> None:
    written(store.append(numbered(1_000, 100)))
    store = store.reopened()
    for page in range(2, store.file.stat().st_size // 4096 + 1):
        scribbled(store.file, page)
    with pytest.raises(StoreFailed) as failed:
        list(store.lines())
    assert failed.value.reason.key == "store-damaged"
    assert_answers_nothing(store)
    store.close()


def test_a_torn_end_leaves_a_whole_record(store: SqliteStore, tmp_path: Path) -> None:
    """The disk stops in the middle of a write: entries not yet confirmed may be gone, no half."""
    ahead = write_ahead(store.file)
    confirmed = ahead.stat().st_size
    for number in range(100, 110):
        written(store.append([entry(f"{number}", number, "b1", CHIPS)]))
    after = ahead.stat().st_size
    crashed = tmp_path / "crashed"
    for length in range(confirmed, after, 2_999):
        crashed.mkdir()
        torn = shutil.copy(store.file, crashed)
        shutil.copy(ahead, crashed)
        os.truncate(write_ahead(Path(torn)), length)
        with closing(SqliteStore(Path(torn))) as found:
            assert 100 <= found.head().position < 110
            assert_whole(found)
        shutil.rmtree(crashed)


FAILING = {
    "append": lambda store: store.append([entry("lost", 100)]),
    "a session": lambda store: store.open_session(b"token", "ann", 2, 1),
    "reading": lambda store: store.head(),
}


@pytest.mark.parametrize("question", FAILING)
def test_whoever_looks_after_it_hears_of_a_failure_once(store: SqliteStore, question: str) -> None:
    heard: list[str] = []
    store.on_failure(lambda: heard.append(str(store.failed)))
    written(store.append([entry("100", 100)]))
    for times in (1, 2):
        if question == "reading":
            store._reader.close()  # as damaged as can be
        else:
            store.file.rename(store.file.with_name("away.db"))
        for _ in range(2):
            with pytest.raises(StoreFailed):
                FAILING[question](store)
        assert len(heard) == times
        if question != "reading":
            store.file.with_name("away.db").rename(store.file)
        store = store.reopened()
    store.close()


def test_people_elsewhere_are_told_the_fault_and_no_folder() -> None:
    """A fault is no path, even with a slash in it."""
    told = StoreFailed(said("store-trouble", file="/srv/floor/floor.db", fault="disk I/O error"))
    assert str(told).startswith("/srv/floor/floor.db cannot be read or written (disk I/O error).")
    assert told.outward == said("store-trouble", file="floor.db", fault="disk I/O error")
