"""What people see: a thousand connected players at one table, each change at all of them.

Run it with `.venv/bin/python -m benchmarks.floor_clients [--players 1000] [--seconds 20]`. A server
in a process of its own, one client process; time from the command to the frame that shows it, at
every connection.
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Awaitable, Callable
from os import urandom
from pathlib import Path
from time import perf_counter
from typing import cast
from urllib.parse import urlsplit

import uvloop

from croupier.client import FloorClient
from croupier.protocol.frames import DoneFrame, RefusedFrame
from croupier.table.commands import Command, PlaceBet, WithdrawBet
from croupier.table.people import player
from croupier.table.table_commands import BuyChips, TakeSeat
from croupier.table.wagers import Spot

SERVER = """
import asyncio, sys, uvloop
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.server.rates import Rate, Rates
from croupier.server.serving import Options, serve
plenty = Rate(1e6, 10**6)
rates = Rates(plenty, plenty, plenty, plenty, 10**6)
clocks = Clocks(betting_s=3600, last_call_s=1, pause_s=0.1)
options = Options(Path(sys.argv[1]), port=0, clocks=clocks, rates=rates, grace_s=0.1)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, lambda opened: print(opened.address, flush=True)))
"""
VERSION = re.compile(rb'"version":(\d+)')
TABLE, SPOT = "baccarat-1", Spot("banker", 1)


Doing = Callable[[Command], Awaitable[DoneFrame | RefusedFrame]]


class Light(asyncio.Protocol):
    """A WebSocket that only notes when which version arrived: a thousand full clients in one
    process would take longer to listen than the server takes to speak."""

    def __init__(self, request: bytes, seen: list[tuple[int, float]]) -> None:
        self._request, self._seen = request, seen
        self._received = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        at, received = perf_counter(), self._received
        received += data
        if not self.open.done():
            head, there, _ = received.partition(b"\r\n\r\n")
            if not there:
                return
            assert b" 101 " in head, head
            del received[: len(head) + 4]
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            found = VERSION.search(frame, 0, 200)
            if found is not None:
                self._seen.append((int(found[1]), at))

    def _frame(self) -> bytes | None:
        """The next whole one; the server sends them unmasked."""
        received = self._received
        if len(received) < 10:
            return None
        size, begin = received[1], 2
        if size == 126:
            size, begin = int.from_bytes(received[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(received[2:10]), 10
        if len(received) < begin + size:
            return None
        frame = bytes(received[begin : begin + size])
        del received[: begin + size]
        return frame

    def close(self) -> None:
        self._transport.close()


async def measured(address: str, players: int, seconds: float, per_second: float) -> None:
    seen: list[tuple[int, float]] = []
    async with FloorClient(address) as floor:
        await floor.guest("actor")
        cookie = "; ".join(f"{k}={v}" for k, v in floor.cookies.items())
        since = perf_counter()
        connections = [await _connected(address, cookie, seen) for _ in range(players)]
        print(f"{players} connections in {perf_counter() - since:.1f} s")
        async with floor.table(TABLE) as table:
            sent = await _change(table.do, seconds, per_second)
        await asyncio.sleep(1)
        for each in connections:
            each.close()
    times = sorted(at - sent[version] for version, at in seen if version in sent)
    wanted = len(sent) * players
    print(f"{len(sent)} changes, {len(times)} of {wanted} frames arrived")
    for part in (0.5, 0.9, 0.99, 1.0):
        at = times[min(int(part * len(times)), len(times) - 1)]
        print(f"  {part:>5.0%} within {at * 1000:.1f} ms")


async def _connected(address: str, cookie: str, seen: list[tuple[int, float]]) -> Light:
    place = urlsplit(address)
    request = (
        f"GET /api/tables/{TABLE}/live HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {address}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, light = await loop.create_connection(
        lambda: Light(request.encode(), seen), str(place.hostname), place.port or 80
    )
    await light.open
    return light


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
