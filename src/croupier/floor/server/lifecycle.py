"""A House is opened over its record, served, and closed again without losing anything."""

import asyncio
import signal
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter, time

import msgspec
import uvicorn

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
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Conflict, Store, StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_file import RECORD, read_in_order
from croupier.floor.server.credentials import Beside
from croupier.floor.server.first_day import first_tables, key_noted
from croupier.floor.server.http.app import application
from croupier.floor.server.http.security import names_of
from croupier.floor.server.key_file import key_of
from croupier.floor.server.live.audience import GOING_AWAY, Hub
from croupier.floor.server.live.wire import Wire
from croupier.floor.server.logs import Log, LogFile
from croupier.floor.server.metrics import Metrics
from croupier.floor.server.premises import Premises
from croupier.floor.server.rates import Rates
from croupier.floor.server.recovery import Recovering
from croupier.floor.server.timeouts import Patient
from croupier.floor.tables.actor.live_table import LiveDesk
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.opening.house_key import is_of_the_house
from croupier.floor.tables.round_index import index_anew

LOG = "floor.log"
CONNECTIONS_CLOSED_WITHIN_S = 3
SAID_WITHIN_S = 20  # a request, to its end; or another one
STALLED_MS = 30_000  # a peer that takes nothing for so long is gone


class Options(msgspec.Struct, frozen=True):
    data: Path  # a folder: the record, its key, the log
    host: str = "127.0.0.1"
    port: int = 8021  # 0: any that is free
    tls_cert: Path | None = None
    tls_key: Path | None = None
    clocks: Clocks | None = None  # of the first tables
    names: tuple[str, ...] = ()  # further host names under which people come
    behind_proxy: bool = False  # one that ends TLS, and tells who is asking
    rates: Rates = Rates()
    grace_s: float = 300.0  # for rounds with bets to end when the House closes


class Opened(msgspec.Struct, frozen=True):
    address: str  # http://127.0.0.1:8021
    code: str | None  # for the first Owner; None: there is one


class CannotListen(StoreFailed):
    """The address is taken, or not this machine's; or there is no TLS with these files."""


async def serve(
    options: Options, opened: Callable[[Opened], None], chance: Chance | None = None
) -> None:
    """Until it is cancelled, or the process is told to end (SIGTERM, SIGINT): rounds with bets are
    played first, unless it is told so once more. Whoever hands in a chance of their own deals cards
    that can be known: a House uses the system's."""
    _checked_tls(options)
    async with _house(options, chance or SystemChance()) as premises:
        with _listening(options) as listener:
            server = _Server(_config(options, premises))
            serving = asyncio.create_task(server.serve([listener]))
            stop, at_once = asyncio.Event(), asyncio.Event()
            with _signals(stop, at_once), _faults_logged(premises.log):
                try:
                    opened(Opened(_address(options, listener), premises.code))
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


def _checked_tls(options: Options) -> None:
    """Before anything is opened: a certificate and its key, which nobody has to be asked for."""
    cert, key = options.tls_cert, options.tls_key
    if cert is None or key is None:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except (OSError, ValueError):  # also what a library for TLS says
        raise CannotListen(said("server-tls-wrong", file=str(cert), other=str(key))) from None


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
        store = SqliteStore(options.data / RECORD)
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
    store: SqliteStore,
    commit: GroupCommit,
    recovering: Recovering,
    log: Log,
) -> Premises:
    file = options.data / KEY
    seal = Seal(key_of(file, fresh=not store.head().position))
    metrics, beside = Metrics(), Beside(commit)

    def failed(desk: LiveDesk, trouble: StoreFailed) -> None:
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
        Passwords(beside, now_ms),
        log=log,
        metrics=metrics,
        rates=options.rates,
        code=None if _has_an_owner(floor.house, store) else new_code(),
        secure=options.tls_cert is not None or options.behind_proxy,
    )


def _log_out_of_service(floor: Floor, log: Log) -> None:
    lost = {name: desk.order_lost for name, desk in floor.desks.items()}
    unread = {name: out.fault for name, out in floor.out_of_service.items()}
    for name, why in {**lost, **unread}.items():
        if why is not None:
            log.warning("table out of service", table=name, why=sentence(why, DEFAULT_LANGUAGE))


def _has_an_owner(house: House, store: SqliteStore) -> bool:
    """One who can log in: between the claim and the password the House may have been closed."""
    owners = (each for each in house.people if each.open and each.role is Role.OWNER)
    return any(store.password_of(owner.name) is not None for owner in owners)


def now_ms() -> int:
    return int(time() * 1_000)


class _Timed:
    """Commits, as `/metrics` tells of them."""

    def __init__(self, commit: GroupCommit, metrics: Metrics) -> None:
        self._commit, self._metrics = commit, metrics

    @property
    def at_once(self) -> bool:
        return self._commit.at_once

    def commit_now(self, append: Append) -> Line | Conflict:
        with self._metrics.commits.time():
            return self._commit.commit_now(append)

    def commit(self, batch: Sequence[Append]) -> "asyncio.Future[list[Line | Conflict]]":
        since, answer = perf_counter(), self._commit.commit(batch)
        answer.add_done_callback(lambda _: self._metrics.commits.observe(perf_counter() - since))
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
    return uvicorn.Config(
        application(premises, names),
        http=Patient,
        timeout_keep_alive=SAID_WITHIN_S,
        ws=Wire,
        ws_max_size=LARGEST_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=options.behind_proxy,
        timeout_graceful_shutdown=CONNECTIONS_CLOSED_WITHIN_S,
        ssl_certfile=options.tls_cert,
        ssl_keyfile=options.tls_key,
    )


@contextmanager
def _listening(options: Options) -> Iterator[socket.socket]:
    host, port = options.host, options.port
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as fault:
        why, _, _ = str(fault.strerror).partition(" (while")  # the address is in the sentence
        message = said("server-address-taken", host=host, port=str(port), fault=why)
        raise CannotListen(message) from None
    with listener:
        with suppress(AttributeError, OSError):  # where the system knows it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
        yield listener


def _address(options: Options, listener: socket.socket) -> str:
    host = f"[{options.host}]" if ":" in options.host else options.host
    scheme = "http" if options.tls_cert is None else "https"
    return f"{scheme}://{host}:{listener.getsockname()[1]}"


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
