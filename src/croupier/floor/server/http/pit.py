"""The Pit over HTTP, for a Pit Supervisor and above, Surveillance and Owners: they read here. What
they do, they do with commands to the tables and to the House."""

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.games import game_named
from croupier.engine.sentences import said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.codec import located
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role, role_said
from croupier.floor.pit.alerts import Alert, alerts, alerts_without_tables, watched
from croupier.floor.pit.cards import card_ledger
from croupier.floor.pit.effect import FORESEEN, effect_of
from croupier.floor.pit.evidence import evidence_of
from croupier.floor.pit.irregularities import irregularities, tallies
from croupier.floor.pit.returns import Played, Return, held, returns, totals
from croupier.floor.pit.table_record import Step, followed, rounds_on_record
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.protocol.pit import (
    AlertSeen,
    ClaimSeen,
    EffectBody,
    Irregularity,
    PersonSeen,
    PitAlerts,
    PitClaims,
    PitEffect,
    PitEvidence,
    PitIrregularities,
    PitPeople,
    PitQuery,
    PitReturns,
    PitTable,
    PitTables,
    ReturnSeen,
    TableReturnSeen,
)
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.answers import (
    Stopped,
    answered,
    body_of,
    language_of,
    refusal,
    unreadable,
)
from croupier.floor.server.commands import signed_command
from croupier.floor.server.http.tables import seen
from croupier.floor.server.premises import Premises, premises_of, whoever_asks
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.permissions import giver

READ_BY = frozenset(
    (Role.PIT_SUPERVISOR, Role.PIT_MANAGER, Role.SHIFT_MANAGER, Role.SURVEILLANCE, Role.OWNER)
)
WORKED_OUT_WITHIN_S = 5.0


async def tables(request: Request) -> Response:
    premises = _premises_of_the_pit(request)
    found = [_table(request, premises.floor, desk) for desk in premises.floor.desks.values()]
    return answered(PitTables(tuple(found), _out_of_service(request, premises.floor)))


async def all_alerts(request: Request) -> Response:
    premises = _premises_of_the_pit(request)
    return answered(
        PitAlerts(
            (
                *_out_of_service(request, premises.floor),
                *(
                    alert
                    for desk in premises.floor.desks.values()
                    for alert in _alerts(request, premises.floor, desk)
                ),
            )
        )
    )


async def people(request: Request) -> Response:
    premises = _premises_of_the_pit(request)
    dealing: dict[str, tuple[str, ...]] = {}
    for name, desk in premises.floor.desks.items():
        if desk.live.dealer is not None:
            dealing[desk.live.dealer] = (*dealing.get(desk.live.dealer, ()), name)
    accounts = sorted(premises.floor.house.people, key=lambda account: account.name.casefold())
    return answered(PitPeople(tuple(_person(premises, each, dealing) for each in accounts)))


async def claims(request: Request) -> Response:
    premises = _premises_of_the_pit(request)
    found = (
        ClaimSeen(name, player, cents, premises.wallet_cents(player))
        for name, desk in premises.floor.desks.items()
        for player, cents in sorted(desk.live.table.claims.items())
    )
    return answered(PitClaims(tuple(found)))


async def all_returns(request: Request) -> Response:
    premises, query = _premises_of_the_pit(request), _query(request)
    found = await asyncio.to_thread(_held, premises.floor, query.table)
    bases = list({handle.basis for each in found for handle in each.handles})
    worth = await premises.theories.known(bases, WORKED_OUT_WITHIN_S)
    working = sorted({basis.game for basis in bases if basis not in worth})
    return answered(
        PitReturns(
            tuple(_return(each) for each in returns(found, worth)),
            tuple(working),
            tuple(_total(each) for each in totals(found, worth)),
        )
    )


async def all_irregularities(request: Request) -> Response:
    premises, query = _premises_of_the_pit(request), _query(request)
    every = await asyncio.to_thread(_irregularities, premises.floor, query.table)
    found = [
        one
        for one in every
        if query.dealer in (None, one.dealer) and query.paragraph in (None, one.paragraph)
    ]
    return answered(PitIrregularities(tallies(found), tuple(found)))


async def one_evidence(request: Request) -> Response:
    premises, table = _premises_of_the_pit(request), request.path_params["table"]
    number = request.path_params["round"]
    found = await asyncio.to_thread(_evidence, premises.floor, table, number)
    if found is None:
        raise Stopped(404, "unknown", said("pit-no-such-round", table=table, number=str(number)))
    return answered(PitEvidence(found))


async def effect(request: Request) -> Response:
    """Of a decision, to whoever could give it."""
    premises, body = _premises_of_the_pit(request), await body_of(request, EffectBody)
    desk, by = premises.desk(request.path_params["table"]), giver(whoever_asks(request))
    if isinstance(by, Refused):
        raise refusal(by)
    command = signed_command(live_codec(desk.game), by, body.command)
    if not isinstance(command, FORESEEN):
        raise Stopped(409, "not-offered", said("pit-not-foreseen"))
    found = effect_of(desk.game, desk.live, command, desk.record)
    if isinstance(found, Refused):
        raise refusal(found)
    return answered(PitEffect(found))


# who may read


def _premises_of_the_pit(request: Request) -> Premises:
    account = whoever_asks(request)
    if account.role in READ_BY:
        return premises_of(request)
    message = said("pit-not-for-them", name=account.name, role=role_said(account.role))
    raise Stopped(403, "rank-too-low", message)


def _query(request: Request) -> PitQuery:
    try:
        return msgspec.convert(dict(request.query_params), PitQuery)
    except msgspec.ValidationError as fault:
        raise unreadable(located(fault)) from None


# what is now


def _table(request: Request, floor: Floor, desk: TableActor) -> PitTable:
    live = desk.live
    announced = live.announced
    return PitTable(
        seen(floor, desk),
        live.dealer,
        sum(wager.action_cents for wager in live.table.round.open_wagers()),
        card_ledger(live.table),
        replace(live.counts, counted=None),  # whoever counts as well is not told
        written(live.table.settings),
        None if announced is None else written(announced.settings),
        _alerts(request, floor, desk),
    )


def written(settings: Settings) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(settings))


def _alerts(request: Request, floor: Floor, desk: TableActor) -> tuple[AlertSeen, ...]:
    now_ms, language = floor.house_actor.now_ms(), language_of(request)
    return tuple(_shown(each, now_ms, language) for each in alerts(watched(floor, desk), now_ms))


def _out_of_service(request: Request, floor: Floor) -> tuple[AlertSeen, ...]:
    now_ms, language = floor.house_actor.now_ms(), language_of(request)
    return tuple(_shown(each, now_ms, language) for each in alerts_without_tables(floor))


def _shown(alert: Alert, now_ms: int, language: str) -> AlertSeen:
    since_ms = alert.since_ms
    lasts_s = None if since_ms is None else max(0, now_ms - since_ms) // 1_000
    told = sentence(alert.message, language)
    return AlertSeen(alert.table, alert.kind, alert.message, told, alert.cites, lasts_s)


def _person(
    premises: Premises, account: Account, dealing: dict[str, tuple[str, ...]]
) -> PersonSeen:
    cents = premises.wallet_cents(account.name) if account.role is Role.PLAYER else 0
    return PersonSeen(
        account.name,
        account.role,
        account.guest,
        account.open,
        tuple(sorted(account.licences)),
        cents,
        dealing.get(account.name, ()),
    )


# what is on record


def _on_record(floor: Floor, only: str | None = None) -> Iterable[tuple[str, Game, list[Step]]]:
    """Each table with its entries, those that were removed as well. Whoever asks for all is told of
    those that cannot be followed by the alerts."""
    for table in tuple(floor.house.tables.values()):
        if only not in (None, table.name):
            continue
        try:
            game, lines = game_named(table.settings.game), floor.store.lines(stream=table.name)
            steps = list(followed(game, table.name, lines, automatic=table.automatic))
        except StoreFailed:
            raise
        except Exception:
            if only is not None:
                raise
        else:
            yield table.name, game, steps


def _held(floor: Floor, only: str | None) -> tuple[Played, ...]:
    return tuple(
        held(game, name, rounds_on_record(game, steps).values())
        for name, game, steps in _on_record(floor, only)
    )


def _irregularities(floor: Floor, only: str | None) -> list[Irregularity]:
    return [
        one for _, game, steps in _on_record(floor, only) for one in irregularities(game, steps)
    ]


def _evidence(floor: Floor, table: str, number: int) -> Evidence | None:
    """Entries hold the faces of cards that lie face down: none is read before its round is over."""
    known, store = floor.house.tables.get(table), floor.store
    row = None if known is None else store.round(table, number)
    if known is None or row is None:
        return None
    if row.last_position is None:
        raise Stopped(409, "not-now", said("rounds-in-play", table=table, number=number))
    return evidence_of(store, known, number, store.head())


def _return(found: Return) -> ReturnSeen:
    assert found.bet is not None, "of one bet"
    return ReturnSeen(
        found.table,
        found.bet,
        found.bets,
        found.handle_cents,
        found.paid_cents,
        found.hold_cents,
        found.expected_cents,
        found.spread_cents,
        found.deviations,
    )


def _total(found: Return) -> TableReturnSeen:
    return TableReturnSeen(
        found.table,
        found.bets,
        found.handle_cents,
        found.paid_cents,
        found.hold_cents,
        found.expected_cents,
        found.spread_cents,
        found.deviations,
    )
