"""The mailbox of a live table: decide, write down, evolve, show; one thing after the other."""

import asyncio
from collections.abc import Awaitable, Iterable, Set
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from croupier.floor.house.clocks import Clocks
from croupier.floor.live import dealer
from croupier.floor.live.clocks import seconds
from croupier.floor.live.codec import live_codec
from croupier.floor.live.commands import CommitShoe, RevealShoe
from croupier.floor.live.keeping import Keeper, Seal, sealed_name
from croupier.floor.live.leaving import errands
from croupier.floor.live.running import run_live
from croupier.floor.live.state import LiveTable
from croupier.floor.live.timers import Deadline, Timers
from croupier.floor.live.wallets import Wallets
from croupier.ledger.posting import postings
from croupier.sentences import said
from croupier.store.entries import Append, Line, Written, appending
from croupier.store.interface import Conflict, StoreFailed
from croupier.table.awaited import Until, awaited
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.refusals import Reason, Refused
from croupier.table.table_events import RoundOpened

MOST_WAITING = 1000  # commands in the mailbox of one table
HOUSE, CLOCK = "house", "clock"
NO_QUESTION = ""


class Done(msgspec.Struct, frozen=True):
    """It was carried out and is written down; `version` of the table after it."""

    version: int
    position: int  # in the log of the house


Answer = Done | Refused


class Asked(msgspec.Struct, frozen=True):
    actor: str  # the account that asks
    identity: str  # the same id is the same command: it is carried out once
    command: Command
    answering: str | None
    reply: "asyncio.Future[Answer]"


class House(Protocol):
    """What a table needs of the house it stands in."""

    wallets: Wallets
    seal: Seal

    def line_of(self, identity: str) -> Line | None: ...
    def commit(self, append: Append) -> Awaitable[Line | Conflict]: ...
    def now_ms(self) -> int: ...
    def present(self, table: str, player: str) -> bool: ...
    def away(self, table: str) -> Set[str]:
        """Those who have left it for good."""

    def changed(self, desk: "LiveDesk", before: LiveTable, events: tuple[Event, ...]) -> None:
        """Shows it to everybody at the table."""

    def failed(self, desk: "LiveDesk", trouble: StoreFailed) -> None: ...


class LiveDesk:
    def __init__(
        self,
        house: House,
        game: Game,
        live: LiveTable,
        keeper: Keeper,
        clocks: Clocks,
        record: KeptRounds,
    ) -> None:
        self.game, self.live, self.clocks = game, live, clocks
        self._house, self._keeper, self._record = house, keeper, record
        self._codec = live_codec(game)
        self._mail: asyncio.Queue[Asked | str] = asyncio.Queue(MOST_WAITING)
        self._timers = Timers(self._time_is_up)
        self._passed: set[str] = set()  # questions that somebody has nothing to say to
        self._trouble: StoreFailed | None = None

    # from outside

    def ask(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> "asyncio.Future[Answer]":
        """Answered once it is written down, or refused."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            named = f"{self.live.name}/{actor}:{identity}"
            self._mail.put_nowait(Asked(actor, named, command, answering, reply))
        except asyncio.QueueFull:
            reply.set_result(Refused(Reason.NOT_NOW, said("live-busy")))
        return reply

    def pass_on(self, player: str, question: str) -> None:
        """A player has nothing to say to a question that the next card would end."""
        own = {
            asked.question
            for asked in awaited(self.game, self.live.table)
            if asked.player == player and asked.until is Until.NEXT_CARD
        }
        self._passed |= own & {question}
        self._set_timers()

    def faces(self) -> dict[int, Any]:
        return self._keeper.faces(self.live) if self.live.face_down else {}

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        return self._timers.deadlines

    @property
    def record(self) -> KeptRounds:
        """Its last rounds."""
        return self._record

    def look_round(self) -> None:
        """Somebody has left; the House sees to their seat and their chips."""
        with suppress(asyncio.QueueFull):  # then it looks round anyway
            self._mail.put_nowait(NO_QUESTION)

    async def run(self) -> None:
        """For as long as the table stands."""
        self._set_timers()
        try:
            while True:
                await self._taken(await self._mail.get())
                await self._run_errands()
        finally:
            self._timers.stop()

    # inside

    async def _taken(self, mail: Asked | str) -> None:
        if isinstance(mail, str):
            await self._time_up_for(mail)
            return
        try:
            answer = await self._answer(mail)
        except BaseException:
            mail.reply.cancel()
            raise
        if not mail.reply.done():
            mail.reply.set_result(answer)

    async def _answer(self, asked: Asked) -> Answer:
        before = self._house.line_of(asked.identity)
        if before is not None:
            return done(before)
        return await self.do(asked.actor, asked.identity, asked.command, asked.answering)

    async def do(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> Answer:
        if self._trouble is not None:
            return Refused(Reason.NOT_NOW, self._trouble.reason)
        ran = run_live(self.game, self.live, command, self._record, answering=answering)
        if isinstance(ran, Refused):
            return ran
        after, events = ran
        if not events:
            return Done(self.live.version, 0)
        return await self._written(actor, identity, command, after, events)

    async def _written(
        self,
        actor: str,
        identity: str,
        command: Command,
        after: LiveTable,
        events: tuple[Event, ...],
    ) -> Answer:
        """Nothing is shown, and nothing counts, before it is durable."""
        before, wallets = self.live, self._house.wallets
        moved = postings(self.game, before.name, before.table, events)
        if wallets.lacking(moved) is not None:
            return Refused(Reason.ABOVE_PURSE, said("live-wallet-too-small"), room_cents=0)
        wallets.take(moved)
        try:
            line = await self._house.commit(self._append(actor, identity, command, events, moved))
        except StoreFailed as trouble:
            wallets.put_back(moved)
            self._stopped(trouble)
            return Refused(Reason.NOT_NOW, trouble.reason)
        if isinstance(line, Conflict):
            wallets.put_back(moved)
            assert line.line is not None, "only its own desk writes to a table's stream"
            return done(line.line)
        wallets.give(moved)
        self._note(before, events)
        self.live = after
        self._house.changed(self, before, events)
        self._set_timers()
        return done(line)

    def _append(
        self,
        actor: str,
        identity: str,
        command: Command,
        events: tuple[Event, ...],
        moved: tuple[Any, ...],
    ) -> Append:
        written = self._codec.written
        live = self.live
        entry = Written(
            live.name,
            live.version,
            identity,
            self._house.now_ms(),
            actor,
            msgspec.Raw(written(command)),
            tuple([msgspec.Raw(written(event)) for event in events]),
        )
        return appending(entry, moved, self._sealed(command))

    def _sealed(self, command: Command) -> dict[str, bytes | None]:
        """The order of a shoe is kept from its commitment until it is told."""
        if not isinstance(command, (CommitShoe, RevealShoe)):
            return {}
        name = sealed_name(self.live.name, command.number)
        if isinstance(command, RevealShoe):
            return {name: None}
        assert self._keeper.fixed is not None, "what is committed to is fixed"
        return {name: self._house.seal.closed(name, self._keeper.fixed)}

    def _note(self, before: LiveTable, events: Iterable[Event]) -> None:
        if before.table.number and any(isinstance(event, RoundOpened) for event in events):
            self._record.keep(before.table.number, before.table.round)
        self._record.note(self.game, events)

    def _stopped(self, trouble: StoreFailed) -> None:
        self._trouble = trouble
        self._timers.stop()
        self._house.failed(self, trouble)

    async def _run_errands(self) -> None:
        name, house = self.live.name, self._house
        while self._trouble is None:
            for command in errands(self.live, house.away(name), partial(house.present, name)):
                answer = await self.do(HOUSE, f"{name}/{HOUSE}:{self.live.version}", command)
                if isinstance(answer, Done):
                    break
            else:
                return

    # the clock

    def _set_timers(self) -> None:
        if self._trouble is not None or not self.live.automatic:
            return
        self._timers.set(self._wanted())

    def _wanted(self) -> dict[str, float]:
        table = self.live.table
        questions = awaited(self.game, table)
        open_now = {asked.question for asked in questions}
        self._passed &= open_now
        pondered = any(
            asked.until is Until.NEXT_CARD
            and asked.player is not None
            and asked.question not in self._passed
            and self._house.present(self.live.name, asked.player)
            for asked in questions
        )
        wanted = {
            asked.question: seconds(self.clocks, self.live, asked, pondered) for asked in questions
        }
        return {question: time for question, time in wanted.items() if time is not None}

    def _time_is_up(self, question: str) -> None:
        try:
            self._mail.put_nowait(question)
        except asyncio.QueueFull:
            self._timers.set({**self._wanted(), question: 0.1})

    async def _time_up_for(self, question: str) -> None:
        """The House answers, or silence does; several steps may lead to the next round."""
        while True:
            asked = next(
                (q for q in awaited(self.game, self.live.table) if q.question == question), None
            )
            if asked is None or self._trouble is not None:
                return
            command = dealer.answer(self.game, self.live, self._keeper, asked)
            if command is None:
                self._set_timers()
                self._house.changed(self, self.live, ())  # the clock begins anew
                return
            actor = CLOCK if asked.player is not None else HOUSE
            identity = f"{self.live.name}/{actor}:{self.live.version}"
            answer = await self.do(actor, identity, command, question)
            if isinstance(answer, Refused):
                self._set_timers()
                return


def done(line: Line) -> Done:
    return Done(line.after, line.position)
