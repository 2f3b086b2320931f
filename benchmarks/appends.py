"""Durable entries per second: one caller after the other against bare SQLite, and many together.

Run it with `.venv/bin/python -m benchmarks.appends [--folder FOLDER]`; the disk that is measured is
that of the folder. Bare SQLite writes the same rows into the same tables with the same settings,
from a plain loop. Disks change their mind from one second to the next, so both take turns in short
runs, and the ratio is the median of neighbours.
"""

import argparse
import asyncio
import platform
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop

from croupier.engine.rulebook import cite
from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import GENESIS, Append, Line, Written, appending, chained
from croupier.floor.record.store.files import created
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import writable

REPEATS = 15
ALONE = 400  # entries of one run
TOGETHER = 200  # callers, each with EACH entries
EACH = 50
BET = (
    b'{"type":"table.bet-placed.1","wager":{"id":%d,"player":"ann","placed_by":"ann",'
    b'"spot":{"bet":"banker","box":3},"cents":10000}}'
)
BY = (cite("Baccarat 3.1"),)
COMMITTED = """
BEGIN IMMEDIATE
INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)
INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?)
INSERT INTO accounts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET cents = excluded.cents
COMMIT
"""


def bets(stream: str, count: int) -> Iterator[Append]:
    """Bets of one player, about 350 bytes each."""
    for number in range(count):
        command = msgspec.Raw(b'{"type":"table.place-bet.1","by":{"name":"ann"},"cents":10000}')
        event = msgspec.Raw(BET % number)
        written = Written(stream, number, f"ann:{stream}-{number}", 0, "ann", command, (event,))
        moved = Transfer(f"{stream}/purse ann", f"{stream}/layout", 10_000, BY)
        yield appending(written, (moved,))


def bare(file: Path) -> float:
    created(file)
    begin, log, postings, accounts, commit = COMMITTED.strip().splitlines()
    rows = list(_rows())
    with closing(writable(file)) as connection:
        began = time.perf_counter()
        for line, posting, balances in rows:
            connection.execute(begin)
            connection.execute(log, line)
            connection.execute(postings, posting)
            connection.executemany(accounts, balances)
            connection.execute(commit)
        return ALONE / (time.perf_counter() - began)


def _rows() -> Iterator[tuple[tuple[object, ...], tuple[object, ...], list[tuple[str, int]]]]:
    chain, cites = GENESIS, msgspec.json.encode(BY).decode()
    for position, bet in enumerate(bets("b1", ALONE), 1):
        (moved,) = bet.postings
        chain = chained(chain, bet.body)
        yield (
            (position, bet.stream, bet.version, bet.id, bet.body, chain),
            (position, 1, moved.source, moved.target, moved.cents, cites),
            [(moved.source, -moved.cents * position), (moved.target, moved.cents * position)],
        )


async def committed(file: Path, callers: int, each: int) -> float:
    wanted = [list(bets(f"b{caller}", each)) for caller in range(callers)]
    commits = GroupCommit(SqliteStore(file), asyncio.get_running_loop())

    async def caller(own: list[Append]) -> None:
        for append in own:
            (line,) = await commits.commit([append])
            assert isinstance(line, Line)

    began = time.perf_counter()
    await asyncio.gather(*map(caller, wanted))
    taken = time.perf_counter() - began
    await commits.close()
    return callers * each / taken


def measured(folder: Path) -> None:
    alone, ratios, together = [], [], []
    for repeat in range(REPEATS):
        plain = bare(folder / f"bare-{repeat}")
        alone.append(uvloop.run(committed(folder / f"alone-{repeat}", 1, ALONE)))
        ratios.append(alone[-1] / plain)
        together.append(uvloop.run(committed(folder / f"together-{repeat}", TOGETHER, EACH)))
        print(f"bare {plain:8,.0f}  one caller {alone[-1]:8,.0f}  together {together[-1]:8,.0f}")
    print(f"one caller           {statistics.median(alone):8,.0f} entries/s")
    print(f"of bare SQLite       {statistics.median(ratios):8.0%}")
    print(f"{TOGETHER} callers          {statistics.median(together):8,.0f} entries/s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path.cwd())
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
    with TemporaryDirectory(dir=parser.parse_args().folder) as name:
        measured(Path(name))
