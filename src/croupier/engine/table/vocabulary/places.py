"""Where cards lie, and the cards drawn so far in the order they left the shoe (Baccarat 1.16)."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, overload

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, gc=False):
    area: str
    box: int | None = None
    hand: int | None = None

    def __str__(self) -> str:
        if self.area != "box":
            return self.area
        return f"box {self.box}" + (f" hand {self.hand}" if (self.hand or 1) > 1 else "")


WAITING = Place("waiting")  # drawn, not yet due: comes before the shoe
DISCARDED = Place("discarded")
HELD_OVER = Place("held-over")  # kept for the next round (Baccarat 5.7)
OUT_OF_PLAY = (WAITING.area, DISCARDED.area, HELD_OVER.area)


def discarded_from(place: Place) -> Place:
    """Where the cards of an invalid hand go; they stay its cards."""
    return replace(place, area=DISCARDED.area)


def dealt_to(place: Place) -> Place:
    """Where a card was dealt that has left with its hand."""
    left = place.area == DISCARDED.area and place.box is not None
    return replace(place, area="box") if left else place


class Face(Enum):
    """How the next card to a place is dealt."""

    UP = "up"
    DOWN = "down"
    EITHER = "either"


UP, DOWN, EITHER = Face  # by themselves, as `round.PLAY`


class Drawn(msgspec.Struct, frozen=True, gc=False):
    number: int  # 1 is the first card of the round
    card: Card | None  # None while nobody has seen its face
    place: Place


class Cards(msgspec.Struct, frozen=True, gc=False):
    """Those of a round in the order they left the shoe; which lie where is counted as they come."""

    drawn: tuple[Drawn, ...] = ()
    lying: Mapping[Place, tuple[Any, ...]] = {}  # the faces; None is one nobody has seen
    any_face_down: bool = False

    @classmethod
    def of(cls, drawn: Iterable[Drawn]) -> "Cards":
        drawn = tuple(drawn)
        lying: dict[Place, tuple[Card | None, ...]] = {}
        for each in drawn:
            lying[each.place] = (*lying.get(each.place, ()), each.card)
        return cls(drawn, lying, any(None in faces for faces in lying.values()))

    def __iter__(self) -> Iterator[Drawn]:
        return iter(self.drawn)

    def __len__(self) -> int:
        return len(self.drawn)

    @overload
    def __getitem__(self, index: int) -> Drawn: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Drawn, ...]: ...
    def __getitem__(self, index: int | slice) -> Drawn | tuple[Drawn, ...]:
        return self.drawn[index]

    def at(self, place: Place) -> tuple[Card | None, ...]:
        """In the order they came; None is a face nobody has seen."""
        return self.lying.get(place, ())

    def faces_at(self, place: Place) -> tuple[Card, ...]:
        """Those that have been seen."""
        lying = self.lying.get(place, ())
        return tuple([card for card in lying if card is not None]) if None in lying else lying

    def adding(self, drawn: Drawn) -> "Cards":
        """One more lies on those before it, which are not counted again."""
        place, card, lying = drawn.place, drawn.card, dict(self.lying)
        lying[place] = (*lying.get(place, ()), card)
        return Cards((*self.drawn, drawn), lying, self.any_face_down or card is None)


NO_CARDS = Cards()
