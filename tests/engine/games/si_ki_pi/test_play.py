"""From the first card to the last hand set: dealing, looking, arranging, House Way."""

import pytest

from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.si_ki_pi.scripting import electronic, in_turn, recorded

SEATS = {1: "ann", 2: "bob"}
BETS = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes\n"
ANN, BOB, DEALERS = "Kd 9h 5s 3c", "2h 6c Tc 9s", "Qc Jd 7h 4s"
DEALT = BETS + in_turn(ANN, BOB, DEALERS) + "\n"


@pytest.mark.rule("Si Ki Pi 3.15")
def test_one_card_at_a_time_to_each_box_with_an_initial_bet_then_the_dealer() -> None:
    table = electronic("ann bets 10 initial box 5\nbob bets 10 initial box 2\ndealer closes")
    order = []
    for face in ["2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts", "Js", "Qs", "Ks"]:
        order.append(table.due)
        table.play(f"deal {face}")
    assert order == ["deal box 2", "deal box 5", "deal dealer"] * 4
    assert table.lying(None) == "4s 7s Ts Ks"


@pytest.mark.rule("Si Ki Pi 3.16")
def test_a_shuffler_gives_sets_of_four() -> None:
    bets = "ann bets 10 initial box 5\nbob bets 10 initial box 2\ndealer closes\n"
    table = electronic(bets + "deal 2s 3s 4s 5s 6s 7s 8s 9s", dealing="sets")
    assert (table.lying(2), table.lying(5)) == ("2s 3s 4s 5s", "6s 7s 8s 9s")
    assert table.due == "deal dealer"
    assert table.refused("deal Ts to box 2").cites == ("Si Ki Pi 3.16",)


@pytest.mark.rule("Si Ki Pi 3.15")
def test_an_electronic_table_refuses_a_card_that_is_not_due() -> None:
    refused = electronic(BETS).refused("deal 9h to dealer")
    assert refused.reason is Reason.CARD_NOT_DUE
    assert refused.cites == ("Si Ki Pi 3.15",)


@pytest.mark.rule("Si Ki Pi 3.17")
def test_players_look_when_the_dealer_directs_them_to() -> None:
    table = electronic(BETS + "deal Kd 2h", SEATS)
    early = table.refused("ann looks box 1")
    assert (early.reason, early.cites) == (Reason.NOT_NOW, ("Si Ki Pi 3.17",))
    assert table.refused("ann arranges box 1 Kd 9h / 5s 3c").cites == ("Si Ki Pi 3.17",)
    table.play("deal Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s\nann looks box 1")
    assert table.refused("ann looks box 1").cites == ("Si Ki Pi 3.17",)
    assert table.round.play.looked == {"ann": 1}
    assert table.due == "ask ann box 1"


@pytest.mark.rule("Si Ki Pi 3.17")
def test_a_recorded_table_takes_note_of_an_early_look() -> None:
    table = recorded(BETS, SEATS)
    assert table.refused("ann looks box 1").reason is Reason.NOT_NOW
    table.play("deal Kd\nann looks box 1")
    assert table.round.play.looked == {"ann": 1}


@pytest.mark.rule("Si Ki Pi 3.18")
def test_a_hand_is_arranged_once() -> None:
    table = electronic(DEALT, SEATS).play("ann arranges box 1 3c 5s / 9h Kd")
    assert table.set_as(1) == "5s 3c / Kd 9h"
    for line in ("ann arranges box 1 Kd 5s / 9h 3c", "ann house-way box 1", "ann looks box 1"):
        again = table.refused(line)
        assert (again.reason, again.cites) == (Reason.NOT_NOW, ("Si Ki Pi 3.18",))
    assert table.due == "ask bob box 2"


@pytest.mark.rule("Si Ki Pi 3.18")
@pytest.mark.parametrize(
    ("halves", "reason"),
    [
        ("Kd 9h / 5s 3d", Reason.NOT_OFFERED),
        ("Kd 9h / 5s 5s", Reason.UNKNOWN),
        ("Kd 9h / 9h 3c", Reason.UNKNOWN),
    ],
)
def test_a_hand_is_arranged_of_its_own_four_cards(halves: str, reason: Reason) -> None:
    refused = electronic(DEALT, SEATS).refused(f"ann arranges box 1 {halves}")
    assert (refused.reason, refused.cites) == (reason, ("Si Ki Pi 3.18",))


@pytest.mark.rule("Si Ki Pi 3.19")
def test_a_player_leaves_a_hand_to_house_way() -> None:
    table = electronic(DEALT, SEATS).play("ann house-way box 1")
    assert table.due == "ask bob box 2"
    assert table.refused("ann arranges box 1 Kd 5s / 9h 3c").cites == ("Si Ki Pi 3.19",)
    table.play("bob house-way box 2")
    assert table.set_as(2) == "6c 2h / Tc 9s"
    assert (table.result("ann"), table.result("bob")) == (("win", 95), ("win", 57))


@pytest.mark.rule("Si Ki Pi 3.19", "Si Ki Pi 3.18")
def test_who_says_nothing_gets_house_way() -> None:
    table = electronic(DEALT, SEATS).play("bob arranges box 2 2h Tc / 6c 9s\nclock runs-out")
    assert table.due == "Nothing"
    assert table.set_as(1) == "5s 3c / Kd 9h"
    assert table.result("bob") == ("lose", -60)


@pytest.mark.rule("Si Ki Pi 3.5", "Si Ki Pi 3.12.2")
def test_the_seated_player_decides_for_the_box_and_nobody_else() -> None:
    table = electronic("cat bets 500 initial box 1\n" + DEALT, SEATS)
    for line in ("cat looks box 1", "cat house-way box 1", "dealer house-way box 1"):
        refused = table.refused(line)
        assert refused.reason is Reason.NOT_YOURS
        assert refused.cites == ("Si Ki Pi 3.5", "Si Ki Pi 3.12.2")
    table.play("ann arranges box 1 Kd 5s / 9h 3c").silence()
    assert table.result("cat")[0] == table.result("ann")[0] == "lose"  # 2 and 5 against 4 and 7


@pytest.mark.rule("Si Ki Pi 1.20")
def test_with_nobody_seated_the_highest_bettor_decides_the_earlier_on_a_tie() -> None:
    bets = "ann bets 40 initial box 1\nbob bets 60 initial box 1\ncat bets 60 initial box 1\n"
    table = electronic(bets + "dealer closes\n" + in_turn(ANN, DEALERS))
    assert table.due == "ask bob box 1"
    assert table.refused("cat house-way box 1").reason is Reason.NOT_YOURS


@pytest.mark.rule("Si Ki Pi 1.20")
def test_sitting_without_a_bet_makes_nobody_a_seated_player() -> None:
    table = electronic("bob bets 60 initial box 1\ndealer closes\n" + in_turn(ANN, DEALERS), SEATS)
    assert table.due == "ask bob box 1"


@pytest.mark.rule("Si Ki Pi 3.11", "Si Ki Pi 1.20")
def test_a_player_looks_at_one_hand_the_other_is_set_by_house_way() -> None:
    bets = "cat bets 10 initial box 3\ncat bets 10 initial box 4\ndealer closes\n"
    table = electronic(bets + in_turn(ANN, BOB, DEALERS))
    assert table.due == "ask cat box 3"
    table.play("cat looks box 4")
    assert table.due == "ask cat box 4"
    for line in ("cat looks box 3", "cat arranges box 3 Kd 5s / 9h 3c"):
        refused = table.refused(line)
        assert (refused.reason, refused.cites) == (Reason.NOT_YOURS, ("Si Ki Pi 3.11",))
    table.play("cat arranges box 4 2h Tc / 6c 9s")
    assert table.set_as(3) == "5s 3c / Kd 9h"
    assert table.result("cat", box=3) == ("win", 9.5)


@pytest.mark.rule("Si Ki Pi 3.19", "Si Ki Pi 3.11")
def test_leaving_a_hand_to_house_way_unseen_leaves_the_look_for_another() -> None:
    bets = "cat bets 10 initial box 3\ncat bets 10 initial box 4\ndealer closes\n"
    table = electronic(bets + in_turn(ANN, BOB, DEALERS)).play("cat house-way box 3")
    assert table.due == "ask cat box 4"
    table.play("cat looks box 4\ncat house-way box 4")
    assert table.result("cat", box=4) == ("win", 9.5)


@pytest.mark.rule("Si Ki Pi 3.20")
def test_other_boxes_of_a_seated_player_are_set_by_house_way() -> None:
    bets = "ann bets 100 initial box 1\nann bets 80 initial box 3\nbob bets 60 initial box 3\n"
    table = electronic(bets + "dealer closes\n" + in_turn(ANN, BOB, DEALERS), SEATS)
    refused = table.refused("ann looks box 3")
    assert (refused.reason, refused.cites) == (Reason.NOT_YOURS, ("Si Ki Pi 3.20",))
    lower = table.refused("bob looks box 3")  # she, not he, is the highest bettor there
    assert (lower.reason, lower.cites) == (Reason.NOT_YOURS, ("Si Ki Pi 3.5",))
    table.play("ann house-way box 1")
    assert table.set_as(3) == "6c 2h / Tc 9s"
    assert table.due == "Nothing"


@pytest.mark.rule("Si Ki Pi 3.20", "Si Ki Pi 3.11")
def test_who_sits_at_two_boxes_still_looks_at_one_hand() -> None:
    bets = "ann bets 100 initial box 1\nann bets 80 initial box 2\ndealer closes\n"
    table = electronic(bets + in_turn(ANN, BOB, DEALERS), {1: "ann", 2: "ann"})
    table.play("ann arranges box 2 2h Tc / 6c 9s")
    assert table.due == "Nothing"
    assert table.set_as(1) == "5s 3c / Kd 9h"


@pytest.mark.parametrize("line", ["ann looks box 3", "ann house-way box 9"])
def test_a_box_without_a_hand(line: str) -> None:
    assert electronic(DEALT, SEATS).refused(line).reason is Reason.UNKNOWN


@pytest.mark.rule("Si Ki Pi 3.15", "Si Ki Pi 3.21", "Si Ki Pi 3.22")
def test_cards_dealt_face_down_are_opened_after_the_hands_are_set() -> None:
    table = recorded(BETS + "deal" + " ??" * 12, SEATS)
    assert table.due == "ask ann box 1"
    table.play("ann arranges box 1 Kd 9h / 5s 3c\nbob house-way box 2")
    assert table.due == "turn box 2"  # to be set by the Dealer, before the Dealer's own is shown
    table.play("turn box 2 2h 6c Tc 9s")
    assert table.due == "turn dealer"
    table.play("turn dealer Qc Jd 7h 4s")
    assert table.due == "turn box 1"
    table.play("turn box 1 9h Kd 3c 5s")
    assert table.due == "Nothing"
    assert (table.result("ann"), table.result("bob")) == (("win", 95), ("win", 57))
    assert table.replayed


@pytest.mark.rule("Si Ki Pi 3.18")
def test_a_hand_laid_face_down_is_opened_as_it_was_named() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("turn dealer Qc Jd 7h 4s\nturn box 1 Kd")
    table.play("ann arranges box 1 Kd 5s / 9h 3c").silence()
    assert sorted(table.lying(1).split()) == ["3c", "5s", "9h", "Kd"]
    assert table.result("ann") == ("lose", -100)


@pytest.mark.rule("Si Ki Pi 3.18")
def test_a_hand_named_wrongly_is_asked_for_again_when_it_is_opened() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("ann arranges box 1 Kd 5s / 9h 3c")
    assert table.due == "turn dealer"
    table.play("turn box 1 Kd 9h 5s 3d")
    assert table.due == "ask ann box 1"
    table.play("ann arranges box 1 Kd 9h / 5s 3d\nturn dealer Qc Jd 7h 4s")
    assert table.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 2.2.1")
def test_a_card_that_lies_elsewhere_cannot_be_named() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("turn dealer Qc Jd 7h 4s")
    refused = table.refused("ann arranges box 1 Kd Qc / 9h 3c")
    assert (refused.reason, refused.cites) == (Reason.NOT_IN_SHOE, ("Si Ki Pi 2.2.1",))


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 2.2.1")
def test_a_card_named_in_another_hand_cannot_be_named_again() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes\n"
    table = recorded(bets + "deal" + " ??" * 12, {1: "ann", 2: "bob"})
    table.play("ann arranges box 1 Kd 9h / 5s 3c")
    assert table.refused("bob arranges box 2 Kd 6c / Tc 9s").reason is Reason.NOT_IN_SHOE
    table.play("bob arranges box 2 2h 6c / Tc 9s\nturn dealer Qc Jd 7h 4s").silence()
    assert table.result("bob") == ("win", 57)


@pytest.mark.rule("Si Ki Pi 3.18")
def test_a_named_card_that_turns_up_elsewhere_is_not_opened_twice() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("ann arranges box 1 Kd 9h / 5s 3c\nturn dealer Qc Kd 7h 4s").silence()
    assert table.due == "turn box 1"
    assert table.lying(1) == "?? ?? ?? ??"


@pytest.mark.rule("Si Ki Pi 3.21", "Si Ki Pi 3.18")
def test_once_the_dealer_has_shown_the_hand_nobody_sets_one() -> None:
    table = electronic("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("turn dealer Qc Jd 7h 4s")
    assert table.due == "turn box 1"
    late = table.refused("ann arranges box 1 Kd 5s / 9h 3c")
    assert (late.reason, late.cites) == (Reason.NOT_NOW, ("Si Ki Pi 3.18", "Si Ki Pi 3.21"))
    table.play("turn box 1 Kd 9h 5s 3c")
    assert table.result("ann") == ("win", 95)


def test_deal_alone_stops_only_when_a_hand_is_to_be_set() -> None:
    shoe = {"cards": "Kd 2h Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s"}
    for kind in (electronic, recorded):
        table = kind(BETS + "deal", SEATS, shoe=shoe)
        assert table.due == "ask ann box 1"


def test_what_a_player_may_do_now() -> None:
    from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay, Look
    from croupier.engine.table.viewing.legal import legal

    table = electronic(DEALT, SEATS)
    game, round = table.desk.game, table.round
    offered = [type(offer.command) for offer in own_offers(game, round, player("ann"))]
    assert offered == [Look, Arrange, Arrange, Arrange, HouseWay]
    assert own_offers(game, round, DEALER) == own_offers(game, round, player("cat")) == ()
    hidden = recorded(BETS + "deal" + " ??" * 12, SEATS)
    named = next(
        offer
        for offer in legal(game, hidden.round, player("ann"))
        if isinstance(offer.command, Arrange)
    )
    assert named.admits(named.command)
    assert not named.admits(HouseWay(player("ann"), 1))
    assert not named.admits(Arrange(player("bob"), 1, ()))
    assert not named.admits(Arrange(player("ann"), 1, ()))


def test_what_this_game_does_not_have() -> None:
    from croupier.engine.games.si_ki_pi.deciding import decide
    from croupier.engine.table.vocabulary.commands import TimeRanOut

    refused = decide(electronic(DEALT, SEATS).round, TimeRanOut(DEALER))
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.UNKNOWN


def test_no_clock_runs_while_cards_are_dealt() -> None:
    assert electronic(BETS, SEATS).refused("clock runs-out").reason is Reason.NOT_NOW
    table = recorded(BETS + "deal" + " ??" * 12 + "\nclock runs-out", SEATS)
    assert table.due == "turn box 1"
    assert table.refused("clock runs-out").reason is Reason.NOT_NOW
