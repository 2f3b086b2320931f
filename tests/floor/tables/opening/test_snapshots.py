"""A table that is opened from a snapshot is the one that all its entries lead to."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copy

import pytest
from msgspec.structs import asdict, replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import sentence
from croupier.floor.house.state import HouseTable
from croupier.floor.protocol.card_checks import Count, Counts
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.snapshots import Snapshot
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.opening import snapshot_state, snapshots
from croupier.floor.tables.opening.snapshot_state import Stood
from croupier.floor.tables.opening.snapshots import Snapshots, Write
from croupier.floor.tables.restoration import Restored, house_of, restored, steps
from croupier.floor.tables.state import Announced, CommittedShoe, Companion, Condition, LiveTable
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.recall.evening import played_evening
from tests.floor.tables.conftest import of_every_round
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.premises import KEY, SUE, Premises, electronic
from tests.floor.virtual_time import simulated

TABLES = [f"{game}-{number}" for game in PLAYED for number in (1, 2)]


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    of_every_round(monkeypatch, most=2)


class Counted(SqliteReading):
    """Knows how many entries were read of streams."""

    read = 0

    def lines(
        self, after: int = 0, stream: str | None = None, limit: int | None = None
    ) -> Iterator[Line]:
        for line in super().lines(after, stream, limit):
            self.read += stream is not None
            yield line


async def nowhere(write: Write) -> None:
    """What would be written is not."""


def all_of_it(store: Reading, table: HouseTable) -> Restored:
    game, lines = game_named(table.settings.game), store.lines(stream=table.name)
    found = restored(game, table.name, lines, automatic=table.automatic)
    assert found is not None
    return found


def same(one: Restored, other: Restored) -> None:
    """To the order of names: whoever decides next decides the same."""
    assert (one.live, one.times) == (other.live, other.times)
    assert repr(one.live.table.round.purses) == repr(other.live.table.round.purses)
    assert list(one.live.table.seats) == list(other.live.table.seats)
    assert list(one.live.dealt_by) == list(other.live.dealt_by)
    assert one.record.by_number == other.record.by_number
    assert list(one.record.by_number) == list(other.record.by_number)
    assert one.record.displayed_by_number == other.record.displayed_by_number
    assert one.record.shoe_began == other.record.shoe_began


# at every round of every table


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    """All games, dealt and keyed; what is keyed is full of trouble."""
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_the_rest_leads_from_any_round_to_the_same_table(evening: SqliteReading, name: str) -> None:
    table = house_of(evening).tables[name]
    game, automatic = game_named(table.settings.game), table.automatic
    whole, number, begun = all_of_it(evening, table), 0, 0
    for line, found in steps(game, name, evening.lines(stream=name), automatic=automatic):
        if found.live.table.number == number:
            continue
        number = found.live.table.number
        state = snapshot_state.written(Stood.now(found.live, found.record))
        stood = snapshot_state.read(game, name, state, automatic=automatic)
        assert stood.live == found.live
        assert snapshot_state.written(stood) == state
        before = snapshot_state.taken_up(game, stood, line.written.at_ms)
        rest = evening.lines(after=line.position, stream=name)
        again = restored(game, name, rest, automatic=automatic, before=before)
        assert again is not None
        if number <= whole.live.table.number - whole.record.most:
            same(again, whole)
        assert (again.live, again.times) == (whole.live, whole.times)
        begun += 1
    assert begun >= 3


def test_all_that_the_floor_knows_of_a_table_is_written(evening: SqliteReading) -> None:
    table = house_of(evening).tables["baccarat-2"]
    game, lines = game_named("baccarat"), evening.lines(stream=table.name)
    (live, *_) = (
        found.live
        for _, found in steps(game, table.name, lines, automatic=False)
        if found.live.table.number
    )
    settings = replace(live.table.settings, unit_cents=500)
    count = Count("Dora", 415, 416, to_come=False, confirmed_by="Sue")
    everything = replace(
        live,
        table=replace(live.table, claims={"zoe": 5, "ann": 7}, voided_under=3),
        condition=Condition.PAUSED,
        shoe=CommittedShoe(4, "c0ffee", 17, used=False, revealed=False),
        announced=Announced(settings, SUE),
        dealer="Dora",
        dealers=frozenset({"Dora", "Dick"}),
        dealt_by={12: frozenset({"Dora"}), 3: frozenset({"Dick", "Dora"}), 7: frozenset()},
        counts=Counts(count, count, replace(count, to_come=True), count),
        unannounced=True,
        queue=("zoe", "bob"),
        companions={"Carl.House": Companion(4), "Bea.House": Companion(None, leaving=True)},
        leaving=frozenset({"zoe", "ann"}),
    )
    usual = LiveTable(live.name, live.table, automatic=False)
    differ = {name for name in asdict(live) if getattr(everything, name) != getattr(usual, name)}
    of_a_round = {"face_down", "ready", "all_ready"}
    assert differ == {*asdict(live)} - {"name", "automatic"} - of_a_round
    stood = Stood(everything, {5: "banker 7-4", 6: "void"}, 5)
    again = snapshot_state.read(game, live.name, snapshot_state.written(stood), automatic=False)
    assert again == stood
    assert list(again.live.dealt_by) == [12, 3, 7]
    assert list(again.live.table.claims) == ["zoe", "ann"]


# as the floor keeps them


@pytest.fixture(scope="module", params=PLAYED)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some rounds, the last of which was open when the power went."""
    file: Path = tmp_path_factory.mktemp("house") / "floor.db"
    with pytest.MonkeyPatch.context() as patch:
        of_every_round(patch, most=2)
        simulated(some_rounds(file, request.param))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


async def some_rounds(file: Path, game: str) -> None:
    premises = await Premises(file).furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    for _ in range(4):
        await play_a_round(people, Random(7))
    await premises.crash()


async def opened_and_closed(file: Path) -> None:
    premises = await Premises(file).open()
    await premises.close()


@pytest.fixture
def file(record: Path, tmp_path: Path) -> Path:
    return Path(copy(record, tmp_path / "floor.db"))


def kept(file: Path) -> list[Snapshot]:
    with closing(SqliteReading(file)) as store:
        return store.snapshots()


def opened(file: Path, key: bytes = KEY) -> tuple[Restored, int]:
    """The table, and how many entries were read for it. It is what all entries lead to."""

    async def taken() -> tuple[Restored, int]:
        with closing(Counted(file)) as store:
            (table,) = house_of(store).tables.values()
            whole = all_of_it(store, table)
            store.read = 0
            found = Snapshots(Seal(key), nowhere).restored(store, table)
            assert found is not None
            same(found, whole)
            return found, store.read

    return simulated(taken())


def findings(file: Path, key: bytes | None = None) -> list[str]:
    with closing(SqliteReading(file)) as store:
        standing = store.standing()
    found = verified(Wanted(file, key=key), standing, lambda done: None, 1).findings
    return [sentence(each.what) for each in found]


def changed(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()


def entries(file: Path) -> int:
    with closing(SqliteReading(file)) as store:
        (table,) = house_of(store).tables
        return len(list(store.lines(stream=table)))


def test_a_table_is_opened_from_a_snapshot(file: Path) -> None:
    assert findings(file, KEY) == []
    _, read = opened(file)
    assert 0 < read < entries(file) * 3 / 4


def test_only_those_that_can_be_of_use_stay(file: Path) -> None:
    found, _ = opened(file)
    last, most = found.live.table.number, found.record.most
    assert [each.number for each in kept(file)] == list(range(last - most, last + 1))


OTHERS = {
    "another key": None,
    "other sources": "UPDATE snapshots SET made_by = 'others'",
    "another entry": "UPDATE snapshots SET position = 1000 + position",
    "another round": "UPDATE snapshots SET number = 1000 + number",
    "none": "DELETE FROM snapshots",
}


@pytest.mark.parametrize("wrong", OTHERS)
def test_all_entries_are_read_where_no_snapshot_fits(file: Path, wrong: str) -> None:
    statement = OTHERS[wrong]
    if statement is not None:
        changed(file, statement)
    _, read = opened(file, KEY if statement else bytes(32))
    assert read == entries(file)


def test_nor_of_those_that_other_sources_have_made(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key vouches for them; how they came to be nobody knows any more."""
    with monkeypatch.context() as patch:
        patch.setattr(snapshot_state, "made_by", lambda game: "earlier sources")
        simulated(opened_and_closed(file))
        assert opened(file)[1] < entries(file)
    assert {each.made_by for each in kept(file)} == {"earlier sources"}
    assert opened(file)[1] == entries(file)


def test_nor_where_the_entry_is_another_one(file: Path) -> None:
    """Its chain is that of another history."""
    for each in kept(file):
        changed(file, "UPDATE log SET chain = ? WHERE position = ?", bytes(32), each.position)
    assert opened(file)[1] == entries(file)


def test_no_byte_can_be_another_one(file: Path) -> None:
    """None is used of which anything was changed."""
    seal = Seal(KEY)
    with closing(SqliteReading(file)) as store:
        (first, *_) = store.snapshots()
        line = snapshots.line_at(store, first.position, first.stream)
    assert line is not None
    assert snapshots.vouched(seal, first, line)
    for name, value in asdict(first).items():
        for other in _others(value):
            assert not snapshots.vouched(seal, replace(first, **{name: other}), line), name
    for chain in _others(line.chain):
        assert not snapshots.vouched(seal, first, replace(line, chain=chain))


def _others(value: object) -> Iterator[object]:
    """With one byte changed, each in its turn."""
    if isinstance(value, int):
        yield from (value - 1, value + 1, -value)
    elif isinstance(value, str):
        yield from (value[:at] + "\x7f" + value[at + 1 :] for at in range(len(value)))
    elif isinstance(value, bytes):
        for at, byte in enumerate(value):
            yield value[:at] + bytes((byte ^ 1,)) + value[at + 1 :]


def test_whoever_verifies_finds_what_was_changed(file: Path) -> None:
    (first, *_) = kept(file)
    told = (
        f"The snapshot of “{first.stream}” as round {first.number} opened"
        " is not how its entries leave the table."
    )
    everywhere = Random(3).sample(range(len(first.state)), 12)
    for at in (0, *everywhere, len(first.state) - 1):
        state = first.state[:at] + bytes((first.state[at] ^ 1,)) + first.state[at + 1 :]
        changed(file, "UPDATE snapshots SET state = ? WHERE position = ?", state, first.position)
        assert findings(file) == [told]
    changed(file, "UPDATE snapshots SET state = ? WHERE position = ?", first.state, first.position)
    assert findings(file) == []
    changed(file, "UPDATE snapshots SET vouched = ? WHERE number = ?", bytes(32), first.number)
    assert (findings(file), findings(file, KEY)) == ([], [told])


DAMAGE = {
    "UPDATE snapshots SET position = 1 WHERE number = ?": "The snapshot of",
    "UPDATE snapshots SET position = position + 1 WHERE number = ?": "The snapshot of",
    "UPDATE snapshots SET position = 1000 + position WHERE number = ?": "The snapshot of",
    "UPDATE snapshots SET number = 1000 WHERE number = ?": "as round 1000 opened",
    "UPDATE snapshots SET stream = 'craps-1' WHERE number = ?": "Nobody knows a stream “craps-1”.",
}


@pytest.mark.parametrize("statement", DAMAGE)
def test_a_snapshot_that_lies_elsewhere_is_found(file: Path, statement: str) -> None:
    (first, *_) = kept(file)
    changed(file, statement, first.number)
    (told,) = findings(file)
    assert DAMAGE[statement] in told


def test_one_of_other_sources_is_nobodys_business_but_the_keys(file: Path) -> None:
    (first, *_) = kept(file)
    changed(
        file, "UPDATE snapshots SET made_by = 'x', state = x'00' WHERE number = ?", first.number
    )
    assert findings(file) == []
    assert len(findings(file, KEY)) == 1


def test_those_that_are_missing_are_made_again(file: Path) -> None:
    before = kept(file)
    for statement in ("DELETE FROM snapshots", "UPDATE snapshots SET made_by = 'an earlier one'"):
        changed(file, statement)
        simulated(opened_and_closed(file))
        assert kept(file)[: len(before)] == before
    assert findings(file, KEY) == []


def test_a_record_of_the_schema_before_has_none(file: Path) -> None:
    before = kept(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("DROP TABLE snapshots; PRAGMA user_version = 2;")
        for added_since in ("bets", "voided_later"):
            connection.execute(f"ALTER TABLE rounds DROP COLUMN {added_since}")
    assert (kept(file), findings(file)) == ([], [])
    assert opened(file)[1] == entries(file)
    SqliteStore(file).close()
    assert (kept(file), findings(file)) == ([], [])
    assert before
