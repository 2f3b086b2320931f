"""The same counts on a cluster, whatever happens to it, and a sentence where there is none."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from croupier.mathematics.simulation import ImpossibleSimulation, simulate
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.run import cluster
from croupier.mathematics.simulation.run.checkpoint import Checkpoint
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.runner import MOST_LOSSES

ROUNDS = 7_700 * CHUNK_ROUNDS + 5
MANY_ROUNDS = 19_200 * CHUNK_ROUNDS + 5
UNENDING = 10**13
SCHEDULER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, preload=sys.argv[1:]
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""
DYING = """
import os
from pathlib import Path
from croupier.mathematics.simulation import plan
from croupier.mathematics.simulation.run import workers
def play_chunks(*arguments):
    graves = Path({graves!r})
    if len(list(graves.iterdir())) == {deaths}:
        return plan.play_chunks(*arguments)
    (graves / str(os.getpid())).touch()
    os._exit(1)
workers.play_chunks = play_chunks
"""

Process = subprocess.Popen[str]


@contextmanager
def scheduler(tmp_path: Path, *preload: str, **environment: str) -> Iterator[tuple[Process, str]]:
    """A cluster of one worker in a process of its own, and its address."""
    script = tmp_path / "scheduler.py"
    script.write_text(SCHEDULER)
    process = subprocess.Popen(
        [sys.executable, script, *preload],
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert process.stdin
    assert process.stdout
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait()


def started(*arguments: str) -> Process:
    return subprocess.Popen(
        [sys.executable, "-m", "croupier", "simulate", "baccarat", "--seed", "2", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for_rounds(path: Path, rounds: int, process: Process) -> None:
    while process.poll() is None:
        kept = Checkpoint(path).read()
        if kept is not None and Progress(kept.simulation, kept.stretches).rounds >= rounds:
            return
        time.sleep(0.01)


def workers_of(process: Process) -> list[int]:
    """The processes that play: all children but the one that tidies up after them."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            tidies = b"resource_tracker" in (folder / "cmdline").read_bytes()
            if parent == process.pid and not tidies:
                found.append(int(folder.name))
        except (OSError, ValueError):
            continue
    return found


def counted(data: dict[str, Any]) -> list[list[int]]:
    return [[result["count"] for result in bet["results"]] for bet in data["bets"]]


def expected(rounds: int) -> list[list[int]]:
    return [list(t.results.values()) for t in simulate("baccarat", rounds=rounds, seed=2).tallies]


@pytest.mark.slow
def test_a_worker_killed_costs_only_time(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    how = (
        "--cluster",
        "local:2",
        "--rounds",
        str(MANY_ROUNDS),
        "--checkpoint",
        str(path),
        "--json",
    )
    process = started(*how)
    wait_for_rounds(path, MANY_ROUNDS // 10, process)
    first, _ = workers_of(process)
    os.kill(first, signal.SIGKILL)
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert counted(json.loads(out)) == expected(MANY_ROUNDS)


@pytest.mark.slow
def test_another_machine_and_its_loss(tmp_path: Path) -> None:
    """First as it should be; then the cluster dies, and what it has counted is shown."""
    path = tmp_path / "kept.json"
    with scheduler(tmp_path) as (running, address):
        out, err = started("--cluster", address, "--rounds", str(ROUNDS), "--json").communicate()
        assert err == ""
        assert counted(json.loads(out)) == expected(ROUNDS)

        how = ("--rounds", str(UNENDING), "--checkpoint", str(path), "--json")
        process = started(*how, "--cluster", address)
        wait_for_rounds(path, 1, process)
        os.killpg(running.pid, signal.SIGKILL)
        out, err = process.communicate()
    assert process.returncode == 2
    done = json.loads(out)["rounds"]
    assert done == sum(counted(json.loads(out))[0])
    assert err == (
        f"croupier: The cluster {address} was lost. {done:,} of {UNENDING:,} rounds are done.\n"
    )
    kept = Checkpoint(path).read()
    assert kept is not None
    assert Progress(kept.simulation, kept.stretches).rounds == done


@pytest.mark.slow
def test_a_worker_of_another_version_does_not_count(tmp_path: Path, other_version: Path) -> None:
    with scheduler(tmp_path, PYTHONPATH=str(other_version)) as (_, address):
        process = started("--cluster", address, "--rounds", "10")
        out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err == (
        f"croupier: A worker of the cluster {address} runs another version of the simulator; "
        f"install the same everywhere.\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("deaths", [MOST_LOSSES - 1, MOST_LOSSES])
def test_a_stretch_whose_workers_died_is_handed_out_again(tmp_path: Path, deaths: int) -> None:
    """By a scheduler that gives a stretch back at once; not for ever."""
    graves = tmp_path / "graves"
    graves.mkdir()
    dying = DYING.format(graves=str(graves), deaths=deaths)
    at_once = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with scheduler(tmp_path, dying, **at_once) as (_, address):
        process = started("--cluster", address, "--rounds", str(ROUNDS), "--json")
        out, err = process.communicate()
    assert len(list(graves.iterdir())) == deaths
    if deaths < MOST_LOSSES:
        assert (process.returncode, err) == (0, "")
        assert counted(json.loads(out)) == expected(ROUNDS)
    else:
        assert (process.returncode, json.loads(out)["rounds"]) == (2, 0)
        assert err.startswith(f"croupier: The workers of the cluster {address} keep dying. 0 of")


@pytest.mark.slow
def test_ctrl_c_is_for_the_one_who_asked(tmp_path: Path) -> None:
    """A terminal sends it to all processes of the command; the workers end with it, quietly."""
    path = tmp_path / "kept.json"
    how = ("--rounds", str(UNENDING), "--checkpoint", str(path), "--json")
    process = started(*how, "--cluster", "local:2")
    wait_for_rounds(path, 1, process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    done = json.loads(out)["rounds"]
    assert err == f"croupier: stopped after {done:,} of {UNENDING:,} rounds.\n"


@pytest.mark.slow
def test_nobody_there() -> None:
    began = time.monotonic()
    process = started("--cluster", "tcp://127.0.0.1:1")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err == "croupier: No dask scheduler answers at tcp://127.0.0.1:1.\n"
    assert time.monotonic() - began < 60  # dask alone would try for much longer


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("somewhere", "'somewhere' is not a cluster; give tcp://HOST:PORT"),
        ("tcp://", "is not a cluster"),
        ("local:", "is not a cluster"),
        ("local:-1", "is not a cluster"),
        ("local:0", "A local cluster has 1 to 256 workers, not 0."),
        ("local:100000", "A local cluster has 1 to 256 workers, not 100000."),
    ],
)
def test_no_such_address(address: str, says: str) -> None:
    with pytest.raises(ImpossibleSimulation, match=says):
        simulate("baccarat", rounds=1, seed=1, cluster=address)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(ImpossibleSimulation) as refused:
        simulate("baccarat", rounds=1, seed=1, cluster="local:2")
    assert str(refused.value) == (
        "A cluster needs dask.distributed, which is not installed; "
        "`./croupier --with cluster` or `pip install croupier[cluster]` installs it."
    )
