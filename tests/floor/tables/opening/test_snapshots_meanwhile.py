"""Snapshots of a floor that is open: beside whoever verifies, and where none can be made."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import sentence
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.vocabulary.settings import Limits
from croupier.floor.house.commands import AddTable
from croupier.floor.record.store.snapshots import NotKept
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.commands import AnnounceSettings
from croupier.floor.tables.opening.snapshot_state import Stood
from croupier.floor.tables.state import LiveTable
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.premises import OLIVE, SUE, USUAL, Premises, electronic, seated
from tests.floor.virtual_time import on_virtual_time

pytestmark = pytest.mark.usefixtures("snapshots_of_every_round")


def streams_kept(file: Path) -> set[str]:
    with closing(SqliteReading(file)) as store:
        return {each.stream for each in store.snapshots()}


@on_virtual_time
async def test_a_table_added_meanwhile_is_left_for_the_next_time(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    then = premises.store.standing()
    await premises.house(OLIVE, AddTable(OLIVE, "new-1", electronic("roulette"), USUAL, True))
    await play_a_round(await come(premises, "new-1"), Random(1))
    await premises.close()
    assert "new-1" in streams_kept(premises.store.file)
    report = verified(Wanted(premises.store.file), then, lambda done: None, 1)
    assert report.findings == ()
    with closing(sqlite3.connect(premises.store.file)) as connection:
        connection.execute("UPDATE snapshots SET stream = 'craps-1' WHERE stream = 'new-1'")
        connection.commit()
    report = verified(Wanted(premises.store.file), then, lambda done: None, 1)
    assert {sentence(each.what) for each in report.findings} == {"Nobody knows a stream “craps-1”."}


@on_virtual_time
async def test_limits_may_be_named_in_any_order(tmp_path: Path) -> None:
    """A table that was never opened from its record, and settings that somebody has announced: what
    the log leads to is the same, and nobody who verifies finds fault with it."""
    maxima = {"tie": 2_000, "banker-pair": 3_000, "player-pair": 1_000}
    limits = Limits(500, maximum_by_bet=maxima)
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    settings = replace(electronic("baccarat"), limits=limits)
    added = await premises.house(OLIVE, AddTable(OLIVE, "new-1", settings, USUAL, True))
    assert isinstance(added, Done), added
    await play_a_round(await come(premises, "new-1"), Random(1))
    sue = seated(premises, "new-1", SUE)
    other = replace(limits, minimum_cents=1_000, maximum_by_bet=dict(reversed(maxima.items())))
    await sue.does(AnnounceSettings(SUE, replace(settings, limits=other)))
    desk, file = premises.floor.desks["new-1"], premises.store.file
    for seed in (2, 3):
        await play_a_round(
            [seated(premises, "new-1", name) for name in ("ann", "bob")], Random(seed)
        )
    assert desk.live.table.settings.limits == other
    await premises.close()
    with closing(SqliteReading(file)) as store:
        assert len(store.snapshots("new-1")) >= 2
        report = verified(Wanted(file), store.standing(), lambda done: None, 1)
    assert report.findings == ()


@on_virtual_time
async def test_a_table_goes_on_without_a_snapshot_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is shown, no table stands still, and the fault is told; also when it is opened."""
    faults: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, found: faults.append(found.get("exception")))

    def broken(live: LiveTable, record: KeptRounds) -> Stood:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(Stood, "now", broken)
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    people, desk = await come(premises, "roulette-1"), premises.floor.desks["roulette-1"]
    await play_a_round(people, Random(1))
    await play_a_round(people, Random(1))
    assert premises.told.kinds("roulette-1").count("RoundOpened") == desk.live.table.number >= 2
    assert len(faults) == desk.live.table.number
    await premises.close()
    again = await Premises(tmp_path / "floor.db").open()
    assert (list(again.floor.desks), again.floor.out_of_service) == (["roulette-1"], {})
    assert {str(fault) for fault in faults} == {"a fault of ours"}
    await again.close()
    assert streams_kept(tmp_path / "floor.db") == set()


@on_virtual_time
async def test_a_house_plays_on_where_no_snapshot_can_ever_be_written(tmp_path: Path) -> None:
    """No round is interrupted for it; whoever looks after the process hears of it."""
    faults: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, found: faults.append(found.get("exception")))
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    people, desk = await come(premises, "roulette-1"), premises.floor.desks["roulette-1"]
    refuse = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    with closing(sqlite3.connect(tmp_path / "floor.db")) as connection:
        connection.execute("DELETE FROM snapshots")
        connection.execute(f"CREATE TRIGGER no BEFORE INSERT ON snapshots {refuse}")
        connection.commit()
    for seed in (1, 2):
        await play_a_round(people, Random(seed))
    assert premises.store.failed is None
    assert desk.trouble is None
    await premises.close()
    again = await Premises(tmp_path / "floor.db").open()
    assert again.floor.desks["roulette-1"].live.table.number == desk.live.table.number >= 2
    assert again.store.failed is None
    assert {(type(each), str(each)) for each in faults} == {(NotKept, "database or disk is full")}
    await again.close()
    assert streams_kept(tmp_path / "floor.db") == set()


@on_virtual_time
async def test_none_is_made_of_an_entry_of_another_table(tmp_path: Path) -> None:
    """The index names it for a round here, at the version that this table has."""
    tables = electronic("roulette"), electronic("roulette")
    premises = await Premises(tmp_path / "floor.db").furnish(*tables)
    one, other = (premises.floor.desks[f"roulette-{number}"] for number in (1, 2))
    while not (one.live.table.number and other.live.table.number):
        await asyncio.sleep(0.1)
    assert one.live.version == other.live.version
    kept = {each.stream: each for each in premises.store.snapshots()}
    astray = kept["roulette-2"].position
    with closing(sqlite3.connect(tmp_path / "floor.db")) as connection:
        connection.execute("DELETE FROM snapshots")
        connection.execute("DELETE FROM rounds WHERE stream = 'roulette-2'")
        connection.execute(
            "UPDATE rounds SET first_position = ? WHERE stream = 'roulette-1'", (astray,)
        )
        connection.commit()
    before = replace(one.live, table=replace(one.live.table, number=0))
    premises.floor._snapshots.changed(one, before)
    await asyncio.sleep(0.01)
    assert streams_kept(tmp_path / "floor.db") == set()
    await premises.crash()
