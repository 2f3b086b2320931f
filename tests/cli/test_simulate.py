"""`croupier simulate`: results for people and machines, files, a clean stop, plain refusals."""

import json
import os
import pty
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from croupier.engine.games import PLAYED, game_named

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

Run = Callable[..., tuple[int, str, str]]
WIDTH = 80
PROCESS = (sys.executable, "-m", "croupier", "simulate")


@pytest.fixture
def simulate(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")
    return partial(croupier, "simulate")


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_fits_eighty_columns(simulate: Run, game: str) -> None:
    status, out, err = simulate(game.upper(), "--rounds", "100_000", "--seed", "1")
    assert (status, err) == (0, "")
    assert out.startswith(f"{game_named(game).BOOK}, 100,000 rounds, seed 1\n")
    assert "100,000 rounds, in " in out
    assert max(map(len, out.splitlines())) <= WIDTH


def test_the_table(simulate: Run) -> None:
    _, out, _ = simulate("baccarat", "--rounds", "1e6", "--seed", "1")
    line = next(line for line in out.splitlines() if line.split()[:1] == ["Banker"])
    bet, times, mean, error, sign, reach, exact, score = line.split()
    assert (bet, times, sign, exact) == ("Banker", "1,000,000", "±", "−0.01058")
    mean, exact, score = (figure.replace("−", "-") for figure in (mean, exact, score))
    assert float(reach) == pytest.approx(1.96 * float(error), abs=2e-5)
    assert (float(mean) - float(exact)) / float(error) == pytest.approx(float(score), abs=0.1)
    words = " ".join(out.split())
    assert "those of the first round from a fresh shoe" in words
    assert "--fresh shuffles before every round" in words
    _, out, _ = simulate("baccarat", "--rounds", "1e6", "--seed", "1", "--fresh")
    assert "Every round was dealt from a fresh shuffle" in out
    _, out, _ = simulate("roulette", "--rounds", "1e6", "--seed", "1")
    assert "fresh" not in out


def test_a_suspicious_bet_is_marked(simulate: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from croupier.mathematics.simulation import tally

    monkeypatch.setattr(tally, "SUSPICIOUS", 0.0)
    _, out, _ = simulate("si-ki-pi", "--rounds", "1e7", "--seed", "1")
    line = next(line for line in out.splitlines() if line.split()[:1] == ["Bonus"])
    assert line.endswith("!")
    assert "standard errors from the exact value" in out


@pytest.mark.parametrize("rounds", ["1000000", "1_000_000", "1,000,000", "1e6", "1.0E+6"])
def test_rounds_are_written_in_several_ways(simulate: Run, rounds: str) -> None:
    status, out, err = simulate("roulette", "--rounds", rounds, "--seed", "3", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["rounds"] == 1_000_000


def test_options_reach_the_game(simulate: Run) -> None:
    placements = ("--placements", "red, split 0-00")
    _, out, _ = simulate("roulette", "--rounds", "1000", "--json", *placements)
    data = json.loads(out)
    assert [(bet["bet"], bet["on"]) for bet in data["bets"]] == [("red", None), ("split", "0-00")]
    shoe = ("--decks", "6", "--cut", "60")
    _, out, _ = simulate("baccarat", "--rounds", "1000", "--json", *shoe)
    assert json.loads(out)["options"] == {"decks": 6, "cut": 60}


def test_without_a_seed_every_run_is_another(simulate: Run) -> None:
    seeds = {json.loads(simulate("roulette", "--rounds", "9", "--json")[1])["seed"] for _ in "123"}
    assert len(seeds) == 3


def test_a_chart_from_a_file(simulate: Run, tmp_path: Path) -> None:
    from croupier.mathematics.exact import sheet
    from croupier.mathematics.exact.sheet import as_json

    chart = tmp_path / "chart.json"
    printed = as_json(sheet("blackjack"))
    chart.write_text(json.dumps(printed))
    rounds = ("blackjack", "--rounds", "100000", "--seed", "1", "--json")
    own = json.loads(simulate(*rounds)[1])
    assert (
        json.loads(simulate(*rounds, "--strategy", str(chart))[1])["bets"][0]["mean"]
        == (own["bets"][0]["mean"])
    )
    del printed["strategy"]["hard"]["12"]
    chart.write_text(json.dumps(printed["strategy"]))
    status, out, err = simulate(*rounds, "--strategy", str(chart))
    assert (status, out) == (2, "")
    assert "hard 12 against 2 is missing" in err
    for content in ("no chart", '{"hard":' + "[" * 10**5 + "]" * 10**5 + "}"):
        chart.write_text(content)
        status, out, err = simulate(*rounds, "--strategy", str(chart))
        assert (status, out) == (2, "")
        assert f"{chart} cannot be read as JSON" in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("poker",), "There is no game called 'poker'"),
        (("baccarat", "--rounds", "0"), "1 to 9,007,199,254,740,992 rounds, not 0."),
        (("baccarat", "--rounds", "-5"), "rounds, not -5."),
        (("baccarat", "--rounds", "2e16"), "rounds, not 20,000,000,000,000,000."),
        (("baccarat", "--rounds", "1e99"), "rounds, not 1,000,"),
        (("baccarat", "--rounds", "1.5"), "'1.5' is not a whole number; write 1000000"),
        (("baccarat", "--rounds", "1.55e1"), "is not a whole number"),
        (("baccarat", "--rounds", "1,00"), "is not a whole number"),
        (("baccarat", "--rounds", "many"), "is not a whole number"),
        (("baccarat", "--rounds", "9" * 5000), "A number of 5,000 digits is too long."),
        (("baccarat", "--seed", "abc"), "'abc' is not a whole number; write 1000000"),
        (("baccarat", "--decks", "six"), "'six' is not a whole number"),
        (("baccarat", "--threads", "0"), "at least 1 thread, not 0."),
        (("baccarat", "--fresh", "--cut", "60"), "has no cut card; leave out cut or fresh."),
        (("baccarat", "--decks", "9"), "4 to 8 decks, not 9. (Baccarat 2.2.1)"),
        (("baccarat", "--cut", "5"), "Behind the cut card lie 6 to 415 cards, not 5"),
        (("baccarat", "--boxes", "2"), "Baccarat is simulated without 'boxes'"),
        (("baccarat", "--strategy", "none.json"), "none.json cannot be read: No such file"),
        (("blackjack", "--boxes", "99"), "99"),
        (("roulette", "--decks", "6"), "Roulette is simulated without 'decks'"),
        (("roulette", "--placements", "purple"), "The bet 'purple' does not exist"),
        (("roulette", "--placements", "split 1-9"), "There is no split on 1-9"),
        (("roulette", "--placements", ""), "The bet '' does not exist"),
        (("roulette", "--layout", "Q"), "not played on a layout 'Q'"),
        (("si-ki-pi", "--fresh"), "Si Ki Pi is simulated without 'fresh'; it takes no options."),
        (("baccarat", "--cluster", "moon"), "'moon' is not a cluster"),
        (("baccarat", "--cluster", "local:0"), "1 to 256 workers, not 0"),
        (("baccarat", "--cluster", "local:2", "--threads", "2"), "leave it out with --cluster"),
        (("baccarat", "--checkpoint", "no/such.json"), "no/such.json cannot be written"),
        (("baccarat", "--checkpoint", "."), ". is a folder; name a file."),
        (("baccarat", "--rounds", "1e13", "--plot", "no/x.svg"), "no/x.svg cannot be written"),
        (("baccarat", "--plot", "x.gif"), "plots are .svg files. End it with .svg"),
        (
            ("baccarat", "--plot", "x.svg", "--checkpoint", "x.svg"),
            "is named by --plot and by --check",
        ),
        (("baccarat", "--trouble", "1", "--fresh"), "without --fresh."),
        (("baccarat", "--trouble", "1", "--plot", "x.svg"), "without --plot."),
        (("baccarat", "--trouble", "1", "--report", "x.html"), "without --report."),
        (("baccarat", "--report", "x.pdf"), "x.pdf will be a web page; end it with .html or"),
        (
            ("baccarat", "--report", "x", "--checkpoint", "x"),
            "is named by --report and by --checkpoint",
        ),
    ],
)
def test_bad_input_gets_a_sentence(
    simulate: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = simulate(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("croupier: ")
    assert says in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_closed(simulate: Run) -> None:
    """This one is closed to everybody, whatever else they may write."""
    status, out, err = simulate("baccarat", "--plot", "/proc/self/x.svg")
    assert (status, out) == (2, "")
    assert "/proc/self/x.svg cannot be written: nothing can be added to the folder /proc/" in err


def test_a_checkpoint_is_answered_for(simulate: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    kept = ("--checkpoint", str(path), "--json")
    status, out, err = simulate("roulette", "--rounds", "1e6", "--seed", "8", *kept)
    assert (status, err) == (0, "")
    before = path.read_bytes()
    status, again, err = simulate("roulette", *kept)
    assert (status, again) == (0, out)
    assert err == f"croupier: {path} holds this simulation, finished; nothing was left to play.\n"
    status, out, err = simulate("roulette", "--rounds", "2e6", *kept)
    assert (status, out) == (2, "")
    assert f"{path} holds another simulation" in err
    assert path.read_bytes() == before
    path.write_bytes(before[:-20])
    status, out, err = simulate("roulette", *kept)
    assert (status, out) == (2, "")
    assert f"{path} is not a checkpoint of a simulation, or it is damaged" in err


def test_a_plot(simulate: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{threads}.svg" for threads in "12"]
    for file in files:
        given = ("--rounds", "5e6", "--seed", "1", "--threads", file.stem, "--plot", str(file))
        assert simulate("si-ki-pi", *given)[0] == 0
    one, two = (file.read_bytes() for file in files)
    assert b"<svg" in one
    assert one == two
    assert sorted(tmp_path.iterdir()) == files


def test_a_report(simulate: Run, tmp_path: Path) -> None:
    """Shoes dealt to the cut card are told beside fresh ones."""
    file = tmp_path / "report.html"
    given = ("--rounds", "2e5", "--seed", "7", "--threads", "1", "--report", str(file))
    status, _, err = simulate("baccarat", *given)
    assert (status, err) == (0, f"croupier: the report is in {file}.\n")
    html = file.read_text()
    assert "200,000 rounds, seed 7" in html
    assert "--seed 7 --report report.html" in html
    assert "shuffled before every round, as the exact values assume: 200,000 rounds" in html
    status, _, _ = simulate("roulette", *given)
    assert status == 0
    assert "cut card" not in file.read_text()


@pytest.mark.parametrize(("what", "name"), [("--report", "report.html"), ("--plot", "plot.svg")])
@pytest.mark.parametrize("game", PLAYED)
def test_a_file_of_very_few_rounds(
    simulate: Run, tmp_path: Path, game: str, what: str, name: str
) -> None:
    """One shows no spread, which is said; a few are told as they are."""
    file = tmp_path / name
    for rounds in ("1", "2", "5", "300"):
        status, _, err = simulate(game, "--rounds", rounds, "--seed", "7", what, str(file))
        assert "is in" in err or "show no spread of any bet; play more." in err
        assert status == (2 if "play more" in err else 0)
    assert file.exists()


def wait_until(there: Callable[[], object]) -> None:
    while not there():
        time.sleep(0.01)


def under_way(checkpoint: Path, *options: str) -> subprocess.Popen[str]:
    """A simulation without an end, some of it on disk already."""
    asked = ("roulette", "--rounds", "1e13", "--seed", "8", "--json")
    process = subprocess.Popen(
        [*PROCESS, *asked, "--checkpoint", checkpoint, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: checkpoint.exists() and b'"stretches":[[0' in checkpoint.read_bytes())
    return process


def test_stopped_by_hand(tmp_path: Path) -> None:
    path, plot = tmp_path / "kept.json", tmp_path / "plot.svg"
    process = under_way(path, "--plot", str(plot))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    data = json.loads(out)
    assert process.returncode == 130
    assert err == (
        f"croupier: stopped after {data['rounds']:,} of 10,000,000,000,000 rounds.\n"
        f"croupier: the plot is in {plot}.\n"
    )
    assert (data["finished"], data["rounds_asked"]) == (False, 10**13)
    assert sum(result["count"] for result in data["bets"][0]["results"]) == data["rounds"]
    assert json.loads(path.read_text())["checkpoint"]["simulation"]["seed"] == 8
    assert b"<svg" in plot.read_bytes()


def test_a_checkpoint_that_cannot_be_written_any_more(tmp_path: Path) -> None:
    """As on a full disk: from some moment on no file may be longer than nothing."""
    path = tmp_path / "kept.json"
    process = under_way(path)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, 0))
    out, err = process.communicate()
    data = json.loads(out)
    assert process.returncode == 2
    assert err == (
        f"croupier: {path} cannot be written: File too large. "
        f"{data['rounds']:,} of 10,000,000,000,000 rounds are done.\n"
    )
    assert sum(result["count"] for result in data["bets"][0]["results"]) == data["rounds"]
    assert b'"stretches":[[0' in path.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_progress_is_shown_to_people_only() -> None:
    """On a terminal the bar is on standard error; the JSON stays clean beside it."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PROCESS, "baccarat", "--rounds", "3e7", "--seed", "8", "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # the other end was closed
        pass
    out, _ = process.communicate()
    os.close(ours)
    assert process.returncode == 0
    assert json.loads(out)["rounds"] == 3 * 10**7
    words = shown.decode()
    assert " rounds  " in words
    assert "/s  " in words
    assert " left" in words
    assert re.search(r"Player [−+]?0\.\d+ ± 0\.\d+", words), "as it stood when last told"
