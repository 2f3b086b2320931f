"""Rounds of live tables recalled from the record: written down, they settle to the same cents."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from croupier.desk.playing import play_file
from croupier.floor.live.restoring import house_of
from croupier.floor.recall.recalling import Recalled, played, recalled
from croupier.floor.recall.writing import as_toml
from croupier.games import PLAYED
from croupier.history.account import account
from croupier.store.rounds import Search
from croupier.store.sqlite_reading import SqliteReading
from tests.floor.recall.evening import played_evening


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


def rounds(store: SqliteReading, table: str) -> Iterator[Recalled]:
    tables = house_of(store).tables
    for row in store.rounds(Search(stream=table)):
        found = recalled(store, tables[table], row.number)
        assert found is not None
        yield found


@pytest.mark.parametrize("table", [f"{game}-{n}" for game in PLAYED for n in (1, 2)])
def test_a_round_written_down_settles_to_the_same_cents(record: SqliteReading, table: str) -> None:
    found = list(rounds(record, table))
    for each in found:
        text = as_toml(each)
        again = play_file(text.encode(), "again")
        assert again.error is None, f"{again.error}\n{text}"
        first, second = account(played(each)), account(again.rounds[0])
        for told in (first, second):
            del told["file"], told["round"]
        if each.later is None:
            assert second == first, text
    assert len(found) >= 3
