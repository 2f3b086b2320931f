"""A server in a process of its own, which can be killed and started again under its address."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec

from croupier.floor.house.clocks import Clocks
from croupier.floor.server.lifecycle import Opened
from tests.floor.server.house import WAIT_S, House

# Folder, port, clocks of its first tables; shoes and spins come line by line, and are answered.
SERVER = """
import asyncio, sys, threading
from pathlib import Path
import msgspec
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.lifecycle import Options, serve
from tests.floor.server.house import FREE
from tests.floor.server.stacked import StackedChance
chance = StackedChance()
def stack():
    for line in sys.stdin:
        number, _, cards = line.strip().partition(" ")
        chance.shoe(cards, int(number)) if cards else chance.spin(number)
        print(line, end="", flush=True)
def opened(what):
    print(what.address, what.code or "", flush=True)
    threading.Thread(target=stack, daemon=True).start()
folder, port, clocks = sys.argv[1:]
clocks = msgspec.json.decode(clocks, type=Clocks)
options = Options(Path(folder), port=int(port), clocks=clocks, rates=FREE)
asyncio.run(serve(options, opened, chance))
"""


class Server:
    """It also stacks the shoes and spins of its house, as `StackedChance` does."""

    def __init__(self, folder: Path, clocks: Clocks) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        self._given = [str(folder), port, msgspec.json.encode(clocks).decode()]
        self.house = House(self.start())

    def start(self) -> Opened:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, *self._given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        address, *code = self._heard().split()
        return Opened(address, code[0] if code else None)

    def shoe(self, first: str, decks: int) -> None:
        self._tell(f"{decks} {first}")

    def spin(self, number: str) -> None:
        self._tell(number)

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)
        assert self._heard() == f"{line}\n"

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=WAIT_S)
