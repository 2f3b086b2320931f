"""Hundreds of electronic tables with bots at each of them: does anybody see another table than the
server has, does the record hold, does memory stay flat?

Run it with `.venv/bin/python -m benchmarks.floor_evening [--tables 200] [--minutes 10]`. A server
in a process of its own; the bots of one process use the client that everybody has.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, ReportFact
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.floor.client import FloorClient, TableClient
from croupier.floor.house.clocks import Clocks

SERVER = """
import asyncio, sys, uvloop
from pathlib import Path
from croupier.floor.server.rates import Rate, Rates
from croupier.floor.server.lifecycle import Options, serve
plenty = Rate(1e6, 10**6)
rates = Rates(plenty, plenty, plenty, plenty, 10**6, plenty)
options = Options(Path(sys.argv[1]), port=0, rates=rates, grace_s=10)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, lambda opened: print(opened.address, opened.code, flush=True)))
"""
BRISK = Clocks(betting_s=4, last_call_s=1, decision_s=4, pause_s=1.5, card_s=0.3, spin_s=2)
LIMITS = Limits(minimum_cents=500, maximum_cents=100_000)
PASSWORD = "an evening of bots"
AT_A_TABLE = 2
CHIPS = 500_000
LOOKED_AT_EVERY_S = 30
ROUND_S = 40  # until the rounds in play are over


class Bot:
    """Bets once a round, answers what it is asked with any move that its view offers."""

    def __init__(self, table: TableClient, name: str, rng: Random) -> None:
        self.table, self.name, self.rng = table, name, rng
        self.bet_in, self.bets, self.frames = 0, 0, 0

    async def play(self, over: asyncio.Event) -> None:
        while True:
            await self.table.change()
            self.frames += 1
            view = self.table.view
            if view.status is Status.BETTING:
                if view.number != self.bet_in and not over.is_set():
                    self.bet_in = view.number
                    await self._bet(view)
            elif any(asked.player == self.name for asked in view.awaited):
                await self._answer(view)

    async def _bet(self, view: View) -> None:
        rooms = [room for room in view.rooms if room.room_cents is None or room.room_cents > 0]
        spot, stake = self.rng.choice(rooms).spot, self.rng.randint(1, 20) * 500
        if (view.purse_cents or 0) > stake:
            await self.table.do(PlaceBet(player(self.name), self.name, spot, stake))
            self.bets += 1

    async def _answer(self, view: View) -> None:
        asked = next(each for each in view.awaited if each.player == self.name)
        open_moves = [move for move in view.moves if isinstance(move, Move) and not move.free]
        moves = [move for move in open_moves if not isinstance(move.command, ReportFact)]
        if moves and self.rng.random() < 0.9:
            command = _smallest(self.rng.choice(moves))
            await self.table.do(command, answering=asked.question)
        else:
            await self.table.pass_on(asked.question)


def _smallest(move: Move) -> Command:
    command: Any = move.command
    found: Command = (
        replace(command, **{move.amount: move.smallest_cents}) if move.amount else command
    )
    return found


async def opened(address: str, code: str, tables: int) -> None:
    """By an Owner, with the code of the first start."""
    async with FloorClient(address) as floor:
        await floor.post("/api/owner", {"code": code, "name": "Olive", "password": PASSWORD})
        clocks = msgspec.to_builtins(BRISK)
        for number in range(tables):
            game = game_named(PLAYED[number % len(PLAYED)])
            settings = game.settings(kind=TableKind.ELECTRONIC, limits=LIMITS)
            command = {
                "type": "house.add-table.1",
                "name": f"t{number}",
                "settings": msgspec.to_builtins(settings),
                "clocks": clocks,
                "automatic": True,
            }
            await floor.post("/api/house", {"id": f"t{number}", "command": command})


@asynccontextmanager
async def seated(address: str, table: str, number: int) -> AsyncIterator[Bot]:
    name = f"bot-{table}-{number}"
    async with FloorClient(address) as floor:
        await floor.guest(name)
        async with floor.table(table) as there:
            await there.do(BuyChips(player(name), name, CHIPS))
            if number <= len(there.view.sign.boxes):
                await there.do(TakeSeat(player(name), name, number))
            yield Bot(there, name, Random(name))


async def evening(address: str, code: str, process: int, tables: int, minutes: float) -> None:
    await opened(address, code, tables)
    async with asyncio.TaskGroup() as everybody, FloorClient(address) as floor:
        bots, over, gone = list[Bot](), asyncio.Event(), asyncio.Event()
        for number in range(tables):
            for seat in range(1, AT_A_TABLE + 1):
                everybody.create_task(_there(address, f"t{number}", seat, bots, over, gone))
        until = perf_counter() + 60 * minutes
        while (left := until - perf_counter()) > 0:
            await asyncio.sleep(min(left, LOOKED_AT_EVERY_S))
            frames, bets = (sum(getattr(bot, what) for bot in bots) for what in ("frames", "bets"))
            print(
                f"{60 * minutes - until + perf_counter():5.0f} s: {len(bots)} bots, {bets:,} bets,"
                f" {frames:,} frames; server {_resident_mb(process):.0f} MB",
                flush=True,
            )
        over.set()
        await asyncio.sleep(ROUND_S)
        await floor.guest("onlooker")
        astray = [bot.name for bot in bots if not await _sees_what_is_there(floor, bot)]
        print(f"{len(astray)} of {len(bots)} bots see another table than there is: {astray[:5]}")
        gone.set()


async def _there(
    address: str, table: str, seat: int, bots: list[Bot], over: asyncio.Event, gone: asyncio.Event
) -> None:
    async with seated(address, table, seat) as bot:
        bots.append(bot)
        playing = asyncio.create_task(bot.play(over))
        await gone.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def _sees_what_is_there(floor: FloorClient, bot: Bot) -> bool:
    """Once nobody bets any more, a table waits: whoever comes new sees what it is."""
    async with floor.table(bot.name.split("-")[1], watch=True) as fresh:
        now, then = fresh.frame, bot.table.frame
    if now is None or then is None or bot.table.gone:
        return False
    return (now.version, now.shared) == (then.version, then.shared)


def _resident_mb(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "house"
        words = [sys.executable, "-c", SERVER, str(house)]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address, code = server.stdout.readline().split()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(evening(address, code, server.pid, asked.tables, asked.minutes))
        finally:
            server.terminate()
            server.wait()
        verify = [sys.executable, "-m", "croupier", "verify", str(house / "floor.db")]
        subprocess.run(verify, check=True)


if __name__ == "__main__":
    main()
