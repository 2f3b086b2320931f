"""The commands of Croupier with this game: settle, play, rules; and those that have none of it."""

import io
import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier import open_table
from croupier.engine.front.file_player import play_file, played
from croupier.engine.games import PLAYED, game_named, guests
from croupier.engine.games import played as all_played
from croupier.engine.history.accounts.account import account
from croupier.engine.history.writer import written
from croupier.engine.rulebook import book
from croupier.mathematics.simulation import simulate
from croupier_dragon_tiger import PACKAGE, game
from tests.engine.games.spoken import said

Run = Callable[..., tuple[int, str, str]]
ROUNDS = Path(__file__).parents[1] / "rounds"
NO_MATHEMATICS = (
    "croupier: dragon-tiger has no mathematics here; baccarat, blackjack, roulette, andar-bahar "
    "and si-ki-pi have.\n"
)


@pytest.fixture
def evening(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    def sat(*arguments: str, typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return croupier("play", *arguments, "--fast")

    return sat


def test_it_is_found_by_its_entry_point() -> None:
    assert guests.invited()["dragon-tiger"].value == "croupier_dragon_tiger:PACKAGE"
    assert guests.package_of("dragon-tiger") is PACKAGE
    assert game_named("Dragon_Tiger") is game
    assert all_played() == (*PLAYED, "dragon-tiger")


@pytest.mark.parametrize(
    ("file", "paid"),
    [
        ("tie", {"ann": 5_000, "bob": 3_000, "cat": 9_000, "dan": 25_500}),
        ("card-to-the-wrong-place", {"ann": 20_000, "bob": 0}),
    ],
)
def test_its_rounds_are_settled(croupier: Run, file: str, paid: dict[str, int]) -> None:
    status, out, _ = croupier("settle", "--json", str(ROUNDS / f"{file}.toml"))
    (told,) = json.loads(out)["rounds"]
    assert status == 0
    assert {wager["player"]: wager["payout_cents"] for wager in told["wagers"]} == paid
    assert (told["game"], told["edition"]) == ("dragon-tiger", "2026-01-01")


def test_every_round_file_is_among_them() -> None:
    assert {file.stem for file in ROUNDS.iterdir()} == {"tie", "card-to-the-wrong-place"}


def test_an_account_reads_well_in_two_languages(croupier: Run) -> None:
    _, english, _ = croupier("settle", str(ROUNDS / "tie.toml"))
    assert "Dragon  7h\n  Tiger   7h\nIt is a Tie." in english
    assert "dan      5  Suited Tie box 3  wins     255  Dragon Tiger 1.5, 4.1" in english
    _, chinese, _ = croupier("settle", "--language", "zh", str(ROUNDS / "tie.toml"))
    assert "龙  7h\n  虎  7h\n和。" in chinese


def test_a_key_of_another_game_is_refused(croupier: Run, tmp_path: Path) -> None:
    file = tmp_path / "round.toml"
    text = (ROUNDS / "tie.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('"dragon-tiger"', '"dragon-tiger"\nboxes = 7'), encoding="utf-8")
    status, _, complaint = croupier("settle", str(file))
    assert (status, "Dragon Tiger" in complaint, "boxes" in complaint) == (2, True, True)


def test_a_round_written_down_settles_the_same() -> None:
    desk = open_table("dragon-tiger", table="recorded", seats={1: "ann"}, purses={"ann": 500})
    said(desk, "ann bets 100 dragon box 1\n ann bets 5 tie box 1\n dealer closes")
    said(desk, "deal 3c to tiger\n supervisor rules reconstruct\n deal 3d")
    before = played(desk)
    text = written(before)
    assert tomllib.loads(text)["game"] == "dragon-tiger"
    (again,) = play_file(text.encode(), "").rounds
    assert account(again)["wagers"] == account(before)["wagers"]


def test_the_book_is_shown(croupier: Run) -> None:
    _, whole, _ = croupier("rules", "dragon-tiger")
    assert whole.startswith("Dragon Tiger, a demonstration\n")
    assert all(paragraph.gist in whole for paragraph in book("Dragon Tiger").paragraphs)
    assert "approved" not in whole
    _, one, _ = croupier("rules", "dragon tiger", "5.13")
    assert "Baccarat 5.18" in one  # its twin


def test_the_book_has_chinese_gists_for_every_paragraph(croupier: Run) -> None:
    _, whole, _ = croupier("rules", "dragon-tiger", "--language", "zh")
    assert whole.startswith("龙虎（示范规则书）\n")
    assert not any(paragraph.gist in whole for paragraph in book("Dragon Tiger").paragraphs)


def test_all_books_are_searched(croupier: Run) -> None:
    _, out, _ = croupier("rules", "--search", "suited tie")
    assert out.endswith("Paragraphs that mention 'suited tie': 6 in Dragon Tiger.\n")


def test_you_sit_down_at_it(evening: Run) -> None:
    status, out, _ = evening("dragon-tiger", "--seed", "4", typed="25\n10 suited tie\n\n?\nq\n")
    assert status == 0
    assert "It pays: Dragon, Tiger 1 to 1 · Tie 8 to 1 · Suited Tie 50 to 1." in out
    assert "You bet 25 on Dragon." in out
    assert "Dragon  4♥" in out
    assert "You lose 35; your purse is 965." in out
    assert "One card each. The Ace is the lowest card" in out


def test_you_find_it_in_the_lobby(evening: Run) -> None:
    _, out, _ = evening("--seed", "4", "--trouble", "0.7", typed="6\n25\n\n25\n\nq\n")
    assert "6  Dragon Tiger" in out
    assert "Stop. A card was laid in the wrong place.  [Dragon Tiger 5.4]" in out


def test_it_is_played_in_chinese(evening: Run) -> None:
    _, out, _ = evening("dragon-tiger", "--seed", "4", "--language", "zh", typed="25\n\nq\n")
    assert "龙虎" in out
    assert "虎赢。" in out


@pytest.mark.parametrize("command", ["edge", "simulate"])
def test_it_has_no_mathematics(croupier: Run, command: str) -> None:
    assert croupier(command, "dragon-tiger") == (2, "", NO_MATHEMATICS)


def test_python_is_told_the_same() -> None:
    with pytest.raises(ValueError, match="dragon-tiger has no mathematics here"):
        simulate("dragon-tiger", rounds=100, seed=1)


def test_its_mistakes_can_be_simulated_through_the_engine(croupier: Run) -> None:
    arguments = ("--trouble", "0.5", "--rounds", "20", "--seed", "1", "--threads", "1")
    status, out, _ = croupier("simulate", "dragon-tiger", *arguments)
    assert status == 0
    assert "Dragon Tiger 5.4 " in out
