"""Everything that the pages and connections of one House share, and who is asking."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from croupier.engine.sentences import said
from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.house.identity.sessions import LASTS_MS, Sessions
from croupier.floor.house.people import Account
from croupier.floor.record.ledger.accounts import wallet
from croupier.floor.server.answers import Stopped, not_logged_in, too_fast
from croupier.floor.server.live.audience import Hub
from croupier.floor.server.logs import Log
from croupier.floor.server.metrics import Metrics
from croupier.floor.server.networks import Networks, counted_as
from croupier.floor.server.pages.odds_cache import Odds
from croupier.floor.server.practice.advisor import Advisor
from croupier.floor.server.practice.practice_tables import PracticeRooms
from croupier.floor.server.rates import AddressBuckets, Buckets, Rates
from croupier.floor.server.recent_requests import Repeats
from croupier.floor.server.theories import Theories
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor

T = TypeVar("T")

COOKIE = "croupier_session"
COOKIE_LASTS_S = LASTS_MS // 1_000


class Premises:
    def __init__(
        self,
        floor: Floor,
        hub: Hub,
        sessions: Sessions,
        passwords: Passwords,
        *,
        logins: AddressBuckets,
        log: Log,
        metrics: Metrics,
        rates: Rates,
        shared: Networks,
        code: str | None,
        secure: bool,
    ) -> None:
        self.floor, self.hub, self.sessions, self.passwords = floor, hub, sessions, passwords
        self.log, self.metrics, self.rates = log, metrics, rates
        self.code = code  # the Owner's, until it is used
        self.secure = secure  # cookies travel over TLS alone
        self.requests = AddressBuckets(rates.requests, shared)
        self.files = AddressBuckets(rates.files, shared)
        self.guests, self.logins = AddressBuckets(rates.guests, shared), logins
        self.frames = Buckets(rates.frames)
        self.commands = Buckets(rates.commands)
        self.theories, self.odds = Theories(), Odds()
        self.practice = PracticeRooms(Advisor(), shared)
        self.repeats = Repeats()
        self.used_code: str | None = None  # the Owner's, since the House was opened
        self.connected: Counter[str] = Counter()  # by account

    def account_of(self, token: str | None) -> Account | None:
        """Whose session this is; an account that was closed is nobody's."""
        name = None if token is None else self.sessions.whose(token)
        account = None if name is None else self.floor.house.account(name)
        return account if account is not None and account.open else None

    async def written(self, write: Callable[[], T]) -> T:
        """What is kept beside the record, written without holding up the tables."""
        return await asyncio.to_thread(write)

    def desk(self, table: str) -> TableActor:
        desk, out = self.floor.desks.get(table), self.floor.out_of_service.get(table)
        if out is not None:
            raise Stopped(503, "out-of-service", out.why)
        if desk is None:
            raise Stopped(404, "unknown", said("server-no-such-table", table=table))
        return desk

    def known(self, name: str) -> Account:
        account = self.floor.house.account(name)
        if account is None:
            raise Stopped(404, "unknown", said("house-nobody-called", name=name))
        return account

    def wallet_cents(self, name: str) -> int:
        return self.floor.wallets[wallet(name)]


def premises_of(connection: HTTPConnection) -> Premises:
    premises: Premises = connection.app.state.premises
    return premises


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def whoever_asks(connection: HTTPConnection) -> Account:
    account = premises_of(connection).account_of(token_of(connection))
    if account is None:
        raise not_logged_in()
    return account


def slowed_down(connection: HTTPConnection) -> None:
    """What is asked costs as much as a frame, and is counted as one."""
    frames, token = premises_of(connection).frames, token_of(connection) or ""
    if not frames.taken(token):
        raise too_fast(frames.wait_s(token))


def address_of(connection: HTTPConnection) -> str:
    """By which what a client asks for is counted."""
    return counted_as(host_of(connection.scope))


def host_of(scope: Mapping[str, Any]) -> str:
    """The address from which a client comes, behind proxies that are trusted."""
    client = scope.get("client")
    return str(client[0]) if client else ""
