"""The Initial Deal, who decides for a box, Hit and Stand."""

import pytest

from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import OpenTable, dealt_to, electronic, recorded

BOTH_KINDS = pytest.mark.parametrize("open_table", [recorded, electronic])


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.11")
def test_the_initial_deal_goes_round_the_boxes_then_the_dealer_then_round_again(
    open_table: OpenTable,
) -> None:
    table = open_table("ann bets 10 box 5\nbob bets 10 box 2\nann bets 10 box 3\ndealer closes")
    order = []
    for dealt in ("2s", "3s", "4s", "5s", "6s", "7s", "8s"):
        order.append(table.due)
        table.play(f"deal {dealt}")
    boxes = ["deal box 2", "deal box 3", "deal box 5"]
    assert order == [*boxes, "deal dealer", *boxes]
    assert table.due == "ask bob box 2 hand 1"
    assert (table.at("box 2"), table.at("dealer")) == ("2s 6s", "5s")


@pytest.mark.rule("Blackjack 3.11")
def test_an_electronic_table_refuses_a_card_for_another_place() -> None:
    table = electronic("ann bets 10 box 1\nbob bets 10 box 2\ndealer closes")
    refused = table.refused("deal 9h to box 2")
    assert refused.reason is Reason.CARD_NOT_DUE
    assert refused.cites == ("Blackjack 3.11",)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.8")
def test_the_seated_player_decides_for_the_box(open_table: OpenTable) -> None:
    table = open_table("bob bets 500 box 1\nann bets 10 box 1\ndealer closes\ndeal 9h 7d 4c")
    refused = table.refused("bob hits")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 3.8",)
    assert "ann decides for box 1" in refused.sentence
    assert table.refused("dealer hits").reason is Reason.NOT_YOURS
    table.play("ann hits")


@pytest.mark.rule("Blackjack 1.26")
def test_with_nobody_seated_the_highest_bettor_decides() -> None:
    bets = "ann bets 30 box 4\nbob bets 40 box 4\nann bets {} box 4\ndealer closes\ndeal 9h 7d 4c"
    assert recorded(bets.format(5)).due == "ask bob box 4 hand 1"
    # on a tie the earlier bet decides
    assert recorded(bets.format(10)).due == "ask ann box 4 hand 1"


@pytest.mark.rule("Blackjack 1.26")
def test_who_sits_at_a_box_without_a_bet_on_it_does_not_decide() -> None:
    table = recorded("bob bets 40 box 1\nann bets 5 rws-pairs box 1\ndealer closes\ndeal 9h 7d 4c")
    assert table.due == "ask bob box 1 hand 1"


@pytest.mark.rule("Blackjack 3.7")
def test_one_player_may_bet_on_and_decide_for_several_boxes() -> None:
    table = recorded(
        """
        ann bets 10 box 1
        ann bets 20 box 4
        dealer closes
        deal 9h 8h 7d 4c 5c
        ann hits box 1
        deal 5d
        ann stands box 1
        """
    )
    assert table.due == "ask ann box 4 hand 1"


@pytest.mark.rule("Blackjack 3.18")
def test_a_hand_out_of_turn_is_not_asked() -> None:
    table = recorded("ann bets 10 box 1\nbob bets 10 box 2\ndealer closes\ndeal 9h 8h 7d 4c 5c")
    refused = table.refused("bob hits box 2")
    assert refused.reason is Reason.NOT_NOW
    assert refused.sentence == "Box 2 hand 1 is not asked now; box 1 hand 1 is."
    assert table.refused("ann hits box 3").reason is Reason.UNKNOWN
    assert table.refused("ann hits box 1 hand 2").reason is Reason.UNKNOWN
    table.play("ann hits")
    assert table.refused("ann hits").sentence == "Box 1 hand 1 is not asked now."


@pytest.mark.rule("Blackjack 3.18", "Blackjack 3.21")
def test_a_player_draws_as_long_as_they_like_and_then_stands() -> None:
    table = electronic(dealt_to("2h", "2c", "7d", "ann hits\ndeal 2d\nann hits\ndeal 2s"))
    table.play("ann hits\ndeal 3s\nann hits\ndeal 3c\nann stands")
    assert table.at("box 1") == "2h 2c 2d 2s 3s 3c"
    assert table.due == "deal dealer"
    assert table.refused("ann hits").cites == ("Blackjack 3.21",)


@pytest.mark.rule("Blackjack 3.20")
@pytest.mark.parametrize(
    ("second", "points", "must_draw"), [("2c", 11, True), ("3c", 12, False), ("Ac", 20, False)]
)
def test_below_twelve_the_hand_must_be_drawn_to(second: str, points: int, must_draw: bool) -> None:
    table = electronic(dealt_to("9h", second, "7d"))
    if not must_draw:
        table.play("ann stands")
        return
    refused = table.refused("ann stands")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.20",)
    assert str(points) in refused.sentence
    table.play("ann hits")


@pytest.mark.rule("Blackjack 3.18")
def test_a_hard_21_may_be_drawn_to() -> None:
    table = electronic(dealt_to("9h", "5c", "7d", "ann hits\ndeal 7c"))
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann hits\ndeal Ac")
    assert table.result("ann") == ("lose", -100)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.18", "Blackjack 1.27")
def test_nothing_is_drawn_to_a_soft_21(open_table: OpenTable) -> None:
    table = open_table(dealt_to("Ah", "5c", "7d", "ann hits\ndeal 5d"))
    assert table.due == "deal dealer"
    for said in ("ann hits", "ann stands", "ann doubles 10"):
        refused = table.refused(said)
        assert refused.reason is Reason.NOT_NOW
        assert refused.cites == ("Blackjack 3.18",)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.18")
def test_nothing_is_drawn_to_a_blackjack(open_table: OpenTable) -> None:
    table = open_table(dealt_to("Ah", "Kc", "Td", "ann declines"))
    assert table.due == "deal dealer"
    assert table.refused("ann hits").cites == ("Blackjack 3.18",)
    assert table.refused("ann doubles 10").cites == ("Blackjack 3.18",)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.19")
def test_a_bust_hand_is_asked_no_more(open_table: OpenTable) -> None:
    script = "ann bets 10 box 1\nbob bets 10 box 2\ndealer closes\ndeal 9h 8h 7d 7c 9c"
    table = open_table(script + "\nann hits\ndeal Kc")
    assert table.due == "ask bob box 2 hand 1"
    assert table.refused("ann stands").cites == ("Blackjack 3.19",)


def test_a_word_that_blackjack_does_not_know_is_refused() -> None:
    table = recorded(dealt_to("9h", "9c", "7d"))
    refused = table.act(Given(player("ann")))
    assert refused is not None
    assert refused.reason is Reason.UNKNOWN
