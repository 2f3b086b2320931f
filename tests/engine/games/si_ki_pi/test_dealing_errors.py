"""Cards dealt to the wrong place, in the wrong number, together (5.5.3, 5.6, 5.11, 5.12)."""

import pytest

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
IN_ORDER = in_turn(ANN, BOB, DEALERS).split()[1:]


def table(lines: str, **head: object) -> Table:
    return recorded(BETS + lines, SEATS, **head)


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.6", "Si Ki Pi 5.6.2")
def test_a_card_to_the_wrong_box_goes_where_it_belongs() -> None:
    wrong = table("deal Kd\ndeal 2h to box 1")
    assert wrong.due == "AwaitRuling"
    wrong.play('supervisor rules reconstruct "the last card is known"')
    assert (wrong.lying(1), wrong.lying(2)) == ("Kd", "2h")
    assert wrong.ruled == [("5.11", "5.6", "5.6.2")]
    # box 1 held it, box 2 was due it: those on these hands choose, the Dealer's hand is right
    assert wrong.asked == [("ann", 1), ("bob", 2), ("cat", 2)]
    wrong.play("bob takes-back\nclock runs-out\ndeal Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s").silence()
    assert wrong.result("bob") == ("returned", 0)
    assert wrong.result("cat", "bonus") == ("lose", -10)
    assert wrong.result("ann") == ("win", 95)
    assert wrong.replayed


@pytest.mark.rule("Si Ki Pi 5.6", "Si Ki Pi 5.6.1", "Si Ki Pi 5.11")
def test_cards_that_cannot_be_reconstructed_stay_as_they_lie() -> None:
    wrong = table("deal Kd\ndeal 2h to box 1\nsupervisor rules cannot")
    assert wrong.ruled == [("5.11", "5.6", "5.6.1")]
    wrong.play("clock runs-out")
    assert wrong.lying(1) == "Kd 2h"
    wrong.play("deal Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s")
    # box 2 and the Dealer catch up first; nobody gets a fifth card
    assert [len(wrong.lying(box).split()) for box in (1, 2, None)] == [4, 4, 4]
    assert wrong.due == "ask ann box 1"


@pytest.mark.rule("Si Ki Pi 5.6")
def test_a_card_of_the_dealers_concerns_everybody_who_plays_against_it() -> None:
    wrong = table("deal Kd 2h\ndeal Qc to box 2\nsupervisor rules reconstruct")
    assert wrong.asked == [("ann", 1), ("bob", 2), ("cat", 2), ("dan", None)]


@pytest.mark.rule("Si Ki Pi 5.6")
def test_a_bonus_on_another_hand_is_not_affected() -> None:
    bets = BETS.replace("cat bets 10 bonus box 2", "cat bets 10 bonus box 1")
    wrong = recorded(bets + "deal Kd 2h\ndeal Qc to box 2\nsupervisor rules reconstruct", SEATS)
    assert wrong.asked == [("ann", 1), ("bob", 2), ("dan", None)]


@pytest.mark.rule("Si Ki Pi 5.11")
def test_a_card_to_a_box_without_a_bet() -> None:
    back = table("deal Kd\ndeal 2h to box 5\nsupervisor rules reconstruct\nclock runs-out")
    assert (back.lying(2), back.lying(5)) == ("2h", "")
    gone = table("deal Kd\ndeal 2h to box 5\nsupervisor rules cannot\nclock runs-out")
    assert (gone.lying(2), gone.lying(5)) == ("", "")
    assert gone.due == "deal box 2"


@pytest.mark.rule("Si Ki Pi 5.11")
def test_the_house_alone_judges_whether_the_cards_can_be_reconstructed() -> None:
    wrong = table("deal Kd\ndeal 2h to box 1")
    refused = wrong.refused("dealer rules cannot")
    assert (refused.reason, refused.cites) == (Reason.RANK_TOO_LOW, ("Si Ki Pi 5.11",))
    assert wrong.refused("supervisor rules confirm").reason is Reason.NOT_OFFERED


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.6.2")
def test_an_error_noticed_later_moves_every_card_since() -> None:
    shifted = table("deal Kd\ndeal 2h to dealer\ndeal Qc to box 1\ndeal 9h to box 2")
    shifted.play("supervisor rules reconstruct")
    assert (shifted.lying(1), shifted.lying(2), shifted.lying(None)) == ("Kd 9h", "2h", "Qc")
    assert shifted.asked == [("ann", 1), ("bob", 2), ("cat", 2), ("dan", None)]


@pytest.mark.rule("Si Ki Pi 5.5.3")
def test_a_wrong_distribution_once_cards_were_seen_voids_the_round() -> None:
    early = table("deal Kd 2h Qc\nann looks box 1\ndeal 9h to dealer\nsupervisor rules confirm")
    assert early.round.status is Status.VOID
    assert early.ruled == [("5.5.3",)]
    late = recorded(DEALT + "bob looks box 2\ndealer reports misplaced 5", SEATS)
    late.play("supervisor rules confirm")
    assert late.cites("ann") == ["5.5.3", "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5.3")
def test_after_payment_everybody_has_seen_the_cards() -> None:
    paid = recorded(DEALT, SEATS).silence().play("dealer reports misplaced 5")
    paid.play("supervisor rules confirm")
    assert paid.round.status is Status.VOID
    assert paid.result("ann") == ("returned", 0)


@pytest.mark.rule("Si Ki Pi 5.12")
@pytest.mark.parametrize("seen", ["", "bob looks box 2\n"])
def test_a_hand_of_the_wrong_number_that_cannot_be_reconstructed_goes_out(seen: str) -> None:
    five = recorded(DEALT + seen + "deal 8d to box 2\nsupervisor rules cannot", SEATS)
    assert five.ruled == [("5.12",)]
    assert five.result("bob") == five.result("cat", "bonus") == ("returned", 0)
    assert five.cites("cat", "bonus") == ["5.12"]
    assert five.lying(2) == ""
    five.silence()
    assert five.result("ann") == ("win", 95)  # for the others the round goes on
    assert five.replayed


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11", "Si Ki Pi 5.6.2")
def test_unseen_and_reconstructed_those_on_the_hand_choose() -> None:
    five = table("deal" + " ??" * 12 + "\ndeal 8d to box 2\nsupervisor rules reconstruct")
    assert five.ruled == [("5.12", "5.11")]
    assert five.asked == [("bob", 2), ("cat", 2)]
    five.play(f"turn box 1 {ANN}\nturn box 2 {BOB}\nturn dealer {DEALERS}").silence()
    assert five.result("bob") == ("win", 57)
    assert [str(d.place) for d in five.round.cards if d.card == "8d"] == ["discarded"]


@pytest.mark.rule("Si Ki Pi 5.6")
def test_what_was_won_or_lost_before_the_error_stands() -> None:
    five = recorded(DEALT + "deal 8d to box 2\nsupervisor rules reconstruct", SEATS)
    assert five.asked == [("bob", 2)]  # the Bonus on his four cards is decided


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 5.12")
def test_seen_and_reconstructible_it_is_void() -> None:
    five = recorded(
        DEALT + "bob looks box 2\ndeal 8d to box 2\nsupervisor rules reconstruct", SEATS
    )
    assert five.round.status is Status.VOID
    assert five.ruled == [("5.12", "5.11"), ("5.5.3", "5.16")]


@pytest.mark.rule("Si Ki Pi 5.12")
def test_noticed_before_the_next_round_a_paid_hand_still_goes_out() -> None:
    paid = recorded(DEALT, SEATS, purses={"ann": 500, "bob": 500, "cat": 500, "dan": 500}).silence()
    assert paid.result("bob") == ("win", 57)
    paid.play("dealer reports wrong-number box 2\nsupervisor rules cannot")
    assert paid.result("bob") == ("returned", 0)
    assert paid.result("ann") == ("win", 95)
    assert paid.round.status is Status.CONCLUDED
    assert paid.desk.round.purses == {"ann": 59500, "bob": 50000, "cat": 50000, "dan": 49500}


@pytest.mark.rule("Si Ki Pi 5.5.3")
def test_a_wrong_numbered_dealers_hand_once_seen_is_void() -> None:
    five = recorded(DEALT + "bob looks box 2\ndeal 8d to dealer\nsupervisor rules confirm", SEATS)
    assert five.ruled == [("5.5.3",)]
    assert five.round.status is Status.VOID


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.5.3")
def test_a_wrong_numbered_dealers_hand_unseen() -> None:
    mended = table("deal" + " ??" * 12 + "\ndeal 8d to dealer\nsupervisor rules reconstruct")
    assert mended.asked == [("ann", 1), ("bob", 2), ("dan", None)]
    assert mended.lying(None) == "?? ?? ?? ??"
    lost = recorded(DEALT + "deal 8d to dealer\nsupervisor rules cannot", SEATS)
    assert lost.ruled == [("5.11", "5.5.3")]
    assert lost.round.status is Status.VOID


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.6")
def test_drawn_together_options_close_first_then_the_order_is_fixed() -> None:
    two = table("deal Kd\ndeal Qc+2h")
    assert two.asked == [("ann", 1), ("bob", 2), ("cat", 2), ("dan", None)]
    two.play("clock runs-out")
    assert two.refused("ann rules order 2h Qc").reason is Reason.RANK_TOO_LOW
    two.play("supervisor rules order 2h Qc")
    assert (two.lying(2), two.lying(None)) == ("2h", "Qc")
    assert two.ruled == [("5.11", "5.6")]


@pytest.mark.rule("Si Ki Pi 5.5.3", "Si Ki Pi 5.11")
def test_drawn_together_once_cards_were_seen() -> None:
    void = table("deal Kd\nann looks box 1\ndeal Qc+2h\nsupervisor rules confirm")
    assert void.ruled == [("5.5.3",)]
    # beyond the last card nobody is due them
    idle = recorded(DEALT + "ann looks box 1\ndeal 8d+8h\nsupervisor rules order 8d 8h", SEATS)
    assert idle.due == "ask ann box 1"
    idle.silence()
    assert idle.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 5.11")
def test_a_card_drawn_after_payment_is_discarded() -> None:
    paid = recorded(DEALT, SEATS).silence().play("deal 8d to box 1")
    assert paid.round.status is Status.CONCLUDED
    assert paid.lying(1) == ANN
    assert paid.ruled == [("5.11",)]
    assert paid.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11")
@pytest.mark.parametrize(
    "fact", ["misplaced 0", "misplaced 99", "wrong-number box 5 2", "wrong-number box 1 99"]
)
def test_errors_that_cannot_be(fact: str) -> None:
    assert recorded(DEALT, SEATS).refused(f"dealer reports {fact}").reason in (
        Reason.IMPOSSIBLE_NOW,
        Reason.UNKNOWN,
    )


@pytest.mark.rule("Si Ki Pi 5.12")
def test_one_hand_gone_out_the_dealer_is_still_dealt_for_a_bonus_on_that_hand() -> None:
    bets = "ann bets 100 initial box 1\ndan bets 5 dealer-bonus\ndealer closes\n"
    alone = recorded(bets + "deal Kd Qc 9h", SEATS)
    alone.play("dealer reports wrong-number box 1\nsupervisor rules cannot")
    assert alone.due == "deal dealer"
    alone.play("deal Jd Qd 4s")
    assert alone.result("dan", "dealer-bonus") == ("win", 5)


@pytest.mark.rule("Si Ki Pi 5.11")
def test_an_order_fixed_meanwhile_has_put_the_cards_right() -> None:
    nested = table("deal 4h\ndeal Qh to box 1\ndealer reports together 1\nclock runs-out")
    nested.play("supervisor rules order Qh 4h\nsupervisor rules cannot")
    assert (nested.lying(1), nested.lying(2)) == ("Qh", "4h")
    assert not nested.asked
    assert nested.due == "deal dealer"
