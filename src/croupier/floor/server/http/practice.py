"""Practice tables over HTTP and WebSocket: opened, asked about and played at by their owner
alone."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from croupier.engine.games import UnknownGame
from croupier.engine.sentences import said
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.facts_in_view import facts, foreseen
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.floor.house.people import Account
from croupier.floor.practice.request import COMPANIONS, SEEDS, TableAsked
from croupier.floor.protocol.bodies import FactsTold, PreviewBody, PreviewTold
from croupier.floor.protocol.frames import (
    BadFrame,
    Pass,
    Ping,
    PongFrame,
    RefusedFrame,
    ServerFrame,
    practice_frame,
)
from croupier.floor.protocol.practice import PracticeBody, PracticeSeen
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.answers import Stopped, answered, body_of, refusal
from croupier.floor.server.first_day import FIRST_LAYOUTS
from croupier.floor.server.http.connection import (
    Coming,
    Connection,
    coming,
    denied,
    stopped_frame,
    unreadable_frame,
)
from croupier.floor.server.http.possible_facts import fact_read
from croupier.floor.server.practice.practice_table import Owner, PracticeRoom
from croupier.floor.server.premises import (
    address_of,
    premises_of,
    slowed_down,
    token_of,
    whoever_asks,
)


async def opened(request: Request) -> Response:
    body, account = await body_of(request, PracticeBody), whoever_asks(request)
    _check(body)
    token = token_of(request)
    assert token is not None, "whoever asks has a session"
    layout = body.layout or FIRST_LAYOUTS.get(body.game)
    asked = TableAsked(body.game, companions=body.companions, layout=layout, trouble=body.trouble)
    try:
        who = Owner(token, account.name, address_of(request))
        room = premises_of(request).practice.opened(who, asked, body.seed)
    except UnknownGame as fault:
        raise Stopped(404, "unknown", fault.message) from None
    except ImpossibleSetting as fault:
        raise Stopped(400, "unknown", fault.message, fault.cites) from None
    return answered(_seen(room))


def _check(body: PracticeBody) -> None:
    """Numbers of the right kind that no table can have."""
    if body.seed is not None and not 0 <= body.seed < SEEDS:
        message = said("practice-no-such-seed", most=str(SEEDS - 1))
    elif not 0 <= body.companions <= len(COMPANIONS):
        message = said("practice-no-such-company", most=len(COMPANIONS))
    elif not 0 <= body.trouble <= 1:
        message = said("practice-no-such-trouble")
    else:
        return
    raise Stopped(400, "unknown", message)


async def one(request: Request) -> Response:
    whoever_asks(request)
    rooms, table = premises_of(request).practice, request.path_params["table"]
    return answered(_seen(rooms.of(token_of(request), table)))


async def reportable(request: Request) -> Response:
    table = _own(request).table
    found = facts(table.game, table.round, Viewer.of(table.you))
    return answered(FactsTold(msgspec.Raw(msgspec.json.encode(found))))


async def previewed(request: Request) -> Response:
    body, table = await body_of(request, PreviewBody), _own(request).table
    fact = fact_read(Codec(table.game), body.fact)
    found = foreseen(table.game, table.round, fact, Viewer.of(table.you))
    if isinstance(found, Refused):
        raise refusal(found)
    return answered(PreviewTold(msgspec.Raw(msgspec.json.encode(found))))


def _own(request: Request) -> PracticeRoom:
    whoever_asks(request)
    slowed_down(request)
    return premises_of(request).practice.of(token_of(request), request.path_params["table"])


async def live(websocket: WebSocket) -> None:
    try:
        who = coming(websocket)
        room = who.premises.practice.of(who.token, websocket.path_params["table"])
    except (Stopped, StoreFailed) as fault:
        await denied(websocket, fault)
        return
    await websocket.accept()
    await PracticeConnection(who, room).run()


def _seen(room: PracticeRoom) -> PracticeSeen:
    table = room.table
    asked, sign = table.asked, table.view().sign
    return PracticeSeen(
        room.name,
        sign.game,
        table.seed,
        asked.trouble,
        asked.companions,
        sign.layout,
        tuple(table.outcomes),
        table.of_this_shoe,
    )


class PracticeConnection(Connection):
    """Whoever has an account plays here, whatever their role at the tables of the House."""

    def __init__(self, who: Coming, room: PracticeRoom) -> None:
        super().__init__(who, Viewer.of(room.table.you), f"practice {room.name}")
        self._room = room

    @contextmanager
    def _in_the_room(self) -> Iterator[None]:
        everybody = self._premises.hub.practising
        try:
            everybody.add(self)
            self._room.join(self)
            yield
        finally:
            everybody.discard(self)
            self._room.leave(self)

    def _wallet_cents(self) -> int:
        return self._room.wallet_cents

    async def _heard(self, account: Account, text: str) -> ServerFrame | None:
        try:
            frame = practice_frame(text)
        except BadFrame as fault:
            return unreadable_frame(text, fault)
        if isinstance(frame, Ping):
            return PongFrame()
        identity = None if isinstance(frame, Pass) else frame.id
        try:
            return await self._room.heard(frame, self)
        except Stopped as stopped:
            return stopped_frame(identity, stopped)
        except Exception as fault:  # this client's, or a bug: neither ends the connection
            self._log_fault("command failed", fault)
            return RefusedFrame(identity, "failed", said("server-failed"))
