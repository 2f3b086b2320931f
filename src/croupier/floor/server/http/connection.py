"""A WebSocket of somebody who looks at a table: frames in, one after the other; frames out through
an outbox."""

import asyncio
from abc import ABC, abstractmethod
from asyncio import FIRST_COMPLETED
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.engine.sentences import said
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.viewing import Viewer
from croupier.floor.house.people import Account
from croupier.floor.protocol.frames import RefusedFrame, ServerFrame
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.answers import (
    Stopped,
    in_trouble,
    not_logged_in,
    problem,
    too_fast,
    too_many,
)
from croupier.floor.server.live.outbox import Outbox, Shown
from croupier.floor.server.live.publication import encoded
from croupier.floor.server.live.wire import wire_of
from croupier.floor.server.premises import Premises, host_of, premises_of, token_of

SENT_WITHIN_S = 10.0  # or twice as long: one frame; whoever takes longer has stalled
CLOSED_WITHIN_S = 1.0
LOOKED_AT_AGAIN_S = 60.0  # whether the session still counts
NORMAL, LOST, POLICY, FAILED, TOO_SLOW = 1000, 1006, 1008, 1011, 1013


Tasks = set["asyncio.Task[None]"]


class _Named(msgspec.Struct):
    id: str | None = None


class Coming(msgspec.Struct, frozen=True):
    """Somebody with a session, before the connection is accepted."""

    premises: Premises
    websocket: WebSocket
    token: str
    account: Account


def coming(websocket: WebSocket) -> Coming:
    """Raises what is said to whoever may not come in."""
    premises, token = premises_of(websocket), token_of(websocket)
    account = premises.account_of(token)
    if account is None or token is None:
        raise not_logged_in()
    if premises.connected[account.name] >= premises.rates.connections:
        raise too_many(said("server-too-many-connections", name=account.name))
    return Coming(premises, websocket, token, account)


async def denied(websocket: WebSocket, fault: Stopped | StoreFailed) -> None:
    stopped = fault if isinstance(fault, Stopped) else in_trouble(fault)
    await websocket.send_denial_response(problem(websocket, stopped))


class Connection(ABC):
    """What all of them share; a kind of table says what is heard there and who is there."""

    def __init__(self, who: Coming, viewer: Viewer, table: str) -> None:
        self._premises, self._websocket, self.token = who.premises, who.websocket, who.token
        self.name, self._viewer, self._table = who.account.name, viewer, table
        self._outbox, self._wire = Outbox(), wire_of(who.websocket.scope)
        if self._wire is not None:
            self._wire.count_by(self._spare)
        self._where = host_of(who.websocket.scope)
        self._looked_at = monotonic()
        self._code = NORMAL
        self._sent, self._sending = 0, False  # frames; one is on its way

    # a subscriber of the table's room

    def sign(self, text: str) -> None:
        self._outbox.sign(text)

    def show(self, publication: Shown) -> None:
        """At once, unless something else waits or the client does not read."""
        wire = self._wire
        if wire is None or self._sending or self._outbox.waiting or not wire.free:
            self._outbox.show(publication)
            return
        try:
            wire.write(self._shown(publication, ""))
        except Exception:  # of this viewer's table: it ends this connection, and no other
            self._outbox.show(publication)
            return
        self._sent += 1
        self._premises.metrics.frames.sent += 1

    def send(self, text: str) -> None:
        self._outbox.put(text)

    def close(self, code: int) -> None:
        self._code = code
        self._outbox.close()

    # its life

    async def run(self) -> None:
        premises, table = self._premises, self._table
        log, where, role = premises.log, self._where, self._viewer.role
        log.info("connected", table=table, name=self.name, role=role, address=where)
        with self._counted(), self._in_the_room():
            await self._until_one_ends()
        log.info("disconnected", table=table, name=self.name, code=self._code, address=where)
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(CLOSED_WITHIN_S):
                await self._websocket.close(self._code)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        connected, connections = self._premises.connected, self._premises.metrics.connections
        connected[self.name] += 1
        connections.inc()
        try:
            yield
        finally:
            connections.dec()
            connected[self.name] -= 1
            if not connected[self.name]:
                del connected[self.name]

    @abstractmethod
    def _in_the_room(self) -> AbstractContextManager[None]:
        """Somebody is there for as long as the connection lasts."""

    async def _until_one_ends(self) -> None:
        tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        try:
            ended = await self._not_stalled(tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for fault in filter(None, (task.exception() for task in ended)):
            self._code = FAILED
            self._log_fault("connection failed", fault)

    async def _not_stalled(self, tasks: Tasks) -> Tasks:
        """Until one of them has ended, one frame takes too long or the session is over; a clock for
        each frame would cost more than the frame."""
        while True:
            sent = self._sent
            ended, _ = await asyncio.wait(tasks, timeout=SENT_WITHIN_S, return_when=FIRST_COMPLETED)
            if ended:
                return ended
            if self._sending and self._sent == sent:
                self._drop()
                return set()
            if self._session_over():
                self._code = POLICY
                return set()

    def _log_fault(self, what: str, fault: BaseException) -> None:
        where = self._where
        self._premises.log.exception(what, exc_info=fault, name=self.name, address=where)

    def _session_over(self) -> bool:
        """Also of somebody who says nothing; a record that fails ends no session."""
        if monotonic() - self._looked_at <= LOOKED_AT_AGAIN_S:
            return False
        self._looked_at = monotonic()
        with suppress(StoreFailed):
            return self._premises.account_of(self.token) is None
        return False

    async def _write(self) -> None:
        frames = self._premises.metrics.frames
        with suppress(WebSocketDisconnect):
            while (waiting := await self._outbox.taken()) is not None:
                texts = [] if waiting.sign is None else [waiting.sign]
                if waiting.table is not None:
                    texts.append(self._shown(waiting.table, waiting.said_before))
                self._sending = True
                for text in (*texts, *waiting.answers):
                    await self._send(text)
                    self._sent += 1
                    frames.sent += 1
                self._sending = False

    async def _send(self, text: str) -> None:
        try:
            await self._websocket.send_text(text)
        except RuntimeError:  # closed below us: a frame that is none, a ping without an answer
            raise WebSocketDisconnect(LOST) from None

    def _shown(self, publication: Shown, said_before: str) -> str:
        return publication.text(self._viewer, self._wallet_cents(), said_before)

    @abstractmethod
    def _wallet_cents(self) -> int | None: ...

    async def _read(self) -> None:
        while not self._outbox.full:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            account = self._account()
            if account is None:
                self._code = POLICY
                return
            answer = await self._answered(account, message.get("text"))
            if answer is not None:
                self._outbox.put(encoded(answer))
        self._drop()

    def _drop(self) -> None:
        self._code = TOO_SLOW
        self._premises.metrics.dropped.inc()

    def _account(self) -> Account | None:
        """As it is now: roles change, accounts are closed, sessions end."""
        now = monotonic()
        if now - self._looked_at > LOOKED_AT_AGAIN_S:
            self._looked_at = now
            return self._premises.account_of(self.token)
        account = self._premises.floor.house.account(self.name)
        return account if account is not None and account.open else None

    # frames of the client

    async def _answered(self, account: Account, text: str | None) -> ServerFrame | None:
        if not self._spare():
            wait_s = self._premises.frames.wait_s(self.token)
            return stopped_frame(None if text is None else id_of(text), too_fast(wait_s))
        if text is None:
            return RefusedFrame(None, "unreadable", said("server-only-text"))
        return await self._heard(account, text)

    def _spare(self) -> bool:
        """This session may send one more frame now."""
        return self._premises.frames.taken(self.token)

    @abstractmethod
    async def _heard(self, account: Account, text: str) -> ServerFrame | None:
        """What is answered to a frame; None: nothing, or later."""


def unreadable_frame(text: str, fault: Exception) -> RefusedFrame:
    message = said("server-unreadable", fault=fault_said(str(fault)))
    return RefusedFrame(id_of(text), "unreadable", message)


def stopped_frame(identity: str | None, stopped: Stopped) -> RefusedFrame:
    return RefusedFrame(identity, stopped.reason, stopped.message, stopped.cites)


def id_of(text: str) -> str | None:
    """Of a frame that cannot be read, as far as it has one."""
    with suppress(msgspec.DecodeError, ValueError, RecursionError):
        return msgspec.json.decode(text, type=_Named).id
    return None
