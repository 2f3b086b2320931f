"""The mailbox of a live table: decide, write down, evolve, show; one thing after the other."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from croupier.floor.house.clocks import Clocks
from croupier.floor.house.names import CLOCK
from croupier.floor.live import dealer
from croupier.floor.live.asking import Answer, Asked, Done, House, done
from croupier.floor.live.clocks import waits
from croupier.floor.live.codec import live_codec
from croupier.floor.live.entitling import unlicensed
from croupier.floor.live.indexing import indexed
from croupier.floor.live.keeping import Keeper
from croupier.floor.live.leaving import errands
from croupier.floor.live.restoring import Restored, noted
from croupier.floor.live.running import run_live
from croupier.floor.live.state import LiveTable
from croupier.floor.live.timers import Deadline, Timers
from croupier.ledger.accounts import HOUSE
from croupier.ledger.posting import postings
from croupier.sentences import said
from croupier.store.entries import Append, Written, appending
from croupier.store.interface import Conflict, StoreFailed
from croupier.table.awaited import Until, awaited
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.refusals import Reason, Refused

MOST_WAITING = 1000  # commands in the mailbox of one table
NO_QUESTION = ""


class LiveDesk:
    def __init__(
        self,
        house: House,
        game: Game,
        found: Restored,
        keeper: Keeper,
        clocks: Clocks,
    ) -> None:
        self.game, self.live, self.clocks = game, found.live, clocks
        self._house, self._keeper, self._record = house, keeper, found.record
        self._codec = live_codec(game)
        self._mail: asyncio.Queue[Asked | str | None] = asyncio.Queue(MOST_WAITING)
        self._timers = Timers(self._time_is_up)
        self._passed: set[str] = set()  # questions that somebody has nothing to say to
        self._refused: dict[str, Refused] = {}  # the last ones: sent again, refused again
        self._trouble: StoreFailed | None = None
        self.times = found.times

    # from outside

    def ask(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> "asyncio.Future[Answer]":
        """Answered once it is written down, or refused."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._trouble is not None:
            reply.set_result(Refused(Reason.NOT_NOW, self._trouble.reason))
            return reply
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
        """Of cards that lie face down; at a recorded table nobody knows them."""
        return self._keeper.faces(self.live) if self.live.automatic else {}

    @property
    def troubled(self) -> bool:
        """It takes nothing until it is `continued`."""
        return self._trouble is not None

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        return self._timers.deadlines

    @property
    def trouble(self) -> StoreFailed | None:
        """Why it takes nothing more."""
        return self._trouble

    @property
    def record(self) -> KeptRounds:
        """Its last rounds."""
        return self._record

    def look_round(self) -> None:
        """Somebody has left; the House sees to their seat and their chips."""
        with suppress(asyncio.QueueFull):  # then it looks round anyway
            self._mail.put_nowait(NO_QUESTION)

    async def run(self) -> None:
        """Until it is stopped."""
        self._set_timers()
        try:
            while (mail := await self._mail.get()) is not None:
                await self._taken(mail)
                await self._run_errands()
        finally:
            self._timers.stop()

    async def stop(self, trouble: StoreFailed) -> None:
        """What is being written is finished; whoever waits is told why nothing more is done."""
        self._trouble = self._trouble or trouble
        await self._mail.put(None)

    def continued(self, found: Restored, keeper: Keeper) -> None:
        """As the record has it; what was asked before nobody has decided on."""
        self.live, self._keeper, self._record = found.live, keeper, found.record
        self.times = found.times
        self._passed.clear()
        self._trouble = None

    # inside

    async def _taken(self, mail: Asked | str) -> None:
        if isinstance(mail, str):
            try:
                await self._time_up_for(mail)
            except Exception as fault:  # the clock would never come back to it
                self._told_of(fault)
                self._stopped(StoreFailed(said("live-broken")))
            return
        try:
            answer = await self._answer(mail)
        except Exception as fault:  # nothing was done, and the others play on
            if not mail.reply.done():
                mail.reply.set_exception(fault)
            return
        if not mail.reply.done():
            mail.reply.set_result(answer)

    async def _answer(self, asked: Asked) -> Answer:
        if self._trouble is not None:
            return Refused(Reason.NOT_NOW, self._trouble.reason)
        try:
            before = self._house.line_of(asked.identity)
        except StoreFailed as trouble:
            self._stopped(trouble)
            return Refused(Reason.NOT_NOW, trouble.reason)
        if before is not None:
            return done(before)
        if asked.identity in self._refused:
            return self._refused[asked.identity]
        answer = await self.do(asked.actor, asked.identity, asked.command, asked.answering)
        if isinstance(answer, Refused) and self._trouble is None:
            self._refused[asked.identity] = answer
            if len(self._refused) > MOST_WAITING:
                del self._refused[next(iter(self._refused))]
        return answer

    async def do(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> Answer:
        refused = unlicensed(self._house.licensed, self.game, self.live, command)
        if refused is not None:
            return refused
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
        at_ms = self._house.now_ms()
        append = self._append(actor, identity, at_ms, command, after, events, moved)
        wallets.take(moved)
        try:
            line = await self._house.commit(append)
            if isinstance(line, Conflict):
                raise StoreFailed(said("live-written-elsewhere", table=before.name))
        except StoreFailed as trouble:
            wallets.put_back(moved)
            self._stopped(trouble)
            return Refused(Reason.NOT_NOW, trouble.reason)
        wallets.give(moved)
        noted(self.game, self._record, before, events)
        self.live, self.times = after, self.times.after(after, at_ms)
        self._set_timers()
        try:
            self._house.changed(self, before, events)
        except Exception as fault:  # whoever shows it; the table itself goes on
            self._told_of(fault)
        return done(line)

    def _append(
        self,
        actor: str,
        identity: str,
        at_ms: int,
        command: Command,
        after: LiveTable,
        events: tuple[Event, ...],
        moved: tuple[Any, ...],
    ) -> Append:
        written = self._codec.written
        live = self.live
        entry = Written(
            live.name,
            live.version,
            identity,
            at_ms,
            actor,
            msgspec.Raw(written(command)),
            tuple([msgspec.Raw(written(event)) for event in events]),
        )
        sealed = self._keeper.sealed(self._house.seal, live.name, command)
        rounds = indexed(self.game, live, events, after, self._record, at_ms)
        return appending(entry, moved, sealed, rounds)

    def _stopped(self, trouble: StoreFailed) -> None:
        self._trouble = trouble
        self._timers.stop()
        self._house.failed(self, trouble)

    def _told_of(self, fault: Exception) -> None:
        """Whoever looks after the process hears of what should not have happened."""
        context = {"message": f"table {self.live.name}", "exception": fault}
        asyncio.get_running_loop().call_exception_handler(context)

    async def _run_errands(self) -> None:
        name, house = self.live.name, self._house
        present = partial(house.present, name)

        def licensed(dealer: str) -> bool:
            return house.licensed(dealer, self.game.NAME)

        while self._trouble is None:
            for command in errands(self.live, house.away(name), present, licensed):
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
        questions = awaited(self.game, self.live.table)
        self._passed &= {asked.question for asked in questions}
        pondered = any(
            asked.player is not None and self._house.present(self.live.name, asked.player)
            for asked in questions
            if asked.until is Until.NEXT_CARD and asked.question not in self._passed
        )
        return waits(self.clocks, self.live, questions, pondered)

    def _time_is_up(self, question: str) -> None:
        try:
            self._mail.put_nowait(question)
        except asyncio.QueueFull:
            self._timers.set({**self._wanted(), question: 0.1})

    async def _time_up_for(self, question: str) -> None:
        """The House answers, or silence does; several steps may lead to the next round."""
        while self._trouble is None and question in self._wanted():
            before = self.live
            asked = next(q for q in awaited(self.game, before.table) if q.question == question)
            command = dealer.answer(self.game, before, self._keeper, asked)
            if command is None:
                self._set_timers()
                self._house.changed(self, self.live, ())  # the clock begins anew
                return
            actor = CLOCK if asked.player is not None else HOUSE
            await self.do(actor, f"{before.name}/{actor}:{before.version}", command, question)
            if self.live is before:
                self._set_timers()
                return
