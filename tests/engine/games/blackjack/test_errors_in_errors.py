"""What an outside audit found: errors inside errors, calls of those who left, cards that wait."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.possible_facts import Preview
from croupier.engine.table.vocabulary.events import AwaitingOrder, AwaitingRuling
from tests.engine.games.spoken import asked, at, paid, recorded, refused, ruled, said

SEATS = {1: "ann", 2: "bob"}
TWO = "ann bets 100 initial box 1\nbob bets 100 initial box 2\n"
SHARED = TWO + "carl bets 50 initial box 1\n"
DEALT = "dealer closes\ndeal Th 9c 6d 5h 7c\n"


@pytest.mark.rule("Blackjack 5.9", "Baccarat 5.8")
def test_a_card_said_to_lie_elsewhere_lies_where_it_was_keyed_when_that_was_unfounded() -> None:
    for number, place in ((4, "player"), (5, "banker")):
        desk = recorded("baccarat", "bob bets 100 player box 2\ndealer closes\ndeal 2h 4c Ks 2d 7d")
        said(desk, f"dealer reports misplaced {number} to {place}")
        said(desk, 'supervisor rules unfounded "as it was keyed"\ndeal 4h')
        assert paid(desk) == {"bob player box 2": 200}
    desk = recorded("blackjack", TWO + DEALT + "ann hits box 1\ndeal 3d", SEATS)
    said(desk, 'dealer reports misplaced 6 to box 2\nsupervisor rules unfounded "no"')
    assert (at(desk, "box 1"), at(desk, "box 2")) == ("Th 5h 3d", "9c 7c")
    said(desk, "ann stands box 1")


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.12")
def test_what_cannot_be_reconstructed_stays_when_another_error_is_ordered() -> None:
    desk = recorded("blackjack", TWO + "dealer closes\ndeal Th 9c 6d 2h 7c\nann hits box 1", SEATS)
    said(desk, "deal 3d to box 2\nsupervisor rules cannot\nclock runs-out\ndeal 5c")
    said(desk, "ann stands box 1\nbob stands box 2\ndealer reports together 4\nclock runs-out")
    said(desk, "ann rules order 2h 7c")
    assert (at(desk, "box 1"), at(desk, "box 2")) == ("Th 2h 5c", "9c 7c 3d")
    assert desk.round.play.hands[0].stood


@pytest.mark.rule("Blackjack 5.12", "Blackjack 3.12")
@pytest.mark.parametrize("squeezed", [True, False])
def test_cards_for_a_box_are_picked_whoever_may_still_answer_or_turn(squeezed: bool) -> None:
    squeeze = "ann asks-squeeze box 1\nsupervisor grants-squeeze\n"
    dealt = "dealer closes\ndeal ?? 9c 6d ?? 7c\n" if squeezed else DEALT
    desk = recorded("blackjack", TWO + (squeeze if squeezed else "") + dealt, SEATS)
    said(desk, "deal 3d+4d")
    assert desk.round.halts[-1].paragraph == "Blackjack 5.12"
    said(desk, "clock runs-out")
    assert desk.round.halts[-1].awaiting == AwaitingOrder("ann")


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 3.8")
@pytest.mark.parametrize("called", ["hits", "doubles 100"])
def test_what_somebody_called_who_then_left_binds_nobody(called: str) -> None:
    desk = recorded("blackjack", SHARED + DEALT + f"ann {called} box 1", SEATS)
    said(desk, "deal 3d to box 2\nsupervisor rules cannot\nann takes-back")
    said(desk, "carl continues\nbob continues\ncarl hits box 1\ndeal 2c\ncarl hits box 1\ndeal 2d")
    said(desk, "carl stands box 1")
    assert at(desk, "box 1") == "Th 5h 2c 2d"


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7.3")
def test_a_card_waits_for_whoever_decides_when_the_caller_has_left() -> None:
    desk = recorded("blackjack", SHARED + DEALT + "ann hits box 1\ndeal Kd+4d", SEATS)
    said(desk, "ann takes-back\ncarl continues\nbob continues\ncarl rules order Kd 4d")
    assert at(desk, "box 1") == "Th 5h"
    said(desk, "carl stands box 1")


@pytest.mark.rule("Baccarat 5.7.1", "Baccarat 5.10")
def test_an_open_choice_outlives_the_order_that_is_carried_out_under_another_fact() -> None:
    desk = recorded("baccarat", "bob bets 100 player box 2\ncarl bets 50 banker box 3\n")
    said(desk, "dealer closes\ndeal Qs\ndeal Qd+8d\nsupervisor rules order Qd 8d\ncarl continues")
    said(desk, "dealer reports face-up-in-shoe 5d")
    assert isinstance(desk.preview(), Preview)
    said(desk, "bob takes-back")
    assert asked(desk) == [("carl", None)]
    said(desk, "carl takes-back")
    assert set(paid(desk).values()) == {100, 50}


@pytest.mark.rule("Blackjack 5.10.3")
@pytest.mark.parametrize("late", ["misplaced 6 to box 3", "dealt-to-empty-box box 3 6"])
def test_a_card_to_an_empty_box_noticed_late_is_discarded_too(late: str) -> None:
    opening = TWO + DEALT + "dealer settles-interim\nann hits box 1\n"
    at_once = recorded("blackjack", opening + "deal 6h to box 3", SEATS)
    noticed = said(recorded("blackjack", opening + "deal 6h", SEATS), f"dealer reports {late}")
    for desk in (at_once, noticed):
        assert desk.round.halts[-1].paragraph == "Blackjack 5.10.3"
        said(desk, "clock runs-out")
        assert at(desk, "discarded") == "6h"


@pytest.mark.rule("Blackjack 5.5.1", "Blackjack 5.12", "Blackjack 5.3")
def test_false_alarms_are_lifted_in_any_order() -> None:
    opening = "dealer reports foreign-card\ndealer reports together 4\n"
    for first, second in (("foreign-card", "together"), ("together", "foreign-card")):
        desk = recorded("blackjack", TWO + DEALT + opening, SEATS)
        said(desk, f'supervisor rules unfounded {first} "no"')
        said(desk, f'supervisor rules unfounded {second} "no"\nann stands box 1')
    desk = recorded("blackjack", TWO + DEALT + "dealer reports walked-away ann", SEATS)
    said(desk, "bob surrenders box 2")
    said(desk, 'supervisor rules unfounded walked-away "she is here"\nann stands box 1')


@pytest.mark.rule("Blackjack 5.12.2", "Blackjack 5.7.3")
def test_no_order_is_needed_when_all_who_could_have_left() -> None:
    desk = recorded("blackjack", TWO + DEALT + "ann surrenders box 1\nbob hits box 2", SEATS)
    said(desk, "deal 3d+4d\nbob takes-back")
    assert desk.round.status is Status.CONCLUDED
    assert paid(desk) == {"ann initial box 1": 50, "bob initial box 2": 100}


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.11")
def test_a_card_that_waits_is_laid_after_those_who_may_still_answer() -> None:
    desk = recorded("blackjack", TWO + DEALT + "dealer reports face-up-in-shoe 3d", SEATS)
    said(desk, "ann hits box 1\nbob surrenders box 2")
    assert at(desk, "box 1") == "Th 5h 3d"
    silent = recorded("blackjack", TWO + DEALT + "dealer reports face-up-in-shoe 3d", SEATS)
    said(silent, "ann hits box 1\nann stands box 1")  # going on means that bob declines
    assert at(silent, "box 1") == "Th 5h 3d"
    said(silent, "bob surrenders box 2")
    assert isinstance(silent.round.halts[-1].awaiting, AwaitingRuling)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.15.2(a)")
def test_a_card_to_the_dealer_put_back_and_a_squeeze_leave_the_window_open() -> None:
    desk = recorded("blackjack", TWO + DEALT + "deal 3d to dealer", SEATS)
    said(desk, "supervisor rules reconstruct\nclock runs-out\nbob surrenders box 2")
    squeeze = "ann asks-squeeze box 1\nsupervisor grants-squeeze\ndealer closes\n"
    desk = recorded("blackjack", TWO + squeeze + "deal ?? 9c Ad ?? 7c\nbob insures 50 box 2", SEATS)
    assert desk.round.wagers[-1].spot.bet == "insurance"


@pytest.mark.rule("Blackjack 5.12.1")
def test_the_dealers_cards_drawn_together_are_discarded_as_if_noticed_at_once() -> None:
    desk = recorded("blackjack", TWO + "dealer closes\ndeal Th 9c 6d 8h 7c", SEATS)
    said(desk, "dealer reports together 3\nsupervisor rules confirm\nclock runs-out")
    assert (at(desk, "dealer"), at(desk, "box 2"), at(desk, "discarded")) == ("7c", "9c", "6d 8h")


@pytest.mark.rule("Baccarat 5.12.3", "Andar Bahar 5.14.3")
def test_a_round_whose_bets_were_all_taken_back_may_end_there() -> None:
    desk = recorded("baccarat", "ann bets 100 banker box 1\ndealer closes\ndeal 2h\n")
    said(desk, "deal 4c to player\nsupervisor rules reconstruct\nann takes-back")
    assert desk.silence()
    assert desk.round.status is Status.CONCLUDED
    dealt_on = recorded("baccarat", "ann bets 100 banker box 1\ndealer closes\ndeal 2h\n")
    said(dealt_on, "deal 4c to player\nsupervisor rules reconstruct\nann takes-back\ndeal Kd 5s")
    assert at(dealt_on, "banker") == "4c 5s"


@pytest.mark.rule("Blackjack 3.17", "Blackjack 5.9")
def test_facts_that_cannot_be_are_refused() -> None:
    desk = recorded("blackjack", TWO + "dealer closes\ndeal Th 9c Ad 5h 7c\nann hits box 1", SEATS)
    said(desk, "deal 2c")
    for fact in ("surrendered-too-late bob box 2", "wrong-number box 7 3"):
        assert refused(desk, f"dealer reports {fact}").cites
    assert ruled(desk) == []


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7.3", "Blackjack 1.23")
def test_a_split_bet_taken_back_stays_out_when_the_split_is_kept() -> None:
    """Two cards drawn together are noticed after a Split; its second hand is taken back, the cards
    stay in their order and with them the Split."""
    split = "dealer closes\ndeal 3h Kc 3d\nann splits box 1\ndealer reports together 1\n"
    desk = recorded(
        "blackjack", "ann bets 100 initial box 1\n" + split, SEATS, purses={"ann": 1000}
    )
    said(desk, "ann continues box 1 hand 1\nann takes-back box 1 hand 2\nann rules order 3h Kc")
    assert desk.round.purses == {"ann": 90_000}
    assert [wager.open for wager in desk.round.wagers] == [True, False]
    said(desk, "deal 9d\nann stands box 1\ndeal 9c")
    assert desk.round.status is Status.CONCLUDED
    assert paid(desk) == {"ann initial box 1": 0, "ann split box 1": 100}
