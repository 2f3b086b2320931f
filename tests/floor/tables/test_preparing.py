"""What a recorded table waits for before its next round."""

from pathlib import Path

import pytest

from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.floor.protocol.preparation import Step
from croupier.floor.tables.commands import (
    ConfirmCount,
    CountCards,
    PauseTable,
    ResumeTable,
    TakeDealing,
)
from croupier.floor.tables.preparing import preparing
from tests.floor.tables.premises import DORA, SUE, Premises, recorded
from tests.floor.tables.recorded_tables import Recorded
from tests.floor.virtual_time import simulated


@pytest.mark.rule("Baccarat 2.2.1")
def test_a_dealer_two_counts_and_the_round(tmp_path: Path) -> None:
    async def story() -> None:
        premises = await Premises(tmp_path / "floor.db").furnish(recorded("baccarat"))
        table = Recorded(premises, "baccarat-1")

        def step() -> Step | None:
            found = preparing(table.desk.game, table.desk.live)
            return None if found is None else found.step

        assert step() is Step.DEALER
        await table.does(TakeDealing(DORA, DORA.name))
        assert step() is Step.COUNT
        await table.does(CountCards(DORA, 410))
        assert step() is Step.CONFIRM
        await table.does(ConfirmCount(SUE, 410))
        assert step() is Step.COUNT, "416 there should be"
        await table.does(CountCards(DORA, 416), ConfirmCount(SUE, 416))
        assert step() is None
        await table.does(PauseTable(SUE))
        assert step() is None
        await table.does(ResumeTable(SUE), OpenRound(DORA))
        assert step() is None
        await table.closes()

    simulated(story())
