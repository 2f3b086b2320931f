"""The pictures of a report, drawn with matplotlib: one by one for the page, together for a plot.

Matplotlib is an extra and slow to import, so it is imported only where something is drawn. The same
section always gives the same bytes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from math import ceil
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any

from croupier.mathematics.sections.colours import ABOVE_ZERO, BELOW_ZERO, colours_of, heat, ink_on
from croupier.mathematics.sections.fans import draw_fan
from croupier.mathematics.sections.sections import Bars, Chart, Columns, Fan, HeatMap, Section
from croupier.mathematics.sections.words import Drawn, figure, has_signs, largest

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#1c1f26"  # lines and letters
PAPER = "#ffffff"
WIDTH = 6.8  # inches, of one picture; its height follows from what it shows
ROW = 0.3
MARGIN, HEAD, TITLE, GAP, SIDE = 0.3, 0.65, 0.4, 0.25, 0.6
LONGEST_TITLE_LINE, LONGEST_UNIT_LINE = 64, 32
LETTERS = 9.0  # points
LETTER = 0.095  # inches, a bold one and what is around it
HEADING_LETTER, HEADING_LINE = 0.145, 0.26  # inches
MOST_NAMED_COLUMNS = 26
MOST_FIGURES_ON_COLUMNS = 12
SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "croupier",
    "svg.fonttype": "none",  # letters stay letters, to be searched, copied and read aloud
    "text.parse_math": False,  # a dollar is a dollar
    "font.size": LETTERS,
    "font.sans-serif": ["DejaVu Sans", "Verdana", "Arial", "sans-serif"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11.0,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor"), INK),
    **dict.fromkeys(("xtick.color", "ytick.color"), INK),
}


Picture = Drawn | Fan


def drawn(sections: Iterable[Section]) -> tuple[Picture, ...]:
    return tuple(section for section in sections if isinstance(section, Picture))


def plotted(sections: Iterable[Section], kind: str, title: str) -> bytes:
    """All pictures on one sheet, in two columns where there are several; `svg`, `png`, `pdf`."""
    pictures = drawn(sections)
    columns = _in_columns(pictures, 1 if len(pictures) < 3 else 2)
    width = (WIDTH + MARGIN) * len(columns) + MARGIN
    lines = wrap(title, int((width - 2 * MARGIN) / HEADING_LETTER))
    head = HEAD + HEADING_LINE * (len(lines) - 1)
    tall = max(sum(map(_titled_height, column)) for column in columns) + head + MARGIN
    with _settings():
        paper, said = _paper(width, tall), "\n".join(lines)
        paper.text(
            *_share(paper, MARGIN, tall - MARGIN), said, va="top", fontsize=15, weight="bold"
        )
        for number, column in enumerate(columns):
            left, bottom = MARGIN + (WIDTH + MARGIN) * number, tall - head
            for section in column:
                bottom -= _titled_height(section)
                _draw(paper, section, at=(left, bottom), titled=True)
        return saved(paper, kind, facecolor=PAPER, dpi=150)


def height(section: Picture) -> float:
    """In inches, without a title."""
    match section:
        case Bars():
            return ROW * len(section.labels) + 0.7
        case Columns():
            return 2.8
        case Fan():
            return 3.2
        case HeatMap():
            return ROW * len(section.rows) + 0.9
        case Chart():
            return ROW * (len(section.rows) + len(section.legend) / 2) + 0.9


def _titled_height(section: Picture) -> float:
    return height(section) + TITLE + GAP


def _in_columns(pictures: Sequence[Picture], count: int) -> list[list[Picture]]:
    """Each picture goes under the shortest column so far."""
    columns: list[list[Picture]] = [[] for _ in range(count)]
    for section in pictures:
        min(columns, key=lambda column: sum(map(_titled_height, column))).append(section)
    return columns


@contextmanager
def _settings() -> Iterator[None]:
    """Matplotlib as it comes, with our settings and nobody else's."""
    import logging

    import matplotlib.style

    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # of caches and fonts nobody asked
    with matplotlib.style.context(["default", SETTINGS]):
        yield


def _paper(width: float, tall: float) -> "Figure":
    from matplotlib.figure import Figure

    return Figure(figsize=(width, tall))


def _share(paper: "Figure", across: float, up: float) -> tuple[float, float]:
    """Inches as parts of the paper's width and height."""
    width, tall = paper.get_size_inches()
    return float(across / width), float(up / tall)


def saved(paper: "Figure", kind: str, **options: Any) -> bytes:
    """Undated, so that the same picture is always the same bytes."""
    undated: dict[str, dict[str, None]] = {
        "svg": dict.fromkeys(("Date", "Creator", "Format", "Type")),
        "pdf": dict.fromkeys(("CreationDate", "Creator", "Producer")),
        "png": dict.fromkeys(("Software",)),
    }
    file = BytesIO()
    paper.savefig(file, format=kind, metadata=undated[kind], **options)
    return file.getvalue()


def _draw(
    paper: "Figure", section: Picture, at: tuple[float, float], *, titled: bool = False
) -> None:
    """Its lower left corner is `at`, in inches."""
    axes = paper.add_axes((*_share(paper, *at), *_share(paper, WIDTH, height(section))))
    match section:
        case Bars():
            _bars(axes, section)
        case Columns():
            _columns(axes, section)
        case HeatMap():
            _heat_map(axes, section)
        case Chart():
            _chart(axes, section)
        case Fan():
            draw_fan(axes, section, INK)
    if titled:
        axes.set_title(fill(section.title, LONGEST_TITLE_LINE), pad=10)
    _fit(axes, at, _titled_height(section) - GAP if titled else height(section))


def _fit(axes: "Axes", at: tuple[float, float], tall: float) -> None:
    """Shrinks the axes until their words, too, have room in what is given to the picture.

    Matplotlib's own layouts do not come to the same last digit every time.
    """
    paper = axes.get_figure(root=True)
    assert paper is not None
    words, inside = axes.get_tightbbox(), axes.get_window_extent()
    assert words is not None
    left, below = (inside.x0 - words.x0) / paper.dpi, (inside.y0 - words.y0) / paper.dpi
    right, above = (words.x1 - inside.x1) / paper.dpi, (words.y1 - inside.y1) / paper.dpi
    corner = _share(paper, at[0] + left, at[1] + below)
    axes.set_position((*corner, *_share(paper, WIDTH - left - right, tall - below - above)))


def _bars(axes: "Axes", section: Bars) -> None:
    values = section.values
    places = range(len(values))
    colours = [ABOVE_ZERO if value >= 0 else BELOW_ZERO for value in values]
    bars = axes.barh(places, values, color=colours, height=0.68)
    axes.bar_label(bars, [figure(value) for value in values], padding=3)
    axes.set_yticks(places, section.labels)
    axes.set_ylim(len(values) - 0.45, -0.55)
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.1)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(section.unit)


def _columns(axes: "Axes", section: Columns) -> None:
    values = section.values
    places = range(len(values))
    bars = axes.bar(places, values, color=ABOVE_ZERO, width=0.8)
    if len(values) <= MOST_FIGURES_ON_COLUMNS:
        axes.bar_label(bars, [figure(value) for value in values], padding=2)
    letters = sum(map(len, section.labels)) * LETTER  # inches that all of them would take
    step = max(-(-len(values) // MOST_NAMED_COLUMNS), ceil(letters / (WIDTH - SIDE)))
    axes.set_xticks(places[::step], section.labels[::step])
    axes.tick_params(axis="x", length=0)
    axes.margins(x=0.01, y=0.1)
    axes.set_xlabel(section.across)
    axes.set_ylabel(fill(section.unit, LONGEST_UNIT_LINE))


def _heat_map(axes: "Axes", section: HeatMap) -> None:
    signed, deepest = has_signs(section), largest(section)

    def square(row: int, column: int) -> tuple[str, str | None, bool]:
        value = section.values[row][column]
        if value is None:
            return figure(None), None, False
        return figure(value, signed=signed), heat(value, deepest), signed and value > 0

    _squares(axes, section, square)
    axes.text(0, len(section.rows) + 0.25, section.unit, va="top")


def _chart(axes: "Axes", section: Chart) -> None:
    from matplotlib.patches import Patch

    colours = colours_of(section.legend)

    def square(row: int, column: int) -> tuple[str, str | None, bool]:
        word = section.cells[row][column]
        return word, colours.get(word), False

    _squares(axes, section, square)
    axes.legend(
        [Patch(facecolor=colour, edgecolor=INK, linewidth=0.5) for colour in colours.values()],
        [f"{word}  {meaning}" for word, meaning in section.legend.items()],
        loc="upper left",
        bbox_to_anchor=(0, 0),
        ncols=2,
        frameon=False,
        borderaxespad=0.6,
    )


def _squares(
    axes: "Axes",
    section: HeatMap | Chart,
    square: Callable[[int, int], tuple[str, str | None, bool]],
) -> None:
    """A cell for each row and column: a word, its colour or none, and whether it stands out."""
    from matplotlib.patches import Rectangle

    rows, columns = len(section.rows), len(section.columns)
    squares = {
        (row, column): square(row, column) for row in range(rows) for column in range(columns)
    }
    longest = max(len(word) for word, *_ in squares.values())
    size = LETTERS * min(1.0, (WIDTH - SIDE) / columns / (longest * LETTER))
    for (row, column), (word, colour, outstanding) in squares.items():
        if colour is not None:
            axes.add_patch(Rectangle((column, row), 1, 1, facecolor=colour, edgecolor=PAPER))
        axes.text(
            column + 0.5,
            row + 0.5,
            word,
            ha="center",
            va="center_baseline",
            color=INK if colour is None else ink_on(colour),
            size=size,
            weight="bold" if outstanding else "normal",
        )
    axes.set_xlim(0, columns)
    axes.set_ylim(rows, 0)
    axes.set_aspect(0.5, anchor="NW")
    axes.set_xticks([column + 0.5 for column in range(columns)], section.columns)
    axes.set_yticks([row + 0.5 for row in range(rows)], section.rows)
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xlabel(section.across)
    axes.set_ylabel(section.down)
