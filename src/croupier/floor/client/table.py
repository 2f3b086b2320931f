"""One table over its WebSocket: what is there now, what is said, and what one says oneself."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from ssl import SSLContext
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.floor.client.views import Assembling
from croupier.floor.protocol.frames import (
    Do,
    DoneFrame,
    NotKnownFrame,
    Pass,
    RefusedFrame,
    Say,
    SignFrame,
    TableFrame,
    Told,
    TroubleFrame,
    server_frame,
)

Answer = DoneFrame | RefusedFrame
SAY_READY = "floor.say-ready.1"


class Gone(ConnectionError):
    """The connection is lost: what was not answered may or may not have been carried out; the same
    id, sent again, gives the answer."""


class TableClient:
    """`view` is the table as this person sees it now; `changed` wakes whoever waits for more."""

    def __init__(self, connection: ClientConnection, prefix: str) -> None:
        self._connection = connection
        self._assembling = Assembling()
        self._ids = (f"{prefix}-{number}" for number in count(1))
        self._answers: dict[str, asyncio.Future[Answer]] = {}
        self._asked: dict[str, Do | Say] = {}  # what waits for them
        self._in_doubt: set[str] = set()  # what the server could not answer yet
        self._told: list[Told] = []
        self._changed = asyncio.Condition()
        self.frame: TableFrame | None = None
        self.trouble: TroubleFrame | None = None
        self.gone = False
        self._view: tuple[TableFrame, View] | None = None

    @property
    def view(self) -> View:
        """Made when somebody asks for it."""
        assert self.frame is not None, "the table is there as soon as one is connected"
        if self._view is None or self._view[0] is not self.frame:
            self._view = self.frame, self._assembling.view(self.frame)
        return self._view[1]

    def told(self) -> tuple[Told, ...]:
        """What was said aloud since the last time somebody asked."""
        said, self._told = tuple(self._told), []
        return said

    async def do(
        self, command: Command, *, answering: str | None = None, identity: str | None = None
    ) -> Answer:
        """Answered once it is durable. With an `identity` of your own it can be sent again."""
        fields: dict[str, Any] = msgspec.json.decode(self._assembling.codec.written(command))
        del fields["by"]
        return await self._do(fields, answering, identity or next(self._ids))

    async def say(self, line: str, *, answering: str | None = None) -> Answer:
        """`bets 100 banker box 3`, in the words of a history file."""
        identity = next(self._ids)
        return await self._sent(Say(identity, line, answering), identity)

    async def ready(self) -> Answer:
        """No more bets of yours in this round: once all players with a bet are ready, an automatic
        table closes them."""
        return await self._do({"type": SAY_READY}, None, next(self._ids))

    async def pass_on(self, question: str) -> None:
        """Nothing to say to a question that the next card would end."""
        await self._send(Pass(question))

    async def change(self) -> TableFrame:
        """The next frame of the table; `Gone` when there will be none."""
        before = self.frame
        async with self._changed:
            await self._changed.wait_for(lambda: self.frame is not before or self.gone)
        if self.gone or self.frame is None:
            raise Gone
        return self.frame

    async def _do(self, fields: dict[str, Any], answering: str | None, identity: str) -> Answer:
        command = msgspec.Raw(msgspec.json.encode(fields))
        return await self._sent(Do(identity, command, answering), identity)

    async def _sent(self, frame: Do | Say, identity: str) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[identity], self._asked[identity] = answer, frame
        try:
            await self._send(frame)
            return await answer
        finally:
            del self._asked[identity]

    async def _send_again(self) -> None:
        """The table goes on: what became of this is known by now."""
        in_doubt, self._in_doubt = self._in_doubt, set()
        for frame in [self._asked[each] for each in in_doubt if each in self._asked]:
            with suppress(Gone):
                await self._send(frame)

    async def _send(self, frame: Do | Say | Pass) -> None:
        if self.gone:
            raise Gone
        try:
            await self._connection.send(msgspec.json.encode(frame).decode())
        except ConnectionClosed:
            raise Gone from None

    async def listen(self) -> None:
        """For as long as the connection lasts."""
        try:
            async for data in self._connection:
                await self._heard(server_frame(data))
        except ConnectionClosed:
            pass
        finally:
            self.gone = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Gone())
            async with self._changed:
                self._changed.notify_all()

    async def _heard(self, frame: Any) -> None:
        match frame:
            case SignFrame():
                self._assembling.sign(frame)
            case TableFrame(told=told):
                self.frame = frame
                self._told += told
                await self._send_again()
                async with self._changed:
                    self._changed.notify_all()
            case DoneFrame(id=identity) | RefusedFrame(id=identity):
                answer = self._answers.pop(identity or "", None)
                if answer is not None and not answer.done():
                    answer.set_result(frame)
            case NotKnownFrame(id=identity):
                self._in_doubt.add(identity)
            case TroubleFrame():
                self.trouble = frame


@asynccontextmanager
async def at_table(
    address: str,
    headers: Iterable[tuple[str, str]],
    origin: str,
    prefix: str,
    trust: SSLContext | None,
) -> AsyncIterator[TableClient]:
    """Connected, with the table already in view. `trust`: which certificates; None: without TLS."""
    async with connect(
        address,
        additional_headers=list(headers),
        origin=Origin(origin),
        compression=None,
        max_size=None,
        ssl=trust,
    ) as connection:
        table = TableClient(connection, prefix)
        listening = asyncio.create_task(table.listen())
        try:
            await table.change()
            yield table
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
