"""The window lasts until an additional card is dealt to a Player: a wrong card may not be one."""

import pytest

from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.games.blackjack.trouble.facts import SurrenderedTooLate
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import Table, dealt_to, recorded

TWO_BOXES = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.10.3")
@pytest.mark.parametrize("word", ["reconstruct", "cannot", None])
def test_a_card_on_a_box_without_a_bet_is_dealt_to_no_player(word: str | None) -> None:
    table = recorded(dealt_to("Th", "6s", "Td"))
    if word is None:  # after an Interim Settlement the book leaves no choice
        table.play("dealer settles-interim\ndeal 4c to box 5")
    else:
        table.play(f"deal 4c to box 5\nsupervisor rules {word}")
    table.play("ann stays\nann surrenders")
    assert table.result("ann") == ("lose", -50)


@pytest.mark.rule("Blackjack 3.15.2(a)", "Blackjack 5.9")
def test_insurance_is_still_taken_after_a_card_on_an_empty_box() -> None:
    table = recorded(dealt_to("Th", "6s", "Ad", "deal 4c to box 5\nsupervisor rules reconstruct"))
    table.play("ann stays\nann insures 50\nann stands")
    assert table.at("dealer") == "Ad 4c"  # put back, it waited for whom it was due
    table.play("deal Kd 2c")
    assert table.result("ann", "insurance") == ("lose", -50)


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 5.10.3")
def test_even_money_is_still_taken_after_a_card_on_an_empty_box() -> None:
    table = recorded(TWO_BOXES + "deal Ah 9h Ad Ks 7c\ndealer settles-interim\ndeal 4c to box 5")
    table.play("ann stays\nbob stays\nann even-money\nbob stands box 2\ndeal Kd")
    assert table.result("ann") == ("win", 100)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.7.3")
def test_a_box_whose_bets_were_all_taken_back_has_no_player() -> None:
    table = recorded(
        TWO_BOXES + "deal Th 9h Td 6s\ndeal 7c to dealer\nsupervisor rules reconstruct"
    )
    table.play("ann takes-back\nbob stays")
    assert (table.at("box 1"), table.at("box 2")) == ("", "9h 7c")
    table.play("deal 4c to box 1\nsupervisor rules cannot\nbob stays\nbob surrenders box 2")
    assert table.result("bob") == ("lose", -30)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 1.18")
def test_a_box_paid_in_the_interim_settlement_has_no_player() -> None:
    table = recorded(TWO_BOXES + "deal Ah 9h 7d Ks 7c\ndealer settles-interim\ndeal 4c to box 1")
    table.play("bob stays box 2\nbob surrenders box 2")
    assert (table.result("ann"), table.result("bob")) == (("win", 120), ("lose", -30))


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.9")
def test_a_card_said_to_have_lain_on_an_empty_box_leaves_the_window_open() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 7c\nann hits\ndeal 4c")
    assert table.round.play.window_closed
    table.report(Misplaced(6, box_hand(5))).play("supervisor rules cannot\nclock runs-out")
    assert table.impossible(SurrenderedTooLate("bob", 2)).reason is Reason.IMPOSSIBLE_NOW
    table.play("bob surrenders box 2\ndeal 5c\nann stands\ndeal 7d")
    assert (table.result("ann"), table.result("bob")) == (("win", 100), ("lose", -30))


def too_late(table: Table) -> bool:
    return table.round.halts[-1].fact == SurrenderedTooLate("bob", 2)


@pytest.mark.rule("Blackjack 3.17")
def test_a_card_to_any_box_with_a_bet_ends_the_window() -> None:
    table = recorded(TWO_BOXES + "deal Th 9h Td 6s 7c\ndeal 4c to box 1")
    table.play("supervisor rules cannot\nclock runs-out\nbob surrenders box 2")
    assert too_late(table)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.7.1")
@pytest.mark.parametrize("word", ["reconstruct", "cannot"])
def test_the_dealers_second_card_come_too_early_is_dealt_to_no_player(word: str) -> None:
    table = recorded(dealt_to("Th", "6s", "Td", f"deal 4c to dealer\nsupervisor rules {word}"))
    table.play("ann stays\nann surrenders")
    assert table.result("ann") == ("lose", -50)


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.15.2", "Blackjack 5.7.1")
def test_even_money_is_taken_but_no_insurance_against_a_card_that_lies_there() -> None:
    table = recorded(TWO_BOXES + "deal Ah 9h Ad Ks 7c\ndeal Kd to dealer\nsupervisor rules cannot")
    table.play("ann stays\nbob stays")
    assert table.refused("bob insures 30 box 2").cites == ("Blackjack 3.15.2",)
    table.play("ann even-money\nbob stands box 2")
    assert (table.result("ann"), table.result("bob")) == (("win", 100), ("lose", -60))
