"""The only place that makes an entry of a live table: decide, reserve chips, commit, or release."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.floor.record.ledger.posting import postings
from croupier.floor.record.store.entries import Append, Line, appending
from croupier.floor.record.store.interface import Conflict
from croupier.floor.record.store.rounds import NOTHING_INDEXED
from croupier.floor.tables.actor.repeated_commands import nothing_new
from croupier.floor.tables.actor.requests import Answer, Done, House, Request
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.deciding import owing, run_live
from croupier.floor.tables.permissions import not_entitled, not_for_another
from croupier.floor.tables.restoration import noted
from croupier.floor.tables.round_index import indexed
from croupier.floor.tables.state import LiveTable

Outcome = Line | Conflict | Exception  # of an entry that was to be written


class PendingEntry(NamedTuple):
    """A decided command. It takes effect once its entry is durable."""

    before: LiveTable
    after: LiveTable
    events: tuple[Event, ...]
    moved: Transfers
    append: Append
    at_ms: int

    @property
    def ends_batch(self) -> bool:
        """It opens or ends a round, or changes one that is over: the next may look back at it."""
        return self.append.rounds is not NOTHING_INDEXED


class EntryWriter:
    def __init__(self, house: House, game: Game, keeper: ShoeKeeper, record: KeptRounds) -> None:
        self._house, self._game = house, game
        self._keeper, self._record = keeper, record
        self._codec = live_codec(game)

    def decide_and_reserve(self, live: LiveTable, request: Request) -> PendingEntry | Answer:
        """Reserve the chips after the last possible refusal, so that none need be released for
        one, and the same chips cannot go to two tables."""
        actor, command = request.actor, request.command
        refused = first_refusal(
            not_entitled(self._house, self._game, live, actor, command),
            not_for_another(self._game, live, actor, command),
        )
        if refused is not None:
            return refused
        ran = run_live(self._game, live, command, self._record, answering=request.answering)
        if isinstance(ran, Refused):
            return ran
        after, events = ran
        if not events:
            return Done(live.version, 0)
        moved = postings(self._game, live.name, live.table, events)
        refused = first_refusal(
            self._not_paid_for(events, moved), nothing_new(live.table.round, command)
        )
        if refused is not None:
            return refused
        encode = self._codec.written
        entry = self._house.entry(
            *(live.name, live.version, request.identity, actor),
            encode(command),
            map(encode, events),
        )
        sealed = self._keeper.sealed(self._house.seal, live.name, command)
        rounds = indexed(self._game, live, events, after, self._record, entry.at_ms)
        append = appending(entry, moved, sealed, rounds)
        self._house.wallets.take(moved)
        return PendingEntry(live, after, events, moved, append, entry.at_ms)

    async def write(self, entries: Sequence[PendingEntry]) -> list[Outcome]:
        """Commit all together, and release the chips of each that was not written."""
        try:
            appends = [entry.append for entry in entries]
            outcomes: list[Outcome] = [*await self._house.committing.commit(appends)]
        except Exception as fault:
            outcomes = [fault] * len(entries)
        for entry, outcome in zip(entries, outcomes, strict=True):
            if isinstance(outcome, Line):
                self._house.wallets.give(entry.moved)
                noted(self._game, self._record, entry.before, entry.events)
            else:
                self._house.wallets.put_back(entry.moved)
        return outcomes

    def _not_paid_for(self, events: Sequence[Event], moved: Transfers) -> Refused | None:
        for event in events:
            if isinstance(event, BetPlaced) and self._house.wallets.owing(event.wager.player):
                return owing(event.wager.player)
        if self._house.wallets.lacking(moved) is not None:
            return Refused(Reason.ABOVE_PURSE, said("live-wallet-too-small"), room_cents=0)
        return None
