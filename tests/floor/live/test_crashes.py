"""The floor stops at any point and starts again over the same file (paragraph 5.4 of each book)."""

from pathlib import Path
from random import Random

import pytest

from croupier.games import PLAYED
from tests.floor.live.crashes import Camera, forgotten, survives, torn
from tests.floor.live.evenings import come, play_a_round
from tests.floor.live.premises import Premises, electronic
from tests.floor.virtual_time import simulated


async def a_round_and_all_its_crashes(game: str, folder: Path, every: int, seed: int) -> int:
    premises = await Premises(folder / "floor.db", seed=seed).furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    camera = Camera(premises, people, folder, every)
    await play_a_round(people, Random(seed))
    await premises.close()
    for moment in camera.moments:
        if moment.torn_from:
            await survives(cut := torn(moment, Random(seed)))
            forgotten(cut)
        await survives(moment)
        forgotten(moment)
    return len(camera.moments)


@pytest.mark.parametrize("game", PLAYED)
def test_a_crash_at_any_boundary_loses_nothing(game: str, tmp_path: Path) -> None:
    assert simulated(a_round_and_all_its_crashes(game, tmp_path, every=7, seed=3)) > 2
