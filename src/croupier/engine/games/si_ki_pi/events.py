"""What happens at a Si Ki Pi table and at no other (Si Ki Pi 3.11, 3.18, 3.19, 3.21)."""

from croupier.engine.games.si_ki_pi.arrangement import Division
from croupier.engine.table.vocabulary.events import Happened


class HandsOpened(Happened, frozen=True, tag="si-ki-pi.hands-opened.1"):
    """Boxes with an Initial Bet when the bets closed: each is dealt a hand."""

    boxes: tuple[int, ...]


class HandLookedAt(Happened, frozen=True, tag="si-ki-pi.hand-looked-at.1"):
    player: str
    box: int


class HandArranged(Happened, frozen=True, tag="si-ki-pi.hand-arranged.1"):
    player: str
    box: int
    division: Division


class HouseWayAsked(Happened, frozen=True, tag="si-ki-pi.house-way-asked.1"):
    player: str
    box: int


class ArrangingEnded(Happened, frozen=True, tag="si-ki-pi.arranging-ended.1"):
    """Whoever was asked and said nothing leaves it to House Way."""


class DealerRevealed(Happened, frozen=True, tag="si-ki-pi.dealer-revealed.1"):
    """The last of the Dealer's face-down cards has been turned."""


EVENTS: tuple[type[Happened], ...] = (
    HandsOpened,
    HandLookedAt,
    HandArranged,
    HouseWayAsked,
    ArrangingEnded,
    DealerRevealed,
)
