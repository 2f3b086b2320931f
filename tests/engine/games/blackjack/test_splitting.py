"""Split and Double Down: which hands, how often, for how much, in what order."""

import pytest

from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits
from tests.engine.games.blackjack.scripting import OpenTable, dealt_to, electronic, recorded

BOTH_KINDS = pytest.mark.parametrize("open_table", [recorded, electronic])


@pytest.mark.rule("Blackjack 3.22")
@pytest.mark.parametrize(("first", "second"), [("8h", "8c"), ("Kh", "Tc"), ("Qh", "Js")])
def test_two_cards_of_identical_value_split_into_two_hands(first: str, second: str) -> None:
    table = electronic(dealt_to(first, second, "7d", "ann splits"))
    assert (table.at("box 1"), table.at("box 1 hand 2")) == (first, second)
    wager = table.wager("ann", "split")
    assert (wager.stake_cents, wager.hand) == (10_000, 2)


@pytest.mark.rule("Blackjack 3.22")
def test_other_cards_do_not_split() -> None:
    table = electronic(dealt_to("8h", "9c", "7d"))
    assert table.refused("ann splits").cites == ("Blackjack 3.22",)
    three = electronic(dealt_to("2h", "3c", "7d", "ann hits\ndeal 3d"))
    refused = three.refused("ann splits")
    assert refused.reason is Reason.NOT_OFFERED


@pytest.mark.rule("Blackjack 3.22.2")
def test_the_first_hand_is_completed_before_the_next_gets_its_second_card() -> None:
    table = electronic(dealt_to("8h", "8c", "7d", "ann splits"))
    assert table.due == "deal box 1"
    table.play("deal 3h")
    assert table.due == "ask ann box 1 hand 1"
    assert table.refused("ann hits hand 2").reason is Reason.NOT_NOW
    table.play("ann hits\ndeal 9h\nann stands")
    assert table.due == "deal box 1 hand 2"
    assert table.refused("ann hits hand 2").reason is Reason.NOT_NOW
    table.play("deal 5c")
    assert table.due == "ask ann box 1 hand 2"
    table.play("ann stands hand 2")
    assert table.at("box 1") == "8h 3h 9h"
    assert table.at("box 1 hand 2") == "8c 5c"


@pytest.mark.rule("Blackjack 3.22.2")
def test_three_splits_make_four_hands_and_no_more() -> None:
    table = electronic(dealt_to("8h", "8c", "7d", "ann splits\ndeal 8d\nann splits\ndeal Kh"))
    table.play("ann stands")
    # hand 2 is the 8d, hand 3 the 8c of the first Split
    assert table.at("box 1 hand 2") == "8d"
    assert table.at("box 1 hand 3") == "8c"
    table.play("deal 8s\nann splits hand 2\ndeal 8h")
    refused = table.refused("ann splits hand 2")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.22.2",)
    hands = [table.at(f"box 1 hand {number}") for number in (1, 2, 3, 4)]
    assert hands == ["8h Kh", "8d 8h", "8s", "8c"]


@pytest.mark.rule("Blackjack 3.22.2")
def test_hands_cards_and_chips_move_up_when_an_earlier_hand_is_split_again() -> None:
    table = electronic(
        dealt_to("8h", "8c", "7d", "ann splits\ndeal 8d\nann splits\ndeal 3h\nann doubles 40")
    )
    table.play("deal Kh 2d\nann doubles 60 hand 2\ndeal Kc 9c\nann stands hand 3")
    assert [table.at(f"box 1 hand {n}") for n in (1, 2, 3)] == ["8h 3h Kh", "8d 2d Kc", "8c 9c"]
    table.play("deal Ts")
    assert table.by_hand("ann") == [
        ("initial", 1, "win", 100),
        ("split", 3, "push", 0),
        ("split", 2, "win", 100),
        ("double", 1, "win", 40),
        ("double", 2, "win", 60),
    ]


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 1.2")
def test_aces_split_once_and_take_one_card_each() -> None:
    table = electronic(dealt_to("Ah", "Ac", "7d", "ann splits\ndeal Ad"))
    # a second pair of Aces: no further Split, no draw, though it counts 12
    assert table.due == "deal box 1 hand 2"
    for said in ("ann splits", "ann hits", "ann doubles 10"):
        assert table.refused(said).cites == ("Blackjack 3.22.2",)
    table.play("deal Kd")
    assert table.due == "deal dealer"
    table.play("deal Td")
    # Ace and King after a Split is 21, paid as a regular win
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "win", 100)]


@pytest.mark.rule("Blackjack 1.27", "Blackjack 3.22.2")
def test_split_tens_with_an_ace_are_a_soft_21_without_further_decision() -> None:
    table = electronic(dealt_to("Kh", "Tc", "7d", "ann splits\ndeal Ad"))
    assert table.due == "deal box 1 hand 2"
    assert table.refused("ann doubles 10").cites == ("Blackjack 3.18",)
    table.play("deal 9d\nann stands hand 2\ndeal 7h 7c")
    assert table.by_hand("ann") == [("initial", 1, "push", 0), ("split", 2, "lose", -100)]


@pytest.mark.rule("Blackjack 3.22")
def test_a_split_needs_the_whole_bet_in_the_purse() -> None:
    table = electronic(dealt_to("8h", "8c", "7d"), purses={"ann": 19_900})
    refused = table.refused("ann splits")
    assert refused.reason is Reason.ABOVE_PURSE
    assert refused.room_cents == 9_900
    table.play("ann doubles 99")


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.23", "Blackjack 1.7")
def test_double_down_is_any_amount_up_to_the_bet_and_one_card(open_table: OpenTable) -> None:
    table = open_table(dealt_to("6h", "5c", "7d"))
    refused = table.refused("ann doubles 101")
    assert refused.reason is Reason.ABOVE_MAXIMUM
    assert (refused.cites, refused.room_cents) == (("Blackjack 3.23",), 10_000)
    assert table.refused("ann doubles 0").reason is Reason.AMOUNT
    table.play("ann doubles 40")
    assert table.due == "deal box 1"
    assert table.refused("ann doubles 40").cites == ("Blackjack 3.23",)
    table.play("deal 2c")
    assert table.due == "deal dealer"
    table.play("deal Td")
    assert table.net("ann") == -140


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.23")
def test_a_doubled_hand_below_twelve_stays_there() -> None:
    table = electronic(dealt_to("2h", "3c", "7d", "ann doubles 100\ndeal 2d"))
    assert table.due == "deal dealer"


@pytest.mark.rule("Blackjack 3.23")
def test_double_down_is_for_the_first_two_cards_of_a_hand() -> None:
    table = electronic(dealt_to("2h", "3c", "7d", "ann hits\ndeal 2d"))
    refused = table.refused("ann doubles 10")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.23",)


@pytest.mark.rule("Blackjack 3.23")
def test_a_double_down_is_in_chip_units() -> None:
    given = {"unit_cents": 500, "limits": Limits(500)}
    table = electronic(dealt_to("6h", "5c", "7d"), **given)
    assert table.refused("ann doubles 12").reason is Reason.AMOUNT
    table.play("ann doubles 15")


@pytest.mark.rule("Blackjack 1.7", "Blackjack 3.23")
def test_split_hands_may_be_doubled() -> None:
    table = electronic(dealt_to("5h", "5c", "7d", "ann splits\ndeal 6h\nann doubles 100"))
    table.play("deal Kh 6c\nann doubles 30 hand 2\ndeal Kc Td")
    assert table.net("ann") == 100 + 100 + 100 + 30
