"""Who wins what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.front.file_player import played
from croupier.engine.history.accounts.account import account
from tests.engine.games.spoken import paid, recorded

BETS = """
    ann bets 100 dragon box 1
    bob bets 60 tiger box 2
    cat bets 10 tie box 2
    dan bets 5 suited-tie box 3
    dealer closes
"""
LOW_TO_HIGH = "A23456789TJQK"


def settled(cards: str) -> list[int]:
    """What Ann, Bob, Cat and Dan get back."""
    return list(paid(recorded("dragon-tiger", f"{BETS}\n deal {cards}")).values())


@pytest.mark.rule("Dragon Tiger 3.8", "Dragon Tiger 4.1", "Dragon Tiger 3.1")
@pytest.mark.parametrize(
    ("cards", "back"),
    [
        ("Kh Qc", [200, 0, 0, 0]),
        ("2s As", [200, 0, 0, 0]),
        ("9d Td", [0, 120, 0, 0]),
        ("As Kd", [0, 120, 0, 0]),
    ],
)
def test_the_higher_card_wins_even_money(cards: str, back: list[int]) -> None:
    assert settled(cards) == back


@pytest.mark.rule("Dragon Tiger 1.4", "Dragon Tiger 4.2", "Dragon Tiger 4.3")
def test_a_tie_takes_half_of_dragon_and_tiger_and_pays_eight_to_one() -> None:
    assert settled("5c 5h") == [50, 30, 90, 0]


@pytest.mark.rule("Dragon Tiger 1.5", "Dragon Tiger 4.3")
def test_a_suited_tie_pays_both_bets_on_a_tie() -> None:
    assert settled("5c 5c") == [50, 30, 90, 255]


@pytest.mark.rule("Dragon Tiger 4.1", "Dragon Tiger 4.2")
def test_every_payment_names_its_paragraphs() -> None:
    desk = recorded("dragon-tiger", f"{BETS}\n deal 5c 5c")
    cites = [wager["cites"] for wager in account(played(desk))["wagers"]]
    assert cites == [
        ["Dragon Tiger 1.4", "Dragon Tiger 4.2"],
        ["Dragon Tiger 1.4", "Dragon Tiger 4.2"],
        ["Dragon Tiger 1.4", "Dragon Tiger 4.1", "Dragon Tiger 4.3"],
        ["Dragon Tiger 1.5", "Dragon Tiger 4.1"],
    ]


@given(st.sampled_from(DECK), st.sampled_from(DECK))
def test_any_two_cards(dragon: Card, tiger: Card) -> None:
    one, other = (LOW_TO_HIGH.index(card[0]) for card in (dragon, tiger))
    if one != other:
        expected = [200 if one > other else 0, 120 if other > one else 0, 0, 0]
    else:
        expected = [50, 30, 90, 255 if dragon == tiger else 0]
    assert settled(f"{dragon} {tiger}") == expected
