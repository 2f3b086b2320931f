"""A recorded table of a live floor: people key everything, the record takes it all."""

from pathlib import Path

import pytest

from croupier.engine.games import PLAYED
from tests.floor.tables.invariants import (
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import Premises
from tests.floor.tables.recorded_evenings import Keying, Script, script
from tests.floor.tables.told_evenings import TOLD, told
from tests.floor.virtual_time import simulated
from tests.golden.recording import end


@pytest.mark.parametrize(
    "game",
    [pytest.param(name, marks=[pytest.mark.slow] if name != "roulette" else []) for name in PLAYED],
)
def test_an_evening_full_of_trouble_ends_as_at_any_other_table(game: str, tmp_path: Path) -> None:
    simulated(ends_as_at_any_other_table(script(game), tmp_path))


@pytest.mark.parametrize("game", TOLD)
def test_so_does_one_that_is_told_line_by_line(game: str, tmp_path: Path) -> None:
    simulated(ends_as_at_any_other_table(told(game), tmp_path))


async def ends_as_at_any_other_table(evening: Script, folder: Path) -> None:
    premises = await Premises(folder / "floor.db").furnish(evening.settings)
    desk = premises.floor.desks[f"{evening.settings.game}-1"]
    await Keying(desk, evening).all()
    assert end(desk.game, desk.live.table) == evening.end()
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    record_gives_the_same(premises.floor)
    await premises.close()
