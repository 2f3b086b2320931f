"""A recalled round step by step: who asked for what, when, what was said, how the table looked."""

from collections.abc import Iterator

import msgspec

from croupier.engine.history.writer import line_of
from croupier.engine.table.viewing import View, Viewer, view
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut
from croupier.floor.narration.announcements import Announcement
from croupier.floor.narration.live_narrator import told
from croupier.floor.recall.recalled_round import Recalled, spoken
from croupier.floor.tables.state import LiveTable

MOVES_CHIPS = (BuyChips, CashOut)  # between a wallet and a purse


class Step(msgspec.Struct, frozen=True):
    """One entry of the record, and the table after it."""

    number: int  # from 1; 0 is the table as betting opened
    position: int
    at_ms: int
    by: str  # the account that asked, or the clock, or the House
    command: str  # its written name
    line: str | None  # the same as people say it; None: nobody says it at a table
    events: tuple[Event, ...]
    said: tuple[Announcement, ...]
    live: LiveTable

    def seen(self, recalled: Recalled, viewer: Viewer) -> View:
        """What this person saw; cards that lay face down stay unknown."""
        return view(recalled.game, self.live.table, viewer)


def steps(recalled: Recalled) -> Iterator[Step]:
    game, number = recalled.game, 0
    for before, entry, after in recalled.states():
        if not recalled.books and isinstance(entry.command, MOVES_CHIPS):
            continue
        number += 1
        lines = [line_of(game, said) for said in spoken(game, before, entry.command)]
        yield Step(
            number,
            entry.position,
            entry.at_ms,
            entry.by,
            _name(entry.command),
            lines[0] if lines else None,
            entry.events,
            told(game, before, entry.events),
            after,
        )


def opening_step(recalled: Recalled) -> Step:
    row = recalled.row
    return Step(
        *(0, row.first_position, row.opened_ms, "", "table.open-round.1", None),
        *((), (), recalled.opening),
    )


def _name(command: Command) -> str:
    assert isinstance(command, msgspec.Struct), "what is written down has a name"
    return str(command.__struct_config__.tag)
