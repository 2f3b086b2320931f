"""How long a House takes to open over a record of so many entries, and what it does meanwhile.

Run it with `.venv/bin/python -m benchmarks.opening --entries 100000`; `--file FILE` keeps the
record there, so that it is played once. Five automatic tables, two players at each, on virtual
time. Wall time of one opening on a file the system has just written.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeVar

from croupier.floor.house.commands import GiveChips
from croupier.floor.live.desk import LiveDesk
from croupier.floor.live.restoring import house_of
from croupier.games import PLAYED
from croupier.store.sqlite import SqliteStore
from croupier.table.commands import PlaceBet
from croupier.table.people import player
from croupier.table.round import Status
from croupier.table.table_commands import BuyChips, TakeSeat
from tests.floor.live.bots import Bot
from tests.floor.live.premises import OLIVE, Premises, electronic
from tests.floor.virtual_time import simulated

T = TypeVar("T")
NAMES = ("ann", "bob")
WELCOME = 500_000_000


class Guest(Bot):
    """Bets once a round, and answers what nothing goes on without."""

    bet_in = 0

    async def at(self, desk: LiveDesk) -> None:
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

    async def _bet(self, desk: LiveDesk) -> None:
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
    print(f"{what:32}{perf_counter() - since:9.3f} s", flush=True)
    return found


async def opened(file: Path) -> None:
    store = timed("the file, every page of it", lambda: SqliteStore(file))
    timed("the House's stream", lambda: house_of(store))
    timed("balances", store.balances)
    store.close()
    premises = Premises(file)
    began = perf_counter()
    await premises.open()
    print(f"{'all tables':32}{perf_counter() - began:9.3f} s", flush=True)
    for name, desk in premises.floor.desks.items():
        print(f"    {name}: round {desk.live.table.number:,}")
    print(f"{'entries':32}{premises.store.head().position:9,}, {file.stat().st_size / 1e6:,.0f} MB")
    await premises.crash()


def measured(file: Path, entries: int) -> None:
    if not file.exists():
        simulated(played(file, entries))
    simulated(opened(file))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measured(arguments.file or Path(folder) / "floor.db", arguments.entries)
