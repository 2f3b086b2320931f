"""What is asked for at a Blackjack table and at no other (Blackjack 1.18, 3.15, 3.18, 3.22,
3.23)."""

from typing import ClassVar

from croupier.engine.table.vocabulary.commands import Given


class ForBox(Given, frozen=True):
    """Said for what lies on one box."""

    box: int


class ForHand(ForBox, frozen=True):
    """Said for one hand of a box."""

    hand: int = 1


class Hit(ForHand, frozen=True, tag="blackjack.hit.1"):
    pass


class Stand(ForHand, frozen=True, tag="blackjack.stand.1"):
    pass


class Split(ForHand, frozen=True, tag="blackjack.split.1"):
    pass


class Double(ForHand, frozen=True, kw_only=True, tag="blackjack.double.1"):
    amount_cents: int


class Follow(Given, frozen=True, tag="blackjack.follow.1"):
    amount_cents: int


class Insure(Given, frozen=True, tag="blackjack.insure.1"):
    player: str  # whose bet it is; Pit Employees may place it on request (Blackjack 5.18)
    box: int
    stake_cents: int


class EvenMoney(ForBox, frozen=True, tag="blackjack.even-money.1"):
    settles: ClassVar[bool] = True


class Surrender(ForBox, frozen=True, tag="blackjack.surrender.1"):
    settles: ClassVar[bool] = True


class Decline(Given, frozen=True, tag="blackjack.decline.1"):
    """Of an offer in the window, or to follow a Split or Double Down."""


class SettleInterim(Given, frozen=True, tag="blackjack.settle-interim.1"):
    """Recorded tables: the Dealer pays and collects what the Initial Deal decided."""


class CollectBust(ForBox, frozen=True, tag="blackjack.collect-bust.1"):
    """Recorded tables: the Dealer collects the bets on a hand that is Bust."""

    hand: int = 1


COMMANDS: tuple[type[Given], ...] = (
    Hit,
    Stand,
    Split,
    Double,
    Follow,
    Insure,
    EvenMoney,
    Surrender,
    Decline,
    SettleInterim,
    CollectBust,
)
