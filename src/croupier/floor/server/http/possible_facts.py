"""What somebody may report at a table, and what would come of it: asked for, never sent unasked."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.table.log.codec import Codec, located
from croupier.engine.table.viewing.facts_in_view import foreseen
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house.people import Account
from croupier.floor.protocol.bodies import FactsTold, PreviewBody, PreviewTold
from croupier.floor.server.answers import answered, body_of, refusal, unreadable
from croupier.floor.server.http.table_socket import viewer_of
from croupier.floor.server.premises import premises_of, slowed_down, whoever_asks
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.permissions import giver
from croupier.floor.tables.possible_facts import facts_for, may_not_report


async def reportable(request: Request) -> Response:
    desk, account = _asked(request)
    viewer = viewer_of(account, watching=False)
    found = facts_for(desk.game, desk.live, giver(account), viewer)
    return answered(FactsTold(msgspec.Raw(msgspec.json.encode(found))))


async def previewed(request: Request) -> Response:
    body = await body_of(request, PreviewBody)
    desk, account = _asked(request)
    round, fact = desk.live.table.round, fact_read(live_codec(desk.game), body.fact)
    if not any(halt.fact == fact for halt in round.halts):  # nobody has reported it yet
        refused = may_not_report(desk.game, desk.live, giver(account), fact)
        if refused is not None:
            raise refusal(refused)
    found = foreseen(desk.game, round, fact, viewer_of(account, watching=False))
    if isinstance(found, Refused):
        raise refusal(found)
    return answered(PreviewTold(msgspec.Raw(msgspec.json.encode(found))))


def fact_read(codec: Codec, raw: msgspec.Raw) -> Fact:
    try:
        fact: Fact = codec.inside(Fact, msgspec.json.decode(raw))
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError) as problem:
        at = msgspec.ValidationError(f"{problem} - at `$.fact`")
        raise unreadable(located(at)) from None
    return fact


def _asked(request: Request) -> tuple[TableActor, Account]:
    account = whoever_asks(request)
    premises = premises_of(request)
    slowed_down(request)
    return premises.desk(request.path_params["table"]), account
