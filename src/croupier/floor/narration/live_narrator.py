"""What is said aloud at a live table, so that everybody may hear it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table_events import (
    CutCardCameOut,
    EarlierRoundVoided,
    RoundOpened,
    SeatTaken,
    SettingsChanged,
    ShoeStarted,
)
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.events import DecisionMade, Event
from croupier.engine.table.vocabulary.people import Rank
from croupier.floor.narration.announcements import Announcement, Announcer, Kind, round_opened
from croupier.floor.narration.chronicle import bets_of
from croupier.floor.narration.decisions import decision
from croupier.floor.narration.narrator import Step, Told, in_turn
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.rows import Row
from croupier.floor.tables import events as e
from croupier.floor.tables.evolving import evolve_live
from croupier.floor.tables.state import LiveTable

CLOCKS_CHANGED = Announcement(Kind.CALL, said("told-clocks-changed"))
LAST_CALL = Announcement(Kind.CALL, said("told-last-call"))


class InTurn(NamedTuple):
    """One thing that is said, the event it is about as it is heard, and the table after it."""

    spoken: Announcement
    event: Event
    live: LiveTable


def told(game: Game, before: LiveTable, events: Iterable[Event]) -> Told:
    """No hidden card is named, and nobody is called `you`."""
    return tuple(each.spoken for each in told_in_turn(game, before, events))


def told_in_turn(game: Game, before: LiveTable, events: Iterable[Event]) -> Iterator[InTurn]:
    of_the_round: list[Step] = []
    tables: list[LiveTable] = []  # after each of them
    announcer, live = Announcer(game, ""), before

    def gathered() -> Iterator[InTurn]:
        for spoken, event, made in in_turn(announcer, of_the_round, ANYBODY):
            yield InTurn(spoken, event, tables[made - 1])
        of_the_round.clear()
        tables.clear()

    for event in events:
        round, live = live.table.round, evolve_live(game, live, event)
        called = _called(game, round, live.table.round, event)
        if called is None:
            of_the_round.append((round, event, live.table.round))
            tables.append(live)
            continue
        yield from gathered()
        yield InTurn(called, event, live)
    yield from gathered()


def _called(game: Game, before: AnyRound, after: AnyRound, event: Event) -> Announcement | None:
    """What the Announcer of a single round has no words for."""
    if isinstance(event, RoundOpened):
        return round_opened(game, after)
    if isinstance(event, DecisionMade):
        return next(_decided(game, before, after, event), None)
    message = _of_the_floor(event)
    if message is None:
        return None
    if isinstance(event, SeatTaken):  # their bets come in its place
        return Announcement(Kind.CALL, message, rows=(Row(bets_of(event.player), message),))
    return Announcement(Kind.CALL, message)


def _decided(
    game: Game, before: AnyRound, after: AnyRound, event: DecisionMade
) -> Iterator[Announcement]:
    """A decision may name cards that nobody else has seen; then nothing is said."""
    command = event.command
    own = command.by.rank is Rank.PLAYER and type(command) in game.COMMANDS and not command.aside
    if own and not Hidden(game, after, ANYBODY).anything():
        yield decision(game, before, after, command)


def _of_the_floor(event: Event) -> Message | None:
    match event:
        case ShoeStarted():
            return said("told-shuffled")
        case CutCardCameOut():
            return said("told-cut-card")
        case SeatTaken(box, player):
            return said("told-seat-taken", player=player, box=box)
        case SettingsChanged():
            return said("told-settings-changed")
        case EarlierRoundVoided(number):
            return said("told-earlier-void", number=number)
        case e.TablePaused(reason):
            return said("told-paused-over", reason=reason) if reason else said("told-paused")
        case e.TableResumed() | e.TableReopened():
            return said("told-goes-on")
        case e.LastRoundAnnounced():
            return said("told-last-round")
        case e.SettingsAnnounced():
            return said("told-settings-announced")
        case e.DealerLeft(dealer):
            return said("told-dealer-left", dealer=dealer)
        case e.CountConfirmed(by):
            return said("told-counted", name=by)
        case e.SaidReady(player, all=True):
            return said("told-all-ready", player=player)
        case e.SaidReady(player):
            return said("told-ready", player=player)
        case e.CompanionCame(name, box):
            if box is None:
                return said("told-companion-came-anywhere", name=name)
            return said("told-companion-came", name=name, box=box)
        case e.CompanionMoved(name, box):
            return said("told-companion-moved", name=name, box=box)
        case e.CompanionLeft(name):
            return said("told-companion-left", name=name)
        case e.DealerCame(dealer):
            return said("told-dealer-came", dealer=dealer)
        case _:
            return None
