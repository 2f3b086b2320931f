"""A table in the terminal, played from the keyboard in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.games import PLAYED

WIDTH = 80
BETS = {
    "baccarat": "25 banker",
    "blackjack": "25 initial",
    "roulette": "5 straight 17",
    "andar-bahar": "25 andar",
    "si-ki-pi": "25 initial",
}


def sat(*arguments: str, typed: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "croupier", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": str(WIDTH), **environment},
    )


@pytest.mark.parametrize("game", PLAYED)
def test_a_few_rounds_and_good_bye(game: str) -> None:
    typed = f"{BETS[game]}\n" + "\n1\n1\n\n2\n" * 12 + "q\n"
    done = sat("play", game, "--seed", "4", "--trouble", "0.1", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Place your Bets, please." in done.stdout
    assert "you leave with" in done.stdout.splitlines()[-1]
    assert "\x1b" not in done.stdout
    assert all(len(line) <= WIDTH for line in done.stdout.splitlines())


def test_the_lobby_offers_every_table() -> None:
    for arguments in ((), ("play",)):
        done = sat(*arguments, typed="9\nchess\n2\nq\n")
        assert done.returncode == 0
        assert all(word in done.stdout for word in ("Baccarat", "Si Ki Pi", "Roulette"))
        assert "There is no game called '9'" in done.stdout
        assert "you leave with 1000" in done.stdout
    assert sat(typed="").returncode == 0


def test_every_saved_round_settles(tmp_path: Path) -> None:
    typed = "25 initial\n\n1\n1\n1\n" * 8 + "q\n"
    done = sat("play", "blackjack", "--seed", "2", "--save", str(tmp_path / "evening"), typed=typed)
    assert done.returncode == 0
    saved = sorted((tmp_path / "evening").iterdir())
    assert saved
    settled = sat("settle", *map(str, saved), typed="")
    assert (settled.returncode, settled.stderr) == (0, "")


def test_questions_at_the_table_are_answered() -> None:
    typed = "why\nrules 5.7\nrules 99\ntable\n?\nnonsense\n-3 banker\n25 banker\n\n\n\nwhy\nq\n"
    done = sat("play", "baccarat", "--seed", "3", typed=typed)
    assert "No round has been settled yet." in done.stdout
    assert "Baccarat 5.7: " in done.stdout
    assert "Our reading: " in done.stdout
    assert "Baccarat 99" in done.stdout
    assert "withdraw 5 banker" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game called 'chess'"),
        (("baccarat", "--companions", "9"), "0 to 4 can play along"),
        (("baccarat", "--trouble", "2"), "between 0 and 1"),
        (("baccarat", "--purse", "0"), "at least 1 dollar"),
    ],
)
def test_impossible_wishes_get_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = sat("play", *arguments, typed="")
    assert done.returncode == 2
    assert sentence in done.stderr
