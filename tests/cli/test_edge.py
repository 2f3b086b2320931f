"""`croupier edge`: figures on the terminal and as JSON, a page, a plot, and plain refusals."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import typer

from croupier.cli.console import atomic_files
from croupier.engine.games import PLAYED

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]
WIDTH = 80


@pytest.fixture
def edge(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")
    return partial(croupier, "edge")


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_fits_eighty_columns_without_colour(edge: Run, game: str) -> None:
    status, out, err = edge(game.replace("-", "_").upper())
    assert (status, err) == (0, "")
    assert "every bet, per unit staked" in out
    assert "House edge" in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= WIDTH
    assert not any(line.endswith(" ") for line in out.splitlines())


def test_baccarat_in_a_table(edge: Run) -> None:
    _, out, _ = edge("baccarat")
    assert "Commission Baccarat with Insurance, version 5, in effect from" in out
    assert "First round from a fresh shoe of 8 decks." in out
    lines = [line for line in out.splitlines() if line.split()[:1] == ["Banker"]]
    first, second, *_ = (line for line in lines if "Pair" not in line)
    told = first.replace(" %", "%").split()
    assert told == [
        *("Banker", "0.95", "to", "1"),
        *("45.8597%", "9.5156%", "44.6247%", "1.0579%", "98.9421%"),
    ]
    assert second.split()[:3] == ["Banker", "−0.010579058", "0.9274"]


def test_the_same_for_machines(edge: Run) -> None:
    status, out, err = edge("baccarat", "--decks", "6", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert (data["game"], data["decks"]) == ("baccarat", 6)
    tie = next(bet for bet in data["bets"] if bet["bet"] == "tie")
    numerator, denominator = map(int, tie["exact"].split("/"))
    assert tie["ev"] == numerator / denominator
    assert {"insurance", "edition"} <= set(data)


def test_any_shoe(edge: Run) -> None:
    _, out, _ = edge("baccarat", "--shoe", "A:2, 10:3, k:4", "--json")
    assert json.loads(out)["shoe"] == "A:2,2:0,3:0,4:0,5:0,6:0,7:0,8:0,9:0,T:3,J:0,Q:0,K:4"
    _, out, _ = edge("baccarat", "--shoe", "A:2,10:3,K:4")
    assert "Next round from a shoe of 8 decks with 9 cards left." in out


@pytest.mark.rule("Blackjack 3.18", "Blackjack 3.23", "Blackjack 3.17")
def test_one_hand_of_blackjack(edge: Run) -> None:
    status, out, err = edge("blackjack", "--hand", "A7", "--dealer", "9")
    assert (status, err) == (0, "")
    lines = [line.split() for line in out.splitlines() if "0." in line]
    assert lines == [
        ["Hit", "−0.099038802", "the", "best"],
        ["Stand", "−0.182777443"],
        ["Double", "Down", "−0.286192681"],
        ["Surrender", "−0.500000000"],
    ]
    _, out, _ = edge("blackjack", "--hand", "8, 8", "--dealer", "k", "--no-surrender", "--json")
    data = json.loads(out)
    assert (data["hand"], data["dealer"], data["best"]) == (["8", "8"], "K", "split")
    assert data["variant"] == ["no Surrender"]
    assert {action["action"] for action in data["actions"]} == {"stand", "hit", "double", "split"}


@pytest.mark.rule("Baccarat 3.15", "Baccarat 4.1.3")
def test_baccarat_from_two_totals(edge: Run) -> None:
    status, out, err = edge("baccarat", "--player", "5", "--banker", "6")
    assert (status, err) == (0, "")
    assert "the Banker Hand draws if that card counts 6 or 7" in " ".join(out.split())
    assert "+0.084396682" in out
    _, out, _ = edge("baccarat", "--player", "8", "--banker", "6")
    assert "A Natural: neither Hand draws" in out
    assert "No Insurance is offered" in out
    _, out, _ = edge("baccarat", "--player", "6", "--banker", "7", "--json")
    data = json.loads(out)
    assert (data["banker_wins"], data["player_draws"], data["insurance"]) == (1.0, False, [])


@pytest.mark.rule("Roulette 4.1.1", "Roulette 4.1.2")
def test_the_bets_of_one_layout(edge: Run) -> None:
    bets = {
        letter: {bet["bet"] for bet in json.loads(edge(*arguments)[1])["bets"]}
        for letter in ("a", "D")
        for arguments in (("roulette", "--layout", letter, "--json"),)
    }
    assert bets["D"] - bets["a"] == {"zeros"}


@pytest.mark.rule("Blackjack 4.1.1")
def test_other_rules_are_marked_as_not_the_books(edge: Run, tmp_path: Path) -> None:
    rules = ("--blackjack-pays", "3:2", "--no-even-money")
    page = tmp_path / "page.html"
    status, out, _ = edge("blackjack", *rules, "--report", str(page))
    assert status == 0
    marked = "Not by the book: Blackjack pays 3 to 2, no Even Money."
    assert marked in out
    told = "<dt>Not by the book</dt><dd><code>--blackjack-pays 3:2 --no-even-money</code></dd>"
    assert told in page.read_text()
    assert "--blackjack-pays 3:2 --no-even-money --report" in page.read_text()
    assert "Not by the book" not in edge("roulette")[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("blackjack", "--hand", "A7"), "--hand and --dealer go together"),
        (("blackjack", "--hand", "16", "--dealer", "9"), "'16' does not name cards; write their"),
        (("blackjack", "--hand", "A7", "--dealer", "9 9"), "The Dealer shows one card, not 2."),
        (("blackjack", "--hand", "K95", "--dealer", "9"), "K 9 5 is Bust"),
        (("blackjack", "--hand", "A7", "--dealer", "9", "--plot", "a.svg"), "One question is"),
        (("blackjack", "--blackjack-pays", "1.5"), "'1.5' is not a way to pay; write 3:2"),
        (("baccarat", "--hand", "A7", "--dealer", "9"), "--hand is for Blackjack, not Baccarat."),
        (("baccarat", "--no-surrender"), "--no-surrender is for Blackjack, not Baccarat."),
        (("baccarat", "--player", "5"), "--player and --banker go together"),
        (("baccarat", "--player", "5", "--banker", "10"), "A Hand has 0 to 9 points, not 10."),
        (("roulette", "--layout", "Z"), "not played on a layout 'Z'; its layouts are A, B"),
        (("andar-bahar", "--layout", "A"), "--layout is for Roulette, not Andar Bahar."),
        (("poker",), "There is no game called 'poker'"),
        (("bacarat",), "did you mean baccarat?"),
        (("baccarat", "--decks", "0"), "4 to 8 decks, not 0. (Baccarat 2.2.1)"),
        (("baccarat", "--decks", "9"), "4 to 8 decks, not 9. (Baccarat 2.2.1)"),
        (("baccarat", "--decks", "-1"), "4 to 8 decks, not -1"),
        (("baccarat", "--decks", "many"), "'many' is not a whole number"),
        (("baccarat", "--shoe", "A:-1,2:32"), "cannot hold -1 cards of rank A"),
        (("baccarat", "--shoe", "A:33"), "at most 32 cards of rank A, not 33"),
        (("baccarat", "--decks", "4", "--shoe", "A:17"), "A shoe of 4 decks holds at most 16"),
        (("baccarat", "--shoe", "X:3"), "'X:3' is not a rank with a number"),
        (("baccarat", "--shoe", ""), "The shoe is empty"),
        (("baccarat", "--shoe", "A:0"), "The shoe is empty"),
        (("baccarat", "--shoe", "A:5"), "may need 6 cards; the shoe holds 5"),
        (("roulette", "--shoe", "A:5"), "Roulette"),
        (("andar-bahar", "--decks", "2"), "a single deck, not 2. (Andar Bahar 2.2.1)"),
        (("baccarat", "--plot", "out.gif"), "plots are .svg files. End it with .svg"),
        (("baccarat", "--plot", "svg"), "plots are .svg files. End it with .svg"),
        (("baccarat", "--report", "."), ". is a folder; name a file."),
        (("baccarat", "--report", ""), ". is a folder; name a file."),
        (("baccarat", "--report", "page.pdf"), "page.pdf will be a web page; end it with .html or"),
        (("baccarat", "--report", os.devnull), "is not a file that can be replaced."),
        (("roulette", "--report", "no/such.html"), "no/such.html cannot be written"),
        (("roulette", "--plot", "no/such.svg"), "no/such.svg cannot be written: there is no"),
    ],
)
def test_bad_input_gets_a_sentence(
    edge: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for more in ((), ("--json",)):
        status, out, err = edge(*arguments, *more)
        assert (status, out) == (2, "")
        assert err.startswith("croupier: ")
        assert says in err
    assert list(tmp_path.iterdir()) == []


def test_a_page_and_a_plot(edge: Run, tmp_path: Path) -> None:
    page, plot = tmp_path / "the report.html", tmp_path / "plot.SVG"
    page.write_text("an older one")
    status, out, err = edge("andar-bahar", "--report", str(page), "--plot", str(plot))
    assert (status, err) == (0, "")
    assert "The report is in" in out
    assert "The plot is in" in out
    assert page.read_text().startswith("<!doctype html>")
    assert b"<svg" in plot.read_bytes()
    assert sorted(tmp_path.iterdir()) == [plot, page]
    assert page.stat().st_mode == plot.stat().st_mode


def test_of_two_files_none_is_written_when_one_cannot_be(edge: Run, tmp_path: Path) -> None:
    page, plot = tmp_path / "report.html", tmp_path / "no folder" / "plot.svg"
    page.write_text("an older one")
    status, out, err = edge("roulette", "--report", str(page), "--plot", str(plot))
    assert (status, out) == (2, "")
    assert err == (
        f"croupier: {plot} cannot be written: there is no folder {tmp_path / 'no folder'}.\n"
    )
    assert page.read_text() == "an older one"
    assert list(tmp_path.iterdir()) == [page]


def test_the_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both parts are complete, and the first cannot go to its place."""
    folder, file = tmp_path / "folder", tmp_path / "file"
    (folder / "inside").mkdir(parents=True)
    with pytest.raises(typer.Exit):
        atomic_files.write_whole({folder: b"", file: b""})
    assert capsys.readouterr().err == f"croupier: {folder} cannot be written: Is a directory.\n"
    assert list(tmp_path.iterdir()) == [folder]


def test_a_link_stays_a_link(edge: Run, tmp_path: Path) -> None:
    link, target = tmp_path / "link.svg", tmp_path / "target.svg"
    link.symlink_to(target)
    assert edge("roulette", "--plot", str(link), "--json")[0] == 0
    assert link.is_symlink()
    assert b"<svg" in target.read_bytes()


def test_the_help_of_all_commands_reads_no_mathematics() -> None:
    code = """
import sys
from croupier.cli import application
application()(["--help"], standalone_mode=False)
slow = {"numpy", "numba"}
sys.exit(" ".join(sorted(slow & set(sys.modules))) or 0)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert "edge" in run.stdout
