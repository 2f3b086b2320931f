"""What is left in the shoe, and what comes before it."""

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, Card, card
from croupier.engine.equipment.shoe import Composition, Shoe

drawn_cards = st.lists(st.sampled_from(DECK), max_size=60)


@pytest.mark.rule("Baccarat 2.2.1")
@pytest.mark.parametrize("decks", [4, 5, 6, 7, 8])
def test_every_deck_brings_52_cards(decks: int) -> None:
    shoe = Shoe.fresh(decks)
    assert len(shoe.composition) == 52 * decks
    assert all(shoe.composition.count(one) == decks for one in DECK)


@given(drawn_cards)
def test_drawing_takes_exactly_the_cards_drawn(drawn: list[Card]) -> None:
    shoe, left = Shoe.fresh(2), dict.fromkeys(DECK, 2)
    for one in drawn:
        assert shoe.next_may_be(one) == (left[one] > 0)
        if left[one] > 0:
            shoe = shoe.after_drawing(one)
            left[one] -= 1
    assert {one: shoe.composition.count(one) for one in DECK} == left


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_cards_can_be_taken_out_at_once(gone: list[Card]) -> None:
    left = reduce(Composition.without, gone, Composition.of_decks(1))
    assert len(left) == 52 - len(gone)
    assert all(left.count(one) == 0 for one in gone)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="9h is not in the shoe"):
        Composition.of_decks(1).without(card("9h")).without(card("9h"))


@pytest.mark.rule("Baccarat 5.7")
def test_cards_held_over_come_first_and_are_not_counted_twice() -> None:
    shoe = Shoe.fresh(4).after_drawing(card("5c"))
    holding = replace(shoe, held_over=(card("5c"),))
    assert holding.next_may_be(card("5c"))
    assert not holding.next_may_be(card("6c"))
    assert holding.after_drawing(card("5c")) == shoe


def test_a_held_card_nobody_has_seen_may_be_any_left_and_counts_when_it_is_known() -> None:
    shoe = Shoe.fresh(1).after_drawing(card("5c"))
    holding = replace(shoe, held_over=(None,))
    assert holding.next_may_be(card("6c"))
    assert not holding.next_may_be(card("5c"))
    assert holding.after_drawing(card("6c")).composition.count(card("6c")) == 0
    unseen = holding.after_drawing(None)
    assert (len(unseen.composition), unseen.held_over) == (51, ())
    assert len(unseen.after_turning(card("6c")).composition) == 50


def test_a_card_drawn_face_down_is_counted_when_it_is_turned() -> None:
    shoe = Shoe.fresh(1)
    assert shoe.after_drawing(None) == shoe
    assert shoe.after_turning(card("2s")).composition.count(card("2s")) == 0
