"""Low Hand and High Hand: three ways to divide four cards, and no foul."""

from itertools import combinations_with_replacement

import pytest

from croupier.engine.equipment.cards import Card, cards
from croupier.engine.games.si_ki_pi.arrangement import divided, division, halved, ways
from croupier.engine.games.si_ki_pi.ranking import strength


@pytest.mark.rule("Si Ki Pi 1.8", "Si Ki Pi 1.12")
def test_the_higher_two_are_the_high_hand_whichever_way_and_order() -> None:
    for ranks in combinations_with_replacement("AKQJT98765432", 4):
        four = tuple(Card(r + "shdc"[ranks[:at].count(r)]) for at, r in enumerate(ranks))
        found = ways(four)
        assert len({way.halves for way in found}) == 3
        for way in found:
            assert strength(way.low) <= strength(way.high)
            assert way.cards == frozenset(four)
            assert division(way.high, way.low) == division(way.low, way.high) == way


@pytest.mark.rule("Si Ki Pi 3.18")
@pytest.mark.parametrize(
    "halves",
    ["Kd 9h / 5s", "Kd 9h / 9h 3c", "Kd 9h / Kd 9h", "Kd 9h 5s / 3c", "Kd 9h 5s 3c"],
)
def test_a_hand_is_two_cards_and_two_others(halves: str) -> None:
    assert divided(halved(*(cards(half) for half in halves.split("/")))) is None


def test_cards_stand_in_their_order() -> None:
    way = divided(halved(cards("3c 5s"), cards("9h Kd")))
    assert way == division(cards("5s 3c"), cards("Kd 9h"))
    assert way is not None
    assert (way.low, way.high) == (("5s", "3c"), ("Kd", "9h"))
