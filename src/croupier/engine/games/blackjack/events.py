"""What happens at a Blackjack table and at no other (Blackjack 1.18, 3.15, 3.17, 3.22, 3.23)."""

from croupier.engine.games.blackjack.state import Play
from croupier.engine.table.vocabulary.events import Happened
from croupier.engine.table.vocabulary.places import Place


class HandsOpened(Happened, frozen=True, tag="blackjack.hands-opened.1"):
    """Boxes with a bet when the betting closed: each is dealt a hand."""

    boxes: tuple[int, ...]


class WindowClosed(Happened, frozen=True, tag="blackjack.window-closed.1"):
    pass


class InterimSettled(Happened, frozen=True, tag="blackjack.interim-settled.1"):
    pass


class WindowAnswered(Happened, frozen=True, tag="blackjack.window-answered.1"):
    """A play called, or what was offered declined: it answers for all boxes of this player."""

    player: str


class EvenMoneyTaken(Happened, frozen=True, tag="blackjack.even-money-taken.1"):
    player: str
    box: int


class HandSurrendered(Happened, frozen=True, tag="blackjack.hand-surrendered.1"):
    box: int


class HitCalled(Happened, frozen=True, tag="blackjack.hit-called.1"):
    place: Place
    player: str


class HitDealt(Happened, frozen=True, tag="blackjack.hit-dealt.1"):
    """The card that was called for lies there."""

    place: Place


class HandStood(Happened, frozen=True, tag="blackjack.hand-stood.1"):
    box: int
    hand: int


class HandSplit(Happened, frozen=True, tag="blackjack.hand-split.1"):
    """`hand` becomes two: its second card begins the next hand of the box, played after it."""

    box: int
    hand: int
    aces: bool


class HandDoubled(Happened, frozen=True, tag="blackjack.hand-doubled.1"):
    box: int
    hand: int


class FollowAnswered(Happened, frozen=True, tag="blackjack.follow-answered.1"):
    player: str
    follows: bool


class FollowersSilent(Happened, frozen=True, tag="blackjack.followers-silent.1"):
    """Whoever had not answered a Split or Double declines; those who now stay on the first hand of
    a Split, with the box."""

    stayed: frozenset[tuple[str, int]] = frozenset()


class PlayCorrected(Happened, frozen=True, tag="blackjack.play-corrected.1"):
    """The last card really lay elsewhere: the play as if it had been keyed there at once."""

    play: Play


EVENTS: tuple[type[Happened], ...] = (
    HandsOpened,
    WindowClosed,
    InterimSettled,
    WindowAnswered,
    EvenMoneyTaken,
    HandSurrendered,
    HitCalled,
    HitDealt,
    HandStood,
    HandSplit,
    HandDoubled,
    FollowAnswered,
    FollowersSilent,
    PlayCorrected,
)
