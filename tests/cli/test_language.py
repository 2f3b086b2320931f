"""`--language`, before the command or behind it, and what the environment says without it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.cli.console.language import SURROUNDINGS
from croupier.engine.sentences import current_language

Run = Callable[..., tuple[int, str, str]]
ENGLISH = "croupier: Name a game: "
CHINESE = "croupier: 请指明游戏："


@pytest.fixture(autouse=True)
def no_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("rules",), ENGLISH),
        (("--language", "zh", "rules"), CHINESE),
        (("rules", "--language", "zh"), CHINESE),
        (("rules", "--language", "zh_SG.UTF-8"), CHINESE),
        (("rules", "--language", "ZH-Hans"), CHINESE),
        (("--language", "zh", "rules", "--language", "en"), ENGLISH),
    ],
)
def test_the_language_that_is_named_is_spoken(
    croupier: Run, arguments: tuple[str, ...], told: str
) -> None:
    assert croupier(*arguments)[2].startswith(told)
    assert current_language() == "en"  # as it was before


@pytest.mark.parametrize(
    ("surroundings", "told"),
    [
        ({"LANG": "zh_CN.UTF-8"}, CHINESE),
        ({"LC_MESSAGES": "zh_SG"}, CHINESE),
        ({"LANG": "de_DE.UTF-8"}, ENGLISH),
        ({"LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"}, ENGLISH),
        ({"LC_ALL": "", "LC_MESSAGES": "zh", "LANG": "en_GB"}, CHINESE),
    ],
)
def test_else_the_first_word_of_the_environment_counts(
    croupier: Run, monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], told: str
) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert croupier("rules")[2].startswith(told)


def test_what_is_named_comes_before_the_environment(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert croupier("--language", "en", "rules")[2].startswith(ENGLISH)


@pytest.mark.parametrize("arguments", [("--language", "fr", "rules"), ("play", "--language", "fr")])
def test_an_unknown_language_gets_a_sentence(croupier: Run, arguments: tuple[str, ...]) -> None:
    told = "There is no language 'fr' here; there are en (English) and zh (中文)."
    assert croupier(*arguments) == (2, "", f"croupier: {told}\n")


def test_what_is_wrong_with_other_options_is_said_in_it(croupier: Run) -> None:
    status, _, told = croupier("play", "baccarat", "--purse", "x", "--language", "zh")
    assert (status, told.startswith("croupier: “x”不是整数")) == (2, True)


@pytest.mark.parametrize("command", ["play", "settle", "rules"])
def test_the_help_names_the_languages(croupier: Run, command: str) -> None:
    assert "--language LANGUAGE" in croupier(command, "--help")[1]
    assert "Example: croupier --language zh play" in croupier("--help")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("edge baccarat --hand A7", "--hand 只用于 21点"),
        ("edge blackjack --hand A7", "--hand 和 --dealer 须同时给出"),
        ("bankroll baccarat --bet banker --ladder foo", "没有“foo”这种缆法"),
        ("bankroll baccarat --bet banker --stake 0", "数额须在 0.01 至"),
        ("count baccarat --indices", "--indices 只用于 21点"),
        ("count baccarat --system foo", "没有“foo”这种点牌法"),
        ("simulate baccarat --threads 0", "至少要有 1 个线程"),
        ("simulate baccarat --plot x.txt", "无法画出 x.txt：图表是 .svg 文件"),
        ("trace baccarat", "请同时指明条款"),
        ("pit tables --floor http://127.0.0.1:9", "请先登录"),
    ],
)
def test_what_is_wrong_is_said_in_chinese(
    croupier: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: str,
    told: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, err = croupier("--language", "zh", *words.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"croupier: {told}")
