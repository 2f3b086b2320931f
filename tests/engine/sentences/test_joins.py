"""What is joined in code, and paragraphs behind a sentence, in both languages."""

import pytest
from rich.text import Text

from croupier import Refused, open_table
from croupier.engine.games.names import bet_named
from croupier.engine.history.accounts.folded_lines import folded
from croupier.engine.sentences import (
    aside,
    bracketed,
    cited,
    colon,
    comma,
    sentence,
    short,
    speaking,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import placed_said, spot_said
from croupier.floor.narration.names import spot_named

CITES = ("Baccarat 5.8", "Baccarat 5.8.1", "Andar Bahar A")


def test_a_chinese_citation_has_the_chinese_name_of_the_game() -> None:
    assert short(CITES) == "Baccarat 5.8, 5.8.1; Andar Bahar A"
    assert cited(CITES) == "Baccarat 5.8, Baccarat 5.8.1, Andar Bahar A"
    assert bracketed(CITES[:1]) == " (Baccarat 5.8)"
    with speaking("zh"):
        assert short(CITES) == cited(CITES) == "百家乐 5.8、5.8.1；安达巴哈 A"
        assert bracketed(CITES[:2]) == "（百家乐 5.8、5.8.1）"
        assert bracketed(()) == ""
        assert short(("Punto Banco 1.1",)) == "Punto Banco 1.1", "of a book that is not here"


def test_a_refusal_cites_in_the_language_that_is_spoken() -> None:
    refused = open_table("baccarat").say("ann bets 5 tie box 9")
    assert isinstance(refused, Refused)
    assert str(refused).endswith(". (Baccarat 2.1.1(a))")
    with speaking("zh"):
        assert str(refused).endswith("。（百家乐 2.1.1(a)）")
    assert refused.cites == ("Baccarat 2.1.1(a)",)


def test_signs_are_as_wide_as_the_words() -> None:
    assert (comma(("a", "b")), colon("a", "b"), aside("b")) == ("a, b", "a: b", " (b)")
    with speaking("zh"):
        assert (comma(("a", "b")), colon("a", "b"), aside("b")) == ("a、b", "a：b", "（b）")


@pytest.mark.parametrize(
    ("spot", "name", "in_chinese"),
    [
        (Spot("split", 3), "Split", "分牌注"),
        (Spot("split", on="17-20"), "Split 17/20", "分注 17/20"),
    ],
)
def test_a_split_of_blackjack_is_none_of_roulette(spot: Spot, name: str, in_chinese: str) -> None:
    assert sentence(spot_named(spot, 3)) == name
    assert sentence(spot_named(spot, 3), "zh") == in_chinese
    assert in_chinese[:2] in sentence(spot_said(spot), "zh")


@pytest.mark.parametrize(
    ("spot", "english", "chinese"),
    [
        (Spot("dozen", on="2"), "Dozen 2", "第二打注"),
        (Spot("column", on="3"), "Column 3", "第三列注"),
        (Spot("split", on="17-20"), "Split 17-20", "分注 17-20"),
    ],
)
def test_a_dozen_is_called_the_same_everywhere(spot: Spot, english: str, chinese: str) -> None:
    told = placed_said(bet_named(spot.bet), spot)
    assert (sentence(told), sentence(told, "zh")) == (english, chinese)
    assert sentence(spot_named(spot), "zh").replace("/", "-") == chinese


def test_odds_stay_on_one_line() -> None:
    lines = folded(Text("线注 1\u00a0赔\u00a05，红"), 8).plain.splitlines()
    assert [line.strip() for line in lines] == ["线注", "1\u00a0赔\u00a05，", "红"]
