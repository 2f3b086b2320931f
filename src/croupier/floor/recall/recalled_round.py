"""One round as the record has it: the table as betting opened, and every entry since."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.history.played_rounds import Played
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import run
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.evolution.round_evolution import evolve_all as evolve_round
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import ChipsBought, EarlierRoundVoided, RoundOpened
from croupier.engine.table.vocabulary.commands import Command, ReportFact, Rule, RulingWord
from croupier.engine.table.vocabulary.events import AwaitingRuling, Event
from croupier.engine.table.vocabulary.facts import Interruption
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import TableCommand
from croupier.floor.house.state import HouseTable
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import RoundRow
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commands import LiveCommand, NoticeInterruption
from croupier.floor.tables.events import CompanionSentAway
from croupier.floor.tables.evolving import evolve_all
from croupier.floor.tables.round_index import table_of
from croupier.floor.tables.state import Companion, LiveTable


class Entry(msgspec.Struct, frozen=True):
    """One of its entries, read."""

    position: int
    at_ms: int
    by: str  # the account that asked, or the clock, or the House
    command: Command
    events: tuple[Event, ...]


class Recalled(msgspec.Struct, frozen=True):
    row: RoundRow
    game: Game
    opening: LiveTable
    entries: tuple[Entry, ...]  # after the one that opened it
    later: "VoidedLater | None" = None
    books: bool = True  # with purses, and the chips that were brought to the table

    def states(self) -> Iterator[tuple[LiveTable, Entry, LiveTable]]:
        """Before each entry, the entry, after it."""
        live = self.opening
        for entry in self.entries:
            after = evolve_all(self.game, live, entry.events)
            yield live, entry, after
            live = after

    @property
    def ended(self) -> LiveTable:
        """As the last of its entries left it."""
        return evolve_all(
            self.game, self.opening, (event for each in self.entries for event in each.events)
        )


class VoidedLater(msgspec.Struct, frozen=True):
    """Rounds after it was over (Roulette 5.6)."""

    entry: Entry
    event: EarlierRoundVoided
    over: Recalled | None  # the round with the fact that reaches back; None: it is not shown


def recalled(store: Reading, table: HouseTable, number: int) -> Recalled | None:
    """None: there was no such round. One that is in play is read as far as it has come."""
    row, data = store.round(table.name, number), store.opening(table.name, number)
    if row is None or data is None:
        return None
    game = game_named(table.settings.game)
    last, first = row.last_position, row.first_position
    entries = tuple(_entries(game, store.lines(after=first, stream=table.name), last))
    opened = LiveTable(table.name, table_of(game, data), table.automatic)
    opening = replace(opened, companions=_came_before(entries))
    later = None
    if last is not None and last > (entries[-1].position if entries else first):
        (line,) = store.lines(after=last - 1, limit=1)
        later = _voided_later(store, table, number, entry_of(game, line))
    return Recalled(row, game, opening, entries, later)


def _came_before(entries: tuple[Entry, ...]) -> dict[str, Companion]:
    """Companions that leave in this round; its opening does not say where they play."""
    events = (event for each in entries for event in each.events)
    return {e.name: Companion(None) for e in events if isinstance(e, CompanionSentAway)}


def _voided_later(
    store: Reading, table: HouseTable, number: int, entry: Entry
) -> VoidedLater | None:
    for event in entry.events:
        if isinstance(event, EarlierRoundVoided) and event.number == number:
            over = recalled(store, table, event.reported_in)
            assert over is not None, "a fact was reported in a round"
            return VoidedLater(entry, event, over)
    return None


def _entries(game: Game, lines: Iterator[Line], last: int | None) -> Iterator[Entry]:
    """Up to the one that changed it last, unless the next round was opened before."""
    for line in lines:
        entry = entry_of(game, line)
        opens = any(isinstance(event, RoundOpened) for event in entry.events)
        if opens or (last is not None and line.position > last):
            return
        yield entry


def entry_of(game: Game, line: Line) -> Entry:
    written, codec = line.written, live_codec(game)
    command = codec.command(bytes(written.command))
    events = tuple(codec.event(bytes(raw)) for raw in written.events)
    return Entry(line.position, written.at_ms, written.by, command, events)


# as a history


def played(recalled: Recalled) -> Played:
    """As a history file has a round: chips that were bought and seats that were taken before the
    close were there when betting opened."""
    game, commands = recalled.game, list[Command]()
    round: AnyRound = recalled.opening.table.round
    purses = None if round.purses is None else dict(round.purses)
    for before, entry, after in recalled.states():
        commands += spoken(game, before, entry.command)
        for event in entry.events:
            if isinstance(event, ChipsBought) and purses is not None:
                purses[event.player] = purses.get(event.player, 0) + event.cents
        round = after.table.round
    opening = replace(recalled.opening.table.round, purses=purses, seats=round.seats)
    row = recalled.row
    return Played(row.stream, row.number, game, opening, tuple(commands), _voided(recalled, round))


def spoken(game: Game, live: LiveTable, command: Command) -> tuple[Command, ...]:
    """What people say at a table, with the hands of a box as they count them."""
    if isinstance(command, NoticeInterruption):
        return _reported(game, live.table)
    if isinstance(command, (LiveCommand, TableCommand)):
        return ()
    return (as_people_say(game, live.table.round, command),)


def _reported(game: Game, table: AnyTable) -> tuple[Command, ...]:
    """What the table noticed by itself, as somebody reports it; where the book then wants a word
    of the Pit, with that word."""
    report = ReportFact(DEALER, Interruption())
    ran = run(game, table, report)
    assert not isinstance(ran, Refused), "it was noticed"
    confirm = RulingWord.CONFIRM
    for halt in ran[0].round.halts[-1:]:
        if isinstance(halt.awaiting, AwaitingRuling) and confirm in halt.awaiting.words:
            return report, Rule(PIT_SUPERVISOR, confirm)
    return (report,)


def _voided(recalled: Recalled, round: AnyRound) -> AnyRound:
    if recalled.later is None:
        return round
    return evolve_round(recalled.game, replace(round, purses=None), recalled.later.event.events)
