"""A House is opened over its record, served, and closed again without losing anything."""

import asyncio
import signal
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter, time

import msgspec
import uvicorn
from starlette.types import ASGIApp

from croupier.engine.crew.chance import Chance, SystemChance
from croupier.engine.sentences import DEFAULT_LANGUAGE, said, sentence
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.identity.one_time_code import new_code
from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.house.identity.sessions import Sessions
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House
from croupier.floor.protocol.frames import LARGEST_BYTES
from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.files import RECORD, read_in_order
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Conflict, Store, StoreFailed
from croupier.floor.record.store.record import open_store
from croupier.floor.server.credentials import Beside
from croupier.floor.server.first_day import first_tables, key_noted
from croupier.floor.server.http.app import application
from croupier.floor.server.http.security import names_of
from croupier.floor.server.key_file import PART, key_of
from croupier.floor.server.listening import Address, check_tls, listening
from croupier.floor.server.live.audience import GOING_AWAY, Hub
from croupier.floor.server.live.wire import Wire
from croupier.floor.server.logs import Log, LogFile
from croupier.floor.server.metrics import METRICS, Metrics, metrics_page
from croupier.floor.server.networks import Network, Networks
from croupier.floor.server.new_house import removed_unless_served
from croupier.floor.server.premises import Premises
from croupier.floor.server.rates import AddressBuckets, Rates
from croupier.floor.server.recovery import Recovering
from croupier.floor.server.timeouts import Patient
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.opening.house_key import is_of_the_house
from croupier.floor.tables.round_index import index_anew

LOG = "floor.log"
CONNECTIONS_CLOSED_WITHIN_S = 3
PINGED_EVERY_S, PING_ANSWERED_WITHIN_S = 5, 20  # on a WebSocket: a client that is gone is noticed
SAID_WITHIN_S = 20  # a request, to its end; or another one
BEHIND_PROXY = ("127.0.0.1", "::1")  # where a proxy on this machine calls from


class Options(msgspec.Struct, frozen=True):
    data: Path  # a folder: the record, its key, the log
    host: str = "127.0.0.1"
    port: int = 8021  # 0: any that is free
    tls_cert: Path | None = None
    tls_key: Path | None = None
    clocks: Clocks | None = None  # of the first tables
    names: tuple[str, ...] = ()  # further host names under which people come
    behind_proxy: bool = False  # one on this machine that ends TLS, and says who is asking
    trusted_proxies: tuple[Network, ...] = ()  # such proxies elsewhere
    rates: Rates = Rates()
    shared_networks: tuple[Network, ...] = ()  # many people come from one address there
    metrics: Address | None = None  # where Prometheus asks; None: nowhere
    grace_s: float = 300.0  # for rounds with bets to end when the House closes

    @property
    def proxied(self) -> bool:
        return self.behind_proxy or bool(self.trusted_proxies)


class Opened(msgspec.Struct, frozen=True):
    address: str  # http://127.0.0.1:8021
    code: str | None  # for the first Owner; None: there is one
    metrics: str | None = None  # http://127.0.0.1:9100/metrics


async def serve(
    options: Options, opened: Callable[[Opened], None], chance: Chance | None = None
) -> None:
    """Until it is cancelled, or the process is told to end (SIGTERM, SIGINT): rounds with bets are
    played first, unless it is told so once more. Whoever hands in a chance of their own deals cards
    that can be known: a House uses the system's. What can be wrong with the options is found before
    anything is made."""
    check_tls(options.tls_cert, options.tls_key)
    public, counted = Address(options.host, options.port), options.metrics
    with ExitStack() as taken:
        listener = taken.enter_context(listening(public))
        meter = None if counted is None else taken.enter_context(listening(counted))
        served = taken.enter_context(removed_unless_served(options.data, (KEY, PART, LOG)))
        chance = chance or SystemChance()
        async with _house(options, chance) as premises, _metered(meter, premises.metrics):
            server = _Server(_config(options, premises))
            serving = asyncio.create_task(server.serve([listener]))
            stop, at_once = asyncio.Event(), asyncio.Event()
            with _signals(stop, at_once), _faults_logged(premises.log):
                try:
                    served()
                    address = public.url(listener, tls=options.tls_cert is not None)
                    opened(Opened(address, premises.code, _figures(counted, meter)))
                    await _first_of(serving, asyncio.create_task(stop.wait()))
                finally:
                    premises.theories.close()
                    premises.odds.close()
                    premises.practice.close()
                    premises.hub.farewell()
                    await premises.floor.stop(options.grace_s, at_once)
                    premises.hub.close(GOING_AWAY)
                    server.should_exit = True
                    await serving


@asynccontextmanager
async def _metered(listener: socket.socket | None, metrics: Metrics) -> AsyncIterator[None]:
    """On an address of its own, for as long as the House is open."""
    if listener is None:
        yield
        return
    server = _Server(_plain_config(metrics_page(metrics)))
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def _figures(address: Address | None, listener: socket.socket | None) -> str | None:
    if address is None or listener is None:
        return None
    return f"{address.url(listener)}{METRICS}"


async def _first_of(*tasks: "asyncio.Task[object]") -> None:
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        tasks[-1].cancel()


@asynccontextmanager
async def _house(options: Options, chance: Chance) -> AsyncIterator[Premises]:
    log_file = _folder(options.data)
    try:
        read_in_order(options.data / RECORD)
        store = open_store(options.data / RECORD)
        try:
            index_anew(store)
        except BaseException:
            store.close()
            raise
        commit = GroupCommit(store, asyncio.get_running_loop())
        recovering = Recovering(commit, log_file.log)
        try:
            premises = await _opened(options, chance, store, commit, recovering, log_file.log)
            try:
                yield premises
            finally:
                await premises.floor.stop()  # also where nobody was ever served
        finally:
            await recovering.stop()
            await commit.close()
    finally:
        log_file.close()


def _folder(data: Path) -> LogFile:
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    return LogFile(data / LOG)


async def _opened(
    options: Options,
    chance: Chance,
    store: Store,
    commit: GroupCommit,
    recovering: Recovering,
    log: Log,
) -> Premises:
    file = options.data / KEY
    seal = Seal(key_of(file, fresh=not store.head().position))
    metrics, beside = Metrics(), Beside(commit)
    shared = Networks(options.shared_networks)
    logins = AddressBuckets(options.rates.logins, shared)

    def failed(desk: TableActor, trouble: StoreFailed) -> None:
        log.warning("table stopped", table=desk.live.name, trouble=str(trouble))

    hub = Hub(failed)
    floor = Floor(
        store,
        _Timed(commit, metrics),
        seal=seal,
        chance=chance,
        now_ms=now_ms,
        listener=hub,
    )
    orders = {name: store.sealed(name) for name in store.standing().sealed}
    if not is_of_the_house(seal, floor.house, orders):
        raise StoreFailed(said("server-key-wrong", file=str(file)))  # before a round is void for it
    try:
        await key_noted(floor)
        await floor.start()
        await first_tables(floor, options.clocks)
    except BaseException:
        await floor.stop()
        raise
    _log_out_of_service(floor, log)
    recovering.watch(floor)
    return Premises(
        floor,
        hub,
        Sessions(beside, now_ms),
        Passwords(beside, now_ms, failures=logins),
        logins=logins,
        log=log,
        metrics=metrics,
        rates=options.rates,
        shared=shared,
        code=None if _has_an_owner(floor.house, store) else new_code(),
        secure=options.tls_cert is not None or options.proxied,
    )


def _log_out_of_service(floor: Floor, log: Log) -> None:
    lost = {name: desk.order_lost for name, desk in floor.desks.items()}
    unread = {name: out.fault for name, out in floor.out_of_service.items()}
    for name, why in {**lost, **unread}.items():
        if why is not None:
            log.warning("table out of service", table=name, why=sentence(why, DEFAULT_LANGUAGE))


def _has_an_owner(house: House, store: Store) -> bool:
    """One who can log in: between the claim and the password the House may have been closed."""
    owners = (each for each in house.people if each.open and each.role is Role.OWNER)
    return any(store.password_of(owner.name) is not None for owner in owners)


def now_ms() -> int:
    return int(time() * 1_000)


class _Timed:
    """Commits, as `/metrics` tells of them."""

    def __init__(self, commit: GroupCommit, metrics: Metrics) -> None:
        self._commit, self._metrics = commit, metrics

    def commit(self, batch: Sequence[Append]) -> "asyncio.Future[list[Line | Conflict]]":
        since, answer = perf_counter(), self._commit.commit(batch)
        if answer.done():  # a callback would run later, and measure more
            self._metrics.commits.observe(perf_counter() - since)
        else:
            answer.add_done_callback(
                lambda _: self._metrics.commits.observe(perf_counter() - since)
            )
        return answer

    def written(self, write: Callable[[Store], None]) -> Awaitable[None]:
        return self._commit.written(write)


# listening


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The House hears them first, so that its tables are told."""
        yield


def _config(options: Options, premises: Premises) -> uvicorn.Config:
    names = names_of(options.host, options.names)
    on_this_machine = BEHIND_PROXY if options.behind_proxy else ()
    return uvicorn.Config(
        application(premises, names),
        http=Patient,
        timeout_keep_alive=SAID_WITHIN_S,
        ws=Wire,
        ws_max_size=LARGEST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PINGED_EVERY_S,
        ws_ping_timeout=PING_ANSWERED_WITHIN_S,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=options.proxied,
        forwarded_allow_ips=[*on_this_machine, *map(str, options.trusted_proxies)],
        timeout_graceful_shutdown=CONNECTIONS_CLOSED_WITHIN_S,
        ssl_certfile=options.tls_cert,
        ssl_keyfile=options.tls_key,
    )


def _plain_config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Patient,
        timeout_keep_alive=SAID_WITHIN_S,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=CONNECTIONS_CLOSED_WITHIN_S,
    )


@contextmanager
def _faults_logged(log: Log) -> Iterator[None]:
    """What should not have happened, and nobody waits for."""
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(
        lambda _, found: log.exception(found["message"], exc_info=found.get("exception"))
    )
    try:
        yield
    finally:
        loop.set_exception_handler(before)


@contextmanager
def _signals(stop: asyncio.Event, at_once: asyncio.Event) -> Iterator[None]:
    """The first one and those after it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop, heard = asyncio.get_running_loop(), (signal.SIGTERM, signal.SIGINT)
    for number in heard:
        loop.add_signal_handler(number, lambda: (at_once if stop.is_set() else stop).set())
    try:
        yield
    finally:
        for number in heard:
            loop.remove_signal_handler(number)
