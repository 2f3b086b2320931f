"""What can go wrong, as a person would report it: facts, never rule numbers."""

from typing import ClassVar

import msgspec

from croupier.equipment.cards import Card
from croupier.table.places import Place


class Fact:
    """`name` is the word for it in history files and on the desk."""

    __slots__ = ()
    name: ClassVar[str]


class Reported(Fact, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    def __str__(self) -> str:
        details = [
            str(value) for value in msgspec.structs.astuple(self) if value not in (None, (), "")
        ]
        return " ".join([self.name.replace("-", " "), *details])


class DealingError(Reported, frozen=True):
    """Cards from number `since` on are not where they should be; those before are right."""

    since: int

    def last(self, drawn: int) -> int:
        """The number of the last card spoken of, when `drawn` cards are out."""
        return drawn


class Misplaced(DealingError, frozen=True, tag="fact.misplaced.1"):
    """`place` is where card `since` really lay, if it was keyed elsewhere."""

    name = "misplaced"
    place: Place | None = None


class Excess(DealingError, frozen=True, tag="fact.excess.1"):
    """A card was drawn that no hand is due."""

    name = "excess"


class WrongNumber(DealingError, frozen=True, tag="fact.wrong-number.1"):
    name = "wrong-number"
    place: Place


class DrawnTogether(DealingError, frozen=True, tag="fact.drawn-together.1"):
    """This many `cards` from `since` on left the shoe together and their order is not known."""

    name = "together"
    cards: int = 2

    def last(self, drawn: int) -> int:
        end = self.since + self.cards - 1
        return end if end <= drawn and self.cards > 1 else 0


class DealerOverdrew(DealingError, frozen=True, tag="fact.dealer-overdrew.1"):
    name = "dealer-overdrew"


class DealtToEmptyBox(DealingError, frozen=True, tag="fact.dealt-to-empty-box.1"):
    name = "dealt-to-empty-box"
    box: int

    @property
    def place(self) -> Place:
        return Place("box", self.box, 1)


class FaceUpInShoe(Reported, frozen=True, tag="fact.face-up-in-shoe.1"):
    name = "face-up-in-shoe"
    card: Card


class ForeignCard(Reported, frozen=True, tag="fact.foreign-card.1"):
    name = "foreign-card"
    card: Card | None = None


class CardsMissing(Reported, frozen=True, tag="fact.cards-missing.1"):
    """A shortage of cards in the decks."""

    name = "cards-missing"


class CardsInExcess(Reported, frozen=True, tag="fact.cards-in-excess.1"):
    """More cards in the decks than belong to them."""

    name = "cards-in-excess"


class NotShuffled(Reported, frozen=True, tag="fact.not-shuffled.1"):
    name = "not-shuffled"


class ShoeEmpty(Reported, frozen=True, tag="fact.shoe-empty.1"):
    name = "shoe-empty"


class ExposedByDealer(Reported, frozen=True, tag="fact.exposed-by-dealer.1"):
    """Cards dealt face up, or shown, that should have lain face down."""

    name = "exposed-by-dealer"
    place: Place
    count: int = 1
    seen_by: str | None = None


class ExposedByPlayer(Reported, frozen=True, tag="fact.exposed-by-player.1"):
    name = "exposed-by-player"
    shown_by: str | None
    place: Place
    count: int = 1


class SecondHandExamined(Reported, frozen=True, tag="fact.second-hand-examined.1"):
    """A player who may look at one hand only has looked at a further one."""

    name = "second-hand-examined"
    player: str
    box: int


class InsuranceNotOffered(Reported, frozen=True, tag="fact.insurance-not-offered.1"):
    """`player` meant to insure `side` and was shown neither display nor lammer."""

    name = "insurance-not-offered"
    player: str
    side: str
    stage: str | None = None  # None: the last closed one with a cell for that side


class SideBetAlone(Reported, frozen=True, tag="fact.side-bet-alone.1"):
    name = "side-bet-alone"
    box: int


class SideBetUnsettled(Reported, frozen=True, tag="fact.side-bet-unsettled.1"):
    name = "side-bet-unsettled"


class SurrenderedTooLate(Reported, frozen=True, tag="fact.surrendered-too-late.1"):
    name = "surrendered-too-late"
    player: str
    box: int


class WalkedAway(Reported, frozen=True, tag="fact.walked-away.1"):
    name = "walked-away"
    player: str


class Interruption(Reported, frozen=True, tag="fact.interruption.1"):
    name = "interruption"


class NoticedLate(Reported, frozen=True, tag="fact.noticed-late.1"):
    """An error of an earlier round, noticed after this one began."""

    name = "noticed-late"
    text: str = ""


class DisplayWrong(Reported, frozen=True, tag="fact.display-wrong.1"):
    name = "display-wrong"


class BallDropped(Reported, frozen=True, tag="fact.ball-dropped.1"):
    """Dropped into a pocket instead of spun above the turning wheel."""

    name = "ball-dropped"


class FewRevolutions(Reported, frozen=True, tag="fact.few-revolutions.1"):
    name = "few-revolutions"


class NoPocket(Reported, frozen=True, tag="fact.no-pocket.1"):
    """The ball was spun and did not drop into a pocket."""

    name = "no-pocket"


class BallLeft(Reported, frozen=True, tag="fact.ball-left.1"):
    """The ball was flung out of the wheel."""

    name = "ball-left"


class WheelStill(Reported, frozen=True, tag="fact.wheel-still.1"):
    """The wheel was not turning when the ball was spun."""

    name = "wheel-still"


class SameDirection(Reported, frozen=True, tag="fact.same-direction.1"):
    name = "same-direction"


class ForeignObject(Reported, frozen=True, tag="fact.foreign-object.1"):
    """Something entered the wheel before the ball came to rest."""

    name = "foreign-object"


class Interference(Reported, frozen=True, tag="fact.interference.1"):
    """Somebody interfered with the running ball or the turning wheel."""

    name = "interference"


class WheelStopped(Reported, frozen=True, tag="fact.wheel-stopped.1"):
    """The wheel stopped before the ball came to rest."""

    name = "wheel-stopped"


class BallBroke(Reported, frozen=True, tag="fact.ball-broke.1"):
    name = "ball-broke"


class Other(Reported, frozen=True, tag="fact.other.1"):
    name = "other"
    text: str = ""
