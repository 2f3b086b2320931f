"""What can go wrong, as a person would report it: facts, never rule numbers."""

from typing import ClassVar

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.table.vocabulary.places import Place


class Fact:
    """`name` is the word for it in history files and on the desk."""

    __slots__ = ()
    name: ClassVar[str]

    def called(self) -> tuple[str, ...]:
        """What a ruling may call it."""
        return (self.name,)


class Reported(Fact, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    def __str__(self) -> str:
        details = [
            str(value) for value in msgspec.structs.astuple(self) if value not in (None, (), "")
        ]
        return " ".join([self.name.replace("-", " "), *details])


class DealingError(Reported, frozen=True):
    """Cards from number `since` on are not where they should be; those before are right."""

    since: int

    def called(self) -> tuple[str, ...]:
        """Where several such errors wait, with the number of its first card."""
        return self.name, f"{self.name} {self.since}"

    def last(self, drawn: int) -> int:
        """The number of the last card spoken of, when `drawn` cards are out."""
        return drawn

    def lay_at(self, lies: Place) -> Place | None:
        """Where card `since` is said to have lain; None: nowhere but where it lies."""
        return None


class Misplaced(DealingError, frozen=True, tag="fact.misplaced.1"):
    """`place` is where card `since` really lay, if it was keyed elsewhere."""

    name = "misplaced"
    place: Place | None = None

    def lay_at(self, lies: Place) -> Place | None:
        return None if self.place == lies else self.place


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


class Other(Reported, frozen=True, tag="fact.other.1"):
    name = "other"
    text: str = ""
