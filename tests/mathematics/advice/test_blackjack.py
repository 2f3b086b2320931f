"""Every action of a hand by what its player sees, against the figures for its cards."""

import pytest

from croupier.engine.games.blackjack.commands import Double
from croupier.engine.table.vocabulary.people import player
from croupier.mathematics.advice import advised, cost_of
from croupier.mathematics.advice.blackjack import bets_of_a_fresh_shoe
from croupier.mathematics.exact.blackjack import actions
from croupier.mathematics.exact.blackjack.cards.values import by_value, place_of
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.hand_values import HandValues
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.advice.seeing import after, seen_by, told, worths

BET = "ann bets 100 initial box 1"
STAKE = 10_000


def dealt(cards: str, **head: object) -> dict[str, float]:
    return told(after("blackjack", BET, "dealer closes", f"deal {cards}", **head))


@pytest.mark.parametrize(
    ("cards", "ranks", "up"),
    [
        ("7s 2d 5c", "7 5", "2"),
        ("As 6d 7c", "A 7", "6"),
        ("8s Td 8c", "8 8", "10"),
        ("Ks 5d 6c", "K 6", "5"),
        ("9s Ad 7c", "9 7", "A"),
    ],
)
def test_a_hand_alone_with_a_fresh_shoe_is_worth_what_the_tables_say(
    cards: str, ranks: str, up: str
) -> None:
    found, expected = dealt(cards), actions(ranks.split(), up)
    for action, name in (("hit", "Hit"), ("stand", "Stand"), ("split", "Split")):
        if action in expected:
            assert found[name] == pytest.approx(STAKE * expected[action], abs=1e-6)
    assert found["Double"] == pytest.approx(STAKE * expected["double"], abs=1e-6)
    assert ("Surrender" in found) == ("surrender" in expected)


def test_a_longer_hand_is_worth_what_the_tables_say() -> None:
    desk = after(
        "blackjack", BET, "dealer closes", "deal 2s Td 3c", "ann hits box 1", "deal 4h",
        "ann hits box 1", "deal 6h",
    )  # fmt: skip
    expected = actions(["2", "3", "4", "6"], "10")
    found = told(desk)
    assert found["Hit"] == pytest.approx(STAKE * expected["hit"], abs=1e-6)
    assert found["Stand"] == pytest.approx(STAKE * expected["stand"], abs=1e-6)


@pytest.mark.rule("Blackjack 3.15.2", "Blackjack 3.15.1")
def test_insurance_and_even_money_by_the_tens_that_are_left() -> None:
    """413 cards are left, 127 of them tens: one lies here."""
    desk = after("blackjack", BET, "dealer closes", "deal As Ad Ks")
    found, tens = told(desk), 127 / 413
    waits = STAKE * 1.2 * (1 - tens)
    assert found["EvenMoney"] == STAKE
    assert found["Decline"] == pytest.approx(waits)
    assert found["Insure"] == pytest.approx(waits + STAKE / 2 * (3 * tens - 1))


@pytest.mark.rule("Blackjack 3.23.2")
def test_a_double_for_less_lies_between_one_card_and_two_stakes() -> None:
    desk = after("blackjack", BET, "dealer closes", "deal 6s Td 5c")
    seen, ann = seen_by(desk), player("ann")
    costs = [
        cost_of(seen, Double(ann, 1, 1, amount_cents=cents)) for cents in (1_000, 5_500, 10_000)
    ]
    least, half, full = (cost.cost_cents for cost in costs if cost is not None)
    assert half == pytest.approx((least + full) / 2)


def test_a_split_hand_is_played_from_the_same_cards_as_any_other() -> None:
    """Against a card that makes no Blackjack a hand of a split pair is a hand like any other."""
    lines = (BET, "dealer closes", "deal 8s 6d 8c", "ann splits box 1", "deal 3h")
    desk = after("blackjack", *lines)
    shoe = by_value(Composition.of_decks(8))
    shoe[place_of("8")] -= 1  # it was split off, and lies on the other hand
    against = column(shoe, place_of("6"))
    alone = HandValues(against, best_play(against, BOOK_RULES), (7, 2))
    found = told(desk)
    for action, name in ((Action.HIT, "Hit"), (Action.DOUBLE, "Double")):
        ev = alone.ev(action)
        assert ev is not None
        assert found[name] == pytest.approx(STAKE * ev, abs=1e-6)


def test_to_decline_is_told_only_where_it_is_no_other_move() -> None:
    assert "Decline" not in dealt("Ts 7d 6c")
    assert "Decline" in dealt("As Ad Ks")


def test_the_initial_bet_costs_what_best_play_leaves_the_house() -> None:
    desk = after("blackjack", BET)
    (initial, *_) = advised(seen_by(desk)).bets
    assert initial.edge == bets_of_a_fresh_shoe(8)[0].edge == pytest.approx(0.0148855, abs=1e-6)


@pytest.mark.rule("Blackjack 3.23.1")
def test_to_follow_a_double_down_is_worth_what_the_added_chips_win() -> None:
    """Ann doubles an 11 against a 6, bob stands behind her box; and a 12 against a 10."""
    for cards, ranks, up, wants in (
        ("5s 6d 6c", "5 6", "6", True),
        ("8s Td 4c", "8 4", "10", False),
    ):
        bets = (BET, "bob bets 50 initial box 1", "dealer closes")
        lines = (*bets, f"deal {cards}", "ann doubles 100 box 1")
        desk = after("blackjack", *lines, purses={"ann": 1_000, "bob": 1_000})
        found = worths(advised(seen_by(desk, "bob")))
        assert found["Follow"] == pytest.approx(5_000 * actions(ranks.split(), up)["double"])
        assert (found["Follow"] > found["Decline"]) == wants
