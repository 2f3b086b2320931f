"""A live table from its stream: a plain fold, no rule is asked."""

from collections.abc import Iterable

import msgspec

from croupier.floor.live.codec import live_codec
from croupier.floor.live.evolving import evolve_live, first
from croupier.floor.live.state import LiveTable
from croupier.store.entries import Line
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.table_events import RoundOpened, TableOpened


class Restored(msgspec.Struct, frozen=True):
    live: LiveTable
    record: KeptRounds


def restored(game: Game, name: str, lines: Iterable[Line], *, automatic: bool) -> Restored | None:
    """None: nothing was ever written about this table."""
    codec, record = live_codec(game), KeptRounds()
    live: LiveTable | None = None
    for line in lines:
        events = tuple(codec.event(bytes(raw)) for raw in line.written.events)
        for event in events:
            if live is None:
                assert isinstance(event, TableOpened), "a stream begins with its table's opening"
                live = first(game, name, event, automatic=automatic)
                continue
            if isinstance(event, RoundOpened) and live.table.number:
                record.keep(live.table.number, live.table.round)
            live = evolve_live(game, live, event)
        record.note(game, events)
    return None if live is None else Restored(live, record)
