"""How long a House takes to open over a record of so many entries, and what it does meanwhile.

Run it with `.venv/bin/python -m benchmarks.opening --entries 100000`; `--file FILE` keeps the
record there, so that it is played once. Five automatic tables, two players at each, on virtual
time. Wall time. A record whose snapshots were made by other sources is read whole once.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeVar

from croupier.engine.games import PLAYED
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.floor.house.commands import GiveChips
from croupier.floor.record.store.files import read_in_order
from croupier.floor.tables.actor.table_actor import TableActor
from tests.floor.tables.bots import Bot
from tests.floor.tables.premises import OLIVE, Disk, FaultyStore, Premises, electronic
from tests.floor.virtual_time import simulated

T = TypeVar("T")
NAMES = ("ann", "bob")
WELCOME = 500_000_000


class Guest(Bot):
    """Bets once a round, and answers what nothing goes on without."""

    bet_in = 0

    async def at(self, desk: TableActor) -> None:
        name, number = self.person.name, desk.live.version
        if not desk.live.table.round.purse(name):
            await desk.ask(name, f"buys {number}", BuyChips(self.person, name, WELCOME // 10))
            if desk.live.table.settings.boxes:
                box = 1 + NAMES.index(name)
                await desk.ask(name, f"sits {number}", TakeSeat(self.person, name, box))
        elif desk.live.table.round.status is Status.BETTING:
            await self._bet(desk)
        elif (asked := self.question(desk)) is not None and (said := self.answer(desk)):
            await desk.ask(name, f"{number} {asked.question}", *said)

    async def _bet(self, desk: TableActor) -> None:
        number, bet = desk.live.table.number, self.bet(desk)
        if number != self.bet_in and isinstance(bet, PlaceBet):
            self.bet_in = number
            await desk.ask(self.person.name, f"bets {desk.live.version}", bet)


async def played(file: Path, entries: int) -> None:
    premises = await Premises(file).furnish(*map(electronic, PLAYED))
    for name in NAMES:
        await premises.house(OLIVE, GiveChips(OLIVE, name, WELCOME, "welcome"))
    guests = [
        (Guest(player(name), Random(name)), desk)
        for desk in premises.floor.desks.values()
        for name in NAMES
    ]
    for guest, desk in guests:
        premises.floor.arrived(desk.live.name, guest.person.name)
    while premises.store.head().position < entries:
        await asyncio.sleep(1)
        for guest, desk in guests:
            await guest.at(desk)
    await premises.crash()


def timed(what: str, work: Callable[[], T]) -> T:
    since = perf_counter()
    found = work()
    told(what, since)
    return found


def told(what: str, since: float) -> None:
    print(f"{what:34}{perf_counter() - since:8.2f} s", flush=True)


def forgotten(file: Path) -> None:
    """The system holds nothing of it in memory."""
    with file.open("rb") as kept:
        os.fsync(kept.fileno())
        os.posix_fadvise(kept.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


async def opened(file: Path) -> None:
    """As `croupier serve` does it."""
    began = perf_counter()
    timed("the file, from its first byte on", lambda: read_in_order(file))
    store = timed("every page and row looked through", lambda: FaultyStore(file))
    since = perf_counter()
    premises = Premises(Disk(store))
    told("the House and its wallets", since)
    since = perf_counter()
    await premises.open()
    told("all tables", since)
    told("together", began)
    rounds = ", ".join(f"{each.live.table.number:,}" for each in premises.floor.desks.values())
    print(
        f"{store.head().position:,} entries, {file.stat().st_size / 1e6:,.0f} MB; rounds {rounds}"
    )
    await premises.crash()


def measured(file: Path, entries: int, cold: bool) -> None:
    if not file.exists():
        simulated(played(file, entries))
    if cold:
        forgotten(file)
    simulated(opened(file))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--times", type=int, default=2, help="the House is opened")
    parser.add_argument("--cold", action="store_true", help="nothing of the file is in memory")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(arguments.times):
            file = arguments.file or Path(folder) / "floor.db"
            measured(file, arguments.entries, arguments.cold)
