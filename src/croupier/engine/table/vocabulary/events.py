"""What has happened, as facts with amounts; state changes in no other way."""

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Settlement, Spot, Wager


class Event:
    """A fact of a table; which events there are, a game and the table say together."""

    __slots__ = ()


class Happened(Event, msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Each has a name that is written down and never changes. `gc=False`: frozen and made from what
    was there before, none can hold itself."""


class BetPlaced(Happened, frozen=True, tag="table.bet-placed.1"):
    wager: Wager
    turned_away_cents: int = 0


class BetReduced(Happened, frozen=True, tag="table.bet-reduced.1"):
    """Chips go back before the close: withdrawn, or rejected with a citation."""

    wager_id: int
    amount_cents: int
    cites: tuple[Citation, ...] = ()


class LimitBreached(Happened, frozen=True, tag="table.limit-breached.1"):
    """A recorded table notices what lies beyond a limit; negative: what is missing."""

    spot: Spot  # without a box: a whole side, beyond the Differential
    excess_cents: int
    cites: tuple[Citation, ...]


class MinimumAdvised(Happened, frozen=True, tag="table.minimum-advised.1"):
    spot: Spot
    missing_cents: int
    cites: tuple[Citation, ...]


class InAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wager_id: int
    action_cents: int
    cites: tuple[Citation, ...]


class BettingClosed(Happened, frozen=True, tag="table.betting-closed.1"):
    """`limited` lists the wagers that the limits say something of, and what counts of them."""

    limited: tuple[InAction, ...] = ()
    cites: tuple[Citation, ...] = ()


class CardDealt(Happened, frozen=True, tag="table.card-dealt.1"):
    number: int
    card: Card | None
    place: Place


class CardTurned(Happened, frozen=True, tag="table.card-turned.1"):
    number: int
    card: Card


class CardMoved(Happened, frozen=True, tag="table.card-moved.1"):
    """A drawn card is laid where it is due, discarded or held over."""

    number: int
    place: Place


class SqueezeAsked(Happened, frozen=True, tag="table.squeeze-asked.1"):
    by: Person
    place: Place
    first: bool


class SqueezeGranted(Happened, frozen=True, tag="table.squeeze-granted.1"):
    by: Person


class CardFoundElsewhere(Happened, frozen=True, tag="table.card-found-elsewhere.1"):
    """A report says where a card drawn earlier really lay."""

    number: int
    place: Place


class FactReported(Happened, frozen=True, tag="table.fact-reported.1"):
    """`by` None: detected by the table itself. `number` counts the reports of the round."""

    number: int
    by: Person | None
    fact: Fact
    paragraph: Citation


class FactReclassified(Happened, frozen=True, tag="table.fact-reclassified.1"):
    """The table takes a report for another fact than it was called; it keeps its own word too."""

    number: int  # of the report
    called: Fact


class RulingMade(Happened, frozen=True, tag="table.ruling-made.1"):
    """`effect` is the sentence that is announced; `by` None: the book leaves no choice."""

    by: Person | None
    cites: tuple[Citation, ...]
    effect: Message
    reason: str = ""


class HaltMoved(Happened, frozen=True, tag="table.halt-moved.1"):
    """The halt over a report waits for something else."""

    halt: int  # the number of the report
    awaiting: "Awaiting"


class HaltGoverned(Happened, frozen=True, tag="table.halt-governed.1"):
    """The halt over a report comes under another paragraph, by what has happened since."""

    halt: int  # the number of the report
    paragraph: Citation


class ReconstructionRuled(Happened, frozen=True, tag="table.reconstruction-ruled.1"):
    """The House says whether the cards go back to their order; `staying` are those that do not,
    whatever is ruled later."""

    halt: int
    reconstruct: bool
    staying: tuple[int, ...] = ()


class OrderPicked(Happened, frozen=True, tag="table.order-picked.1"):
    """Which card is to come first was said while others still had time to choose."""

    halt: int
    by: Person
    for_player: str | None
    cards: tuple[Card | None, ...]


class DecisionMade(Happened, frozen=True, tag="table.decision-made.1"):
    """Keeps what was decided and on which cards; `made` are the events it led to."""

    command: Command
    made_on: str  # the cards it was made on
    made: tuple[Event, ...]


class OptionChosen(Happened, frozen=True, tag="table.option-chosen.1"):
    halt: int
    player: str
    box: int | None
    hand: int | None
    stays: bool
    cites: tuple[Citation, ...] = ()


class HaltLifted(Happened, frozen=True, tag="table.halt-lifted.1"):
    halt: int


class ReportUnfounded(Happened, frozen=True, tag="table.report-unfounded.1"):
    """It did not happen; `undone`: what had followed from it is taken back as well."""

    number: int  # of the report
    undone: bool


class PaymentStands(Happened, frozen=True, tag="table.payment-stands.1"):
    """Rulings on a paid round had called for another card: cards and bets lie again as they were
    paid, before the first of these reports. Cards drawn since have no place."""

    number: int  # of that report
    cards: int  # as many lay


class CardsReconstructed(Happened, frozen=True, tag="table.cards-reconstructed.1"):
    """From card `since` on, every card was laid where it is due: `events` is all that happened
    since then as it should have been, with the decisions that were kept."""

    since: int
    events: tuple[Event, ...]


class WagerSettled(Happened, frozen=True, tag="table.wager-settled.1"):
    wager_id: int
    settlement: Settlement


class SettlementReversed(Happened, frozen=True, tag="table.settlement-reversed.1"):
    """What was paid goes back and the wager is open again, to be settled correctly."""

    wager_id: int
    cites: tuple[Citation, ...]


class PlayAbandoned(Happened, frozen=True, tag="table.play-abandoned.1"):
    """Everybody has left over cards drawn together: the round ends without a result."""


class RoundConcluded(Happened, frozen=True, tag="table.round-concluded.1"):
    pass


class RoundVoided(Happened, frozen=True, tag="table.round-voided.1"):
    cites: tuple[Citation, ...]


class CardsToBeReplaced(Happened, frozen=True, tag="table.cards-to-be-replaced.1"):
    by: Person
    reason: str


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice to be made: a player's bets, all of them or those on one hand."""

    player: str
    box: int | None
    hand: int | None


class AwaitingRuling(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="awaiting-ruling.1"
):
    """The House decides; `words` are the rulings possible."""

    rank: int
    words: tuple[str, ...]


class AwaitingChoices(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="awaiting-choices.1"
):
    asked: tuple[Asked, ...]


class AwaitingOrder(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="awaiting-order.1"
):
    """`player` None: the Pit Supervisor or above decides."""

    player: str | None


class AwaitingDecision(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="awaiting-decision.1"
):
    """The Shift Manager decides what the book does not."""


Awaiting = AwaitingRuling | AwaitingChoices | AwaitingOrder | AwaitingDecision
