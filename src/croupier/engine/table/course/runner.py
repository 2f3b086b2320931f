"""A table is run: commands to its round, and those between rounds (Baccarat 3.3)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course import between_rounds, claims, frame
from croupier.engine.table.course.earlier_rounds import unfounded_too_late, void_earlier_rounds
from croupier.engine.table.course.frame import act
from croupier.engine.table.dealing.awaited import closed
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.state import table_events as e
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table import AnyTable, NoRecord, Record
from croupier.engine.table.vocabulary import table_commands as c
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.refusals import Reason, Refused

NO_RECORD = NoRecord()

Ran = tuple[AnyTable, tuple[Event, ...]]


def open_table(game: Game, command: c.OpenTable) -> Ran:
    """A table before its first round; what cannot be set up is not a `Settings` of this game."""
    shoe = command.shoe or Shoe.fresh(command.settings.decks)
    event = e.TableOpened(command.settings, shoe, command.purses)
    return opened(game, event), (event,)


def run(
    game: Game,
    table: AnyTable,
    command: Command,
    record: Record = NO_RECORD,
    *,
    answering: str | None = None,
) -> Ran | Refused:
    """A command to the table or to its round, and all that comes of it; one that answers a
    question is refused once that is no longer open."""
    if answering is not None:
        late = closed(game, table, answering)
        if late is not None:
            return late
    decider = DECIDED_BY.get(type(command))
    if decider is None:
        return _to_the_round(game, table, command)
    decided = decider(game, table, command, record)
    if not isinstance(decided, tuple):
        return decided
    return _with_claims(game, *_happened(game, table, decided))


def _happened(game: Game, table: AnyTable, events: tuple[Event, ...]) -> Ran:
    return evolve_table(game, table, *events), events


def _to_the_round(game: Game, table: AnyTable, command: Command) -> Ran | Refused:
    if not table.number:
        return Refused(Reason.NOT_NOW, said("no-round-open"), (game.PARAGRAPHS.place_your_bets,))
    if table.voided_under is not None:
        too_late = unfounded_too_late(game, table, command)
        if too_late is not None:
            return too_late
    return _round_evolved(game, table, act(game, table.round, command))


def notice(game: Game, table: AnyTable, fact: Fact) -> Ran | Refused:
    """A fact about its round that the table finds by itself, and all that comes of it."""
    return _round_evolved(game, table, frame.notice(game, table.round, fact))


def _round_evolved(game: Game, table: AnyTable, acted: frame.Acted | Refused) -> Ran | Refused:
    if type(acted) is Refused:
        return acted
    round, events = acted
    after = replace(table, round=round, version=table.version + len(events))
    return (after, events) if round.purses is None else _with_claims(game, after, events)


def _with_claims(game: Game, table: AnyTable, events: tuple[Event, ...]) -> Ran:
    """What a purse lacks when all is paid, or a round long past is voided, becomes a claim."""
    purses = table.round.purses
    if purses is None or min(purses.values(), default=0) >= 0:
        return table, events
    past = any(isinstance(event, e.EarlierRoundVoided) for event in events)
    if table.round.status is Status.PLAY and not past:
        return table, events
    short = tuple(e.Claimed(name, -cents) for name, cents in purses.items() if cents < 0)
    after, claimed = _happened(game, table, short)
    return after, events + claimed


Decider = Callable[[Game, AnyTable, Any, Record], tuple[Event, ...] | Refused]
DECIDED_BY: dict[type[Command], Decider] = {
    c.OpenTable: between_rounds.open_already,
    c.OpenRound: between_rounds.open_round,
    c.TakeSeat: between_rounds.take_seat,
    c.LeaveSeat: between_rounds.leave_seat,
    c.BuyChips: between_rounds.buy_chips,
    c.CashOut: between_rounds.cash_out,
    c.MarkCutCard: between_rounds.mark_cut_card,
    c.ChangeSettings: between_rounds.change_settings,
    c.VoidEarlierRounds: void_earlier_rounds,
    c.SettleClaim: claims.settle_claim,
    c.WaiveClaim: claims.waive_claim,
}
