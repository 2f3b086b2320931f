"""What the House does for those who have left a table, and for those who wait."""

from collections.abc import Iterable
from typing import NamedTuple

import pytest

from croupier.engine.equipment.cards import cards
from croupier.engine.games import game_named
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table_events import SeatLeft, TableOpened
from croupier.engine.table.vocabulary.commands import CloseBetting, Command, DealCard, PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, Person, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    OpenRound,
    OpenTable,
    TakeSeat,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables.actor.departures import errands, everybody
from croupier.floor.tables.commands import CommitShoe, JoinQueue, LeaveQueue, LeaveTable
from croupier.floor.tables.deciding import run_live
from croupier.floor.tables.events import TableLeft
from croupier.floor.tables.evolving import evolve_all, first
from croupier.floor.tables.state import LiveTable
from tests.properties.test_replay import rules_raise

BACCARAT = game_named("baccarat")
NOBODY: frozenset[str] = frozenset()


class Attendance(NamedTuple):
    gone: frozenset[str]
    there: frozenset[str]

    def present(self, table: str, player: str) -> bool:
        return player in self.there

    def away(self, table: str) -> frozenset[str]:
        return self.gone


class AllLicensed:
    def licensed(self, name: str, game: str) -> bool:
        return True

    def person(self, name: str) -> Person | None:
        return player(name)


@pytest.fixture
def table() -> LiveTable:
    """ann and bob sit there with chips, and the shoe is fixed."""
    _, (event,) = open_table(BACCARAT, OpenTable(PIT_SUPERVISOR, BACCARAT.settings(), {}))
    assert isinstance(event, TableOpened)
    return after(
        first(BACCARAT, "b1", event, automatic=True),
        CommitShoe(DEALER, 1, "00"),
        *(BuyChips(player(name), name, 10_000) for name in ("ann", "bob")),
        *(TakeSeat(player(name), name, box) for box, name in ((1, "ann"), (2, "bob"))),
    )


def after(live: LiveTable, *commands: Command) -> LiveTable:
    for command in commands:
        ran = run_live(BACCARAT, live, command)
        assert not isinstance(ran, Refused), str(ran)
        live = ran[0]
    return live


def done_for(live: LiveTable, away: Iterable[str], present: Iterable[str] = ()) -> list[Command]:
    there = Attendance(frozenset(away), frozenset(present))
    return list(errands(AllLicensed(), there, BACCARAT, live))


def test_a_table_where_all_are_there_is_left_alone(table: LiveTable) -> None:
    assert done_for(table, NOBODY, ("ann", "bob")) == []
    assert everybody(table) == {"ann", "bob"}


def test_whoever_is_away_gives_up_the_seat_and_gets_the_chips(table: LiveTable) -> None:
    assert done_for(table, ("ann",)) == [
        LeaveSeat(PIT_SUPERVISOR, "ann", 1),
        CashOut(PIT_SUPERVISOR, "ann"),
    ]
    left = after(table, *done_for(table, ("ann",)))
    assert done_for(left, ("ann",)) == []
    assert everybody(left) == {"bob"}


def test_chips_stay_until_the_round_is_over(table: LiveTable) -> None:
    bet = PlaceBet(player("ann"), "ann", Spot("tie", 1), 1_000)
    betting = after(table, OpenRound(DEALER), bet)
    refused = run_live(BACCARAT, betting, CashOut(PIT_SUPERVISOR, "ann"))
    assert isinstance(refused, Refused)
    closed = after(betting, CloseBetting(DEALER))
    assert done_for(closed, ("ann",)) == [LeaveSeat(PIT_SUPERVISOR, "ann", 1)]


def test_whoever_has_no_bet_leaves_while_bets_are_open(table: LiveTable) -> None:
    """A round that nobody bets on never ends."""
    bet = PlaceBet(player("bob"), "bob", Spot("tie", 1), 1_000)
    betting = after(table, OpenRound(DEALER), bet)
    left = after(betting, CashOut(player("ann"), "ann"))
    assert (left.table.round.purses or {})["ann"] == 0
    assert isinstance(run_live(BACCARAT, left, CashOut(player("bob"), "bob")), Refused)


def test_the_first_who_is_there_is_seated_and_waits_no_longer(table: LiveTable) -> None:
    boxes = table.table.settings.boxes
    full = after(table, *(TakeSeat(player(f"p{b}"), f"p{b}", b) for b in boxes[2:]))
    waiting = after(full, *(JoinQueue(player(name), name) for name in ("cat", "dan")))
    free = after(waiting, LeaveSeat(player("ann"), "ann", 1))
    assert done_for(free, NOBODY) == []
    assert done_for(free, ("cat",)) == [LeaveQueue(PIT_SUPERVISOR, "cat")]
    (seats_dan,) = done_for(free, NOBODY, ("dan",))
    assert seats_dan == TakeSeat(PIT_SUPERVISOR, "dan", 1)
    seated = after(free, seats_dan)
    assert seated.queue == ("cat",)
    assert isinstance(run_live(BACCARAT, free, TakeSeat(player("eve"), "eve", 1)), Refused)


ANN_LEAVES = LeaveTable(player("ann"), "ann")


def test_getting_up_leaves_every_box_and_takes_the_chips_home(table: LiveTable) -> None:
    left = after(table, TakeSeat(player("ann"), "ann", 3), ANN_LEAVES)
    assert left.table.seats == {2: "bob"}
    assert done_for(left, NOBODY, ("ann", "bob")) == [CashOut(PIT_SUPERVISOR, "ann")]
    home = after(left, CashOut(PIT_SUPERVISOR, "ann"))
    assert home.leaving == frozenset()
    assert done_for(home, NOBODY, ("ann", "bob")) == []


def test_chips_in_play_stay_until_the_round_is_settled_and_then_go_home(table: LiveTable) -> None:
    bet = PlaceBet(player("ann"), "ann", Spot("tie", 1), 1_000)
    betting = after(table, OpenRound(DEALER), bet, ANN_LEAVES)
    cash_out = CashOut(PIT_SUPERVISOR, "ann")
    assert isinstance(run_live(BACCARAT, betting, cash_out), Refused)
    closed = after(betting, CloseBetting(DEALER))
    assert done_for(closed, NOBODY, ("ann",)) == []
    settled = after(closed, *(DealCard(DEALER, each) for each in cards("9h 2c Ks Kd")))
    assert settled.table.round.status is Status.CONCLUDED
    assert done_for(settled, NOBODY, ("ann",)) == [cash_out]


def test_a_player_who_comes_back_keeps_the_chips_at_the_table(table: LiveTable) -> None:
    betting = after(
        table,
        OpenRound(DEALER),
        PlaceBet(player("ann"), "ann", Spot("tie", 1), 1_000),
        ANN_LEAVES,
    )
    for comes_back in (
        TakeSeat(player("ann"), "ann", 1),
        BuyChips(player("ann"), "ann", 1_000),
    ):
        assert after(betting, comes_back).leaving == frozenset()


def test_getting_up_is_carried_out_without_a_rule(table: LiveTable) -> None:
    bet = PlaceBet(player("ann"), "ann", Spot("tie", 1), 1_000)
    live = after(table, OpenRound(DEALER))
    for command in (bet, ANN_LEAVES, TakeSeat(player("ann"), "ann", 1)):
        ran = run_live(BACCARAT, live, command)
        assert not isinstance(ran, Refused)
        with rules_raise():
            assert evolve_all(BACCARAT, live, ran[1]) == ran[0]
        live = ran[0]


def test_getting_up_without_seat_or_chips_is_refused(table: LiveTable) -> None:
    for name, by in (("cat", "cat"), ("ann", "bob")):
        refused = run_live(BACCARAT, table, LeaveTable(player(by), name))
        assert isinstance(refused, Refused)


def test_getting_up_twice_is_written_once(table: LiveTable) -> None:
    bet = PlaceBet(player("ann"), "ann", Spot("tie", 1), 1_000)
    ran = run_live(BACCARAT, after(table, OpenRound(DEALER), bet), ANN_LEAVES)
    assert isinstance(ran, tuple)
    assert ran[1] == (SeatLeft(1), TableLeft("ann"))
    assert isinstance(run_live(BACCARAT, ran[0], ANN_LEAVES), Refused)
