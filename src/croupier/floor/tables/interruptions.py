"""Rounds with bets that a technical interruption cut short or made void, counted per table. The
index of rounds has them, so that no restart forgets one and `verify` compares the same rows.

Which paragraph governs an interruption the books say; the House, which has seen the bets, must not
be able to lose power without it being seen.
"""

from itertools import takewhile

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.events import FactReported, ReportUnfounded
from croupier.engine.table.vocabulary.facts import Interruption
from croupier.floor.protocol.interruptions import RECENT, Interruptions
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import RoundRow, Search
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.state import LiveTable

HOUR_MS = 3_600_000
UNFOUNDED = "unfounded"  # among the rulings of an indexed round


class _Interrupted(msgspec.Struct, frozen=True):
    number: int
    closed_ms: int


class InterruptedRounds:
    """By table; read once, and again when one more was interrupted."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[_Interrupted, ...]] = {}

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    def changed(self, live: LiveTable, before: LiveTable) -> None:
        """A round in which one was reported, or was before it was ruled unfounded."""
        if _was_interrupted(live) or _was_interrupted(before):
            self.forget(live.name)

    def counted(self, store: Reading, game: Game, live: LiveTable, now_ms: int) -> Interruptions:
        name, newest = live.name, live.table.number
        if name not in self._known:
            self._known[name] = _read(store, game, name)
        recent = [each for each in self._known[name] if each.number > newest - RECENT]
        late = sum(now_ms - each.closed_ms < HOUR_MS for each in recent)
        return Interruptions(late, len(recent))


def paragraphs(game: Game) -> tuple[Citation, ...]:
    """That answer an interruption, in any edition."""
    return game.EDITIONS.paragraphs_about(Interruption)


def _was_interrupted(live: LiveTable) -> bool:
    facts = live.table.round.facts
    return bool(facts) and any(isinstance(fact, Interruption) for fact in facts)


def _read(store: Reading, game: Game, table: str) -> tuple[_Interrupted, ...]:
    """Rounds without a bet lose nothing by it."""
    rows = {
        row.number: row
        for paragraph in paragraphs(game)
        for row in store.rounds(Search(stream=table, paragraph=paragraph, limit=RECENT))
    }
    return tuple(
        _Interrupted(row.number, row.closed_ms or row.opened_ms)
        for row in rows.values()
        if row.total_cents and _stands(store, game, row)
    )


def _stands(store: Reading, game: Game, row: RoundRow) -> bool:
    """A report that was ruled unfounded is indexed under the same paragraph."""
    if UNFOUNDED not in row.rulings:
        return True
    codec, reported = live_codec(game), set[int]()
    lines = store.lines(after=row.first_position - 1, stream=row.stream)
    last = row.first_position if row.last_position is None else row.last_position
    for line in takewhile(lambda line: line.position <= last, lines):
        for event in (codec.event(bytes(raw)) for raw in line.written.events):
            match event:
                case FactReported(number=number, fact=Interruption()):
                    reported.add(number)
                case ReportUnfounded(number=number):
                    reported.discard(number)
    return bool(reported)
