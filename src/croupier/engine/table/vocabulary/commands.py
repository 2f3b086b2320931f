"""What people ask for at a table; each names who gave it (Baccarat 3.3, 3.8, 5.10, 5.17, 5.18)."""

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Spot


class Command:
    """What somebody asks for; which commands there are, a game and the table say together."""

    __slots__ = ()
    needs: ClassVar[Rank] = Rank.PLAYER  # who may give it, or above
    after_settlement: ClassVar[bool] = False  # a game's own that may also be given once all is paid
    aside: ClassVar[bool] = False  # a game's own that decides nothing: to look at one's cards
    settles: ClassVar[bool] = False  # a game's own that decides what becomes of bets at once

    if TYPE_CHECKING:
        by: Person


class Given(Command, msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The fields of every command; each has a name that is written down and never changes."""

    by: Person


class PlaceBet(Given, frozen=True, tag="table.place-bet.1"):
    player: str
    spot: Spot
    stake_cents: int


class WithdrawBet(Given, frozen=True, tag="table.withdraw-bet.1"):
    player: str
    spot: Spot
    amount_cents: int


class RejectBets(Given, frozen=True, tag="table.reject-bets.1"):
    """The Dealer notices a breach of the limits, in one box or in any of that bet."""

    needs: ClassVar[Rank] = Rank.DEALER

    bet: str
    box: int | None = None
    on: str | None = None


class CloseBetting(Given, frozen=True, tag="table.close-betting.1"):
    """ "No more Bets"."""

    needs: ClassVar[Rank] = Rank.DEALER


class DealCard(Given, frozen=True, tag="table.deal-card.1"):
    """`card` None is dealt face down; `place` None is wherever it is due."""

    needs: ClassVar[Rank] = Rank.DEALER

    card: Card | None
    place: Place | None = None


class DealTogether(Given, frozen=True, tag="table.deal-together.1"):
    """None: its face is not known."""

    needs: ClassVar[Rank] = Rank.DEALER

    cards: tuple[Card | None, ...]


class TurnCards(Given, frozen=True, tag="table.turn-cards.1"):
    """Face-down cards of one place are opened, in the order they lie."""

    needs: ClassVar[Rank] = Rank.DEALER

    place: Place
    cards: tuple[Card, ...]


class AskSqueeze(Given, frozen=True, tag="table.ask-squeeze.1"):
    """A Player asks to squeeze the cards of `place`; `first` is Baccarat 3.14."""

    place: Place
    first: bool = False


class GrantSqueeze(Given, frozen=True, tag="table.grant-squeeze.1"):
    needs: ClassVar[Rank] = Rank.PIT_SUPERVISOR


class ReportFact(Given, frozen=True, tag="table.report-fact.1"):
    fact: Fact


class RulingWord(StrEnum):
    CONFIRM = "confirm"
    RECONSTRUCT = "reconstruct"
    CANNOT = "cannot"
    INTENTIONAL = "intentional"
    UNAFFECTED = "unaffected"  # the round stands
    UNFOUNDED = "unfounded"  # what was reported did not happen


class Rule(Given, frozen=True, tag="table.rule.1"):
    """`about` names one of several facts that wait, "misplaced" or "misplaced 5" (from its card 5
    on); without it the last one is meant. Who may rule on it, its paragraph says; on nothing,
    whoever may rule at all."""

    needs: ClassVar[Rank] = Rank.PIT_SUPERVISOR

    ruling: RulingWord
    reason: str = ""
    about: str | None = None


class FixOrder(Given, frozen=True, tag="table.fix-order.1"):
    """Which of the cards drawn together comes first, second, …; None lies face down."""

    cards: tuple[Card | None, ...]


class ChooseOption(Given, frozen=True, tag="table.choose-option.1"):
    """A Player asked after a dealing error stays in or takes the bets back: all of them, those on a
    box or on one hand of it; with a `bet`, only that one, which lies on no box (`boom-busted`)."""

    stays: bool
    box: int | None = None
    hand: int | None = None
    bet: str | None = None


class TimeRanOut(Given, frozen=True, tag="table.time-ran-out.1"):
    """The clock of whatever is being waited for."""

    needs: ClassVar[Rank] = Rank.DEALER


class Effect(StrEnum):
    VOID = "void"
    STAND = "stand"
    BETS = "bets"  # each bet named is returned, or settled as stated


class DecidedBet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet the Shift Manager decides about; `payout_cents` None: it is returned."""

    player: str
    spot: Spot
    hand: int | None = None  # None: on whichever hands of the box it lies
    payout_cents: int | None = None  # all that is handed back


class DecideUnresolved(Given, frozen=True, tag="table.decide-unresolved.1"):
    """The Shift Manager's decision where the book is silent: one of a closed set of effects, for
    the bets named."""

    needs: ClassVar[Rank] = Rank.SHIFT_MANAGER

    effect: Effect
    reason: str
    bets: tuple[DecidedBet, ...] = ()


class ReplaceCards(Given, frozen=True, tag="table.replace-cards.1"):
    """A new set of cards is to be brought after this round."""

    needs: ClassVar[Rank] = Rank.PIT_SUPERVISOR

    reason: str = ""
