"""A live table is run: what the floor allows first, then the rules."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_too_low
from croupier.engine.table.course.runner import NO_RECORD, notice, run
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table import AnyTable, Record
from croupier.engine.table.vocabulary.commands import Command, DecideUnresolved, ReportFact, Rule
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.facts import (
    DisplayWrong,
    Interruption,
    NoticedLate,
    Other,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import DEALER, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    ChangeSettings,
    MarkCutCard,
    OpenRound,
    TakeSeat,
    VoidEarlierRounds,
)
from croupier.floor.house.table_settings import settings_refused
from croupier.floor.tables import card_check, companions, readiness, seat_queue
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.commitments import commitment_of
from croupier.floor.tables.evolving import evolve_all, evolve_with
from croupier.floor.tables.getting_up import leave_table
from croupier.floor.tables.state import Condition, LiveTable

Ran = tuple[LiveTable, tuple[Event, ...]]

RULINGS = (Rule, DecideUnresolved)
SEEN_BY_PEOPLE = (WalkedAway, Interruption, DisplayWrong, NoticedLate, Other)


def run_live(
    game: Game,
    live: LiveTable,
    command: Command,
    record: Record = NO_RECORD,
    *,
    answering: str | None = None,
) -> Ran | Refused:
    """A command to the floor or to the rules, and all that comes of it."""
    decider = DECIDED_BY.get(type(command))
    if decider is not None:
        decided = decider(game, live, command)
        if isinstance(decided, Refused):
            return decided
        return evolve_all(game, live, decided), decided
    refused = first_refusal(
        not_for_them(game, live, command),
        _not_now(live, command),
        seat_queue.not_in_turn(live, command),
        card_check.not_counted(game, live, command),
    )
    if refused is not None:
        return refused
    ran = _by_the_rules(game, live, command, record, answering)
    if isinstance(ran, Refused):
        return ran
    table, happened = ran
    refused = _bets_without_chips(live, happened)
    if refused is not None:
        return refused
    happened = seat_queue.with_the_queue(live, happened)
    events = readiness.with_ready(live, command, happened)
    return evolve_with(game, live, events, table), events


def _by_the_rules(
    game: Game, live: LiveTable, command: Command, record: Record, answering: str | None
) -> tuple[AnyTable, tuple[Event, ...]] | Refused:
    """Settings that were announced come into force with the next round, whoever opens it."""
    table, announced = live.table, live.announced
    changed: tuple[Event, ...] = ()
    if isinstance(command, OpenRound) and announced is not None:
        ran = run(game, table, ChangeSettings(announced.by, announced.settings), record)
        if isinstance(ran, Refused):
            return ran
        table, changed = ran
    ran = run(game, table, command, record, answering=answering)
    return ran if isinstance(ran, Refused) else (ran[0], (*changed, *ran[1]))


def not_for_them(game: Game, live: LiveTable, command: Command) -> Refused | None:
    """At an automatic table nobody keys what comes out of the shoe, nor says what does; at a
    recorded one the Dealer on duty does, and nobody rules on what they dealt themselves."""
    if live.automatic and command.by != DEALER:
        if is_dealing(command):
            return Refused(Reason.NOT_YOURS, said("live-dealt-by-the-house"))
        if _is_seen_by_the_table(command):
            return Refused(Reason.NOT_YOURS, said("live-seen-by-the-table"))
    if live.automatic:
        return None
    dealing = command.by.rank is Rank.DEALER or is_dealing(command)
    if dealing and command.by.rank is not Rank.PLAYER and command.by.name != live.dealer:
        return Refused(
            Reason.NOT_YOURS,
            said("live-not-on-duty", name=command.by.name),
            (game.PARAGRAPHS.dealer,),
        )
    if command.by.name in _whose_error(live, command):
        return Refused(Reason.NOT_YOURS, said("live-own-error", name=command.by.name))
    return None


def _whose_error(live: LiveTable, command: Command) -> frozenset[str]:
    """Who dealt what is ruled on."""
    if isinstance(command, VoidEarlierRounds):
        rounds = (live.dealt_by.get(number, frozenset()) for number in command.numbers)
        return live.dealers.union(*rounds)
    return live.dealers if isinstance(command, RULINGS) else frozenset()


def is_dealing(command: Command) -> bool:
    if isinstance(command, (OpenRound, MarkCutCard)):
        return True
    return command.needs is Rank.DEALER and not isinstance(command, ReportFact)


def _is_seen_by_the_table(command: Command) -> bool:
    """Cards and ball of an automatic table come as they were fixed: a report could only choose
    others. What else has happened, the Pit says."""
    if not isinstance(command, ReportFact):
        return False
    return command.by.rank < Rank.PIT_SUPERVISOR or not isinstance(command.fact, SEEN_BY_PEOPLE)


def _not_now(live: LiveTable, command: Command) -> Refused | None:
    """Nobody comes to a closed table; whoever is there leaves with their chips."""
    if isinstance(command, ChangeSettings):
        return _not_announced(live, command.settings)
    if isinstance(command, OpenRound) and live.condition is not Condition.OPEN:
        paused = live.condition is Condition.PAUSED
        return Refused(Reason.NOT_NOW, said("live-paused") if paused else said("live-closed"))
    if isinstance(command, OpenRound) and live.automatic and live.shoe.revealed:
        return Refused(Reason.NOT_NOW, said("live-not-committed"))
    if isinstance(command, (BuyChips, TakeSeat)) and live.closed:
        return Refused(Reason.NOT_NOW, said("live-closed"))
    return None


def _not_announced(live: LiveTable, settings: Settings) -> Refused | None:
    """A change that nobody had notice of (Baccarat 3.4)."""
    if live.announced is not None and live.announced.settings == settings:
        return None
    return Refused(Reason.NOT_NOW, said("live-announce-first"))


def _not_set_up_so(live: LiveTable, settings: Settings) -> Refused | None:
    refused = settings_refused(settings)
    if refused is None and settings.kind is not live.table.settings.kind:
        return Refused(Reason.NOT_OFFERED, said("live-other-kind"))
    return refused


def _bets_without_chips(live: LiveTable, events: tuple[Event, ...]) -> Refused | None:
    """Whoever has brought no chips to the table has none, and whoever owes the House bets none."""
    purses = live.table.round.purses
    if purses is None:
        return None
    for event in events:
        if not isinstance(event, BetPlaced):
            continue
        if event.wager.player in live.table.claims:
            return owing(event.wager.player)
        if event.wager.player not in purses:
            message = said("live-no-chips-here", player=event.wager.player)
            return Refused(Reason.ABOVE_PURSE, message, room_cents=0)
    return None


def owing(player: str) -> Refused:
    return Refused(Reason.NOT_NOW, said("live-owes", player=player))


Decided = tuple[Event, ...] | Refused


def _commit(game: Game, live: LiveTable, command: c.CommitShoe) -> Decided:
    if command.by != DEALER or not live.between_rounds or not live.shoe.revealed:
        return Refused(Reason.NOT_NOW, said("live-no-shoe-now"))
    if command.number != live.shoe.number + 1:
        return Refused(Reason.UNKNOWN, said("live-no-such-shoe", number=command.number))
    return (e.ShoeCommitted(command.number, command.commitment),)


def _reveal(game: Game, live: LiveTable, command: c.RevealShoe) -> Decided:
    shoe = live.shoe
    if command.by != DEALER or not live.between_rounds or shoe.revealed:
        return Refused(Reason.NOT_NOW, said("live-no-shoe-now"))
    found = commitment_of(live.name, command.number, command.salt, command.order)
    if command.number != shoe.number or found != shoe.commitment:
        return Refused(Reason.UNKNOWN, said("live-no-such-shoe", number=command.number))
    return (e.ShoeRevealed(command.number, command.salt, command.order),)


def _abandon(game: Game, live: LiveTable, command: c.AbandonShoe) -> Decided:
    shoe = live.shoe
    if command.by != DEALER or not live.automatic or not live.between_rounds or shoe.revealed:
        return Refused(Reason.NOT_NOW, said("live-no-shoe-now"))
    if command.number != shoe.number:
        return Refused(Reason.UNKNOWN, said("live-no-such-shoe", number=command.number))
    return (e.ShoeAbandoned(command.number),)


def _interruption(game: Game, live: LiveTable, command: c.NoticeInterruption) -> Decided:
    """The table notices it by itself, and nobody's word is needed (Baccarat 5.4)."""
    if command.by != DEALER or not live.automatic or live.between_rounds:
        return Refused(Reason.NOT_NOW, said("live-not-interrupted"))
    noticed = notice(game, live.table, Interruption())
    return noticed if isinstance(noticed, Refused) else noticed[1]


def _pause(game: Game, live: LiveTable, command: c.PauseTable) -> Decided:
    """Also by the Dealer on duty here."""
    rank = Rank.DEALER if command.by.name == live.dealer else Rank.PIT_SUPERVISOR
    paused = e.TablePaused(command.reason)
    return _by_the_pit(game, live, command, Condition.OPEN, paused, rank)


def _resume(game: Game, live: LiveTable, command: c.ResumeTable) -> Decided:
    return _by_the_pit(game, live, command, Condition.PAUSED, e.TableResumed())


def _close(game: Game, live: LiveTable, command: c.CloseTable) -> Decided:
    now = Condition.PAUSED if live.condition is Condition.PAUSED else Condition.OPEN
    return _by_the_pit(game, live, command, now, e.LastRoundAnnounced())


def _reopen(game: Game, live: LiveTable, command: c.ReopenTable) -> Decided:
    return _by_the_pit(game, live, command, Condition.CLOSING, e.TableReopened())


def _by_the_pit(
    game: Game,
    live: LiveTable,
    command: Command,
    only_when: Condition,
    event: Event,
    rank: Rank = Rank.PIT_SUPERVISOR,
) -> Decided:
    refused = rank_too_low(command, rank, game.PARAGRAPHS.limits_displayed)
    if refused is not None:
        return refused
    if live.condition is not only_when:
        return Refused(Reason.NOT_NOW, said("live-condition", condition=live.condition.value))
    return (event,)


def _announce(game: Game, live: LiveTable, command: c.AnnounceSettings) -> Decided:
    """What could not be changed now is refused now, not when the round is over."""
    between = replace(
        live.table, round=replace(live.table.round, status=Status.CONCLUDED, halts=())
    )
    tried = run(game, between, ChangeSettings(command.by, command.settings))
    if isinstance(tried, Refused):
        return tried
    refused = _not_set_up_so(live, command.settings)
    return (e.SettingsAnnounced(command.settings, command.by),) if refused is None else refused


def _take_dealing(game: Game, live: LiveTable, command: c.TakeDealing) -> Decided:
    refused = rank_too_low(command, Rank.DEALER, game.PARAGRAPHS.dealer)
    if refused is not None:
        return refused
    if live.automatic:
        return Refused(Reason.NOT_YOURS, said("live-dealt-by-the-house"))
    if command.by.rank is Rank.DEALER and command.by.name != command.dealer:
        return Refused(Reason.NOT_YOURS, said("live-not-on-duty", name=command.by.name))
    left = () if live.dealer is None else (e.DealerLeft(live.dealer),)
    return (*left, e.DealerCame(command.dealer))


def _leave_dealing(game: Game, live: LiveTable, command: c.LeaveDealing) -> Decided:
    if live.dealer is None:
        return Refused(Reason.NOT_NOW, said("live-nobody-deals"))
    if command.by.name != live.dealer and command.by.rank < Rank.PIT_SUPERVISOR:
        return Refused(Reason.NOT_YOURS, said("live-not-on-duty", name=command.by.name))
    return (e.DealerLeft(live.dealer),)


DECIDED_BY: dict[type[Command], Callable[[Game, LiveTable, Any], Decided]] = {
    c.CommitShoe: _commit,
    c.RevealShoe: _reveal,
    c.AbandonShoe: _abandon,
    c.NoticeInterruption: _interruption,
    c.PauseTable: _pause,
    c.ResumeTable: _resume,
    c.CloseTable: _close,
    c.ReopenTable: _reopen,
    c.AnnounceSettings: _announce,
    c.TakeDealing: _take_dealing,
    c.LeaveDealing: _leave_dealing,
    c.CountCards: card_check.count_cards,
    c.ConfirmCount: card_check.confirm_count,
    c.JoinQueue: seat_queue.join_queue,
    c.LeaveQueue: seat_queue.leave_queue,
    c.SayReady: readiness.say_ready,
    c.AskCompanion: companions.ask_companion,
    c.MoveCompanion: companions.move_companion,
    c.DismissCompanion: companions.dismiss_companion,
    c.LeaveTable: leave_table,
}
