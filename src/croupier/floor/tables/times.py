"""When things last happened at a live table, by the clock of the record."""

from collections.abc import Mapping

import msgspec

from croupier.floor.tables.state import LiveTable


class Times(msgspec.Struct, frozen=True):
    moved_ms: int = 0  # the last entry
    halted_ms: Mapping[int, int] = {}  # each open halt, by the number of its report

    def after(self, live: LiveTable, at_ms: int) -> "Times":
        """With an entry of this time, which led to the table as it is now."""
        halts = live.table.round.halts
        if not halts and not self.halted_ms:
            return Times(at_ms)
        known = self.halted_ms
        return Times(at_ms, {halt.number: known.get(halt.number, at_ms) for halt in halts})
