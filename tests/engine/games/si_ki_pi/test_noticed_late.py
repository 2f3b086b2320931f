"""Errors noticed after cards were keyed where they were due: who is asked, and what is seen
meanwhile (5.5.3, 5.6, 5.11, 5.12)."""

import pytest

from croupier.engine.games.si_ki_pi.play import hand_of
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.si_ki_pi.scripting import Table, in_turn, recorded

SEATS = {1: "ann", 2: "bob"}
BETS = (
    "ann bets 100 initial box 1\nbob bets 60 initial box 2\ncat bets 10 bonus box 2\n"
    "dan bets 5 dealer-bonus\ndealer closes\n"
)
ANN, BOB, DEALERS = "Kd 9h 5s 3c", "2h 6c Tc 9s", "Qc Jd 7h 4s"
DEALT = BETS + in_turn(ANN, BOB, DEALERS) + "\n"
FACE_DOWN = BETS + "deal" + " ??" * 12 + "\n"
EVERYBODY = [("ann", 1), ("bob", 2), ("cat", 2), ("dan", None)]


def dealt(lines: str) -> Table:
    return recorded(DEALT + lines, SEATS)


def table(lines: str, **head: object) -> Table:
    return recorded(BETS + lines, SEATS, **head)


# who is asked


@pytest.mark.rule("Si Ki Pi 5.6", "Si Ki Pi 5.11")
def test_a_card_keyed_where_it_was_due_may_have_lain_elsewhere() -> None:
    wrong = dealt("dealer reports misplaced 2 to box 1")
    assert (wrong.lying(1), wrong.lying(2)) == ("Kd 2h 9h 5s 3c", "6c Tc 9s")
    wrong.play("supervisor rules reconstruct")
    assert (wrong.lying(1), wrong.lying(2)) == (ANN, BOB)
    assert wrong.asked == [("ann", 1), ("bob", 2), ("cat", 2)]
    wrong.silence()
    assert wrong.result("ann") == ("win", 95)
    assert wrong.replayed


@pytest.mark.rule("Si Ki Pi 5.6", "Si Ki Pi 5.11")
def test_cards_dealt_before_anybody_noticed_belong_to_the_same_error() -> None:
    laid = table("deal Kd\ndeal 2h to box 1\ndeal Qc to dealer\ndeal 9h to box 1\ndeal 6c to box 2")
    laid.play("supervisor rules reconstruct")
    assert laid.asked == [("ann", 1), ("bob", 2), ("cat", 2)]
    assert (laid.lying(1), laid.lying(2), laid.lying(None)) == ("Kd 9h", "2h 6c", "Qc")


@pytest.mark.rule("Si Ki Pi 5.6")
def test_where_nobody_says_where_it_lay_every_hand_still_due_cards_is_concerned() -> None:
    third_lap = recorded(FACE_DOWN + "dealer reports misplaced 7", SEATS)
    assert third_lap.play("supervisor rules reconstruct").asked == EVERYBODY
    # box 1 has its four cards: a fifth would be a hand of the wrong number
    last_lap = recorded(FACE_DOWN + "dealer reports misplaced 11", SEATS)
    assert last_lap.play("supervisor rules reconstruct").asked == EVERYBODY  # against the Dealer
    sets = recorded(BETS.replace("dan bets 5 dealer-bonus\n", ""), SEATS, dealing="sets")
    sets.play("deal ?? ?? ?? ?? ??\ndealer reports misplaced 5\nsupervisor rules cannot")
    assert sets.asked == [("ann", 1), ("bob", 2), ("cat", 2)]


@pytest.mark.rule("Si Ki Pi 5.6")
def test_a_bonus_on_a_hand_that_was_complete_is_not_affected() -> None:
    bets = BETS.replace("cat bets 10 bonus box 2", "cat bets 10 bonus box 1")
    wrong = recorded(bets + "deal" + " ??" * 12 + "\ndealer reports misplaced 11", SEATS)
    wrong.play("supervisor rules reconstruct")
    assert wrong.asked == [("ann", 1), ("bob", 2), ("dan", None)]


@pytest.mark.rule("Si Ki Pi 5.11")
def test_a_card_that_lay_where_it_was_due_was_not_misplaced() -> None:
    refused = dealt("").refused("dealer reports misplaced 2 to box 2")
    assert refused.reason is Reason.IMPOSSIBLE_NOW
    assert "Si Ki Pi 5.11" in refused.cites


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.6")
@pytest.mark.parametrize(
    "keyed", ["deal Kd 2h Qc\ndealer reports together 2", "deal Kd\ndeal 2h+Qc"]
)
def test_cards_drawn_together_concern_the_hands_they_could_go_to(keyed: str) -> None:
    assert table(keyed).asked == EVERYBODY
    boxes = BETS.replace("cat bets 10 bonus box 2", "cat bets 10 initial box 3")
    three = recorded(boxes + keyed, SEATS)  # boxes 2 and 3, not the Dealer's hand
    assert three.asked == [("bob", 2), ("cat", 3)]


@pytest.mark.rule("Si Ki Pi 5.11")
def test_cards_drawn_together_face_down_have_an_order_nobody_can_tell() -> None:
    two = table("deal Kd\ndeal ??+??")
    assert two.asked == EVERYBODY
    two.play("clock runs-out\nsupervisor rules order ?? ??")
    assert (two.lying(2), two.lying(None)) == ("??", "??")
    assert two.due == "deal box 1"
    late = table("deal ?? ?? ??\ndealer reports together")
    assert late.asked == EVERYBODY
    late.play("clock runs-out\nsupervisor rules order ?? ??")
    assert late.due == "deal box 1"


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.6")
def test_a_hand_said_to_have_the_wrong_number_concerns_those_on_it() -> None:
    fifth = recorded(FACE_DOWN + "deal ?? to box 2\nsupervisor rules reconstruct", SEATS)
    late = recorded(
        FACE_DOWN + "dealer reports wrong-number box 2\nsupervisor rules reconstruct", SEATS
    )
    assert fifth.asked == late.asked == [("bob", 2), ("cat", 2)]
    dealers = recorded(
        FACE_DOWN + "dealer reports wrong-number dealer\nsupervisor rules reconstruct", SEATS
    )
    assert dealers.asked == [("ann", 1), ("bob", 2), ("dan", None)]


@pytest.mark.rule("Si Ki Pi 5.12")
@pytest.mark.parametrize(
    "keyed",
    [
        "deal ?? ?? ?? ??\ndeal ?? to box 1",
        "deal ?? ?? ?? ?? ??\ndealer reports misplaced 5 to box 1",
    ],
)
def test_a_fifth_card_is_a_wrong_number_however_it_is_reported(keyed: str) -> None:
    gone = table(f"{keyed}\nsupervisor rules cannot", dealing="sets")
    assert gone.ruled[-1] == ("5.12",)
    assert gone.result("ann") == ("returned", 0)
    assert gone.asked == [("bob", 2), ("cat", 2)]  # the card was due to them
    assert (gone.lying(1), gone.lying(2)) == ("", "")
    seen = table(f"{keyed}\nann looks box 1\nsupervisor rules cannot", dealing="sets")
    assert (seen.ruled[-1], seen.asked) == (("5.12",), [])


AS_LAID = (  # box 1 got the second card, and everybody was dealt on
    "deal Kd\ndeal 2h to box 1\ndeal Qc to dealer\ndeal 9h to box 1\ndeal 6c to box 2\n"
    "deal Jd to dealer\ndeal 5s to box 1\ndeal Tc to box 2\ndeal 7h to dealer\n"
    "deal 3c to box 1\ndeal 9s to box 2\ndeal 4s to dealer\n"
)


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.6.1")
@pytest.mark.parametrize("keyed", [DEALT + "dealer reports misplaced 2 to box 1\n", BETS + AS_LAID])
def test_cards_that_stay_may_leave_hands_with_too_many_and_too_few(keyed: str) -> None:
    out = recorded(keyed, SEATS)
    assert (len(out.round.at(hand_of(1))), len(out.round.at(hand_of(2)))) == (5, 3)
    out.play("supervisor rules cannot")
    assert out.ruled == [("5.11", "5.6", "5.6.1"), ("5.12",), ("5.12",)]
    assert out.result("ann") == out.result("bob") == ("returned", 0)
    assert out.cites("cat", "bonus") == ["5.12"]
    assert not out.asked
    assert out.result("dan", "dealer-bonus") == ("lose", -5)


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 3.16")
def test_a_hand_dealt_one_card_too_few() -> None:
    short = table(
        "deal Kd 9h 5s\ndeal 2h 6c Tc 9s to box 2\ndeal Qc Jd 7h 4s to dealer\n"
        "supervisor rules cannot\nclock runs-out",
        dealing="sets",
    )
    assert short.result("ann") == ("returned", 0)
    assert short.cites("ann") == ["5.12"]
    assert short.silence().result("bob") == ("win", 57)


@pytest.mark.rule("Si Ki Pi 5.6.1", "Si Ki Pi 5.12")
def test_while_cards_are_still_dealt_a_hand_that_was_passed_over_catches_up() -> None:
    early = table(
        "deal Kd 2h Qc 9h 6c Jd 5s Tc 7h\ndeal 4s to dealer\n"
        "supervisor rules cannot\nclock runs-out"
    )
    assert early.due == "deal box 1"
    early.play("deal 3c 9s").silence()
    assert early.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.6.1", "Si Ki Pi 5.6.2")
@pytest.mark.parametrize(
    ("first", "second"), [("1 to box 2", "2 to box 1"), ("2 to box 1", "1 to box 2")]
)
def test_two_hands_that_got_each_others_card(first: str, second: str) -> None:
    keyed = table("deal Kd to box 2\ndeal 2h to box 1\ndeal Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s\n")
    late = dealt(f"dealer reports misplaced {first}\ndealer reports misplaced {second}\n")
    for swapped, rulings in ((keyed, 1), (late, 2)):
        swapped.play("supervisor rules cannot\n" * rulings)
        assert swapped.asked == [("ann", 1), ("bob", 2), ("cat", 2)]
        assert (swapped.lying(1), swapped.lying(2)) == ("2h 9h 5s 3c", "Kd 6c Tc 9s")
        assert not swapped.cites("ann")  # nobody goes out: both have four
    right = dealt(f"dealer reports misplaced {first}\ndealer reports misplaced {second}\n")
    right.play("supervisor rules reconstruct\nsupervisor rules reconstruct")
    assert (right.lying(1), right.lying(2)) == (ANN, BOB)
    assert right.replayed


@pytest.mark.rule("Si Ki Pi 5.5.3")
@pytest.mark.parametrize("lay", ["2 to dealer", "3 to box 1"])  # five cards, and three
def test_a_dealers_hand_left_with_a_wrong_number_voids_the_round(lay: str) -> None:
    wrong = dealt(f"dealer reports misplaced {lay}\nsupervisor rules cannot")
    assert wrong.ruled == [("5.11", "5.6", "5.6.1"), ("5.5.3", "5.16")]
    assert wrong.round.status is Status.VOID


@pytest.mark.rule("Si Ki Pi 5.6.1", "Si Ki Pi 5.11")
def test_a_ruling_on_where_a_card_lay_stands_when_a_later_error_is_put_right() -> None:
    both = table("deal Kd 2h Qc 9h\ndealer reports misplaced 3 to box 2")
    both.play("supervisor rules cannot\nclock runs-out")
    assert both.lying(2) == "2h Qc"
    both.play("deal 8d to box 2\nsupervisor rules reconstruct\nclock runs-out")
    assert (both.lying(1), both.lying(2), both.lying(None)) == ("Kd 9h", "2h Qc", "8d")


@pytest.mark.rule("Si Ki Pi 5.11")
def test_an_unfounded_report_leaves_the_card_where_it_was_keyed() -> None:
    alarm = dealt("dealer reports misplaced 2 to box 1")
    alarm.play('supervisor rules unfounded "the camera shows it right"')
    assert (alarm.lying(1), alarm.lying(2)) == (ANN, BOB)
    assert alarm.due == "ask ann box 1"
    assert alarm.replayed


# seen before the ruling


SEEN = [
    "ann looks box 1",
    "dealer reports exposed-by-player ann box 1",
    "dealer reports exposed-by-dealer box 1 2 seen-by ann",
]


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 3.17")
@pytest.mark.parametrize("seen", SEEN)
def test_cards_seen_in_whichever_order_are_a_void_to_be_confirmed(seen: str) -> None:
    """Nothing is first Reconstructed."""
    error = "dealer reports misplaced 5"
    for lines in (f"{error}\n{seen}", f"{seen}\n{error}"):
        void = recorded(FACE_DOWN + lines, SEATS)
        for word in ("reconstruct", "cannot"):
            assert str(void.refused(f"supervisor rules {word}")) == (
                f"It is to be ruled “confirm”, not “{word}”. (Si Ki Pi 5.5.3)"
            )
        void.play("supervisor rules confirm")
        assert void.round.status is Status.VOID
        assert void.ruled[-1] == ("5.5.3",)
        assert void.cites("bob") == ["5.5.3", "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 5.11")
def test_cards_said_to_have_been_seen_and_were_not_leave_the_error_to_be_reconstructed() -> None:
    error = recorded(FACE_DOWN + "dealer reports misplaced 5\n" + SEEN[1], SEATS)
    error.play('supervisor rules unfounded exposed-by-player "nothing was shown"')
    error.play("supervisor rules reconstruct")
    assert error.ruled[-1] == ("5.11", "5.6", "5.6.2")


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 5.11")
def test_the_same_of_a_dealers_hand_of_the_wrong_number() -> None:
    void = recorded(FACE_DOWN + "deal ?? to dealer\nann looks box 1", SEATS)
    void.play("supervisor rules confirm")
    assert void.cites("bob") == ["5.5.3", "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 5.11")
def test_the_same_of_cards_drawn_together_before_their_order_is_fixed() -> None:
    void = table("deal Kd\ndeal Qc+2h\nann looks box 1")  # which ends nobody's time to choose
    assert void.due == "AwaitRuling"
    void.play("supervisor rules confirm")
    assert void.round.status is Status.VOID
    assert void.ruled == [("5.5.3",)]


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.5.3")
def test_the_same_of_a_players_hand_of_the_wrong_number() -> None:
    five = FACE_DOWN + "deal ?? to box 2\nbob looks box 2\n"
    assert recorded(five + "supervisor rules reconstruct", SEATS).round.status is Status.VOID
    gone = recorded(five + "supervisor rules cannot", SEATS)
    assert (gone.ruled, gone.asked) == ([("5.12",)], [])


@pytest.mark.rule("Si Ki Pi 3.17", "Si Ki Pi 5.5.3")
def test_a_false_alarm_leaves_a_look_taken_meanwhile() -> None:
    alarm = recorded(FACE_DOWN + "dealer reports misplaced 5\nann looks box 1", SEATS)
    alarm.play('supervisor rules unfounded "it lay right"\ndealer reports misplaced 6')
    alarm.play("supervisor rules confirm")
    assert alarm.ruled[-1] == ("5.5.3",)
