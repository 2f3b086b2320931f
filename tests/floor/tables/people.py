"""Who lives on a simulated floor: guests, a Dealer who makes mistakes, and the Pit."""

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary.commands import Command, ReportFact
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.settings import Limits
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    MarkCutCard,
    OpenRound,
    TakeSeat,
)
from croupier.floor.house import commands as h
from croupier.floor.tables import commands as c
from croupier.floor.tables.actor.requests import Answer
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.deciding import SEEN_BY_PEOPLE
from croupier.floor.tables.state import Condition
from tests.floor.tables.bots import Bot
from tests.floor.tables.premises import DORA, MAX, OLIVE, ON_DUTY, SUE
from tests.floor.tables.shoes import next_count
from tests.properties.driving import bets, next_command

if TYPE_CHECKING:
    from tests.floor.tables.simulation import Simulation

MOST_CHIPS = 50_000
AWAY_S, STAYS_S, LOOKS_S = 900, 600, 3
ODD_AMOUNTS = (0, -100, 1, 10**9, 10**19, 2**63, 10**30)


class Somebody:
    """Asks for things, now and then twice, late or out of order."""

    def __init__(self, simulation: "Simulation", person: Person) -> None:
        self.simulation, self.rng, self.person = simulation, simulation.rng, person
        self.asked = 0

    async def ask(
        self, table: str, command: Command, answering: str | None = None, by: Person | None = None
    ) -> None:
        self.asked += 1
        account, identity = (by or self.person).name, f"{self.person.name}-{self.asked}"
        sent = (table, account, identity, command, answering)
        mishap = self.rng.random()
        if mishap < 0.03:  # the line is slow, and meanwhile something else is said
            asyncio.get_running_loop().call_later(
                self.rng.expovariate(1 / 20), self._sent_later, sent
            )
            return
        answer = await self.simulation.ask(*sent)
        if answer is None or mishap > 0.95:  # they heard nothing, or clicked twice
            again = await self.simulation.ask(*sent)
            if isinstance(answer, (type(None), type(again))) or again is None:
                return
            self.compared(answer, again, sent)

    def compared(self, answer: Answer, again: Answer, sent: tuple[object, ...]) -> None:
        """What was done is done; what was refused may be possible by now."""
        done = not isinstance(again, type(answer)) and hasattr(answer, "position")
        failed = self.simulation.premises.store.failed is not None
        assert not done or failed or self.troubled(str(sent[0])), f"{sent}: {answer}, then {again}"

    def troubled(self, table: str) -> bool:
        desk = self.simulation.desk(table)
        return desk is None or desk.trouble is not None

    def _sent_later(self, sent: tuple[str, str, str, Command, str | None]) -> None:
        task = asyncio.ensure_future(self.simulation.ask(*sent))
        task.add_done_callback(lambda done: done.exception())


class Guest(Somebody):
    def __init__(self, simulation: "Simulation", name: str) -> None:
        super().__init__(simulation, player(name))
        self.bot = Bot(self.person, self.rng)

    async def lives(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / AWAY_S))
            tables = sorted(self.simulation.premises.floor.desks)
            for table in self.rng.sample(tables, self.rng.choice((1, 1, 2))):
                await self._visit(table)

    async def _visit(self, table: str) -> None:
        loop, floor = asyncio.get_running_loop(), self.simulation.premises.floor
        until = loop.time() + self.rng.expovariate(1 / STAYS_S)
        floor.arrived(table, self.person.name)
        while loop.time() < until:
            await asyncio.sleep(self.rng.expovariate(1 / LOOKS_S))
            desk = self.simulation.desk(table)
            if desk is None:
                return
            for command, answering in self._wishes(desk):
                await self.ask(table, command, answering)
        floor.gone(table, self.person.name)
        if self.rng.random() < 0.7:
            await self.ask(table, CashOut(self.person, self.person.name))
            for box, name in list(floor.desks[table].live.table.seats.items()):
                if name == self.person.name:
                    await self.ask(table, LeaveSeat(self.person, name, box))

    def _wishes(self, desk: TableActor) -> Iterator[tuple[Command, str | None]]:
        rng, name, round = self.rng, self.person.name, desk.live.table.round
        if not round.purse(name) or rng.random() < 0.02:
            cents = rng.choice(ODD_AMOUNTS) if rng.random() < 0.1 else rng.randint(1, MOST_CHIPS)
            yield BuyChips(self.person, name, cents // 100 * 100 or cents), None
        boxes = desk.live.table.settings.boxes
        if boxes and name not in desk.live.table.seats.values() and rng.random() < 0.2:
            yield TakeSeat(self.person, name, rng.choice(boxes)), None
            if rng.random() < 0.2:
                yield c.JoinQueue(self.person, name), None
        if name in desk.live.queue and rng.random() < 0.1:
            yield c.LeaveQueue(self.person, name), None
        if rng.random() < 0.01:
            yield CashOut(self.person, name), None
        asked = self.bot.question(desk)
        if round.status is Status.BETTING and rng.random() < 0.4:
            bet = self.bot.bet(desk)
            if bet is not None:
                yield bet, None
        elif asked is not None and rng.random() < 0.7:
            said = self.bot.answer(desk)
            if said is not None:
                yield said
        elif asked is not None:
            desk.pass_on(name, asked.question)
        yield from self._company(desk)
        if rng.random() < 0.002:
            facts = reportable(desk.game, round)
            if facts:
                yield ReportFact(self.person, rng.choice(facts)[0]), None

    def _company(self, desk: TableActor) -> Iterator[tuple[Command, str | None]]:
        """Ready, and companions who come and are sent away."""
        rng, betting = self.rng, desk.live.table.round.status is Status.BETTING
        if betting and rng.random() < 0.15:
            yield c.SayReady(self.person), None
        if rng.random() < 0.03:
            yield c.AskCompanion(self.person), None
        if desk.live.companions and rng.random() < 0.02:
            yield c.DismissCompanion(self.person, rng.choice(sorted(desk.live.companions))), None


class Pit(Somebody):
    """Rules, pauses, closes, announces; gives chips to whoever has none."""

    def __init__(self, simulation: "Simulation") -> None:
        super().__init__(simulation, SUE)
        self.bots = [Bot(person, self.rng) for person in (SUE, MAX)]

    async def lives(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / 20))
            for table in sorted(self.simulation.premises.floor.desks):
                desk = self.simulation.desk(table)
                if desk is None:
                    continue
                if desk.live.table.round.halts:
                    await self._rule(table, desk)
                elif desk.live.condition is not Condition.OPEN:
                    if self.rng.random() < 0.1:
                        await self._reopen(table, desk)
                elif self.rng.random() < 0.005:
                    await self.ask(table, self._order(desk))
                elif self.rng.random() < 0.005:
                    facts = [f for f, _ in reportable(desk.game, desk.live.table.round)]
                    seen = [fact for fact in facts if isinstance(fact, SEEN_BY_PEOPLE)]
                    if seen:
                        await self.ask(table, ReportFact(SUE, self.rng.choice(seen)))
            if self.rng.random() < 0.02:
                await self._gift()

    async def _rule(self, table: str, desk: TableActor) -> None:
        bot = self.rng.choice(self.bots)
        said = bot.answer(desk)
        if said is not None:
            await self.ask(table, said[0], by=bot.person)

    async def _reopen(self, table: str, desk: TableActor) -> None:
        paused = desk.live.condition is Condition.PAUSED
        await self.ask(table, c.ResumeTable(SUE) if paused else c.ReopenTable(SUE))

    def _order(self, desk: TableActor) -> Command:
        settings = desk.live.table.settings
        least = self.rng.choice((500, 1000, 2000))
        limits = Limits(least, None)
        made = desk.game.settings(kind=settings.kind, limits=limits)
        decks = settings.decks
        if decks > 1 and self.rng.random() < 0.5:
            made = replace(made, decks=6 if decks == 8 else 8)
        return self.rng.choice(
            (c.PauseTable(SUE, "a break"), c.CloseTable(SUE), c.AnnounceSettings(SUE, made))
        )

    async def _gift(self) -> None:
        self.asked += 1
        name = self.rng.choice(("ann", "bob", "cat"))
        gift = h.GiveChips(OLIVE, name, self.rng.randint(1, 100) * 10_000, "a gift")
        floor = self.simulation.premises.floor
        asking = asyncio.ensure_future(floor.ask_house("Olive", f"gift-{self.asked}", gift))
        down = self.simulation.down
        await asyncio.wait([asking, down], return_when=asyncio.FIRST_COMPLETED)


class Dealer(Somebody):
    """Keys a recorded table, with mistakes."""

    def __init__(self, simulation: "Simulation", table: str) -> None:
        super().__init__(simulation, DORA)
        self.table = table

    async def lives(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / 8))
            desk = self.simulation.desk(self.table)
            if desk is None:
                continue
            if desk.live.dealer != DORA.name:
                await self.ask(self.table, c.TakeDealing(DORA, DORA.name))
            else:
                await self._key(desk)

    async def _open(self, desk: TableActor) -> None:
        """Cards are counted before, by two people who now and then count wrongly."""
        command = next_count(desk.live)
        if isinstance(command, (c.CountCards, c.ConfirmCount)):
            wrong = self.rng.choice((-1, 1)) if self.rng.random() < 0.05 else 0
            command = replace(command, number=command.number + wrong)
            self.simulation.seen["counts"] += 1
        asked = command or OpenRound(DORA)
        await self.ask(self.table, asked, by=asked.by)

    def _aside(self, round: AnyRound) -> Command:
        """The shoe ends, or its cards are counted in the middle of a round."""
        if self.rng.random() < 0.7:
            return MarkCutCard(DORA)
        return c.CountCards(DORA, round.shoe.decks * len(DECK) - self.rng.choice((0, 0, 1)))

    async def _key(self, desk: TableActor) -> None:
        round, rng = desk.live.table.round, self.rng
        if desk.live.between_rounds:
            if rng.random() < 0.05:
                await self.ask(self.table, c.LeaveDealing(DORA))
            await self._open(desk)
            return
        if rng.random() < 0.02:
            await self.ask(self.table, self._aside(round))
            return
        if round.status is Status.BETTING and rng.random() < 0.7:
            for bet in list(bets(rng, desk.game, round))[:2]:
                await self.ask(self.table, bet, by=bet.by)
            return
        command = next_command(rng, desk.game, round, 0.05)
        if command is None:
            return
        by = ON_DUTY.get(command.by.rank, command.by)
        given: Command = replace(command, by=by)  # type: ignore[type-var]
        await self.ask(self.table, given, by=by)
