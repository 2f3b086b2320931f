"""A live table: the engine's table, and what the floor knows about it."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from croupier.engine.table.state.round import UNFINISHED
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.protocol.card_checks import Counts


class Condition(StrEnum):
    OPEN = "open"
    PAUSED = "paused"  # no further round until somebody resumes
    CLOSING = "closing"  # this was the last round


class CommittedShoe(msgspec.Struct, frozen=True):
    """A shoe of cards, or one spin of the wheel, whose order was fixed before it began."""

    number: int = 0
    commitment: str = ""  # empty: none yet
    drawn: int = 0  # how many of its cards have been dealt
    used: bool = True  # a round was opened on it
    revealed: bool = True


class Announced(msgspec.Struct, frozen=True):
    """Other settings from the next round on, and who ordered them."""

    settings: Settings
    by: Person


class Companion(msgspec.Struct, frozen=True):
    """Plays along for the House, at a box of the layout or, without boxes, anywhere on it."""

    box: int | None
    leaving: bool = False


class LiveTable(msgspec.Struct, frozen=True):
    name: str
    table: AnyTable
    automatic: bool  # dealt by the House's own Dealer; nobody keys a card
    condition: Condition = Condition.OPEN
    shoe: CommittedShoe = CommittedShoe()
    face_down: Mapping[int, int] = {}  # cards of this round by number: which of the shoe they are
    announced: Announced | None = None
    dealer: str | None = None  # who keys a recorded table
    dealers: frozenset[str] = frozenset()  # whoever has keyed its round
    dealt_by: Mapping[int, frozenset[str]] = {}  # who keyed the rounds before, as far as kept
    counts: Counts = Counts()  # of the cards of a recorded table
    unannounced: bool = False  # its settings were changed without notice
    queue: tuple[str, ...] = ()  # for a seat
    ready: tuple[str, ...] = ()  # players who make no more bets in this round
    all_ready: bool = False  # the last of them completed those with a bet
    companions: Mapping[str, Companion] = {}  # of the House, by their names
    leaving: frozenset[str] = frozenset()  # players who got up while chips of theirs were in play
    version: int = 0  # of the stream: how many events have made it what it is

    @property
    def between_rounds(self) -> bool:
        return self.table.round.status not in UNFINISHED and not self.table.round.halts

    @property
    def has_bets(self) -> bool:
        """A round is in play, and somebody has chips on the layout."""
        return not self.between_rounds and bool(self.table.round.wagers)

    @property
    def closed(self) -> bool:
        return self.condition is Condition.CLOSING and self.between_rounds
