"""Records of tables that were played: lines, postings, balances and head, as a store keeps them."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from croupier.ledger.accounts import HOUSE, wallet
from croupier.ledger.balances import moved
from croupier.store.books import Posting
from croupier.store.chain import Finding, Head
from croupier.store.entries import GENESIS, Line, Written, body, chained
from croupier.store.table_stream import TableStream
from croupier.store.verifying import Checker, verify
from croupier.table.accounts import Transfer, Transfers
from croupier.table.codec import Codec
from croupier.table.game import Game
from tests.golden.recording import PURSES
from tests.ledger.evenings import GIVEN, Booked

START_MS = 1_794_700_800_000


class Record(msgspec.Struct, frozen=True):
    lines: tuple[Line, ...]
    postings: tuple[Posting, ...]
    balances: Mapping[str, int]
    head: Head  # as it was published
    tables: Mapping[str, Game]

    def findings(self) -> list[Finding]:
        checkers: dict[str, Checker] = {"house": House(len(self.tables))}
        checkers |= {name: TableStream(game, name) for name, game in self.tables.items()}
        return list(verify(self.lines, self.postings, self.balances, checkers, self.head))


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
