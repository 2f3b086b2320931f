"""What a sheet of exact figures describes as a picture, drawn: bars, columns, maps, charts."""

from collections.abc import Callable, Iterable
from math import ceil
from typing import NamedTuple

from croupier.engine.sentences.numbers import number
from croupier.mathematics.reports.paper.charts import (
    COLUMNS_HIGH,
    COLUMNS_WIDE,
    Axis,
    Column,
    columns,
    ticks,
)
from croupier.mathematics.reports.paper.elements import Html, h, joined
from croupier.mathematics.reports.paper.parts import HALF, line, rect, text
from croupier.mathematics.reports.plots.letters import width
from croupier.mathematics.reports.plots.sheet import Picture
from croupier.mathematics.sections.colours import colours_of, heat, ink_on
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap
from croupier.mathematics.sections.words import Drawn, figure, has_signs, largest

LETTERS, NAMES = 11.5, 12  # px
ROW, THICK, AXIS = 28, 19, 22
FIGURE = 52  # px that one takes beside its bar
SQUARE, WIDEST, HEAD = 27, 58, 42
SWATCH, ENTRY = 14, 22
BOLD = 1.1  # times as wide
MOST_FIGURES = 12


def picture(section: Drawn) -> Picture:
    match section:
        case Bars():
            return _bars(section)
        case Columns():
            return _columns(section)
        case HeatMap():
            return _heat_map(section)
        case Chart():
            return _chart(section)


def _bars(section: Bars) -> Picture:
    marks = ticks(min(0, *section.values), max(0, *section.values))
    least, most = marks[0], marks[-1]
    left = 10 + max(width(label, NAMES) for label in section.labels)
    room = HALF - left - FIGURE
    high = ROW * len(section.labels)

    def x(value: float) -> float:
        return left + room * (value - least) / (most - least)

    parts: list[Html] = []
    for mark in marks:
        parts += [line(f"M{x(mark):.2f} 0V{high}", "rule")]
        parts += [text(x(mark), high + AXIS - 6, "axis-label", number(mark, "g"))]
    for place, (label, value) in enumerate(zip(section.labels, section.values, strict=True)):
        y, (near, far) = ROW * place + (ROW - THICK) / 2, sorted((x(0), x(value)))
        kind = "column" if value >= 0 else "costs-bar"
        parts.append(text(left - 10, y + 14, "name-at", label))
        parts.append(rect(near, y, max(0.5, far - near), THICK, kind))
        parts.append(text(far + 6, y + 14, "bar-figure", figure(value)))
    parts.append(line(f"M{x(0):.2f} 0V{high}", "base"))
    told = _told(section.labels, map(figure, section.values))
    return Picture(section.title, section.unit, told, HALF, high + AXIS, joined(parts))


def _columns(section: Columns) -> Picture:
    count = len(section.labels)
    few = count <= MOST_FIGURES
    drawn = [
        Column(value, label, figure(value) if few else "")
        for label, value in zip(section.labels, section.values, strict=True)
    ]
    most = 8 + max(width(label, LETTERS) for label in section.labels)
    axis = Axis(ticks(0, max(section.values))[1:], lambda value: number(value, "g"))
    every = ceil(most * count / COLUMNS_WIDE)
    under = text(COLUMNS_WIDE / 2, COLUMNS_HIGH + 6, "axis-label", section.across)
    told = _told(section.labels, map(figure, section.values))
    inside = joined((columns(drawn, axis, every), under))
    return Picture(section.title, section.unit, told, HALF, COLUMNS_HIGH + 12, inside)


class Square(NamedTuple):
    word: str
    colour: str | None
    outstanding: bool = False


def _heat_map(section: HeatMap) -> Picture:
    signed, deepest = has_signs(section), largest(section)

    def square(row: int, column: int) -> Square:
        value = section.values[row][column]
        if value is None:
            return Square(figure(None), None)
        return Square(figure(value, signed=signed), heat(value, deepest), signed and value > 0)

    return _squares(section, section.unit, square)


def _chart(section: Chart) -> Picture:
    colours = colours_of(section.legend)

    def square(row: int, column: int) -> Square:
        word = section.cells[row][column]
        return Square(word, colours.get(word))

    drawn = _squares(section, "", square)
    entries = [f"{word}  {meaning}" for word, meaning in section.legend.items()]
    across = 2 if max(width(each, NAMES) for each in entries) < HALF / 2 - 2 * SWATCH else 1
    down = ceil(len(entries) / across)
    parts = [drawn.drawn]
    for place, (entry, colour) in enumerate(zip(entries, colours.values(), strict=True)):
        x, y = place // down * HALF / across, drawn.height + 10 + place % down * ENTRY
        parts.append(_filled(x, y, SWATCH, SWATCH, colour))
        parts.append(text(x + SWATCH + 8, y + 11, "key", entry))
    told = f"{_told(section.legend, section.legend.values())}. {drawn.told}"
    return drawn._replace(told=told, height=drawn.height + 10 + ENTRY * down, drawn=joined(parts))


def _squares(section: HeatMap | Chart, note: str, square: Callable[[int, int], Square]) -> Picture:
    rows, count = range(len(section.rows)), len(section.columns)
    squares = [[square(row, column) for column in range(count)] for row in rows]
    left = 12 + max(width(name, NAMES) for name in (*section.rows, section.down))
    wide = min(WIDEST, (HALF - left) / count)
    longest = max(_wide(each) for line in squares for each in line)
    names = max(width(name, NAMES) for name in section.columns)
    size = LETTERS * min(1, (wide - 4) / longest)
    parts = [
        text(left + wide * count / 2, 12, "axis-label", section.across),
        text(left - 12, HEAD - 8, "axis-unit", section.down),
    ]
    for column, name in enumerate(section.columns):
        shrunk = {"style": f"font-size:{NAMES * min(1, (wide - 2) / names):.2f}px"}
        parts.append(text(left + wide * (column + 0.5), HEAD - 8, "column-name", name, **shrunk))
    for row, name in enumerate(section.rows):
        y = HEAD + SQUARE * row
        parts.append(text(left - 12, y + 18, "name-at", name))
        for column, each in enumerate(squares[row]):
            x = left + wide * column
            ink = "#1b1f23" if each.colour is None else ink_on(each.colour)
            weight = ";font-weight:700" if each.outstanding else ""
            style = {"style": f"fill:{ink};font-size:{size:.2f}px{weight}"}
            if each.colour is not None:
                parts.append(_filled(x, y, wide - 1, SQUARE - 1, each.colour))
            parts.append(text(x + wide / 2, y + 17.5, "square", each.word, **style))
    told = "; ".join(
        f"{name}: {_told(section.columns, (each.word for each in squares[row]))}"
        for row, name in enumerate(section.rows)
    )
    said = f"{section.down} × {section.across}. {told}"
    return Picture(section.title, note, said, HALF, HEAD + SQUARE * len(rows), joined(parts))


def _wide(square: Square) -> float:
    return width(square.word, LETTERS) * (BOLD if square.outstanding else 1)


def _filled(x: float, y: float, wide: float, high: float, colour: str) -> Html:
    return h("rect", {"x": x, "y": y, "width": wide, "height": high, "fill": colour})


def _told(names: Iterable[str], figures: Iterable[str]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(names, figures, strict=True))
