"""A whole floor under one seed on virtual time: people who come and go, staff, a bad disk, crashes.

Everything that happens follows from the seed. What has to hold is looked at after every change, at
every write, every minute, after every crash and at the end."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from croupier.engine.games import PLAYED
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house.clocks import Clocks
from croupier.floor.tables.actor.requests import Answer, Done, NotKnown
from croupier.floor.tables.actor.table_actor import TableActor
from tests.floor.tables.invariants import Followed, file_is_whole
from tests.floor.tables.people import Dealer, Guest, Pit
from tests.floor.tables.premises import PLAYERS, Acknowledged, Fault, Premises, electronic, recorded
from tests.floor.tables.watching import Watch
from tests.floor.virtual_time import VirtualTime

HOUR = 3_600
CLOCKS = Clocks(betting_s=20.0, decision_s=10.0, pause_s=5.0, card_s=1.0, spin_s=5.0)
TROUBLE_EVERY_S = 900  # a fault, a crash or a jump of the clock, on average
LOOKS = 30  # a second apart
RETRIED = 20  # acknowledged commands that are sent again after a crash


class Simulation:
    def __init__(self, seed: int, hours: float, folder: Path) -> None:
        self.seed, self.seconds, self.folder = seed, hours * HOUR, folder
        self.rng = Random(seed)
        self.file = folder / "floor.db"
        self.seen: Counter[str] = Counter()
        self.acknowledged: list[Acknowledged] = []
        self.faults: list[BaseException] = []
        self.followed = Followed()

    def run(self) -> Counter[str]:
        """What happened, counted; raises if anything does not hold."""
        with asyncio.Runner(loop_factory=VirtualTime) as runner:
            runner.run(self._evening())
        return self.seen

    # the evening

    async def _evening(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self._fault(context.get("exception")))
        self.down = loop.create_future()
        tables = [electronic(game) for game in PLAYED]
        tables.append(recorded(PLAYED[self.seed % len(PLAYED)]))
        self._enter(Premises(self.file, seed=self.seed))
        await self.premises.furnish(*tables, clocks=CLOCKS)
        people: list[Coroutine[Any, Any, None]] = [self._trouble(), self._minutes()]
        people += [Guest(self, name).lives() for name in PLAYERS]
        people += [Pit(self).lives(), *(d.lives() for d in self._dealers())]
        async with asyncio.TaskGroup() as living:
            tasks = [living.create_task(self._watched(each)) for each in people]
            while loop.time() < self.seconds and not self.faults:
                await asyncio.sleep(10)
            for task in tasks:
                task.cancel()
        if self.faults:
            raise self.faults[0]
        await self._closing()

    def _dealers(self) -> Iterator[Dealer]:
        for name, table in self.premises.floor.house.tables.items():
            if not table.automatic:
                yield Dealer(self, name)

    def _enter(self, premises: Premises) -> None:
        self.premises = premises
        self.watch = Watch(self)
        premises.told.then = self.watch.changed
        premises.disk.boundary = self.watch.written
        premises.disk.slowness = lambda: self.rng.expovariate(200)
        premises.disk.quick = lambda: self.rng.random() < 0.5

    async def _closing(self) -> None:
        self._mended()  # a fault that had not come yet
        if self.premises.store.failed is not None:
            await self.premises.floor.recover(self.premises.disk.reopen)
        await self._sent_again()
        await self.premises.floor.stop()
        self.watch.everything()
        self.seen["entries"] = self.premises.store.head().position
        self.seen["snapshots"] = len(self.premises.store.snapshots())
        desks = self.premises.floor.desks.values()
        self.seen["rounds keyed"] = sum(d.live.table.number for d in desks if not d.live.automatic)
        file_is_whole(self.premises.store)
        self.premises.store.close()

    async def _watched(self, life: Coroutine[Any, Any, None]) -> None:
        try:
            await life
        except Exception as fault:
            self._fault(fault)

    def _fault(self, fault: BaseException | None) -> None:
        self.faults.append(fault or AssertionError("something went wrong"))

    # what people ask

    def desk(self, table: str) -> TableActor | None:
        return self.premises.floor.desks.get(table)

    async def ask(
        self, table: str, account: str, identity: str, command: Command, answering: str | None
    ) -> Answer | None:
        """None: nobody will ever know, unless they ask again."""
        desk = self.desk(table)
        if desk is None:
            return None
        asked = desk.ask(account, identity, command, answering)
        await asyncio.wait([asked, self.down], return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            return None
        answer = asked.result()
        if isinstance(answer, NotKnown):
            self.seen["not known"] += 1
            return None
        if isinstance(answer, Refused):
            self.seen[f"refused {answer.message.key}"] += 1
        else:
            self.acknowledged.append(Acknowledged(table, account, identity, command, answer))
        return answer

    # trouble

    async def _minutes(self) -> None:
        while True:
            await asyncio.sleep(60)
            self.watch.every_minute()

    async def _trouble(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / TROUBLE_EVERY_S))
            kind = self.rng.choice((self._crash, self._bad_disk, self._slow_disk, self._clock_jump))
            await kind()

    async def _clock_jump(self) -> None:
        self.premises.jumped_ms += self.rng.randint(-HOUR, HOUR) * 1000
        self.seen["clock jumps"] += 1

    async def _slow_disk(self) -> None:
        disk = self.premises.disk
        usual, quick = disk.slowness, disk.quick
        disk.slowness, disk.quick = lambda: self.rng.expovariate(1), lambda: False
        await asyncio.sleep(60)
        disk.slowness, disk.quick = usual, quick
        self.seen["slow disks"] += 1

    async def _bad_disk(self) -> None:
        """It fails with the next write, stays like that for a while, and is mended."""
        fault = self.rng.choice(tuple(Fault))
        self.premises.store.faulty = lambda number: fault
        self.premises.store.faulty_beside = fault
        await asyncio.sleep(self.rng.expovariate(1 / 60))
        self._mended()
        if self.premises.store.failed is not None:
            self.seen[f"disk failed {fault}"] += 1
            await self.premises.floor.recover(self.premises.disk.reopen)
            await self._looked_after()

    def _mended(self) -> None:
        self.premises.store.faulty = lambda number: None
        self.premises.store.faulty_beside = None

    async def _crash(self) -> None:
        """The process is gone; what was on its way to the disk got there, or did not."""
        disk = self.premises.disk
        disk.cut_off(written=self.rng.random() < 0.5)
        await self.premises.crash()
        self.down.set_result(None)
        self.down = asyncio.get_running_loop().create_future()
        self.seen["crashes"] += 1
        self._enter(Premises(self.file, seed=self.rng.getrandbits(32)))
        await self.premises.open()
        await self._looked_after()

    async def _looked_after(self) -> None:
        """What is being written is in nobody's books yet: what does not hold at this moment has to
        hold at the next one at which nothing is."""
        await self._sent_again()
        for _ in range(LOOKS):
            try:
                self.watch.streams()
            except AssertionError:
                await asyncio.sleep(1)
            else:
                return
        self.watch.streams()

    async def _sent_again(self) -> None:
        if not self.acknowledged:  # a crash before anybody was answered
            return
        known = self.acknowledged[-RETRIED:] + self.rng.choices(self.acknowledged, k=RETRIED)
        for done in known:
            again = await done.again(self.premises.floor)
            if isinstance(again, Done):
                assert again == done.answer, f"{done} was answered {again}"
            else:
                assert self.premises.store.failed is not None, f"{done} was refused: {again}"


@contextmanager
def named_by_seed(seed: int, hours: float) -> Iterator[None]:
    """A failure says how it is repeated."""
    try:
        yield
    except BaseException as fault:
        command = f"python -m benchmarks.floor_simulation --seeds 1 --first {seed} --hours {hours}"
        fault.add_note(f"repeat with {command}")
        raise


def simulate(seed: int, hours: float, folder: Path) -> Counter[str]:
    with named_by_seed(seed, hours):
        return Simulation(seed, hours, folder).run()
