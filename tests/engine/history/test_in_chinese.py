"""`croupier settle` in Chinese: pages without an English word, figures that stay as they are."""

import re
from html import unescape
from pathlib import Path

import pytest
from rich.console import Console, Group

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account, complaint, rows
from croupier.engine.history.accounts.html_page import article, html_page
from croupier.engine.history.accounts.page import drawn, grand_total, page
from croupier.engine.history.accounts.totals import totals
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import speaking
from tests.cli.test_settle import EXAMPLES
from tests.engine.history.scripts import history, settled, wrong
from tests.engine.history.test_reading import A_ROUND, WRONG_HEADS

FILES = sorted(EXAMPLES.glob("*.toml"))
TRADE_MARK = "RWS"
CHINESE = re.compile(r"[\u4e00-\u9fff]")
_CARD = re.compile(r"\b[A2-9TJQK][shdc]\b")
_REASON = re.compile(r"“[^”]*”")
_ENGLISH = re.compile(r"[A-Za-z]{2,}")


def played(file: Path) -> tuple[Played, ...]:
    result = play_file(file.read_bytes(), file.name)
    assert result.error is None, str(result.error)
    return result.rounds


def shown(pages: Group) -> str:
    console = Console(width=200, highlight=False)
    with console.capture() as captured:
        console.print(pages)
    return captured.get()


def english_words(text: str, round: Played) -> list[str]:
    """What is left when names, files, cards, citations and typed reasons are taken away."""
    by = (ruled.by for ruled in round.round.rulings)
    reporters = (case.report.by for case in round.round.cases)
    names = (*round.round.players(), *filter(None, by), *(who.name for who in reporters if who))
    for name in (round.file, TRADE_MARK, *names):
        text = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", "", text)
    text = re.sub(r"(Baccarat|Blackjack|Roulette|Andar Bahar|Si Ki Pi) [\d.]", "", text)
    return _ENGLISH.findall(_CARD.sub("", _REASON.sub("", text)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_page_has_no_english_word(file: Path) -> None:
    for round in played(file):
        with speaking("zh"):
            text = shown(page(round))
        assert english_words(text, round) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_page_of_html_has_no_english_word(file: Path) -> None:
    for round in played(file):
        with speaking("zh"):
            whole = html_page([article(round)], grand_total(2, totals(round.round.placed)), ())
        assert '<html lang="zh">' in whole
        body = re.sub(r"<style>.*</style>", "", whole, flags=re.DOTALL)
        assert english_words(unescape(re.sub(r"<[^>]*>", " ", body)), round) == []


def test_the_page_of_a_round() -> None:
    (round,) = settled(
        history(
            "ann bets 100 banker box 3\nbob bets 500 tie box 3\ndealer closes\ndeal 2h 4c Ks 2d\n"
            "ann insures banker 20\ndeal 5d",
            tables="[limits]\nmaximum = 100",
        )
    )
    with speaking("zh"):
        lines = [" ".join(line.split()) for line in shown(page(round)).splitlines()]
        total = shown(drawn(grand_total(1_200, totals(round.round.placed))))
    assert lines == [
        "round.toml",
        "百家乐，电子赌台，布局 E，8 副牌",
        "",
        "牌",
        "闲家 2h Ks 5d 7 点",
        "庄家 4c 2d 6 点",
        "闲家赢。",
        "",
        "投注",
        "注额 投注 结果 返还 依据",
        "ann 100 庄 3 号位 输 0 百家乐 3.16、4.1.2",
        "bob 100 和 3 号位（押 500，收 100，拒收 400：百家乐 5.1） 输 0 百家乐 3.16、4.1.2",
        "ann 20 庄保险 3 号位 1 赔 3 赢 80 百家乐 3.11、4.1.3",
        "",
        "合计",
        "下注 返还 净输赢",
        "ann 120 80 −40",
        "bob 100 0 −100",
        "",
    ]
    assert total.startswith("1,200 局总计")
    assert "赌场" in total


@pytest.mark.rule("Baccarat 5.1.1")
def test_the_part_of_a_bet_that_counts() -> None:
    (round,) = played(EXAMPLES / "baccarat-over-the-differential.toml")
    with speaking("zh"):
        assert "庄 1 号位（有效注额 554）" in shown(page(round))


def test_a_reason_nobody_gave_and_staff_nobody_named() -> None:
    text = "dealer closes\ndeal 9h 4c Ks 2d\ndealer reports other\nshift-manager decides stand"
    (round,) = settled(history(text))
    with speaking("zh"):
        assert "（赌台值班经理，没有记录理由）" in shown(page(round))
        assert "没有人下注。" in shown(page(round))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_figures_are_the_same_and_rulings_are_said_in_chinese(file: Path) -> None:
    for round in played(file):
        english, in_csv = account(round), list(rows(round))
        with speaking("zh"):
            chinese = account(round)
            assert list(rows(round)) == in_csv
        assert [list(ruled) for ruled in chinese["rulings"]] == [
            list(ruled) for ruled in english["rulings"]
        ]
        for ruled in chinese["rulings"]:
            assert CHINESE.search(ruled["effect"])
        for told in (english, chinese):
            for ruled in told["rulings"]:
                del ruled["effect"]
        assert chinese == english


@pytest.mark.parametrize("wrong_head", WRONG_HEADS)
def test_what_is_wrong_with_a_head_is_said_in_chinese(wrong_head: str) -> None:
    game = "" if wrong_head.startswith("game") else 'game = "baccarat"\n'
    text = f"format = \"croupier-round/1\"\nactions = '''\n{A_ROUND}\n'''\n{game}{wrong_head}\n"
    problem = wrong(text)
    with speaking("zh"):
        assert CHINESE.search(problem.sentence)
        assert problem.sentence.endswith(("。", "？"))


LINES = {
    "ann": "ann 什么也没做；一行要写谁和动词。",
    "dealr": "没有以“dealr”开头的行；您是指 dealer 吗？",
    "bets ann 5": "“bets”是动词；一行要先写谁，如“ann bets ……”。",
    "dealer closs": "没有“closs”这个动词；您是指 closes 吗？",
    "ann bets": "这一行没写完：还要写注额。",
    "ann bets five tie box 1": "“five”不是金额；请以元书写，如 25 或 12.50。",
    "ann bets 5 tie box one": "“one”不是数字；这里应写注位的号码。",
    "ann bets 5 tie box 1 please": "行末的“please”在这里没有意义。",
    "ann hits box 1": "“hits”是 21点的动词，百家乐没有。",
    "deal 1x": "“1x”不是牌；请写牌面（A 2 … 9 T J Q K）加花色（s h d c），如 9h。",
    "boss:lim closes": ("“boss”不是职级；职级有：dealer、supervisor、manager、shift-manager。"),
    'dealer closes "at last': '引号有头无尾，少了第二个 "。',
    "dealer:deal closes": "谁也不能叫“deal”：这个词自成一行的开头。",
    "supervisor bets 5 tie box 1": "员工只能代玩家下注；行末请写 for 和玩家的名字。",
    "dealer reports misplaced 9": "没有第 9 张牌；至今从牌靴抽出了 0 张。",
    "clock stops": "计时只有走完一种：写“clock runs-out”。",
}


@pytest.mark.parametrize("line", LINES)
def test_what_is_wrong_with_a_line_is_said_in_chinese(line: str) -> None:
    problem = wrong(history(line, 'table = "recorded"'))
    with speaking("zh"):
        assert problem.sentence == LINES[line]
        assert str(problem).startswith(f"round.toml 第 5 行“{line}”：{LINES[line]}")
        assert complaint(problem)["reason"] == LINES[line]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("ann bets 5 tie box 1", "本局没有打完：下注尚未截止。"),
        ("dealer closes", "本局没有打完：下一张牌发到闲家。"),
        (
            "dealer closes\ndeal",
            "下一张牌发到闲家，但 [shoe] 中没有列出；请写明。",
        ),
    ],
)
def test_a_round_that_is_not_finished(lines: str, says: str) -> None:
    problem = wrong(history(lines))
    with speaking("zh"):
        assert problem.sentence == says


def test_a_sentence_is_put_into_words_when_it_is_shown() -> None:
    with speaking("zh"):
        problem = wrong("")
    assert str(problem) == "round.toml: It is empty."
    with speaking("zh"):
        assert str(problem) == "round.toml：文件是空的。"
        assert str(HistoryError("-", None, problem.message)) == "标准输入：文件是空的。"


def test_a_citation_names_the_game_in_chinese() -> None:
    problem = wrong(history("ann bets 5 tie box 9"))
    with speaking("zh"):
        assert str(problem).endswith("（百家乐 2.1.1(a)）")
        assert complaint(problem)["cites"] == ["Baccarat 2.1.1(a)"]
