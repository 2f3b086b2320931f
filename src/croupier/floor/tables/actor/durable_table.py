"""A live table and its record: what is decided counts, and is shown, once it is durable."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import Conflict, InDoubt, StoreFailed
from croupier.floor.tables.actor.entry_writer import Decided, Scribe
from croupier.floor.tables.actor.requests import Answer, Asked, Done, House, done, not_known
from croupier.floor.tables.actor.shoe_keeper import Keeper
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.state import LiveTable

Outcome = Line | Conflict | Exception  # of an entry that was to be written


class WrittenTable(ABC):
    def __init__(self, house: House, game: Game, found: Restored, keeper: Keeper) -> None:
        self.game, self._house = game, house
        self._trouble: StoreFailed | None = None
        self._as_found(found, keeper)

    def _as_found(self, found: Restored, keeper: Keeper) -> None:
        self.live, self._record, self.times = found.live, found.record, found.times
        self._coming = found.live  # with what is being written
        self._keeper = keeper
        self._scribe = Scribe(self._house, self.game, keeper, found.record)

    def faces(self) -> dict[int, Any]:
        """Of cards that lie face down; at a recorded table nobody knows them."""
        return self._keeper.faces(self.live) if self.live.automatic else {}

    @property
    def order_lost(self) -> Message | None:
        """Why no card can be dealt here; None: whatever is due can be."""
        return None if self.live.shoe.revealed else self._keeper.lost

    @property
    def out_of_service(self) -> Message | None:
        """Why it takes no bets, as people are told; None: it does."""
        return self.order_lost if self._trouble is None else self._trouble.outward

    @property
    def troubled(self) -> bool:
        """It takes nothing until it is `continued`."""
        return self._trouble is not None

    @property
    def trouble(self) -> StoreFailed | None:
        """Why it takes nothing more."""
        return self._trouble

    def lying(self, player: str) -> int:
        """Cents on the layout that may come back to them, also by what is being written."""
        rounds = self.live.table.round, self._coming.table.round
        return max(sum(w.action_cents for w in round.open_wagers(player)) for round in rounds)

    @property
    def record(self) -> KeptRounds:
        """Its last rounds."""
        return self._record

    async def do(
        self, actor: str, identity: str, command: Command, answering: str | None = None
    ) -> Answer:
        decided = self._scribe.decided(self.live, actor, identity, command, answering)
        if not isinstance(decided, Decided):
            return decided
        (answer,) = await self._written([decided])
        assert not isinstance(answer, Conflict), "nobody sends it again"
        return answer

    async def _written(self, entries: Sequence[Decided]) -> list[Answer | Conflict]:
        self._coming = entries[-1].after
        try:
            appends = [entry.append for entry in entries]
            lines: Sequence[Outcome] = await self._house.committing.commit(appends)
        except Exception as fault:
            lines = [fault] * len(entries)
        return self._carried_out(entries, lines)

    def _written_at_once(self, entry: Decided) -> Answer | Conflict:
        try:
            line: Outcome = self._house.committing.commit_now(entry.append)
        except Exception as fault:
            line = fault
        (answer,) = self._carried_out((entry,), (line,))
        return answer

    def _carried_out(
        self, entries: Sequence[Decided], lines: Sequence[Outcome]
    ) -> list[Answer | Conflict]:
        """Nothing is shown, and nothing counts, before it is durable. A conflict: it was carried
        out before, or decided on something that was."""
        durable: list[Decided] = []
        for entry, line in zip(entries, lines, strict=True):
            self._scribe.kept(entry, line)
            if isinstance(line, Line):
                durable.append(entry)
        if durable:
            self._show(durable)
        self._coming = self.live
        answers: list[Answer | Conflict] = []
        trouble: StoreFailed | None = None
        for entry, line in zip(entries, lines, strict=True):
            if isinstance(line, Line):
                answers.append(Done(entry.append.after, line.position))
            elif isinstance(line, Conflict) and (_sent_again(entry, line) or answers):
                answers.append(line)
            else:
                if trouble is None:
                    trouble = self._trouble_of(line)
                    self._stopped(trouble)
                answers.append(
                    not_known(line.outward)
                    if isinstance(line, InDoubt)
                    else Refused(Reason.NOT_NOW, trouble.outward)
                )
        return answers

    def _taking_nothing(self, trouble: StoreFailed, asked: Asked) -> Answer:
        """It is not carried out now; whether it was before, the record knows."""
        if self._coming is not self.live:  # this may be what is being written
            return not_known(trouble.outward)
        try:
            before = self._house.line_of(asked.identity)
        except StoreFailed:
            return not_known(trouble.outward)
        if before is None:
            return Refused(Reason.NOT_NOW, trouble.outward)
        return self._done_before(asked, before)

    def _done_before(self, asked: Asked, line: Line) -> Answer:
        """Sent again it is answered as before; anything else under its id was never done."""
        if asked.repeats(live_codec(self.game).command(line.written.command)):
            return done(line)
        return Refused(Reason.NOT_NOW, said("live-id-used"))

    def _trouble_of(self, fault: Conflict | Exception) -> StoreFailed:
        if isinstance(fault, Conflict):
            return StoreFailed(said("live-written-elsewhere", table=self.live.name))
        if not isinstance(fault, StoreFailed):
            raise fault
        return fault

    def _show(self, entries: Sequence[Decided]) -> None:
        for entry in entries:
            self.live, self.times = entry.after, self.times.after(entry.after, entry.at_ms)
        events = tuple([event for entry in entries for event in entry.events])
        self._shown(entries[0].before, events)

    def _stopped(self, trouble: StoreFailed) -> None:
        self._trouble = trouble
        self._halted(trouble)

    @abstractmethod
    def _shown(self, before: LiveTable, events: tuple[Event, ...]) -> None:
        """It has become `live`, and everybody may know."""

    @abstractmethod
    def _halted(self, trouble: StoreFailed) -> None:
        """Nothing more is taken."""


def _sent_again(entry: Decided, conflict: Conflict) -> bool:
    """Its id is in the record, from before the table came to stand as it does."""
    return conflict.line is not None and conflict.line.version < entry.append.version
