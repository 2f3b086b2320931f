"""What waits for a table is decided one after the other and written together."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables.actor.inbox import MAX_DECIDED_TOGETHER
from croupier.floor.tables.actor.requests import Done, NotKnown
from tests.floor.tables.evenings import come, until
from tests.floor.tables.invariants import (
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import Fault, Premises, Seated, electronic
from tests.floor.virtual_time import on_virtual_time

RED = Spot("red")


async def at_roulette(folder: Path) -> tuple[Premises, Seated]:
    premises = await Premises(folder / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    return premises, ann


def bet(ann: Seated, cents: int = 500) -> PlaceBet:
    return PlaceBet(ann.person, "ann", RED, cents)


def purse_of(ann: Seated) -> int:
    purses = ann.desk.live.table.round.purses
    assert purses is not None
    return purses["ann"]


def staked(ann: Seated) -> int:
    return sum(wager.stake_cents for wager in ann.desk.live.table.round.wagers)


async def closed_whole(premises: Premises) -> None:
    money_is_where_it_belongs(premises.floor)
    record_gives_the_same(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_waits_is_written_together(tmp_path: Path) -> None:
    premises, ann = await at_roulette(tmp_path)
    commits, version = premises.store.appends, ann.desk.live.version
    many = range(2 * MAX_DECIDED_TOGETHER)
    answers = await asyncio.gather(*(ann.desk.ask("ann", f"{n}", bet(ann, 100)) for n in many))
    assert [answer.version for answer in answers if isinstance(answer, Done)] == [
        version + n + 1 for n in many
    ]
    assert staked(ann) == 100 * len(many)
    assert premises.store.appends == commits + 2
    await closed_whole(premises)


@on_virtual_time
async def test_a_refusal_waits_for_what_it_was_decided_on(tmp_path: Path) -> None:
    """Until then nobody is told of anything that is not durable."""
    premises, ann = await at_roulette(tmp_path)
    premises.disk.slowness = lambda: 5.0
    purse = purse_of(ann)
    all_of_it = ann.desk.ask("ann", "all", bet(ann, purse))
    more = ann.desk.ask("ann", "more", bet(ann, 100))
    await asyncio.sleep(1)
    assert not all_of_it.done()
    assert not more.done()
    assert isinstance(await all_of_it, Done)
    refused = await more
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.ABOVE_PURSE
    await closed_whole(premises)


@on_virtual_time
async def test_what_comes_again_in_their_midst_is_not_built_on(tmp_path: Path) -> None:
    """An id from long ago: the bets after it are decided as if it had not come."""
    premises, ann = await at_roulette(tmp_path)
    first = await ann.desk.ask("ann", "once", bet(ann))
    purse = purse_of(ann)
    asked = [("a", 500), ("once", 500), ("b", purse - 1000), ("c", 500), ("d", 500)]
    answers = await asyncio.gather(
        *(ann.desk.ask("ann", name, bet(ann, cents)) for name, cents in asked)
    )
    assert answers[1] == first
    assert [isinstance(answer, Done) for answer in answers] == [True, True, True, True, False]
    assert staked(ann) == 500 + purse
    again = await asyncio.gather(
        *(ann.desk.ask("ann", name, bet(ann, cents)) for name, cents in asked)
    )
    assert again == answers
    await closed_whole(premises)


@pytest.mark.parametrize("fault", Fault)
@on_virtual_time
async def test_none_of_them_was_done_where_the_disk_failed(fault: Fault, tmp_path: Path) -> None:
    premises, ann = await at_roulette(tmp_path)
    premises.store.faulty = lambda number: fault
    purse = purse_of(ann)
    stakes = [500, purse - 500, 500]  # the last would be refused
    answers = await asyncio.gather(
        *(ann.desk.ask("ann", f"{n}", bet(ann, stake)) for n, stake in enumerate(stakes))
    )
    sure = Refused if fault is not Fault.AFTER else NotKnown
    assert [type(answer) for answer in answers] == [sure, sure, NotKnown]
    assert said("live-wallet-too-small") not in [getattr(a, "message", None) for a in answers]
    premises.store.faulty = lambda number: None
    await premises.floor.recover(premises.disk.reopen)
    await asyncio.sleep(0)
    written = fault is Fault.AFTER
    again = await ann.desk.ask("ann", "0", bet(ann, 500))
    if written:
        assert isinstance(again, Done), "it is in the record, whatever was said of it"
    money_is_where_it_belongs(premises.floor)
    record_gives_the_same(premises.floor)
    await premises.close()
