"""What is on record of a table: its entries followed one by one, and its rounds."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.evolution.round_evolution import evolve_all as evolve_round
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table_events import EarlierRoundVoided, RoundOpened, TableOpened
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import BettingClosed, Event
from croupier.engine.table.vocabulary.table_commands import TableCommand
from croupier.floor.record.store.entries import Line
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commands import LiveCommand
from croupier.floor.tables.evolving import evolve_all, evolve_live, first
from croupier.floor.tables.state import LiveTable


class Step(msgspec.Struct, frozen=True):
    """One entry of a table, and the table before and after it."""

    line: Line
    at_ms: int
    command: Command
    events: tuple[Event, ...]
    before: LiveTable
    after: LiveTable


class RoundOnRecord(msgspec.Struct, frozen=True):
    """From the entry that opened it to the last one before the next was opened."""

    number: int
    at_ms: int
    opening: AnyRound  # as betting opened
    round: AnyRound  # as it now stands
    ended: Status  # as it stood when the next was opened
    lines: tuple[Line, ...]
    later: tuple[Line, ...] = ()  # entries long after it that made it void
    commands: tuple[Command, ...] = ()  # to the round, hands as people counted them
    dealers: frozenset[str] = frozenset()
    bets_until: int = 0  # the wagers below this number lay there when betting closed
    plain: bool = True  # nothing but its commands made it what it is


def followed(game: Game, name: str, lines: Iterable[Line], *, automatic: bool) -> Iterator[Step]:
    """After the opening of the table; no rule is asked."""
    codec = live_codec(game)
    live: LiveTable | None = None
    for line in lines:
        written = line.written
        events = tuple(codec.event(bytes(raw)) for raw in written.events)
        if live is None:
            (opened,) = events
            assert isinstance(opened, TableOpened), "a stream begins with its table's opening"
            live = first(game, name, opened, automatic=automatic)
            continue
        after = evolve_all(game, live, events)
        command = codec.command(bytes(written.command))
        yield Step(line, written.at_ms, command, events, live, after)
        live = after


def rounds_on_record(game: Game, steps: Iterable[Step]) -> dict[int, RoundOnRecord]:
    """Every round that was opened, by its number."""
    found: dict[int, RoundOnRecord] = {}
    for step in steps:
        number = step.after.table.number
        if number != step.before.table.number:
            found[number] = _opened(game, step)
        elif number:
            found[number] = _continued(game, found[number], step)
        for event in step.events:
            if isinstance(event, EarlierRoundVoided):
                found[event.number] = made_void(game, found[event.number], step.line, event)
    return found


def _opened(game: Game, step: Step) -> RoundOnRecord:
    live = step.before
    for event in step.events:
        live = evolve_live(game, live, event)
        if isinstance(event, RoundOpened):
            break
    opening = live.table.round
    round, dealers = step.after.table.round, step.after.dealers
    return RoundOnRecord(
        step.after.table.number,
        step.at_ms,
        opening,
        round,
        round.status,
        (step.line,),
        dealers=dealers,
    )


def _continued(game: Game, found: RoundOnRecord, step: Step) -> RoundOnRecord:
    command, before, commands = step.command, step.before.table.round, found.commands
    after = replace(step.after.table.round, before=None)
    if not isinstance(command, (TableCommand, LiveCommand)):
        commands = (*commands, as_people_say(game, before, command))
    elif isinstance(command, LiveCommand) and step.after.table != step.before.table:
        found = replace(found, plain=False)
    if any(isinstance(event, BettingClosed) for event in step.events):
        found = replace(found, bets_until=before.next_wager_id)
    return replace(
        found,
        round=after,
        ended=after.status,
        lines=(*found.lines, step.line),
        commands=commands,
        dealers=found.dealers | step.after.dealers,
    )


def made_void(
    game: Game, found: RoundOnRecord, line: Line, event: EarlierRoundVoided
) -> RoundOnRecord:
    """What happened to it long after it was over; the purses are those of its end."""
    purses = found.round.purses
    void = evolve_round(game, replace(found.round, purses=None), event.events)
    return replace(found, round=replace(void, purses=purses), later=(*found.later, line))
