"""What is asked for at a Blackjack table and at no other (Blackjack 1.18, 3.15, 3.18, 3.22,
3.23)."""

from croupier.table.commands import Command


class ForHand(Command, frozen=True):
    """Said for one hand of a box."""

    box: int
    hand: int = 1


class Hit(ForHand, frozen=True):
    pass


class Stand(ForHand, frozen=True):
    pass


class Split(ForHand, frozen=True):
    pass


class Double(ForHand, frozen=True, kw_only=True):
    amount_cents: int


class Follow(Command, frozen=True):
    amount_cents: int


class Insure(Command, frozen=True):
    player: str  # whose bet it is; Pit Employees may place it on request (Blackjack 5.18)
    box: int
    stake_cents: int


class EvenMoney(Command, frozen=True):
    box: int


class Surrender(Command, frozen=True):
    box: int


class Decline(Command, frozen=True):
    """Of an offer in the window, or to follow a Split or Double Down."""


class SettleInterim(Command, frozen=True):
    """Recorded tables: the Dealer pays and collects what the Initial Deal decided."""


class CollectBust(Command, frozen=True):
    """Recorded tables: the Dealer collects the bets on a hand that is Bust."""

    box: int
    hand: int = 1
