"""What the House does for those who have left a table, and for those who wait for their seats."""

from collections.abc import Callable, Iterator, Set

from croupier.floor.live.commands import LeaveDealing, LeaveQueue
from croupier.floor.live.state import LiveTable
from croupier.table.commands import Command
from croupier.table.people import PIT_SUPERVISOR
from croupier.table.round import Status
from croupier.table.table_commands import CashOut, LeaveSeat, TakeSeat


def errands(
    live: LiveTable,
    away: Set[str],
    present: Callable[[str], bool],
    licensed: Callable[[str], bool],
) -> Iterator[Command]:
    """One of these at a time; whatever is refused has to wait, for the end of the round mostly."""
    if live.dealer is not None and not licensed(live.dealer):
        yield LeaveDealing(PIT_SUPERVISOR)
    seats = live.table.seats
    for box, name in seats.items():
        if name in away:
            yield LeaveSeat(PIT_SUPERVISOR, name, box)
    for name in live.queue:
        if name in away:
            yield LeaveQueue(PIT_SUPERVISOR, name)
    first = next(filter(present, live.queue), None)
    free = (box for box in live.table.settings.boxes if box not in seats)
    if first is not None:
        yield from (TakeSeat(PIT_SUPERVISOR, first, box) for box in free)
    if live.table.round.status is not Status.PLAY:
        purses = live.table.round.purses or {}
        yield from (CashOut(PIT_SUPERVISOR, name) for name in away if purses.get(name, 0) > 0)


def everybody(live: LiveTable) -> frozenset[str]:
    """Who has a seat, waits for one or has chips there."""
    chips = {name for name, cents in (live.table.round.purses or {}).items() if cents}
    return frozenset((*live.table.seats.values(), *live.queue, *chips))
