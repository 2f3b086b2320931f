"""The House and its live tables from their streams: plain folds, no rule is asked."""

from collections.abc import Iterable, Iterator
from itertools import takewhile

import msgspec

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.table_events import RoundOpened, TableOpened
from croupier.engine.table.vocabulary.events import Event
from croupier.floor.house import codec as house_codec
from croupier.floor.house.evolving import replayed_house
from croupier.floor.house.state import House
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Reading, StoreFailed
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.evolving import evolve_all, first
from croupier.floor.tables.state import LiveTable
from croupier.floor.tables.times import Times


def house_of(store: Reading, until: int | None = None) -> House:
    """As its stream leaves it, or as it left it after the entry `until`. Without people and tables
    nothing else can be followed."""
    try:
        return replayed_house(
            house_codec.event_read(raw)
            for line in lines_until(store, HOUSE, until)
            for raw in line.written.events
        )
    except StoreFailed:
        raise
    except Exception as fault:  # whatever was done to its entries
        told = f"{type(fault).__name__}: {fault}"
        raise StoreFailed(said("record-house-not-followed", fault=told)) from fault


def lines_until(store: Reading, stream: str, until: int | None) -> Iterator[Line]:
    return takewhile(
        lambda line: until is None or line.position <= until, store.lines(stream=stream)
    )


class Restored(msgspec.Struct, frozen=True):
    live: LiveTable
    record: KeptRounds
    times: Times = Times()


def noted(game: Game, record: KeptRounds, before: LiveTable, events: tuple[Event, ...]) -> None:
    """A round that is over is kept as it stood when the next one opened."""
    if before.table.number and RoundOpened in map(type, events):
        record.keep(before.table.number, before.table.round)
    record.note(game, events)


def restored(
    game: Game,
    name: str,
    lines: Iterable[Line],
    *,
    automatic: bool,
    before: Restored | None = None,
) -> Restored | None:
    """`before`: what the lines before these came to, to be gone on with. None: nothing was ever
    written about this table."""
    found = before
    for _, after in steps(game, name, lines, automatic=automatic, before=before):
        found = after
    return found


def steps(
    game: Game,
    name: str,
    lines: Iterable[Line],
    *,
    automatic: bool,
    before: Restored | None = None,
) -> Iterator[tuple[Line, Restored]]:
    """How the table stood after each line; its last rounds are those of now."""
    codec = live_codec(game)
    live = None if before is None else before.live
    record = KeptRounds.of_a_table(game) if before is None else before.record
    times = Times() if before is None else before.times
    for line in lines:
        written = line.written
        events = tuple(codec.event(bytes(raw)) for raw in written.events)
        if live is None:
            (event,) = events
            assert isinstance(event, TableOpened), "a stream begins with its table's opening"
            live = first(game, name, event, automatic=automatic)
        else:
            noted(game, record, live, events)
            live = evolve_all(game, live, events)
            times = times.after(live, written.at_ms)
        yield line, Restored(live, record, times)
