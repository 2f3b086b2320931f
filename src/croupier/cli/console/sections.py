"""The sections of a report on a terminal: as wide as it is, in colour or without."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

import msgspec
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from croupier.engine.history.accounts.grid import GAP, LEAST_LAST_COLUMN, Grid
from croupier.mathematics.sections.colours import ABOVE_ZERO, BELOW_ZERO, colours_of, heat, ink_on
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap, Section, Table
from croupier.mathematics.sections.words import figure, has_signs, largest

INDENT = 2
LONGEST_BAR = 40


def on_terminal(section: Section) -> Group:
    parts: list[RenderableType] = [Text(section.title, style="underline")]
    match section:
        case Table():
            inside: RenderableType = FoldingTable(section)
        case Bars() | Columns():
            parts.append(Text(section.unit, style="dim"))
            inside = LyingBars(section)
        case HeatMap():
            parts.append(Text(section.unit, style="dim"))
            inside = _heat_map(section)
        case Chart():
            inside = Group(_chart(section), Text(""), _legend(section))
        case _:
            raise TypeError(f"{type(section).__name__} is not a section this terminal knows")
    parts.append(Padding(inside, (0, 0, 0, INDENT), expand=False))
    if section.note:
        parts.append(Text(section.note, style="dim"))
    return Group(*parts, Text(""))


class FoldingTable:
    """A table that is folded by sense where it is too wide, and never cut.

    Words that repeat in the first column become headings; else the columns stand in several blocks,
    each of which begins with the columns that tell the rows apart.
    """

    def __init__(self, table: Table) -> None:
        self._table = table

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        table, width = self._table, options.max_width
        *widths, last = _widths(table)
        room = width - sum(widths) - GAP * len(widths)
        if last <= room or last > LEAST_LAST_COLUMN <= room:
            yield _grid(table)
        elif 0 not in table.figures and len({row[0] for row in table.rows}) < len(table.rows):
            yield from _under_headings(_padded(table))
        else:
            yield from _in_blocks(table, width)


def _widths(table: Table) -> list[int]:
    columns = zip(table.headings, *table.rows, strict=True)
    return [
        max(cell_len(line) for cell in column for line in cell.split("\n")) for column in columns
    ]


def _left(text: str, width: int) -> str:
    """A Chinese sign is two columns wide."""
    return text + " " * (width - cell_len(text))


def _right(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text


def _wrapped(heading: str, width: int) -> list[str]:
    if cell_len(heading) > len(heading):  # Chinese headings are short, and have no blanks
        return [heading]
    return wrap(heading, max(width, *map(len, heading.split()), 1)) or [""]


def _with_narrow_headings(table: Table) -> Table:
    """Headings in several lines, no wider than the figures below them or their longest word."""
    below = _widths(msgspec.structs.replace(table, headings=("",) * len(table.headings)))
    folded = [
        _wrapped(heading, width) for heading, width in zip(table.headings, below, strict=True)
    ]
    tall = max(map(len, folded))
    headings = ("\n".join([*[""] * (tall - len(lines)), *lines]) for lines in folded)
    return msgspec.structs.replace(table, headings=tuple(headings))


def _grid(table: Table) -> Grid:
    grid = Grid(len(table.headings), figures=table.figures, headings=table.headings)
    for row in table.rows:
        grid.add(*row)
    return grid


def _padded(table: Table) -> Table:
    """Every cell as wide as its column, so that parts of the table stand in line."""
    widths = _widths(table)

    def padded(row: Sequence[str]) -> tuple[str, ...]:
        return tuple(
            _right(cell, width) if index in table.figures else _left(cell, width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )

    return msgspec.structs.replace(
        table, headings=padded(table.headings), rows=tuple(map(padded, table.rows))
    )


def _under_headings(table: Table) -> Iterator[RenderableType]:
    for first, rows in groupby(table.rows, key=lambda row: row[0]):
        rest = msgspec.structs.replace(
            table, headings=table.headings[1:], rows=tuple(row[1:] for row in rows)
        )
        yield Text(first.strip(), style="italic")
        yield Padding(FoldingTable(rest), (0, 0, 0, INDENT), expand=False)


def _in_blocks(table: Table, width: int) -> Iterator[RenderableType]:
    widths = _widths(_with_narrow_headings(table))
    total = len(widths)
    lead = next(
        (n for n in range(1, total) if len({row[:n] for row in table.rows}) == len(table.rows)), 1
    )
    block: list[int] = []
    blocks = [block]
    for index in range(lead, total):
        taken = sum(widths[column] + GAP for column in (*range(lead), *block))
        if block and taken + widths[index] > width:
            block = []
            blocks.append(block)
        block.append(index)
    for number, columns in enumerate(blocks):
        kept = (*range(lead), *columns)
        if number:
            yield Text("")
        part = msgspec.structs.replace(
            table,
            headings=tuple(table.headings[column] for column in kept),
            rows=tuple(tuple(row[column] for column in kept) for row in table.rows),
        )
        yield _grid(_with_narrow_headings(part))


class LyingBars:
    """Label, bar and figure in a line each; bars below zero lie to the left of it."""

    def __init__(self, section: Bars | Columns) -> None:
        self._section = section

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        labels, values = self._section.labels, self._section.values
        figures = [figure(value) for value in values]
        words = max(map(cell_len, labels), default=0) + max(map(len, figures), default=0) + 2 * GAP
        room = max(min(options.max_width - words, LONGEST_BAR), 1)
        low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
        step = (high - low) / room or 1.0
        for label, value, told in zip(labels, values, figures, strict=True):
            start, end = (round((edge - low) / step) for edge in (min(value, 0), max(value, 0)))
            yield Text.assemble(
                _left(label, max(map(cell_len, labels)) + GAP),
                told.rjust(max(map(len, figures)) + GAP - 1),
                " " * (start + 1),
                (
                    ("#" if options.ascii_only else "█") * (end - start),
                    ABOVE_ZERO if value > 0 else BELOW_ZERO,
                ),
            )


class Squares:
    """A grid of small cells, each a word and its style, folded into blocks of whole columns."""

    def __init__(self, section: HeatMap | Chart, cells: Sequence[Sequence[tuple[str, str]]]):
        self._section = section
        self._cells = cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        section = self._section
        label = max(map(cell_len, (section.down, *section.rows))) + GAP
        longest = max(cell_len(word) for row in self._cells for word, _ in row)
        widths = [max(cell_len(name), longest) for name in section.columns]
        total, room = len(widths), options.max_width - label
        right = " " if sum(widths) + 2 * total <= room else ""  # rather closer than in two blocks
        whole = sum(widths) + total <= room
        blocks = 1 if whole else -(-total // max(room // (max(widths) + 1), 1))
        together = -(-total // blocks)
        for start in range(0, total, together):
            if start:
                yield Text("")
            shown = range(start, min(start + together, total))
            yield Text(f"{'':{label}} {section.across}", style="dim")
            heads = "".join(f" {_right(section.columns[c], widths[c])}{right}" for c in shown)
            yield Text(f"{_left(section.down, label)}{heads}", style="dim")
            for name, row in zip(section.rows, self._cells, strict=True):
                squares = ((f" {_right(row[c][0], widths[c])}{right}", row[c][1]) for c in shown)
                yield Text.assemble(_left(name, label), *squares)


def _heat_map(section: HeatMap) -> Squares:
    signed, deepest = has_signs(section), largest(section)

    def square(value: float | None) -> tuple[str, str]:
        style = "dim" if value is None else _on(heat(value, deepest))
        return figure(value, signed=signed), style

    return Squares(section, [[square(value) for value in row] for row in section.values])


def _chart(section: Chart) -> Squares:
    colours = colours_of(section.legend)

    def square(word: str) -> tuple[str, str]:
        return word, _on(colours[word]) if word in colours else ""

    return Squares(section, [[square(word) for word in row] for row in section.cells])


def _legend(section: Chart) -> Grid:
    grid = Grid(2)
    widest = max(map(len, section.legend), default=0)
    for word, colour in colours_of(section.legend).items():
        grid.add(Text(f" {word:{widest}} ", style=_on(colour)), section.legend[word])
    return grid


def _on(colour: str) -> str:
    return f"{ink_on(colour)} on {colour}"
