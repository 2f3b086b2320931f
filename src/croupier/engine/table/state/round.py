"""A round of play: chips, cards, halts and the game's own play, frozen (Baccarat 1.17)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.state.chips import NO_WAGERS, Wagers
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Awaiting, AwaitingRuling, Event
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import (
    NO_CARDS,
    OUT_OF_PLAY,
    WAITING,
    Cards,
    Drawn,
    Place,
)
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager

P = TypeVar("P")


class Status(StrEnum):
    BETTING = "betting"
    PLAY = "play"
    CONCLUDED = "concluded"  # paid; still takes facts until the next betting opens
    VOID = "void"


# By themselves: an Enum takes longer to find a member than the rest of a comparison takes, and
# every command compares several.
BETTING, PLAY, CONCLUDED, VOID = Status
UNFINISHED = (BETTING, PLAY)


class Pick(msgspec.Struct, frozen=True):
    """The order of cards drawn together as somebody said it before the options were closed."""

    by: Person
    for_player: str | None  # who was to pick then
    cards: tuple[Card | None, ...]


class Halt(msgspec.Struct, frozen=True):
    """A fact being ruled on: what governs it and who still has to speak."""

    number: int  # of the report
    fact: Fact
    paragraph: Citation
    detected: bool = False  # by the table itself, not by a person
    awaiting: Awaiting | None = None
    reconstruct: bool | None = None
    pick: Pick | None = None
    called: Fact | None = None  # as it was reported, where the table takes it for another fact
    lay: Cards = NO_CARDS  # the cards just before the report or, since, the ruling moved any

    @property
    def reported(self) -> Fact:
        """The fact in the word it was reported with."""
        return self.called or self.fact

    def names(self) -> tuple[str, ...]:
        """What a ruling may call it: by the word of the report as by that of the table."""
        return names_of(self.fact, self.called)


def names_of(fact: Fact, called: Fact | None) -> tuple[str, ...]:
    return fact.called() if called is None else (*called.called(), *fact.called())


class Ruled(msgspec.Struct, frozen=True):
    """A ruling as it is announced and kept."""

    cites: tuple[Citation, ...]
    effect: Message
    by: str | None  # None: the book leaves no choice
    reason: str = ""


class Decision(msgspec.Struct, frozen=True):
    """A choice made in play and the cards it was made on, so that Reconstruction can keep it."""

    command: Command
    made_on: str
    events: tuple[Event, ...]


class Squeeze(msgspec.Struct, frozen=True):
    player: str
    place: Place
    first: bool
    granted: bool


def unanswered(squeezes: tuple[Squeeze, ...]) -> int | None:
    """Which of them the House has to answer next: the last first, and no request again that was
    granted meanwhile (Blackjack 3.12)."""
    granted = {(each.player, each.place, each.first) for each in squeezes if each.granted}
    last = len(squeezes) - 1
    for number in range(last, -1, -1):
        each = squeezes[number]
        asks_again = number < last and (each.player, each.place, each.first) in granted
        if not each.granted and not asks_again:
            return number
    return None


class Report(msgspec.Struct, Generic[P], frozen=True, eq=False):
    """One report, and the round as it stood before it."""

    number: int
    by: Person | None
    fact: Fact
    paragraph: Citation
    stood: "Round[P]"
    somebody_left: bool = False  # took bets back over it
    called: Fact | None = None  # as it was reported, where the table takes it for another fact

    @property
    def reported(self) -> Fact:
        """The fact in the word it was reported with."""
        return self.called or self.fact

    def names(self) -> tuple[str, ...]:
        return names_of(self.fact, self.called)

    def __eq__(self, other: object) -> bool:
        """How the round stood follows from the rest; to compare it too would take for ever."""
        return isinstance(other, Report) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self.number)

    def _said(self) -> tuple[Any, ...]:
        return self.number, self.by, self.fact, self.paragraph, self.called


class Choice(msgspec.Struct, frozen=True):
    """A player who was asked to stay in or take back; `stays` None: the question closed before."""

    player: str
    box: int | None
    hand: int | None
    stays: bool | None = None


class RuledOn(msgspec.Struct, frozen=True):
    number: int  # the place of the ruling among those of the round
    lay: Cards  # the cards when it was made, before it was carried out
    by: Person | None = None  # None: the book leaves no choice


class Case(msgspec.Struct, Generic[P], frozen=True, eq=False):
    """One report, also one that was unfounded: the rulings on it, and the round after them."""

    report: Report[P]
    rulings: tuple[RuledOn, ...] = ()
    choices: tuple[Choice, ...] = ()
    closed: "Round[P] | None" = None  # None: something is still awaited

    def __eq__(self, other: object) -> bool:
        """How the round stood follows from the rest, as in a report."""
        return isinstance(other, Case) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self.report)

    def _said(self) -> tuple[Any, ...]:
        return self.report, self.rulings, self.choices, self.closed is None


class Round(msgspec.Struct, Generic[P], frozen=True, dict=True):
    """`dict`: answers worked out once lie beside the fields and count for nothing."""

    settings: Settings
    seats: Mapping[int, str]
    purses: Mapping[str, int] | None  # None: not counted; who is not named has no limit either
    shoe: Shoe
    play: P
    status: Status = Status.BETTING
    wagers: Wagers = NO_WAGERS
    rejected: tuple[Wager, ...] = ()  # bets of which nothing was let stand; they count for nothing
    next_wager_id: int = 1
    cards: Cards = NO_CARDS
    halts: tuple[Halt, ...] = ()
    rulings: tuple[Ruled, ...] = ()
    decisions: tuple[Decision, ...] = ()
    squeezes: tuple[Squeeze, ...] = ()
    facts: tuple[Fact, ...] = ()  # everything reported in this round except what was unfounded
    reports: int = 0  # how many there were
    reported: tuple[Report[P], ...] = ()  # one for each of the facts
    cases: tuple[Case[P], ...] = ()  # one for each report there was
    staying: frozenset[int] = frozenset()  # cards that cannot be Reconstructed stay where they lie
    walked_away: frozenset[str] = frozenset()
    new_cards_wanted: bool = False
    abandoned: bool = False  # everybody left over cards drawn together: there is no result
    before: "Round[P] | None" = None  # the table just before the last card was drawn

    def at(self, place: Place) -> tuple[Card | None, ...]:
        """The cards at a place in the order they came; None is a face nobody has seen."""
        return self.cards.at(place)

    @property
    def waiting(self) -> tuple[Drawn, ...]:
        if not self.cards.at(WAITING):
            return ()
        return tuple(drawn for drawn in self.cards if drawn.place == WAITING)

    @property
    def in_place(self) -> tuple[Drawn, ...]:
        return tuple(drawn for drawn in self.cards if drawn.place.area not in OUT_OF_PLAY)

    @property
    def placed(self) -> tuple[Wager, ...]:
        """Every bet in the order of placing, those rejected as a whole included."""
        return tuple(sorted((*self.wagers, *self.rejected), key=lambda wager: wager.id))

    def wager(self, wager_id: int) -> Wager:
        return self.wagers.by_id(wager_id)

    def open_wagers(self, player: str | None = None) -> tuple[Wager, ...]:
        return tuple(
            wager
            for wager in self.wagers
            if wager.settlement is None and (player is None or wager.player == player)
        )

    @property
    def last_report(self) -> Report[P] | None:
        return self.reported[-1] if self.reported else None

    def halt(self, number: int) -> Halt:
        return next(halt for halt in self.halts if halt.number == number)

    def cards_of(self, fact: DealingError) -> range:
        """The cards of an error: from where a later one begins they are for the ruling on that."""
        sinces = (other.since for other in self.facts if isinstance(other, DealingError))
        later = (since for since in sinces if since > fact.since)
        return range(fact.since, min([fact.last(len(self.cards)) + 1, *later]))

    @property
    def unruled(self) -> tuple[tuple[int, DealingError], ...]:
        """Dealing errors that wait for a ruling or an order, with the numbers of their reports."""
        return tuple(
            (halt.number, halt.fact)
            for halt in self.halts
            if isinstance(halt.fact, DealingError)
            and (isinstance(halt.awaiting, AwaitingRuling) or type(halt.fact) is DrawnTogether)
        )

    def disputed(self, besides: int, after: int = 0) -> frozenset[int]:
        """The cards of errors that wait, but for the report of this number and errors that do not
        begin `after` this card."""
        return frozenset(
            card
            for number, fact in self.unruled
            if number != besides and fact.since > after
            for card in self.cards_of(fact)
        )

    def open_beside(self, number: int) -> tuple[Report[P], ...]:
        """The dealing errors that waited while this one did, whichever has been ruled on since."""
        waited = {other for other, _ in self.report(number).stood.unruled}
        return tuple(
            report
            for report in self.reported
            if isinstance(report.fact, DealingError)
            and (report.number in waited or number in (n for n, _ in report.stood.unruled))
        )

    def report(self, number: int) -> Report[P]:
        return next(report for report in self.reported if report.number == number)

    def case(self, number: int) -> Case[P]:
        """Also of a report that was unfounded."""
        return next(case for case in self.cases if case.report.number == number)

    def on(self, spot: Spot) -> tuple[Wager, ...]:
        return tuple(wager for wager in self.wagers if wager.spot == spot)

    def players(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(wager.player for wager in self.wagers))

    def groups(self) -> list[tuple[Wager, ...]]:
        """Open wagers by player and box, as they are settled together (Blackjack 3.22.3)."""
        grouped: dict[tuple[str, int | None], list[Wager]] = {}
        for wager in self.wagers:
            if wager.settlement is None:
                grouped.setdefault((wager.player, wager.spot.box), []).append(wager)
        return [tuple(group) for group in grouped.values()]

    def just_before(self, number: int) -> "Round[P]":
        """The table as it was before card `number` was drawn, with the faces known since."""
        state: Round[P] = self
        while len(state.cards) >= number:
            assert state.before is not None
            state = state.before
        faces = [drawn.card for drawn in state.cards]
        if None not in faces or faces == [drawn.card for drawn in self.cards[: len(faces)]]:
            return state
        known = {drawn.number: drawn.card for drawn in self.cards}
        cards = Cards.of(replace(drawn, card=known[drawn.number]) for drawn in state.cards)
        return replace(state, cards=cards)

    def purse(self, player: str) -> int | None:
        """What a player has left; None: nobody counts it."""
        return None if self.purses is None else self.purses.get(player)

    def can_pay(self, player: str, amount_cents: int) -> bool:
        purse = self.purse(player)
        return purse is None or purse >= amount_cents


AnyRound: TypeAlias = Round[Any]  # of whichever game
