"""A shoe that a test has stacked is committed to and told like any other."""

from pathlib import Path

import pytest

from croupier.floor.protocol.frames import RevealedFrame
from croupier.floor.tables.commitments import commitment_of
from tests.floor.server.house import FAST, opened
from tests.floor.server.stacked import StackedChance


@pytest.mark.slow
def test_the_order_that_was_named_is_the_one_committed_to(tmp_path: Path) -> None:
    chance = StackedChance()
    chance.shoe("As Ks Ah", decks=1)
    with opened(tmp_path, FAST, chance=chance) as house:
        manager = house.staff(house.owner(), "Petra", "pit-manager")
        with manager.table("andar-bahar-1") as seat:
            seat.shown(status="betting")
            seat.do("floor.close-table.1")
            told = next(frame for frame in seat.awaited() if isinstance(frame, RevealedFrame))
        assert told.order[:3] == ("As", "Ks", "Ah")
        assert len(told.order) == 52
        assert told.commitment == commitment_of("andar-bahar-1", told.number, told.salt, told.order)
