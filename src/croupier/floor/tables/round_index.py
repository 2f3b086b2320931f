"""What the entries of a live table add to the index of rounds, by which they are found again."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.evolution.round_evolution import evolve_all as evolve_round
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.round import CONCLUDED, VOID, AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import (
    EarlierRoundVoided,
    RoundOpened,
    SeatTaken,
    TableOpened,
)
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.floor.house import codec as house_codec
from croupier.floor.house.events import TableAdded
from croupier.floor.record.ledger.accounts import HOUSE, of_the_house
from croupier.floor.record.store.entries import Written
from croupier.floor.record.store.interface import Store, StoreFailed
from croupier.floor.record.store.rounds import (
    NOTHING_INDEXED,
    BetStands,
    Indexed,
    RoundOpening,
    RoundStands,
)
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.evolving import evolve_all, first
from croupier.floor.tables.outcomes import outcome
from croupier.floor.tables.restoration import noted
from croupier.floor.tables.state import LiveTable

RULING = "ruling-"  # in the keys of what is ruled


def indexed(
    game: Game,
    before: LiveTable,
    events: Iterable[Event],
    after: LiveTable,
    record: KeptRounds,
    at_ms: int,
) -> Indexed:
    """`record`: the rounds before, as they stood before this entry."""
    opening: RoundOpening | None = None
    stands: list[RoundStands] = []
    for event in events:
        if isinstance(event, RoundOpened):
            opening = RoundOpening(event.number, at_ms, opening_of(game, after.table))
        elif isinstance(event, EarlierRoundVoided):
            round = record.round(event.number)
            assert round is not None, "what is voided is on record"
            void = evolve_round(game, replace(round, purses=None), event.events)
            stood = _stands(game, event.number, void, at_ms, None)
            stands.append(replace(stood, voided_later=True))
    if opening is None and _is_other(before.table, after.table):
        table, dealers = after.table, tuple(sorted(after.dealers))
        stands.append(_stands(game, table.number, table.round, at_ms, dealers))
    return Indexed(opening, tuple(stands)) if opening or stands else NOTHING_INDEXED


def _is_other(before: AnyTable, after: AnyTable) -> bool:
    """Its round is over, by this entry or otherwise than before it."""
    was, now = before.round, after.round
    if not after.number or (now.status is not CONCLUDED and now.status is not VOID):
        return False
    if was.status is not now.status or was.rulings is not now.rulings:
        return True
    return was.wagers is not now.wagers


def _stands(
    game: Game, number: int, round: AnyRound, at_ms: int, dealers: tuple[str, ...] | None
) -> RoundStands:
    """Of the players' bets: a companion's are the House's."""
    people = [wager for wager in round.placed if not of_the_house(wager.player)]
    stakes = [wager.stake_cents for wager in people]
    cites = {cite for ruled in round.rulings for cite in ruled.cites}
    cites |= {cite for wager in round.placed if wager.settlement for cite in wager.settlement.cites}
    ruled = (ruled.effect.key.rpartition(RULING)[2] for ruled in round.rulings)
    return RoundStands(
        number,
        at_ms,
        outcome(game, round),
        tuple(dict.fromkeys(wager.player for wager in people)),
        tuple(sorted(cites)),
        tuple(dict.fromkeys(ruled)),
        max(stakes, default=0),
        sum(stakes),
        dealers,
        tuple(_bets(game, round)),
    )


def _bets(game: Game, round: AnyRound) -> Iterator[BetStands]:
    """Chips that one player laid one after the other on one spot and hand are one bet."""
    together: dict[tuple[str, Spot, int | None], list[Wager]] = {}
    for wager in round.wagers:
        if not of_the_house(wager.player):
            together.setdefault((wager.player, wager.spot, wager.hand), []).append(wager)
    for (player, spot, _), laid in together.items():
        settlement = laid[0].settlement
        yield BetStands(
            player,
            spot,
            sum(wager.stake_cents for wager in laid),
            sum(wager.received_cents for wager in laid),
            "" if settlement is None else settlement.result.value,
            as_people_say(game, round, laid[0]).hand,
        )


# the table as betting opened


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shortest record that leads to the same table."""

    events: tuple[msgspec.Raw, ...]
    claims: Mapping[str, int]


def opening_of(game: Game, table: AnyTable) -> bytes:
    """Its round has just opened."""
    return msgspec.json.encode(opening(table, live_codec(game).written))


def opening(table: AnyTable, written: Callable[[Event], bytes]) -> Opening:
    round = table.round
    events = (
        TableOpened(table.settings, round.shoe, round.purses, table.number - 1, table.doubt),
        *(SeatTaken(box, player) for box, player in table.seats.items()),
        RoundOpened(table.number, table.settings.edition),
    )
    return Opening(tuple([msgspec.Raw(written(event)) for event in events]), table.claims)


def table_of(game: Game, data: bytes) -> AnyTable:
    return table_opened(game, msgspec.json.decode(data, type=Opening))


def table_opened(game: Game, kept: Opening) -> AnyTable:
    codec = live_codec(game)
    begun, *rest = (codec.event(bytes(raw)) for raw in kept.events)
    assert isinstance(begun, TableOpened), "a table is opened first"
    table = opened(game, begun)
    for event in rest:
        table = evolve_table(game, table, event)
    return replace(table, claims=kept.claims)


# the whole index from the log


def index_anew(store: Store) -> None:
    """A record that was kept by an earlier version gets its index, once."""
    if not store.unindexed():
        return
    try:
        store.index_anew(_all_indexed(store))
    except StoreFailed:
        raise
    except Exception as fault:  # whatever was done to its entries
        told = f"{type(fault).__name__}: {fault}"
        raise StoreFailed(said("record-not-indexed", fault=told)) from fault


def _all_indexed(store: Store) -> Iterator[tuple[int, str, Indexed]]:
    tables: dict[str, StreamIndex] = {}
    for line in store.lines():
        written = line.written
        if line.stream != HOUSE:
            yield line.position, line.stream, tables[line.stream].entry(written)
            continue
        for raw in written.events:
            event = house_codec.event_read(raw)
            if isinstance(event, TableAdded):
                tables[event.name] = StreamIndex(event)


class StreamIndex:
    """Follows a live table by its events; no rule is asked."""

    def __init__(self, table: TableAdded) -> None:
        try:
            self._table, self._game = table, game_named(table.settings.game)
        except UnknownGame as problem:  # the index is made once, of all tables
            raise house_codec.GameMissing(problem.message) from None
        self._codec, self._record = live_codec(self._game), KeptRounds.of_a_table(self._game)
        self._live: LiveTable | None = None

    def entry(self, written: Written) -> Indexed:
        game, before = self._game, self._live
        events = tuple(self._codec.event(bytes(raw)) for raw in written.events)
        if before is None:
            (begun,) = events
            assert isinstance(begun, TableOpened), "a stream begins with its table's opening"
            name, automatic = self._table.name, self._table.automatic
            self._live = first(game, name, begun, automatic=automatic)
            return NOTHING_INDEXED
        self._live = evolve_all(game, before, events)
        found = indexed(game, before, events, self._live, self._record, written.at_ms)
        noted(game, self._record, before, events)
        return found
