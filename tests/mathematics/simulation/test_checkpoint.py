"""A simulation on disk survives a kill at any time, and is never taken for another."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from croupier.mathematics.simulation import CutShort, ImpossibleSimulation, simulate
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.run.checkpoint import Checkpoint
from croupier.mathematics.simulation.run.progress import Progress

SIMULATION = Simulation("baccarat", 6 * CHUNK_ROUNDS + 99, 4, {"decks": 6})
LONG = 400_000_000  # a second or more, however fast the machine
KILLS = 3
COMMAND = (sys.executable, "-m", "croupier", "simulate", "baccarat")


@pytest.fixture
def begun(tmp_path: Path) -> Checkpoint:
    """Chunks 0, 2 and 3 are done."""
    kept = Checkpoint(tmp_path / "kept.json")
    progress = Progress(SIMULATION, seconds=1.5)
    for stretch in ((0, 1), (2, 4)):
        progress.add(stretch, play_chunks(SIMULATION, *stretch))
    kept.save(progress)
    return kept


def test_it_is_read_as_it_was_written(begun: Checkpoint) -> None:
    progress = begun.progress(SIMULATION)
    assert progress.stretches == [(0, 1), (2, 4)]
    assert list(progress.missing()) == [(1, 2), (4, 7)]
    assert progress.seconds == 1.5
    expected = play_chunks(SIMULATION, 0, 1) + play_chunks(SIMULATION, 2, 4)
    assert (progress.counts == expected).all()
    assert list(begun.path.parent.iterdir()) == [begun.path]


def test_it_is_continued_and_not_repeated(begun: Checkpoint) -> None:
    found = simulate("baccarat", rounds=SIMULATION.rounds, seed=4, decks=6, checkpoint=begun.path)
    whole = simulate("baccarat", rounds=SIMULATION.rounds, seed=4, decks=6)
    assert found.tallies == whole.tallies
    assert found.seconds > 1.5
    assert begun.progress(SIMULATION).finished


def test_where_there_is_no_file_nothing_is_done(tmp_path: Path) -> None:
    kept = Checkpoint(tmp_path / "none.json")
    assert kept.read() is None
    assert kept.progress(SIMULATION).stretches == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": 5}, "Baccarat, 49,251 rounds, seed 4, decks 6, not Baccarat"),
        ({"rounds": 1}, "not Baccarat, 1 round, seed 4, decks 6."),
        ({"rounds": 7}, "not Baccarat, 7 rounds, seed 4, decks 6."),
        ({"options": {}}, "not Baccarat, 49,251 rounds, seed 4."),
        ({"options": {"decks": 6, "fresh": True}}, "decks 6, fresh."),
        ({"options": {"fresh": False}}, "seed 4, not fresh."),
        ({"options": {"placements": ["red", "split 0-00"]}}, "placements red; split 0-00."),
        ({"options": {"strategy": {"hard": {}}}}, "its own strategy."),
        ({"game": "roulette"}, "not Roulette"),
    ],
)
def test_another_simulation_is_not_continued(
    begun: Checkpoint, change: dict[str, object], says: str
) -> None:
    before = begun.path.read_bytes()
    other = msgspec.structs.replace(SIMULATION, **change)
    with pytest.raises(ImpossibleSimulation) as refused:
        begun.progress(other)
    assert "holds another simulation" in str(refused.value)
    assert says in str(refused.value)
    assert begun.path.read_bytes() == before


def test_a_chart_that_differs_is_named(tmp_path: Path) -> None:
    kept = Checkpoint(tmp_path / "kept.json")
    one, other = (
        Simulation("blackjack", 9, 1, {"boxes": 2, "strategy": {"hard": {"12": word}}})
        for word in ("hit", "stand")
    )
    kept.save(Progress(one))
    with pytest.raises(ImpossibleSimulation) as refused:
        kept.progress(other)
    assert str(refused.value) == (
        f"{kept.path} holds another simulation: Blackjack, 9 rounds, seed 1, boxes 2, "
        f"its own strategy, with another strategy than asked for."
    )


@pytest.mark.slow
def test_counts_by_other_rules_are_not_added(begun: Checkpoint, other_version: Path) -> None:
    before = begun.path.read_bytes()
    given = ["--rounds", str(SIMULATION.rounds), "--seed", "4", "--decks", "6"]
    ended = subprocess.run(
        [*COMMAND, *given, "--checkpoint", str(begun.path)],
        env={**os.environ, "PYTHONPATH": str(other_version)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        f"croupier: {begun.path} was made by another version of the simulator, whose counts do not "
        f"add to those of this one; name another file.\n"
    )
    assert begun.path.read_bytes() == before


def test_damage_is_noticed(begun: Checkpoint) -> None:
    data = begun.path.read_bytes()
    place = data.index(b'"counts_by_part"') + 30
    digit = next(at for at in range(place, len(data)) if data[at : at + 1].isdigit())
    changed = b"1" if data[digit : digit + 1] != b"1" else b"2"
    damaged = {
        data[: len(data) // 2]: "not a checkpoint of a simulation, or it is damaged",
        data[:digit] + changed + data[digit + 1 :]: "its checksum is wrong",
        b"": "not a checkpoint",
        b"{}": "not a checkpoint",
        b'{"rounds": 3}': "not a checkpoint",
        b"\xff\xfe\x00": "not a checkpoint",
        b'{"checkpoint":' + b"[" * 10**6: "not a checkpoint",
        b'{"checkpoint":' + b"[" * 10**5 + b"]" * 10**5 + b"}": "not a checkpoint",
    }
    for content, says in damaged.items():
        begun.path.write_bytes(content)
        with pytest.raises(ImpossibleSimulation, match=says):
            begun.progress(SIMULATION)
        assert begun.path.read_bytes() == content


def test_it_is_replaced_only_by_a_whole_one(
    begun: Checkpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun.path.read_bytes()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CutShort, match="cannot be written: No space left on device"):
        begun.save(Progress(SIMULATION))
    assert begun.path.read_bytes() == before
    assert list(begun.path.parent.iterdir()) == [begun.path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "target.json")
    Checkpoint(link).save(Progress(SIMULATION))
    assert link.is_symlink()
    assert (tmp_path / "target.json").is_file()


def rounds_done(path: Path) -> int:
    """As the file has it now, which is whole at any time."""
    kept = Checkpoint(path).read()
    return 0 if kept is None else Progress(kept.simulation, kept.stretches).rounds


def test_one_run_at_a_time(begun: Checkpoint) -> None:
    before = begun.path.read_bytes()
    link = begun.path.with_name("link.json")
    link.symlink_to(begun.path)
    with begun.held():
        with pytest.raises(ImpossibleSimulation, match=r"link\.json is in use by another run"):
            simulate("baccarat", rounds=SIMULATION.rounds, seed=4, decks=6, checkpoint=link)
        assert begun.path.read_bytes() == before
    assert sorted(begun.path.parent.iterdir()) == [begun.path, link]
    with begun.held():
        pass


def test_two_never_have_it_at_once(tmp_path: Path) -> None:
    """Taken and let go of hundreds of times by several threads; and no lock file stays."""
    kept = Checkpoint(tmp_path / "kept.json")
    inside, had = [], []

    def visit(number: int) -> None:
        for _ in range(300):
            try:
                with kept.held():
                    inside.append(number)
                    time.sleep(0.0001)
                    assert inside == [number]
                    had.append(number)
                    inside.remove(number)
            except ImpossibleSimulation:
                continue

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(visit, range(4)))
    assert had
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_killed_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    given = ["--rounds", str(LONG), "--seed", "9", "--json"]
    command = [*COMMAND, *given, "--checkpoint", str(path)]
    done = 0
    for _ in range(KILLS):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while process.poll() is None and rounds_done(path) <= done:
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGSTOP)  # it still has the file
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith(f"croupier: {path} is in use by another run")
        assert done < rounds_done(path) < LONG
        done = rounds_done(path)
    ended = subprocess.run(command, capture_output=True, check=True)
    found = json.loads(ended.stdout)
    expected = simulate("baccarat", rounds=LONG, seed=9)
    assert found["rounds"] == LONG
    for bet, tally in zip(found["bets"], expected.tallies, strict=True):
        assert [result["count"] for result in bet["results"]] == list(tally.results.values())
    assert list(tmp_path.iterdir()) == [path]
