"""Requests read and answered as JSON; what cannot be answered is a sentence with its reason."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import DEFAULT_LANGUAGE, LANGUAGES, Message, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.log.codec import located
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.protocol.bodies import Problem
from croupier.floor.protocol.frames import LARGEST_BYTES
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.requests import NotKnown

T = TypeVar("T")

STATUS = {
    Reason.UNKNOWN: 404,
    Reason.RANK_TOO_LOW: 403,
    Reason.NOT_YOURS: 403,
}
NOT_KNOWN = "not-known"  # the reason of an answer that says neither
TRY_AGAIN_S = 60  # where something has to be closed first
CONFLICT = 409  # whatever else the House or a table refuses


class Stopped(Exception):
    """A request goes no further."""

    def __init__(
        self,
        status: int,
        reason: str,
        message: Message,
        cites: tuple[Citation, ...] = (),
        room_cents: int | None = None,
        *,
        retry_after_s: int | None = None,
    ) -> None:
        super().__init__(status, reason)
        self.status, self.reason, self.message = status, reason, message
        self.cites, self.room_cents = cites, room_cents
        self.retry_after_s = retry_after_s


def reason_name(reason: Reason) -> str:
    """
    >>> reason_name(Reason.RANK_TOO_LOW)
    'rank-too-low'
    """
    return reason.name.lower().replace("_", "-")


def refusal(
    refused: Refused, status: int | None = None, *, retry_after_s: int | None = None
) -> Stopped:
    return Stopped(
        status or STATUS.get(refused.reason, CONFLICT),
        reason_name(refused.reason),
        refused.message,
        refused.cites,
        refused.room_cents,
        retry_after_s=retry_after_s,
    )


def unreadable(fault: str) -> Stopped:
    return Stopped(400, "unreadable", said("server-unreadable", fault=fault_said(fault)))


def too_fast(wait_s: int) -> Stopped:
    wait_s = max(1, wait_s)
    message = said("server-too-fast", seconds=wait_s)
    return Stopped(429, "too-fast", message, retry_after_s=wait_s)


def too_many(message: Message) -> Stopped:
    """Until something of theirs, or of others, is closed: when that is, the server cannot know."""
    return Stopped(429, "too-many", message, retry_after_s=TRY_AGAIN_S)


def not_logged_in() -> Stopped:
    return Stopped(401, "log-in", said("server-log-in"))


def in_trouble(trouble: StoreFailed) -> Stopped:
    """Nothing can be written down, so nothing is taken."""
    return Stopped(503, "trouble", trouble.outward)


def not_known(answer: NotKnown) -> Stopped:
    """Neither done nor refused, as far as anybody knows."""
    return Stopped(503, NOT_KNOWN, answer.message)


def answered(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def problem(connection: HTTPConnection, stopped: Stopped) -> Response:
    told = sentence(stopped.message, language_of(connection))
    response = answered(
        Problem(stopped.reason, stopped.message, told, stopped.cites, stopped.room_cents),
        stopped.status,
    )
    if stopped.retry_after_s is not None:
        response.headers["retry-after"] = str(stopped.retry_after_s)
    return response


def language_of(connection: HTTPConnection) -> str:
    """The first that is both asked for and spoken here."""
    for asked in connection.headers.get("accept-language", "").split(","):
        language = asked.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


async def body_of(request: Request, kind: type[T]) -> T:
    """Unknown fields and wrong types are refused, and the path of what is wrong is named."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BYTES:
                raise Stopped(413, "too-large", said("server-too-large", most=LARGEST_BYTES))
    except ClientDisconnect:  # nobody hears it
        raise unreadable("Input data was truncated") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise unreadable(located(fault)) from None
