"""A server is fuzzed by people of every role, while somebody else plays there undisturbed."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random

from croupier.floor.house.roles import Role, rank_of
from tests.floor.server.fuzz.people import Somebody, Steward
from tests.floor.server.fuzz.valid import Known
from tests.floor.server.fuzz.visiting import Seen, Visit
from tests.floor.server.fuzz.watching import LogTail

PEOPLE_LOOKED_AFTER, TABLES_LOOKED_AFTER = 16, 2  # visits between two looks
VISITS_TOGETHER, TABLES_TOGETHER = 24, 2  # so that people meet at a table
OVER_HTTP = 8  # one visit of so many
MOSTLY_PLAYERS = 3  # as often as anybody else
WATCHING = 0.05  # of visits
BYSTANDER_EVERY_S = 0.5
ANSWERED_WITHIN_S = 60
WHAT_GUESTS_HAVE = 1_000_000

Told = Callable[[Seen], None]


class Fuzzing:
    """What visit number n sends follows from the seed, n, and what is shown to it."""

    def __init__(self, steward: Steward, address: str, seed: int, log: LogTail) -> None:
        self._steward, self._seed, self._log = steward, seed, log
        self.seen = Seen(address)

    def stop(self) -> None:
        """Before all are sent."""
        self._wanted = 0

    async def run(self, frames: int, jobs: int, told: Told) -> None:
        """Until so many are sent; `told` hears of it now and then."""
        self._wanted, visits = frames, count()
        bystander = asyncio.create_task(self._bystander())
        async with asyncio.TaskGroup() as working:
            for _ in range(jobs):
                working.create_task(self._work(visits, told))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                while self.seen.answers["bystander answered"] < 2 and not bystander.done():
                    await asyncio.sleep(BYSTANDER_EVERY_S)  # a slow machine sent all before
        bystander.cancel()
        await asyncio.wait({bystander})
        self._steward.close()
        await asyncio.sleep(0)
        if not bystander.cancelled():
            bystander.result()

    async def _work(self, visits: "count[int]", told: Told) -> None:
        while self.seen.frames < self._wanted and not self.seen.faults.enough:
            number = next(visits)
            if number % PEOPLE_LOOKED_AFTER == 0:
                await self._steward.look_after_people()
            if number % TABLES_LOOKED_AFTER == 0:
                await self._steward.look_after_tables()
            await self._visit(number)
            self._log.read(self.seen.faults)
            told(self.seen)

    async def _visit(self, number: int) -> None:
        rng = Random(f"{self._seed}/{number}")
        tables = {table["name"]: table["game"] for table in await self._steward.tables()}
        together = Random(f"{self._seed}/at {number // VISITS_TOGETHER}")
        table = rng.choice(together.choices(sorted(tables), k=TABLES_TOGETHER))
        everybody = self._steward.people
        players = [each for each in everybody if each.role is Role.PLAYER]
        person = rng.choice([*everybody, *players * MOSTLY_PLAYERS])
        names, rank = [each.name for each in everybody], rank_of(person.role)
        known = Known(names, sorted(tables), rank)
        visit = Visit(self.seen, rng, table, tables[table], person, known)
        if number % OVER_HTTP == OVER_HTTP - 1:
            await visit.requests([each.token for each in everybody])
        else:
            await visit.frames(watching=rng.random() < WATCHING)

    async def _bystander(self) -> None:
        """Whose name nobody knows: they are answered all the time, and keep what they have."""
        person = await self._steward.newcomer(Role.PLAYER)
        while True:
            first = (await self._steward.tables())[0]
            known = Known([person.name], [first["name"]], rank_of(person.role))
            visit = Visit(self.seen, Random(0), first["name"], first["game"], person, known)
            wire = await visit.connected()
            assert wire is not None
            try:
                while await visit.answered(wire, []):
                    self.seen.answers["bystander answered"] += 1
                    await asyncio.sleep(BYSTANDER_EVERY_S)
                    await self._has_everything(person)
            finally:
                await wire.close()

    async def _has_everything(self, person: Somebody) -> None:
        reply = await self._steward.me(person)
        cents = json.loads(reply.body).get("wallet_cents")
        if reply.status != 200 or cents != WHAT_GUESTS_HAVE:
            self.seen.faults.add(f"the bystander has {cents} cents: {reply}")
