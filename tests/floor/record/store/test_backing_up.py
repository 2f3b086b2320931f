"""A backup of a record that is written meanwhile, and a backup put back."""

import shutil
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from croupier.engine.sentences import said
from croupier.floor.record.store.backup import backup, restore
from croupier.floor.record.store.interface import Login, StoreFailed, StoreInUse
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import write_ahead
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.record.store.entries_for_tests import assert_whole, entry, numbered, written


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.db"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "monday.db"


@pytest.fixture
def store(file: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(file)) as store:
        written(store.append(numbered(100)))
        yield store


def test_a_backup_is_the_record_in_one_file(store: SqliteStore, copy: Path) -> None:
    store.set_password("ann", "hash")
    assert backup(store, copy) == store.head()
    assert list(copy.parent.iterdir()) == [copy]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(SqliteReading(copy)) as reading:
        assert list(reading.lines()) == list(store.lines())
        assert reading.password_of("ann") == Login("hash")
        assert_whole(reading)
    assert list(copy.parent.iterdir()) == [copy]


def test_a_backup_from_another_process(store: SqliteStore, copy: Path) -> None:
    with closing(SqliteReading(store.file)) as reading:
        assert backup(reading, copy) == store.head()


def test_the_record_is_written_meanwhile(store: SqliteStore, copy: Path) -> None:
    enough, ended = Event(), Event()

    def writes() -> None:
        for number in range(100, 100_000):
            written(store.append([entry(f"{number}", number)]))
            if ended.is_set():
                return
            if number == 120:
                enough.set()

    writer = Thread(target=writes)
    writer.start()
    try:
        assert enough.wait(60)
        heads = [backup(store, copy) for _ in range(5)]
    finally:
        ended.set()
        writer.join()
    assert heads == sorted(heads)
    assert heads[0].position > 100
    with closing(SqliteReading(copy)) as reading:
        assert reading.head() == heads[-1]
        assert_whole(reading)
    assert_whole(store)


def test_an_earlier_backup_is_replaced_and_a_later_one_is_not(
    store: SqliteStore, copy: Path, tmp_path: Path
) -> None:
    backup(store, copy)
    earlier = shutil.copy(copy, tmp_path / "earlier.db")
    written(store.append(numbered(5, 100)))
    assert backup(store, copy).position == 105
    with closing(SqliteReading(Path(earlier))) as old, pytest.raises(StoreFailed) as refused:
        backup(old, copy)
    assert refused.value.reason == said("copy-older", file=str(copy), entries=105, copied=100)


def test_a_backup_never_takes_the_place_of_something_else(store: SqliteStore, copy: Path) -> None:
    copy.write_text("a shopping list", encoding="utf-8")
    with pytest.raises(StoreFailed) as refused:
        backup(store, copy)
    assert refused.value.reason == said("store-not-a-record", file=str(copy))
    assert copy.read_text(encoding="utf-8") == "a shopping list"
    with pytest.raises(StoreInUse):
        backup(store, store.file)


def test_a_backup_that_cannot_be_written_leaves_the_record_at_work(
    store: SqliteStore, copy: Path
) -> None:
    with pytest.raises(StoreFailed) as refused:
        backup(store, copy.parent / "nowhere" / "copy.db")
    assert refused.value.reason.key == "store-without-folder"
    with pytest.raises(StoreFailed) as refused:
        backup(store, copy.parent)
    written(store.append(numbered(1, 100)))


def test_a_record_is_restored_where_none_is(store: SqliteStore, copy: Path, file: Path) -> None:
    head = backup(store, copy)
    store.close()
    file.unlink()
    write_ahead(file).write_bytes(b"left behind")
    assert restore(copy, file) == head
    assert copy.exists()
    with closing(SqliteStore(file)) as again:
        written(again.append(numbered(5, 100)))
        assert_whole(again)


def test_a_record_that_the_backup_contains_is_replaced(
    store: SqliteStore, copy: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    backup(store, other)
    SqliteStore(other).close()
    written(store.append(numbered(5, 100)))
    backup(store, copy)
    assert restore(copy, other).position == 105


def test_a_record_in_use_is_not_replaced(store: SqliteStore, copy: Path) -> None:
    backup(store, copy)
    with pytest.raises(StoreInUse) as refused:
        restore(copy, store.file)
    assert refused.value.reason == said("store-in-use", file=str(store.file))
    written(store.append(numbered(1, 100)))


def test_a_newer_record_is_not_replaced(store: SqliteStore, copy: Path) -> None:
    backup(store, copy)
    written(store.append(numbered(1, 100)))
    store.close()
    with pytest.raises(StoreFailed) as refused:
        restore(copy, store.file)
    expected = said("copy-older", file=str(store.file), entries=101, copied=100)
    assert refused.value.reason == expected
    with closing(SqliteStore(store.file)) as again:
        assert again.head().position == 101


def test_another_record_is_not_replaced(store: SqliteStore, copy: Path, tmp_path: Path) -> None:
    backup(store, copy)
    other = tmp_path / "other.db"
    with closing(SqliteStore(other)) as elsewhere:
        written(elsewhere.append([entry("of another house")]))
    with pytest.raises(StoreFailed) as refused:
        restore(copy, other)
    assert refused.value.reason == said("copy-of-another-record", file=str(other))


def test_a_damaged_record_is_left_to_be_looked_at(store: SqliteStore, copy: Path) -> None:
    backup(store, copy)
    store.close()
    store.file.write_bytes(b"\x5a" * 40_960)
    with pytest.raises(StoreFailed):
        restore(copy, store.file)
    store.file.rename(store.file.with_name("damaged.db"))
    assert restore(copy, store.file).position == 100


def test_a_damaged_backup_is_not_restored(store: SqliteStore, copy: Path, tmp_path: Path) -> None:
    backup(store, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[:4096] + b"\x5a" * (len(whole) - 4096))
    other = tmp_path / "other.db"
    with pytest.raises(StoreFailed) as refused:
        restore(copy, other)
    assert refused.value.reason.key == "store-damaged"
    assert not other.exists()
