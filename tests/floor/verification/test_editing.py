"""A little of `python -m tests.floor.verification.editing`: about a hundred edited records."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from croupier.floor.record.store.files import RECORD
from tests.floor.verification.editing import Whole, run, tried, whole_record

SEEDS, AT_ONCE = 96, 8


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    return whole_record(tmp_path_factory.mktemp("whole"))


@pytest.mark.parametrize("first", range(1, SEEDS + 1, AT_ONCE))
def test_an_edited_record_is_found_out_without_a_traceback(
    whole: Whole, first: int, tmp_path: Path
) -> None:
    for seed in range(first, first + AT_ONCE):
        outcome = tried(whole, tmp_path / str(seed), seed)
        assert outcome.faults == [], f"seed {seed}: {outcome.done}"


def test_an_unknown_stream_before_the_place_where_checking_begins(
    whole: Whole, tmp_path: Path
) -> None:
    """What comes before is taken as it is; a full check finds it."""
    file = copy(whole.file, tmp_path / RECORD)
    with closing(sqlite3.connect(file)) as db, db:
        of_a_table = "SELECT max(position) FROM log WHERE stream = 'baccarat-1' AND position < 300"
        db.execute(f"UPDATE log SET stream = 'x' WHERE position = ({of_a_table})")
    assert run("verify", str(file), "--since", "300").status == 1
    assert run("verify", str(file)).status == 1


@pytest.mark.parametrize("position", [0, (1 << 63) - 1])
def test_a_round_in_play_that_the_index_calls_over(
    whole: Whole, position: int, tmp_path: Path
) -> None:
    file = copy(whole.file, tmp_path / RECORD)
    with closing(sqlite3.connect(file)) as db, db:
        over = "UPDATE rounds SET last_position = ? WHERE last_position IS NULL"
        assert db.execute(over, (position,)).rowcount == 1
    assert run("verify", str(file)).status == 1


def test_a_record_that_nobody_has_edited_is_whole(whole: Whole, tmp_path: Path) -> None:
    """What is found above is found for the edit."""
    outcome = tried(whole, tmp_path, 0, edit=False)
    assert (outcome.found, outcome.faults) == (False, [])
