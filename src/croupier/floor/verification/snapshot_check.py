"""Snapshots held against the tables as all their entries lead to them."""

from collections.abc import Iterable, Iterator

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.interface import Head, Reading
from croupier.floor.record.store.snapshots import Snapshot
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.opening import snapshot_state
from croupier.floor.tables.opening.snapshot_state import Stood
from croupier.floor.tables.opening.snapshots import line_at, vouched
from croupier.floor.tables.state import LiveTable


class SnapshotsOf:
    """Those that are there of one stream."""

    def __init__(self, game: Game, snapshots: Iterable[Snapshot] = ()) -> None:
        self._there = {each.number: each for each in snapshots}
        self._sources = snapshot_state.made_by(game) if self._there else ""
        self._right: dict[int, int] = {}  # the versions of the entries after which it stood so

    def follow(self, version: int, live: LiveTable, record: KeptRounds) -> None:
        """An entry has opened a round."""
        there = self._there.get(live.table.number)
        if there is not None and snapshot_state.written(Stood.now(live, record)) == there.state:
            self._right[there.number] = version

    def findings(
        self, store: Reading, since: int, head: Head, seal: Seal | None
    ) -> Iterator[Finding]:
        """Between these entries, as far as anybody would use them; where the key is at hand, all
        that it does not vouch for. What was written after `head` is left for the next time."""
        for snapshot in self._there.values():
            line = line_at(store, snapshot.position, snapshot.stream)
            if line is not None and not since < line.position <= head.position:
                continue
            version = None if line is None else line.version
            used = snapshot.made_by == self._sources
            right = version is not None and self._right.get(snapshot.number) == version
            known = seal is None or (line is not None and vouched(seal, snapshot, line))
            if (used and not right) or not known:
                table, number = snapshot.stream, snapshot.number
                told = said("record-snapshot-differs", table=table, number=number)
                yield Finding(snapshot.position, told)


def of_unknown_streams(store: Reading, known: Iterable[str], head: Head) -> Iterator[Finding]:
    """A table may have been added after `head`."""
    streams = set(known)
    for snapshot in store.snapshots():
        if snapshot.stream not in streams and not _is_later(store, snapshot, head):
            told = said("record-unknown-stream", stream=snapshot.stream)
            yield Finding(snapshot.position, told)


def _is_later(store: Reading, snapshot: Snapshot, head: Head) -> bool:
    """Its entry is there, and nobody has followed it yet."""
    line = line_at(store, snapshot.position, snapshot.stream)
    return line is not None and line.position > head.position
