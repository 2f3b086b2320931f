"""An evening in Chinese: no English is left but names, what is typed, and citations."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from croupier.cli.terminal.bets import ASIDES, COMMANDS, WATCH
from croupier.engine.equipment.cards import INDEX
from croupier.engine.games import PLAYED, game_named
from croupier.engine.rulebook import citation_pattern

pytestmark = pytest.mark.slow

WIDTH = 80
SEVERAL = "k\ns\na\n\n"  # one of them fits whatever is asked; the others get a sentence
BETS = {
    "baccarat": "25 player, 5 tie\n25 庄、5 banker pair\n3 tie\nwithdraw 5 tie",
    "blackjack": "25\n5 rws pairs，5 boom busted\nwithdraw 5 boom busted\n5000",
    "roulette": "5 17, 5 17/20, 25 red\n5 split 17\n5 corner 99\n5 red box 3",
    "andar-bahar": "25 andar, 5 first 3 cards\n5 joker K",
    "si-ki-pi": "25, 5 bonus\n5 dealer bonus",
}
NAMES = "you bea carl dina edo RWS"
TYPED = (
    "Enter Tab keep take back insure hit stand double split surrender even money set house way on "
    "follow no first box straight up initial bet st nd rd"
)


def evening(*arguments: str, typed: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "croupier", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": str(WIDTH), **environment},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def english(said: str, game: str) -> set[str]:
    """Words in Latin letters that nobody typed and no book, player or card is called."""
    typed = [*TYPED.split(), *COMMANDS, *WATCH, *ASIDES]
    bets = (word for bet in game_named(game).BETS for word in bet.split("-"))
    left = citation_pattern().sub("", said)
    return {*re.findall("[A-Za-z]{2,}", left)} - {*typed, *bets, *NAMES.split(), *INDEX}


@pytest.mark.parametrize("trouble", ["0", "0.15"])
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.slow
def test_an_evening_in_chinese_has_no_english_left(game: str, trouble: str) -> None:
    typed = f"{BETS[game]}\n?\ntable\n\n?\nd\ni 1\n{SEVERAL * 8}why\nrules\nrules 5.8\nagain\n\n"
    typed += f"h\np\n{SEVERAL * 8}double\nclear\nmax\n\n{SEVERAL * 5}q\n"
    said = evening(game, "--language", "zh", "--seed", "5", "--trouble", trouble, typed=typed)
    *lines, command = said.splitlines()
    assert command.startswith("  croupier --language zh play ")
    assert english("\n".join(lines), game) == set()
    assert "请下注。" in said
    assert "停止下注。" in said
    assert max(map(cell_len, lines)) <= WIDTH


def test_you_are_spoken_to_as_you() -> None:
    said = evening("blackjack", "--language", "zh", "--purse", "100", typed="5000\n20\nq\n")
    assert "您只有 100，不够 5000。" in said
    assert "您下注：20 押底注。" in said
    assert "bea 下注：" in said


def test_chips_stand_under_their_columns() -> None:
    """A Chinese sign is two columns wide."""
    typed = "25 player, 5 banker pair\ntable\nq\n"
    said = evening("baccarat", "--language", "zh", "--companions", "0", typed=typed)
    head, player, pair = said.split("table\n")[-1].splitlines()[:3]
    edges = {cell_len(line.rstrip()) for line in (head, player, pair)}
    assert (head.split(), player.split(), pair.split()) == (["您"], ["闲", "[25]"], ["庄对", "[5]"])
    assert len(edges) == 1


@pytest.mark.rule("Baccarat 3.11", "Baccarat 4.1.3")
def test_insurance_in_chinese() -> None:
    said = evening("baccarat", "--language", "zh", "--seed", "3", typed="25\n\ni 5\n\nq\n")
    assert "  i  买保险  庄保险：闲家赢时 1\u00a0赔\u00a04；可买 1 至 6\n" in said
    assert "您买了庄保险 5，1\u00a0赔\u00a04。" in said


def test_the_lobby_speaks_the_language_of_the_environment() -> None:
    said = evening(typed="9\n?\n1\nq\n", LC_ALL="zh_SG.UTF-8")
    assert "  1  百家乐\n  2  21点\n" in said
    assert "没有叫“9”的游戏" in said
    assert "请输入 1 至 5 的数字" in said


def test_a_saved_evening_settles_in_either_language(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    typed = "25\n\nk\n\n" * 3 + "q\n"
    arguments = ("--language", "zh", "--trouble", "0.2", "--seed", "4", "--save", str(folder))
    evening("baccarat", *arguments, typed=typed)
    saved = sorted(folder.iterdir())
    assert saved[0].read_text(encoding="utf-8").startswith("# 时间：")
    for language in ("en", "zh"):
        command = [sys.executable, "-m", "croupier", "--language", language, "settle", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stderr == ""
