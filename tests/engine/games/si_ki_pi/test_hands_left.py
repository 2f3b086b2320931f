"""Hands that left the round stay out; everybody else keeps their cards (5.6.3, 5.11, 5.12)."""

import pytest

from croupier.engine.table.vocabulary.events import AwaitingChoices
from tests.engine.games.si_ki_pi.scripting import Table, in_turn, recorded

SEATS = {1: "ann", 2: "bob", 3: "cat"}
BETS = (
    "ann bets 100 initial box 1\nbob bets 60 initial box 2\ncat bets 40 initial box 3\n"
    "dealer closes\n"
)
ANN, BOB, CAT, DEALERS = "Kd 9h 5s 3c", "2h 6c Tc 9s", "8s 8d 4h 7c", "Qc Jd 7h 4s"
DEALT = BETS + in_turn(ANN, BOB, CAT, DEALERS) + "\n"


def dealt(lines: str) -> Table:
    return recorded(DEALT + lines, SEATS)


def choosing(table: Table) -> list[list[str]]:
    """Who is asked, by open fact."""
    return [
        [asked.player for asked in halt.awaiting.asked]
        for halt in table.round.halts
        if isinstance(halt.awaiting, AwaitingChoices)
    ]


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6")
@pytest.mark.parametrize("order", ["ann bob", "bob ann"])
def test_of_two_sets_of_options_either_may_be_answered_first(order: str) -> None:
    two = dealt(
        "dealer reports exposed-by-dealer box 1 2\ndealer reports exposed-by-dealer box 2 3"
    )
    assert choosing(two) == [["ann"], ["bob"]]
    first, second = order.split()
    two.play(f"{first} takes-back\n{second} continues")
    assert not two.round.halts
    assert two.result(first) == ("returned", 0)
    assert two.wager(second).open
    assert two.replayed


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6.3")
def test_who_left_under_one_error_is_not_asked_under_another() -> None:
    two = dealt("dealer reports exposed-by-dealer box 1 2\ndealer reports misplaced 13")
    two.play("supervisor rules reconstruct")
    assert choosing(two) == [["ann"], ["ann", "bob", "cat"]]
    two.play("ann takes-back")  # about the error reported last
    assert choosing(two) == [["bob", "cat"]]


@pytest.mark.rule("Si Ki Pi 5.6.3", "Si Ki Pi 5.11", "Si Ki Pi 1.18")
def test_a_hand_left_keeps_its_cards_when_another_error_is_put_right() -> None:
    left = dealt("dealer reports exposed-by-dealer box 2 2\nbob takes-back")
    assert left.lying(2) == ""
    left.play("dealer reports misplaced 3 to box 1\nsupervisor rules reconstruct\nclock runs-out")
    assert (left.lying(1), left.lying(2), left.lying(3), left.lying(None)) == (
        ANN,
        "",
        CAT,
        DEALERS,
    )
    left.silence()
    assert left.result("ann") == ("win", 95)
    assert left.replayed


@pytest.mark.rule("Si Ki Pi 5.6.3", "Si Ki Pi 1.18")
def test_cards_are_dealt_again_to_whom_they_were_due_then() -> None:
    left = recorded(BETS + "deal Kd 2h 8s Qc 9h 6c\n", SEATS)
    left.play("dealer reports exposed-by-dealer box 2 2\nbob takes-back")
    left.play("deal 8d Jd 5s 4h 7h\ndealer reports misplaced 3 to box 1")
    left.play("supervisor rules reconstruct\nclock runs-out")
    assert (left.lying(1), left.lying(3), left.lying(None)) == ("Kd 9h 5s", "8s 8d 4h", "Qc Jd 7h")
    assert (left.lying(2), left.due) == ("", "deal box 1")


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11")
def test_a_hand_removed_stays_out_when_an_earlier_error_is_put_right() -> None:
    out = dealt("deal Ah to box 2\nsupervisor rules cannot\ndealer reports misplaced 3 to box 1")
    out.play("supervisor rules reconstruct")
    assert out.asked == [("ann", 1), ("cat", 3)]
    out.play("clock runs-out")
    assert [out.lying(box) for box in (1, 2, 3, None)] == [ANN, "", CAT, DEALERS]
    out.silence()
    assert out.result("bob") == ("returned", 0)
    assert out.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 3.16")
def test_a_fifth_card_removed_with_its_hand_is_nobodys() -> None:
    out = recorded(BETS, SEATS, dealing="sets").play(f"deal {ANN}\ndeal Ah to box 1")
    out.play("supervisor rules cannot\nclock runs-out\ndeal 2h 6c Tc 9s 8s")
    out.play("dealer reports misplaced 2 to dealer\nsupervisor rules reconstruct\nclock runs-out")
    assert [out.lying(box) for box in (1, 2, 3)] == ["", BOB, "8s"]


@pytest.mark.rule("Si Ki Pi 5.11")
def test_the_order_of_two_cards_is_fixed_after_a_box_has_left() -> None:
    left = dealt("dealer reports together 2\ncat takes-back\nclock runs-out")
    left.play("supervisor rules order 2h 8s")
    assert [left.lying(box) for box in (1, 2, 3, None)] == [ANN, BOB, "", DEALERS]


@pytest.mark.rule("Si Ki Pi 5.6.3", "Si Ki Pi 5.11")
def test_once_everybody_has_left_no_order_is_needed() -> None:
    gone = recorded(BETS + "deal Kd 2h\ndeal 8s+Qc", SEATS)
    gone.play("ann takes-back\nbob takes-back\ncat takes-back")
    assert not gone.round.halts
    assert gone.due == "Nothing"
