"""The WebSocket of a table: frames in, one after the other; frames out through an outbox."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.floor.house.people import Account
from croupier.floor.live.asking import Answer
from croupier.floor.live.desk import LiveDesk
from croupier.protocol.frames import BadFrame, Do, DoneFrame, Pass, RefusedFrame, Say, client_frame
from croupier.sentences import said
from croupier.server import giving
from croupier.server.answers import (
    Stopped,
    in_trouble,
    not_logged_in,
    problem,
    reason_name,
    too_fast,
)
from croupier.server.outbox import Outbox
from croupier.server.premises import Premises, premises_of, token_of
from croupier.server.publication import Publication, encoded
from croupier.server.wire import wire_of
from croupier.store.interface import StoreFailed
from croupier.table.refusals import Reason, Refused
from croupier.table.viewing import Role, Viewer
from croupier.table.viewing.viewers import DO_NOTHING

SENT_WITHIN_S = 10.0  # or twice as long: one frame; whoever takes longer has stalled
CLOSED_WITHIN_S = 1.0
LOOKED_AT_AGAIN_S = 60.0  # whether the session still counts
NORMAL, LOST, POLICY, FAILED, TOO_SLOW = 1000, 1006, 1008, 1011, 1013


Tasks = set["asyncio.Task[None]"]


class _Named(msgspec.Struct):
    id: str | None = None


def viewer_of(account: Account, watching: bool) -> Viewer:
    """Surveillance and the Owner look on and see the books."""
    person = account.person
    if person is None:
        return Viewer(Role.SURVEILLANCE, account.name)
    return Viewer(Role.WATCHER, account.name) if watching else Viewer.of(person)


async def live(websocket: WebSocket) -> None:
    premises, token = premises_of(websocket), token_of(websocket)
    try:
        account = premises.account_of(token)
        if account is None or token is None:
            raise not_logged_in()
        desk = premises.desk(websocket.path_params["table"])
        if premises.connected[account.name] >= premises.rates.connections:
            message = said("server-too-many-connections", name=account.name)
            raise Stopped(429, "too-many", message)
    except (Stopped, StoreFailed) as fault:
        stopped = fault if isinstance(fault, Stopped) else in_trouble(fault)
        await websocket.send_denial_response(problem(websocket, stopped))
        return
    await websocket.accept()
    watching = websocket.query_params.get("watch") == "1"
    await Connection(premises, websocket, token, account, desk, watching).run()


class Connection:
    def __init__(
        self,
        premises: Premises,
        websocket: WebSocket,
        token: str,
        account: Account,
        desk: LiveDesk,
        watching: bool,
    ) -> None:
        self._premises, self._websocket, self.token = premises, websocket, token
        self.name, self._desk, self._watching = account.name, desk, watching
        self._viewer = viewer_of(account, watching)
        self._outbox, self._wire = Outbox(), wire_of(websocket.scope)
        self._looked_at = monotonic()
        self._code = NORMAL
        self._sent, self._sending = 0, False  # frames; one is on its way

    # a subscriber of the table's room

    def sign(self, text: str) -> None:
        self._outbox.sign(text)

    def show(self, publication: Publication) -> None:
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
        self._premises.metrics.frames.inc()

    def send(self, text: str) -> None:
        self._outbox.put(text)

    def close(self, code: int) -> None:
        self._code = code
        self._outbox.close()

    # its life

    async def run(self) -> None:
        premises, table = self._premises, self._desk.live.name
        premises.log.info("connected", table=table, name=self.name, role=self._viewer.role)
        with self._counted(), self._in_the_room():
            await self._until_one_ends()
        premises.log.info("disconnected", table=table, name=self.name, code=self._code)
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

    @contextmanager
    def _in_the_room(self) -> Iterator[None]:
        """Whoever only looks on takes nobody's time."""
        floor, table = self._premises.floor, self._desk.live.name
        room, plays = self._premises.hub.room(self._desk), self._viewer.role not in DO_NOTHING
        if plays:
            floor.arrived(table, self.name)
        try:
            room.join(self)
            yield
        finally:
            room.leave(self)
            if plays:
                floor.gone(table, self.name)

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
            self._premises.log.exception("connection failed", exc_info=fault, name=self.name)

    async def _not_stalled(self, tasks: Tasks) -> Tasks:
        """Until one of them has ended, or one frame takes too long; a clock for each frame would
        cost more than the frame."""
        while True:
            sent = self._sent
            ended, _ = await asyncio.wait(tasks, timeout=SENT_WITHIN_S, return_when=FIRST_COMPLETED)
            if ended:
                return ended
            if self._sending and self._sent == sent:
                self._drop()
                return set()

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
                    frames.inc()
                self._sending = False

    async def _send(self, text: str) -> None:
        try:
            await self._websocket.send_text(text)
        except RuntimeError:  # closed below us: a frame that is none, a ping without an answer
            raise WebSocketDisconnect(LOST) from None

    def _shown(self, publication: Publication, said_before: str) -> str:
        plays = self._viewer.role is Role.PLAYER
        wallet = self._premises.wallet_cents(self.name) if plays else None
        return publication.text(self._viewer, wallet, said_before)

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

    async def _answered(
        self, account: Account, text: str | None
    ) -> DoneFrame | RefusedFrame | None:
        if not self._premises.frames.taken(self.token):
            return _stopped(None if text is None else _id_of(text), too_fast())
        if text is None:
            return RefusedFrame(None, "unreadable", said("server-only-text"))
        try:
            frame = client_frame(text)
        except BadFrame as fault:
            message = said("server-unreadable", fault=str(fault))
            return RefusedFrame(_id_of(text), "unreadable", message)
        if isinstance(frame, Pass):
            self._desk.pass_on(account.name, frame.question)
            return None
        try:
            answer = await self._given(account, frame)
        except Stopped as stopped:
            return _stopped(frame.id, stopped)
        except Exception as fault:  # this client's, or a bug: neither ends the connection
            self._premises.log.exception("command failed", exc_info=fault, name=self.name)
            return RefusedFrame(frame.id, "failed", said("server-failed"))
        return _outcome(self._premises, frame.id, answer)

    async def _given(self, account: Account, frame: Do | Say) -> Answer:
        if self._watching:
            return Refused(Reason.NOT_YOURS, said("live-watches-only", name=account.name))
        if isinstance(frame, Do):
            return await giving.done(self._desk, account, frame)
        return await giving.said_aloud(self._desk, account, frame)


def _outcome(premises: Premises, identity: str, answer: Answer) -> DoneFrame | RefusedFrame:
    if not isinstance(answer, Refused):
        premises.metrics.commands.labels("done").inc()
        return DoneFrame(identity, answer.version, answer.position)
    reason = reason_name(answer.reason)
    premises.metrics.commands.labels(reason).inc()
    return RefusedFrame(identity, reason, answer.message, answer.cites, answer.room_cents)


def _stopped(identity: str | None, stopped: Stopped) -> RefusedFrame:
    return RefusedFrame(identity, stopped.reason, stopped.message, stopped.cites)


def _id_of(text: str) -> str | None:
    """Of a frame that cannot be read, as far as it has one."""
    with suppress(msgspec.DecodeError, ValueError, RecursionError):
        return msgspec.json.decode(text, type=_Named).id
    return None
