"""Two cards or more leave the shoe at once: who picks, when they are discarded (5.12)."""

import pytest

from croupier.table.facts import DrawnTogether
from croupier.table.refusals import Reason
from tests.games.blackjack.scripting import recorded

BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.12.2")
def test_the_player_of_the_box_next_due_picks_which_card_comes_first() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc+2c")
    assert table.governed_by == "Blackjack 5.12"
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("bob stays\nann stays")
    refused = table.refused("bob rules order 2c Kc")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 5.12",)
    assert table.refused("ann rules order 2c 2c").reason is Reason.UNKNOWN
    table.play("ann rules order 2c Kc")
    assert table.at("box 1") == "9h 5c 2c"
    assert table.cards_in("waiting") == ("Kc",)
    table.play("ann stands\nbob hits box 2")
    assert table.at("box 2") == "8h 4c Kc"
    assert table.ruled == [("Blackjack 5.12", "Blackjack 5.12.2", "Blackjack 5.7")]


@pytest.mark.rule("Blackjack 5.12")
def test_cards_drawn_together_in_the_initial_deal_are_dealt_on_in_the_order_picked() -> None:
    table = recorded(BETS + "deal 9h+8h\nclock runs-out\nann rules order 8h 9h\ndeal 7d 5c 4c")
    assert (table.at("box 1"), table.at("box 2")) == ("8h 5c", "9h 4c")


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.12.2")
def test_cards_drawn_together_for_the_dealer_are_discarded() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal Kc+2c")
    assert table.governed_by == "Blackjack 5.12.1"
    assert table.refused("dealer rules confirm").reason is Reason.RANK_TOO_LOW
    table.play("supervisor rules confirm")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("ann stays\nbob takes-back")
    assert table.cards_in("discarded") == ("8h", "4c", "Kc", "2c")
    assert table.due == "deal dealer"
    table.play("deal 9d 4d")
    assert table.at("dealer") == "7d 9d 4d"
    assert table.result("ann") == ("lose", -100)
    assert table.net("bob") == 0


@pytest.mark.rule("Blackjack 5.12.1")
def test_the_dealers_first_card_may_be_one_of_two() -> None:
    table = recorded(BETS + "deal 9h 8h 7d+6d")
    assert table.governed_by == "Blackjack 5.12.1"
    table.play("supervisor rules confirm\nclock runs-out\ndeal Td")
    assert table.at("dealer") == "Td"


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.12")
def test_cards_drawn_together_change_nothing_once_bets_on_them_are_settled() -> None:
    script = INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal 2d 8d"
    table = recorded(script)
    before = table.round
    for since in (6, 7):
        table.report(DrawnTogether(since))
        assert table.ruled[-1] == ("Blackjack 5.10.1",)
        assert (table.round.cards, table.round.wagers) == (before.cards, before.wagers)
    table.play("deal 5c+6c\nsupervisor rules confirm")
    assert table.at("dealer") == "7d 2d 8d"
    assert table.round.wagers == before.wagers


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7.3")
@pytest.mark.parametrize("before", ["", "ann hits\n"])
def test_when_the_player_next_due_leaves_the_next_one_picks(before: str) -> None:
    table = recorded(INITIAL + before + "deal Kc+2c\nann takes-back\nbob stays")
    assert table.refused("ann rules order 2c Kc").reason is Reason.NOT_YOURS
    table.play("bob rules order 2c Kc\nbob hits box 2")
    assert table.at("box 2") == "8h 4c 2c"


@pytest.mark.rule("Blackjack 5.12")
def test_when_no_player_is_left_to_pick_the_pit_supervisor_fixes_the_order() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 10 boom-busted
        dealer closes
        deal 9h 7d 5c
        ann hits
        deal Kc+2c
        ann takes-back
        bob stays
        """
    )
    refused = table.refused("bob rules order 2c Kc")
    assert refused.reason is Reason.RANK_TOO_LOW
    table.play("supervisor rules order 2c Kc")
    assert table.at("dealer") == "7d 2c Kc"
    assert table.result("bob", "boom-busted") == ("lose", -10)
