"""The lobby, one table, and commands that are given over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.floor.house.commands import ChangeRole, CloseAccount
from croupier.floor.live.desk import Answer, LiveDesk
from croupier.protocol.bodies import (
    DoBody,
    DoneAnswer,
    HouseBody,
    LimitsSeen,
    Lobby,
    OneTable,
    TableSeen,
)
from croupier.server import giving
from croupier.server.answers import answered, body_of, reason_name, refusal, too_fast
from croupier.server.premises import Premises, premises_of, token_of, whoever_asks
from croupier.server.publishing import commitment_seen
from croupier.table.refusals import Refused
from croupier.table.viewing.sign import sign

OUTCOMES = 20
CHANGED = 1008  # somebody is no longer who they were when they came


async def lobby(request: Request) -> Response:
    desks = premises_of(request).floor.desks.values()
    return answered(Lobby(tuple([seen(desk) for desk in desks])))


async def one_table(request: Request) -> Response:
    desk = premises_of(request).desk(request.path_params["table"])
    live = desk.live
    shown = sign(desk.game, live.table.round.settings)
    shoe = commitment_seen(live)
    return answered(OneTable(seen(desk), shown, desk.clocks, shoe, live.version))


async def do(request: Request) -> Response:
    premises, body = premises_of(request), await body_of(request, DoBody)
    account, desk = whoever_asks(request), premises.desk(request.path_params["table"])
    _not_too_fast(request)
    answer = await giving.done(premises.floor.house, desk, account, body)
    return _answered(premises, answer)


async def house(request: Request) -> Response:
    premises, body = premises_of(request), await body_of(request, HouseBody)
    account = whoever_asks(request)
    _not_too_fast(request)
    command = giving.house_command(account, body.command)
    answer = await premises.floor.ask_house(account.name, body.id, command)
    if isinstance(command, ChangeRole | CloseAccount) and not isinstance(answer, Refused):
        await premises.written(lambda: premises.sessions.close_all_of(command.name))
        premises.hub.send_away(CHANGED, name=command.name)
    return _answered(premises, answer)


def seen(desk: LiveDesk) -> TableSeen:
    live = desk.live
    table, settings = live.table, live.table.settings
    limits = settings.limits
    return TableSeen(
        live.name,
        settings.game,
        settings.kind,
        live.automatic,
        live.condition,
        LimitsSeen(limits.minimum_cents, limits.maximum_cents, limits.differential_cents),
        settings.boxes,
        table.seats,
        live.queue,
        table.round.status,
        table.number,
        desk.outcomes(OUTCOMES),
    )


def _not_too_fast(request: Request) -> None:
    if not premises_of(request).frames.taken(token_of(request) or ""):
        raise too_fast()


def _answered(premises: Premises, answer: Answer) -> Response:
    if isinstance(answer, Refused):
        premises.metrics.commands.labels(reason_name(answer.reason)).inc()
        raise refusal(answer)
    premises.metrics.commands.labels("done").inc()
    return answered(DoneAnswer(answer.version, answer.position))
