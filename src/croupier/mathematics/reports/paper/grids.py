"""Figures in a grid, each cell coloured by its step: a real table, so that it can be read aloud."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier.mathematics.reports.paper.elements import Attributes, Child, Html, h
from croupier.mathematics.reports.paper.parts import boxed


class Cell(NamedTuple):
    content: Child
    kind: str | None = None


class Over(NamedTuple):
    """Something laid over cells with nothing in them, from this one on."""

    content: Child
    rows: int
    columns: int


class Grid(NamedTuple):
    name: str
    columns: Sequence[str]
    rows: Sequence[str]
    corner: str = ""
    title: str | None = None
    kind: str = ""


def grid(of: Grid, cell: Callable[[int, int], Cell | Over | None]) -> Html:
    """`cell` by row and column; None: nothing there."""
    covered: set[tuple[int, int]] = set()

    def filled(row: int, column: int) -> Child:
        if (row, column) in covered:
            return None
        found = cell(row, column)
        if found is None:
            return h("td", {"class": "empty"}, "·")
        if isinstance(found, Over):
            covered.update(
                (row + down, column + right)
                for down in range(found.rows)
                for right in range(found.columns)
            )
            spans: Attributes = {"rowspan": found.rows, "colspan": found.columns, "class": "over"}
            return h("td", spans, found.content)
        return h("td", {"class": found.kind}, found.content)

    heads = (h("th", {"scope": "col"}, column) for column in of.columns)
    body = (
        h(
            "tr",
            {},
            h("th", {"scope": "row"}, name),
            [filled(row, n) for n in range(len(of.columns))],
        )
        for row, name in enumerate(of.rows)
    )
    return boxed(
        of.name,
        h(
            "table",
            {"class": f"grid {of.kind}".strip()},
            h("caption", {"class": None if of.title else "ears"}, of.title or of.name),
            h("thead", {}, h("tr", {}, h("td", {"class": "corner"}, of.corner), heads)),
            h("tbody", {}, body),
        ),
    )
