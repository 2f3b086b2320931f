"""Clocks that the Pit changes: for questions that are still to come, and on record."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import Actor
from croupier.floor.house.roles import Role
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.tables import commands as c
from croupier.floor.tables.actor.requests import Done, NotKnown
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.restoration import house_of
from tests.floor.tables.evenings import come, until
from tests.floor.tables.invariants import record_is_whole
from tests.floor.tables.premises import (
    SUE,
    USUAL,
    Fault,
    Premises,
    electronic,
    seated,
)
from tests.floor.virtual_time import on_virtual_time

TABLE = "roulette-1"
PIT = Actor("Sue", Role.PIT_SUPERVISOR)
SHORTER = Clocks(betting_s=10, last_call_s=2, pause_s=3, spin_s=4)
LONGER = Clocks(betting_s=60, last_call_s=9, pause_s=30, spin_s=12)


def timed(desk: TableActor) -> dict[str, tuple[float, float]]:
    """When each question ends, and of how many seconds."""
    return {each.question: (each.at, each.seconds) for each in desk.clock.deadlines}


async def bet_on(premises: Premises) -> TableActor:
    """A round whose bets close in less than twenty seconds."""
    people = await come(premises, TABLE)
    await until(1, people)
    await people[0].does(PlaceBet(people[0].person, "ann", Spot("red"), 1_000))
    return people[0].desk


@pytest.mark.parametrize("clocks", [SHORTER, LONGER], ids=["shorter", "longer"])
@on_virtual_time
async def test_time_that_runs_is_left_alone_and_what_is_asked_next_has_the_new(
    clocks: Clocks, tmp_path: Path
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    desk = await bet_on(premises)
    before = timed(desk)
    assert [seconds for _, seconds in before.values()] == [USUAL.betting_s]
    assert isinstance(await premises.house(PIT, h.ChangeClocks(PIT, TABLE, clocks)), Done)
    sue = seated(premises, TABLE, SUE)
    await sue.does(c.PauseTable(SUE), c.ResumeTable(SUE))  # the timers are set anew
    assert timed(desk) == before
    assert desk.clock.clocks_of("1.close") == USUAL, "the last call is that of its question"
    ((ends, _),) = before.values()
    loop = asyncio.get_running_loop()
    await asyncio.sleep(ends - loop.time())
    while not timed(desk) or timed(desk).keys() == before.keys():
        await asyncio.sleep(0)
    assert loop.time() == ends, "neither sooner nor later"
    assert [seconds for _, seconds in timed(desk).values()] == [clocks.spin_s]
    await asyncio.sleep(clocks.spin_s)
    while [seconds for _, seconds in timed(desk).values()] != [clocks.pause_s]:
        await asyncio.sleep(0.1)
    await until(2, [sue])
    assert [seconds for _, seconds in timed(desk).values()] == [clocks.betting_s]
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_a_time_that_nobody_used_begins_anew_by_the_new_clocks(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    desk = premises.floor.desks[TABLE]
    await until(1, [seated(premises, TABLE, SUE)])
    await premises.house(PIT, h.ChangeClocks(PIT, TABLE, SHORTER))
    assert [seconds for _, seconds in timed(desk).values()] == [USUAL.betting_s]
    await asyncio.sleep(USUAL.betting_s)
    assert desk.live.table.number == 1, "nobody has bet, and nothing is spun"
    assert [seconds for _, seconds in timed(desk).values()] == [SHORTER.betting_s]
    await premises.close()


@on_virtual_time
async def test_a_paused_table_goes_on_by_the_new_clocks(tmp_path: Path) -> None:
    """While it is paused nobody counts the time until the next round."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    desk, sue = await bet_on(premises), seated(premises, TABLE, SUE)
    await sue.does(c.PauseTable(SUE))
    await asyncio.sleep(600)
    assert timed(desk) == {}
    await premises.house(PIT, h.ChangeClocks(PIT, TABLE, LONGER))
    await sue.does(c.ResumeTable(SUE))
    assert [seconds for _, seconds in timed(desk).values()] == [LONGER.pause_s]
    await premises.close()


@on_virtual_time
async def test_a_seat_is_kept_as_long_as_the_clocks_say_when_somebody_leaves(
    tmp_path: Path,
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    people = await come(premises, "baccarat-1")
    desk, floor = people[0].desk, premises.floor
    floor.gone("baccarat-1", "ann")
    brief = replace(USUAL, seat_kept_s=10)
    await premises.house(PIT, h.ChangeClocks(PIT, "baccarat-1", brief))
    floor.gone("baccarat-1", "bob")
    await asyncio.sleep(11)
    assert set(desk.live.table.seats.values()) == {"ann"}
    await asyncio.sleep(USUAL.seat_kept_s)
    assert desk.live.table.seats == {}
    await premises.close()


@pytest.mark.parametrize("written", [False, True])
@on_virtual_time
async def test_after_a_crash_the_clocks_are_those_on_record(written: bool, tmp_path: Path) -> None:
    """And whoever asks once more, under the same id, has it done once."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    premises.disk.slowness = lambda: 1.0
    change = h.ChangeClocks(PIT, TABLE, LONGER)
    asking = asyncio.ensure_future(premises.floor.ask_house("Sue", "once", change))
    await asyncio.sleep(0.5)
    premises.disk.cut_off(written=written)
    asking.cancel()
    await premises.crash()
    again = await Premises(tmp_path / "floor.db", seed=2).open()
    assert again.floor.desks[TABLE].clock.clocks == (LONGER if written else USUAL)
    answers = [await again.floor.ask_house("Sue", "once", change) for _ in range(2)]
    assert isinstance(answers[0], Done)
    assert answers[0] == answers[1]
    assert again.floor.desks[TABLE].clock.clocks == LONGER
    assert house_of(again.store) == again.floor.house
    entries = [line.written for line in again.store.lines(stream=HOUSE)]
    given = [entry.by for entry in entries if b"change-clocks" in bytes(entry.command)]
    assert given == ["Sue"], "who gave it is in the log, once"
    record_is_whole(again.store)
    await again.close()


@pytest.mark.parametrize("fault", Fault)
@on_virtual_time
async def test_a_disk_that_fails_changes_no_clock_until_it_is_known(
    fault: Fault, tmp_path: Path
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    premises.store.faulty = lambda number: fault
    change = h.ChangeClocks(PIT, TABLE, LONGER)
    answer = await premises.floor.ask_house("Sue", "once", change)
    assert isinstance(answer, NotKnown if fault is Fault.AFTER else Refused)
    assert premises.floor.desks[TABLE].clock.clocks == USUAL
    premises.store.faulty = lambda number: None
    await premises.floor.recover(premises.disk.reopen)
    then = LONGER if fault is Fault.AFTER else USUAL
    assert premises.floor.desks[TABLE].clock.clocks == then
    assert isinstance(await premises.floor.ask_house("Sue", "once", change), Done)
    assert premises.floor.desks[TABLE].clock.clocks == LONGER
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_is_announced_comes_though_nobody_bets(tmp_path: Path) -> None:
    """A round that nobody bets on ends for it once its time is up."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    desk, sue = premises.floor.desks[TABLE], seated(premises, TABLE, SUE)
    await until(1, [sue])
    await asyncio.sleep(600)
    assert desk.live.table.number == 1
    wanted = replace(desk.live.table.settings, layout="K")
    await sue.does(c.AnnounceSettings(SUE, wanted))
    await until(2, [sue])
    assert desk.live.table.round.settings == wanted
    await asyncio.sleep(600)
    assert desk.live.table.number == 2
    record_is_whole(premises.store)
    await premises.close()
