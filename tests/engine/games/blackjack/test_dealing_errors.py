"""Dealing errors: what is Reconstructed (5.9) and what a settlement has frozen (5.10.1).

A recorded table lays a wrong card where it fell and reports it to itself.
"""

import pytest

from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.games.blackjack.trouble.facts import DealerOverdrew, DealtToEmptyBox
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import DrawnTogether, Misplaced, WrongNumber
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import electronic, recorded, same_table

BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.2")
@pytest.mark.parametrize("wrong", ["box 2", "dealer", "box 5"])
def test_a_misdeal_in_the_initial_deal_reconstructed_equals_the_round_dealt_right(
    wrong: str,
) -> None:
    right = recorded(BETS + "deal 9h 8h 7d 5c")
    table = recorded(BETS + f"deal 9h to {wrong}")
    assert table.governed_by == "Blackjack 5.9"
    assert table.words == ("reconstruct", "cannot")
    table.play("supervisor rules reconstruct")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("ann stays\nbob stays\ndeal 8h 7d 5c")
    assert same_table(table, right)
    assert table.ruled == [("Blackjack 5.9", "Blackjack 5.7.2")]


@pytest.mark.rule("Blackjack 5.9")
def test_several_cards_go_back_to_their_order_at_once() -> None:
    """The Dealer left box 2 out; the error is reported two cards later."""
    table = recorded(BETS + "deal 9h\ndeal 8h to dealer")
    table.play("supervisor rules cannot\nann stays\nbob stays")
    table.play("deal 7d 5c")
    assert (table.at("box 2"), table.at("dealer"), table.at("box 1")) == ("7d", "8h", "9h 5c")
    table.report(WrongNumber(2, box_hand(1))).play(
        "supervisor rules reconstruct\nclock runs-out\ndeal 4c"
    )
    assert same_table(table, recorded(BETS + "deal 9h 8h 7d 5c 4c"))


@pytest.mark.rule("Blackjack 5.9")
def test_only_a_pit_supervisor_or_above_rules_on_reconstruction() -> None:
    table = recorded(BETS + "deal 9h to box 2")
    refused = table.refused("dealer rules reconstruct")
    assert refused.reason is Reason.RANK_TOO_LOW
    assert refused.cites == ("Blackjack 5.9",)
    assert table.refused("supervisor rules confirm").reason is Reason.NOT_OFFERED
    assert table.refused("ann stands").reason is Reason.HALTED
    table.play("manager rules reconstruct")


@pytest.mark.rule("Blackjack 5.7.1", "Blackjack 5.9")
def test_cards_that_cannot_be_reconstructed_stay_where_they_lie() -> None:
    table = recorded(BETS + "deal 9h to box 2\nsupervisor rules cannot\nclock runs-out")
    assert table.at("box 2") == "9h"
    assert table.due == "deal box 1"
    table.play("deal 8h")
    assert table.due == "deal dealer"
    table.play("deal 7d")
    assert table.due == "deal box 1"
    table.play("deal 5c 4c")
    assert (table.at("box 1"), table.at("box 2")) == ("8h 5c", "9h 4c")
    assert table.ruled == [("Blackjack 5.9", "Blackjack 5.7", "Blackjack 5.7.1")]


INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.10.1")
def test_an_interim_settlement_freezes_the_initial_deal() -> None:
    early = recorded(INITIAL).report(Misplaced(4))
    assert early.governed_by == "Blackjack 5.9"
    late = recorded(INITIAL + "dealer settles-interim").report(Misplaced(4))
    assert late.governed_by == "Blackjack 5.10.1"
    assert late.ruled == [("Blackjack 5.10.1", "Blackjack 5.7.1")]
    assert late.asked == [("ann", 1, 1), ("bob", 2, 1)]
    late.play("ann stays\nbob takes-back")
    assert late.at("box 1") == "9h 5c"
    assert late.result("bob") == ("returned", 0)
    assert late.cites("bob") == ("Blackjack 5.7.3",)
    assert late.due == "ask ann box 1 hand 1"


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.10.1")
def test_after_an_interim_settlement_later_cards_are_still_reconstructed() -> None:
    table = recorded(INITIAL + "dealer settles-interim\nann hits\ndeal 3c to box 2")
    assert table.governed_by == "Blackjack 5.9"
    table.play("supervisor rules reconstruct\nclock runs-out")
    right = recorded(INITIAL + "dealer settles-interim\nann hits\ndeal 3c")
    assert same_table(table, right)


@pytest.mark.rule("Blackjack 5.9")
def test_a_card_for_a_box_given_to_the_dealer_waits_until_it_is_due() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\ndeal Kc to dealer")
    table.play("supervisor rules reconstruct\nclock runs-out")
    assert table.cards_in("waiting") == ("Kc",)
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann stands\nbob hits box 2")
    assert table.at("box 2") == "8h 4c Kc"
    assert table.due == "deal dealer"


@pytest.mark.rule("Blackjack 5.9")
def test_a_waiting_card_nobody_takes_is_the_dealers_and_an_unneeded_one_is_discarded() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\ndeal Kc to dealer")
    table.play("supervisor rules reconstruct\nclock runs-out\nann stands\nbob stands box 2")
    assert table.at("dealer") == "7d Kc"
    assert table.round.status is Status.CONCLUDED
    one = "ann bets 100 box 1\ndealer closes\ndeal 9h 7d 4c\nann hits\n"
    both = recorded(one + "deal Kc+Qc\nclock runs-out\nann rules order Kc Qc")
    assert both.at("box 1") == "9h 4c Kc"
    assert both.result("ann") == ("lose", -100)
    assert both.cards_in("discarded") == ("Qc",)


@pytest.mark.rule("Blackjack 5.9")
def test_decisions_on_right_cards_are_kept_and_those_on_changed_cards_fall_away() -> None:
    """Box 1 was given box 2's card; both players had gone on deciding before it was seen."""
    shown = "deal 5h 8h 7d 5c 4c\n"
    table = recorded(BETS + shown + "ann doubles 100\ndeal 2c to box 2")
    table.play("supervisor rules cannot\nclock runs-out\ndeal 9c\nbob hits box 2\ndeal 3c")
    assert (table.at("box 1"), table.at("box 2")) == ("5h 5c 9c", "8h 4c 2c 3c")
    table.report(WrongNumber(6, box_hand(1))).play("supervisor rules reconstruct\nclock runs-out")
    # the double was made on right cards; bob's Hit was made on the 2c and is asked again
    assert table.at("box 1") == "5h 5c 2c"
    assert table.wager("ann", "double").open
    assert table.due == "ask bob box 2 hand 1"
    assert table.cards_in("waiting") == ("9c", "3c")
    table.play("bob hits box 2")
    assert table.at("box 2") == "8h 4c 9c"


@pytest.mark.rule("Blackjack 5.9")
def test_an_additional_bet_made_on_changed_cards_is_returned() -> None:
    table = recorded(BETS + "deal 5h 8h 7d\ndeal 8c to box 2\nsupervisor rules cannot")
    table.play("clock runs-out\ndeal 6c\nann doubles 100\ndeal 9c\nbob splits box 2")
    table.report(WrongNumber(4, box_hand(1))).play("supervisor rules reconstruct\nclock runs-out")
    assert (table.at("box 1"), table.at("box 2")) == ("5h 8c", "8h 6c")
    assert table.result("ann", "double") == ("returned", 0)
    assert table.result("bob", "split") == ("returned", 0)
    assert table.cites("ann", "double") == ("Blackjack 5.9",)
    assert table.due == "ask ann box 1 hand 1"


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 1.10")
def test_a_collected_bust_freezes_its_hand() -> None:
    script = BETS + "deal 9h 8h 7d 5c 4c\nann hits\ndeal Kc\n"
    open_hand = recorded(script).report(Misplaced(6))
    assert open_hand.governed_by == "Blackjack 5.9"
    frozen = recorded(script + "dealer collects").report(Misplaced(6))
    assert frozen.governed_by == "Blackjack 5.10.1"
    assert frozen.asked == [("bob", 2, 1)]
    frozen.play("bob stays")
    assert frozen.at("box 1") == "9h 5c Kc"


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 1.10")
def test_a_hand_collected_after_the_error_keeps_its_cards() -> None:
    """The wrong card went to box 1, but box 2 has been collected on a later one."""
    script = BETS + "deal 9h 8h 7d 5c 4c\nann hits\ndeal 2c\nann stands\nbob hits box 2\ndeal Kc"
    table = electronic(script).report(Misplaced(6))
    assert table.governed_by == "Blackjack 5.10.1"
    table.play("clock runs-out")
    assert table.at("box 2") == "8h 4c Kc"


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.7.3")
def test_a_bet_taken_back_does_not_thaw_a_collected_hand() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 60 box 1
        carl bets 10 box 2
        dealer closes
        deal 9h 8h 7d 5c 4c
        ann hits
        deal 2c to box 2
        supervisor rules reconstruct
        bob takes-back
        ann stays
        carl stays
        ann hits
        deal Kc
        dealer collects
        """
    )
    assert table.result("bob") == ("returned", 0)
    assert table.report(Misplaced(7)).governed_by == "Blackjack 5.10.1"


@pytest.mark.rule("Blackjack 5.9")
def test_the_next_hand_is_reconstructed_though_the_one_before_is_frozen() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc\ndealer collects\nbob hits box 2")
    table.play("deal 5c to dealer")
    assert table.governed_by == "Blackjack 5.9"
    table.play("supervisor rules reconstruct\nbob stays")
    assert table.at("box 2") == "8h 4c 5c"


@pytest.mark.rule("Blackjack 5.9")
def test_a_wrong_number_of_cards_is_ruled_on_like_a_misplaced_one() -> None:
    table = recorded(INITIAL).report(WrongNumber(4, Place("box", 1, 1)))
    assert table.governed_by == "Blackjack 5.9"
    table.play("supervisor rules reconstruct\nclock runs-out")
    assert same_table(table, recorded(INITIAL))
    late = recorded(INITIAL + "dealer settles-interim").report(WrongNumber(4, Place("box", 1, 1)))
    assert late.governed_by == "Blackjack 5.10.1"


@pytest.mark.rule("Blackjack 5.10.1")
def test_a_card_laid_on_a_box_after_everything_is_settled_belongs_to_no_hand() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal Kd")
    before = table.round.wagers
    table.play("deal 5d to box 1")
    assert table.at("box 1") == "9h 5c 3c"
    assert table.cards_in("discarded") == ("5d",)
    assert table.round.wagers == before
    table.report(Misplaced(6))
    assert table.ruled[-1] == ("Blackjack 5.10.1", "Blackjack 5.7.1")
    assert table.round.wagers == before


@pytest.mark.rule("Blackjack 1.2", "Blackjack 5.7")
def test_a_wrong_card_on_a_blackjack_that_has_won_takes_nothing_away() -> None:
    table = recorded(BETS + "deal Ah 8h 7d Kc 4c\nbob hits box 2\ndeal 5c to box 1")
    table.play("supervisor rules cannot")
    assert table.asked == [("bob", 2, 1)]
    table.play("bob stays\ndeal 9c\nbob stands box 2\ndeal Kd")
    assert table.result("ann") == ("win", 120)


def test_an_error_is_reported_for_cards_that_lie() -> None:
    table = recorded(INITIAL)
    for since in (0, 6):
        for fact in (
            Misplaced(since),
            DrawnTogether(since),
            DealerOverdrew(since),
            DealtToEmptyBox(since, 4),
        ):
            assert table.impossible(fact).reason is Reason.IMPOSSIBLE_NOW
    betting = recorded("ann bets 100 box 1")
    assert betting.impossible(Misplaced(1)).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.3")
def test_a_bet_taken_back_is_no_settlement_that_freezes_the_hand() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 60 box 1
        dealer closes
        deal 2h 7d 3c
        ann hits
        deal 4c to dealer
        supervisor rules reconstruct
        bob takes-back
        ann stays
        ann hits
        deal 5c to dealer
        """
    )
    assert table.governed_by == "Blackjack 5.9"
    table.play("supervisor rules reconstruct\nann stays")
    assert table.at("box 1") == "2h 3c 4c 5c"
