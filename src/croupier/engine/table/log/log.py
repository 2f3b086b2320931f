"""The log of a table: every command beside what came of it, replayed and decided again."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import Ran, open_table, run
from croupier.engine.table.evolution.table_evolution import replayed as events_replayed
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import OpenRound, OpenTable


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command, who gave it and to which version of the table, beside all that came of it."""

    id: str
    version: int  # of the table, before
    command: Command
    events: tuple[Event, ...]


def out_of_order(entries: Iterable[Entry]) -> Iterator[tuple[int, Entry, int]]:
    """The place of every entry that does not follow those before it, and the version it should
    have been given to: entries are missing, or come again. A log cut off at its end is in order."""
    version, known = 0, set[str]()
    for place, entry in enumerate(entries, start=1):
        if entry.version != version or entry.id in known:
            yield place, entry, version
        version += len(entry.events)
        known.add(entry.id)


class DecidedOtherwise(Exception):
    """A command that, given again, leads to something other than what was written down.

    >>> from croupier import audit, open_table
    >>> table = open_table("roulette", purses={"ann": 1000})
    >>> events = table.say("ann bets 10 red")
    >>> try:
    ...     audit(table.written().replace('"action_cents":1000', '"action_cents":900'))
    ... except DecidedOtherwise as found:
    ...     print("entry", found.entry.id)
    entry 3
    """

    def __init__(self, entry: Entry, again: tuple[Event, ...] | Refused | None) -> None:
        super().__init__(f"entry {entry.id}, {type(entry.command).__name__}: {again}")
        self.entry, self.again = entry, again


def replayed(game: Game, entries: Iterable[Entry]) -> AnyTable:
    """The table as its events made it; no rule is asked."""
    return events_replayed(game, (event for entry in entries for event in entry.events))


class DecidedAgain:
    """A table as its commands make it, each decided again by the rules, one after the other."""

    def __init__(self, game: Game) -> None:
        self._game, self._record = game, KeptRounds()
        self.table: AnyTable | None = None

    def entry(self, entry: Entry) -> None:
        again = self.given(entry.command)
        if again != entry.events:
            raise DecidedOtherwise(entry, again)

    def given(self, command: Command) -> tuple[Event, ...] | Refused | None:
        """What this command leads to, and the table goes on from there; None: no table is open."""
        table = self.table
        ran: Ran | Refused | None = None
        if table is not None:
            ran = run(self._game, table, command, self._record)
        elif isinstance(command, OpenTable):
            ran = open_table(self._game, command)
        if ran is None or type(ran) is Refused:
            return ran
        if table is not None and type(command) is OpenRound:
            self._record.keep(table.number, table.round)
        self.table, events = ran
        self._record.note(self._game, events)
        return events


def decided_again(game: Game, entries: Iterable[Entry]) -> AnyTable:
    """The table as its commands make it, each decided again by the rules."""
    again = DecidedAgain(game)
    for entry in entries:
        again.entry(entry)
    assert again.table is not None, "a log begins with the opening of its table"
    return again.table
