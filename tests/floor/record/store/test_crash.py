"""The process is killed between appends: nothing it confirmed is lost, nothing is half there."""

import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from croupier.floor.record.store.sqlite import SqliteStore
from tests.floor.record.store.entries_for_tests import assert_whole
from tests.structure.tree import ROOT


@pytest.mark.parametrize("killed_after", [1, 2, 7, 50, 333])
def test_no_confirmed_entry_is_lost(tmp_path: Path, killed_after: int) -> None:
    """Killed twice, so that the second process goes on from what the first has left."""
    file, confirmed = tmp_path / "record.db", list[str]()
    for _ in range(2):
        confirmed += confirmed_until_killed(file, killed_after)
        with closing(SqliteStore(file)) as store:
            kept = {line.id for line in store.lines()}
            assert_whole(store)
        assert set(confirmed) <= kept
        # No more than one batch was written and not confirmed.
        assert len(kept) <= len(confirmed) + 2 * 3
    assert len(confirmed) == len(set(confirmed))


def confirmed_until_killed(file: Path, entries: int) -> list[str]:
    command = (sys.executable, "-m", "tests.floor.record.store.appending_child", str(file))
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        confirmed = [child.stdout.readline().strip() for _ in range(entries)]
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    return [*confirmed, *rest.split()]
