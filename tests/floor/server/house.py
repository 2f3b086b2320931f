"""A real server on loopback in a thread of its own, and clients that come to it."""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from croupier.engine.crew.chance import Chance
from croupier.floor.house.clocks import Clocks
from croupier.floor.protocol.frames import (
    AnyServerFrame,
    DoneFrame,
    NotKnownFrame,
    RefusedFrame,
    TableFrame,
    server_frame,
)
from croupier.floor.server.lifecycle import Opened, Options, serve
from croupier.floor.server.listening import Address
from croupier.floor.server.premises import COOKIE
from croupier.floor.server.rates import Rate, Rates

PLENTY = Rate(10_000, 10_000)
FREE = Rates(PLENTY, PLENTY, PLENTY, PLENTY, 100, PLENTY, PLENTY)
FAST = Clocks(
    betting_s=0.4,
    last_call_s=0.1,
    decision_s=0.2,
    pause_s=0.5,  # a table is shown as it is now: what is over sooner may be shown to nobody
    card_s=0.002,
    spin_s=0.02,
    seat_kept_s=0.5,
)
SLOW = Clocks(betting_s=600, last_call_s=1, decision_s=600, pause_s=0.01)
Answered = DoneFrame | RefusedFrame | NotKnownFrame
WAIT_S = 60  # a machine that has much else to do is no fault of the server


class House:
    """What a test knows of a server that runs."""

    def __init__(self, opened: Opened) -> None:
        self.address, self.code = opened.address, opened.code
        self._metrics = opened.metrics
        self._clients: list[httpx.Client] = []

    def client(self, **headers: str) -> httpx.Client:
        client = httpx.Client(base_url=self.address, timeout=WAIT_S, headers=headers)
        self._clients.append(client)
        return client

    def metrics(self) -> str:
        assert self._metrics is not None, "figures are served where `metrics` says"
        return self.client().get(self._metrics).text

    def close(self) -> None:
        for client in self._clients:
            client.close()

    def guest(self, name: str) -> "Visitor":
        visitor = Visitor(self)
        visitor.posted("/api/guest", {"name": name})
        return visitor

    def owner(self, name: str = "Olive") -> "Visitor":
        visitor = Visitor(self)
        password = "correct horse battery"
        visitor.posted("/api/owner", {"code": self.code, "name": name, "password": password})
        return visitor

    def staff(self, owner: "Visitor", name: str, role: str) -> "Visitor":
        password = "staple staple staple"
        owner.house({"type": "house.add-person.1", "name": name, "role": role})
        owner.posted("/api/password", {"id": f"p{name}", "name": name, "password": password})
        visitor = Visitor(self)
        visitor.posted("/api/login", {"name": name, "password": password})
        return visitor


class Visitor:
    """Somebody with a session."""

    def __init__(self, house: House) -> None:
        self.at, self.http = house, house.client()
        self._ids = count(1)

    @property
    def token(self) -> str:
        return self.http.cookies[COOKIE]

    def posted(self, path: str, body: object) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def house(self, command: dict[str, Any]) -> Any:
        return self.posted("/api/house", {"id": f"h{next(self._ids)}", "command": command})

    @contextmanager
    def table(self, name: str, query: str = "", **options: Any) -> Iterator["Seat"]:
        """`options` of the WebSocket client."""
        with self.line(f"/api/tables/{name}/live{query}", **options) as seat:
            yield seat

    @contextmanager
    def line(self, path: str, **options: Any) -> Iterator["Seat"]:
        address = self.at.address.replace("http", "ws", 1)
        headers = {"Cookie": f"{COOKIE}={self.token}"}
        with connect(
            f"{address}{path}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            **options,
        ) as socket:
            yield Seat(socket)


class Seat:
    """A connection to a table, and the last that was shown there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[AnyServerFrame] = []
        self.texts: list[bytes] = []  # the same as they came

    def next(self, timeout: float = WAIT_S) -> AnyServerFrame:
        text = self.socket.recv(timeout, decode=False)
        self.texts.append(text)
        frame = server_frame(text)
        self.frames.append(frame)
        return frame

    def awaited(self) -> Iterator[AnyServerFrame]:
        """One after the other, as long as what is waited for may still come."""
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            yield self.next()

    def never_came(self) -> AssertionError:
        return AssertionError(f"what was waited for never came; the last was {self.frames[-1]}")

    def shown(self, to_bet_s: float = 0, **wanted: Any) -> dict[str, Any]:
        """The next table whose view has these values, and whose clocks leave so much time."""
        for frame in self.awaited():
            if isinstance(frame, TableFrame):
                seen = view_of(frame)
                in_time = all(clock.left_s >= to_bet_s for clock in frame.clocks)
                if in_time and all(seen[name] == value for name, value in wanted.items()):
                    return seen
        raise self.never_came()

    def closed(self) -> int:
        """Reads to the end; the code with which the connection was closed."""
        try:
            for _ in self.awaited():
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise self.never_came()

    def answer(self, identity: str | None) -> Answered:
        for frame in self.awaited():
            if isinstance(frame, Answered) and frame.id == identity:
                return frame
        raise self.never_came()

    def sent(self, frame: dict[str, Any]) -> Answered:
        identity = frame.setdefault("id", uuid4().hex)
        self.socket.send(msgspec.json.encode(frame).decode())
        return self.answer(identity)

    def do(self, kind: str, **fields: Any) -> Answered:
        return self.sent({"type": "do", "command": {"type": kind, **fields}})

    def say(self, line: str) -> Answered:
        return self.sent({"type": "say", "line": line})


def view_of(frame: TableFrame) -> dict[str, Any]:
    shared, own = msgspec.json.decode(frame.shared), msgspec.json.decode(frame.own)
    return {**shared, **own, "purse_cents": frame.purse_cents}


@contextmanager
def opened(
    data: Path,
    clocks: Clocks = FAST,
    rates: Rates = FREE,
    *,
    port: int = 0,
    chance: Chance | None = None,
    tls: tuple[Path | None, Path | None] = (None, None),
    grace_s: float = 2,
    counted: Address = Address("127.0.0.1", 0),  # noqa: B008 - it is frozen
    **further: Any,
) -> Iterator[House]:
    """The server in a thread; it is closed as a signal would close it. `further`: other options."""
    ready: threading.Event = threading.Event()
    found: list[Any] = []

    def heard(what: Opened) -> None:
        found.append(what)
        ready.set()

    async def run() -> None:
        task = asyncio.current_task()
        found.append((asyncio.get_running_loop(), task))
        cert, key = tls
        options = Options(
            data,
            port=port,
            clocks=clocks,
            rates=rates,
            tls_cert=cert,
            tls_key=key,
            grace_s=grace_s,
            metrics=counted,
            **further,
        )
        await serve(options, heard, chance)

    def in_thread() -> None:
        try:
            asyncio.run(run())
        except asyncio.CancelledError:
            pass
        except BaseException as fault:
            found.append(fault)
            ready.set()

    thread = threading.Thread(target=in_thread, daemon=True)
    thread.start()
    if not ready.wait(WAIT_S):
        raise AssertionError(f"the server has not opened:\n{standing()}")
    if isinstance(found[-1], BaseException):
        thread.join()
        raise found[-1]
    loop, task = found[0]
    house = House(found[1])
    try:
        yield house
    finally:
        house.close()
        loop.call_soon_threadsafe(task.cancel)
        thread.join(WAIT_S)
        if thread.is_alive():
            tasks = "\n".join(str(each) for each in asyncio.all_tasks(loop))
            raise AssertionError(f"the server has not closed:\n{standing()}\n{tasks}")


def eventually(holds: Callable[[], bool]) -> None:
    """Waits for it; on a machine that has much else to do that may take a while."""
    until = time.monotonic() + WAIT_S
    while not holds():
        assert time.monotonic() < until, "what was waited for never came"
        time.sleep(0.02)


def standing() -> str:
    """Where every thread stands."""
    frames = sys._current_frames()
    named = {each.ident: each.name for each in threading.enumerate()}
    stacks = {named.get(ident, "?"): traceback.format_stack(at) for ident, at in frames.items()}
    return "\n".join(f"{name}:\n{''.join(stack)}" for name, stack in stacks.items())
