"""Cards shown too early: what was seen, by whom, and in whose hand (5.5.2, 5.7, 5.8, 5.9)."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.si_ki_pi.scripting import Table, electronic, in_turn, recorded

SEATS = {1: "ann", 2: "bob"}
BETS = (
    "ann bets 100 initial box 1\nbob bets 60 initial box 2\ncat bets 10 bonus box 1\n"
    "cat bets 5 dealer-bonus\ndealer closes\n"
)
DEALT = BETS + "deal" + " ??" * 12 + "\n"
OPENED = "turn box 1 Kd 9h 5s 3c\nturn box 2 2h 6c Tc 9s\nturn dealer Qc Jd 7h 4s"


def dealt(lines: str = "") -> Table:
    return recorded(DEALT + lines, SEATS)


@pytest.mark.rule("Si Ki Pi 5.5.2")
def test_two_cards_of_the_dealers_hand_shown_unseen_void_the_round() -> None:
    table = dealt("dealer reports exposed-by-dealer dealer 2\nsupervisor rules confirm")
    assert table.round.status is Status.VOID
    assert table.ruled == [("5.5.2",)]
    assert table.cites("bob") == ["5.5.2", "5.16"]


@pytest.mark.rule("Si Ki Pi 5.5.2", "Si Ki Pi 5.7")
def test_cards_of_both_hands_shown_void_the_round() -> None:
    table = dealt("dealer reports exposed-by-dealer box 1 2")
    assert table.asked == [("ann", 1), ("cat", 1)]
    table.play("dealer reports exposed-by-dealer dealer 3\nsupervisor rules confirm")
    assert table.round.status is Status.VOID


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6", "Si Ki Pi 5.6.3")
def test_two_cards_of_a_players_hand_shown_unseen_give_options_to_those_on_it() -> None:
    table = dealt("dealer reports exposed-by-dealer box 1 2")
    assert table.ruled == [("5.7", "5.6")]
    assert table.refused("bob takes-back").reason is Reason.NOT_YOURS
    table.play("ann takes-back box 1\ncat continues")
    assert table.result("ann") == ("returned", 0)
    assert table.cites("ann") == ["5.6.3"]
    assert table.lying(1) == "?? ?? ?? ??"  # cat's Bonus is still on it
    assert table.due == "ask bob box 2"  # nobody has an Initial Bet to set box 1 for
    table.play(f"bob house-way box 2\n{OPENED}")
    assert table.result("cat", "bonus") == ("lose", -10)
    assert table.result("bob") == ("win", 57)
    assert table.replayed


@pytest.mark.rule("Si Ki Pi 5.6.3")
def test_a_hand_nobody_stays_on_is_invalid_and_leaves_the_round() -> None:
    table = dealt("dealer reports exposed-by-dealer box 1 4\nann takes-back\ncat takes-back box 1")
    assert table.lying(1) == ""
    assert table.due == "ask bob box 2"
    assert table.wager("cat", "dealer-bonus").open


@pytest.mark.rule("Si Ki Pi 5.6.3", "Si Ki Pi 1.20")
def test_who_decides_is_worked_out_again_among_those_who_stay() -> None:
    bets = "ann bets 100 initial box 1\nbob bets 20 initial box 1\ndealer closes\n"
    table = recorded(bets + in_turn("Kd 9h 5s 3c", "Qc Jd 7h 4s"), SEATS)
    table.play("dealer reports exposed-by-dealer box 1 2\nann takes-back\nbob continues")
    assert table.due == "ask bob box 1"


@pytest.mark.rule("Si Ki Pi 5.8", "Si Ki Pi 3.17")
@pytest.mark.parametrize("place", ["box 2", "dealer"])
def test_once_a_player_has_looked_the_round_goes_on(place: str) -> None:
    table = dealt(f"ann looks box 1\ndealer reports exposed-by-dealer {place} 2")
    assert table.ruled == [("5.8",)]
    assert not table.asked
    assert table.due == "ask ann box 1"


@pytest.mark.rule("Si Ki Pi 5.8")
@pytest.mark.parametrize("place", ["box 2", "dealer"])
def test_the_report_may_say_who_had_looked(place: str) -> None:
    table = dealt(f"dealer reports exposed-by-dealer {place} 2 seen-by ann")
    assert table.ruled == [("5.8",)]
    table.play("dealer reports misplaced 3\nsupervisor rules confirm")  # and it stays known
    assert table.ruled[-1] == ("5.5.3",)


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.5.2", "Si Ki Pi 3.15")
@pytest.mark.parametrize("place", ["box 2", "dealer"])
def test_a_single_card_shown_changes_nothing(place: str) -> None:
    table = dealt(f"dealer reports exposed-by-dealer {place}")
    assert table.ruled == [("3.15", "5.7")]
    assert table.due == "ask ann box 1"


@pytest.mark.rule("Si Ki Pi 5.7")
def test_cards_shown_are_counted_per_hand_over_the_round() -> None:
    table = dealt("dealer reports exposed-by-dealer box 1\ndealer reports exposed-by-dealer box 2")
    assert not table.asked
    table.play("dealer reports exposed-by-dealer box 1")
    assert table.asked == [("ann", 1), ("cat", 1)]


@pytest.mark.rule("Si Ki Pi 5.9")
@pytest.mark.parametrize("words", ["ann box 1", "box 1 2", "ann box 1 4"])
def test_cards_a_player_shows_do_not_stop_the_round(words: str) -> None:
    table = dealt(f"dealer reports exposed-by-player {words}")
    assert table.ruled == [("5.9",)]
    assert table.due == "ask ann box 1"
    table.play("dealer reports exposed-by-dealer dealer 2")  # she has seen her cards
    assert table.ruled[-1] == ("5.8",)


@pytest.mark.rule("Si Ki Pi 5.9", "Si Ki Pi 5.7")
@pytest.mark.parametrize(
    "fact",
    [
        "exposed-by-player bob box 1",  # not his hand
        "exposed-by-player dealer",
        "exposed-by-player ann dealer",
        "exposed-by-dealer box 3 2",  # no hand there
        "exposed-by-dealer box 1 5",
        "exposed-by-dealer box 1 0",
        "exposed-by-dealer box 1 2 seen-by dan",  # who has not bet
    ],
)
def test_what_cannot_have_been_shown(fact: str) -> None:
    assert dealt().refused(f"dealer reports {fact}").reason in (
        Reason.IMPOSSIBLE_NOW,
        Reason.UNKNOWN,
    )


@pytest.mark.rule("Si Ki Pi 5.6")
def test_silence_and_having_left_mean_staying() -> None:
    table = dealt("dealer reports walked-away ann\ndealer reports exposed-by-dealer box 1 2")
    assert table.asked == [("cat", 1)]
    table.play("clock runs-out")
    assert not table.round.halts
    assert table.wager("cat", "bonus").open


@pytest.mark.rule("Si Ki Pi 5.7")
def test_an_electronic_table_takes_the_report_too() -> None:
    table = electronic(DEALT + "dealer reports exposed-by-dealer box 2 2", SEATS)
    assert table.asked == [("bob", 2)]


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6.3")
def test_an_alarm_found_false_gives_back_what_was_taken_back() -> None:
    alarm = 'supervisor rules unfounded "nothing was shown"'
    table = dealt("dealer reports exposed-by-dealer box 2 2\nbob takes-back")
    assert table.lying(2) == ""  # he was the only one asked: his choice has closed it
    table.play(alarm)
    assert table.wager("bob").open
    assert table.lying(2) == "?? ?? ?? ??"
    assert table.replayed
    table.play(OPENED).silence()
    assert table.result("bob") == ("win", 57)


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6.3")
def test_once_play_has_gone_on_nobody_comes_back_in() -> None:
    table = dealt("dealer reports exposed-by-dealer box 2 2\nbob takes-back\nann looks box 1")
    late = table.refused('supervisor rules unfounded "nothing was shown"')
    assert late.reason is Reason.NOT_NOW
    assert table.result("bob") == ("returned", 0)
