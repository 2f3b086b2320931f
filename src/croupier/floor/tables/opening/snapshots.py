"""How tables stood every so many rounds, kept beside the log: a table that is opened again reads
its stream from there on.

A snapshot is used only if the key of the House vouches for it together with the chain of its entry,
and if it was made by the very sources that are running. Where there is none to be used, the whole
stream is folded, and the last ones are made again.
"""

import asyncio
import hmac
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from croupier.engine.games import game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.floor.house.state import HouseTable
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Reading, Store, StoreFailed
from croupier.floor.record.store.snapshots import Snapshot
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening import snapshot_state
from croupier.floor.tables.opening.snapshot_state import Stood
from croupier.floor.tables.restoration import Restored, steps
from croupier.floor.tables.state import LiveTable

EVERY = 20  # rounds

Usable = dict[int, tuple[Snapshot, Line]]  # by the numbers of their rounds
Write = Callable[[Store], None]
Beside = Callable[[Write], Awaitable[None]]  # written where everything is written


class Snapshots:
    def __init__(self, seal: Seal, beside: Beside) -> None:
        self._seal, self._beside = seal, beside
        self._under_way: set[asyncio.Future[None]] = set()

    def restored(self, store: Reading, table: HouseTable) -> Restored | None:
        """What `restoring.restored` makes of the whole stream."""
        game, name = game_named(table.settings.game), table.name
        most = KeptRounds.of_a_table(game).most
        usable = self._usable(store, game, name)
        before, position = _begun(game, table, usable, most)
        found, number = before, 0 if before is None else before.live.table.number
        missing = deque[tuple[Line, Stood]](maxlen=most // EVERY + 2)
        lines = store.lines(after=position, stream=name)
        for line, found in steps(game, name, lines, automatic=table.automatic, before=before):
            if found.live.table.number != number:
                number = found.live.table.number
                if is_due(number) and number not in usable:
                    with _faults_told():
                        missing.append((line, Stood.now(found.live, found.record)))
        if missing:
            self._keep(partial(self._written, game, tuple(missing), most))
        return found

    def _usable(self, store: Reading, game: Game, name: str) -> Usable:
        sources, usable = snapshot_state.made_by(game), Usable()
        for snapshot in store.snapshots(name):
            if snapshot.made_by == sources:
                line = line_at(store, snapshot.position, name)
                if line is not None and vouched(self._seal, snapshot, line):
                    usable[snapshot.number] = snapshot, line
        return usable

    def changed(self, desk: TableActor, before: LiveTable) -> None:
        """What has changed is durable; a round that was opened was the last of it."""
        number = desk.live.table.number
        if number != before.table.number and is_due(number):
            with _faults_told():
                stood = Stood.now(desk.live, desk.record)
                self._keep(partial(self._found_and_written, desk.game, stood, desk.record.most))

    # in the thread that writes

    def _found_and_written(self, game: Game, stood: Stood, most: int, store: Store) -> None:
        live = stood.live
        row = store.round(live.name, live.table.number)
        line = None if row is None else line_at(store, row.first_position, live.name)
        if line is not None and line.after == live.version:
            self._written(game, [(line, stood)], most, store)

    def _written(
        self, game: Game, taken: Iterable[tuple[Line, Stood]], most: int, store: Store
    ) -> None:
        made = [each for line, stood in taken if (each := self._made(game, line, stood))]
        if made:
            store.keep_snapshots(made[-1].stream, made, made[-1].number - most)

    def _made(self, game: Game, line: Line, stood: Stood) -> Snapshot | None:
        """None: more has happened to the table than these words can say."""
        live, state = stood.live, snapshot_state.written(stood)
        if snapshot_state.read(game, live.name, state, automatic=live.automatic) != stood:
            return None
        number, sources = live.table.number, snapshot_state.made_by(game)
        bare = Snapshot(line.position, line.stream, number, sources, state, b"")
        return msgspec.structs.replace(bare, vouched=self._seal.vouch(_vouched_for(bare, line)))

    def _keep(self, write: Write) -> None:
        """Nobody waits for it."""
        writing = asyncio.ensure_future(self._beside(write))
        self._under_way.add(writing)
        writing.add_done_callback(self._done)

    def _done(self, writing: "asyncio.Future[None]") -> None:
        self._under_way.discard(writing)
        if not writing.cancelled():
            with _faults_told():
                writing.result()


@contextmanager
def _faults_told() -> Iterator[None]:
    """A table goes on without a snapshot; whoever looks after the process hears why there is none.
    Of a store that fails they hear anyway."""
    try:
        yield
    except StoreFailed:
        pass
    except Exception as fault:
        context = {"message": "a snapshot", "exception": fault}
        asyncio.get_running_loop().call_exception_handler(context)


def is_due(number: int) -> bool:
    return not number % EVERY


def line_at(store: Reading, position: int, stream: str) -> Line | None:
    """The entry that lies there, if it is one of this stream."""
    found = next(store.lines(after=position - 1, limit=1), None)
    there = found is not None and (found.position, found.stream) == (position, stream)
    return found if there else None


def vouched(seal: Seal, snapshot: Snapshot, line: Line) -> bool:
    """The key has said so of this snapshot and of the entry that lies where it says."""
    return hmac.compare_digest(seal.vouch(_vouched_for(snapshot, line)), snapshot.vouched)


def _vouched_for(snapshot: Snapshot, line: Line) -> bytes:
    """The chain stands for the entry and for all before it."""
    position, stream, number = snapshot.position, snapshot.stream, snapshot.number
    named = (position, stream, number, snapshot.made_by, line.chain.hex())
    return msgspec.json.encode(named) + b"\n" + snapshot.state


def _begun(game: Game, table: HouseTable, usable: Usable, most: int) -> tuple[Restored | None, int]:
    """Where folding begins: so far back that all rounds which the table holds come after."""
    early = [number for number in usable if number <= max(usable) - most]
    if not early:
        return None, 0
    snapshot, line = usable[max(early)]
    stood = snapshot_state.read(game, table.name, snapshot.state, automatic=table.automatic)
    return snapshot_state.taken_up(game, stood, line.written.at_ms), line.position
