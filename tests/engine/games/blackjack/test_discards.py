"""Cards with no place in the round: the Dealer overdraws, a box without a bet (5.10.2, 5.10.3)."""

import pytest

from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.trouble.facts import DealerOverdrew, DealtToEmptyBox
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import dealt_to, recorded, same_table

BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


@pytest.mark.rule("Blackjack 5.10.2")
def test_a_card_beyond_the_dealers_completed_hand_is_discarded_without_options() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal Kd")
    assert blackjack.outcome(table.round) == "17"
    before = table.round.wagers
    table.play("deal 5c to dealer")
    assert not table.round.halts
    assert table.ruled == [("Blackjack 5.10.2",)]
    assert table.at("dealer") == "7d Kd"
    assert table.cards_in("discarded") == ("5c",)
    assert table.round.wagers == before
    table.play("deal 6c to dealer")
    assert table.cards_in("discarded") == ("5c", "6c")
    assert blackjack.outcome(table.round) == "17"


@pytest.mark.rule("Blackjack 5.10.2")
def test_a_card_the_dealer_was_due_is_not_beyond_that_hand() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal 2d 8d")
    assert table.at("dealer") == "7d 2d 8d"
    assert table.impossible(DealerOverdrew(6)).reason is Reason.IMPOSSIBLE_NOW
    assert table.impossible(DealerOverdrew(8)).reason is Reason.IMPOSSIBLE_NOW
    assert table.at("dealer") == "7d 2d 8d"


@pytest.mark.rule("Blackjack 5.10.2", "Blackjack 3.26")
def test_a_discarded_card_does_not_count_for_boom_busted() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 10 boom-busted
        dealer closes
        deal 9h 7d 9c
        ann stands
        deal Kd
        deal 9d to dealer
        """
    )
    assert table.result("bob", "boom-busted") == ("lose", -10)
    assert table.at("dealer") == "7d Kd"


EARLY = dealt_to("Th", "2s", "Td", "ann hits\n")


@pytest.mark.rule("Blackjack 5.10.2", "Blackjack 5.7.1", "Blackjack 3.26.2")
def test_of_cards_that_came_too_early_those_beyond_a_complete_hand_are_discarded() -> None:
    table = recorded("ann bets 10 boom-busted\n" + EARLY + "deal 7c 9c to dealer")
    table.play("supervisor rules cannot")
    assert (table.at("dealer"), table.cards_in("discarded")) == ("Td 7c", ("9c",))
    assert table.ruled[-1] == ("Blackjack 5.10.2",)
    table.play("ann stays\ndeal 2c\nann stands")
    assert (table.result("ann"), table.result("ann", "boom-busted")) == (
        ("lose", -100),
        ("lose", -10),
    )
    assert blackjack.outcome(table.round) == "17"


@pytest.mark.rule("Blackjack 5.10.2", "Blackjack 1.2")
def test_a_blackjack_that_came_too_early_takes_no_further_card() -> None:
    table = recorded(EARLY + "deal Ac Kc Ts to dealer\nsupervisor rules cannot\nann stays")
    assert (table.at("dealer"), table.cards_in("discarded")) == ("Td Ac", ("Kc", "Ts"))
    table.play("deal 9c\nann stands")
    assert table.cites("ann") == ("Blackjack 1.2", "Blackjack 3.24.3")


@pytest.mark.rule("Blackjack 5.10.2", "Blackjack 5.7.1")
def test_a_hand_that_needs_more_keeps_the_cards_that_came_too_early() -> None:
    table = recorded(EARLY + "deal 2c 3c to dealer\nsupervisor rules cannot")
    assert (table.at("dealer"), table.ruled) == (
        "Td 2c 3c",
        [("Blackjack 5.9", "Blackjack 5.7", "Blackjack 5.7.1")],
    )


@pytest.mark.rule("Blackjack 5.10.2")
def test_a_second_early_card_beyond_a_complete_hand_gives_no_options() -> None:
    table = recorded(EARLY + "deal 7c to dealer\nsupervisor rules cannot\nann stays")
    table.play("deal 9c to dealer")
    assert not table.round.halts
    assert table.ruled[-1] == ("Blackjack 5.10.2",)
    assert (table.at("dealer"), table.due) == ("Td 7c", "deal box 1")


@pytest.mark.rule("Blackjack 5.10.2", "Blackjack 5.10.1")
@pytest.mark.parametrize("frozen", [False, True])
def test_a_card_found_in_the_dealers_hand_may_complete_it_before_a_later_one(frozen: bool) -> None:
    """Bob's Ten lay with the Dealer all along: what the Dealer drew then was one too many."""
    table = recorded(BETS + "deal 9h 8h Kh 5c Kd\nann hits\ndeal 2c\nann stands\nbob stands box 2")
    if frozen:
        table.play("dealer settles-interim")
    table.play("deal 3c").report(Misplaced(5, DEALER_HAND))
    if not frozen:
        table.play("supervisor rules cannot")
    assert (table.at("dealer"), table.cards_in("discarded")) == ("Kh Kd", ("3c",))
    assert table.ruled[-1] == ("Blackjack 5.10.2",)


@pytest.mark.rule("Blackjack 5.10.3", "Blackjack 5.9")
def test_a_card_to_a_box_without_a_bet_is_reconstructed_until_the_interim_settlement() -> None:
    early = recorded(BETS + "deal 9h 8h 7d\ndeal 5c to box 4")
    assert early.governed_by == "Blackjack 5.9"
    early.play("supervisor rules reconstruct\nclock runs-out\ndeal 4c")
    assert same_table(early, recorded(INITIAL))


@pytest.mark.rule("Blackjack 5.10", "Blackjack 5.10.3", "Blackjack 5.7.1")
def test_a_card_to_a_box_without_a_bet_is_discarded_after_the_interim_settlement() -> None:
    table = recorded(INITIAL + "dealer settles-interim\nann hits\ndeal Kc to box 4")
    assert table.governed_by == "Blackjack 5.10.3"
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("ann stays\nbob takes-back")
    assert table.cards_in("discarded") == ("8h", "4c", "Kc")  # bob's hand is invalid too
    assert table.due == "deal box 1"
    assert table.impossible(DealtToEmptyBox(6, 4)).reason is Reason.NOT_NOW  # ruled on


@pytest.mark.rule("Blackjack 5.10.3")
def test_a_collected_hand_is_a_place_without_a_bet() -> None:
    script = BETS + "deal 8h 8s 7d 8c 4c\ndealer settles-interim\nann splits\ndeal 6h\n"
    table = recorded(script + "ann hits\ndeal Kc\ndealer collects\ndeal 2c to box 1")
    assert table.governed_by == "Blackjack 5.10.3"
    table.play("clock runs-out")
    assert table.cards_in("discarded") == ("2c",)
    assert table.due == "deal box 1 hand 2"


@pytest.mark.rule("Blackjack 5.10.3")
def test_a_box_that_has_a_bet_is_no_empty_box() -> None:
    table = recorded(INITIAL + "dealer settles-interim")
    assert table.impossible(DealtToEmptyBox(4, 1)).reason is Reason.IMPOSSIBLE_NOW
    assert table.at("box 1") == "9h 5c"


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.9")
def test_discarded_cards_do_not_come_back_with_a_reconstruction() -> None:
    table = recorded(BETS + "deal 9h 8h 7d+6d\nsupervisor rules confirm\nclock runs-out")
    table.play("deal Td 5c")
    table.report(Misplaced(2)).play("supervisor rules reconstruct\nclock runs-out")
    assert table.cards_in("discarded") == ("7d", "6d")
    assert (table.at("box 1"), table.at("box 2"), table.at("dealer")) == ("9h 5c", "8h", "Td")
