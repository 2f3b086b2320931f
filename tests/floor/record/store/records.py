"""Records of tables that were played: lines, postings, balances and head, as a store keeps them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

from croupier.engine.games import baccarat
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.state.accounts import Transfer, Transfers
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.record.ledger.accounts import HOUSE, wallet
from croupier.floor.record.ledger.balances import moved
from croupier.floor.record.store.chain import Finding, Head
from croupier.floor.record.store.chain_check import Checker, verify
from croupier.floor.record.store.entries import GENESIS, Line, Written, body, chained
from croupier.floor.record.store.ledger_check import Books, Posting
from tests.floor.record.ledger.evenings import GIVEN, Booked
from tests.floor.record.store.table_stream import TableStream
from tests.golden.recording import PURSES

START_MS = 1_794_700_800_000


class Record(msgspec.Struct, frozen=True):
    lines: tuple[Line, ...]
    postings: tuple[Posting, ...]
    balances: Mapping[str, int]
    head: Head  # as it was published
    tables: Mapping[str, Game]

    def findings(self, checkers: Mapping[str, Checker] | None = None) -> Iterator[Finding]:
        """With every command decided again, unless others are to check."""
        checkers = checkers or self.checkers()
        return verify(self.lines, Books(self.postings), self.balances, checkers, self.head)

    def checkers(self) -> dict[str, Checker]:
        tables = {name: TableStream(game, name) for name, game in self.tables.items()}
        return {"house": House(len(self.tables)), **tables}


class House:
    """The stream of the house, of one entry: everybody is given chips for all tables."""

    def __init__(self, tables: int) -> None:
        self.given = tuple(Transfer(HOUSE, wallet(name), tables * GIVEN) for name in PURSES)

    def entry(self, written: Written) -> Transfers:
        return self.given

    def held(self) -> dict[str, int]:
        return {}

    def opening(self) -> Written:
        raw = msgspec.Raw(b'{"type":"house.give-chips.1"}')
        return Written("house", 0, "owner:1", START_MS, "owner", raw, (raw,))


def chained_anew(record: Record) -> Record:
    """As somebody would leave it who knows how it is chained; the head was published before."""
    chain, lines = GENESIS, list[Line]()
    for line in record.lines:
        chain = chained(chain, line.body)
        lines.append(replace(line, chain=chain))
    return replace(record, lines=tuple(lines))


def recorded(evenings: Sequence[Booked], rng: Random) -> Record:
    """One order of all entries of all tables, as chance has it."""
    house = House(len(evenings))
    entries = [(house.opening(), house.given), *shuffled_together(evenings, rng)]
    lines: list[Line] = []
    postings: list[Posting] = []
    balances: dict[str, int] = {}
    chain = GENESIS
    for position, (written, posted) in enumerate(entries, 1):
        text = body(written)
        chain = chained(chain, text)
        lines.append(Line(position, written.stream, written.version, written.id, text, chain))
        postings += [(position, transfer) for transfer in posted]
        balances |= moved(balances, posted)
    tables = {evening.name: evening.game for evening in evenings}
    return Record(tuple(lines), tuple(postings), balances, (len(lines), chain), tables)


def shuffled_together(
    evenings: Sequence[Booked], rng: Random
) -> Iterator[tuple[Written, Transfers]]:
    whose = [evening for evening in evenings for _ in evening.entries]
    rng.shuffle(whose)
    coming = {evening.name: entries_of(evening) for evening in evenings}
    for evening in whose:
        yield next(coming[evening.name])


def entries_of(evening: Booked) -> Iterator[tuple[Written, Transfers]]:
    codec = Codec(evening.game)
    for number, (entry, posted) in enumerate(zip(evening.entries, evening.posted, strict=True)):
        by = entry.command.by.name
        command = msgspec.Raw(codec.written(entry.command))
        events = tuple(msgspec.Raw(codec.written(event)) for event in entry.events)
        name, at_ms = f"{by}:{evening.name}-{entry.id}", START_MS + 1000 * number
        yield Written(evening.name, entry.version, name, at_ms, by, command, events), posted


@cache
def small() -> Record:
    """The house and a Baccarat table: some thirty entries."""
    evening = Booked(baccarat, TableKind.ELECTRONIC, 15)
    evening.play(2)
    return recorded([evening], Random(0))


class AsPosted:
    """Knows what every entry moved, so that thousands of records are checked in a moment."""

    def __init__(self, record: Record) -> None:
        ids = {line.position: line.id for line in record.lines}
        self.moved: dict[str, list[Transfer]] = {}
        for position, transfer in record.postings:
            self.moved.setdefault(ids[position], []).append(transfer)

    def entry(self, written: Written) -> Transfers:
        return tuple(self.moved.get(written.id, ()))

    def held(self) -> dict[str, int]:
        return {}


def streams(record: Record, checker: Checker) -> dict[str, Checker]:
    return {"house": checker, **dict.fromkeys(record.tables, checker)}
