"""`croupier settle` as it is typed: the accounts, the errors, the exit status."""

import json
import os
import subprocess
import sys
from collections import Counter
from contextlib import chdir
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli import application
from tests.engine.history.scripts import history

EXAMPLES = Path(__file__).parents[2] / "examples"
GOOD = history(
    "ann bets 100 banker box 3\nbob bets 50 tie box 3\ndealer closes\ndeal 2h 4c Ks 2d\n"
    "ann insures banker 20\ndeal 5d"
)
BAD = history("ann bets 100 banker box 9  # there is none")


def settle(
    *arguments: str | Path, given: str = "", cwd: Path = EXAMPLES, columns: int = 80
) -> tuple[int, str, str]:
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    with chdir(cwd):
        answer = runner.invoke(application(), ["settle", *map(str, arguments)], input=given)
    return answer.exit_code, answer.stdout, answer.stderr


def settle_in_a_process(*arguments: str, given: str = "") -> tuple[int, str, str]:
    run = subprocess.run(
        [sys.executable, "-m", "croupier", "settle", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={name: value for name, value in os.environ.items() if name != "COLUMNS"},
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


def test_the_json_of_a_round() -> None:
    status, out, err = settle_in_a_process("-", "--json", given=GOOD)
    assert (status, err) == (0, "")
    lost = {
        "box": 3,
        "on": None,
        "hand": None,
        "stage": None,
        "result": "lose",
        "payout_cents": 0,
        "turned_away_cents": 0,
        "cites": ["Baccarat 3.16", "Baccarat 4.1.2"],
    }
    banker = {"player": "ann", "bet": "banker", "stake_cents": 10_000, "action_cents": 10_000}
    tie = {"player": "bob", "bet": "tie", "stake_cents": 5_000, "action_cents": 5_000}
    assert json.loads(out) == {
        "rounds": [
            {
                "game": "baccarat",
                "edition": "2019-09-16",
                "file": "-",
                "round": 0,
                "table": "electronic",
                "layout": "E",
                "outcome": "player",
                "cards_dealt": 5,
                "cards": {"player": ["2h", "Ks", "5d"], "banker": ["4c", "2d"]},
                "held": [],
                "rulings": [],
                "wagers": [
                    {**lost, **banker, "net_cents": -10_000},
                    {**lost, **tie, "net_cents": -5_000},
                    {
                        "player": "ann",
                        "box": 3,
                        "bet": "banker-insurance",
                        "on": None,
                        "hand": None,
                        "stage": "four-cards",
                        "stake_cents": 2_000,
                        "action_cents": 2_000,
                        "turned_away_cents": 0,
                        "result": "win",
                        "payout_cents": 8_000,
                        "net_cents": 6_000,
                        "cites": ["Baccarat 3.11", "Baccarat 4.1.3"],
                    },
                ],
                "player_points": 7,
                "banker_points": 6,
                "insurance_offers": [{"stage": "four-cards", "side": "banker", "odds": "3"}],
            }
        ],
        "errors": [],
    }


def test_the_account_a_person_reads() -> None:
    file = EXAMPLES / "baccarat-card-to-the-wrong-hand.toml"
    status, out, err = settle(file.name)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "baccarat-card-to-the-wrong-hand.toml",
        "Baccarat, recorded table, layout E, 8 decks",
        "",
        "Cards",
        "  Player Hand  9h Ks  9 points",
        "  Banker Hand  4c 2d  6 points",
        "The Player Hand wins.",
        "",
        "Rulings",
        "  Baccarat 5.8, 5.8.1: the cards are Reconstructed (lim, “both cards lie in",
        "  order of drawing”)",
        "    Noticed by the table: a card in the wrong place.",
        "    Card 2, 4c, lay at player and went to banker.",
        "    Asked: ann stayed in; bob took back.",
        "    Returned: bob 100 Player box 2.",
        "    Stayed in play: ann 100 Banker box 1.",
        "",
        "Bets",
        "       stake  bet           result    back  by",
        "  ann    100  Banker box 1  loses        0  Baccarat 3.16, 4.1.2",
        "  bob    100  Player box 2  returned   100  Baccarat 5.12.3",
        "",
        "Totals",
        "       staked  back   net",
        "  ann     100     0  −100",
        "  bob     100   100     0",
        "",
    ]


def test_every_example_has_a_readable_account() -> None:
    status, out, err = settle(*sorted(EXAMPLES.glob("*.toml")))
    assert (status, err) == (0, "")
    for words in (
        "The Dealer goes Bust.",
        "The Dealer has a Blackjack.",
        "The Dealer stands on 18.",
        "The round is void.",
        "It is a Tie.",
        "Nobody bet.",
        "(554 in action)",
        "Player Insurance box 3 at 8 to 1",
        "Split box 2 hand 2",
        "Bust with 24",
        "  discarded  5c",
        "  held over    9h",
        "baccarat-excess-card.toml, round 2",
        "+400",
    ):
        assert words in out


def test_an_error_names_file_line_and_reason_and_other_files_are_settled(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOOD, encoding="utf-8")
    bad.write_text(BAD, encoding="utf-8")
    status, out, err = settle("bad.toml", "good.toml", cwd=tmp_path)
    assert status == 2
    assert "The Player Hand wins." in out
    sentence = "For banker there is no box 9; this table has boxes 1 to 7."
    assert err == (
        f"croupier: bad.toml, line 5, “ann bets 100 banker box 9”: {sentence} (Baccarat 2.1.1(a))\n"
    )
    status, out, err = settle("--json", "bad.toml", "good.toml", cwd=tmp_path)
    assert (status, err) == (2, "")
    data = json.loads(out)
    assert [round["file"] for round in data["rounds"]] == ["good.toml"]
    assert data["errors"] == [
        {
            "file": "bad.toml",
            "line": 5,
            "action": "ann bets 100 banker box 9",
            "reason": sentence,
            "cites": ["Baccarat 2.1.1(a)"],
        }
    ]


@pytest.mark.parametrize("shape", ["--json", "--csv", "--html", None])
def test_amounts_nobody_can_mean_keep_no_other_file_from_being_told(
    tmp_path: Path, shape: str | None
) -> None:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    bets = "ann bets 5 tie box 1\ndealer closes\ndeal 9h 4c Ks 2d\n"
    wrong = {
        "unit": history(bets, "unit = 1e999999999"),
        "purse": history(bets, tables="[purses]\nann = 1e999999999"),
        "stake": history(f"ann bets {'9' * 4299} tie box 1"),
        "longer": history(f"ann bets {'9' * 6000} tie box 1"),
        "settled": history(f'{bets}shift-manager decides settle ann tie box 1 {"9" * 6000} "so"'),
    }
    for name, text in wrong.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    files = [*(f"{name}.toml" for name in wrong), "good.toml"]
    status, out, err = settle(*((shape,) if shape else ()), *files, cwd=tmp_path)
    assert status == 2
    assert (out + err).count("No amount can be above 10000000000.") >= len(wrong)
    assert "bob" in out


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    (tmp_path / "zero.toml").write_bytes(b"\0\0")
    files = ("none.toml", "picture.toml", "zero.toml", "a\0b", "")
    status, out, err = settle(*files, cwd=tmp_path)
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "croupier: none.toml: No such file or directory.",
        "croupier: picture.toml, line 1: This is not text in UTF-8, which a history file is "
        "written in.",
        "croupier: zero.toml, line 1: This is not TOML: Invalid statement.",
        "croupier: a\\x00b: This is not the name of a file.",
        "croupier: '': This is not the name of a file.",
    ]


@pytest.mark.parametrize("arguments", [(), ("--jsn",)])
def test_bad_usage(arguments: tuple[str, ...]) -> None:
    status, out, err = settle_in_a_process(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("croupier: ")


def test_an_empty_standard_input() -> None:
    status, _, err = settle("-")
    assert (status, err) == (2, "croupier: standard input: It is empty.\n")


def test_standard_input_is_called_so() -> None:
    _, out, _ = settle("-", given=GOOD)
    assert out.startswith("standard input\nBaccarat, ")


HEADINGS = Counter("stakebetresultbackbystakedbacknet")


@pytest.mark.parametrize("columns", [12, 40, 60])
@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
@pytest.mark.slow
def test_nothing_is_lost_at_any_width(file: Path, columns: int) -> None:
    def words(width: int) -> Counter[str]:
        _, out, _ = settle(file.name, columns=width)
        assert max(map(len, out.splitlines())) <= width
        assert all(line == line.rstrip() for line in out.splitlines())
        return Counter("".join(out.split()))

    whole, narrow = words(2_000), words(columns)
    lost = whole - narrow
    for heading in HEADINGS:  # the line of headings falls away where a row is told in words
        lost[heading] -= HEADINGS[heading] * whole["T"]  # at most one such line for each "Totals"
    assert not +lost


def test_in_a_pipe_no_line_is_folded() -> None:
    status, out, _ = settle_in_a_process("-", given=GOOD)
    assert status == 0
    line = "  ann     20  Banker Insurance box 3 at 3 to 1  wins      80  Baccarat 3.11, 4.1.3"
    assert line in out.splitlines()
    reason = "because " * 40
    trouble = f'dealer reports other "{reason}"\nshift-manager decides stand "{reason}"'
    _, out, err = settle_in_a_process("-", given=GOOD.replace("deal 5d", f"deal 5d\n{trouble}"))
    assert err == ""
    assert f"“{reason.strip()}”" in out


@pytest.mark.rule("Baccarat 5.1")
def test_chips_turned_away_show_on_the_page() -> None:
    text = history(
        "ann bets 500 tie box 1\ndealer closes\ndeal 9h 4c Ks 2d",
        tables="[limits]\nmaximum = 100",
    )
    _, out, _ = settle("-", given=text, columns=120)
    assert "Tie box 1 (100 of 500, 400 turned away: Baccarat 5.1)" in out


@pytest.mark.rule("Blackjack 3.17")
def test_a_surrender_says_so_and_bets_are_spelled_as_the_book_does() -> None:
    text = history(
        "ann bets 100 initial box 1\nann bets 10 rws-pairs box 1\nann bets 10 boom-busted\n"
        "dealer closes\ndeal Th 9c 6d\nann surrenders box 1\ndeal 9s",
        game="blackjack",
    )
    _, out, err = settle("-", given=text)
    assert err == ""
    assert "Initial Bet box 1  surrendered    50  Blackjack 3.17" in out
    assert "RWS Pairs box 1    loses" in out
    assert "Boom Busted " in out


def test_a_reason_nobody_gave_is_not_quoted() -> None:
    text = history(
        "dealer closes\ndeal 9h 4c Ks 2d\ndealer reports other\nshift-manager decides stand"
    )
    _, out, err = settle("-", given=text)
    assert err == ""
    assert "(shift-manager, no reason recorded)" in out
    _, out, _ = settle("-", "--json", given=text)
    assert [ruled["reason"] for ruled in json.loads(out)["rounds"][0]["rulings"]] == [""]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("option", [(), ("--json",)])
def test_a_terminal_without_our_letters(encoding: str, option: tuple[str, ...]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "croupier", "settle", *option, "-"],
        input=GOOD.replace("bob", "żaneta").encode(),
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    if option:
        wagers = json.loads(run.stdout)["rounds"][0]["wagers"]
        assert wagers[1]["player"] == "żaneta"
    else:
        assert b"?aneta" in run.stdout


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/round\xff.toml"
    Path(os.fsdecode(name)).write_text(GOOD, encoding="utf-8")
    for option in ("--json", "-h"):
        run = subprocess.run(
            [sys.executable, "-m", "croupier", "settle", option, name],
            capture_output=True,
            check=False,
        )
        assert (run.returncode, run.stderr) == (0, b"")
        if option == "--json":
            assert json.loads(run.stdout)["rounds"][0]["file"].endswith("/round\\xff.toml")
