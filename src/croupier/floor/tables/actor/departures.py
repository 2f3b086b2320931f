"""What the House does for those who have left a table, for those who wait for their seats, and once
all are ready."""

from collections.abc import Iterator, Set

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import CloseBetting, Command
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.table_commands import CashOut, LeaveSeat, TakeSeat
from croupier.floor.tables.actor.requests import Attendance
from croupier.floor.tables.commands import LeaveDealing, LeaveQueue
from croupier.floor.tables.companions import people_here
from croupier.floor.tables.permissions import Staff
from croupier.floor.tables.readiness import betting_is_over
from croupier.floor.tables.state import LiveTable


def is_quiet(attendance: Attendance, live: LiveTable) -> bool:
    """As most of the time: nobody deals, waits, has left, gets up or wants to squeeze, all are not
    ready, no companion plays along; there is nothing to see to."""
    waits = live.dealer is not None or live.queue or live.leaving or live.table.round.squeezes
    waiting = bool(waits or live.all_ready or live.companions)
    return not waiting and not attendance.away(live.name)


def errands(house: Staff, attendance: Attendance, game: Game, live: LiveTable) -> Iterator[Command]:
    """One of these at a time; whatever is refused has to wait, for the end of the round mostly."""
    if betting_is_over(live):
        yield CloseBetting(DEALER)
    if live.dealer is not None and not house.licensed(live.dealer, game.NAME):
        yield LeaveDealing(PIT_SUPERVISOR)
    away = attendance.away(live.name)
    if away:
        yield from _leaving_their_places(live, away)
    first = next((name for name in live.queue if attendance.present(live.name, name)), None)
    if first is not None:
        free = (box for box in live.table.settings.boxes if box not in live.table.seats)
        yield from (TakeSeat(PIT_SUPERVISOR, first, box) for box in free)
    home = away | live.leaving
    if home and live.table.round.status is not Status.PLAY:
        purses = live.table.round.purses or {}
        yield from (CashOut(PIT_SUPERVISOR, name) for name in home if purses.get(name, 0) > 0)


def _leaving_their_places(live: LiveTable, away: Set[str]) -> Iterator[Command]:
    for box, name in live.table.seats.items():
        if name in away:
            yield LeaveSeat(PIT_SUPERVISOR, name, box)
    for name in live.queue:
        if name in away:
            yield LeaveQueue(PIT_SUPERVISOR, name)


def everybody(live: LiveTable) -> frozenset[str]:
    """Who has a seat, waits for one or has chips there; companions are not waited for."""
    return people_here(live) | set(live.queue)
