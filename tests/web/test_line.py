"""The line to a table: what waits for an answer, what is lost and comes back by itself."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from croupier.server.serving import Opened
from tests.server.house import WAIT_S, House
from tests.web.browser import CHIP, Holding, words
from tests.web.conftest import Visiting

pytestmark = pytest.mark.slow

SERVER = """
import asyncio, sys
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.server.serving import Options, serve
from tests.server.house import FREE
clocks = Clocks(betting_s=4, last_call_s=1, card_s=1.5, pause_s=3000)
def opened(what):
    print(what.address, what.code, flush=True)
folder, port = Path(sys.argv[1]), int(sys.argv[2])
asyncio.run(serve(Options(folder, port=port, clocks=clocks, rates=FREE), opened))
"""


class Server:
    """In a process of its own, which can be killed and started again under the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self._folder), str(self._port)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self._process.stdout is not None
        address, *code = self._process.stdout.readline().split()
        self.house = House(Opened(address, code[0] if code else ""))

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=WAIT_S)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.mark.slow
def test_a_page_comes_back_by_itself_when_the_server_was_killed_in_mid_round(
    server: Server, visiting: Visiting
) -> None:
    visit = visiting(server.house)
    visit.expecting("WebSocket connection to|ERR_CONNECTION_REFUSED")
    at = visit.table("baccarat-1")
    at.bring()
    at.click("banker|1|")
    at.has("banker|1|", CHIP)
    at.felt_in("play")
    server.kill()
    expect(at.bar).to_contain_text(words("web-again", tries="").strip())
    expect(at.bar).to_contain_text(words("web-bets-stay", amount=CHIP))
    server.start()
    expect(at.page.get_by_role("banner")).to_contain_text(words("web-connected"))
    at.felt_in("concluded", "void")
    at.has("banker|1|", CHIP)
    expect(at.bar).not_to_contain_text(words("web-again", tries="").strip())


def answered(frame: dict[str, Any]) -> bool:
    return frame["type"] == "table" and bool(frame["shared"]["bets"])


def test_a_chip_is_hollow_until_the_server_has_it(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    line = Holding(visit.context, answered)
    at = visit.table("andar-bahar-1")
    at.bring()
    at.click("bahar|2|")
    expect(at.felt.locator(".stack.hollow")).to_have_count(1)
    expect(at.spot("bahar|2|")).not_to_have_accessible_name(
        re.compile(words("web-yours", amount=CHIP))
    )
    line.release()
    at.has("bahar|2|", CHIP)
    expect(at.felt.locator(".stack.hollow")).to_have_count(0)
    expect(at.felt.locator(".stack.own")).to_have_count(1)
