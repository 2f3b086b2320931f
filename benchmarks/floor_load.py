"""Durable commands per second through live tables: one table alone against bare SQLite, and many
tables together.

Run it with `.venv/bin/python -m benchmarks.floor_load`; the server is not part of it, so that both
cores are the floor's. `benchmarks/floor_clients.py` measures what people see.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter, time

import uvloop
from msgspec.structs import astuple

from croupier.engine.crew.chance import SystemChance
from croupier.engine.games import baccarat
from croupier.engine.table.state.accounts import Transfer
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.commands import AddGuest, AddTable
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.record.ledger.balances import summed
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import migrations
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.shoe_keeper import Seal, new_key
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.state import LiveTable

NEVER = Clocks(betting_s=3600, last_call_s=1, pause_s=0.01)  # bets stay open
SPOT = Spot("banker", 1)
Row = tuple[object, ...]
BLOCK = 256  # commands, then the same rows by bare SQLite: both meet the same disk


class Nobody:
    """Watches none of it."""

    def changed(self, desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None: ...
    def failed(self, desk: TableActor, trouble: StoreFailed) -> None: ...
    def recovered(self, desk: TableActor) -> None: ...
    def lost(self, desk: TableActor, trouble: StoreFailed) -> None: ...


async def furnished(folder: Path, tables: int) -> tuple[Floor, GroupCommit]:
    store = SqliteStore(folder / "floor.db")
    commit = GroupCommit(store, asyncio.get_running_loop())
    floor = Floor(
        store,
        commit,
        seal=Seal(new_key()),
        chance=SystemChance(),
        now_ms=lambda: int(time() * 1000),
        listener=Nobody(),
    )
    await floor.start()
    for number in range(tables):
        name = f"p{number}"
        await floor.ask_house("house", name, AddGuest(THE_HOUSE, name, 10_000_000))
        added = AddTable(THE_HOUSE, f"t{number}", baccarat.settings(), NEVER, automatic=True)
        await floor.ask_house("house", f"t{number}", added)
    await asyncio.sleep(0.5)
    for number in range(tables):
        desk, name = floor.desks[f"t{number}"], f"p{number}"
        await desk.ask(name, "buy", BuyChips(player(name), name, 5_000_000))
        await desk.ask(name, "sit", TakeSeat(player(name), name, 1))
    return floor, commit


async def bet_and_take_back(desk: TableActor, name: str, times: int) -> None:
    """One command after the other, each once the one before is durable."""
    who = player(name)
    both: tuple[Command, ...] = (
        PlaceBet(who, name, SPOT, 10_000),
        WithdrawBet(who, name, SPOT, 10_000),
    )
    ids = [f"{perf_counter()} {number}" for number in range(times)]
    for number, identity in enumerate(ids):
        await asyncio.sleep(0)  # each comes in a turn of the loop of its own, as from a socket
        answer = await desk.ask(name, identity, both[number % 2])
        assert isinstance(answer, Done), answer


class Bare:
    """SQLite alone with the same rows: a file of the same schema, WAL, FULL, one commit for each
    command, everything else done beforehand."""

    def __init__(self, file: Path) -> None:
        self._file = sqlite3.connect(file, isolation_level=None)
        self._file.execute("PRAGMA journal_mode=WAL")
        self._file.execute("PRAGMA synchronous=FULL")
        for script in migrations():
            self._file.executescript(script)
        self._balances: dict[str, int] = {}

    def seconds(self, lines: list[Line], moved: list[tuple[int, Transfer]]) -> float:
        """How long the commits take: the entries, what they posted, and what then lies in each
        account."""
        posted: dict[int, list[Transfer]] = {}
        for position, transfer in moved:
            posted.setdefault(position, []).append(transfer)
        rows = [self._rows(line, posted.get(line.position, [])) for line in lines]
        write, since = self._file, perf_counter()
        for entry, postings, accounts in rows:
            write.execute("BEGIN IMMEDIATE")
            write.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", entry)
            write.executemany("INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?)", postings)
            write.executemany(
                "INSERT INTO accounts VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET cents = excluded.cents",
                accounts,
            )
            write.execute("COMMIT")
        return perf_counter() - since

    def _rows(self, line: Line, moved: list[Transfer]) -> tuple[Row, list[Row], list[Row]]:
        postings: list[Row] = [
            (line.position, number, m.source, m.target, m.cents, json.dumps(m.cites))
            for number, m in enumerate(moved, 1)
        ]
        after = summed(self._balances, moved)
        self._balances |= after
        return astuple(line), postings, list(after.items())


async def one_table(folder: Path, times: int, at_once: int) -> None:
    """`at_once`: how many commands wait at the table, each sent when one before is answered."""
    floor, commit = await furnished(folder, 1)
    bare, live_s, bare_s = Bare(folder / "bare.db"), 0.0, 0.0
    for _ in range(times // BLOCK):
        before, since = floor.store.head().position, perf_counter()
        share = BLOCK // at_once
        betting = (bet_and_take_back(floor.desks["t0"], "p0", share) for _ in range(at_once))
        await asyncio.gather(*betting)
        live_s += perf_counter() - since
        lines, moved = list(floor.store.lines(before)), list(floor.store.postings(before))
        bare_s += bare.seconds(lines, moved)
    await floor.stop()
    await commit.close()
    waiting = "one command after the other" if at_once == 1 else f"{at_once} waiting"
    done = times // BLOCK * (BLOCK // at_once) * at_once
    print(f"one table, {waiting}: {done / live_s:,.0f} commands/s;", end=" ")
    print(f"bare SQLite, the same rows: {done / bare_s:,.0f}; {bare_s / live_s:.0%} of it")


async def many_tables(folder: Path, tables: int, times: int) -> None:
    floor, commit = await furnished(folder, tables)
    since = perf_counter()
    await asyncio.gather(
        *(bet_and_take_back(floor.desks[f"t{n}"], f"p{n}", times) for n in range(tables))
    )
    rate = tables * times / (perf_counter() - since)
    print(f"{tables} tables together: {rate:,.0f} durable commands/s")
    await floor.stop()
    await commit.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--times", type=int, default=100, help="commands of each table")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for at_once in (1, 1, 8, 64):
            with tempfile.TemporaryDirectory() as folder:
                runner.run(one_table(Path(folder), 12 * BLOCK, at_once))
        with tempfile.TemporaryDirectory() as folder:
            runner.run(many_tables(Path(folder), asked.tables, asked.times))


if __name__ == "__main__":
    main()
