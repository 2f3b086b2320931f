"""Limits at the boxes, walking away, interruptions and what the House answers for (5.1 to 5.4)."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.si_ki_pi.scripting import electronic, in_turn, recorded

ANN, BOB, DEALERS = "Kd 9h 5s 3c", "2h 6c Tc 9s", "Qc Jd 7h 4s"
WINNING = "dealer closes\n" + in_turn(ANN, DEALERS) + "\n"
SEATS = {1: "ann", 2: "bob"}


@pytest.mark.rule("Si Ki Pi 5.1")
def test_excess_noticed_is_rejected_standing_players_first() -> None:
    table = recorded(limits={"maximum": 100}, seats=SEATS)
    table.play("bob bets 50 initial box 1\nann bets 80 initial box 1\ndealer rejects initial box 1")
    assert (table.wager("ann").stake_cents, table.wager("bob").stake_cents) == (8000, 2000)


@pytest.mark.rule("Si Ki Pi 5.1", "Si Ki Pi 1.20")
def test_with_nobody_seated_the_highest_bettor_comes_first() -> None:
    table = recorded(limits={"maximum": 100})
    table.play("bob bets 50 initial box 1\nann bets 80 initial box 1\ndealer rejects initial box 1")
    assert (table.wager("ann").stake_cents, table.wager("bob").stake_cents) == (8000, 2000)


@pytest.mark.rule("Si Ki Pi 5.1", "Si Ki Pi 1.20")
@pytest.mark.parametrize(
    ("initial", "stands"), [("ann", (80, 20)), ("bob", (50, 50)), ("cat", (50, 50))]
)
def test_who_has_the_initial_bet_is_seated_at_the_bonus_too(
    initial: str, stands: tuple[int, int]
) -> None:
    """Ann sits at the box: without an Initial Bet of her own that seats her nowhere."""
    table = recorded(f"{initial} bets 100 initial box 1", SEATS, limits={"maximum": {"bonus": 100}})
    table.play("bob bets 50 bonus box 1\nann bets 80 bonus box 1\ndealer rejects bonus box 1")
    found = [table.wager(name, "bonus").stake_cents // 100 for name in ("ann", "bob")]
    assert tuple(found) == stands


@pytest.mark.rule("Si Ki Pi 5.1.1", "Si Ki Pi 5.1.2")
def test_excess_not_noticed_counts_pro_rata_but_never_below_the_minimum() -> None:
    bets = "ann bets 800 initial box 1\nbob bets 600 initial box 1\ncat bets 30 initial box 1\n"
    table = recorded(bets + WINNING, limits={"minimum": 50, "maximum": 1000}).silence()
    # 554, 416 and 30 at 0.95 to 1
    assert table.result("ann") == ("win", 526.30)
    assert table.result("bob") == ("win", 395.20)
    assert table.result("cat") == ("win", 28.50)
    assert table.cites("ann") == ["3.22.7", "4.1", "5.1.1"]


@pytest.mark.rule("Si Ki Pi 5.2")
def test_under_the_minimum_the_player_may_raise_or_withdraw() -> None:
    table = recorded(
        "ann bets 10 initial box 1\ndealer rejects initial box 1", limits={"minimum": 25}
    )
    table.play("ann bets 15 initial box 1\n" + WINNING).silence()
    assert [w.settlement and w.settlement.result for w in table.round.wagers] == ["win", "win"]
    kept = electronic("ann bets 10 initial box 1\ndealer closes", limits={"minimum": 25})
    assert kept.result("ann") == ("returned", 0)
    assert kept.cites("ann") == ["5.2"]


@pytest.mark.rule("Si Ki Pi 5.2.1")
def test_under_the_minimum_and_not_noticed_it_wins_or_loses() -> None:
    table = recorded("ann bets 10 initial box 1\n" + WINNING, limits={"minimum": 25}).silence()
    assert table.result("ann") == ("win", 9.50)


@pytest.mark.rule("Si Ki Pi 5.3")
def test_the_hand_of_who_walked_away_is_set_by_house_way() -> None:
    table = electronic("ann bets 100 initial box 1\n" + WINNING, SEATS)
    assert table.due == "ask ann box 1"
    table.play("dealer reports walked-away ann")
    assert table.set_as(1) == "5s 3c / Kd 9h"
    assert table.result("ann") == ("win", 95)
    assert table.ruled == [("5.3",)]


@pytest.mark.rule("Si Ki Pi 5.3")
def test_another_bettor_on_the_box_decides_the_highest_present() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 20 initial box 1\ncat bets 30 initial box 1\n"
    table = electronic(bets + WINNING, SEATS).play("dealer reports walked-away ann")
    assert table.due == "ask cat box 1"
    table.play("cat arranges box 1 Kd 5s / 9h 3c")
    assert table.result("ann") == ("lose", -100)


@pytest.mark.rule("Si Ki Pi 5.3")
@pytest.mark.parametrize("said", ["arranges box 1 Kd 9h / 5s 3c", "house-way box 1", "looks box 1"])
@pytest.mark.parametrize("also", ["", "cat bets 20 initial box 1\n"])
def test_who_walked_away_sets_no_hand(said: str, also: str) -> None:
    bets = f"ann bets 100 initial box 1\nbob bets 60 initial box 2\n{also}dealer closes\n"
    table = recorded(bets + in_turn(ANN, BOB, DEALERS), SEATS).play(
        "dealer reports walked-away ann"
    )
    refused = table.refused(f"ann {said}")
    assert (refused.reason, refused.cites) == (Reason.NOT_YOURS, ("Si Ki Pi 5.3",))
    assert refused.sentence.endswith("set by cat." if also else "set by House Way.")


@pytest.mark.rule("Si Ki Pi 1.20", "Si Ki Pi 5.15", "Si Ki Pi 5.1.1")
def test_the_highest_bet_is_that_of_the_chips_that_lie() -> None:
    bets = "ann bets 60 initial box 3\nbob bets 120 initial box 3\n"
    table = recorded(bets + WINNING, limits={"minimum": 50, "maximum": 100})
    assert {w.action_cents for w in table.round.wagers} == {5000}  # of both 50 count
    assert table.due == "ask bob box 3"


@pytest.mark.rule("Si Ki Pi 1.20")
def test_chips_bet_one_after_the_other_add_up_and_a_tie_is_the_earlier_bettors() -> None:
    bets = "ann bets 40 initial box 3\nbob bets 60 initial box 3\nann bets 20 initial box 3\n"
    assert recorded(bets + WINNING).due == "ask ann box 3"


@pytest.mark.rule("Si Ki Pi 5.4", "Si Ki Pi 5.4.2")
def test_an_interruption_before_any_outcome_voids() -> None:
    table = electronic("ann bets 100 initial box 1\nann bets 5 bonus box 1\ndealer closes", SEATS)
    table.play("deal Kd Qc 9h Jd 5s 7h\ndealer reports interruption\nsupervisor rules confirm")
    assert table.round.status is Status.VOID
    assert table.result("ann", "bonus") == ("returned", 0)
    assert table.ruled == [("5.4.2",)]


@pytest.mark.rule("Si Ki Pi 5.4", "Si Ki Pi 5.4.1")
@pytest.mark.parametrize("cards", ["Kd Qc Kh", "Kd Qc 9h Qs", "Kd Qc 9h Jd 5s 7h 3c"])
def test_a_pair_or_four_cards_establish_an_outcome(cards: str) -> None:
    table = electronic("ann bets 100 initial box 1\ndealer closes", SEATS)
    table.play(f"deal {cards}\ndealer reports interruption")
    assert table.ruled == [("5.4.1",)]
    assert table.round.status is Status.PLAY


@pytest.mark.rule("Si Ki Pi 5.4.1", "Si Ki Pi 5.6.3")
def test_an_outcome_stays_established_when_its_hand_has_left() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes\n"
    table = recorded(bets + "deal Kd 9h Qc Kh\ndeal 5s to dealer", SEATS)
    table.play("supervisor rules reconstruct\nann takes-back\nbob continues")
    assert table.lying(1) == ""  # a pair of Kings has decided what its Bonus would have paid
    table.play("dealer reports interruption")
    assert table.ruled[-1] == ("5.4.1",)
    assert table.round.status is Status.PLAY


@pytest.mark.rule("Si Ki Pi 5.4.2")
def test_faces_nobody_knows_establish_nothing() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal" + " ??" * 8, SEATS)
    table.play("dealer reports interruption\nsupervisor rules confirm")
    assert table.round.status is Status.VOID


@pytest.mark.rule("Si Ki Pi 5.4.1", "Si Ki Pi 3.18")
def test_an_arrangement_that_named_its_cards_makes_them_known() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes\n"
    table = recorded(bets + "deal" + " ??" * 12, SEATS)
    table.play("ann arranges box 1 Kd 9h / 5s 3c\ndealer reports interruption")
    assert table.ruled == [("5.4.1",)]
    assert table.due == "ask bob box 2"


@pytest.mark.rule("Si Ki Pi 5.5", "Si Ki Pi 5.5.1", "Si Ki Pi 5.16")
def test_a_foreign_card_voids_and_all_bets_go_back() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 5 bonus box 1\ncat bets 5 dealer-bonus\n"
    table = recorded(bets + "dealer closes\ndeal Kd Qc Kd", SEATS)  # a second King of diamonds
    table.play("supervisor rules confirm")
    assert {w.settlement and w.settlement.result for w in table.round.wagers} == {"returned"}
    assert table.cites("cat", "dealer-bonus") == ["5.5.1", "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5.4", "Si Ki Pi 5.5.5", "Si Ki Pi 5.5.6")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [("not-shuffled", "5.5.4"), ("cards-missing", "5.5.5"), ("shoe-empty", "5.5.6")],
)
def test_cards_that_are_unfit_void_the_round(fact: str, paragraph: str) -> None:
    table = electronic("ann bets 100 initial box 1\ndealer closes\ndeal Kd", SEATS)
    table.play(f"ann reports {fact}")
    assert table.refused("dealer rules confirm").reason is Reason.RANK_TOO_LOW
    table.play("supervisor rules confirm")
    assert table.ruled == [(paragraph,)]
    assert table.cites("ann") == [paragraph, "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5", "Si Ki Pi 5.16")
def test_a_void_after_payment_undoes_the_payment() -> None:
    table = electronic("ann bets 100 initial box 1\n" + WINNING, SEATS, purses={"ann": 500})
    table.play("ann house-way box 1")
    assert table.desk.round.purses == {"ann": 59_500}
    table.play("dealer reports cards-missing\nsupervisor rules confirm")
    assert table.desk.round.purses == {"ann": 50_000}


@pytest.mark.rule("Si Ki Pi 5.14")
def test_an_error_of_an_earlier_round_changes_nothing() -> None:
    table = electronic("ann bets 100 initial box 1\n" + WINNING + "ann house-way box 1", SEATS)
    assert table.desk.open_round()
    table.play("ann bets 10 initial box 1\ndealer closes")
    table.play('dealer reports noticed-late "box 1 had five cards"\n' + in_turn(BOB, DEALERS))
    table.silence()
    assert table.ruled == [("5.14",)]
    assert table.result("ann") == ("win", 9.5)


@pytest.mark.rule("Si Ki Pi 5.15", "Si Ki Pi 5.17")
def test_chips_are_settled_where_they_lie_whoever_placed_them() -> None:
    table = electronic("ann bets 100 initial box 1\ndealer bets 50 initial box 2 for bob\n", SEATS)
    assert table.refused("cat bets 5 initial box 2 for bob").cites == ("Si Ki Pi 5.17",)
    table.play("dealer closes\n" + in_turn(ANN, "As Kh Qs 2d", DEALERS)).silence()
    assert table.wager("bob").placed_by == "dealer"
    assert table.result("bob") == ("lose", -50)  # 1 and 2: though he meant box 1


@pytest.mark.rule("Si Ki Pi 5.18")
def test_what_the_book_does_not_resolve_is_for_the_shift_manager() -> None:
    table = electronic("ann bets 100 initial box 1\n" + WINNING, SEATS)
    table.play('dealer reports other "a glass fell on box 1"')
    low = table.refused('manager decides void "wet cards"')
    assert (low.reason, low.cites) == (Reason.RANK_TOO_LOW, ("Si Ki Pi 5.18",))
    table.play('shift-manager decides return ann initial box 1 "wet cards"')
    assert table.result("ann") == ("returned", 0)


@pytest.mark.rule("Si Ki Pi 5.18")
def test_a_card_found_face_up_in_the_shoe_is_for_the_shift_manager() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal Kd", SEATS)
    table.play("dealer reports face-up-in-shoe Qc")
    assert table.refused("deal Qc").cites == ("Si Ki Pi 5.18",)
    table.play('shift-manager decides stand "it comes next anyway"\ndeal Qc')
    assert (table.lying(None), table.ruled) == ("Qc", [("5.18",)])


@pytest.mark.rule("Si Ki Pi 3.17", "Si Ki Pi 5.18")
def test_no_answer_tells_a_card_that_lies_face_down_from_one_in_the_shoe() -> None:
    for card in ("Kd", "Qc"):
        table = recorded("ann bets 100 initial box 1\ndealer closes\ndeal Kd", SEATS)
        table.play(f"ann reports face-up-in-shoe {card}")
        assert table.refused("deal 2c").cites == ("Si Ki Pi 5.18",)
