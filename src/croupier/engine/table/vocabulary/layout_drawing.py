"""How a layout is drawn: where its spots lie, what its pay table says, how its hands are laid."""

from enum import StrEnum

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.money import Odds
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message


class Side(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class InBox(msgspec.Struct, frozen=True, tag="box"):
    """`ring` 1 is nearest to the Dealer, `order` is that of the boxes from the Dealer's left;
    spots that share a ring of their box lie side by side, as the Player sees them."""

    ring: int
    order: int
    side: Side = Side.CENTRE


class Shared(msgspec.Struct, frozen=True, tag="shared"):
    """One spot for the whole table; those of a `row` lie beside each other in this `order`."""

    row: int
    order: int


class Grid(StrEnum):
    NUMBER = "number"  # inside a number
    LINE = "line"  # on the line between two numbers
    EDGE = "edge"  # on the outer line of a row
    CROSSING = "crossing"  # where four numbers meet
    EDGE_CROSSING = "edge-crossing"  # where two rows meet the outer line
    BOX = "box"  # a printed box outside the numbers


class OnGrid(msgspec.Struct, frozen=True, tag="grid"):
    """On a grid of numbers: those it covers, and what the chip touches."""

    kind: Grid
    numbers: tuple[str, ...]


Where = InBox | Shared | OnGrid


class PayLine(msgspec.Struct, frozen=True):
    """What one bet pays; `when` tells lines of the same bet apart, `commission` is taken of it."""

    bet: str
    odds: Odds
    cites: tuple[Citation, ...]
    when: Message | None = None
    commission: Odds | None = None


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking card: what cards come to, and which ranks do, the best first; `equal`
    where none of them beats another."""

    worth: Message
    hands: tuple[tuple[str, ...], ...]
    equal: bool = False


class Part(msgspec.Struct, frozen=True):
    """Cards of a hand that count together, and what they come to."""

    cards: tuple[Card, ...]
    worth: Message


class Laid(msgspec.Struct, frozen=True):
    """A hand that is divided before it counts: how far that is, and its parts once they lie."""

    state: str  # of the game's own
    parts: tuple[Part, ...] = ()
