"""The mailbox of a live table: decide, write down, evolve, show; one thing after the other."""

import asyncio
from collections.abc import Coroutine, Sequence
from functools import partial

from croupier.floor.house.clocks import Clocks
from croupier.floor.house.names import CLOCK
from croupier.floor.live import dealer
from croupier.floor.live.asking import Answer, Asked, Done, House, done, not_known
from croupier.floor.live.clocks import pondering, waits
from croupier.floor.live.consenting import consents
from croupier.floor.live.keeping import Keeper
from croupier.floor.live.leaving import errands
from croupier.floor.live.mailbox import MOST_WAITING, Mailbox
from croupier.floor.live.repeating import nothing_new
from croupier.floor.live.restoring import Restored
from croupier.floor.live.scribe import Decided
from croupier.floor.live.state import LiveTable
from croupier.floor.live.timers import Deadline, Timers
from croupier.floor.live.without_order import needs_the_order
from croupier.floor.live.written_table import WrittenTable
from croupier.ledger.accounts import HOUSE
from croupier.sentences import said
from croupier.store.interface import Conflict, StoreFailed
from croupier.table.awaited import Awaited, awaited
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.questions import Kind
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Status

NO_QUESTION = ""


class LiveDesk(WrittenTable):
    def __init__(
        self,
        house: House,
        game: Game,
        found: Restored,
        keeper: Keeper,
        clocks: Clocks,
    ) -> None:
        super().__init__(house, game, found, keeper)
        self.clocks = clocks  # of questions that are still to come
        self._timed_by: dict[str, Clocks] = {}  # the open ones, since their time began
        self._mail = Mailbox()
        self._timers = Timers(self._time_is_up)
        self._passed: set[str] = set()  # questions that somebody has nothing to say to
        self._idle: tuple[int, frozenset[str]] = (0, frozenset())  # of a round: who let a card pass
        self._refused: dict[str, Refused] = {}  # the last ones: sent again, refused again

    # from outside

    def ask(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> "asyncio.Future[Answer]":
        """Answered once it is written down, or refused."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        named = f"{self.live.name}/{actor}:{identity}"
        if self._trouble is not None:
            reply.set_result(self._taking_nothing(self._trouble, named))
            return reply
        if not self._mail.put(Asked(actor, named, command, answering, reply)):
            reply.set_result(Refused(Reason.NOT_NOW, said("live-busy")))
        return reply

    def pass_on(self, player: str, question: str) -> None:
        """A player has nothing to say to a question that the next card would end, or has squeezed
        the card that is turned next."""
        own = {
            asked.question
            for asked in awaited(self.game, self.live.table)
            if player in pondering(self.live, asked)
        }
        self._passed |= own & {question}
        self._set_timers()

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        return self._timers.deadlines

    def clocks_of(self, question: str) -> Clocks:
        """Those in force when its time began: nobody's time is changed while it runs."""
        return self._timed_by.get(question, self.clocks)

    def look_round(self) -> None:
        """Somebody has left; the House sees to their seat and their chips."""
        self._mail.put(NO_QUESTION)  # where there is no room it looks round anyway

    async def run(self) -> None:
        """Until it is stopped."""
        self._set_timers()
        try:
            await self._unless_broken(self._run_errands())  # left when the House stopped
            while (mail := await self._mail.taken()) is not None:
                if isinstance(mail, str):
                    await self._unless_broken(self._time_up_for(mail))
                else:
                    await self._answer_all(mail)
                await self._unless_broken(self._run_errands())
        finally:
            self._timers.stop()

    def stop(self, trouble: StoreFailed) -> None:
        """What is being written is finished; whoever waits is told why nothing more is done."""
        self._trouble = self._trouble or trouble
        self._mail.end()

    def continued(self, found: Restored, keeper: Keeper, clocks: Clocks) -> None:
        """As the record has it; what was asked before nobody has decided on."""
        self._as_found(found, keeper)
        self.clocks = clocks
        self._timed_by.clear()
        self._passed.clear()
        self._trouble = None

    # inside

    async def _unless_broken(self, of_itself: Coroutine[None, None, None]) -> None:
        """What nobody waits for an answer to: people are told that the table stands still."""
        try:
            await of_itself
        except Exception as fault:  # the clock would never come back to it
            self._told_of(fault)
            self._stopped(StoreFailed(said("live-broken")))

    async def _answer_all(self, waiting: Sequence[Asked]) -> None:
        while waiting:
            try:
                waiting = await self._answer_some(waiting)
            except Exception as fault:
                for asked in waiting:
                    _fail(asked, fault)
                return

    async def _answer_some(self, waiting: Sequence[Asked]) -> Sequence[Asked]:
        """Decided one after the other, written together, and answered once that is durable, be it
        with a refusal; what is left has still to be decided."""
        together, later = self._decide(waiting)
        entries = [decided for _, decided in together if isinstance(decided, Decided)]
        written = iter(await self._written(entries) if entries else ())
        again, doubtful = list[Asked](), False
        for asked, decided in together:
            answer: Answer | None = None
            if isinstance(decided, Decided):
                found = next(written)
                if isinstance(found, Conflict):  # what was decided after it never came to be
                    doubtful, line = True, found.line
                    answer = None if line is None else done(line)
                else:
                    answer = found
            elif not doubtful:
                answer = self._as_before(asked.identity, decided)
            if answer is None:
                again.append(asked)
            else:
                _answer(asked, answer)
        return [*again, *later]

    def _decide(
        self, waiting: Sequence[Asked]
    ) -> tuple[list[tuple[Asked, Decided | Answer]], list[Asked]]:
        """Up to the first that turns a page: the next may look back at it."""
        live, together = self.live, list[tuple[Asked, Decided | Answer]]()
        for number, asked in enumerate(waiting, 1):
            try:
                decided = self._decided(live, asked)
            except Exception as fault:  # nothing was done, and the others play on
                _fail(asked, fault)
                continue
            together.append((asked, decided))
            if isinstance(decided, Decided):
                live = decided.after
                if decided.turns_a_page:
                    return together, list(waiting[number:])
        return together, []

    def _decided(self, live: LiveTable, asked: Asked) -> Decided | Answer:
        if self._trouble is not None:
            return self._taking_nothing(self._trouble, asked.identity)
        if asked.identity in self._refused:
            return self._refused[asked.identity]
        if self.order_lost is not None:
            refused = needs_the_order(self.order_lost, asked.command)
            if refused is not None:
                return refused
        decided = self._scribe.decided(
            live, asked.actor, asked.identity, asked.command, asked.answering
        )
        if not isinstance(decided, Decided):
            return decided
        refused = nothing_new(live.table.round, asked.command)
        return decided if refused is None else refused

    def _as_before(self, identity: str, answer: Answer) -> Answer:
        """What was carried out once is not refused when it is sent again; a refusal stays one."""
        if self._trouble is not None:
            return self._taking_nothing(self._trouble, identity)
        if not isinstance(answer, Refused) or identity in self._refused:
            return answer
        try:
            before = self._house.line_of(identity)
        except StoreFailed as trouble:
            self._stopped(trouble)
            return not_known(trouble.outward)
        if before is not None:
            return done(before)
        self._refused[identity] = answer
        if len(self._refused) > MOST_WAITING:
            del self._refused[next(iter(self._refused))]
        return answer

    def _shown(self, before: LiveTable, events: tuple[Event, ...]) -> None:
        if not (_taking_bets(before) and _taking_bets(self.live)):
            self._set_timers()
        try:
            self._house.changed(self, before, events)
        except Exception as fault:  # whoever shows it; the table itself goes on
            self._told_of(fault)

    def _halted(self, trouble: StoreFailed) -> None:
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
            found = errands(self.live, house.away(name), present, licensed)
            for command in (*consents(self.game, self.live), *found):
                answer = await self.do(HOUSE, f"{name}/{HOUSE}:{self.live.version}", command)
                if isinstance(answer, Done):
                    break
            else:
                return

    # the clock

    def _set_timers(self) -> None:
        if self._trouble is not None or not self.live.automatic or self.order_lost is not None:
            return
        self._timers.set(self._wanted())

    def _wanted(self) -> dict[str, float]:
        questions = awaited(self.game, self.live.table)
        self._passed &= {asked.question for asked in questions}
        pondered = any(
            self._house.present(self.live.name, player)
            for asked in questions
            if asked.question not in self._passed
            for player in pondering(self.live, asked) - self._not_waited_for(asked)
        )
        wanted = waits(self.clocks_of, self.live, questions, pondered)
        self._timed_by = {question: self.clocks_of(question) for question in wanted}
        return {q: 0.0 if q in self._passed else seconds for q, seconds in wanted.items()}

    def _not_waited_for(self, asked: Awaited) -> frozenset[str]:
        """Whoever squeezed a card of this round and let its time pass."""
        number, idle = self._idle
        return idle if asked.kind is Kind.TURN and number == self.live.table.number else frozenset()

    def _time_is_up(self, question: str) -> None:
        if not self._mail.put(question):
            self._timers.set({**self._wanted(), question: 0.1})

    async def _time_up_for(self, question: str) -> None:
        """The House answers, or silence does; several steps may lead to the next round."""
        while self._trouble is None and question in self._wanted():
            before = self.live
            asked = next(q for q in awaited(self.game, before.table) if q.question == question)
            if asked.kind is Kind.TURN and question not in self._passed:
                self._idle = before.table.number, pondering(before, asked)
            command = dealer.answer(self.game, before, self._keeper, asked)
            if command is None:
                self._timed_by.pop(question, None)
                self._set_timers()
                self._house.changed(self, self.live, ())  # the clock begins anew
                return
            actor = CLOCK if asked.player is not None else HOUSE
            await self.do(actor, f"{before.name}/{actor}:{before.version}", command, question)
            if self.live is before:
                self._set_timers()
                return


def _taking_bets(live: LiveTable) -> bool:
    """The one question is when the bets are closed, and no bet changes its clock."""
    return live.table.round.status is Status.BETTING and not live.table.round.halts


def _answer(asked: Asked, answer: Answer) -> None:
    if not asked.reply.done():
        asked.reply.set_result(answer)


def _fail(asked: Asked, fault: Exception) -> None:
    if not asked.reply.done():
        asked.reply.set_exception(fault)
