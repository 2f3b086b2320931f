"""The lobby, one table, and commands that are given over HTTP."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.sentences import said
from croupier.engine.table.viewing.sign import sign
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house.authority import giver_refused
from croupier.floor.house.commands import (
    ChangeClocks,
    ChangeRole,
    CloseAccount,
    HouseCommand,
    KeepAccount,
    RemoveTable,
    ReplaceKey,
    ResetPassword,
)
from croupier.floor.narration.live_narrator import CLOCKS_CHANGED
from croupier.floor.protocol.bodies import (
    DoBody,
    DoneAnswer,
    HouseBody,
    Lobby,
    OneTable,
    Outcomes,
    TableOut,
    TableSeen,
)
from croupier.floor.server import commands
from croupier.floor.server.answers import (
    NOT_KNOWN,
    Stopped,
    answered,
    body_of,
    not_known,
    reason_name,
    refusal,
)
from croupier.floor.server.live.audience import GOING_AWAY
from croupier.floor.server.live.publication import clocks_of, commitment_seen
from croupier.floor.server.premises import Premises, premises_of, slowed_down, whoever_asks
from croupier.floor.tables.actor.requests import Answer, Done, NotKnown
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.outcomes import of_this_shoe, outcomes

OUTCOMES, OUTCOMES_OF_ONE = 40, 90  # in the lobby; at a table a whole shoe
CHANGED = 1008  # somebody is no longer who they were when they came


async def lobby(request: Request) -> Response:
    floor = premises_of(request).floor
    out = [TableOut(each.table, each.game, each.why) for each in floor.out_of_service.values()]
    return answered(Lobby(tuple([seen(floor, desk) for desk in floor.desks.values()]), tuple(out)))


async def one_table(request: Request) -> Response:
    premises = premises_of(request)
    desk = premises.desk(request.path_params["table"])
    live, revealed = desk.live, premises.hub.room(desk).revealed
    shown, shoe = sign(desk.game, live.table.round.settings), commitment_seen(live)
    return answered(
        OneTable(
            seen(premises.floor, desk, OUTCOMES_OF_ONE),
            shown,
            desk.clock.clocks,
            shoe,
            revealed,
            live.version,
        )
    )


async def past(request: Request) -> Response:
    """How the rounds before ended: asked for after every round, so it holds nothing else."""
    desk = premises_of(request).desk(request.path_params["table"])
    found = outcomes(desk.game, desk.live, desk.record, OUTCOMES_OF_ONE)
    of_shoe = of_this_shoe(desk.live, desk.record)
    return answered(Outcomes(desk.live.table.settings.game, found, of_shoe))


async def do(request: Request) -> Response:
    premises, body = premises_of(request), await body_of(request, DoBody)
    account, desk = whoever_asks(request), premises.desk(request.path_params["table"])
    slowed_down(request)
    premises.floor.heard(desk.live.name, account.name)
    answer = await commands.done(premises.commands, desk, account, body)
    return _answered(premises, answer)


async def house(request: Request) -> Response:
    premises, body = premises_of(request), await body_of(request, HouseBody)
    account = whoever_asks(request)
    slowed_down(request)
    command = commands.house_command(account, body.command)
    if isinstance(command, (ResetPassword, KeepAccount)):  # with the password, or not at all
        raise Stopped(409, "not-offered", said("server-password-elsewhere"))
    if isinstance(command, ReplaceKey):  # of a House that is closed: this one has its key
        raise Stopped(409, "not-offered", said("server-key-elsewhere"))
    before = premises.floor.store.head().position
    answer = await premises.floor.ask_house(account.name, body.id, command)
    if isinstance(answer, Done):
        # Sent again, where nobody may have heard of it, by whoever could still ask for it.
        new = answer.position > before
        if new or giver_refused(premises.floor.house, command) is None:
            _carried_through(premises, command)
    return _answered(premises, answer)


def _carried_through(premises: Premises, command: HouseCommand) -> None:
    """Connections follow what the House has decided, as sessions have already."""
    match command:
        case ChangeRole(name=name) | CloseAccount(name=name):
            premises.hub.send_away(CHANGED, name=premises.known(name).name)
        case RemoveTable(name=name):
            premises.hub.close_room(name, GOING_AWAY)
        case ChangeClocks(name=name) if name in premises.floor.desks:
            premises.hub.room(premises.floor.desks[name]).say(CLOCKS_CHANGED)


def seen(floor: Floor, desk: TableActor, most: int = OUTCOMES) -> TableSeen:
    live = desk.live
    table, settings = live.table, live.table.settings
    return TableSeen(
        live.name,
        settings.game,
        settings.kind,
        live.automatic,
        live.condition,
        settings.limits,
        settings.boxes,
        table.seats,
        live.queue,
        table.round.status,
        table.number,
        bool(table.round.halts),
        clocks_of(desk, asyncio.get_running_loop().time()),
        outcomes(desk.game, live, desk.record, most),
        settings.layout,
        settings.decks,
        tuple(
            name
            for name, cents in (table.round.purses or {}).items()
            if cents and name not in live.companions
        ),
        None if live.announced is None else live.announced.settings.limits,
        of_this_shoe(live, desk.record),
        desk.out_of_service,
        tuple(live.companions),
        floor.interruptions(desk),
    )


def _answered(premises: Premises, answer: Answer) -> Response:
    if isinstance(answer, NotKnown):
        premises.metrics.commands.labels(NOT_KNOWN).inc()
        raise not_known(answer)
    if isinstance(answer, Refused):
        premises.metrics.commands.labels(reason_name(answer.reason)).inc()
        raise refusal(answer)
    premises.metrics.commands.labels("done").inc()
    return answered(DoneAnswer(answer.version, answer.position))
