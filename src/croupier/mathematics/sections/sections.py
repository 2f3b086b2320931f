"""The parts a report is made of; a terminal and a plot each draw them in their own way."""

import re
from collections.abc import Mapping

import msgspec

NUMBER = re.compile(r"([+−-]?\d[\d.,]*( ?%| to \d+)?|–)?")


class Section(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    note: str = ""  # a sentence under it: what the figures mean, and where they stop


class Table(Section, frozen=True, kw_only=True):
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def figures(self) -> tuple[int, ...]:
        """The columns in which mostly numbers stand."""
        columns = list(zip(*self.rows, strict=True))
        numbers = [sum(bool(NUMBER.fullmatch(cell)) for cell in column) for column in columns]
        return tuple(index for index, n in enumerate(numbers) if 2 * n > len(self.rows))


class Bars(Section, frozen=True, kw_only=True):
    """One bar per label, lying: good for names."""

    labels: tuple[str, ...]
    values: tuple[float, ...]
    unit: str  # what the axis counts: "house edge, % of the stake"


class Columns(Section, frozen=True, kw_only=True):
    """One column per label, standing: good for a distribution."""

    labels: tuple[str, ...]
    values: tuple[float, ...]
    across: str  # what the labels are
    unit: str


class HeatMap(Section, frozen=True, kw_only=True):
    """A figure for each row and column; None where there is none. Zero is the middle colour."""

    down: str  # what the rows are
    across: str  # what the columns are
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[float | None, ...], ...]
    unit: str


class Chart(Section, frozen=True, kw_only=True):
    """What to do for each row and column, as short words with a colour each."""

    down: str
    across: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    legend: Mapping[str, str]  # the word in a cell -> what it means
