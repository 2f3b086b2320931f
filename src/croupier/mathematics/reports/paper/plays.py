"""The chart of Blackjack: what to do with each hand against each first card of the Dealer."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from croupier.engine.sentences import phrase
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.grids import Cell, Grid, grid
from croupier.mathematics.reports.paper.words import named
from croupier.mathematics.sections.chart_letters import PLAYS

WIDE, TALL, APART, DOTS = 33, 26, 8, 6
RISING = "".join(f"M{x} {TALL}l{TALL}-{TALL}" for x in range(-TALL, WIDE, APART))
FALLING = "".join(f"M{x} 0l{TALL} {TALL}" for x in range(-TALL, WIDE, APART))
DOTTED = "".join(f"M{x} {y}h0" for y in range(3, TALL, DOTS) for x in range(3, WIDE, DOTS))
HATCHED = {"double": RISING, "split": DOTTED, "surrender": RISING + FALLING}


class Row(NamedTuple):
    first: str
    last: str
    cells: tuple[str, ...]


class Chart(NamedTuple):
    title: str
    note: str
    rows: tuple[Row, ...]
    label: Callable[[Row], str]
    marked: Callable[[Row, str], bool]  # some cards are better played otherwise


def kind_of(play: str) -> str:
    return play.replace(" ", "-")


def play_name(play: str) -> str:
    return named("paper-play", kind_of(play))


def hatching(play: str) -> Html | None:
    """Drawn as a path: patterns and gradients make a printed page a hundred times as large."""
    drawn = HATCHED.get(play.partition(" ")[0])
    if drawn is None:
        return None
    box = {"class": "hatching", "viewBox": f"0 0 {WIDE} {TALL}", "preserveAspectRatio": "none"}
    return h("svg", {**box, "aria-hidden": "true"}, h("path", {"d": drawn}))


def totals(
    title: str, note: str, chart: Mapping[int, Sequence[str]], against: set[tuple[int, str]]
) -> Chart:
    """Rows alike at either end are drawn as one: `4–8`, `17+`. `against`: total and first card."""
    rows = [Row(str(total), str(total), tuple(cells)) for total, cells in chart.items()]
    while len(rows) > 1 and rows[0].cells == rows[1].cells:
        rows[:2] = [rows[1]._replace(first=rows[0].first)]
    while len(rows) > 1 and rows[-1].cells == rows[-2].cells:
        rows[-2:] = [rows[-2]._replace(last=rows[-1].last)]
    highest = rows[-1]

    def label(row: Row) -> str:
        if row.first == row.last:
            return row.first
        return f"{row.first}+" if row is highest else f"{row.first}–{row.last}"

    def marked(row: Row, up: str) -> bool:
        held = range(int(row.first), int(row.last) + 1)
        return any((total, up) in against for total in held)

    return Chart(title, note, tuple(rows), label, marked)


def pairs(title: str, note: str, chart: Mapping[str, Sequence[str]]) -> Chart:
    rows = tuple(Row(rank, rank, tuple(cells)) for rank, cells in chart.items())
    return Chart(title, note, rows, lambda row: f"{row.first}·{row.first}", lambda row, up: False)


def play_chart(chart: Chart, up: Sequence[str]) -> Html:
    rows = chart.rows

    def play(row: int, column: int) -> str | None:
        there = row < len(rows) and column < len(up)
        return rows[row].cells[column] if there else None

    def cell(row: int, column: int) -> Cell:
        here = rows[row].cells[column]
        kinds = [f"play-{kind_of(here)}"]
        kinds += ["cut-below"] if play(row + 1, column) not in (here, None) else []
        kinds += ["cut-right"] if play(row, column + 1) not in (here, None) else []
        kinds += ["marked"] if chart.marked(rows[row], up[column]) else []
        letter = h("span", {"class": "letter", "aria-hidden": "true"}, PLAYS[here])
        return Cell(
            (hatching(here), letter, h("span", {"class": "ears"}, play_name(here))), " ".join(kinds)
        )

    names = [chart.label(row) for row in rows]
    drawn = grid(Grid(chart.title, up, names, title=chart.title, kind="plays"), cell)
    return h("div", {"class": "chart"}, drawn, h("p", {"class": "note"}, chart.note))


def legend(used: set[str]) -> Html:
    lines = (
        h(
            "li",
            {},
            h(
                "span",
                {"class": f"play play-{kind_of(play)}"},
                hatching(play),
                h("span", {"class": "letter"}, letter),
            ),
            play_name(play),
        )
        for play, letter in PLAYS.items()
        if play in used
    )
    return h("ul", {"class": "legend"}, lines)


def given_up(hard: Mapping[int, Sequence[str]], up: Sequence[str]) -> str:
    """What the chart says in one line: the totals it gives up, against which card."""
    found = {
        card: [total for total, cells in hard.items() if "surrender" in cells[column]]
        for column, card in enumerate(up)
    }
    card, most = max(found.items(), key=lambda item: len(item[1]))
    if not most:
        return phrase("paper-chart-title")
    return phrase("paper-chart-gives-up", first=min(most), last=max(most), up=card)
