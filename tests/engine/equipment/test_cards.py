"""The 52 cards and how they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, INDEX, UnknownCard, card, cards, rank, red, suit


@pytest.mark.rule("Baccarat 2.2.1")
def test_a_deck_has_52_different_cards_13_of_each_suit() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {s: sum(suit(one) == s for one in DECK) for s in "shdc"} == dict.fromkeys("shdc", 13)
    assert {rank(one) for one in DECK} == set("A23456789TJQK")


def test_the_index_is_the_place_in_the_deck() -> None:
    assert all(DECK[number] == one for one, number in INDEX.items())


def test_spaced_text_is_read_card_by_card() -> None:
    assert cards(" 9h  4c Ks ") == ("9h", "4c", "Ks")
    assert cards("") == ()


@pytest.mark.parametrize(
    "text", ["", "9", "h9", "9H", "10h", "1h", "9hh", "kS", "??", "9h 4c", "Xs"]
)
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(UnknownCard) as error:
        card(text)
    assert repr(text) in str(error.value)


@given(st.text(max_size=3))
def test_only_the_52_are_cards(text: str) -> None:
    if text in DECK:
        assert card(text) == text
    else:
        with pytest.raises(UnknownCard):
            card(text)


def test_hearts_and_diamonds_are_red() -> None:
    assert {suit(one) for one in DECK if red(one)} == {"h", "d"}
