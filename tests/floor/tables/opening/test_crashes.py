"""The floor stops at any point and starts again over the same file (paragraph 5.4 of each book)."""

from pathlib import Path
from random import Random

import pytest

from croupier.engine.games import PLAYED
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.opening.crashes import (
    Camera,
    Wanted,
    every,
    forgotten,
    is_keyed_on,
    survives,
    torn,
)
from tests.floor.tables.premises import Premises, electronic
from tests.floor.tables.recorded_evenings import Keying, Script, script
from tests.floor.tables.told_evenings import TOLD, told
from tests.floor.virtual_time import simulated


async def crashes_of_a_round(game: str, folder: Path, nth: int, seed: int, before: int = 0) -> int:
    """How many moments there were at which an automatic table could stop, all of them survived."""
    premises = await Premises(folder / "floor.db", seed=seed).furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    for _ in range(before):
        await play_a_round(people, Random(seed))
    camera = Camera(premises, people, folder, every(nth))
    await play_a_round(people, Random(seed))
    await premises.close()
    for moment in camera.moments:
        await survives(cut := torn(moment, Random(seed)))
        forgotten(cut)
        await survives(moment)
        forgotten(moment)
    return len(camera.moments)


async def crashes_of_an_evening(evening: Script, folder: Path, wanted: Wanted) -> int:
    """The same for a recorded table, at which everything goes wrong that can be ruled on."""
    premises = await Premises(folder / "floor.db").furnish(evening.settings)
    keying = Keying(premises.floor.desks[f"{evening.settings.game}-1"], evening)
    camera = Camera(premises, [keying], folder, wanted)
    await keying.all()
    await premises.close()
    for number, moment in enumerate(camera.moments):
        await is_keyed_on(cut := torn(moment, Random(number)), evening)
        forgotten(cut)
        await is_keyed_on(moment, evening)
        forgotten(moment)
    return len(camera.moments)


@pytest.mark.parametrize("game", PLAYED)
def test_a_crash_at_any_boundary_loses_nothing(game: str, tmp_path: Path) -> None:
    assert simulated(crashes_of_a_round(game, tmp_path, nth=9, seed=3))


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_nor_at_every_boundary(game: str, tmp_path: Path) -> None:
    assert simulated(crashes_of_a_round(game, tmp_path, nth=1, seed=4))


@pytest.mark.slow
@pytest.mark.usefixtures("snapshots_of_every_round")
@pytest.mark.parametrize("game", PLAYED)
def test_nor_where_tables_are_opened_from_snapshots(game: str, tmp_path: Path) -> None:
    assert simulated(crashes_of_a_round(game, tmp_path, nth=1, seed=5, before=3))


@pytest.mark.slow
@pytest.mark.usefixtures("snapshots_of_every_round")
@pytest.mark.parametrize("game", PLAYED)
def test_nor_at_a_recorded_table(game: str, tmp_path: Path) -> None:
    assert simulated(crashes_of_an_evening(script(game), tmp_path, every(71)))


@pytest.mark.slow
@pytest.mark.parametrize("game", TOLD)
def test_nor_in_an_evening_told_line_by_line(game: str, tmp_path: Path) -> None:
    assert simulated(crashes_of_an_evening(told(game), tmp_path, every(5)))
