"""A live table from its stream: a plain fold, no rule is asked."""

from collections.abc import Iterable

import msgspec

from croupier.floor.live.codec import live_codec
from croupier.floor.live.evolving import evolve_all, first
from croupier.floor.live.state import LiveTable
from croupier.floor.live.times import Times
from croupier.store.entries import Line
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.table_events import RoundOpened, TableOpened


class Restored(msgspec.Struct, frozen=True):
    live: LiveTable
    record: KeptRounds
    times: Times = Times()


def noted(game: Game, record: KeptRounds, before: LiveTable, events: tuple[Event, ...]) -> None:
    """A round that is over is kept as it stood when the next one opened."""
    if before.table.number and any(isinstance(event, RoundOpened) for event in events):
        record.keep(before.table.number, before.table.round)
    record.note(game, events)


def restored(game: Game, name: str, lines: Iterable[Line], *, automatic: bool) -> Restored | None:
    """None: nothing was ever written about this table."""
    codec, record, times = live_codec(game), KeptRounds(), Times()
    live: LiveTable | None = None
    for line in lines:
        written = line.written
        events = tuple(codec.event(bytes(raw)) for raw in written.events)
        if live is None:
            (event,) = events
            assert isinstance(event, TableOpened), "a stream begins with its table's opening"
            live = first(game, name, event, automatic=automatic)
            continue
        noted(game, record, live, events)
        live = evolve_all(game, live, events)
        times = times.after(live, written.at_ms)
    return None if live is None else Restored(live, record, times)
