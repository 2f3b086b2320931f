"""What people see: a thousand connected players at one table, each change at all of them.

Run it with `.venv/bin/python -m benchmarks.floor_clients [--players 1000] [--seconds 20]`. A server
in a process of its own, one process in which a thousand different guests listen, one person who
bets; time from the command to the last byte of the frame that shows it, at every connection.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe, Process
from pathlib import Path
from time import perf_counter

import uvloop

from benchmarks.crowd import listen
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.client import FloorClient
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame

SERVER = """
import asyncio, gc, sys, uvloop
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.rates import Rate, Rates
from croupier.floor.server.lifecycle import Options, serve
plenty = Rate(1e6, 10**6)
rates = Rates(plenty, plenty, plenty, plenty, 10**6, plenty)
clocks = Clocks(betting_s=3600, last_call_s=1, pause_s=0.1)
options = Options(Path(sys.argv[1]), port=0, clocks=clocks, rates=rates, grace_s=0.1)
def opened(what):
    gc.collect()
    gc.freeze()  # as `croupier serve` does
    print(what.address, flush=True)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, opened))
"""
TABLE, SPOT = "baccarat-1", Spot("banker", 1)


Doing = Callable[[Command], Awaitable[DoneFrame | RefusedFrame]]


async def measured(address: str, players: int, seconds: float, per_second: float) -> None:
    crowd, orders = Pipe()
    listening = Process(target=listen, args=(orders, address, TABLE, players), daemon=True)
    listening.start()
    since = perf_counter()
    assert await asyncio.to_thread(crowd.recv) == players
    print(f"{players} players in {perf_counter() - since:.1f} s")
    async with FloorClient(address) as floor:
        await floor.guest("actor")
        async with floor.table(TABLE) as table:
            sent = await _change(table.do, seconds, per_second)
    await asyncio.sleep(1)
    crowd.send("enough")
    seen: list[tuple[int, float]] = await asyncio.to_thread(crowd.recv)
    listening.join()
    times = sorted(at - sent[version] for version, at in seen if version in sent)
    print(f"{len(sent)} changes, {len(times)} of {len(sent) * players} frames arrived")
    for part in (0.5, 0.9, 0.99, 1.0):
        at = times[min(int(part * len(times)), len(times) - 1)]
        print(f"  {part:>5.0%} within {at * 1000:.1f} ms")


async def _change(do: Doing, seconds: float, per_second: float) -> dict[int, float]:
    """Bets and takes back, so many times a second; when each version was asked for."""
    who, sent = player("actor"), dict[int, float]()
    for first in (BuyChips(who, "actor", 50_000), TakeSeat(who, "actor", 1)):
        assert isinstance(await do(first), DoneFrame)
    both: tuple[Command, ...] = (
        PlaceBet(who, "actor", SPOT, 10_000),
        WithdrawBet(who, "actor", SPOT, 10_000),
    )
    for number in range(int(seconds * per_second)):
        since = perf_counter()
        answer = await do(both[number % 2])
        assert isinstance(answer, DoneFrame), answer
        sent[answer.version] = since
        await asyncio.sleep(max(0.0, 1 / per_second - (perf_counter() - since)))
    return sent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--per-second", type=float, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", SERVER, str(Path(folder) / "house")]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(measured(address, asked.players, asked.seconds, asked.per_second))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
