"""`croupier rules --language zh`: the books in Chinese, as a page and as data."""

import json

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from croupier.cli import application
from croupier.engine.rulebook import GAMES, book, translated
from croupier.engine.sentences import speaking


def rules(*arguments: str, columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    with speaking("zh"):
        return runner.invoke(application(), ["rules", *arguments])


def data(*arguments: str) -> dict[str, object]:
    loaded: dict[str, object] = json.loads(rules(*arguments, "--json").stdout)
    return loaded


@pytest.mark.parametrize("columns", [30, 80])
@pytest.mark.parametrize("name", GAMES)
def test_the_whole_book_is_shown_and_nothing_is_cut(name: str, columns: int) -> None:
    shown, spoken = rules(GAMES[name], columns=columns).stdout, translated(book(name), "zh")
    assert max(map(cell_len, shown.splitlines())) <= columns
    letters = "".join(shown.split())
    assert spoken.title in shown
    for paragraph in spoken.paragraphs:
        assert "".join(paragraph.gist.split()) in letters, paragraph.citation
        assert "".join((paragraph.reading or "").split()) in letters, paragraph.citation


def test_no_line_begins_with_what_closes_a_clause() -> None:
    lines = [line.strip() for name in GAMES for line in rules(GAMES[name]).stdout.splitlines()]
    assert [line for line in lines if line and line[0] in "、。，；：？！）”"] == []


def test_kinds_sections_and_titles_are_in_chinese() -> None:
    shown = rules("baccarat", "第5.7条").stdout
    assert shown.startswith("百家乐 5.7  异常\n")
    assert "，5. 异常情况；第 5 版，自 2019-09-16 起生效\n" in shown
    assert "\n下级条款\n  5.7.1  异常  " in shown
    assert "附录 A\n" in rules("baccarat").stdout


def test_what_refers_to_what_is_the_same_in_every_language() -> None:
    runner = CliRunner()
    english = runner.invoke(application(), ["rules", "baccarat", "5.7", "--json"])
    before, after = json.loads(english.stdout), data("baccarat", "5.7")
    assert after["gist"] == translated(book("Baccarat"), "zh").by_number["5.7"].gist
    texts = {"gist", "reading"}
    assert {k: v for k, v in before.items() if k not in texts} == {
        k: v for k, v in after.items() if k not in texts
    }


def test_a_search_finds_chinese_words() -> None:
    found = data("--search", "保险")["paragraphs"]
    assert isinstance(found, list)
    assert {"Baccarat 3.11", "Blackjack 3.15.2"} <= {paragraph["citation"] for paragraph in found}
    assert all("保险" in f"{p['gist']}{p['reading']}" for p in found)
    shown = rules("--search", "保险").stdout
    assert shown.startswith("百家乐\n\n")
    assert shown.splitlines()[-1].startswith("提到“保险”的条款：百家乐 ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("bacarat",), "没有“bacarat”这个游戏。是不是要找 baccarat？"),
        (("baccarat", "5.99"), "百家乐没有第“5.99”条。是不是要找 5.9？"),
        (("roulette", "--search", "保险"), "轮盘没有提到“保险”的条款；百家乐、21点有。"),
        (("--search", "xyzzy"), "各规则书都没有提到“xyzzy”的条款。"),
        (("baccarat", "9"), "章为 1 至 5，附录为 A 至 G。"),
    ],
)
def test_bad_input_is_answered_in_chinese(arguments: tuple[str, ...], told: str) -> None:
    answer = rules(*arguments)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.endswith(f"{told}\n")


@pytest.mark.parametrize("game", ["blackjack", "si-ki-pi"])
def test_who_looks_for_the_banker_finds_the_dealer(game: str) -> None:
    found = data(game, "--search", "庄家")["paragraphs"]
    dealer = data(game, "--search", "荷官")["paragraphs"]
    assert isinstance(found, list)
    assert isinstance(dealer, list)
    assert {p["number"] for p in dealer} <= {p["number"] for p in found}
    assert all("荷官" in (text := f"{p['gist']}{p['reading']}") or "庄家" in text for p in found)


def test_a_search_needs_no_blanks() -> None:
    assert data("blackjack", "--search", "RWS对子") == {
        **data("blackjack", "--search", "RWS 对子"),
        "search": "RWS对子",
    }


def test_a_paragraph_is_named_as_it_is_cited() -> None:
    assert rules("baccarat", "百家乐 5.7").stdout == rules("baccarat", "5.7").stdout
