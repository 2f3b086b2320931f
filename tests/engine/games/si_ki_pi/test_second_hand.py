"""A player looks at one hand only; a further one examined is ruled on (3.11, 5.13)."""

import pytest

from croupier.engine.equipment.cards import Card
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import DealCard
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.si_ki_pi.scripting import Table, electronic, in_turn, recorded

BETS = (
    "cat bets 100 initial box 3\ncat bets 40 initial box 4\nbob bets 20 initial box 4\n"
    "dan bets 10 bonus box 4\ndealer closes\n"
)
DEALT = BETS + in_turn("Kd 9h 5s 3c", "2h 6c Tc 9s", "Qc Jd 7h 4s") + "\n"


def examined(lines: str = "") -> Table:
    return recorded(DEALT + "cat looks box 3\ncat looks box 4\n" + lines)


@pytest.mark.rule("Si Ki Pi 5.13", "Si Ki Pi 3.11")
def test_on_purpose_the_further_hand_is_invalid_for_everybody() -> None:
    table = examined()
    assert table.due == "AwaitRuling"
    assert table.refused("dealer rules intentional").reason is Reason.RANK_TOO_LOW
    table.play('supervisor rules intentional "he was told twice"')
    assert table.ruled == [("5.13", "3.11")]
    for name, bet in (("cat", "initial"), ("bob", "initial"), ("dan", "bonus")):
        assert table.result(name, bet, 4) == ("returned", 0)
        assert table.cites(name, bet, 4) == ["5.13"]
    assert table.lying(4) == ""
    assert table.due == "ask cat box 3"  # the hand he looked at first is still his
    table.play("cat arranges box 3 Kd 9h / 5s 3c")
    assert table.result("cat", box=3) == ("win", 95)
    assert table.replayed


@pytest.mark.rule("Si Ki Pi 5.13")
def test_not_on_purpose_the_round_goes_on_by_house_way() -> None:
    table = examined("supervisor rules confirm")
    assert table.ruled == [("5.13",)]
    assert table.due == "ask cat box 3"
    assert table.refused("cat arranges box 4 2h Tc / 6c 9s").cites == ("Si Ki Pi 3.11",)
    table.silence()
    assert table.set_as(4) == "6c 2h / Tc 9s"
    assert table.result("dan", "bonus") == ("lose", -10)


@pytest.mark.rule("Si Ki Pi 5.13")
def test_a_hand_that_another_sets_stays_theirs_to_set() -> None:
    table = recorded(DEALT, {4: "bob"}).play("cat looks box 3\nbob looks box 4\ncat looks box 4")
    table.play("supervisor rules confirm\nbob arranges box 4 2h Tc / 6c 9s")
    assert table.set_as(4) == "Tc 2h / 9s 6c"


@pytest.mark.rule("Si Ki Pi 5.13", "Si Ki Pi 5.11")
@pytest.mark.parametrize("drawn", ["", "deal 8d to box 4", "deal 8d to box 4\ndeal 8h to dealer"])
def test_it_may_come_to_light_after_payment_and_a_card_too_many(drawn: str) -> None:
    table = recorded(DEALT).silence().play(drawn)
    assert table.round.status is Status.CONCLUDED
    table.play("dealer reports second-hand-examined cat box 4\nsupervisor rules intentional")
    for name, bet in (("cat", "initial"), ("bob", "initial"), ("dan", "bonus")):
        assert table.result(name, bet, 4) == ("returned", 0)
    assert table.result("cat", box=3) == ("win", 95)


@pytest.mark.rule("Si Ki Pi 5.13")
def test_somebody_may_report_it_where_no_look_was_recorded() -> None:
    table = recorded(DEALT + "dealer reports second-hand-examined cat box 4")
    table.play("supervisor rules confirm")
    assert table.refused("cat looks box 4").cites == ("Si Ki Pi 3.11",)
    assert table.due == "ask cat box 3"


@pytest.mark.rule("Si Ki Pi 5.13", "Si Ki Pi 5.14")
def test_found_out_before_the_next_round_the_further_hand_is_still_invalid() -> None:
    paid = recorded(DEALT + "cat arranges box 3 Kd 9h / 5s 3c", purses={"cat": 200}).silence()
    assert paid.result("cat", box=4) == ("win", 38)
    paid.play("dealer reports second-hand-examined cat box 4\nsupervisor rules intentional")
    assert paid.result("cat", box=4) == paid.result("bob") == paid.result("dan", "bonus")
    assert paid.result("dan", "bonus") == ("returned", 0)
    assert paid.result("cat", box=3) == ("win", 95)
    assert paid.desk.round.purses == {"cat": 29500}
    assert paid.round.status is Status.CONCLUDED
    assert paid.replayed


@pytest.mark.rule("Si Ki Pi 5.13", "Si Ki Pi 5.5.3")
def test_who_examined_a_hand_has_seen_cards() -> None:
    table = recorded(DEALT + "dealer reports second-hand-examined cat box 4")
    table.play("supervisor rules confirm\ndealer reports misplaced 2\nsupervisor rules confirm")
    assert table.ruled[-1] == ("5.5.3",)


@pytest.mark.rule("Si Ki Pi 5.13")
@pytest.mark.parametrize("words", ["bob box 4", "cat box 5", "dan box 4", "bob box 3"])
def test_a_hand_that_is_no_further_one(words: str) -> None:
    refused = recorded(DEALT).refused(f"dealer reports second-hand-examined {words}")
    assert refused.reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Si Ki Pi 3.11", "Si Ki Pi 3.5")
def test_an_electronic_table_shows_no_second_hand() -> None:
    table = electronic(DEALT + "cat looks box 3")
    assert table.refused("cat looks box 4").cites == ("Si Ki Pi 3.11",)
    assert table.refused("bob looks box 3").reason is Reason.NOT_YOURS


@pytest.mark.rule("Si Ki Pi 5.13")
def test_a_card_that_is_then_due_elsewhere_is_another_question() -> None:
    table = recorded(BETS + "deal Kd 2h Qc 9h\ncat looks box 3\n")
    (late,) = (asked for asked in table.desk.awaited() if asked.kind is Kind.CARD)
    assert table.due == "deal box 4"
    table.play("cat looks box 4\nsupervisor rules intentional")
    assert table.due == "deal dealer"
    answer = table.desk.do(DealCard(DEALER, Card("6c")), answering=late.question)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.NOT_NOW
