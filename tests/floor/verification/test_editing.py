"""A little of `python -m tests.floor.verification.editing`: about a hundred edited records."""

from pathlib import Path

import pytest

from tests.floor.verification.editing import Whole, tried, whole_record

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


def test_a_record_that_nobody_has_edited_is_whole(whole: Whole, tmp_path: Path) -> None:
    """What is found above is found for the edit."""
    outcome = tried(whole, tmp_path, 0, edit=False)
    assert (outcome.found, outcome.faults) == (False, [])
