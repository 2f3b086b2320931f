"""Tables whose orders were sealed with a key that the House has lost continue with other shoes."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import DecideUnresolved, Effect
from croupier.floor.house.commands import ReplaceKey
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.events import ShoeAbandoned
from tests.floor.tables.evenings import come, play_a_round, until
from tests.floor.tables.invariants import record_is_whole
from tests.floor.tables.premises import MAX, OLIVE, Premises, electronic, seated
from tests.floor.tables.test_interruptions import bets
from tests.floor.virtual_time import simulated

ANOTHER = bytes(reversed(range(32)))


async def reopened(premises: Premises, file: Path, *, replaced: bool = True) -> Premises:
    """The process ends at once, and the House opens with another key."""
    if replaced:
        command = ReplaceKey(OLIVE, "5a17", Seal(ANOTHER).mark("5a17"), "lost")
        assert isinstance(await premises.house(OLIVE, command), Done)
    await premises.crash()
    return await Premises(file, key=ANOTHER, seed=2).open()


def abandoned(premises: Premises) -> int:
    return sum(isinstance(event, ShoeAbandoned) for _, event in premises.told.events)


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_plays_on_with_another_shoe(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        file, table = tmp_path / "floor.db", f"{game}-1"
        premises = await Premises(file).furnish(electronic(game))
        await bets(await come(premises, table))
        again = await reopened(premises, file)
        await asyncio.sleep(1)
        desk = again.floor.desks[table]
        assert (desk.out_of_service, abandoned(again)) == (None, 1)
        await play_a_round(await come(again, table), Random(2))
        assert desk.live.table.round.status is Status.CONCLUDED
        await again.close()
        with closing(SqliteReading(file)) as record:
            record_is_whole(record)

    simulated(story())


def test_without_a_replaced_key_the_table_stays_out_of_service(tmp_path: Path) -> None:
    """The order is damaged, or the House would rather have another."""

    async def story() -> None:
        file = tmp_path / "floor.db"
        premises = await Premises(file).furnish(electronic("baccarat"))
        await bets(await come(premises, "baccarat-1"))
        again = await reopened(premises, file, replaced=False)
        await asyncio.sleep(600)
        assert again.floor.desks["baccarat-1"].out_of_service is not None
        assert abandoned(again) == 0
        await again.close()

    simulated(story())


@pytest.mark.rule("Baccarat 5.4.1")
def test_an_established_outcome_waits_for_the_shift_manager_first(tmp_path: Path) -> None:
    async def story() -> None:
        file, table = tmp_path / "floor.db", "baccarat-1"
        premises = await Premises(file).furnish(electronic("baccarat"))
        people = await come(premises, table)
        await bets(people)
        while len(people[0].desk.live.table.round.cards) < 4:
            await asyncio.sleep(0.1)
        again = await reopened(premises, file)
        await asyncio.sleep(600)
        desk = again.floor.desks[table]
        assert desk.live.table.round.status is Status.PLAY
        assert desk.out_of_service is not None
        assert abandoned(again) == 0
        await seated(again, table, MAX).does(
            DecideUnresolved(MAX, Effect.VOID, "the cards are lost")
        )
        await asyncio.sleep(60)
        takes_bets = again.floor.desks[table].out_of_service is None
        assert (takes_bets, abandoned(again)) == (True, 1)
        await until(desk.live.table.number, await come(again, table))
        await again.close()

    simulated(story())
