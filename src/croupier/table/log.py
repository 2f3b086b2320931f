"""The log of a table: every command beside what came of it, replayed and decided again."""

from collections.abc import Iterable
from typing import Any

import msgspec

from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.refusals import Refused
from croupier.table.running import Ran, open_table, run
from croupier.table.table import Table
from croupier.table.table_commands import OpenTable
from croupier.table.table_events import RoundOpened
from croupier.table.table_evolving import replayed as events_replayed


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command, who gave it and to which version of the table, beside all that came of it."""

    id: str
    version: int  # of the table, before
    command: Command
    events: tuple[Event, ...]


class DecidedOtherwise(Exception):
    """A command that, given again, leads to something other than what was written down."""

    def __init__(self, entry: Entry, again: tuple[Event, ...] | Refused | None) -> None:
        super().__init__(f"entry {entry.id}, {type(entry.command).__name__}: {again}")
        self.entry, self.again = entry, again


def replayed(game: Game, entries: Iterable[Entry]) -> Table[Any]:
    """The table as its events made it; no rule is asked."""
    return events_replayed(game, (event for entry in entries for event in entry.events))


def decided_again(game: Game, entries: Iterable[Entry]) -> Table[Any]:
    """The table as its commands make it, each decided again by the rules."""
    table: Table[Any] | None = None
    record = KeptRounds()
    for entry in entries:
        ran = _again(game, table, entry.command, record)
        if isinstance(ran, Refused) or ran is None or ran[1] != entry.events:
            raise DecidedOtherwise(
                entry, ran if isinstance(ran, Refused) or ran is None else ran[1]
            )
        if table is not None and any(isinstance(event, RoundOpened) for event in ran[1]):
            record.keep(table.number, table.round)
        table = ran[0]
        record.note(game, ran[1])
    assert table is not None, "a log begins with the opening of its table"
    return table


def _again(
    game: Game, table: Table[Any] | None, command: Command, record: KeptRounds
) -> Ran | Refused | None:
    if table is not None:
        return run(game, table, command, record)
    return open_table(game, command) if isinstance(command, OpenTable) else None
