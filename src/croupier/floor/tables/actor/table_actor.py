"""One live table. `run` is the only loop that changes it: take, decide, write, adopt, publish,
answer."""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from typing import Any

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.identity.names import CLOCK
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Conflict, InDoubt, StoreFailed
from croupier.floor.tables.actor import automatic_dealer
from croupier.floor.tables.actor.answered_requests import AnsweredRequests
from croupier.floor.tables.actor.companion_play import CompanionPlay
from croupier.floor.tables.actor.entry_writer import EntryWriter, Outcome, PendingEntry
from croupier.floor.tables.actor.errands import due_errands
from croupier.floor.tables.actor.inbox import Inbox
from croupier.floor.tables.actor.lost_order import needs_the_order
from croupier.floor.tables.actor.question_clock import QuestionClock
from croupier.floor.tables.actor.requests import (
    Answer,
    Attendance,
    Done,
    House,
    Observer,
    Request,
    not_known,
)
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper
from croupier.floor.tables.actor.unseen_orders import told_unseen
from croupier.floor.tables.companions import giving_way
from croupier.floor.tables.permissions import COMES_TO_PLAY
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.state import LiveTable

Batch = list[tuple[Request, PendingEntry | Answer]]


class TableActor:
    def __init__(
        self,
        house: House,
        attendance: Attendance,
        observer: Observer,
        game: Game,
        found: Restored,
        keeper: ShoeKeeper,
        clocks: Clocks,
    ) -> None:
        self.game, self._house = game, house
        self._attendance, self._observer = attendance, observer
        self.trouble: StoreFailed | None = None  # why nothing is taken until it is `resumed`
        self._inbox = Inbox()
        self._answered = AnsweredRequests(house, game)
        self.clock = QuestionClock(attendance, game, clocks, self._ring)
        self._companions = CompanionPlay(keeper.chance)
        self._load(found, keeper)

    def _load(self, found: Restored, keeper: ShoeKeeper) -> None:
        self.live, self.record, self.times = found.live, found.record, found.times
        self._coming = found.live  # with what is being written
        self._keeper = keeper
        self._writer = EntryWriter(self._house, self.game, keeper, found.record)

    # the loop

    async def run(self) -> None:
        """Until it is stopped."""
        self._set_timers()
        try:
            await self._guard(self._run_errands())  # left when the House stopped
            while (arrived := await self._inbox.take()) is not None:
                if isinstance(arrived, str):
                    await self._guard(self._time_is_up(arrived))
                else:
                    await self._serve(arrived)
                if self._has_errands():
                    await self._guard(self._run_errands())
        finally:
            self.clock.stop()

    async def _serve(self, waiting: Sequence[Request]) -> None:
        """Decide one after the other, write together, answer once that is durable."""
        while waiting:
            try:
                batch, later = self._decide_all(waiting)
                waiting = [*self._answer_all(batch, await self._write(batch)), *later]
            except Exception as fault:
                for request in waiting:
                    request.fail(fault)
                return

    def _decide_all(self, waiting: Sequence[Request]) -> tuple[Batch, list[Request]]:
        """Up to the first that opens or ends a round: the next may look back at it."""
        live, batch = self.live, Batch()
        for number, request in enumerate(waiting, 1):
            try:
                for command in giving_way(self.game, live, request.command):
                    first = self._own_request(live, HOUSE, command)
                    gives = self._decide(live, first)
                    batch.append((first, gives))
                    live = gives.after if isinstance(gives, PendingEntry) else live
                decided = self._decide(live, request)
            except Exception as fault:  # nothing was done, and the others play on
                request.fail(fault)
                continue
            batch.append((request, decided))
            if isinstance(decided, PendingEntry):
                live = decided.after
                if decided.ends_batch:
                    return batch, list(waiting[number:])
        return batch, []

    def _decide(self, live: LiveTable, request: Request) -> PendingEntry | Answer:
        if self.trouble is not None:
            return self._not_taken(self.trouble, request)
        refused = self._answered.refusal(request.identity)
        if refused is None and self.order_lost is not None:
            refused = needs_the_order(self.order_lost, request.command)
        if refused is None and self._house.closing and isinstance(request.command, COMES_TO_PLAY):
            refused = Refused(Reason.NOT_NOW, said("server-stopping"))
        if refused is None:
            refused = told_unseen(self.game, live.table.round, request.command)
        return self._writer.decide_and_reserve(live, request) if refused is None else refused

    async def _write(self, batch: Batch) -> list[Answer | Conflict]:
        """Nothing counts, and nothing is shown, before it is durable. A conflict: the command was
        carried out before, or decided on something that was."""
        entries = [decided for _, decided in batch if isinstance(decided, PendingEntry)]
        if not entries:
            return []
        self._coming = entries[-1].after
        outcomes = await self._writer.write(entries)
        self._adopt(entries, outcomes)
        self._coming = self.live
        answers: list[Answer | Conflict] = []
        trouble: StoreFailed | None = None
        for entry, outcome in zip(entries, outcomes, strict=True):
            if isinstance(outcome, Line):
                answers.append(Done(entry.append.after, outcome.position))
            elif isinstance(outcome, Conflict) and (_is_repeated(entry, outcome) or answers):
                answers.append(outcome)
            else:
                if trouble is None:
                    trouble = self._trouble_of(outcome)
                    self._halt(trouble)
                answers.append(
                    not_known(outcome.outward)
                    if isinstance(outcome, InDoubt)
                    else Refused(Reason.NOT_NOW, trouble.outward)
                )
        return answers

    def _adopt(self, entries: Sequence[PendingEntry], outcomes: Sequence[Outcome]) -> None:
        """The new state, and everybody may see it."""
        before, events = self.live, tuple[Event, ...]()
        for entry, outcome in zip(entries, outcomes, strict=True):
            if isinstance(outcome, Line):
                self.live, self.times = entry.after, self.times.after(entry.after, entry.at_ms)
                events += entry.events
        if self.live is before:
            return
        if not (_is_taking_bets(before) and _is_taking_bets(self.live)):
            self._set_timers()
        try:
            self._observer.changed(self, before, events)
        except Exception as fault:  # of an observer; the table plays on
            self._log(fault)

    def _answer_all(self, batch: Batch, outcomes: Iterable[Answer | Conflict]) -> Iterator[Request]:
        """Yields the requests to decide again: an entry before them was not written."""
        found, doubtful = iter(outcomes), False
        for request, decided in batch:
            answer: Answer | None = None
            if isinstance(decided, PendingEntry):
                outcome = next(found)
                doubtful = doubtful or isinstance(outcome, Conflict)
                answer = self._answer_of(request, outcome)
            elif not doubtful:
                answer = self._confirmed(request, decided)
            if answer is None:
                yield request
            else:
                request.answer(answer)

    def _answer_of(self, request: Request, outcome: Answer | Conflict) -> Answer | None:
        if not isinstance(outcome, Conflict):
            return outcome
        return None if outcome.line is None else self._answered.done_before(request, outcome.line)

    def _confirmed(self, request: Request, answer: Answer) -> Answer:
        if self.trouble is not None:
            return self._not_taken(self.trouble, request)
        if not isinstance(answer, Refused):
            return answer
        try:
            return self._answered.confirm_refusal(request, answer)
        except StoreFailed as trouble:
            self._halt(trouble)
            return not_known(trouble.outward)

    def _not_taken(self, trouble: StoreFailed, request: Request) -> Answer:
        return self._answered.during(trouble, request, writing=self._coming is not self.live)

    # requests from outside

    def ask(
        self,
        actor: str,
        identity: str,
        command: Command,
        answering: str | None = None,
        *,
        spoken: bool = False,
    ) -> "asyncio.Future[Answer]":
        """Answered once it is durable, or refused."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        identity = self._identity(actor, identity)
        request = Request(actor, identity, command, answering, reply, spoken)
        if self.trouble is not None:
            request.answer(self._not_taken(self.trouble, request))
        elif not self._inbox.put(request):
            request.answer(Refused(Reason.NOT_NOW, said("live-busy")))
        return reply

    def answered_before(self, actor: str, identity: str) -> Answer | None:
        return self._answered.on_record(self._identity(actor, identity))

    def pass_on(self, player: str, question: str) -> None:
        """The player has nothing to say to a question that the next card would end."""
        self.clock.pass_on(self.live, player, question)
        self._set_timers()

    def look_round(self) -> None:
        """A player has left; the House sees to their seat and their chips."""
        self._inbox.wake()

    def stop(self, trouble: StoreFailed) -> None:
        """Finish what is being written. Everything that waits is answered with the trouble."""
        self.trouble = self.trouble or trouble
        self._inbox.end()

    def resume(self, found: Restored, keeper: ShoeKeeper, clocks: Clocks) -> None:
        """From the record; questions begin anew."""
        self._load(found, keeper)
        self.clock.reset(clocks)
        self.trouble = None

    # commands of its own

    async def do(self, actor: str, command: Command, answering: str | None = None) -> Answer:
        """Carry out a command of the House or of the clock. Called by the loop, or before it."""
        request = self._own_request(self.live, actor, command, answering)
        decided = self._writer.decide_and_reserve(self.live, request)
        if not isinstance(decided, PendingEntry):
            return decided
        (answer,) = await self._write([(request, decided)])
        assert not isinstance(answer, Conflict), "no client sends it again"
        return answer

    def _own_request(
        self, live: LiveTable, actor: str, command: Command, answering: str | None = None
    ) -> Request:
        """Its id is its version: it is not repeated."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        return Request(actor, self._identity(actor, str(live.version)), command, answering, reply)

    def _identity(self, actor: str, identity: str) -> str:
        """As in the record. A table's name has no slash, a person's no colon."""
        return f"{self.live.name}/{actor}:{identity}"

    def _has_errands(self) -> bool:
        """True also where that cannot be told: `_guard` deals with the fault."""
        try:
            return bool(self._due_errands())
        except Exception:
            return True

    async def _run_errands(self) -> None:
        while found := self._due_errands():
            for command in found:
                answer = await self.do(HOUSE, command)
                self._companions.answered(command)
                if isinstance(answer, Done):
                    break
            else:
                return

    def _due_errands(self) -> tuple[Command, ...]:
        if self.trouble is not None:
            return ()
        return due_errands(
            self._house, self._attendance, self.game, self._keeper, self._companions, self.live
        )

    # time

    def _set_timers(self) -> None:
        if self._is_timed():
            self.clock.run(self.live)

    def _is_timed(self) -> bool:
        return self.trouble is None and self.live.automatic and self.order_lost is None

    def _ring(self, question: str) -> None:
        if not self._inbox.put(question):
            self.clock.ring_later(self.live, question)

    async def _time_is_up(self, question: str) -> None:
        """The dealer acts, or silence counts. Several steps may lead to the next round."""
        while self.trouble is None and question in self.clock.waits(self.live):
            before = self.live
            asked = next(q for q in awaited(self.game, before.table) if q.question == question)
            self.clock.note_idle(before, asked)
            if await self._companion_answers(asked):
                continue
            command = automatic_dealer.answer(self.game, before, self._keeper, asked)
            if command is None:
                self.clock.restart(before, question)
                self._observer.changed(self, self.live, ())
                return
            await self.do(CLOCK if asked.player is not None else HOUSE, command, question)
            if self.live is before:
                self._set_timers()
                return

    async def _companion_answers(self, asked: Awaited) -> bool:
        """False for other players, and for a move that is refused: silence counts then."""
        if asked.player not in self.live.companions:
            return False
        command = self._companions.answer(self.game, self.live, asked)
        return isinstance(await self.do(HOUSE, command, asked.question), Done)

    # trouble

    @property
    def order_lost(self) -> Message | None:
        """Why no card can be dealt here; None if the sealed order is known."""
        return None if self.live.shoe.revealed else self._keeper.lost

    @property
    def out_of_service(self) -> Message | None:
        """Why it takes no bets, as players see it; None if it does."""
        return self.order_lost if self.trouble is None else self.trouble.outward

    async def _guard(self, of_itself: Coroutine[None, None, None]) -> None:
        """A fault in what no client waits for takes the table out of service."""
        try:
            await of_itself
        except Exception as fault:
            self._log(fault)
            self._halt(StoreFailed(said("live-broken")))

    def _trouble_of(self, outcome: Conflict | Exception) -> StoreFailed:
        if isinstance(outcome, Conflict):
            return StoreFailed(said("live-written-elsewhere", table=self.live.name))
        if not isinstance(outcome, StoreFailed):
            raise outcome
        return outcome

    def _halt(self, trouble: StoreFailed) -> None:
        """Take nothing more until it is resumed."""
        self.trouble = trouble
        self.clock.stop()
        self._observer.failed(self, trouble)

    def _log(self, fault: Exception) -> None:
        """Operators see what should not have happened."""
        context = {"message": f"table {self.live.name}", "exception": fault}
        asyncio.get_running_loop().call_exception_handler(context)

    # what others may know

    def faces(self) -> dict[int, Any]:
        """Of cards that lie face down; unknown at a recorded table."""
        return self._keeper.faces(self.live) if self.live.automatic else {}

    def lying(self, player: str) -> int:
        """Cents on the layout that may come back to the player, also by what is being written."""
        rounds = self.live.table.round, self._coming.table.round
        return max(sum(w.action_cents for w in round.open_wagers(player)) for round in rounds)


def _is_repeated(entry: PendingEntry, conflict: Conflict) -> bool:
    """Its id is in the record, from before the state it was decided on."""
    return conflict.line is not None and conflict.line.version < entry.append.version


def _is_taking_bets(live: LiveTable) -> bool:
    """The one question is when the bets are closed, and no bet changes its time."""
    return live.table.round.status is Status.BETTING and not live.table.round.halts
