"""Where cards lie, and the cards drawn so far in the order they left the shoe (Baccarat 1.16)."""

from collections.abc import Mapping
from enum import Enum

import msgspec
from msgspec.structs import replace

from croupier.equipment.cards import Card


class Place(msgspec.Struct, frozen=True, cache_hash=True):
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


class Cards(tuple[Drawn, ...]):
    """Those of a round in the order they left the shoe; which lie where is counted once."""

    _lying: Mapping[Place, tuple[Card | None, ...]] | None = None

    def at(self, place: Place) -> tuple[Card | None, ...]:
        """In the order they came; None is a face nobody has seen."""
        lying = self._lying
        if lying is None:
            lying = self._lying = self._counted()
        return lying.get(place, ())

    def adding(self, drawn: Drawn) -> "Cards":
        """One more lies on those before it, which are not counted again."""
        lying = self._counted() if self._lying is None else self._lying
        more = Cards((*self, drawn))
        more._lying = {**lying, drawn.place: (*lying.get(drawn.place, ()), drawn.card)}
        return more

    def _counted(self) -> Mapping[Place, tuple[Card | None, ...]]:
        lying: dict[Place, tuple[Card | None, ...]] = {}
        for drawn in self:
            lying[drawn.place] = (*lying.get(drawn.place, ()), drawn.card)
        return lying


NO_CARDS = Cards()
