"""Where the placements of Roulette lie: a cell is one, and each mark on a line, a crossing or an
edge is one more (Roulette C, F)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from croupier.engine.equipment.wheel import RED
from croupier.engine.sentences import phrase
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import line, svg, text
from croupier.mathematics.reports.paper.words import bet_name, named

CELL, TALL, ZERO = 50.0, 62.0, 46.0
ROWS, COLUMNS = 3, 12
LEFT = 2 * ZERO
BOARD = LEFT + COLUMNS * CELL
BOX, GAP = 36.0, 14.0
EVEN_CHANCES = ("low", "even", "red", "black", "odd", "high")
MARKED = ("split", "corner", "street", "line", "top-line")


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def _boxes() -> Iterator[tuple[str, Box]]:
    yield "H", Box(0, 0, ZERO, ROWS * TALL)
    yield "00", Box(ZERO, 0, LEFT, ROWS * TALL / 2)
    yield "0", Box(ZERO, ROWS * TALL / 2, LEFT, ROWS * TALL)
    for n in range(COLUMNS * ROWS):
        column, row = divmod(n, ROWS)
        top = (ROWS - 1 - row) * TALL
        yield str(n + 1), Box(LEFT + column * CELL, top, LEFT + (column + 1) * CELL, top + TALL)


BOXES = dict(_boxes())


def lying(placements: Mapping[str, tuple[str, ...]]) -> Html:
    """By kind of bet, the pockets each placement covers: `0-00`."""
    height = ROWS * TALL + GAP + 2 * BOX
    cells = (_cell(name, box) for name, box in BOXES.items())
    marks = (
        h("g", {"class": f"mark-{bet}"}, (_mark(bet, on.split("-")) for on in placements[bet]))
        for bet in MARKED
        if bet in placements
    )
    legend = h("g", {}, _legend(placements, height + 26))
    return svg(
        BOARD + 62, height + 36, cells, _outside(placements), marks, legend, kind="lying-felt"
    )


def _cell(name: str, box: Box) -> Html:
    colour = "green" if name in ("H", "0", "00") else "red" if name in RED else "black"
    x, y = box.middle
    told = "★" if name == "H" else name
    return h(
        "g",
        {"class": f"pocket-of-{colour}"},
        _outlined(box, "pocket"),
        text(x, y + 5, "pocket-name", told),
    )


def _outlined(box: Box, kind: str) -> Html:
    return h(
        "rect",
        {
            "class": kind,
            "x": box.left,
            "y": box.top,
            "width": box.right - box.left,
            "height": box.bottom - box.top,
        },
    )


def _outside(placements: Mapping[str, tuple[str, ...]]) -> Iterator[Html]:
    for row in range(ROWS):
        yield from _named(Box(BOARD, row * TALL, BOARD + 60, (row + 1) * TALL), bet_name("column"))
    below = ROWS * TALL + GAP
    third, sixth = COLUMNS * CELL / 3, COLUMNS * CELL / 6
    for n in range(3):
        at = LEFT + n * third
        yield from _named(Box(at, below, at + third, below + BOX), f"{bet_name('dozen')} {n + 1}")
    for n, bet in enumerate(EVEN_CHANCES):
        at = LEFT + n * sixth
        yield from _named(Box(at, below + BOX, at + sixth, below + 2 * BOX), bet_name(bet))
    if "zeros" in placements:
        yield from _named(Box(0, below + BOX, LEFT, below + 2 * BOX), bet_name("zeros"))


def _named(box: Box, told: str) -> Iterator[Html]:
    x, y = box.middle
    yield _outlined(box, "pocket outside")
    yield text(x, y + 4, "outside-name", told)


def _mark(bet: str, covered: list[str]) -> Html:
    x, y = place(covered)
    return _sign(bet, x, y)


def place(covered: Iterable[str]) -> tuple[float, float]:
    """Where all that it covers meets; a whole row, or two, at the edge below."""
    boxes = [BOXES[name] for name in covered]
    left, right = max(box.left for box in boxes), min(box.right for box in boxes)
    top, bottom = max(box.top for box in boxes), min(box.bottom for box in boxes)
    if left <= right and top <= bottom:
        return (left + right) / 2, (top + bottom) / 2
    starts = sorted({box.left for box in boxes})
    x = starts[0] + CELL / 2 if len(starts) == 1 else starts[-1]
    return x, ROWS * TALL


def _sign(bet: str, x: float, y: float) -> Html:
    """Its shape tells the kind, not its colour alone."""
    match bet:
        case "split":
            return h("circle", {"cx": x, "cy": y, "r": 3})
        case "corner":
            return line(f"M{x:g} {y - 4.5:g}l4.5 4.5-4.5 4.5-4.5-4.5z", "")
        case "street":
            return line(f"M{x - 4.5:g} {y - 3.5:g}h9l-4.5 8z", "")
        case "line":
            return line(f"M{x - 2.5:g} {y - 5:g}h5v10h-5z", "")
        case _:
            return line(f"M{x - 4.5:g} {y - 5:g}h9v10h-9z", "hollow")


def _legend(placements: Mapping[str, tuple[str, ...]], y: float) -> Iterator[Html]:
    x, step = 6.0, (BOARD + 56) / len(MARKED)
    for bet in MARKED:
        if bet in placements:
            told = phrase(
                "paper-so-many", bet=named("bet-name", bet), placements=len(placements[bet])
            )
            yield h("g", {"class": f"mark-{bet}"}, _sign(bet, x, y))
            yield text(x + 12, y + 4, "mark-name", told)
            x += step
