"""`croupier count`: tables, JSON and plain refusals."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]
WIDTH = 80


@pytest.fixture
def count(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")
    return partial(croupier, "count")


@pytest.mark.parametrize(("game", "shoes"), [("baccarat", ("--shoes", "1")), ("andar-bahar", ())])
def test_it_fits_eighty_columns(count: Run, game: str, shoes: tuple[str, ...]) -> None:
    status, out, err = count(game, *shoes)
    assert (status, err) == (0, "")
    assert "Effects of removal" in out
    assert ("By hi-lo" in out) == bool(shoes), "only where a shoe lasts over several rounds"
    assert max(map(len, out.splitlines())) <= WIDTH


def test_json_tells_all_of_it(count: Run) -> None:
    status, out, _ = count("baccarat", "--system", "zen", "--shoes", "1", "--json")
    told = json.loads(out)
    assert status == 0
    assert told["system"]["tags"]["4"] == 2
    assert [bet["bet"] for bet in told["bets"]][:3] == ["player", "banker", "tie"]
    assert told["shoes"]["behind"] == 52
    assert any(each["bet"] == "banker-insurance" for each in told["exposures"])


def test_a_system_of_one_s_own(count: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text('{"name": "own", "tags": {"4": 1, "6": -1}}')
    status, out, _ = count("baccarat", "--system", str(own))
    assert status == 0
    assert "By own" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("roulette", "is played without cards"),
        ("craps", "no game called 'craps'"),
        ("baccarat --system foo", "no system 'foo'"),
        ("baccarat --system BAD", "is not a system"),
        ("baccarat --system NONE", "is not a rank"),
        ("baccarat --indices", "is for Blackjack, not Baccarat"),
        ("si-ki-pi --shoes 2", "begins every round anew"),
        ("baccarat --shoes 0", "Between 1 and"),
        ("baccarat --shoes 1 --seed -1", "A seed is 0 or"),
        ("baccarat --shoes 1 --cut 3", "cards behind it, not 3"),
        ("baccarat --decks 0", "4 to 8 decks, not 0"),
        ("blackjack --system knock-out --indices", "not balanced"),
        ("baccarat --cut 16", "add --shoes"),
        ("baccarat --seed 3", "add --shoes"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(
    count: Run, tmp_path: Path, words: str, why: str
) -> None:
    (tmp_path / "bad.json").write_text('{"name": "x"')
    (tmp_path / "none.json").write_text('{"name": "x", "tags": {"1": 3}}')
    written = words.replace("BAD", str(tmp_path / "bad.json"))
    written = written.replace("NONE", str(tmp_path / "none.json"))
    status, out, err = count(*written.split())
    assert (status, out) == (2, "")
    assert why in err
    assert "Traceback" not in err


def test_edge_sweeps_decks_and_the_cut_card(croupier: Run) -> None:
    status, out, err = croupier("edge", "baccarat", "--sweep", "decks=4..6", "--json")
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert told["values"] == [4, 5, 6]
    assert [bet["bet"] for bet in told["bets"]][1] == "banker"
    assert told["exposure"]["behind"] == 52
    assert {len(bet["figures"]) for bet in told["exposure"]["bets"]} == {3}
    status, out, _ = croupier("edge", "baccarat", "--sweep", "cut=300,350")
    assert status == 0
    assert "350 behind" in out
    assert "50 shoes dealt with seed 1" in out
    status, out, _ = croupier(
        "edge", "blackjack", "--sweep", "cut=104", "--shoes", "200", "--seed", "7", "--json"
    )
    initial = json.loads(out)["bets"][0]
    assert initial["errors"][0] > 0


def test_edge_sweeps_what_a_bet_pays(croupier: Run) -> None:
    status, out, err = croupier("edge", "baccarat", "--sweep", "pays:tie=7..9")
    assert (status, err) == (0, "")
    assert out.startswith("Baccarat by what tie pays\n")
    row = next(line for line in out.splitlines() if line.split()[:1] == ["Tie"])
    assert row.split() == ["Tie", "23.8752", "14.3596", "4.8440"]
    assert "The book pays 8 to 1. At 9.509 to 1 the House would keep nothing." in out
    assert "What a shoe gives to whoever bets a unit only where that favours them" in out
    status, out, _ = croupier("edge", "roulette", "--sweep", "pays:straight=35,38", "--json")
    told = json.loads(out)
    assert (status, told["swept"], told["values"]) == (0, "pays:straight", [35, 38])
    assert (told["book"], told["bets"][0]["bet"]) == (35, "straight")
    assert told["exposure"] is None, "a wheel forgets"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("baccarat --sweep pays:tie=9..7", "is not 1 to 60 odds"),
        ("baccarat --sweep pays:foo=3", "has no pay line 'foo'; its lines are"),
        ("roulette --sweep pays:red=1 --decks 8", "decks"),
        ("baccarat --sweep pays:tie=9 --shoe A:9", "Leave out --shoe"),
        ("blackjack --sweep decks=4..5 --no-surrender", "Leave out --no-surrender"),
        ("baccarat --sweep decks=4..5 --player 0 --banker 6", "Leave out --player"),
        ("baccarat --sweep foo=3", "sweeps nothing"),
        ("baccarat --shoes 30", "are for --sweep"),
        ("roulette --sweep pays:red=1 --seed 3", "No shoe is dealt"),
        ("baccarat --sweep decks=1..3", "4 to 8 decks, not 1"),
        ("baccarat --sweep decks=4..8 --decks 6", "give one of them"),
        ("baccarat --sweep cut=3", "cards behind it, not 3"),
        ("baccarat --sweep cut=52,9000", "cards behind it, not 9000"),
        ("si-ki-pi --sweep cut=8", "there is no cut card"),
        ("roulette --sweep cut=8", "without cards"),
    ],
)
def test_what_cannot_be_swept_is_said(croupier: Run, words: str, why: str) -> None:
    status, out, err = croupier("edge", *words.split())
    assert (status, out) == (2, "")
    assert why in err
