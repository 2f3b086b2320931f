"""What can go wrong, as a person would report it: facts, never rule numbers."""

from typing import ClassVar

import msgspec

from croupier.equipment.cards import Card
from croupier.table.places import Place


class Fact(msgspec.Struct, frozen=True):
    """`name` is the word for it in history files and on the desk."""

    name: ClassVar[str]

    def __str__(self) -> str:
        details = [
            str(value) for value in msgspec.structs.astuple(self) if value not in (None, (), "")
        ]
        return " ".join([self.name.replace("-", " "), *details])


class DealingError(Fact, frozen=True):
    """Cards from number `since` on are not where they should be; those before are right."""

    since: int

    def last(self, drawn: int) -> int:
        """The number of the last card spoken of, when `drawn` cards are out."""
        return drawn


class Misplaced(DealingError, frozen=True):
    """`place` is where card `since` really lay, if it was keyed elsewhere."""

    name = "misplaced"
    place: Place | None = None


class Excess(DealingError, frozen=True):
    """A card was drawn that no hand is due."""

    name = "excess"


class WrongNumber(DealingError, frozen=True):
    name = "wrong-number"
    place: Place


class DrawnTogether(DealingError, frozen=True):
    """This many `cards` from `since` on left the shoe together and their order is not known."""

    name = "together"
    cards: int = 2

    def last(self, drawn: int) -> int:
        end = self.since + self.cards - 1
        return end if end <= drawn and self.cards > 1 else 0


class DealerOverdrew(DealingError, frozen=True):
    name = "dealer-overdrew"


class DealtToEmptyBox(DealingError, frozen=True):
    name = "dealt-to-empty-box"
    box: int

    @property
    def place(self) -> Place:
        return Place("box", self.box, 1)


class FaceUpInShoe(Fact, frozen=True):
    name = "face-up-in-shoe"
    card: Card


class ForeignCard(Fact, frozen=True):
    name = "foreign-card"
    card: Card | None = None


class CardsMissing(Fact, frozen=True):
    """A shortage of cards in the decks."""

    name = "cards-missing"


class CardsInExcess(Fact, frozen=True):
    """More cards in the decks than belong to them."""

    name = "cards-in-excess"


class NotShuffled(Fact, frozen=True):
    name = "not-shuffled"


class ShoeEmpty(Fact, frozen=True):
    name = "shoe-empty"


class ExposedByDealer(Fact, frozen=True):
    """Cards dealt face up, or shown, that should have lain face down."""

    name = "exposed-by-dealer"
    place: Place
    count: int = 1
    seen_by: str | None = None


class ExposedByPlayer(Fact, frozen=True):
    name = "exposed-by-player"
    shown_by: str | None
    place: Place
    count: int = 1


class SecondHandExamined(Fact, frozen=True):
    """A player who may look at one hand only has looked at a further one."""

    name = "second-hand-examined"
    player: str
    box: int


class InsuranceNotOffered(Fact, frozen=True):
    """`player` meant to insure `side` and was shown neither display nor lammer."""

    name = "insurance-not-offered"
    player: str
    side: str
    stage: str | None = None  # None: the last closed one with a cell for that side


class SideBetAlone(Fact, frozen=True):
    name = "side-bet-alone"
    box: int


class SideBetUnsettled(Fact, frozen=True):
    name = "side-bet-unsettled"


class SurrenderedTooLate(Fact, frozen=True):
    name = "surrendered-too-late"
    player: str
    box: int


class WalkedAway(Fact, frozen=True):
    name = "walked-away"
    player: str


class Interruption(Fact, frozen=True):
    name = "interruption"


class NoticedLate(Fact, frozen=True):
    """An error of an earlier round, noticed after this one began."""

    name = "noticed-late"
    text: str = ""


class DisplayWrong(Fact, frozen=True):
    name = "display-wrong"


class BallDropped(Fact, frozen=True):
    """Dropped into a pocket instead of spun above the turning wheel."""

    name = "ball-dropped"


class FewRevolutions(Fact, frozen=True):
    name = "few-revolutions"


class NoPocket(Fact, frozen=True):
    """The ball was spun and dropped into no pocket."""

    name = "no-pocket"


class BallLeft(Fact, frozen=True):
    """The ball was flung out of the wheel."""

    name = "ball-left"


class WheelStill(Fact, frozen=True):
    """The wheel was not turning when the ball was spun."""

    name = "wheel-still"


class SameDirection(Fact, frozen=True):
    name = "same-direction"


class ForeignObject(Fact, frozen=True):
    """Something entered the wheel before the ball came to rest."""

    name = "foreign-object"


class Interference(Fact, frozen=True):
    """Somebody interfered with the running ball or the turning wheel."""

    name = "interference"


class WheelStopped(Fact, frozen=True):
    """The wheel stopped before the ball came to rest."""

    name = "wheel-stopped"


class BallBroke(Fact, frozen=True):
    name = "ball-broke"


class Other(Fact, frozen=True):
    name = "other"
    text: str = ""
