"""Snapshots that come into play in an evening of a few rounds."""

import pytest

REACHED_BACK = 6  # rounds, in the golden evening of Roulette


def of_every_round(patch: pytest.MonkeyPatch, most: int = REACHED_BACK) -> None:
    """Tables hold so few rounds that they are opened from one of the last snapshots; `most`: where
    a paragraph reaches back."""
    patch.setattr("croupier.floor.tables.opening.snapshots.EVERY", 1)
    patch.setattr("croupier.engine.table.log.kept_rounds.MOST_SHOWN", 1)
    patch.setattr("croupier.engine.table.log.kept_rounds.MOST", most)


@pytest.fixture
def snapshots_of_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    of_every_round(monkeypatch)
