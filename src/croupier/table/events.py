"""What has happened, as facts with amounts; state changes in no other way."""

from typing import Any

import msgspec

from croupier.equipment.cards import Card
from croupier.rulebook import Citation
from croupier.table.commands import Command
from croupier.table.facts import Fact
from croupier.table.people import Person
from croupier.table.places import Place
from croupier.table.wagers import Settlement, Spot, Wager


class Event(msgspec.Struct, frozen=True):
    pass


class BetPlaced(Event, frozen=True):
    wager: Wager
    turned_away_cents: int = 0


class BetReduced(Event, frozen=True):
    """Chips go back before the close: withdrawn, or rejected with a citation."""

    wager_id: int
    amount_cents: int
    cites: tuple[Citation, ...] = ()


class LimitBreached(Event, frozen=True):
    """A recorded table notices what lies beyond a limit; negative: what is missing."""

    spot: Spot  # without a box: a whole side, beyond the Differential
    excess_cents: int
    cites: tuple[Citation, ...]


class MinimumAdvised(Event, frozen=True):
    spot: Spot
    missing_cents: int
    cites: tuple[Citation, ...]


class InAction(msgspec.Struct, frozen=True):
    wager_id: int
    action_cents: int
    cites: tuple[Citation, ...]


class BettingClosed(Event, frozen=True):
    """`limited` lists the wagers that the limits say something of, and what counts of them."""

    limited: tuple[InAction, ...] = ()
    cites: tuple[Citation, ...] = ()


class CardDealt(Event, frozen=True):
    number: int
    card: Card | None
    place: Place


class CardTurned(Event, frozen=True):
    number: int
    card: Card


class CardMoved(Event, frozen=True):
    """A drawn card is laid where it is due, discarded or held over."""

    number: int
    place: Place


class SqueezeAsked(Event, frozen=True):
    by: Person
    place: Place
    first: bool


class SqueezeGranted(Event, frozen=True):
    by: Person


class CardFoundElsewhere(Event, frozen=True):
    """A report says where a card drawn earlier really lay."""

    number: int
    place: Place


class FactReported(Event, frozen=True):
    """`by` None: detected by the table itself. `number` counts the reports of the round."""

    number: int
    by: Person | None
    fact: Fact
    paragraph: Citation


class RulingMade(Event, frozen=True):
    """`effect` is the sentence that is announced; `by` None: the book leaves no choice."""

    by: Person | None
    cites: tuple[Citation, ...]
    effect: str
    reason: str = ""


class HaltMoved(Event, frozen=True):
    """The halt over a report waits for something else."""

    halt: int  # the number of the report
    awaiting: "Awaiting"


class ReconstructionRuled(Event, frozen=True):
    """The House says whether the cards go back to their order; `staying` are those that do not,
    whatever is ruled later."""

    halt: int
    reconstruct: bool
    staying: tuple[int, ...] = ()


class OrderPicked(Event, frozen=True):
    """Which card is to come first was said while others still had time to choose."""

    halt: int
    by: Person
    for_player: str | None
    cards: tuple[Card | None, ...]


class DecisionMade(Event, frozen=True):
    """Keeps what was decided and on which cards; `made` are the events it led to."""

    command: Command
    made_on: Any
    made: tuple[Event, ...]


class OptionChosen(Event, frozen=True):
    halt: int
    player: str
    box: int | None
    hand: int | None
    stays: bool
    cites: tuple[Citation, ...] = ()


class HaltLifted(Event, frozen=True):
    halt: int


class ReportUnfounded(Event, frozen=True):
    """It did not happen; `undone`: what had followed from it is taken back as well."""

    number: int  # of the report
    undone: bool


class CardsReconstructed(Event, frozen=True):
    """From card `since` on, every card was laid where it is due: `course` is all that happened
    since then as it should have been, with the decisions that were kept."""

    since: int
    course: tuple[Event, ...]


class WagerSettled(Event, frozen=True):
    wager_id: int
    settlement: Settlement


class SettlementReversed(Event, frozen=True):
    """What was paid goes back and the wager is open again, to be settled correctly."""

    wager_id: int
    cites: tuple[Citation, ...]


class RoundConcluded(Event, frozen=True):
    pass


class RoundVoided(Event, frozen=True):
    cites: tuple[Citation, ...]


class CardsToBeReplaced(Event, frozen=True):
    by: Person
    reason: str


class Asked(msgspec.Struct, frozen=True):
    """One choice to be made: a player's bets, all of them or those on one hand."""

    player: str
    box: int | None
    hand: int | None


class AwaitingRuling(msgspec.Struct, frozen=True, tag=True):
    """The House decides; `words` are the rulings possible."""

    rank: int
    words: tuple[str, ...]


class AwaitingChoices(msgspec.Struct, frozen=True, tag=True):
    asked: tuple[Asked, ...]


class AwaitingOrder(msgspec.Struct, frozen=True, tag=True):
    """`player` None: the Pit Supervisor or above decides."""

    player: str | None


class AwaitingDecision(msgspec.Struct, frozen=True, tag=True):
    """The Shift Manager decides what the book does not."""


Awaiting = AwaitingRuling | AwaitingChoices | AwaitingOrder | AwaitingDecision
