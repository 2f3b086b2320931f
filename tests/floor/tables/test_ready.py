"""Ready: players with a bet close the bets of an automatic table before its clock does."""

import asyncio
from pathlib import Path

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables import commands as c
from tests.floor.tables.evenings import TICK, come, until
from tests.floor.tables.invariants import record_gives_the_same, record_is_whole
from tests.floor.tables.premises import (
    DORA,
    SUE,
    USUAL,
    Premises,
    Seated,
    electronic,
    recorded,
    seated,
)
from tests.floor.virtual_time import on_virtual_time

TABLE = "baccarat-1"
SPOT = Spot("banker", 1)
STAKE = 10_000
MOMENT = TICK / 10  # far less than any clock


async def betting(folder: Path) -> tuple[Premises, list[Seated]]:
    premises = await Premises(folder / "floor.db").furnish(electronic("baccarat"))
    people = await come(premises, TABLE)
    await until(1, people)
    return premises, people


def bet(who: Seated, box: int = 1) -> PlaceBet:
    return PlaceBet(who.person, who.person.name, Spot("banker", box), STAKE)


def ready(who: Seated) -> c.SayReady:
    return c.SayReady(who.person)


def status(who: Seated) -> Status:
    return who.desk.live.table.round.status


def refused(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.message.key


@on_virtual_time
async def test_a_lone_player_who_is_ready_closes_the_bets_at_once(tmp_path: Path) -> None:
    """The seated player without a bet holds nothing up."""
    premises, (ann, bob) = await betting(tmp_path)
    assert refused(await ann.ask(ready(ann))) == "live-ready-no-bet"
    await ann.does(bet(ann))
    await ann.does(ready(ann))
    await asyncio.sleep(MOMENT)
    assert status(ann) is Status.PLAY
    assert ann.desk.live.ready == ()
    assert refused(await bob.ask(ready(bob))) == "live-ready-closed"
    record_gives_the_same(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_betting_stays_open_until_the_last_player_with_a_bet_is_ready(
    tmp_path: Path,
) -> None:
    premises, (ann, bob) = await betting(tmp_path)
    await ann.does(bet(ann))
    await bob.does(bet(bob, 2), ready(bob))
    await asyncio.sleep(USUAL.betting_s / 4)
    assert status(ann) is Status.BETTING
    assert ann.desk.live.ready == ("bob",)
    await ann.does(ready(ann))
    await asyncio.sleep(MOMENT)
    assert status(ann) is Status.PLAY
    await premises.close()


@on_virtual_time
async def test_a_changed_bet_takes_ready_back(tmp_path: Path) -> None:
    premises, (ann, bob) = await betting(tmp_path)
    await ann.does(bet(ann))
    await bob.does(bet(bob, 2), ready(bob), bet(bob, 2))
    assert bob.desk.live.ready == ()
    await bob.does(ready(bob), WithdrawBet(bob.person, "bob", Spot("banker", 2), 2 * STAKE))
    assert bob.desk.live.ready == ()
    await ann.does(ready(ann))
    await asyncio.sleep(MOMENT)
    assert status(ann) is Status.PLAY
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_ready_said_again_writes_nothing_until_the_others_have_no_bets(
    tmp_path: Path,
) -> None:
    """A player who takes the chips back to move them is not cut off by it."""
    premises, (ann, bob) = await betting(tmp_path)
    await bob.does(bet(bob, 2))
    await ann.does(bet(ann), ready(ann))
    version = ann.desk.live.version
    assert refused(await ann.ask(ready(ann))) == "live-ready-already"
    assert ann.desk.live.version == version, "nothing was written"
    await bob.does(WithdrawBet(bob.person, "bob", Spot("banker", 2), STAKE))
    await asyncio.sleep(TICK)
    assert status(ann) is Status.BETTING
    await ann.does(ready(ann))
    await asyncio.sleep(MOMENT)
    assert status(ann) is Status.PLAY
    await premises.close()


@on_virtual_time
async def test_ready_sent_again_is_done_once(tmp_path: Path) -> None:
    premises, (ann, bob) = await betting(tmp_path)
    await bob.does(bet(bob, 2))
    await ann.does(bet(ann), ready(ann))
    first = ann.acknowledged[-1]
    assert await first.again(premises.floor) == first.answer
    assert ann.desk.live.ready == ("ann",)
    await premises.close()


@on_virtual_time
async def test_only_players_of_automatic_tables_say_ready(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(
        electronic("baccarat"), recorded("roulette")
    )
    sue = seated(premises, TABLE, SUE)
    assert refused(await sue.ask(c.SayReady(SUE))) == "live-ready-players"
    ann = seated(premises, "roulette-1", "ann")
    assert refused(await ann.ask(ready(ann))) == "live-ready-recorded"
    assert refused(await seated(premises, "roulette-1", DORA).ask(c.SayReady(DORA)))
    await premises.close()


@on_virtual_time
async def test_a_crash_after_the_last_ready_is_an_interruption(tmp_path: Path) -> None:
    premises, (ann, _) = await betting(tmp_path)
    await ann.does(bet(ann))
    premises.disk.slowness = lambda: 1.0
    asking = asyncio.ensure_future(ann.ask(ready(ann)))
    await asyncio.sleep(0.5)
    premises.disk.cut_off(written=True)
    asking.cancel()
    await premises.crash()
    again = await Premises(tmp_path / "floor.db", seed=2).open()
    assert again.floor.desks[TABLE].live.table.round.status is Status.VOID
    record_is_whole(again.store)
    await again.close()
