"""A disk that fails under a running floor: nothing that was told is lost, and it recovers."""

import asyncio
from itertools import product
from pathlib import Path
from random import Random

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.requests import Done, NotKnown, not_known
from tests.floor.tables.evenings import come, play_a_round, until
from tests.floor.tables.invariants import (
    is_not_stuck,
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.opening.crashes import goes_on_by_the_book, tables_in
from tests.floor.tables.premises import OLIVE, USUAL, Fault, Premises, electronic, seated
from tests.floor.tables.told_evenings import TOLD, told
from tests.floor.virtual_time import on_virtual_time, simulated
from tests.golden.recording import end

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("snapshots_of_every_round")]

RED = Spot("red")


async def recovered(premises: Premises) -> None:
    """By the book, with everything told before still true."""
    again = premises.disk.store.reopened()  # to look at, before the floor goes on
    was = tables_in(again, premises)
    again.close()
    await premises.floor.recover(premises.disk.reopen)
    for name, desk in premises.floor.desks.items():
        goes_on_by_the_book(desk, was[name])
    await asyncio.sleep(0)
    for desk in premises.floor.desks.values():
        is_not_stuck(desk)
    money_is_where_it_belongs(premises.floor)


@pytest.mark.parametrize("fault", Fault)
@on_virtual_time
async def test_what_is_not_durable_was_not_done(fault: Fault, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, bob = await come(premises, "roulette-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", RED, 500))
    premises.store.faulty = lambda number: fault
    bet = PlaceBet(bob.person, "bob", RED, 700)
    waiting = [bob.desk.ask("bob", f"b{n}", bet) for n in range(3)]
    answers = await asyncio.gather(*waiting)
    assert premises.store.failed is not None
    why = StoreFailed(premises.store.failed).outward
    sure = Refused(Reason.NOT_NOW, why)
    assert answers == [sure if fault is not Fault.AFTER else not_known(why)] * 3
    assert premises.told.failures == ["roulette-1"]
    assert len(ann.desk.live.table.round.wagers) == 1, "nothing is shown that is not durable"
    assert await ann.ask(PlaceBet(ann.person, "ann", RED, 500)) == not_known(why), "sent before?"
    houses = await premises.house(OLIVE, h.GiveChips(OLIVE, "ann", 100, "a gift"))
    assert houses == not_known(why)
    await asyncio.sleep(100)  # no clock rings
    premises.store.faulty = lambda number: None
    await recovered(premises)
    assert premises.told.recoveries == ["roulette-1"]
    assert ann.desk is premises.floor.desks["roulette-1"], "whoever holds a table still does"
    again = await bob.desk.ask("bob", "b0", bet)
    assert isinstance(again, Done) is (fault is Fault.AFTER), "it was written, if not told"
    await play_a_round([ann, bob], Random(1))
    record_is_whole(premises.store)
    record_gives_the_same(premises.floor)
    await premises.close()


async def a_round_that_fails(game: str, fault: Fault, at: int, file: Path) -> bool:
    """At the append of this number; False: the round was over before."""
    premises = await Premises(file).furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    first = premises.store.appends
    premises.store.faulty = lambda number: fault if number == first + at else None
    playing = asyncio.create_task(play_a_round(people, Random(at)))
    while not playing.done() and premises.store.failed is None:
        await asyncio.sleep(0.1)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    failed = premises.store.failed is not None
    if failed:
        await recovered(premises)
        for done in (done for each in people for done in each.acknowledged):
            assert await done.again(premises.floor) == done.answer
        await play_a_round(people, Random(1))
        money_is_where_it_belongs(premises.floor)
        record_is_whole(premises.store)
    await premises.close()
    return failed


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_a_write_that_fails_at_any_point_of_a_round(game: str, tmp_path: Path) -> None:
    tried = 0
    for fault, at in product(Fault, range(1, 30, 4)):
        file = tmp_path / f"{at}-{fault.name}.db"
        tried += simulated(a_round_that_fails(game, fault, at, file))
    assert tried > 3


@pytest.mark.parametrize("fault", Fault)
@pytest.mark.parametrize("game", TOLD)
@on_virtual_time
async def test_a_recorded_table_is_keyed_through_every_failure(
    game: str, fault: Fault, tmp_path: Path
) -> None:
    """Every second write fails, and whoever keys it says the same thing once more."""
    evening = told(game)
    premises = await Premises(tmp_path / "floor.db").furnish(evening.settings)
    (desk,) = premises.floor.desks.values()
    premises.store.faulty = lambda number: fault if number % 2 else None
    for number, command in enumerate(evening.commands):
        answer = await desk.ask(command.by.name, str(number), command)
        if not isinstance(answer, Done):
            assert isinstance(answer, NotKnown) is (fault is Fault.AFTER), answer
            assert premises.store.failed is not None, answer
            await recovered(premises)
            answer = await desk.ask(command.by.name, str(number), command)
        assert isinstance(answer, Done), answer
    assert len(premises.told.failures) > len(evening.commands) // 3
    assert end(desk.game, desk.live.table) == evening.end()
    record_is_whole(premises.store)
    record_gives_the_same(premises.floor)
    await premises.close()


@on_virtual_time
async def test_a_disk_that_stays_full_keeps_the_floor_waiting(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await come(premises, "baccarat-1")
    premises.store.faulty = lambda number: Fault.DURING
    await asyncio.sleep(10)
    assert premises.store.failed is not None

    async def still_full() -> Premises:
        raise StoreFailed(said("store-disk-full", file="floor.db"))

    for _ in range(2):
        with pytest.raises(StoreFailed):
            await premises.floor.recover(still_full)  # type: ignore[arg-type]
        assert isinstance(await ann.ask(BuyChips(ann.person, "ann", 100)), NotKnown)
    premises.store.faulty = lambda number: None
    await premises.floor.recover(premises.disk.reopen)
    await play_a_round([ann, bob], Random(1))
    await premises.close()


@on_virtual_time
async def test_two_floors_over_one_store_do_not_go_on(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann = seated(premises, "roulette-1", "ann")
    other = Premises(premises.disk)
    await other.open()
    bob = seated(other, "roulette-1", "bob")
    await ann.does(BuyChips(ann.person, "ann", 1000))
    refused = await bob.ask(BuyChips(bob.person, "bob", 1000))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-written-elsewhere", table="roulette-1")
    assert other.told.failures == ["roulette-1"]
    gift = h.GiveChips(OLIVE, "ann", 100, "a gift")
    assert isinstance(await other.floor.ask_house("Olive", "1", gift), Done)
    assert isinstance(await premises.floor.ask_house("Olive", "2", gift), Refused)
    record_is_whole(premises.store)
    await other.floor.stop()
    await premises.close()


@on_virtual_time
async def test_whoever_shows_the_table_cannot_break_it(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    heard: list[object] = []
    handler = asyncio.get_running_loop().set_exception_handler
    handler(lambda loop, context: heard.append(context["exception"]))

    def stumbles(desk: object) -> None:
        raise ZeroDivisionError

    premises.told.then = stumbles
    people = await come(premises, "roulette-1")
    await play_a_round(people, Random(1))
    assert {type(fault) for fault in heard} == {ZeroDivisionError}
    await premises.close()


@pytest.mark.parametrize("fault", Fault)
@on_virtual_time
async def test_a_table_that_is_on_record_was_added(fault: Fault, tmp_path: Path) -> None:
    """The disk fails with its first entry: no refusal; it begins once that is mended."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    before = premises.store.appends
    premises.store.faulty = lambda number: fault if number > before + 1 else None
    add = h.AddTable(OLIVE, "new-1", electronic("roulette"), USUAL, True)
    answer = await premises.floor.ask_house(OLIVE.name, "new", add)
    assert isinstance(answer, Done)
    assert premises.store.failed is not None
    premises.store.faulty = lambda number: None
    await premises.floor.recover(premises.disk.reopen)
    assert {*premises.floor.desks} == {"baccarat-1", "new-1"}
    assert await premises.floor.ask_house(OLIVE.name, "new", add) == answer
    people = await come(premises, "new-1")
    await play_a_round(people, Random(1))
    record_is_whole(premises.store)
    await premises.close()
