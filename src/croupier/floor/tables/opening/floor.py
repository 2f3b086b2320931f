"""All tables of a house over one record: opened, continued after a crash, asked, watched."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from croupier.engine.crew.chance import Chance
from croupier.engine.games import game_named
from croupier.engine.rulebook import READINGS
from croupier.engine.sentences import Amount, said
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.accounts import LAYOUT
from croupier.engine.table.state.table_events import ChipsBought, SeatTaken, TableOpened
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Reason, Refused, accepted, first_refusal
from croupier.engine.table.vocabulary.table_commands import OpenTable
from croupier.floor.house import codec as house_codec
from croupier.floor.house.authority import giver_refused
from croupier.floor.house.chips import chips_at_table
from croupier.floor.house.commands import (
    AddTable,
    ChangeClocks,
    ChangeRole,
    CloseAccount,
    HouseCommand,
    NoteReadings,
    RemoveTable,
    RevokeLicence,
)
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House, HouseTable
from croupier.floor.protocol.interruptions import Interruptions
from croupier.floor.record.ledger.accounts import HOUSE, at_table, of_the_house
from croupier.floor.record.store.entries import appending
from croupier.floor.record.store.interface import InDoubt, Reading, StoreFailed
from croupier.floor.tables.actor.departures import everybody
from croupier.floor.tables.actor.requests import Answer, Committing, Done, done, not_known
from croupier.floor.tables.actor.shoe_keeper import Seal, ShoeKeeper
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.actor.wallets import Wallets
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.events import QueueJoined
from croupier.floor.tables.evolving import first
from croupier.floor.tables.interruptions import InterruptedRounds
from croupier.floor.tables.opening.attendance import Attendance
from croupier.floor.tables.opening.house_actor import HouseActor, house_identity
from croupier.floor.tables.opening.house_key import lost_with_the_key
from croupier.floor.tables.opening.resumption import OutOfService, interrupted, not_taken_up
from croupier.floor.tables.opening.snapshots import Snapshots
from croupier.floor.tables.permissions import plays
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.state import LiveTable

LOOKED_AT_EVERY_S = 0.02  # when the house closes
COMING = (SeatTaken, ChipsBought, QueueJoined)


class Listener(Protocol):
    """Whoever shows the tables to people."""

    def changed(self, desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None: ...
    def failed(self, desk: TableActor, trouble: StoreFailed) -> None: ...
    def recovered(self, desk: TableActor) -> None:
        """The table goes on, as the record has it; what was shown of it may have changed."""

    def lost(self, desk: TableActor, trouble: StoreFailed) -> None:
        """It cannot be taken up again; if it ever is, then as another desk."""


class Floor:
    """`committing` makes durable, also what is kept beside the log; reading goes past it."""

    def __init__(
        self,
        store: Reading,
        committing: Committing,
        *,
        seal: Seal,
        chance: Chance,
        now_ms: Callable[[], int],
        listener: Listener,
    ) -> None:
        self.house_actor = HouseActor(store, committing, seal, chance, now_ms, self._refused)
        self._chance, self._listener = chance, listener
        self._interrupted = InterruptedRounds()
        self._snapshots = Snapshots(seal, committing.written)
        self.desks: dict[str, TableActor] = {}
        self.out_of_service: dict[str, OutOfService] = {}
        self.attendance = Attendance(self._left)
        self._one_at_a_time = asyncio.Lock()  # commands to the House
        self._running: dict[str, asyncio.Task[None]] = {}

    @property
    def house(self) -> House:
        """People, licences and tables, as they are durable."""
        return self.house_actor.state

    @property
    def store(self) -> Reading:
        return self.house_actor.store

    @property
    def wallets(self) -> Wallets:
        return self.house_actor.wallets

    @property
    def closing(self) -> bool:
        return self.house_actor.closing

    # opening and stopping

    async def start(self) -> None:
        """Every table goes on where the record left it, or as paragraph 5.4 of its book says. What
        it decides from now on is decided by the readings of this program."""
        await self._note_readings()
        for table in self.house.tables.values():
            if table.open:
                await self._take_up(table)

    async def _note_readings(self) -> None:
        if self.house.readings < READINGS:
            noting, identity = NoteReadings(THE_HOUSE, READINGS), f"readings {READINGS}"
            accepted(await self.house_actor.carry_out(THE_HOUSE.name, identity, noting))

    async def stop(self, grace_s: float = 0.0, at_once: asyncio.Event | None = None) -> None:
        """Rounds without bets just stop; those with bets have so long to end, or until somebody
        wants it `at_once`. One that has not is an interruption when the house opens again. What is
        being written is finished first."""
        self.house_actor.closing = True
        self.attendance.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(grace_s):
                await self._played_out(at_once or asyncio.Event())
        for name in tuple(self._running):
            await self._stop(name, StoreFailed(said("live-stopped")))

    async def recover(self, reopen: Callable[[], Awaitable[Reading]]) -> None:
        """After a failure of the store: everything once more from what is durable. Whoever waits is
        told of the failure, and every open round goes on as after a crash."""
        async with self._one_at_a_time:
            trouble = StoreFailed(self.store.failed or said("live-stopped"))
            for name in tuple(self._running):
                await self._stop(name, trouble)
            self.house_actor.load(await reopen())
            await self.start()
        for desk in self.desks.values():
            self._listener.recovered(desk)

    async def _played_out(self, at_once: asyncio.Event) -> None:
        while any(map(_plays, self.desks.values())) and not at_once.is_set():
            for name, desk in self.desks.items():
                if not _plays(desk) and name in self._running:
                    await self._stop(name, StoreFailed(said("live-stopped")))
            await asyncio.sleep(LOOKED_AT_EVERY_S)

    async def _take_up(self, table: HouseTable) -> None:
        """One that cannot be followed keeps no other from opening; a store that fails does."""
        self.out_of_service.pop(table.name, None)
        try:
            await self._start(table)
        except StoreFailed:
            raise
        except Exception as fault:  # whatever was done to its entries, or to the game it plays
            out = self.out_of_service[table.name] = not_taken_up(table, fault)
            desk, trouble = self.desks.pop(table.name, None), StoreFailed(out.why)
            if desk is not None:
                desk.stop(trouble)
                self._listener.lost(desk, trouble)

    async def _start(self, table: HouseTable) -> None:
        found, desk = await self._found(table), self.desks.get(table.name)
        self._interrupted.forget(table.name)
        keeper = ShoeKeeper.of(self._chance, self.house_actor.seal, self.store, found.live)
        game = game_named(table.settings.game)
        if keeper.lost is not None:
            keeper.lost_with_key = lost_with_the_key(self.store, game, found.live)
        if desk is None:
            desk = TableActor(
                self.house_actor, self.attendance, self, game, found, keeper, table.clocks
            )
            self.desks[table.name] = desk
        else:
            desk.resume(found, keeper, table.clocks)
        await interrupted(desk)
        self._expect(desk)
        self._running[table.name] = asyncio.create_task(desk.run(), name=table.name)

    def _expect(self, desk: TableActor) -> None:
        """Whoever is there may come back; somebody who does not play any more is seen off."""
        name, kept_s = desk.live.name, desk.clock.clocks.seat_kept_s
        players, others = set[str](), set[str]()
        for each in everybody(desk.live):
            (players if plays(self.house_actor, each) else others).add(each)
        self.attendance.expected(name, players, kept_s)
        for other in others:
            self.attendance.not_expected(name, other)

    async def _stop(self, name: str, trouble: StoreFailed) -> None:
        self.desks[name].stop(trouble)
        await self._running.pop(name)

    async def _found(self, table: HouseTable) -> Restored:
        found = self._snapshots.restored(self.store, table)
        if found is not None:
            return found
        kept = KeptRounds.of_a_table(game_named(table.settings.game))
        return Restored(await self._opened(table), kept)

    async def _opened(self, table: HouseTable) -> LiveTable:
        """The first entry of a stream: nobody sits there, and nobody has chips there."""
        game, name = game_named(table.settings.game), table.name
        command = OpenTable(PIT_SUPERVISOR, table.settings, purses={})
        _, (event,) = open_table(game, command)
        assert isinstance(event, TableOpened)
        written = live_codec(game).written
        identity, house = f"{name}/{HOUSE}:0", self.house_actor
        entry = house.entry(name, 0, identity, HOUSE, written(command), (written(event),))
        await house.committing.commit([appending(entry)])
        return first(game, name, event, automatic=table.automatic)

    # people, wallets and tables

    async def ask_house(
        self,
        actor: str,
        identity: str,
        command: HouseCommand,
        passwords: Mapping[str, str] | None = None,
    ) -> Answer:
        """`passwords`: hashes that are given with it."""
        async with self._one_at_a_time:
            try:
                known = self.store.line_of(house_identity(actor, identity))
            except StoreFailed as trouble:
                return not_known(trouble.outward)
            if known is not None:
                before = house_codec.command_read(known.written.command)
                same = replace(before, by=command.by) == command
                return done(known) if same else Refused(Reason.NOT_NOW, said("live-id-used"))
            try:
                if isinstance(command, RemoveTable) and command.name in self.desks:
                    answer = await self._removed(actor, identity, command)
                else:
                    answer = await self.house_actor.carry_out(actor, identity, command, passwords)
                if isinstance(answer, Done):
                    with suppress(StoreFailed):  # it is on record; the rest when that is mended
                        await self._carried_through(command)
                return answer
            except InDoubt as trouble:
                return not_known(trouble.outward)
            except StoreFailed as trouble:
                return Refused(Reason.NOT_NOW, trouble.outward)

    async def _carried_through(self, command: HouseCommand) -> None:
        """A table that was added begins; whoever may not deal any more is sent off duty."""
        if isinstance(command, AddTable):
            await self._take_up(self.house.tables[command.name])
        elif isinstance(command, RemoveTable):
            self.out_of_service.pop(command.name, None)
        elif isinstance(command, ChangeClocks) and command.name in self.desks:
            self.desks[command.name].clock.clocks = command.clocks
        elif isinstance(command, (RevokeLicence, ChangeRole, CloseAccount)):
            for desk in self.desks.values():
                self._expect(desk)
                desk.look_round()

    async def _removed(self, actor: str, identity: str, command: RemoveTable) -> Answer:
        """Nothing may happen at the table while it is decided; one that is played at is not stopped
        for it."""
        name = command.name
        refused = first_refusal(giver_refused(self.house, command), self._not_closed(name))
        if refused is not None:
            return refused
        if name not in self._running:
            return Refused(Reason.NOT_NOW, said("live-stopped"))
        await self._stop(name, StoreFailed(said("live-closed")))
        answer: Answer | None = self._not_closed(name)
        if answer is None:
            answer = await self.house_actor.carry_out(actor, identity, command)
        if isinstance(answer, Done):
            del self.desks[name]
        else:
            await self._take_up(self.house.tables[name])
        return answer

    def _not_closed(self, name: str) -> Refused | None:
        desk = self.desks[name]
        told = desk.live.shoe.revealed or desk.order_lost is not None  # or never can be
        if desk.live.closed and told and not desk.live.companions:
            return None
        return Refused(Reason.NOT_NOW, said("live-not-closed", table=name))

    def _refused(self, command: HouseCommand) -> Refused | None:
        """Whose the chips on a layout are, the tables know and not the ledger; where a table is out
        of service nobody knows."""
        if not isinstance(command, (ChangeRole, CloseAccount)):
            return None
        account = self.house.account(command.name)
        assert account is not None, "the House has just decided about them"
        for table in self.out_of_service if account.role is Role.PLAYER else ():
            cents = self.wallets[at_table(table, LAYOUT)]
            if cents:
                return Refused(
                    Reason.NOT_NOW,
                    said("live-chips-of-somebody", table=table, amount=Amount(cents)),
                )
        lying = ((table, desk.lying(account.name)) for table, desk in self.desks.items())
        found = next((each for each in lying if each[1]), None)
        return None if found is None else chips_at_table(account, *found)

    # what people do, and what tables report

    def arrived(self, table: str, player: str) -> None:
        self.attendance.arrived(table, player)

    def gone(self, table: str, player: str) -> None:
        self.attendance.gone(table, player, self._kept_s(table))

    def heard(self, table: str, player: str) -> None:
        """Somebody has given a command without being connected."""
        self.attendance.heard(table, player, self._kept_s(table))

    def _kept_s(self, table: str) -> float:
        return self.house.tables[table].clocks.seat_kept_s

    def _left(self, table: str) -> None:
        if table in self.desks:
            self.desks[table].look_round()

    def changed(self, desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None:
        """Whoever has come to the table without a connection is expected there."""
        came = [event.player for event in events if isinstance(event, COMING)]
        came = [name for name in came if not of_the_house(name)]
        if came:
            self.attendance.expected(desk.live.name, came, desk.clock.clocks.seat_kept_s)
        self._interrupted.changed(desk.live, before)
        self._listener.changed(desk, before, events)
        self._snapshots.changed(desk, before)

    def failed(self, desk: TableActor, trouble: StoreFailed) -> None:
        self._listener.failed(desk, trouble)

    # what people are shown of it

    def interruptions(self, desk: TableActor) -> Interruptions:
        """A record that fails tells of none: all tables say then that it does."""
        with suppress(StoreFailed):
            now_ms = self.house_actor.now_ms()
            return self._interrupted.counted(self.store, desk.game, desk.live, now_ms)
        return Interruptions()


def _plays(desk: TableActor) -> bool:
    """Its round has bets, and somebody can deal it to its end."""
    return desk.live.has_bets and desk.order_lost is None
