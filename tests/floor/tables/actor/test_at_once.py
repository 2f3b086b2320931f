"""A command to a table at rest, while no other table writes: the loop commits it itself."""

from pathlib import Path

import pytest

from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import LeaveSeat, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.requests import Done, not_known
from croupier.floor.tables.commands import JoinQueue
from tests.floor.tables.evenings import come, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import Fault, Premises, electronic
from tests.floor.virtual_time import on_virtual_time

RED = Spot("red")


@on_virtual_time
async def test_the_answer_is_the_same_when_the_request_is_sent_again(
    tmp_path: Path,
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    premises.disk.quick = lambda: True
    bet = PlaceBet(ann.person, "ann", RED, 500)
    first = await ann.desk.ask("ann", "click", bet)
    assert isinstance(first, Done)
    assert ann.desk.live.version == first.version, "it is shown"
    assert await ann.desk.ask("ann", "click", bet) == first
    too_much = PlaceBet(ann.person, "ann", RED, 10**9)
    refused = await ann.desk.ask("ann", "too much", too_much)
    assert isinstance(refused, Refused)
    assert await ann.desk.ask("ann", "too much", bet) == refused
    assert [wager.stake_cents for wager in ann.desk.live.table.round.wagers] == [500]
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@pytest.mark.parametrize("fault", Fault)
@on_virtual_time
async def test_what_is_not_durable_was_not_done(fault: Fault, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, bob = await come(premises, "roulette-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", RED, 500))
    premises.disk.quick = lambda: True
    premises.store.faulty = lambda number: fault
    bet = PlaceBet(bob.person, "bob", RED, 700)
    answer = await bob.desk.ask("bob", "b0", bet)
    assert premises.store.failed is not None
    why = StoreFailed(premises.store.failed).outward
    assert answer == (not_known(why) if fault is Fault.AFTER else Refused(Reason.NOT_NOW, why))
    assert premises.told.failures == ["roulette-1"]
    assert len(ann.desk.live.table.round.wagers) == 1, "nothing is shown that is not durable"
    premises.store.faulty = lambda number: None
    await premises.floor.recover(premises.disk.reopen)
    again = await bob.desk.ask("bob", "b0", bet)
    assert isinstance(again, Done) is (fault is Fault.AFTER), "it was written, if not told"
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_is_left_to_do_is_done_by_the_table(tmp_path: Path) -> None:
    """Whoever waits gets the seat that somebody gives up."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await come(premises, "baccarat-1")
    desk = ann.desk
    taken = desk.live.table.seats
    for box in desk.live.table.settings.boxes:
        if box not in taken:
            await ann.does(TakeSeat(ann.person, "ann", box))
    for box in [box for box, name in desk.live.table.seats.items() if name == "bob"]:
        await bob.does(LeaveSeat(bob.person, "bob", box))
        await ann.does(TakeSeat(ann.person, "ann", box))
    await bob.does(JoinQueue(bob.person, "bob"))
    premises.disk.quick = lambda: True
    box = next(iter(desk.live.table.seats))
    left = await desk.ask("ann", "leaves", LeaveSeat(ann.person, "ann", box))
    assert isinstance(left, Done)
    await until(desk.live.table.number + 1, [ann])
    assert desk.live.table.seats[box] == "bob"
    await premises.close()
