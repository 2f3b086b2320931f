"""What happens at a Si Ki Pi table and at no other (Si Ki Pi 3.11, 3.18, 3.19, 3.21)."""

from croupier.games.si_ki_pi.arranging import Division
from croupier.table.events import Event


class HandsOpened(Event, frozen=True):
    """Boxes with an Initial Bet when the bets closed: each is dealt a hand."""

    boxes: tuple[int, ...]


class HandLookedAt(Event, frozen=True):
    player: str
    box: int


class HandArranged(Event, frozen=True):
    player: str
    box: int
    division: Division


class HouseWayAsked(Event, frozen=True):
    player: str
    box: int


class ArrangingEnded(Event, frozen=True):
    """Whoever was asked and said nothing leaves it to House Way."""


class DealerRevealed(Event, frozen=True):
    """The last of the Dealer's face-down cards has been turned."""
