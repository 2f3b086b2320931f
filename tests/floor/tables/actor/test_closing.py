"""A closed table ends its last round and tells its last shoe; a paused one keeps it."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.sentences import said
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.server.lifecycle import Options
from croupier.floor.tables import commands as c
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.shoe_keeper import sealed_name
from croupier.floor.tables.deciding import run_live
from croupier.floor.tables.state import Condition
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.tables.evenings import come, leave, play_a_round, until
from tests.floor.tables.invariants import commitments_are_kept, record_is_whole
from tests.floor.tables.premises import OLIVE, SUE, Premises, electronic, seated
from tests.floor.virtual_time import on_virtual_time

A_WHILE = 60


async def closed_after_a_round(file: Path, game: str) -> Premises:
    premises = await Premises(file).furnish(electronic(game))
    people, sue = await come(premises, f"{game}-1"), seated(premises, f"{game}-1", SUE)
    await play_a_round(people, Random(1))
    await sue.does(c.CloseTable(SUE))
    await leave(people)
    return premises


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_a_closed_table_tells_its_last_shoe(game: str, tmp_path: Path) -> None:
    name = f"{game}-1"
    premises = await closed_after_a_round(tmp_path / "floor.db", game)
    live = premises.floor.desks[name].live
    assert not live.shoe.revealed
    remove = h.RemoveTable(OLIVE, name)
    refused = await premises.floor.ask_house("Olive", "too early", remove)
    assert isinstance(refused, Refused)
    assert refused.message == said("live-not-closed", table=name)
    await asyncio.sleep(A_WHILE)
    assert premises.floor.desks[name].live.shoe == replace(live.shoe, revealed=True)
    assert commitments_are_kept(premises.store, premises.game(name), name) == 1
    assert premises.store.sealed(sealed_name(name, 1)) is None
    assert isinstance(await premises.floor.ask_house("Olive", "away", remove), Done)
    wanted = Wanted(premises.store.file, shoes=True)
    report = verified(wanted, premises.store.standing(), lambda done: None, 1)
    assert not report.findings
    assert [(shoes.told, shoes.untold) for shoes in report.shoes] == [(1, None)]
    await premises.close()


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_opened_again_it_deals_from_another_shoe(game: str, tmp_path: Path) -> None:
    premises = await closed_after_a_round(tmp_path / "floor.db", game)
    await asyncio.sleep(A_WHILE)
    sue = seated(premises, f"{game}-1", SUE)
    await sue.does(c.ReopenTable(SUE))
    people = await come(premises, f"{game}-1")
    await play_a_round(people, Random(1))
    live = sue.desk.live
    assert (live.shoe.number, live.shoe.revealed) == (2, False)
    assert live.shoe.drawn == len(live.table.round.cards)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_a_table_that_stopped_before_its_shoe_was_told_tells_it(tmp_path: Path) -> None:
    premises = await closed_after_a_round(tmp_path / "floor.db", "baccarat")
    await premises.crash()
    again = await Premises(tmp_path / "floor.db").open()
    before = again.floor.desks["baccarat-1"].live.shoe
    assert not before.revealed
    await asyncio.sleep(A_WHILE)
    assert again.floor.desks["baccarat-1"].live.shoe == replace(before, revealed=True)
    record_is_whole(again.store)
    await again.close()


@on_virtual_time
async def test_a_paused_table_keeps_its_shoe(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    people, sue = await come(premises, "baccarat-1"), seated(premises, "baccarat-1", SUE)
    await play_a_round(people, Random(1))
    await sue.does(c.PauseTable(SUE))
    await asyncio.sleep(A_WHILE)
    dealt = sue.desk.live.shoe
    assert not dealt.revealed
    await sue.does(c.ResumeTable(SUE))
    await play_a_round(people, Random(1))
    assert (sue.desk.live.shoe.number, sue.desk.live.shoe.commitment) == (1, dealt.commitment)
    assert sue.desk.live.shoe.drawn > dealt.drawn
    await premises.close()


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_a_last_round_that_nobody_bets_on_ends_all_the_same(
    game: str, tmp_path: Path
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic(game))
    sue = seated(premises, f"{game}-1", SUE)
    await until(1, [sue])
    await sue.does(c.CloseTable(SUE))
    await asyncio.sleep(10 * A_WHILE)
    assert sue.desk.live.closed
    assert sue.desk.live.shoe.revealed
    assert sue.desk.live.table.number == 1
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_no_round_is_dealt_from_a_shoe_that_was_told(tmp_path: Path) -> None:
    premises = await closed_after_a_round(tmp_path / "floor.db", "baccarat")
    await asyncio.sleep(A_WHILE)
    desk = premises.floor.desks["baccarat-1"]
    open_again = replace(desk.live, condition=Condition.OPEN)
    refused = run_live(desk.game, open_again, OpenRound(DEALER))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-not-committed")
    await premises.close()


@on_virtual_time
async def test_a_round_with_bets_is_played_before_the_house_closes(tmp_path: Path) -> None:
    """By the clocks that a House usually has, within the time that it has to close."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    (ann, _), desk = await come(premises, "baccarat-1"), premises.floor.desks["baccarat-1"]
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    await premises.floor.stop(Options(tmp_path).grace_s)
    assert (desk.live.table.number, desk.live.table.round.status) == (1, Status.CONCLUDED)
    premises.store.close()


@on_virtual_time
async def test_a_house_that_is_to_close_at_once_does(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    (ann, _), desk = await come(premises, "baccarat-1"), premises.floor.desks["baccarat-1"]
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    at_once = asyncio.Event()
    closing = asyncio.create_task(premises.floor.stop(Options(tmp_path).grace_s, at_once))
    await asyncio.sleep(1)
    assert not closing.done()
    at_once.set()
    await closing
    assert desk.live.has_bets
    premises.store.close()


@on_virtual_time
async def test_no_table_is_removed_while_the_house_closes(tmp_path: Path) -> None:
    """The idle ones stand still, and one that is not closed keeps its order."""
    settings = electronic("baccarat"), electronic("roulette"), electronic("roulette")
    premises = await Premises(tmp_path / "floor.db").furnish(*settings)
    await seated(premises, "roulette-2", SUE).does(c.CloseTable(SUE))
    (ann, _) = await come(premises, "baccarat-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    closing = asyncio.create_task(premises.floor.stop(Options(tmp_path).grace_s))
    await asyncio.sleep(1)
    assert not closing.done()
    assert premises.floor.desks["roulette-2"].live.shoe.revealed
    why = {
        "roulette-1": said("live-not-closed", table="roulette-1"),
        "roulette-2": said("live-stopped"),
    }
    for name, message in why.items():
        refused = await premises.house(OLIVE, h.RemoveTable(OLIVE, name))
        assert isinstance(refused, Refused)
        assert refused.message == message
        assert premises.floor.house.tables[name].open
    await closing
    premises.store.close()
