"""The WebSocket of a live table."""

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.websockets import WebSocket

from croupier.engine.sentences import said
from croupier.engine.table.viewing import Role, Viewer
from croupier.engine.table.viewing.viewers import DO_NOTHING
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house.people import Account
from croupier.floor.protocol.frames import (
    BadFrame,
    Do,
    DoneFrame,
    NotKnownFrame,
    Pass,
    Ping,
    PongFrame,
    RefusedFrame,
    Say,
    client_frame,
)
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.answers import NOT_KNOWN, Stopped, reason_name
from croupier.floor.server.commands import done, said_aloud
from croupier.floor.server.http.connection import (
    Coming,
    Connection,
    coming,
    denied,
    stopped_frame,
    unreadable_frame,
)
from croupier.floor.server.premises import Premises
from croupier.floor.tables.actor.requests import Answer, Done, NotKnown
from croupier.floor.tables.actor.table_actor import TableActor

AnswerFrame = DoneFrame | RefusedFrame | NotKnownFrame | PongFrame


def viewer_of(account: Account, watching: bool) -> Viewer:
    """Surveillance and the Owner look on and see the books."""
    person = account.person
    if person is None:
        return Viewer(Role.SURVEILLANCE, account.name)
    return Viewer(Role.WATCHER, account.name) if watching else Viewer.of(person)


async def live(websocket: WebSocket) -> None:
    try:
        who = coming(websocket)
        desk = who.premises.desk(websocket.path_params["table"])
    except (Stopped, StoreFailed) as fault:
        await denied(websocket, fault)
        return
    await websocket.accept()
    watching = websocket.query_params.get("watch") == "1"
    await LiveConnection(who, desk, watching).run()


class LiveConnection(Connection):
    def __init__(self, who: Coming, desk: TableActor, watching: bool) -> None:
        super().__init__(who, viewer_of(who.account, watching), desk.live.name)
        self._desk, self._watching = desk, watching

    @contextmanager
    def _in_the_room(self) -> Iterator[None]:
        """Whoever only looks on takes nobody's time."""
        floor, table = self._premises.floor, self._table
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

    def _wallet_cents(self) -> int | None:
        plays = self._viewer.role is Role.PLAYER
        return self._premises.wallet_cents(self.name) if plays else None

    async def _heard(self, account: Account, text: str) -> AnswerFrame | None:
        try:
            frame = client_frame(text)
        except BadFrame as fault:
            return unreadable_frame(text, fault)
        if isinstance(frame, Ping):
            return PongFrame()
        if isinstance(frame, Pass):
            self._desk.pass_on(account.name, frame.question)
            return None
        try:
            answer = await self._given(account, frame)
        except Stopped as stopped:
            return stopped_frame(frame.id, stopped)
        except Exception as fault:  # this client's, or a bug: neither ends the connection
            self._log_fault("command failed", fault)
            return RefusedFrame(frame.id, "failed", said("server-failed"))
        return _outcome(self._premises, frame.id, answer)

    async def _given(self, account: Account, frame: Do | Say) -> Answer:
        if self._watching:
            return Refused(Reason.NOT_YOURS, said("live-watches-only", name=account.name))
        commands = self._premises.commands
        if isinstance(frame, Do):
            return await done(commands, self._desk, account, frame)
        return await said_aloud(commands, self._desk, account, frame)


def _outcome(premises: Premises, identity: str, answer: Answer) -> AnswerFrame:
    if isinstance(answer, Done):
        premises.metrics.commands.labels("done").inc()
        return DoneFrame(identity, answer.version, answer.position)
    if isinstance(answer, NotKnown):
        premises.metrics.commands.labels(NOT_KNOWN).inc()
        return NotKnownFrame(identity, answer.message)
    reason = reason_name(answer.reason)
    premises.metrics.commands.labels(reason).inc()
    return RefusedFrame(identity, reason, answer.message, answer.cites, answer.room_cents)
