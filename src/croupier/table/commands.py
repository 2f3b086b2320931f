"""What people ask for at a table; each names who gave it (Baccarat 3.3, 3.8, 5.10, 5.17, 5.18)."""

from enum import StrEnum
from typing import ClassVar

import msgspec

from croupier.equipment.cards import Card
from croupier.table.facts import Fact
from croupier.table.people import Person, Rank
from croupier.table.places import Place
from croupier.table.wagers import Spot


class Command(msgspec.Struct, frozen=True):
    needs: ClassVar[Rank] = Rank.PLAYER  # who may give a game's own, or above
    after_settlement: ClassVar[bool] = False  # a game's own that may also be given once all is paid

    by: Person


class PlaceBet(Command, frozen=True):
    player: str
    spot: Spot
    stake_cents: int


class WithdrawBet(Command, frozen=True):
    player: str
    spot: Spot
    amount_cents: int


class RejectBets(Command, frozen=True):
    """The Dealer notices a breach of the limits, in one box or in any of that bet."""

    bet: str
    box: int | None = None
    on: str | None = None


class CloseBetting(Command, frozen=True):
    """ "No more Bets"."""


class DealCard(Command, frozen=True):
    """`card` None is dealt face down; `place` None is wherever it is due."""

    card: Card | None
    place: Place | None = None


class DealTogether(Command, frozen=True):
    """None: its face is not known."""

    cards: tuple[Card | None, ...]


class TurnCards(Command, frozen=True):
    """Face-down cards of one place are opened, in the order they lie."""

    place: Place
    cards: tuple[Card, ...]


class AskSqueeze(Command, frozen=True):
    """A Player asks to squeeze the cards of `place`; `first` is Baccarat 3.14."""

    place: Place
    first: bool = False


class GrantSqueeze(Command, frozen=True):
    pass


class ReportFact(Command, frozen=True):
    fact: Fact


class RulingWord(StrEnum):
    CONFIRM = "confirm"
    RECONSTRUCT = "reconstruct"
    CANNOT = "cannot"
    INTENTIONAL = "intentional"
    UNAFFECTED = "unaffected"  # the round stands
    UNFOUNDED = "unfounded"  # what was reported did not happen


class Rule(Command, frozen=True):
    """`about` names one of several facts that wait; without it the last one is meant."""

    ruling: RulingWord
    reason: str = ""
    about: str | None = None


class FixOrder(Command, frozen=True):
    """Which of the cards drawn together comes first, second, …; None lies face down."""

    cards: tuple[Card | None, ...]


class ChooseOption(Command, frozen=True):
    """A Player asked after a dealing error stays in or takes the bets back; with a `bet`, only
    that one, which lies on no box (`boom-busted`)."""

    stays: bool
    box: int | None = None
    hand: int | None = None
    bet: str | None = None


class TimeRanOut(Command, frozen=True):
    """The clock of whatever is being waited for."""


class Effect(StrEnum):
    VOID = "void"
    STAND = "stand"
    BETS = "bets"  # each bet named is returned, or settled as stated


class DecidedBet(msgspec.Struct, frozen=True):
    """A bet the Shift Manager decides about; `payout_cents` None: it is returned."""

    player: str
    spot: Spot
    hand: int | None = None  # None: on whichever hands of the box it lies
    payout_cents: int | None = None  # all that is handed back


class DecideUnresolved(Command, frozen=True):
    """The Shift Manager's decision where the book is silent: one of a closed set of effects, for
    the bets named."""

    effect: Effect
    reason: str
    bets: tuple[DecidedBet, ...] = ()


class ReplaceCards(Command, frozen=True):
    """A new set of cards is to be brought after this round."""

    reason: str = ""
