"""A house over an SQLite file on virtual time, with a disk that can be slow or fail when told."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeVar

from croupier.engine.crew.chance import Chance, SeededChance
from croupier.engine.games import game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Person, Rank, player
from croupier.engine.table.vocabulary.settings import Settings, TableKind
from croupier.floor.house import commands as h
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import THE_HOUSE, Actor
from croupier.floor.house.roles import Role
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.interface import Conflict, InDoubt, StoreFailed
from croupier.floor.record.store.snapshots import NotKept, Snapshot
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.tables.actor.requests import Answer, Done
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.state import LiveTable

T = TypeVar("T")

KEY = bytes(range(32))
CHIPS = 1_000_000
USUAL = Clocks()
OLIVE = Actor("Olive", Role.OWNER)
DORA = Person("Dora", Rank.DEALER)
SUE = Person("Sue", Rank.PIT_SUPERVISOR)
PAT = Person("Pat", Rank.PIT_MANAGER)
MAX = Person("Max", Rank.SHIFT_MANAGER)
ON_DUTY = {each.rank: each for each in (DORA, SUE, PAT, MAX)}
STAFF = {"Dora": Role.DEALER, "Dick": Role.DEALER, "Sue": Role.PIT_SUPERVISOR}
STAFF |= {"Pat": Role.PIT_MANAGER, "Max": Role.SHIFT_MANAGER}
PLAYERS = ("ann", "bob", "cat")

USUAL_CLOCKS = Clocks()


class Fault(StrEnum):
    BEFORE = "before anything is written"
    DURING = "in the middle of it"
    AFTER = "after it was written, before anybody heard of it"


class FaultyStore(SqliteStore):
    """Fails as a disk does, where `faulty` says so; it counts what is appended."""

    faulty: Callable[[int], Fault | None] = staticmethod(lambda number: None)
    appends = 0
    faulty_beside: Fault | None = None  # the same for what is kept beside the log

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        self.appends += 1
        self._fault = self.faulty(self.appends)
        if self._fault is Fault.BEFORE:
            raise self._failure(OSError(errno.EIO, os.strerror(errno.EIO)))
        written = super().append(batch)
        if self._fault is Fault.AFTER:
            raise InDoubt(self._failure(OSError(errno.EIO, os.strerror(errno.EIO))).reason)
        return written

    def keep_snapshots(self, stream: str, snapshots: Sequence[Snapshot], needed_from: int) -> None:
        """What is kept so can be done without: the store goes on."""
        if self.faulty_beside in (None, Fault.AFTER):
            super().keep_snapshots(stream, snapshots, needed_from)
        if self.faulty_beside is not None:
            raise NotKept(os.strerror(errno.EIO))

    def _version(self, writer: sqlite3.Connection, stream: str) -> int:
        if self._fault is Fault.DURING:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super()._version(writer, stream)

    def reopened(self) -> "FaultyStore":
        self.close()
        again = FaultyStore(self.file, create=False)
        again.faulty, again.appends = self.faulty, self.appends
        again.faulty_beside = self.faulty_beside
        return again


class Disk:
    """What waits is committed together, after `slowness` seconds."""

    def __init__(self, store: FaultyStore) -> None:
        self.store = store
        self.slowness: Callable[[], float] = lambda: 0.0
        self.quick: Callable[[], bool] = lambda: False  # whether nobody waits for it now
        self.boundary: Callable[[], None] = lambda: None  # hears of every one before it is passed
        self.writing: list[bytes] = []  # the entries of the last batch
        self._waiting: list[tuple[Sequence[Append], asyncio.Future[list[Line | Conflict]]]] = []

    @property
    def idle(self) -> bool:
        return not self._waiting

    def commit(self, batch: Sequence[Append]) -> "asyncio.Future[list[Line | Conflict]]":
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[Line | Conflict]] = loop.create_future()
        self._waiting.append((batch, answer))
        if len(self._waiting) == 1 and len(batch) == 1 and self.quick():
            self._flush()
        elif len(self._waiting) == 1:
            loop.call_later(self.slowness(), lambda: self._flush())
        return answer

    async def written(self, write: Callable[[FaultyStore], T]) -> T:
        self.writing = []
        self.boundary()
        found = write(self.store)
        self.boundary()
        return found

    def cut_off(self, *, written: bool) -> None:
        """Nobody hears of what waits; it may have been written all the same."""
        waiting, self._waiting = self._waiting, []
        if written and waiting and self.store.failed is None:
            self.store.append([append for batch, _ in waiting for append in batch])
        self._flush = lambda: None  # type: ignore[method-assign]
        self.quick = lambda: False

    async def reopen(self) -> FaultyStore:
        self.store = self.store.reopened()
        return self.store

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        together = [append for batch, _ in waiting for append in batch]
        self.writing = [append.body for append in together]
        self.boundary()
        try:
            written = iter(self.store.append(together))
        except StoreFailed as trouble:
            for _, answer in waiting:
                if not answer.done():
                    answer.set_exception(trouble)
        else:
            self.boundary()
            for batch, answer in waiting:
                lines = list(islice(written, len(batch)))
                if not answer.done():
                    answer.set_result(lines)


Shown = Callable[[TableActor, LiveTable, tuple[Event, ...]], None]


class Told:
    """A listener who remembers."""

    def __init__(self) -> None:
        self.events: list[tuple[str, Event]] = []
        self.failures: list[str] = []
        self.recoveries: list[str] = []
        self.then: Callable[[TableActor], None] = lambda desk: None
        self.shown: Shown = lambda desk, before, events: None

    def changed(self, desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None:
        self.events += [(desk.live.name, event) for event in events]
        self.then(desk)
        self.shown(desk, before, events)

    def failed(self, desk: TableActor, trouble: StoreFailed) -> None:
        self.failures.append(desk.live.name)

    def recovered(self, desk: TableActor) -> None:
        self.recoveries.append(desk.live.name)

    def lost(self, desk: TableActor, trouble: StoreFailed) -> None:
        self.failures.append(desk.live.name)

    def kinds(self, table: str) -> list[str]:
        return [type(event).__name__ for name, event in self.events if name == table]


class Premises:
    """One process: the file opened, the floor started; `crash` leaves everything as it lies."""

    def __init__(self, disk: Path | Disk, *, seed: int = 1, key: bytes = KEY) -> None:
        self.disk = Disk(FaultyStore(disk)) if isinstance(disk, Path) else disk
        self.told = Told()
        chance: Chance = SeededChance(seed)
        self.floor = Floor(
            self.disk.store,
            self.disk,
            seal=Seal(key),
            chance=chance,
            now_ms=self.now_ms,
            listener=self.told,
        )
        self.jumped_ms = 0

    def now_ms(self) -> int:
        return 1_794_700_800_000 + int(asyncio.get_running_loop().time() * 1000) + self.jumped_ms

    @property
    def store(self) -> FaultyStore:
        return self.disk.store

    def game(self, table: str) -> Game:
        return game_named(self.floor.house.tables[table].settings.game)

    async def open(self) -> "Premises":
        await self.floor.start()
        await asyncio.sleep(0)  # the tables begin
        return self

    async def furnish(self, *settings: Settings, clocks: Clocks = USUAL) -> "Premises":
        """People, and a table for each of the settings: electronic ones deal by themselves."""
        await self.open()
        await self.house(THE_HOUSE, h.ClaimOwnership(THE_HOUSE, OLIVE.name))
        for name in PLAYERS:
            await self.house(THE_HOUSE, h.AddGuest(THE_HOUSE, name, CHIPS))
        for name, role in STAFF.items():
            await self.house(OLIVE, h.AddPerson(OLIVE, name, role))
        for each in settings:
            name = f"{each.game}-{1 + sum(n.startswith(each.game) for n in self.floor.desks)}"
            for dealer in ("Dora", "Dick"):
                await self.house(OLIVE, h.GrantLicence(OLIVE, dealer, each.game))
            automatic = each.kind is TableKind.ELECTRONIC
            await self.house(OLIVE, h.AddTable(OLIVE, name, each, clocks, automatic))
        return self

    async def house(self, actor: Actor, command: h.HouseCommand) -> Answer:
        tag = command.__struct_config__.tag
        identity = f"{tag}-{self.floor.house.version}"
        return await self.floor.ask_house(actor.name, identity, command)

    async def close(self) -> None:
        await self.floor.stop()
        self.store.close()

    async def crash(self) -> None:
        """No task goes on, nothing is tidied up."""
        for task in self.floor._running.values():
            task.cancel()
        await asyncio.gather(*self.floor._running.values(), return_exceptions=True)
        self.store.close()


class Acknowledged(NamedTuple):
    """Something that was asked for and done, as whoever asked for it knows."""

    table: str
    account: str
    identity: str
    command: Command | h.HouseCommand
    answer: Done

    async def again(self, floor: Floor) -> Answer | None:
        """What is said to whoever asks for it once more; None: that table is gone."""
        if isinstance(self.command, h.HouseCommand):
            return await floor.ask_house(self.account, self.identity, self.command)
        if not floor.house.tables[self.table].open:
            return None
        return await floor.desks[self.table].ask(self.account, self.identity, self.command)


class Seated:
    """Somebody who asks a table for things, under ids of their own."""

    def __init__(self, desk: TableActor, person: Person) -> None:
        self.desk, self.person = desk, person
        self.asked = 1000 * desk.live.version  # ids that nobody has used
        self.acknowledged: list[Acknowledged] = []

    async def ask(self, command: Command, answering: str | None = None) -> Answer:
        self.asked += 1
        name, identity = self.person.name, str(self.asked)
        answer = await self.desk.ask(name, identity, command, answering)
        if isinstance(answer, Done):
            table = self.desk.live.name
            self.acknowledged.append(Acknowledged(table, name, identity, command, answer))
        return answer

    async def does(self, *commands: Command) -> None:
        for command in commands:
            answer = await self.ask(command)
            assert isinstance(answer, Done), str(answer)


class Owning:
    """The Owner, who asks the House for things."""

    def __init__(self, premises: Premises) -> None:
        self.premises = premises
        self.acknowledged: list[Acknowledged] = []

    async def does(self, *commands: h.HouseCommand) -> None:
        for number, command in enumerate(commands, len(self.acknowledged)):
            name, identity = OLIVE.name, f"owning-{number}"
            answer = await self.premises.floor.ask_house(name, identity, command)
            assert isinstance(answer, Done), str(answer)
            self.acknowledged.append(Acknowledged(HOUSE, name, identity, command, answer))


def seated(premises: Premises, table: str, who: str | Person) -> Seated:
    person = who if isinstance(who, Person) else player(who)
    return Seated(premises.floor.desks[table], person)


def electronic(game: str) -> Settings:
    return game_named(game).settings(kind=TableKind.ELECTRONIC)


def recorded(game: str) -> Settings:
    return game_named(game).settings(kind=TableKind.RECORDED)
