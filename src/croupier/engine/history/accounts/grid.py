"""Columns side by side; where they are too wide they fold, and nothing is ever cut."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

from croupier.engine.history.accounts.folded_lines import folded

GAP = 2
LEAST_LAST_COLUMN = 24  # columns; with less room the last cell of a row stands below it
INDENT = 4


class Grid:
    """`figures`: the columns that stand to the right; `headings`: the words above them."""

    def __init__(
        self, columns: int, *, figures: Sequence[int] = (), headings: Sequence[str] = ()
    ) -> None:
        self._columns = columns
        self._figures = figures
        self._headings = tuple(headings) or ("",) * columns
        self._rows: list[tuple[Text, ...]] = []
        if headings:
            self.add(*(Text(word, style="dim") for word in headings))

    def add(self, *cells: str | Text) -> None:
        self._rows.append(tuple(Text(cell) if isinstance(cell, str) else cell for cell in cells))

    @property
    def headings(self) -> tuple[str, ...]:
        return self._headings

    @property
    def figures(self) -> Sequence[int]:
        return self._figures

    @property
    def rows(self) -> list[tuple[Text, ...]]:
        """Those below the headings."""
        return self._rows[any(self._headings) :]

    def highlight(self, words: Sequence[str]) -> None:
        """Mark them in the last column, however they are written."""
        for row in self._rows:
            row[-1].highlight_words(words, "reverse", case_sensitive=False)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        natural = sum(self._widths()) + GAP * (self._columns - 1)
        return Measurement(1, min(natural, options.max_width))

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType | Segment]:
        *widths, last = self._widths()
        before = sum(widths) + GAP * len(widths)
        room = options.max_width - before
        if last <= room or room >= LEAST_LAST_COLUMN:
            for row in self._rows:
                yield from self._in_columns(console, row, (*widths, min(last, room)))
        elif room >= 0:
            for row in self._rows:
                yield from self._in_columns(console, row[:-1], widths)
                if row[-1].plain and not self._heads(row):
                    yield Padding(row[-1], (0, 0, 0, INDENT), expand=False)
        else:
            for row in self._rows:
                if not self._heads(row):
                    told, room = self._told(row), options.max_width - GAP
                    first, *others = folded(told, room).wrap(console, room)
                    yield first
                    yield from (Text.assemble(" " * GAP, line) for line in others)

    def _widths(self) -> list[int]:
        by_column = zip(*self._rows, strict=True) if self._rows else [()] * self._columns
        return [max((_width(cell) for cell in column), default=0) for column in by_column]

    def _heads(self, row: tuple[Text, ...]) -> bool:
        return any(self._headings) and row is self._rows[0]

    def _in_columns(
        self, console: Console, row: tuple[Text, ...], widths: Sequence[int]
    ) -> Iterator[Text | Segment]:
        plain = [cell.plain for cell in row]
        if not any(
            cell.spans or "\n" in text or cell_len(text) > width
            for cell, text, width in zip(row, plain, widths, strict=True)
        ):
            yield from self._in_one_line(console, row, plain, widths)
            return
        *first, last = (
            [cell]
            if _width(cell) <= width and "\n" not in cell.plain
            else folded(cell, width).wrap(console, width)
            for cell, width in zip(row, widths, strict=True)
        )
        for number in range(max(len(last), 1)):
            line = Text()
            for index, (lines, width) in enumerate(zip((*first, last), widths, strict=True)):
                cell = lines[number] if number < len(lines) else Text()
                blanks = " " * (width - cell.cell_len)
                line.append(blanks if index in self._figures else "")
                line.append_text(cell)
                line.append("" if index in self._figures else blanks)
                line.append(" " * GAP)
            line.rstrip()
            yield line

    def _in_one_line(
        self,
        console: Console,
        row: tuple[Text, ...],
        plain: Sequence[str],
        widths: Sequence[int],
    ) -> Iterator[Segment]:
        """As nearly every row: what is in segments need not be folded again."""
        end = max((index for index, text in enumerate(plain, 1) if text.strip()), default=0)
        for index, (cell, text, width) in enumerate(zip(row[:end], plain, widths, strict=False)):
            blanks = " " * (width - cell_len(text))
            last = index == end - 1
            if index in self._figures:
                text = f"{blanks}{text}"
            elif not last:
                text = f"{text}{blanks}"
            text = text.rstrip() if last else text + " " * GAP
            yield Segment(text, console.get_style(cell.style) if cell.style else None)
        yield Segment.line()

    def _told(self, row: tuple[Text, ...]) -> Text:
        """A row as a line of words, each figure after the heading of its column."""
        parts = [
            Text.assemble(f"{heading} " if index in self._figures else "", cell)
            for index, (heading, cell) in enumerate(zip(self._headings, row, strict=True))
            if cell.plain
        ]
        return Text(" " * GAP).join(parts)


def bold(text: str) -> Text:
    return Text(text, style="bold")


def _width(cell: Text) -> int:
    if "\n" not in cell.plain:
        return cell.cell_len
    return max(line.cell_len for line in cell.split("\n"))
