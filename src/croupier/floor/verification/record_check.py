"""A whole record verified from its file, beside whoever keeps it, by one process or by several."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from itertools import takewhile
from multiprocessing import get_context
from pathlib import Path

import msgspec

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.sentences import Message, said
from croupier.floor.house.events import TableAdded
from croupier.floor.house.state import House, HouseTable, KeyMark
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.ledger.balances import summed
from croupier.floor.record.store.chain import BEGINNING, Finding
from croupier.floor.record.store.chain_check import Checker, Since, Unchecked, verify
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Head, Standing, StoreFailed
from croupier.floor.record.store.ledger_check import Books
from croupier.floor.record.store.record import Record, open_record
from croupier.floor.record.store.work_division import UNCHECKED, Share, together
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.opening.house_key import known_by
from croupier.floor.tables.restoration import house_of, lines_until, restored
from croupier.floor.verification.index_check import findings_beside
from croupier.floor.verification.revealed_shoes import LiveStreamWithShoes, ShoesOf
from croupier.floor.verification.sealed_check import sealed_findings
from croupier.floor.verification.snapshot_check import SnapshotsOf, of_unknown_streams
from croupier.floor.verification.streams import HouseStream, LiveStream

PAYS_FROM = 5_000  # entries, below which another process costs more than it saves
TOLD_EVERY = 500  # entries

Progress = Callable[[int], None]


class Wanted(msgspec.Struct, frozen=True):
    file: Path
    head: Head | None = None  # as it was published
    since: int = 0  # entries up to this one are taken as they lie
    table: str | None = None  # only this one is decided again, and the House
    shoes: bool = False
    key: bytes | None = None  # of the House: shoes in use are looked into as well


class NotTakenUp(StoreFailed):
    """What lies before the part to be checked cannot be followed."""


class Report(msgspec.Struct, frozen=True):
    head: Head
    checked: int  # entries
    streams: int
    findings: tuple[Finding, ...]
    older: tuple[Finding, ...] = ()  # decided under older readings, which is no fault
    shoes: tuple[ShoesOf, ...] = ()


def verified(wanted: Wanted, standing: Standing, progress: Progress, processes: int) -> Report:
    """As it stood at that moment; what is written meanwhile is left for the next time."""
    if processes == 1 or standing.head.position - wanted.since < PAYS_FROM:
        return _part(wanted, standing, 0, 1, progress)
    with get_context("spawn").Pool(processes - 1) as pool:
        others = [
            pool.apply_async(_part, (wanted, standing, number, processes))
            for number in range(1, processes)
        ]
        parts = [_part(wanted, standing, 0, processes, progress), *(each.get() for each in others)]
    first = parts[0]
    return msgspec.structs.replace(
        first,
        findings=tuple(together(part.findings for part in parts)),
        older=tuple(together(part.older for part in parts)),
        shoes=tuple(sorted((each for part in parts for each in part.shoes), key=_by_table)),
    )


def _by_table(shoes: ShoesOf) -> str:
    return shoes.table


def _part(
    wanted: Wanted,
    standing: Standing,
    number: int,
    processes: int,
    progress: Progress | None = None,
) -> Report:
    """What one process finds; each follows the whole record and looks into its share of it."""
    with closing(open_record(wanted.file)) as store:
        since, books, streams = _taken_up(store, wanted, standing)
        last = standing.head.position
        lines = takewhile(lambda line: line.position <= last, store.lines(after=wanted.since))
        counted = Counted(lines, progress)
        share = Share(streams.checkers, number, processes, by_all=(HOUSE,))
        found = tuple(verify(counted, books, standing.balances, share, wanted.head, since))
        stray = (Finding(at, said("record-row-astray")) for at in store.astray())
        found = (*stray, *found)
        unchecked = tuple(
            Finding(last, said("record-table-unchecked", table=table, why=why))
            for table, why in streams.missing.items()
        )
        if not found:
            seal, found = _seal(wanted, standing.head, streams.key)
            found += tuple(sealed_findings(store, standing, streams.live, share, seal))
            vouching = None if streams.keys_replaced else seal  # a lost key vouched for some
            found += _snapshot_findings(store, wanted, standing.head, streams, share, vouching)
        if not found and not store.unindexed():
            found = _index_findings(store, wanted, standing.head, streams, share)
        older = tuple(together([_older(store, streams.live)]))
    mine = (share[name] for name in streams.checkers)
    shoes = (each.shoes() for each in mine if isinstance(each, LiveStreamWithShoes))
    known = tuple(each for each in shoes if each is not None)
    found = (*found, *unchecked)
    return Report(standing.head, counted.number, len(streams.checkers), found, older, known)


def _older(store: Record, live: Mapping[str, LiveStream]) -> Iterator[Finding]:
    for stream in live.values():
        for identity, what in stream.older.items():
            line = store.line_of(identity)
            assert line is not None, "it has just been read"
            yield Finding(line.position, what)


def _taken_up(store: Record, wanted: Wanted, standing: Standing) -> tuple[Since, Books, "Streams"]:
    """How everything stood where checking begins, by what is written there."""
    posted = takewhile(lambda each: each[0] <= standing.last_posting, store.postings(wanted.since))
    if not wanted.since:
        books = Books(posted)
        return Since(), books, Streams(store, wanted, books)
    try:
        since, before = _since(store, wanted.since)
        books = Books(posted, before)
        return since, books, Streams(store, wanted, books)
    except StoreFailed:
        raise
    except Exception as fault:  # whatever was done to the entries before
        told = f"{type(fault).__name__}: {fault}"
        raise NotTakenUp(said("verify-not-taken-up", since=wanted.since, fault=told)) from fault


def _seal(
    wanted: Wanted, head: Head, key: KeyMark | None
) -> tuple[Seal | None, tuple[Finding, ...]]:
    """A key that is another one says nothing about what was sealed here."""
    seal = None if wanted.key is None else Seal(wanted.key)
    if seal is None or key is None or known_by(seal, key):
        return seal, ()
    return None, (Finding(head.position, said("record-key-another")),)


def _snapshot_findings(
    store: Record,
    wanted: Wanted,
    head: Head,
    streams: "Streams",
    share: Share,
    seal: Seal | None,
) -> tuple[Finding, ...]:
    found = list[Finding]()
    for name, stream in streams.live.items():
        if share[name] is not UNCHECKED:
            found += stream.snapshots.findings(store, wanted.since, head, seal)
    return (*found, *of_unknown_streams(store, streams.checkers, head))


def _index_findings(
    store: Record, wanted: Wanted, head: Head, streams: "Streams", share: Share
) -> tuple[Finding, ...]:
    """Its words are looked at only where the rows they belong to are sound."""
    found: list[Finding] = []
    for name, stream in streams.live.items():
        if share[name] is not UNCHECKED:
            found += stream.index.findings(store.index(name), head, not wanted.since)
    return tuple(found or findings_beside(store, streams.checkers, head))


class Counted:
    """Lines, of which somebody hears how many there were."""

    def __init__(self, lines: Iterable[Line], progress: Progress | None) -> None:
        self._lines, self._progress, self.number = lines, progress, 0

    def __iter__(self) -> Iterator[Line]:
        for line in self._lines:
            yield line
            self.number += 1
            if self._progress is not None and not self.number % TOLD_EVERY:
                self._progress(self.number)


class Streams:
    """The checkers of a record: that of the House adds one for each table."""

    def __init__(self, store: Record, wanted: Wanted, books: Books) -> None:
        self._store, self._wanted = store, wanted
        self.checkers: dict[str, Checker] = {}
        self.live: dict[str, LiveStream] = {}  # those that are decided again
        self.missing: dict[str, Message] = {}  # whose game is not installed here
        house = house_of(store, wanted.since) if wanted.since else House()
        self._house = self.checkers[HOUSE] = HouseStream(books.balances, self._add, house)
        for table in house.tables.values():
            self._add(table)

    @property
    def key(self) -> KeyMark | None:
        return self._house.key

    @property
    def keys_replaced(self) -> int:
        return self._house.keys_replaced

    def _add(self, table: TableAdded | HouseTable) -> None:
        if self._wanted.table not in (None, table.name):
            self.checkers[table.name] = Unchecked()
            return
        try:
            game = game_named(table.settings.game)
        except UnknownGame as problem:
            self.checkers[table.name], self.missing[table.name] = Unchecked(), problem.message
            return
        stood = None
        if self._wanted.since:
            lines = lines_until(self._store, table.name, self._wanted.since)
            stood = restored(game, table.name, lines, automatic=table.automatic)
        stream = self.live[table.name] = LiveStream.of(table, self._house, stood)
        stream.snapshots = SnapshotsOf(game, self._store.snapshots(table.name))
        shoes = self._wanted.shoes and table.automatic
        self.checkers[table.name] = LiveStreamWithShoes(game, stream) if shoes else stream


def _since(store: Record, position: int) -> tuple[Since, Mapping[str, int]]:
    versions: dict[str, int] = {}
    head = BEGINNING
    for line in takewhile(lambda line: line.position <= position, store.lines()):
        versions[line.stream], head = line.after, (line.position, line.chain)
    moved = takewhile(lambda each: each[0] <= position, store.postings())
    return Since(head, versions), summed({}, (transfer for _, transfer in moved))
