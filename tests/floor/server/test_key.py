"""The key of a House is known again: a wrong one is told from a damaged order, also where nothing
is sealed, and in records of earlier versions."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from croupier.engine.sentences import sentence
from croupier.floor.record.store.backup import backup, restore
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.interface import Head, StoreFailed
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal
from croupier.floor.tables.opening.house_key import known_by
from croupier.floor.tables.restoration import house_of
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.recall.evening import played_evening
from tests.floor.server.house import SLOW, eventually, opened
from tests.floor.server.test_recovering import all_wait_for_bets
from tests.floor.tables import premises
from tests.floor.tables.test_indexing import as_schema_1, as_schema_3

pytestmark = pytest.mark.slow

FOREIGN = bytes(reversed(range(32)))
ANOTHER = "The key beside this record is not the one that the House noted."
ORDERS_OF_OTHERS = "DELETE FROM sealed WHERE name NOT LIKE 'baccarat-1/%'"
DAMAGED_ORDERS = "UPDATE sealed SET secret = zeroblob(80)"
NO_ORDERS = "DELETE FROM sealed"
DAMAGED_MARK = """UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '"mark":"', '"mark":"0')
    AS BLOB) WHERE CAST(body AS TEXT) LIKE '%house.key-noted.1%'"""


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A House that was open: every table has its shoe, and nobody has bet."""
    folder = tmp_path_factory.mktemp("closed")
    with opened(folder, SLOW, grace_s=0) as house:
        client = house.client()
        eventually(lambda: all_wait_for_bets(client))
    return folder


@pytest.fixture
def folder(closed: Path, tmp_path: Path) -> Path:
    for name in (RECORD, KEY):
        copy(closed / name, tmp_path / name)
    return tmp_path


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / RECORD)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0
        connection.commit()


def marks(folder: Path) -> int:
    with closing(SqliteReading(folder / RECORD)) as store:
        return sum(b"house.key-noted.1" in line.body for line in store.lines())


def head(folder: Path) -> Head:
    with closing(SqliteReading(folder / RECORD)) as store:
        return store.head()


def findings(folder: Path, key: bytes | None = None) -> list[str]:
    key = (folder / KEY).read_bytes() if key is None else key
    with closing(SqliteReading(folder / RECORD)) as store:
        standing = store.standing()
    report = verified(Wanted(folder / RECORD, key=key), standing, lambda done: None, 1)
    return [sentence(each.what) for each in report.findings]


def opens(folder: Path) -> set[str]:
    """The tables that take bets."""
    with opened(folder, SLOW, grace_s=0) as house:
        tables = house.client().get("/api/tables").json()["tables"]
        return {each["name"] for each in tables if each["out_of_service"] is None}


def does_not_open(folder: Path) -> None:
    before = head(folder)
    with pytest.raises(StoreFailed, match="not the key of this record"), opened(folder, SLOW):
        pass
    assert head(folder) == before, "no round is void for it"


def test_it_is_noted_once_before_anything_is_sealed(folder: Path) -> None:
    with closing(SqliteReading(folder / RECORD)) as store:
        first = next(store.lines())
        key, house = (folder / KEY).read_bytes(), house_of(store)
    assert b"house.key-noted.1" in first.body
    assert house.key is not None
    assert known_by(Seal(key), house.key)
    assert not known_by(Seal(FOREIGN), house.key)
    assert key not in first.body
    assert key.hex().encode() not in first.body
    assert len(opens(folder)) == 5
    assert marks(folder) == 1
    assert findings(folder) == []


@pytest.mark.parametrize("sealed", [(), (NO_ORDERS,), (DAMAGED_ORDERS,)])
def test_a_foreign_key_opens_nothing(sealed: tuple[str, ...], folder: Path) -> None:
    change(folder, *sealed)
    (folder / KEY).write_bytes(FOREIGN)
    does_not_open(folder)
    assert [each for each in findings(folder) if each.startswith(ANOTHER)]


def test_where_the_only_order_is_damaged_the_key_is_not_taken_for_wrong(folder: Path) -> None:
    change(folder, ORDERS_OF_OTHERS, DAMAGED_ORDERS)
    found = findings(folder)
    assert not [each for each in found if each.startswith(ANOTHER)]
    assert [each for each in found if "is not the one committed to" in each]
    with opened(folder, SLOW) as house:
        tables = house.client().get("/api/tables").json()["tables"]
        assert len(tables) == 5
        assert all(each["out_of_service"] is not None for each in tables)


def test_a_damaged_mark_is_found_and_keeps_nobody_out(folder: Path) -> None:
    change(folder, DAMAGED_MARK)
    (first, *_) = findings(folder)
    assert "chain" in first
    assert len(opens(folder)) == 5, "the orders open"
    change(folder, NO_ORDERS)
    does_not_open(folder)


def test_every_byte_of_the_mark_is_covered_by_the_chain(folder: Path) -> None:
    """Whether or not the key is at hand."""
    with closing(sqlite3.connect(folder / RECORD)) as connection:
        (body,) = connection.execute("SELECT body FROM log WHERE position = 1").fetchone()
        for at in range(0, len(body), 7):
            changed = body[:at] + bytes((body[at] ^ 1,)) + body[at + 1 :]
            connection.execute("UPDATE log SET body = ? WHERE position = 1", (changed,))
            connection.commit()
            with closing(SqliteReading(folder / RECORD)) as store:
                standing = store.standing()
            report = verified(Wanted(folder / RECORD), standing, lambda done: None, 1)
            assert report.findings[0].position == 1


def test_it_goes_with_a_backup(folder: Path, tmp_path: Path) -> None:
    copied, elsewhere = tmp_path / "backup.db", tmp_path / "elsewhere"
    with closing(SqliteReading(folder / RECORD)) as store:
        backup(store, copied)
    elsewhere.mkdir()
    restore(copied, elsewhere / RECORD)
    change(elsewhere, NO_ORDERS)
    (elsewhere / KEY).write_bytes(FOREIGN)
    (elsewhere / KEY).chmod(0o600)
    does_not_open(elsewhere)
    copy(folder / KEY, elsewhere / KEY)
    assert all("is missing: the table cannot go on" in each for each in findings(elsewhere))
    opens(elsewhere)


@pytest.mark.parametrize("schema", [1, 2, 3, 4])
def test_a_record_of_an_earlier_version_notes_it_when_it_is_opened(
    schema: int, tmp_path: Path
) -> None:
    played_evening(tmp_path / RECORD, ("roulette",), rounds=2)
    (tmp_path / KEY).write_bytes(FOREIGN)
    (tmp_path / KEY).chmod(0o600)
    if schema == 1:
        as_schema_1(tmp_path / RECORD)
    elif schema < 4:
        as_schema_3(tmp_path / RECORD)
    if schema == 2:
        with closing(sqlite3.connect(tmp_path / RECORD)) as connection:
            connection.executescript("DROP TABLE snapshots; PRAGMA user_version = 2;")
    with pytest.raises(StoreFailed, match="not the key of this record"), opened(tmp_path, SLOW):
        pass
    (tmp_path / KEY).write_bytes(premises.KEY)
    assert marks(tmp_path) == 0
    assert findings(tmp_path) == []
    assert opens(tmp_path)
    assert marks(tmp_path) == 1
    assert findings(tmp_path) == []
    (tmp_path / KEY).write_bytes(FOREIGN)
    does_not_open(tmp_path)
