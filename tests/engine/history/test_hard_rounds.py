"""Rounds where two paragraphs meet, told as lines and settled to the cent."""

from typing import Any

import pytest

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played


def told(game: str, lines: str, **head: Any) -> Desk:
    desk = open_table(game, **head)
    for line in lines.strip().splitlines():
        said = desk.say(line)
        assert not isinstance(said, Refused), f"{line.strip()}: {said}"
    return desk


def refused(desk: Desk, line: str) -> str:
    answer = desk.say(line)
    assert isinstance(answer, Refused), line
    return str(answer)


def net(desk: Desk, player: str) -> int:
    """What a player has won or lost over all their bets, in cents."""
    return sum(w.received_cents - w.stake_cents for w in desk.round.wagers if w.player == player)


def settled(desk: Desk) -> dict[str, Any]:
    return account(Played("", 0, desk.game, desk.opening, desk.commands, desk.round))


@pytest.mark.rule("Blackjack 5.16", "Blackjack 5.10.1", "Blackjack 1.18")
def test_rws_pairs_once_paid_freeze_the_initial_deal() -> None:
    desk = told(
        "blackjack",
        """
        ann bets 100 initial box 1
        ann bets 10 rws-pairs box 1
        bob bets 100 initial box 2
        dealer closes
        deal 9h 8h 7c 9d 5c
        ann stands box 1
        dealer reports side-bet-unsettled
        dealer reports together 4
        """,
        table="recorded",
    )
    assert desk.round.halts[-1].paragraph == "Blackjack 5.10.1"


NOT_OFFERED = """
    bob bets 100 player box 1
    dealer closes
    deal 2h 2c 3s 2d
    dealer reports insurance-not-offered bob player
    manager rules confirm "no lammer"
"""


@pytest.mark.rule("Baccarat 5.13")
def test_insurance_offered_after_all_and_bought_was_not_neglected() -> None:
    desk = told("baccarat", NOT_OFFERED + "bob insures player 50\n deal 3s 5d", table="recorded")
    assert net(desk, "bob") == 0  # the bet is lost, the insurance pays it back


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.3")
def test_who_was_not_offered_the_first_stage_may_insure_in_the_second() -> None:
    *opening, reported, confirmed = NOT_OFFERED.strip().splitlines()
    late = [*opening, "deal 2s", reported, confirmed, "bob insures player 25"]
    told("baccarat", "\n".join(late), table="recorded")


@pytest.mark.rule("Baccarat 5.3", "Baccarat 5.13")
def test_who_walked_away_was_neglected_by_nobody() -> None:
    desk = told(
        "baccarat",
        """
        bob bets 100 player box 1
        dealer closes
        dealer reports walked-away bob
        deal 2h 2c 3s 2d
        deal 2s 4h
        """,
        table="recorded",
    )
    refused(desk, "dealer reports insurance-not-offered bob player")
    assert net(desk, "bob") == -10_000


@pytest.mark.rule("Baccarat 3.12.2", "Baccarat 5.7")
def test_insurance_that_fell_away_leaves_the_cap_whole() -> None:
    told(
        "baccarat",
        """
        ann bets 100 banker box 1
        dealer closes
        deal Kh 3c 2s 3d
        ann insures banker 33
        dealer reports together 3
        ann continues
        supervisor rules order 3d 2s
        ann insures banker 50
        """,
        table="recorded",
    )


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.7")
def test_cards_held_over_keep_the_order_that_was_fixed() -> None:
    desk = told(
        "baccarat",
        """
        ann bets 100 player box 1
        dealer closes
        deal Kh 9c Qd Kd
        deal 2c+3c+4c
        supervisor rules order 4c 2c 3c
        """,
        table="recorded",
    )
    assert settled(desk)["held"] == ["4c", "2c", "3c"]
    assert net(desk, "ann") == -10_000
    assert desk.open_round()
    assert desk.round.shoe.held_over == ("4c", "2c", "3c")


@pytest.mark.rule("Blackjack 5.1", "Blackjack 3.22.1")
def test_chips_cut_at_the_close_can_be_used_at_once() -> None:
    desk = told(
        "blackjack",
        """
        bob bets 600 initial box 1
        ann bets 700 initial box 1
        dealer closes
        deal 8h 6c 8d
        ann splits box 1
        bob follows 300
        """,
        limits={"minimum": 50, "maximum": 1000},
        seats={1: "ann"},
        purses={"ann": 2000, "bob": 600},
    )
    assert desk.round.purses == {"ann": 60_000, "bob": 0}


@pytest.mark.rule("Blackjack 5.3")
@pytest.mark.parametrize("kind", ["electronic", "recorded"])
def test_a_blackjack_whose_player_walked_away_is_paid_as_usual(kind: str) -> None:
    lines = """
        ann bets 100 initial box 1
        dealer closes
        deal Ah 9c Kd
        dealer reports walked-away ann
    """
    assert net(told("blackjack", lines, table=kind), "ann") == 12_000


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.8")
def test_the_house_rules_once_per_error() -> None:
    desk = told(
        "baccarat",
        """
        ann bets 100 player box 1
        dealer closes
        deal 2h
        deal 3s to player
        supervisor rules cannot
        deal 4c 5c
        """,
        table="recorded",
    )
    assert "The House rules once" in refused(desk, "dealer reports misplaced 2")


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7")
def test_a_dealer_of_the_same_name_chooses_for_nobody() -> None:
    desk = told(
        "blackjack",
        "ann bets 100 initial box 1\n dealer closes\n deal 9h+3c",
        table="recorded",
    )
    refused(desk, "dealer:ann takes-back box 1")
    desk.say("ann continues")
    refused(desk, "dealer:ann rules order 9h 3c")


@pytest.mark.rule("Blackjack 1.26", "Blackjack 5.1")
@pytest.mark.parametrize("kind", ["electronic", "recorded"])
def test_at_an_empty_box_the_highest_bettor_has_priority(kind: str) -> None:
    lines = "bob bets 600 initial box 1\n cat bets 700 initial box 1\n"
    if kind == "recorded":
        lines += "dealer rejects initial box 1\n"
    desk = told("blackjack", lines + "dealer closes", table=kind, limits={"maximum": 1000})
    assert [w.action_cents for w in desk.round.wagers] == [30_000, 70_000]


@pytest.mark.rule("Baccarat 5.1.2", "Baccarat 5.2.1")
def test_a_bet_that_stands_below_the_minimum_says_why() -> None:
    desk = told(
        "baccarat",
        """
        ann bets 800 tie box 1
        bob bets 30 tie box 1
        cat bets 10 player-pair box 2
        dealer closes
        deal 9h 4c Ks 2d
        """,
        table="recorded",
        limits={"minimum": 50, "maximum": 500},
    )
    cites = {w["player"]: w["cites"] for w in settled(desk)["wagers"]}
    assert "Baccarat 5.1.1" in cites["ann"]
    assert "Baccarat 5.1.2" in cites["bob"]
    assert "Baccarat 5.2.1" in cites["cat"]


@pytest.mark.rule("Baccarat 5.5.1")
def test_a_foreign_card_lies_in_no_hand() -> None:
    desk = told(
        "baccarat",
        """
        ann bets 100 player box 1
        dealer closes
        deal 9h 4c
        dealer reports foreign-card 4c
        supervisor rules confirm
        """,
        table="recorded",
    )
    assert (settled(desk)["outcome"], settled(desk)["cards_dealt"]) == ("void", 1)


@pytest.mark.rule("Baccarat 5.18")
def test_the_shift_manager_decides_about_what_they_saw_themselves() -> None:
    desk = told(
        "baccarat",
        """
        ann bets 100 player box 1
        dealer closes
        deal 9h
        shift-manager decides void "the lights went out twice"
        """,
    )
    assert settled(desk)["outcome"] == "void"


@pytest.mark.rule("Blackjack 5.11", "Blackjack 5.5.3")
def test_a_card_found_face_up_while_bets_are_open_ends_the_betting() -> None:
    desk = told(
        "blackjack", "ann bets 100 initial box 1\n dealer reports face-up-in-shoe 9h\n deal 7c"
    )
    assert [str(d.place) for d in desk.round.cards] == ["box 1", "dealer"]


def test_who_is_not_named_among_the_purses_has_no_limit() -> None:
    lines = "ann bets 100 banker box 3\n bob bets 5000 tie box 3\n dealer closes\n deal 9h 4c Ks 2d"
    desk = told("baccarat", lines, purses={"ann": 1000})
    assert desk.round.purses == {"ann": 90_000}
    assert net(desk, "bob") == -500_000
