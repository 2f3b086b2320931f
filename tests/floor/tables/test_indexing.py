"""The index of rounds: made with the entries, made again from the log, held against it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from croupier.engine.sentences import sentence
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import migrations
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.round_index import index_anew
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.recall.evening import played_evening

DAMAGE = {
    "UPDATE rounds SET outcome = 'tie' WHERE number = 2": "The index says something else",
    "UPDATE rounds SET opening = CAST(opening || ' ' AS BLOB) WHERE number = 2": "something else",
    "UPDATE rounds SET players = '[]' WHERE number = 1": "The index says something else of round 1",
    "UPDATE rounds SET first_position = 9999 WHERE number = 3": "something else of round 3",
    "UPDATE rounds SET last_position = 9999 WHERE number = 3": "something else of round 3",
    "UPDATE rounds SET number = 99 WHERE number = 2": "that no entry opened",
    "UPDATE rounds SET stream = 'craps-1' WHERE number = 3": "The index lacks round 3",
    "UPDATE rounds SET bets = '[]' WHERE number = 2": "something else of round 2",
    "UPDATE rounds SET bets = 'x' WHERE number = 3": "something else of round 3",
    "UPDATE rounds SET voided_later = 1 WHERE number = 2": "something else of round 2",
    "DELETE FROM rounds WHERE number = 2": "The index lacks round 2 at “roulette-2”",
    "DELETE FROM round_words WHERE word = 'ann'": "not found by its own words",
    "INSERT INTO round_words VALUES ('player', 'zoe', 7)": "not found by its own words",
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db", ("roulette",), rounds=2)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


@pytest.fixture
def record(whole: Path, tmp_path: Path) -> Path:
    return Path(copy(whole, tmp_path / "floor.db"))


def found(record: Path) -> list[str]:
    with closing(SqliteReading(record)) as store:
        standing = store.standing()
    report = verified(Wanted(record), standing, lambda done: None, 1)
    return [sentence(each.what) for each in report.findings]


@pytest.mark.parametrize("statement", DAMAGE)
def test_whatever_is_changed_in_the_index_is_found(record: Path, statement: str) -> None:
    assert found(record) == []
    with closing(sqlite3.connect(record)) as connection:
        assert connection.execute(statement).rowcount > 0
        connection.commit()
    told = found(record)
    assert any(DAMAGE[statement] in each for each in told), told


def as_schema_1(record: Path) -> None:
    with closing(sqlite3.connect(record)) as connection:
        connection.executescript(
            "DROP VIEW words_of_rounds; DROP TABLE rounds; DROP TABLE round_words;"
            " DROP TABLE rounds_due; DROP TABLE snapshots; PRAGMA user_version = 1;"
        )


def test_a_record_of_the_first_schema_gets_its_index(whole: Path, record: Path) -> None:
    as_schema_1(record)
    with closing(SqliteReading(record)) as before:
        assert before.unindexed() == before.head().position
        assert before.rounds(Search()) == []
    assert found(record) == []
    with closing(SqliteStore(record)) as store, closing(SqliteReading(whole)) as made:
        assert store.unindexed() == store.head().position
        index_anew(store)
        assert store.unindexed() == 0
        assert store.rounds(Search()) == made.rounds(Search())
        assert list(store.index("roulette-2")) == list(made.index("roulette-2"))
    assert found(record) == []


def as_schema_3(record: Path) -> None:
    with closing(sqlite3.connect(record)) as connection:
        connection.executescript(
            "DROP TRIGGER words_before; DROP TRIGGER words_after; DROP VIEW words_of_rounds;"
            " DROP TABLE rounds; DROP TABLE round_words; DROP TABLE rounds_due;"
        )
        connection.executescript(f"{migrations()[1]} DELETE FROM rounds_due;")
        connection.execute("PRAGMA user_version = 3")


def test_a_record_without_bets_in_its_index_gets_them(whole: Path, record: Path) -> None:
    as_schema_3(record)
    with closing(SqliteReading(record)) as before:
        assert before.rounds_of("ann") == []
    with closing(SqliteStore(record)) as store, closing(SqliteReading(whole)) as made:
        index_anew(store)
        assert store.rounds_of("ann") == made.rounds_of("ann") != []
    assert found(record) == []


def test_every_earlier_schema_is_brought_to_the_present_one(tmp_path: Path) -> None:
    for schema in range(len(migrations())):
        file = tmp_path / f"{schema}.db"
        with closing(sqlite3.connect(file)) as connection:
            for number, script in enumerate(migrations()[:schema], 1):
                connection.executescript(f"{script} PRAGMA user_version = {number};")
        with closing(SqliteStore(file)) as store:
            assert store.unindexed() == 0
            assert store.rounds(Search()) == []


def test_a_stream_that_is_in_the_index_alone(record: Path) -> None:
    with closing(sqlite3.connect(record)) as connection:
        connection.execute(
            "INSERT INTO rounds (first_position, stream, number, opened_ms, opening)"
            " VALUES (1, 'x', 1, 1, x'00')"
        )
        connection.commit()
    assert found(record) == ["Nobody knows a stream “x”."]
