"""Where each bet lies and which pockets it covers, from the geometry of the layout (Roulette C, F,
I and L)."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from croupier.engine.equipment.wheel import (
    BLACK,
    NUMBERS,
    POCKETS,
    RED,
    ZEROS,
    Pocket,
    joined,
    pockets,
)
from croupier.engine.table.vocabulary.wagers import Spot

Covered = frozenset[Pocket]

# The zero end, complete: no 0-3, no H-2, no corner.
ZERO_SPLITS = ("0-00", "0-1", "0-2", "00-2", "00-3", "0-H", "00-H")
ZERO_STREETS = ("0-1-2", "00-2-3", "0-00-2", "0-00-H")
TOP_LINE = pockets("0-00-H-1-2-3")

ROWS = tuple(NUMBERS[first : first + 3] for first in range(0, 36, 3))  # 1 2 3, 4 5 6, …
COLUMNS = tuple(NUMBERS[first::3] for first in range(3))
DOZENS = tuple(NUMBERS[first : first + 12] for first in range(0, 36, 12))
OUTSIDE = ("column", "dozen", "low", "high", "red", "black", "odd", "even")


def splits() -> Iterator[str]:
    yield from ZERO_SPLITS
    for row in ROWS:
        yield from (joined(row[at : at + 2]) for at in range(2))
    for column in COLUMNS:
        yield from (joined(column[at : at + 2]) for at in range(11))


def streets() -> Iterator[str]:
    yield from ZERO_STREETS
    yield from map(joined, ROWS)


def corners() -> Iterator[str]:
    for row, below in pairwise(ROWS):
        yield from (joined(row[at : at + 2] + below[at : at + 2]) for at in range(2))


def lines() -> Iterator[str]:
    yield from (joined(row + below) for row, below in pairwise(ROWS))


def _named(bet: str, sets: Iterable[str]) -> Iterator[tuple[Spot, Covered]]:
    """Placements that are named by their pockets."""
    return ((Spot(bet, on=on), frozenset(pockets(on))) for on in sets)


def _numbered(bet: str, parts: tuple[tuple[Pocket, ...], ...]) -> Iterator[tuple[Spot, Covered]]:
    return ((Spot(bet, on=str(n)), frozenset(part)) for n, part in enumerate(parts, 1))


def on_every_layout() -> dict[Spot, Covered]:
    return dict(
        [
            *_named("straight", POCKETS),
            *_named("split", splits()),
            *_named("street", streets()),
            *_named("corner", corners()),
            (Spot("top-line"), frozenset(TOP_LINE)),
            *_named("line", lines()),
            *_numbered("column", COLUMNS),
            *_numbered("dozen", DOZENS),
            (Spot("low"), frozenset(NUMBERS[:18])),
            (Spot("high"), frozenset(NUMBERS[18:])),
            (Spot("red"), RED),
            (Spot("black"), BLACK),
            (Spot("odd"), frozenset(NUMBERS[::2])),
            (Spot("even"), frozenset(NUMBERS[1::2])),
        ]
    )


def zeros_box() -> dict[Spot, Covered]:
    """Covers what the street 0-00-H covers, and is another box (Roulette F)."""
    return {Spot("zeros"): frozenset(ZEROS)}


def series(three: tuple[str, ...], six: tuple[str, ...]) -> dict[Spot, Covered]:
    """The sets a table names: the book shows them in pictures only (Roulette I)."""
    return dict([*_named("series-3", three), *_named("series-6", six)])
