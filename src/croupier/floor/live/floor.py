"""All tables of a house over one record: opened, continued after a crash, asked, watched."""

import asyncio
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from typing import Protocol

import msgspec

from croupier.floor.chance import Chance
from croupier.floor.house import codec as house_codec
from croupier.floor.house.commands import AddTable, HouseCommand
from croupier.floor.house.deciding import run_house
from croupier.floor.house.evolving import replayed_house
from croupier.floor.house.postings import house_postings
from croupier.floor.house.state import HouseTable
from croupier.floor.live.attendance import Attendance
from croupier.floor.live.codec import live_codec
from croupier.floor.live.desk import HOUSE, Answer, LiveDesk, done
from croupier.floor.live.evolving import first
from croupier.floor.live.keeping import Keeper, Seal, sealed_name
from croupier.floor.live.leaving import everybody
from croupier.floor.live.restoring import restored
from croupier.floor.live.state import LiveTable
from croupier.floor.live.wallets import Wallets
from croupier.games import game_named
from croupier.sentences import said
from croupier.store.entries import Append, Line, Written, appending
from croupier.store.interface import Conflict, Reading, StoreFailed
from croupier.table.commands import ReportFact
from croupier.table.events import Event
from croupier.table.facts import Interruption
from croupier.table.kept_rounds import KeptRounds
from croupier.table.people import DEALER, PIT_SUPERVISOR
from croupier.table.refusals import Reason, Refused
from croupier.table.running import open_table
from croupier.table.table_commands import OpenTable
from croupier.table.table_events import TableOpened

LOOKED_AT_EVERY_S = 0.02  # when the house closes

Commit = Callable[[Append], Awaitable[Line | Conflict]]


class Listener(Protocol):
    """Whoever shows the tables to people."""

    def changed(self, desk: LiveDesk, before: LiveTable, events: tuple[Event, ...]) -> None: ...
    def failed(self, desk: LiveDesk, trouble: StoreFailed) -> None: ...


class Floor:
    """`commit` makes durable; reading goes past it."""

    def __init__(
        self,
        store: Reading,
        commit: Commit,
        *,
        seal: Seal,
        chance: Chance,
        now_ms: Callable[[], int],
        listener: Listener,
    ) -> None:
        self.store, self.commit, self.seal, self.now_ms = store, commit, seal, now_ms
        self._chance, self._listener = chance, listener
        lines = store.lines(stream=HOUSE)
        self.house = replayed_house(
            house_codec.event_read(raw) for line in lines for raw in line.written.events
        )
        self.wallets = Wallets(store.balances())
        self.desks: dict[str, LiveDesk] = {}
        self._attendance = Attendance(self._left)
        self._one_at_a_time = asyncio.Lock()  # commands to the House
        self._running: dict[str, asyncio.Task[None]] = {}

    # opening and stopping

    async def start(self) -> None:
        """Every table goes on where the record left it, or as paragraph 5.4 of its book says."""
        for table in self.house.tables.values():
            if table.open:
                await self._start(table)

    async def stop(self, grace_s: float = 0.0) -> None:
        """Rounds without bets just stop; those with bets have so long to end. One that has not is
        an interruption when the house opens again."""
        self._attendance.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(grace_s):
                await self._played_out()
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _played_out(self) -> None:
        while any(desk.live.has_bets for desk in self.desks.values()):
            for name, desk in self.desks.items():
                if not desk.live.has_bets:
                    self._running[name].cancel()
            await asyncio.sleep(LOOKED_AT_EVERY_S)

    async def _start(self, table: HouseTable) -> None:
        desk = await self._desk(table)
        self.desks[table.name] = desk
        await interrupted(desk)
        self._attendance.expected(table.name, everybody(desk.live), table.clocks.seat_kept_s)
        self._running[table.name] = asyncio.create_task(desk.run(), name=table.name)

    async def _desk(self, table: HouseTable) -> LiveDesk:
        game = game_named(table.settings.game)
        lines = self.store.lines(stream=table.name)
        found = restored(game, table.name, lines, automatic=table.automatic)
        if found is None:
            live, record = await self._opened(table), KeptRounds()
        else:
            live, record = found.live, found.record
        return LiveDesk(self, game, live, self._keeper(live), table.clocks, record)

    async def _opened(self, table: HouseTable) -> LiveTable:
        """The first entry of a stream: nobody sits there, and nobody has chips there."""
        game, name = game_named(table.settings.game), table.name
        command = OpenTable(PIT_SUPERVISOR, table.settings, purses={})
        _, (event,) = open_table(game, command)
        assert isinstance(event, TableOpened)
        written = live_codec(game).written
        entry = Written(
            name,
            0,
            f"{name}/{HOUSE}:0",
            self.now_ms(),
            HOUSE,
            msgspec.Raw(written(command)),
            (msgspec.Raw(written(event)),),
        )
        await self.commit(appending(entry))
        return first(game, name, event, automatic=table.automatic)

    def _keeper(self, live: LiveTable) -> Keeper:
        if live.shoe.revealed:
            return Keeper(self._chance)
        name = sealed_name(live.name, live.shoe.number)
        sealed = self.store.sealed(name)
        assert sealed is not None, f"the order of {name} is kept until it is told"
        return Keeper(self._chance, self.seal.opened(name, sealed))

    # people, wallets and tables

    async def ask_house(self, actor: str, identity: str, command: HouseCommand) -> Answer:
        async with self._one_at_a_time:
            named = f"{HOUSE}/{actor}:{identity}"
            known = self.store.line_of(named)
            if known is not None:
                return done(known)
            ran = run_house(self.house, command, self.wallets)
            if isinstance(ran, Refused):
                return ran
            after, events = ran
            moved = tuple(posting for event in events for posting in house_postings(event))
            if self.wallets.lacking(moved) is not None:
                return Refused(Reason.ABOVE_PURSE, said("live-wallet-too-small"))
            entry = Written(
                HOUSE,
                self.house.version,
                named,
                self.now_ms(),
                actor,
                msgspec.Raw(house_codec.written(command)),
                tuple(msgspec.Raw(house_codec.written(event)) for event in events),
            )
            self.wallets.take(moved)
            try:
                line = await self.commit(appending(entry, moved))
            except StoreFailed as trouble:
                self.wallets.put_back(moved)
                return Refused(Reason.NOT_NOW, trouble.reason)
            assert isinstance(line, Line), "only the floor writes to the stream of the house"
            self.wallets.give(moved)
            self.house = after
            if isinstance(command, AddTable):
                await self._start(after.tables[command.name])
            return done(line)

    # what a desk needs of the house

    def line_of(self, identity: str) -> Line | None:
        return self.store.line_of(identity)

    def present(self, table: str, player: str) -> bool:
        return self._attendance.present(table, player)

    def away(self, table: str) -> Set[str]:
        return self._attendance.away(table)

    def arrived(self, table: str, player: str) -> None:
        self._attendance.arrived(table, player)

    def gone(self, table: str, player: str) -> None:
        self._attendance.gone(table, player, self.house.tables[table].clocks.seat_kept_s)

    def _left(self, table: str) -> None:
        if table in self.desks:
            self.desks[table].look_round()

    def changed(self, desk: LiveDesk, before: LiveTable, events: tuple[Event, ...]) -> None:
        self._listener.changed(desk, before, events)

    def failed(self, desk: LiveDesk, trouble: StoreFailed) -> None:
        self._listener.failed(desk, trouble)


async def interrupted(desk: LiveDesk) -> None:
    """A crash of what runs an automatic table is an interruption (Baccarat 5.4): the round is void,
    or played to its end, as the book says; a round without bets simply goes on."""
    live = desk.live
    if not live.automatic or live.between_rounds or not live.table.round.wagers:
        return
    report = ReportFact(DEALER, Interruption())
    await desk.do(HOUSE, f"{live.name}/{HOUSE}:{live.version}", report)
