"""From the first call to the second: who may bet what, and who gives way at a limit."""

import pytest

from croupier.engine.games.andar_bahar.state import Play
from croupier.engine.table.vocabulary.events import BetPlaced, LimitBreached, MinimumAdvised
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.andar_bahar.scripting import electronic, recorded

SEATS = {1: "ann", 2: "bob"}


@pytest.mark.rule("Andar Bahar 3.6", "Andar Bahar 3.8")
def test_betting_lasts_from_one_call_to_the_other() -> None:
    table = electronic("ann bets 10 andar box 1")
    assert table.due == "TakeBets"
    assert table.refused("deal 7h").cites == ("Andar Bahar 3.8",)
    table.say("dealer closes")
    assert table.due == "deal joker"
    assert table.refused("dealer closes").cites == ("Andar Bahar 3.8",)
    assert table.round.play == Play()


@pytest.mark.rule("Andar Bahar 5.6")
@pytest.mark.parametrize("dealt", ["", "deal 7h", "deal 7h 8c 7d"])
@pytest.mark.parametrize("kind", [electronic, recorded])
def test_after_the_close_every_change_is_refused(kind: type, dealt: str) -> None:
    table = kind(f"ann bets 10 andar box 1\ndealer closes\n{dealt}")
    for line in (
        "bob bets 10 bahar box 2",
        "ann bets 5 andar box 1",
        "ann withdraws 5 andar box 1",
        "dealer rejects andar",
        "dealer bets 5 under-8 for bob",
    ):
        answer = table.refused(line)
        assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Andar Bahar 5.6",))


@pytest.mark.rule("Andar Bahar 5.18", "Andar Bahar 5.15")
def test_staff_place_bets_on_request_and_they_count_as_they_lie() -> None:
    table = electronic()
    (placed,) = table.say("dealer bets 50 joker 7 for ann")
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.player, placed.wager.placed_by) == ("ann", "dealer")
    answer = table.refused("bob bets 50 andar box 1 for ann")
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Andar Bahar 5.18",))
    table.tell("dealer closes\ndeal 8h 9c 2d")  # meant was the 8; the chips lie on the 7
    assert table.result("ann", "joker") == ("lose", -50)


@pytest.mark.rule("Andar Bahar 3.4", "Andar Bahar 5.1")
def test_an_electronic_table_trims_a_bet_to_the_room_left() -> None:
    table = electronic("ann bets 80 andar box 1", limits={"maximum": 100})
    (placed,) = table.say("bob bets 50 andar box 1")
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.stake_cents, placed.turned_away_cents) == (2000, 3000)
    answer = table.refused("cat bets 10 andar box 1")
    assert answer.reason is Reason.ABOVE_MAXIMUM
    assert answer.cites == ("Andar Bahar 5.1", "Andar Bahar 3.4")
    table.say("cat bets 10 andar box 2")  # the limit is for one betting box


@pytest.mark.rule("Andar Bahar 3.5")
def test_nobody_can_keep_the_room_left_from_others() -> None:
    table = electronic("ann bets 20 andar box 1", seats=SEATS, limits={"maximum": 100})
    table.say("cat bets 80 andar box 1")
    assert table.in_action == [20, 80]


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.15", "Andar Bahar 1.20")
def test_noticed_seated_players_come_first_then_standing_ones_as_they_bet() -> None:
    table = recorded(
        """
        cat bets 60 andar box 1
        dan bets 50 andar box 1
        ann bets 30 andar box 1
        """,
        seats=SEATS,
        limits={"maximum": 100},
    )
    table.say("dealer rejects andar box 1")
    assert table.in_action == [60, 10, 30]


@pytest.mark.rule("Andar Bahar 5.1")
def test_an_electronic_table_lets_a_seated_player_push_out_chips_at_the_close() -> None:
    table = electronic(
        "cat bets 100 andar box 1\nann bets 30 andar box 1\ndealer closes",
        seats=SEATS,
        limits={"maximum": 100},
    )
    assert table.in_action == [70, 30]
    assert table.tell("deal 7h 8c 9d 7d").result("cat", "andar") == ("win", 70)


@pytest.mark.rule("Andar Bahar 5.1")
def test_without_a_seated_player_the_later_bet_gives_way() -> None:
    """Ann sits at box 1 and has no bet in it."""
    table = recorded(
        "cat bets 40 bahar box 1\ndan bets 90 bahar box 1\ncat bets 20 bahar box 1",
        seats=SEATS,
        limits={"maximum": 100},
    )
    table.say("dealer rejects bahar box 1")
    assert [w.stake_cents // 100 for w in table.round.wagers] == [40, 60]


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.15")
@pytest.mark.parametrize("spot", ["under-8", "over-8", "first-3-cards", "joker K"])
def test_on_a_shared_placement_whoever_sits_anywhere_is_seated(spot: str) -> None:
    table = recorded(
        f"cat bets 60 {spot}\nbob bets 90 {spot}", seats=SEATS, limits={"maximum": 100}
    )
    table.say(f"dealer rejects {spot}")
    assert table.in_action == [10, 90]


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.4")
def test_the_differential_is_measured_over_the_whole_table_without_side_bets() -> None:
    table = recorded(
        """
        ann bets 100 andar box 1
        cat bets 250 andar box 5
        bob bets 50 bahar box 2
        bob bets 500 super-bahar box 2
        """,
        seats=SEATS,
        limits={"differential": 200},
    )
    breached = table.say("dan bets 10 andar box 9")
    assert [e.excess_cents for e in breached if isinstance(e, LimitBreached)] == [11000]
    table.say("dealer rejects andar")  # 250 may stand: ann, seated, then cat
    assert [w.stake_cents // 100 for w in table.round.wagers] == [100, 150, 50, 500]


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.4")
def test_the_differential_is_judged_finally_at_the_close() -> None:
    table = electronic(
        "ann bets 100 andar box 1\nbob bets 200 bahar box 2", limits={"differential": 100}
    )
    table.tell("ann withdraws 50 andar box 1\ndealer closes")
    assert table.in_action == [50, 150]


@pytest.mark.rule("Andar Bahar 5.1.1", "Andar Bahar 5.1.2")
@pytest.mark.parametrize("spot", ["andar box 1", "super-bahar box 9", "under-8", "joker 7"])
def test_not_noticed_the_maximum_is_shared_pro_rata(spot: str) -> None:
    table = recorded(
        f"ann bets 800 {spot}\nbob bets 600 {spot}\ncat bets 30 {spot}\ndealer closes",
        limits={"minimum": 50, "maximum": 1000},
    )
    assert table.in_action == [554, 416, 30]


@pytest.mark.rule("Andar Bahar 5.1.1")
def test_no_share_falls_below_the_minimum() -> None:
    table = recorded(
        "ann bets 900 bahar box 1\nbob bets 120 bahar box 1\ncat bets 100 bahar box 1\n"
        "dealer closes\ndeal 7h 8c 7d",
        limits={"minimum": 100, "maximum": 1000},
    )
    assert table.in_action == [794, 106, 100]
    assert table.result("ann", "bahar") == ("win", 794)
    assert "Andar Bahar 5.1.1" in table.cites("ann", "bahar")


@pytest.mark.rule("Andar Bahar 5.1.1", "Andar Bahar 1.4")
def test_not_noticed_the_heavier_side_counts_for_the_lighter_plus_the_limit() -> None:
    table = recorded(
        "ann bets 600 andar box 1\nbob bets 400 andar box 2\ncat bets 100 bahar box 1\n"
        "dealer closes\ndeal 7h 8c 9d 7d",
        limits={"differential": 500},
    )
    assert table.in_action == [360, 240, 100]
    assert table.result("ann", "andar") == ("win", 360)


@pytest.mark.rule("Andar Bahar 5.1.1")
def test_the_box_comes_before_the_differential() -> None:
    table = recorded(
        "ann bets 300 andar box 1\nbob bets 300 andar box 2\ndealer closes",
        limits={"maximum": 200, "differential": 300},
    )
    assert table.in_action == [150, 150]


@pytest.mark.rule("Andar Bahar 5.2")
def test_a_noticed_bet_under_the_minimum_may_be_raised_or_withdrawn() -> None:
    table = recorded("ann bets 20 andar box 1", limits={"minimum": 25})
    (advised,) = table.say("dealer rejects andar box 1")
    assert isinstance(advised, MinimumAdvised)
    assert (advised.missing_cents, advised.cites) == (500, ("Andar Bahar 5.2",))
    table.say("bob bets 5 andar box 1")  # the total in the box counts
    assert table.refused("dealer rejects andar box 1").reason is Reason.NOT_OFFERED
    table.tell("ann withdraws 20 andar box 1\nbob withdraws 5 andar box 1")
    assert table.round.wagers == ()


@pytest.mark.rule("Andar Bahar 5.2")
def test_an_electronic_table_returns_it_at_the_close() -> None:
    table = electronic(
        "ann bets 20 andar box 1\nbob bets 25 under-8\ndealer closes", limits={"minimum": 25}
    )
    assert table.result("ann", "andar") == ("returned", 0)
    assert table.cites("ann", "andar") == ("Andar Bahar 5.2",)
    table.say("deal 7h 8c 9d")  # nobody is left on Andar or Bahar
    assert (table.over, table.outcome) == (True, "not-played")


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 5.2")
def test_what_the_differential_left_of_a_bet_may_stay_however_little() -> None:
    table = electronic(
        "ann bets 90 andar box 1\nbob bets 50 andar box 2\ncat bets 10 bahar box 3\ndealer closes",
        limits={"minimum": 25, "differential": 100},
    )
    assert table.in_action == [90, 10, 0]
    assert table.cites("cat", "bahar") == ("Andar Bahar 5.2",)


@pytest.mark.rule("Andar Bahar 5.2", "Andar Bahar 5.15")
def test_noticed_and_left_as_it_is_it_stands_and_the_account_says_so() -> None:
    table = recorded(
        "ann bets 20 bahar box 1\ndealer rejects bahar\ndealer closes\ndeal 7h 8c 7d",
        limits={"minimum": 25},
    )
    assert table.result("ann", "bahar") == ("win", 20)
    assert table.cites("ann", "bahar")[-2:] == ("Andar Bahar 5.2", "Andar Bahar 5.15")


@pytest.mark.rule("Andar Bahar 5.2.1", "Andar Bahar 5.15")
def test_not_noticed_a_bet_under_the_minimum_stands_as_it_lies() -> None:
    table = recorded(
        "ann bets 20 bahar box 1\ndealer closes\ndeal 7h 8c 7d", limits={"minimum": 25}
    )
    assert table.result("ann", "bahar") == ("win", 20)
