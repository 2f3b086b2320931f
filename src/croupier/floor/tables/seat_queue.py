"""Who waits for a seat at a live table, and who is next."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.between_rounds import for_somebody_else
from croupier.engine.table.state.table_events import SeatTaken
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import TakeSeat
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.state import LiveTable

Decided = tuple[Event, ...] | Refused


def not_in_turn(live: LiveTable, command: Command) -> Refused | None:
    """A free seat is for whoever has waited longest; the Pit may seat others."""
    if not isinstance(command, TakeSeat) or command.by.rank is not Rank.PLAYER:
        return None
    queue, free = live.queue, len(live.table.settings.boxes) - len(live.table.seats)
    before = queue.index(command.player) if command.player in queue else len(queue)
    if not queue or before < free:
        return None
    return Refused(Reason.NOT_NOW, said("live-others-wait", player=command.player))


def with_the_queue(live: LiveTable, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Whoever has found a seat waits no longer."""
    if not live.queue:
        return events
    seated = {event.player for event in events if isinstance(event, SeatTaken)}
    return (*events, *(e.QueueLeft(name) for name in live.queue if name in seated))


def join_queue(game: Game, live: LiveTable, command: c.JoinQueue) -> Decided:
    refused = for_somebody_else(game, command, command.player)
    if refused is not None:
        return refused
    name, seats = command.player, live.table.seats
    if name in live.queue or name in seats.values():
        return Refused(Reason.NOT_NOW, said("live-waits-already", player=name))
    if live.closed:
        return Refused(Reason.NOT_NOW, said("live-closed"))
    if not live.queue and len(seats) < len(live.table.settings.boxes):
        return Refused(Reason.NOT_NOW, said("live-seat-free", player=name))
    return (e.QueueJoined(name),)


def leave_queue(game: Game, live: LiveTable, command: c.LeaveQueue) -> Decided:
    refused = for_somebody_else(game, command, command.player)
    if refused is not None:
        return refused
    if command.player not in live.queue:
        return Refused(Reason.NOT_NOW, said("live-does-not-wait", player=command.player))
    return (e.QueueLeft(command.player),)
