"""Companions are no players of the Pit's books; rounds with them stay provable."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED
from croupier.floor.pit.evidence import evidence_of
from croupier.floor.pit.evidence_check import evidence_read, faults_of
from croupier.floor.pit.returns import held
from croupier.floor.record.ledger.accounts import of_the_house
from croupier.floor.tables import commands as c
from tests.floor.pit.records import rounds_of
from tests.floor.tables.evenings import TICK, come, until
from tests.floor.tables.premises import Premises, electronic
from tests.floor.tables.test_companions import first_bet
from tests.floor.virtual_time import on_virtual_time

ROUNDS = 4


async def played_with_companions(folder: Path, game: str) -> Premises:
    """ann and bob bet and are ready; two companions play along."""
    premises = await Premises(folder / "floor.db").furnish(electronic(game))
    ann, bob = await come(premises, f"{game}-1")
    await ann.does(c.AskCompanion(ann.person), c.AskCompanion(ann.person))
    for number in range(1, ROUNDS + 1):
        await until(number, [ann])
        await ann.does(first_bet(ann.desk, ann))
        await asyncio.sleep(TICK)
        await bob.does(first_bet(bob.desk, bob), c.SayReady(bob.person))
        await bob.does(first_bet(bob.desk, bob), c.SayReady(bob.person))  # and takes Ready back
        await ann.does(c.SayReady(ann.person))
    await until(ROUNDS + 1, [ann])
    return premises


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_books_of_the_pit_leave_companions_out(game: str, tmp_path: Path) -> None:
    premises = await played_with_companions(tmp_path, game)
    desk, record = premises.floor.desks[f"{game}-1"], premises.floor.store
    played = rounds_of(premises, desk)
    bettors = {wager.player for each in played.values() for wager in each.round.placed}
    assert any(map(of_the_house, bettors)), "companions have bet"
    for number in range(1, ROUNDS + 1):
        row = record.round(desk.live.name, number)
        assert row is not None
        assert set(row.players) == {"ann", "bob"}
    indexed = [bet for each in record.index(desk.live.name) for bet in each.bets or ()]
    assert {bet.player for bet in indexed} == {"ann", "bob"}
    own = sum(
        wager.action_cents
        for each in played.values()
        for wager in each.round.placed
        if not of_the_house(wager.player)
        and wager.settlement
        and wager.settlement.result != "returned"
    )
    found = held(desk.game, desk.live.name, played.values()).handles
    assert sum(each.handle_cents for each in found) == own
    await premises.close()


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_a_round_with_companions_is_checked_without_the_record(
    game: str, tmp_path: Path
) -> None:
    premises = await played_with_companions(tmp_path, game)
    table = premises.floor.house.tables[f"{game}-1"]
    for number in range(1, ROUNDS + 1):
        bundle = evidence_of(premises.store, table, number, premises.store.head())
        assert bundle is not None
        read = evidence_read(msgspec.json.encode(bundle))
        assert faults_of(read) == ()
        assert read.history is not None
        again = play_file(read.history.encode(), "evidence.toml")
        assert again.error is None, read.history
        assert again.rounds[-1].round.status == read.ended
    await premises.close()
