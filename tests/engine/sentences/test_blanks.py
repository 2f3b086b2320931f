"""A blank stands between Chinese and Latin letters or figures: the program puts it there."""

import json
from pathlib import Path

import pytest

from croupier.engine.rulebook import GAMES, book, translated
from croupier.engine.sentences import Amount, Listed, said, sentence
from croupier.engine.sentences.blanks import kept, spaced

CASES: list[tuple[str, str]] = json.loads(Path(__file__).with_name("blanks.json").read_text())


@pytest.mark.parametrize(("written", "told"), CASES)
def test_a_blank_stands_at_each_border(written: str, told: str) -> None:
    assert spaced(written) == told
    assert spaced(told) == told, "one blank is enough"


@pytest.mark.parametrize("name", ["小安", "小安2", "ann安", "21点", "-5安", "安 5"])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert spaced(kept(name)) == name
    told = sentence(
        said("purse-too-small", player=name, purse=Amount(500), amount=Amount(700)), "zh"
    )
    assert name in told
    assert told.endswith("只有 5，不够 7。")


def test_names_in_lists_and_in_parts_of_a_sentence_have_their_blanks() -> None:
    players = Listed(("ann", "小安", "bob"))
    assert sentence(said("awaits-choices", players=players), "zh") == "ann、小安、bob 的选择"
    bet = said("ruling-bet-returned", player="ann", spot=said("spot-in-box", box=3, bet="A5安"))
    told = sentence(said("ruling-bets", told=Listed((bet, bet), "clauses")), "zh")
    assert told == "退还 ann 在 3 号位的 A5安的投注；退还 ann 在 3 号位的 A5安的投注"


def test_english_is_left_alone() -> None:
    told = sentence(said("purse-too-small", player="安", purse=Amount(500), amount=Amount(700)))
    assert told == "安 has 5, not 7."


@pytest.mark.parametrize("name", GAMES)
def test_the_books_are_written_with_their_blanks(name: str) -> None:
    spoken = translated(book(name), "zh")
    texts = [spoken.title]
    for paragraph in spoken.paragraphs:
        texts += [paragraph.gist, paragraph.reading or ""]
    assert [text for text in texts if spaced(text) != text] == []
