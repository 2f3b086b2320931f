"""Entries of a record verified per second: chain and ledger, replayed, and decided again.

Run it with `.venv/bin/python -m benchmarks.verifying`; ten tables, the five games at both kinds, in
one record. CPU time, best of twenty; where two processes share the work, that of the busier one.
"""

import platform
import time
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from random import Random

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.record.ledger.posting import postings
from croupier.floor.record.store.chain_check import Checker, Unchecked
from croupier.floor.record.store.entries import Written
from croupier.floor.record.store.work_division import Share
from tests.floor.record.ledger.evenings import Booked
from tests.floor.record.store.records import House, Record, recorded, streams

ROUNDS = 40  # at each table
REPEATS = 20


class Calm(Booked):
    """Nobody makes a mistake."""

    trouble = 0.0


class Replayed:
    """Follows a table by its events; no rule is asked."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name, self.codec = game, name, Codec(game)
        self.table: AnyTable | None = None

    def entry(self, written: Written) -> Transfers:
        events = [self.codec.event(bytes(raw)) for raw in written.events]
        posted = postings(self.game, self.name, self.table, events)
        for event in events:
            if isinstance(event, TableOpened):
                self.table = opened(self.game, event)
            else:
                assert self.table is not None
                self.table = evolve_table(self.game, self.table, event)
        return posted

    def held(self) -> Mapping[str, int]:
        return {}


def played(kind: type[Booked]) -> Record:
    evenings = [
        kind(game_named(name), table, seed, f"{name} {table}")
        for seed, name in enumerate(PLAYED)
        for table in TableKind
    ]
    for evening in evenings:
        evening.play(ROUNDS)
    return recorded(evenings, Random(0))


def replaying(record: Record) -> dict[str, Checker]:
    tables = {name: Replayed(game, name) for name, game in record.tables.items()}
    return {"house": House(len(record.tables)), **tables}


def seconds(record: Record, checkers: Mapping[str, Checker]) -> float:
    """What is verified is sound."""
    began = time.process_time()
    assert list(record.findings(checkers)) == []
    return time.process_time() - began


_record: Record  # of the processes that are forked after it was made


def part(number: int) -> float:
    return seconds(_record, Share(_record.checkers(), number, 2, by_all=["house"]))


def measured(name: str, record: Record) -> None:
    global _record
    _record = record
    with get_context("fork").Pool(2) as pool:
        ways: dict[str, Callable[[], float]] = {
            "chain, ledger": lambda: seconds(record, streams(record, Unchecked())),
            "replayed": lambda: seconds(record, replaying(record)),
            "decided again": lambda: seconds(record, record.checkers()),
            "by two": lambda: max(pool.map(part, range(2))),
        }
        rates = {
            way: len(record.lines) / min(how() for _ in range(REPEATS)) for way, how in ways.items()
        }
    told = "  ".join(f"{way} {rate:8,.0f}" for way, rate in rates.items())
    print(f"{name:8}{len(record.lines):7,} entries, per second: {told}", flush=True)


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {REPEATS}")
    measured("calm", played(Calm))
    measured("trouble", played(Booked))
