"""Everything that the pages and connections of one House share, and who is asking."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import HTTPConnection

from croupier.engine.sentences import said
from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.house.identity.sessions import LASTS_MS, Sessions
from croupier.floor.house.people import Account
from croupier.floor.record.ledger.accounts import wallet
from croupier.floor.server.answers import Stopped, not_logged_in
from croupier.floor.server.live.audience import Hub
from croupier.floor.server.logs import Log
from croupier.floor.server.metrics import Metrics
from croupier.floor.server.pages.odds_cache import Odds
from croupier.floor.server.practice.advisor import Advisor
from croupier.floor.server.practice.practice_tables import PracticeRooms
from croupier.floor.server.rates import Buckets, Rates
from croupier.floor.server.recent_requests import Repeats
from croupier.floor.server.theories import Theories
from croupier.floor.tables.actor.live_table import LiveDesk
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
        log: Log,
        metrics: Metrics,
        rates: Rates,
        code: str | None,
        secure: bool,
    ) -> None:
        self.floor, self.hub, self.sessions, self.passwords = floor, hub, sessions, passwords
        self.log, self.metrics, self.rates = log, metrics, rates
        self.code = code  # the Owner's, until it is used
        self.secure = secure  # cookies travel over TLS alone
        self.requests = Buckets(rates.requests)
        self.files = Buckets(rates.files)
        self.guests = Buckets(rates.guests)
        self.logins = Buckets(rates.logins)
        self.frames = Buckets(rates.frames)
        self.commands = Buckets(rates.commands)
        self.theories, self.odds = Theories(), Odds()
        self.practice = PracticeRooms(Advisor())
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

    def desk(self, table: str) -> LiveDesk:
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


def address_of(connection: HTTPConnection) -> str:
    """Of IPv6 the network: whoever has one address there has them all."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host
