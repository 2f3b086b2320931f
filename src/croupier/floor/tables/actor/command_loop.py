"""What is asked of a live table: decide, write down, evolve, show, answer; one after the other."""

import asyncio
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.interface import Conflict, StoreFailed
from croupier.floor.tables.actor.durable_table import WrittenTable
from croupier.floor.tables.actor.entry_writer import Decided
from croupier.floor.tables.actor.inbox import MOST_WAITING, Mailbox
from croupier.floor.tables.actor.lost_order import needs_the_order
from croupier.floor.tables.actor.repeated_commands import nothing_new
from croupier.floor.tables.actor.requests import Answer, Asked, House, done, not_known
from croupier.floor.tables.actor.shoe_keeper import Keeper
from croupier.floor.tables.actor.unseen_orders import told_unseen
from croupier.floor.tables.companions import giving_way
from croupier.floor.tables.permissions import COMES_TO_PLAY
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.state import LiveTable

Together = list[tuple[Asked, Decided | Answer]]


class AnsweringTable(WrittenTable):
    def __init__(self, house: House, game: Game, found: Restored, keeper: Keeper) -> None:
        super().__init__(house, game, found, keeper)
        self._mail = Mailbox()
        self._refused: dict[str, Refused] = {}  # the last ones: sent again, refused again

    def ask(
        self,
        actor: str,
        identity: str,
        command: Command,
        answering: str | None = None,
        *,
        spoken: bool = False,
    ) -> "asyncio.Future[Answer]":
        """Answered once it is written down, or refused."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        identity = self._identity(actor, identity)
        asked = Asked(actor, identity, command, answering, reply, spoken)
        if self._trouble is not None:
            reply.set_result(self._taking_nothing(self._trouble, asked))
        elif self._is_done_at_once(command):
            self._answer_at_once(asked)
        elif not self._mail.put(asked):
            reply.set_result(Refused(Reason.NOT_NOW, said("live-busy")))
        return reply

    def _is_done_at_once(self, command: Command) -> bool:
        """No mail waits before it, and no companion gives way first."""
        at_rest = self._mail.at_rest and self._house.committing.at_once
        return at_rest and not giving_way(self.game, self.live, command)

    def answered_before(self, actor: str, identity: str) -> Answer | None:
        """How it stands with what nobody can read any more; None: nothing was ever done under this
        id."""
        try:
            line = self._house.line_of(self._identity(actor, identity))
        except StoreFailed as trouble:
            return not_known(trouble.outward)
        return None if line is None else done(line)

    def _identity(self, actor: str, identity: str) -> str:
        """As the record names it: neither a table's name has a slash in it nor a person's a
        colon."""
        return f"{self.live.name}/{actor}:{identity}"

    def _answer_at_once(self, asked: Asked) -> None:
        """Nobody waits before it, and its entry is durable on return: there is nothing to wait
        for."""
        try:
            found = self._decided(self.live, asked)
            if isinstance(found, Decided):
                answer = self._known(asked, self._written_at_once(found))
            else:
                answer = self._as_before(asked, found)
        except Exception as fault:
            _fail(asked, fault)
        else:
            if answer is None:
                self._mail.put(asked)
            else:
                _answer(asked, answer)
        self._answered_at_once()

    @abstractmethod
    def _answered_at_once(self) -> None:
        """There may be more to do."""

    async def _answer_all(self, waiting: Sequence[Asked]) -> None:
        """Decided one after the other, written together, and answered once that is durable, be it
        with a refusal."""
        while waiting:
            try:
                together, later = self._decide(waiting)
                entries = [decided for _, decided in together if isinstance(decided, Decided)]
                written = await self._written(entries) if entries else ()
                waiting = [*self._answer_some(together, written), *later]
            except Exception as fault:
                for asked in waiting:
                    _fail(asked, fault)
                return

    def _answer_some(
        self,
        together: Together,
        written: Iterable[Answer | Conflict],
    ) -> Iterator[Asked]:
        """Those that have to be decided again: what was decided before them never came to be."""
        found, doubtful = iter(written), False
        for asked, decided in together:
            answer: Answer | None = None
            if isinstance(decided, Decided):
                outcome = next(found)
                answer = self._known(asked, outcome)
                doubtful = doubtful or isinstance(outcome, Conflict)
            elif not doubtful:
                answer = self._as_before(asked, decided)
            if answer is None:
                yield asked
            else:
                _answer(asked, answer)

    def _decide(self, waiting: Sequence[Asked]) -> tuple[Together, list[Asked]]:
        """Up to the first that turns a page: the next may look back at it."""
        live, together = self.live, Together()
        for number, asked in enumerate(waiting, 1):
            try:
                for first in giving_way(self.game, live, asked.command):
                    way, gives = self._given_way(live, first)
                    together.append((way, gives))
                    live = gives.after if isinstance(gives, Decided) else live
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

    def _given_way(self, live: LiveTable, command: Command) -> tuple[Asked, Decided | Answer]:
        """A companion takes chips back before a player's bet; the House asks for it."""
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asked = Asked(HOUSE, self._identity(HOUSE, str(live.version)), command, None, reply)
        return asked, self._decided(live, asked)

    def _decided(self, live: LiveTable, asked: Asked) -> Decided | Answer:
        if self._trouble is not None:
            return self._taking_nothing(self._trouble, asked)
        if asked.identity in self._refused:
            return self._refused[asked.identity]
        if self.order_lost is not None:
            refused = needs_the_order(self.order_lost, asked.command)
            if refused is not None:
                return refused
        if self._house.closing and isinstance(asked.command, COMES_TO_PLAY):
            return Refused(Reason.NOT_NOW, said("server-stopping"))
        unseen = told_unseen(self.game, live.table.round, asked.command)
        if unseen is not None:
            return unseen
        decided = self._scribe.decided(
            live, asked.actor, asked.identity, asked.command, asked.answering
        )
        if not isinstance(decided, Decided):
            return decided
        refused = nothing_new(live.table.round, asked.command)
        return decided if refused is None else refused

    def _as_before(self, asked: Asked, answer: Answer) -> Answer:
        """What was carried out once is not refused when it is sent again; a refusal stays one."""
        identity = asked.identity
        if self._trouble is not None:
            return self._taking_nothing(self._trouble, asked)
        if not isinstance(answer, Refused) or identity in self._refused:
            return answer
        try:
            before = self._house.line_of(identity)
        except StoreFailed as trouble:
            self._stopped(trouble)
            return not_known(trouble.outward)
        if before is not None:
            return self._done_before(asked, before)
        self._refused[identity] = answer
        if len(self._refused) > MOST_WAITING:
            del self._refused[next(iter(self._refused))]
        return answer

    def _known(self, asked: Asked, outcome: Answer | Conflict) -> Answer | None:
        """None: it was decided on what never came to be, and has to be decided again."""
        if not isinstance(outcome, Conflict):
            return outcome
        return None if outcome.line is None else self._done_before(asked, outcome.line)


def _answer(asked: Asked, answer: Answer) -> None:
    if not asked.reply.done():
        asked.reply.set_result(answer)


def _fail(asked: Asked, fault: Exception) -> None:
    if not asked.reply.done():
        asked.reply.set_exception(fault)
