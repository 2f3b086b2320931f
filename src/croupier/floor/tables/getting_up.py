"""A player gets up from a live table: boxes and queue at once, the chips once none is in play."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.between_rounds import for_somebody_else
from croupier.engine.table.state.table_events import (
    SeatLeft,
)
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.state import LiveTable


def leave_table(game: Game, live: LiveTable, command: c.LeaveTable) -> tuple[Event, ...] | Refused:
    refused = for_somebody_else(game, command, command.player)
    if refused is not None:
        return refused
    name, round = command.player, live.table.round
    seats = tuple(SeatLeft(box) for box, player in live.table.seats.items() if player == name)
    queue = (e.QueueLeft(name),) if name in live.queue else ()
    has_chips = bool(round.purse(name)) or bool(round.open_wagers(name))
    chips = (e.TableLeft(name),) if has_chips and name not in live.leaving else ()
    found = (*seats, *queue, *chips)
    return found or Refused(Reason.NOT_NOW, said("live-not-at-the-table", player=name))
