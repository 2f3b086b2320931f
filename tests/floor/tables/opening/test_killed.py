"""Real processes, killed at an append: what they had told is in the file."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.floor.tables.codec import live_codec
from tests.floor.tables.opening.crashes import Moment, survives
from tests.floor.tables.opening.dying import FAST, heard
from tests.floor.tables.premises import Premises, electronic
from tests.floor.virtual_time import simulated

PATIENCE_S = 60


async def furnished(file: Path, game: str) -> None:
    premises = await Premises(file).furnish(electronic(game), clocks=FAST)
    await premises.close()


def killed_and_survived(game: str, file: Path, append: int, when: str) -> int:
    simulated(furnished(file, game))
    child = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.floor.tables.opening.dying",
            str(file),
            game,
            str(append),
            when,
        ],
        stdout=subprocess.PIPE,
        timeout=PATIENCE_S,
        check=False,
    )
    assert child.returncode == -signal.SIGKILL
    told = heard(child.stdout, live_codec(game_named(game)))
    simulated(survives(Moment(file, told, 0)))
    return len(told)


@pytest.mark.parametrize(("game", "append", "when"), [("baccarat", 12, "before")])
def test_a_killed_process_has_lost_nothing(
    game: str, append: int, when: str, tmp_path: Path
) -> None:
    assert killed_and_survived(game, tmp_path / "floor.db", append, when)


@pytest.mark.slow
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("game", PLAYED)
def test_nor_one_killed_anywhere(game: str, when: str, tmp_path: Path) -> None:
    told = [
        killed_and_survived(game, tmp_path / f"{append}.db", append, when)
        for append in range(2, 30, 9)
    ]
    assert max(told) > 2
