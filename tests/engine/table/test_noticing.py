"""What a table notices by itself, and what that leads to."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.games import baccarat, blackjack
from croupier.engine.history.errors import HistoryError
from croupier.engine.table.course.runner import run
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import CloseBetting
from croupier.engine.table.vocabulary.events import LimitBreached
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.wagers import Result
from tests.engine.table.evenings import buy_in, cash_out, open_evening, open_round


def said(desk: Desk, *lines: str) -> tuple[Any, ...]:
    events: tuple[Any, ...] = ()
    for line in lines:
        done = desk.say(line)
        assert not isinstance(done, Refused), done
        events += done
    return events


def breaches(events: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return [
        (str(event.spot), event.excess_cents, *event.cites)
        for event in events
        if isinstance(event, LimitBreached)
    ]


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.2")
def test_a_recorded_table_says_at_once_what_lies_beyond_its_limits() -> None:
    limits = {"minimum": 25, "maximum": 100, "differential": 200}
    desk = open_table("baccarat", table="recorded", limits=limits)
    assert breaches(said(desk, "ann bets 10 tie box 1")) == [("tie box 1", -1500, "Baccarat 5.2")]
    assert breaches(said(desk, "bob bets 120 tie box 1")) == [("tie box 1", 3000, "Baccarat 5.1")]
    assert breaches(said(desk, "bob bets 230 banker box 1")) == [("banker", 3000, "Baccarat 5.1")]


def test_an_electronic_table_has_nothing_to_notice() -> None:
    desk = open_table("baccarat", limits={"minimum": 25, "maximum": 100})
    assert breaches(said(desk, "ann bets 120 tie box 1")) == []


@pytest.mark.rule("Baccarat 5.7")
def test_after_a_seen_excess_card_the_next_round_has_no_bets() -> None:
    desk = open_table("baccarat", table="recorded")
    said(desk, "dealer closes", "deal 9h 4c Ks 2d", "deal 5c to player")
    said(desk, "supervisor rules reconstruct")
    assert desk.open_round()
    answer = desk.say("ann bets 100 player box 1")
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 5.7",))
    said(desk, "dealer closes", "deal 5c 8d 3h Tc")
    assert desk.open_round()
    said(desk, "ann bets 100 player box 1")


@pytest.mark.rule("Baccarat 5.7")
def test_an_excess_card_nobody_saw_leaves_the_next_round_its_bets() -> None:
    desk = open_table("baccarat", table="recorded")
    said(desk, "dealer closes", "deal 9h 4c Ks 2d", "deal ?? to player")
    said(desk, "supervisor rules reconstruct")
    assert desk.open_round()
    said(desk, "ann bets 100 player box 1", "dealer closes", "deal 5c 8d 3h Tc")
    assert desk.round.wagers[0].settlement is not None


@pytest.mark.rule("Baccarat 5.4.2", "Baccarat 5.8")
def test_cards_still_being_ruled_on_establish_no_outcome() -> None:
    desk = open_table("baccarat", table="recorded")
    said(desk, "ann bets 100 player box 1", "dealer closes", "deal 9h", "deal 4c to player")
    said(desk, "dealer reports interruption", "supervisor rules confirm")
    assert desk.round.status is Status.VOID


@pytest.mark.rule("Baccarat 5.5.1")
def test_a_squeezed_card_turned_that_cannot_be_in_the_shoe_is_reported() -> None:
    gone = " ".join(["9h"] * 8)
    desk = open_table("baccarat", table="recorded", seats={1: "ann"}, shoe={"seen": gone})
    said(desk, "ann bets 100 player box 1", "ann asks-squeeze player", "supervisor grants-squeeze")
    said(desk, "dealer closes", "deal ??", "deal 4c", "deal ??", "deal 2d", "turn player 9h")
    assert desk.round.halts[-1].paragraph == "Baccarat 5.5.1"
    said(desk, "supervisor rules confirm")
    assert desk.round.status is Status.VOID
    assert desk.open_round()
    assert len(desk.round.shoe.composition) == 8 * 52  # unfit cards are replaced


@pytest.mark.rule("Blackjack 3.16", "Blackjack 3.17")
def test_a_blackjack_that_has_won_cannot_be_surrendered() -> None:
    desk = open_table("blackjack")
    said(desk, "ann bets 50 initial box 1", "bob bets 50 initial box 2", "dealer closes")
    said(desk, "deal Ah 5h 7c Kh 9h")
    answer = desk.say("ann surrenders box 1")
    assert isinstance(answer, Refused)
    assert answer.cites == ("Blackjack 3.16",)


@pytest.mark.rule("Blackjack 5.15", "Blackjack 5.2")
def test_side_bets_fall_with_an_initial_bet_below_the_minimum() -> None:
    desk = open_table("blackjack", limits={"minimum": {"initial": 25}})
    said(desk, "ann bets 10 initial box 1", "bob bets 5 rws-pairs box 1", "bob bets 5 boom-busted")
    said(desk, "dealer closes")
    results = [w.settlement.result for w in desk.round.wagers if w.settlement]
    assert results == [Result.RETURNED] * 3


@pytest.mark.rule("Blackjack 1.26", "Blackjack 5.1")
def test_who_sits_without_a_bet_is_no_seated_player() -> None:
    opened = open_table("blackjack", limits={"maximum": 100}, seats={1: "ann"})
    said(opened, "bob bets 60 initial box 1", "cat bets 40 initial box 1")
    assert blackjack.seated(opened.round, opened.round.wagers[0].spot) == ("bob",)
    said(opened, "ann bets 70 initial box 1", "dealer closes")
    assert [w.action_cents for w in opened.round.wagers] == [3_000, 0, 7_000]


def test_chips_are_bought_before_the_close_or_between_rounds() -> None:
    evening = open_evening(baccarat.settings(), {"ann": 0})
    richer = buy_in(evening, "ann", 50_000)
    assert not isinstance(richer, Refused)
    assert richer.purses == {"ann": 50_000}
    for wrong in (0, -100, 150):
        assert isinstance(buy_in(evening, "ann", wrong), Refused)
    opened = open_round(baccarat, richer)
    assert not isinstance(opened, Refused)
    more = buy_in(opened, "ann", 100)
    assert not isinstance(more, Refused)
    assert more.purses == {"ann": 50_100}
    closed = run(baccarat, opened.table, CloseBetting(DEALER))
    assert isinstance(closed, tuple)
    assert isinstance(buy_in(replace(opened, table=closed[0]), "ann", 100), Refused)
    assert isinstance(buy_in(open_evening(baccarat.settings()), "ann", 100), Refused)
    assert isinstance(cash_out(replace(opened, table=closed[0]), "ann"), Refused)


def test_a_table_is_set_up_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('layout = "G"\ndecks = 6\n[limits]\nminimum = 25\n[seats]\n5 = "ann"\n')
    desk = open_table("baccarat", settings=file)
    assert (desk.round.settings.layout, desk.round.settings.decks) == ("G", 6)
    assert desk.round.seats == {5: "ann"}
    assert open_table("baccarat", settings=file, decks=8).round.settings.decks == 8
    file.write_text("decks = 9\n")
    with pytest.raises(ImpossibleSetting, match="4 to 8 decks"):
        open_table("baccarat", settings=file)
    file.write_text("decks = \n")
    with pytest.raises(HistoryError, match="not TOML"):
        open_table("baccarat", settings=file)


WAITING_CARD = (
    "ann bets 50 initial box 1",
    "bob bets 20 initial box 1",
    "dealer closes",
    "deal 8h 6c 8d",
    "dealer reports face-up-in-shoe 3s",
    "ann splits box 1",
)


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 5.11")
def test_a_card_that_waits_gives_standing_players_time_to_follow() -> None:
    desk = open_table("blackjack", table="recorded", seats={1: "ann"})
    said(desk, *WAITING_CARD)
    assert len(desk.round.waiting) == 1
    said(desk, "bob follows 20")
    assert [str(d.place) for d in desk.round.cards] == ["box 1", "dealer", "box 1 hand 2", "box 1"]
    assert [w.player for w in desk.round.wagers if w.hand == 2] == ["ann", "bob"]


@pytest.mark.rule("Blackjack 3.22.1")
def test_who_is_silent_while_a_card_waits_stays_on_the_first_hand() -> None:
    desk = open_table("blackjack", table="recorded", seats={1: "ann"})
    said(desk, *WAITING_CARD, "clock runs-out")
    assert ("bob", 1) in desk.round.play.stayed
    again = open_table("blackjack", table="recorded", seats={1: "ann"})
    said(again, *WAITING_CARD, "deal 9s to box 1")  # laid beyond the card that waited
    assert ("bob", 1) in again.round.play.stayed
    assert [str(d.card) for d in again.round.cards if d.place.hand == 1] == ["8h", "3s", "9s"]
