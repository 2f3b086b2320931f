"""A floor under one seed: some hours of it in every check, many more by `benchmarks`."""

from pathlib import Path

import pytest

from croupier.engine.games import PLAYED
from tests.floor.tables.simulation import simulate

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("snapshots_of_every_round")]


@pytest.mark.parametrize("seed", range(2))
def test_half_an_hour_of_everything(seed: int, tmp_path: Path) -> None:
    assert simulate(seed, 0.5, tmp_path)["entries"] > 50


@pytest.mark.parametrize("seed", range(9, 11))
def test_hours_of_everything(seed: int, tmp_path: Path) -> None:
    seen = simulate(seed, 2, tmp_path)
    assert seen["entries"] > 200
    assert seen["snapshots"] >= 10


@pytest.mark.parametrize("seed", range(20, 20 + len(PLAYED)))
def test_a_recorded_table_of_every_game(seed: int, tmp_path: Path) -> None:
    """A Dealer keys it, with mistakes; where there are cards, two people count them."""
    seen = simulate(seed, 0.5, tmp_path)
    assert seen["rounds keyed"] > 5
    assert bool(seen["counts"]) is (PLAYED[seed % len(PLAYED)] != "roulette")


def test_the_same_seed_is_the_same_evening(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    assert simulate(7, 0.25, folders[0]) == simulate(7, 0.25, folders[1])
