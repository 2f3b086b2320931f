"""Every command of the README's table in Chinese: what people read has no English left in it but
names, options, files and citations; what machines read has no Chinese keys."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from croupier.engine.equipment.cards import INDEX
from croupier.engine.games import PLAYED, game_named
from croupier.engine.rulebook import citation_pattern

Run = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).parents[2]
EXAMPLE = str(ROOT / "examples" / "baccarat-card-to-the-wrong-hand.toml")

SHOWN = [
    "edge baccarat",
    "edge roulette",
    "edge andar-bahar",
    "edge baccarat --player 5 --banker 6",
    "edge baccarat --player 5 --banker 0",
    "edge blackjack --hand A7 --dealer 9 --no-surrender --blackjack-pays 3:2",
    "edge baccarat --sweep decks=7..8 --shoes 2",
    "edge baccarat --sweep pays:tie=7..9 --shoes 2",
    "bankroll baccarat --bet banker --rounds 20",
    "bankroll roulette --bet red --ladder martingale --rounds 20",
    "bankroll baccarat --bet banker --insure --rounds 20",
    "count baccarat",
    "count si-ki-pi",
    "simulate baccarat --rounds 1e4 --seed 1",
    "simulate roulette --rounds 1e4 --seed 1",
    "simulate baccarat --trouble 0.2 --rounds 20 --seed 1",
    f"settle {EXAMPLE}",
    "rules baccarat 5.9",
]
REFUSED = [
    *("edge baccarat --shoe xx", "edge blackjack --hand XY --dealer 9", "edge baccarat --sweep x"),
    *("edge baccarat --sweep decks=x", "edge andar-bahar --shoe A:1", "edge baccarat --shoe A:40"),
    *("edge baccarat --sweep pays:x=7..9", "edge baccarat --player 12 --banker 2"),
    *("bankroll baccarat --bet x", "bankroll baccarat --bet tie --on 5", "count roulette"),
    *("bankroll baccarat --bet banker --ladder x", "bankroll baccarat --bet tie --seed -1"),
    *("simulate baccarat --trouble x", "simulate baccarat --trouble foreign-card:7"),
    *("simulate baccarat --rounds 0", "simulate baccarat --seed -1", "simulate roulette --decks 2"),
    *("simulate baccarat --device x", "simulate baccarat --cut 9999", "count baccarat --shoes 0"),
    *("settle no.toml", "rules baccarat 9.9", "rounds", "verify no.db", "backup no/no.db"),
    *(
        "restore no.db",
        "new-key --reason x",
        "join baccarat-1 --name ann --floor http://127.0.0.1:9",
        "play x",
    ),
    *("pit tables --floor http://127.0.0.1:9", "trace baccarat 99", "serve --port x", "docs x"),
]
MACHINES = [
    "edge baccarat --json",
    "edge andar-bahar --json",
    "bankroll baccarat --bet banker --rounds 20 --json",
    "count baccarat --json",
    "simulate baccarat --rounds 1e4 --seed 1 --json",
    f"settle --json {EXAMPLE}",
]
# What is called like this everywhere, units, and words that are typed: bets, games, options.
NAMES = {
    *("RWS", "JSON", "TOML", "CPU", "ann", "bob", "lim", "bea", "carl", "hi", "lo"),
    *("cpu", "cuda", "layout", "placements", "series", "insurance", "four", "third", "cards"),
    *("card", "foreign", "decks", "cut", "pays", "BET", "dalembert", "flat", *PLAYED, *INDEX),
    *(word for game in PLAYED for bet in game_named(game).BETS for word in bet.split("-")),
    *(word for game in PLAYED for word in game.split("-")),
}


def commands() -> set[str]:
    """Of the README's table."""
    rows = re.findall(r"^\| (`croupier .*?) \|", (ROOT / "README.md").read_text(), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`croupier ([a-z-]+)", row)}


def english(told: str, line: str) -> set[str]:
    typed = {*re.findall("[A-Za-z]{2,}", line)}
    left = citation_pattern().sub("", told)
    for allowed in (
        r"`[^`]*`",
        "“[^”]*”",  # in the words of who said it
        r"(?m)^croupier: ",
        r"--[a-z][a-z-]*(=\S+)?",
        r"\S*[/.:_]\S*",  # files, addresses, how a shoe is written
        r"\bcroupier( [a-z-]+)*",
    ):
        left = re.sub(allowed, " ", left)
    return {*re.findall("[A-Za-z]{2,}", left)} - NAMES - typed


def chinese_keys(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if not key.isascii():
                yield key
            yield from chinese_keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from chinese_keys(value)


def test_every_command_of_the_readme_is_here() -> None:
    tried = {line.split()[0] for line in (*SHOWN, *REFUSED)}
    assert commands() - tried == set()


@pytest.mark.slow
@pytest.mark.parametrize("line", SHOWN)
def test_what_is_shown_is_chinese(croupier: Run, line: str) -> None:
    status, out, err = croupier("--language", "zh", *line.split())
    assert (status, err) == (0, "")
    assert english(out, line) == set()
    assert re.search("[\u4e00-\u9fff]", out)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_said_in_chinese(
    croupier: Run, line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, err = croupier("--language", "zh", *line.split())
    assert (status, out) == (2, "")
    assert english(err, line) == set()
    assert re.search("[\u4e00-\u9fff]", err)


@pytest.mark.slow
@pytest.mark.parametrize("line", MACHINES)
def test_what_machines_read_is_the_same_in_every_language(croupier: Run, line: str) -> None:
    _, chinese, _ = croupier("--language", "zh", *line.split())
    assert list(chinese_keys(json.loads(chinese))) == []
    if not line.startswith(("settle", "simulate")):  # sentences of rulings; seconds
        assert croupier(*line.split())[1] == chinese
