"""A card is found to have lain elsewhere than it was keyed, and is not put back: what was said and
what was paid on it (3.20, 5.7.1, 5.10.1)."""

import pytest

from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import Misplaced, NoticedLate
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import (
    Table,
    dealt_to,
    recorded,
    same_table,
)

TWO_BOXES = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"


def paid(table: Table) -> Table:
    """Something else is said after the last card: by then everything is paid."""
    return table.report(NoticedLate("another round"))


def found(table: Table, number: int, place: Place, further: str = "") -> Table:
    return table.report(Misplaced(number, place)).play(further)


# what was said on it


@pytest.mark.rule("Blackjack 3.20", "Blackjack 5.10.3")
@pytest.mark.parametrize("interim", ["dealer settles-interim", ""])
def test_a_hit_whose_card_lay_elsewhere_is_still_to_come(interim: str) -> None:
    opened = dealt_to("5h", "4s", "6d", f"{interim}\nann hits\n")
    ruled = "" if interim else "supervisor rules cannot\n"
    late = recorded(opened + "deal 9c\nann stands")  # on 18, as it was keyed
    found(late, 4, box_hand(5), ruled + "clock runs-out")
    assert (late.at("box 1"), late.due) == ("5h 4s", "deal box 1")
    at_once = recorded(opened + f"deal 9c to box 5\n{ruled}clock runs-out")
    assert same_table(late, at_once)
    late.play("deal Td\nann stands\ndeal Ac")
    assert (late.at("box 1"), late.result("ann")) == ("5h 4s Td", ("win", 100))


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.1")
def test_what_was_said_for_a_hand_with_other_cards_is_asked_again() -> None:
    table = recorded(TWO_BOXES + "deal Th 6h Td 6s 6d\nann hits\ndeal 4c\nann stands")
    table.play("bob stands box 2")
    found(table, 6, box_hand(2), "supervisor rules cannot\nclock runs-out")
    assert (table.at("box 1"), table.at("box 2")) == ("Th 6s", "6h 6d 4c")
    table.play("deal 3c\nann stands")
    assert table.due == "ask bob box 2 hand 1"


@pytest.mark.rule("Blackjack 5.7.1")
def test_what_was_said_for_other_hands_stands() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 9d\nann hits\ndeal 4c\nann stands")
    table.play("bob stands box 2")
    found(table, 6, box_hand(5), "supervisor rules cannot\nclock runs-out\ndeal 5c\nann stands")
    assert table.due == "deal dealer"


@pytest.mark.rule("Blackjack 3.23", "Blackjack 5.7.1")
def test_a_double_down_on_other_cards_goes_back() -> None:
    table = recorded(TWO_BOXES + "deal 6h 9h 7d 5s 9d\nann doubles 100")
    found(table, 4, box_hand(2), "supervisor rules cannot\nclock runs-out")
    assert table.result("ann", "double") == ("returned", 0)
    assert (table.at("box 1"), table.due) == ("6h", "deal box 1")


@pytest.mark.rule("Blackjack 3.23", "Blackjack 5.7.1")
def test_a_doubled_hand_is_still_due_its_card() -> None:
    table = recorded(dealt_to("6h", "5s", "7d", "ann doubles 100\ndeal 9c"))
    found(table, 4, DEALER_HAND, "supervisor rules cannot\nclock runs-out")
    assert table.due == "deal box 1"
    table.play("deal Kc\ndeal 4c")
    assert table.net("ann") == 200


@pytest.mark.rule("Blackjack 5.9")
def test_after_a_false_alarm_everything_is_as_it_was_said() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 9d\nann hits\ndeal 4c\nann stands")
    stood = table.round.play
    found(table, 6, box_hand(5))
    assert table.round.play != stood
    table.play("supervisor rules unfounded")
    assert (table.round.play, table.due) == (stood, "ask bob box 2 hand 1")


# what was paid on it


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.2", "Blackjack 3.24")
def test_the_last_card_lay_elsewhere_and_had_completed_nothing() -> None:
    """Keyed where it was due it settled the round; said at once, nothing was paid."""
    opened = dealt_to("Th", "9s", "Td", "ann stands\n")
    late = found(recorded(opened + "deal Tc"), 4, box_hand(4))
    at_once = recorded(opened + "deal Tc to box 4")
    assert same_table(late, at_once)
    for table in (late, at_once):
        table.play("supervisor rules reconstruct")
        assert table.asked
        table.play("ann takes-back")
        assert table.result("ann") == ("returned", 0)


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.1")
def test_a_ruling_of_cannot_on_the_last_card_leaves_what_was_settled() -> None:
    settled = recorded(dealt_to("Th", "9s", "Td", "ann stands\ndeal Tc"))
    late = found(settled, 4, box_hand(4), "supervisor rules cannot")
    assert (late.at("dealer"), late.due, late.asked) == ("Td Tc", "Nothing", [])
    assert late.result("ann") == ("lose", -100)


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.6")
def test_a_false_alarm_about_the_last_card_leaves_it_as_it_was_paid() -> None:
    table = recorded(dealt_to("Th", "9s", "Td", "ann stands\ndeal Tc"))
    found(table, 4, box_hand(4), 'supervisor rules unfounded "it lay with the Dealer"')
    assert (table.round.status, table.result("ann")) == (Status.CONCLUDED, ("lose", -100))


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 3.19", "Blackjack 5.6")
def test_after_payment_a_bust_whose_card_lay_elsewhere_is_drawn_to_no_more() -> None:
    table = recorded(dealt_to("Th", "6s", "Td", "ann hits\ndeal 9c"))
    assert table.result("ann") == ("lose", -100)
    found(paid(table), 4, box_hand(5))
    assert table.ruled[-1] == ("Blackjack 5.10.1", "Blackjack 5.7.1")
    assert (table.at("box 1"), table.due) == ("Th 6s 9c", "Nothing")
    assert table.result("ann") == ("lose", -100)


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.6")
def test_after_payment_bets_are_settled_on_the_cards_as_they_lie() -> None:
    """Who stood, stands: nobody plays on against a Dealer's Hand that lies open."""
    table = recorded(TWO_BOXES + "deal Th 6h Td 6s 6d\nann hits\ndeal 4c\nann stands")
    table.play("bob stands box 2\ndeal 8d")
    assert table.net("ann") == 100
    found(table, 6, box_hand(2))
    assert (table.asked, table.round.status) == ([], Status.CONCLUDED)
    assert (table.net("ann"), table.net("bob")) == (-100, -60)


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 3.24")
def test_after_payment_the_dealer_draws_no_more() -> None:
    table = recorded(dealt_to("Th", "9s", "Td", "ann stands\ndeal Tc"))
    assert table.result("ann") == ("lose", -100)
    found(paid(table), 4, box_hand(4))
    assert (table.at("dealer"), table.due) == ("Td Tc", "Nothing")
    assert (blackjack.outcome(table.round), table.result("ann")) == ("20", ("lose", -100))


@pytest.mark.rule("Blackjack 3.20", "Blackjack 5.10.1")
def test_after_payment_a_hand_below_12_is_drawn_to_no_more() -> None:
    table = recorded(dealt_to("5h", "4s", "Td", "ann hits\ndeal 9c\nann stands\ndeal 8c"))
    settled = table.result("ann")
    found(table, 4, box_hand(5))
    assert (table.at("box 1"), table.due, table.result("ann")) == ("5h 4s 9c", "Nothing", settled)


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.22.2", "Blackjack 5.10.1")
def test_after_payment_a_split_hand_below_12_is_drawn_to_no_more() -> None:
    table = recorded(dealt_to("8h", "8s", "Td", "ann splits\ndeal Th\nann stands\ndeal 9s"))
    table.play("ann stands hand 2\ndeal 7d")
    settled = table.round.wagers
    found(table, 3, box_hand(5))
    assert (table.at("box 1 hand 2"), table.due) == ("8s 9s", "Nothing")
    assert table.round.wagers == settled


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 5.10.1")
def test_after_payment_a_bet_spared_by_a_dealers_blackjack_stays_spared() -> None:
    table = recorded(dealt_to("8h", "8s", "Td", "ann splits\ndeal Th\nann stands\ndeal 9s"))
    table.play("ann stands hand 2\ndeal Ad")
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "returned", 0)]
    found(paid(table), 6, box_hand(5))
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "returned", 0)]


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 1.10")
def test_a_collected_bust_whose_card_lay_elsewhere_is_undone_in_play() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 9d\nann hits\ndeal 9c\ndealer collects")
    assert table.result("ann") == ("lose", -100)
    found(table, 6, box_hand(5))
    assert table.governed_by == "Blackjack 5.10.1"
    table.play("clock runs-out")
    assert (table.wager("ann").open, table.due) == (True, "deal box 1")


@pytest.mark.rule("Blackjack 1.18", "Blackjack 1.10")
def test_an_interim_settlement_collects_no_bust() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h 7d 6s 9d\nann hits\ndeal 9c\ndealer settles-interim")
    assert table.wager("ann").open
    table.play("dealer collects")
    assert table.result("ann") == ("lose", -100)


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.9")
def test_a_card_on_a_box_whose_bust_was_collected_is_not_reconstructed() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 9d\nann hits\ndeal 9c\ndealer collects")
    table.play("deal 4c to box 1")
    assert table.governed_by == "Blackjack 5.10.1"
    table.play("clock runs-out")
    assert (table.cards_in("discarded"), table.due) == (("4c",), "ask bob box 2 hand 1")


@pytest.mark.rule("Blackjack 5.10.3")
def test_a_card_dealt_after_payment_moves_no_money() -> None:
    table = recorded(dealt_to("Th", "9s", "Td", "ann stands\ndeal 7c"))
    paid = table.round.wagers
    table.play("deal 4c to box 5")
    assert (table.round.wagers, table.cards_in("discarded")) == (paid, ("4c",))
    assert table.impossible(Misplaced(9)).reason is Reason.IMPOSSIBLE_NOW
