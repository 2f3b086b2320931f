"""What happens at a Blackjack table and at no other (Blackjack 1.18, 3.15, 3.17, 3.22, 3.23)."""

from croupier.games.blackjack.state import Play
from croupier.table.events import Event
from croupier.table.places import Place


class HandsOpened(Event, frozen=True):
    """Boxes with a bet when the betting closed: each is dealt a hand."""

    boxes: tuple[int, ...]


class WindowClosed(Event, frozen=True):
    pass


class InterimSettled(Event, frozen=True):
    pass


class WindowAnswered(Event, frozen=True):
    """A play called, or what was offered declined: it answers for all boxes of this player."""

    player: str


class EvenMoneyTaken(Event, frozen=True):
    player: str
    box: int


class HandSurrendered(Event, frozen=True):
    box: int


class HitCalled(Event, frozen=True):
    place: Place
    player: str


class HitDealt(Event, frozen=True):
    """The card that was called for lies there."""

    place: Place


class HandStood(Event, frozen=True):
    box: int
    hand: int


class HandSplit(Event, frozen=True):
    """`hand` becomes two: its second card begins hand + 1, later hands move up."""

    box: int
    hand: int
    aces: bool


class HandDoubled(Event, frozen=True):
    box: int
    hand: int


class FollowAnswered(Event, frozen=True):
    player: str
    follows: bool


class FollowersSilent(Event, frozen=True):
    """Whoever had not answered a Split or Double declines; those who now stay on the first hand of
    a Split, with the box."""

    stayed: frozenset[tuple[str, int]] = frozenset()


class PlayCorrected(Event, frozen=True):
    """The last card really lay elsewhere: the play as if it had been keyed there at once."""

    play: Play
