"""The hand whose Player is asked, as a program sees it."""

import pytest

from croupier.engine.games.blackjack.question import question
from tests.engine.games.blackjack.scripting import electronic

DEALT = "ann bets 10 box 1\nbob bets 10 box 2\ndealer closes\ndeal 8h Kd 6c 8d 7s"


@pytest.mark.rule("Blackjack 3.8")
def test_the_hands_are_asked_one_after_the_other() -> None:
    table = electronic(DEALT)
    asked = question(table.round)
    assert asked is not None
    assert (asked.player, str(asked.place), asked.cards) == ("ann", "box 1", ("8h", "8d"))
    assert (asked.up_card, asked.total, asked.soft, asked.pair) == ("6c", 16, False, True)
    table.play("ann stands")
    asked = question(table.round)
    assert asked is not None
    assert (asked.player, asked.total, asked.pair) == ("bob", 17, False)


@pytest.mark.rule("Blackjack 3.22.2")
def test_a_split_hand_is_asked_once_it_has_two_cards() -> None:
    table = electronic(f"{DEALT}\nann splits")
    assert question(table.round) is None
    table.play("deal As")
    asked = question(table.round)
    assert asked is not None
    assert (asked.total, asked.soft) == (19, True)
    table.play("ann stands\ndeal 2s")
    asked = question(table.round)
    assert asked is not None
    assert (str(asked.place), asked.total) == ("box 1 hand 2", 10)


def test_nobody_is_asked_before_the_deal_and_after_the_round() -> None:
    table = electronic("ann bets 10 box 1")
    assert question(table.round) is None
    table.play("dealer closes\ndeal 8h 6c 9d\nann stands\ndeal Kh 5s")
    assert question(table.round) is None
