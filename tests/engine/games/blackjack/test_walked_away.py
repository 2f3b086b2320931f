"""Walking away ends every offer to that player; what was placed before stays."""

import pytest

from croupier import Desk
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.spoken import asked, at, paid, recorded, refused, said

ACE = "ann bets 100 initial box 1\nbob bets 100 initial box 1\ncat bets 100 initial box 2\n"
ACE += "dealer closes\ndeal Kh 9s Ad Ac 9d\n"
LOW = ACE.replace("deal Kh 9s Ad Ac 9d", "deal 8h 9s 6d 8c 9d")
GONE = "dealer reports walked-away ann\n"


def offers_to(desk: Desk, name: str) -> list[str]:
    return [type(move.command).__name__ for move in desk.view(name).moves if type(move) is Move]


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.15.1", "Blackjack 3.15.2")
@pytest.mark.parametrize("line", ["ann even-money box 1", "ann insures 20 box 1"])
def test_insurance_and_even_money_are_offered_no_more(line: str) -> None:
    said(recorded("blackjack", ACE), line)
    gone = recorded("blackjack", ACE + GONE)
    answer = refused(gone, line)
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Blackjack 5.3",))
    assert str(answer) == "ann has walked away: nothing more is offered. (Blackjack 5.3)"
    assert not {"Insure", "EvenMoney"} & set(offers_to(gone, "ann"))


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.15.2", "Blackjack 5.18")
def test_nor_may_staff_insure_for_them() -> None:
    gone = recorded("blackjack", ACE + GONE)
    answer = refused(gone, "dealer insures 20 box 1 for ann")
    assert answer.cites == ("Blackjack 5.3",)


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.17")
@pytest.mark.parametrize("closed", ["", "bob hits box 1\ndeal 2c\n"])
def test_surrender_is_no_more_nor_is_it_a_fact_that_they_say_so(closed: str) -> None:
    answer = refused(recorded("blackjack", LOW + GONE + closed), "ann surrenders box 1")
    assert answer.cites == ("Blackjack 5.3",)


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.22.1", "Blackjack 3.12")
def test_nor_may_they_follow_nor_ask_to_squeeze() -> None:
    follows = recorded("blackjack", LOW + "dealer reports walked-away bob\nann splits box 1")
    assert refused(follows, "bob follows 100").cites == ("Blackjack 3.22.1",)
    assert refused(follows, "bob asks-squeeze box 1").cites == ("Blackjack 5.3",)


@pytest.mark.rule("Blackjack 5.3", "Blackjack 5.7")
def test_no_option_is_put_to_them_after_an_error() -> None:
    error = recorded("blackjack", LOW + "dealer reports misplaced 5 to box 1")
    said(error, "supervisor rules reconstruct")
    assert ("ann", 1) in asked(error)
    said(error, GONE)
    assert ("ann", 1) not in asked(error)
    assert refused(error, "ann takes-back").reason is Reason.NOT_YOURS


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.15.2(b)")
def test_insurance_and_even_money_that_were_taken_before_stay() -> None:
    table = recorded("blackjack", ACE + "ann even-money box 1\ncat insures 50 box 2\n" + GONE)
    said(table, "dealer reports walked-away cat\ndealer settles-interim\ndeal Kd")
    assert (paid(table)["ann initial box 1"], paid(table)["cat insurance box 2"]) == (200, 150)


@pytest.mark.rule("Blackjack 5.3", "Blackjack 5.9", "Blackjack 3.15.2")
def test_what_was_placed_before_survives_a_reconstruction_that_leaves_its_cards() -> None:
    """Cards 2 and 5 lay on each other's place; box 1 is as it was."""
    boxes = "ann bets 100 initial box 1\nbob bets 100 initial box 2\ndealer closes\n"
    table = recorded("blackjack", boxes + "deal Kh 9s Ad 7c\ndeal 9d\nann insures 50 box 1")
    said(table, GONE + "dealer reports misplaced 5 to dealer\nsupervisor rules reconstruct")
    said(table, "clock runs-out")
    (insured,) = [w for w in table.round.wagers if w.spot.bet == "insurance"]
    assert insured.open
    assert at(table, "box 2") == "9s 9d"


@pytest.mark.rule("Blackjack 5.3")
def test_who_stays_on_the_box_is_still_offered_everything() -> None:
    said(recorded("blackjack", ACE + GONE), "bob even-money box 1\ncat insures 20 box 2")
    said(recorded("blackjack", LOW + GONE), "bob surrenders box 1")
