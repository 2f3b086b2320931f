"""Where cards lie, and the cards drawn so far in the order they left the shoe (Baccarat 1.16)."""

from enum import Enum

import msgspec
from msgspec.structs import replace

from croupier.equipment.cards import Card


class Place(msgspec.Struct, frozen=True):
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


class Drawn(msgspec.Struct, frozen=True):
    number: int  # 1 is the first card of the round
    card: Card | None  # None while nobody has seen its face
    place: Place
