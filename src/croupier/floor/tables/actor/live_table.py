"""A live table that runs by itself: it takes its mail, keeps its clock and does its errands."""

import asyncio
from collections.abc import Coroutine

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.identity.names import CLOCK
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor import automatic_dealer
from croupier.floor.tables.actor.clocks import pondering, waits
from croupier.floor.tables.actor.command_loop import AnsweringTable
from croupier.floor.tables.actor.companion_play import CompanionPlay
from croupier.floor.tables.actor.departures import errands, is_quiet
from croupier.floor.tables.actor.requests import Done, House
from croupier.floor.tables.actor.shoe_keeper import Keeper
from croupier.floor.tables.actor.squeeze_consent import consents
from croupier.floor.tables.actor.timers import Deadline, Timers
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.state import LiveTable

NO_QUESTION = ""


class LiveDesk(AnsweringTable):
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
        self._timers = Timers(self._time_is_up)
        self._passed: set[str] = set()  # questions that somebody has nothing to say to
        self._companions = CompanionPlay(keeper.chance)
        self._idle: tuple[int, frozenset[str]] = (0, frozenset())  # of a round: who let a card pass

    # from outside

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
                if self._has_errands():
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

    def _answered_at_once(self) -> None:
        if self._has_errands():
            self.look_round()

    async def _unless_broken(self, of_itself: Coroutine[None, None, None]) -> None:
        """What nobody waits for an answer to: people are told that the table stands still."""
        try:
            await of_itself
        except Exception as fault:  # the clock would never come back to it
            self._broken(fault)

    def _broken(self, fault: Exception) -> None:
        self._told_of(fault)
        self._stopped(StoreFailed(said("live-broken")))

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

    def _has_errands(self) -> bool:
        try:
            return bool(self._errands())
        except Exception as fault:
            self._broken(fault)
            return False

    def _errands(self) -> tuple[Command, ...]:
        abandons = self._keeper.abandons(self.live)
        if abandons is not None and self._trouble is None:
            return (abandons,)
        if self._trouble is not None or is_quiet(self._house, self.live):
            return ()
        return (
            *consents(self.game, self.live),
            *errands(self._house, self.game, self.live),
            *self._companions.errands(self.game, self.live),
        )

    async def _run_errands(self) -> None:
        name = self.live.name
        while found := self._errands():
            for command in found:
                answer = await self.do(HOUSE, f"{name}/{HOUSE}:{self.live.version}", command)
                self._companions.answered(command)
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
            if await self._answered_by_companion(asked):
                continue
            command = automatic_dealer.answer(self.game, before, self._keeper, asked)
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

    async def _answered_by_companion(self, asked: Awaited) -> bool:
        """A companion says what to do with a hand; what it may not do counts as silence."""
        live = self.live
        if asked.player not in live.companions:
            return False
        command = self._companions.answer(self.game, live, asked)
        identity = f"{live.name}/{HOUSE}:{live.version}"
        return isinstance(await self.do(HOUSE, identity, command, asked.question), Done)


def _taking_bets(live: LiveTable) -> bool:
    """The one question is when the bets are closed, and no bet changes its clock."""
    return live.table.round.status is Status.BETTING and not live.table.round.halts
