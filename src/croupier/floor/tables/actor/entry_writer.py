"""A command to a live table decided, and written down with all that came of it."""

from typing import NamedTuple

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.floor.record.ledger.posting import postings
from croupier.floor.record.store.entries import Append, Line, appending
from croupier.floor.record.store.interface import Conflict
from croupier.floor.record.store.rounds import NOTHING_INDEXED
from croupier.floor.tables.actor.requests import Answer, Done, House
from croupier.floor.tables.actor.shoe_keeper import Keeper
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.deciding import owing, run_live
from croupier.floor.tables.permissions import not_entitled, not_for_another
from croupier.floor.tables.restoration import noted
from croupier.floor.tables.round_index import indexed
from croupier.floor.tables.state import LiveTable


class Decided(NamedTuple):
    """A command that is carried out once its entry is durable."""

    before: LiveTable
    after: LiveTable
    events: tuple[Event, ...]
    moved: Transfers
    append: Append
    at_ms: int

    @property
    def turns_a_page(self) -> bool:
        """It opens a round, ends one, or changes one that is over."""
        return self.append.rounds is not NOTHING_INDEXED


class Scribe:
    def __init__(self, house: House, game: Game, keeper: Keeper, record: KeptRounds) -> None:
        self._house, self._game = house, game
        self._keeper, self._record = keeper, record
        self._codec = live_codec(game)

    def decided(
        self,
        live: LiveTable,
        actor: str,
        identity: str,
        command: Command,
        answering: str | None = None,
    ) -> Decided | Answer:
        """What it moves has left its wallets, so that the same chips cannot go to two tables."""
        refused = first_refusal(
            not_entitled(self._house, self._game, live, actor, command),
            not_for_another(self._game, live, actor, command),
        )
        if refused is not None:
            return refused
        ran = run_live(self._game, live, command, self._record, answering=answering)
        if isinstance(ran, Refused):
            return ran
        after, events = ran
        if not events:
            return Done(live.version, 0)
        for event in events:
            if isinstance(event, BetPlaced) and self._house.wallets.owing(event.wager.player):
                return owing(event.wager.player)
        moved = postings(self._game, live.name, live.table, events)
        if self._house.wallets.lacking(moved) is not None:
            return Refused(Reason.ABOVE_PURSE, said("live-wallet-too-small"), room_cents=0)
        written = self._codec.written
        entry = self._house.entry(
            *(live.name, live.version, identity, actor),
            written(command),
            map(written, events),
        )
        at_ms = entry.at_ms
        sealed = self._keeper.sealed(self._house.seal, live.name, command)
        rounds = indexed(self._game, live, events, after, self._record, at_ms)
        append = appending(entry, moved, sealed, rounds)
        self._house.wallets.take(moved)
        return Decided(live, after, events, moved, append, at_ms)

    def kept(self, entry: Decided, line: Line | Conflict | Exception) -> None:
        """What could not be written has not happened."""
        if isinstance(line, Line):
            self._house.wallets.give(entry.moved)
            noted(self._game, self._record, entry.before, entry.events)
        else:
            self._house.wallets.put_back(entry.moved)
