"""Whole rounds of every game through the mailbox of an automatic table."""

from pathlib import Path
from random import Random

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.table.state.round import Status
from tests.floor.tables.evenings import come, leave, play_a_round
from tests.floor.tables.invariants import (
    commitments_are_kept,
    is_not_stuck,
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import Premises, electronic
from tests.floor.virtual_time import simulated
from tests.properties.test_replay import rules_raise


@pytest.mark.parametrize("silent", [False, True], ids=["answering", "silent"])
@pytest.mark.parametrize("game", PLAYED)
def test_two_players_play_rounds_to_their_end(game: str, silent: bool, tmp_path: Path) -> None:
    async def evening() -> None:
        premises = await Premises(tmp_path / "floor.db").furnish(electronic(game))
        desk = premises.floor.desks[f"{game}-1"]
        people = await come(premises, desk.live.name)
        rng = Random(7)
        for _ in range(3):
            await play_a_round(people, rng, silent=silent)
            assert desk.live.table.round.status is Status.CONCLUDED
            money_is_where_it_belongs(premises.floor)
            is_not_stuck(desk)
        await leave(people)
        money_is_where_it_belongs(premises.floor)
        record_is_whole(premises.store)
        commitments_are_kept(premises.store, desk.game, desk.live.name)
        record_gives_the_same(premises.floor, rules_raise)
        await premises.close()

    simulated(evening())
