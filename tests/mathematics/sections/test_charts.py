"""Pictures: the same bytes every time, every word on the paper, none over another."""

from itertools import combinations

import pytest
from matplotlib.figure import Figure

from croupier.mathematics.sections import charts
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap, Section, Table
from croupier.mathematics.sections.words import Drawn

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

NUMBERS = tuple(map(str, range(2, 50)))
BARS = Bars(
    title="House edge",
    labels=("player", "a bet with a long name, 64 placements", "tie"),
    values=(1.24, -3.5, 14.36),
    unit="% of the stake",
)
COLUMNS = Columns(
    title="Cards",
    labels=NUMBERS,
    values=tuple(5 * 0.9**n for n in range(len(NUMBERS))),
    across="cards in a round",
    unit="% of the rounds with a bet on one side or the other side",
)
MAP = HeatMap(
    title="A heat map with a title that is far too long to stand in one line above so few columns",
    down="Player",
    across="Banker",
    rows=tuple("56789"),
    columns=("0", "1", "2"),
    values=((None, -100.0, 3.25),) * 5,
    unit="expected value, % of the Insurance",
)
WIDE_MAP = HeatMap(
    title="Wide",
    down="Low Hand",
    across="High Hand",
    rows=("0", "Three of a Kind"),
    columns=NUMBERS[:14],
    values=(tuple(-100.0 + 14.7 * n for n in range(14)),) * 2,
    unit="%",
)
CHART = Chart(
    title="Strategy",
    down="Hand",
    across="Up card",
    rows=NUMBERS[3:9],
    columns=(*NUMBERS[:9], "A"),
    cells=(("H", "S", "D", "Ds", "R") * 2,) * 6,
    legend={
        "H": "hit",
        "S": "stand",
        "D": "double, else hit",
        "Ds": "double, else stand",
        "R": "surrender",
    },
)
ALL: tuple[Drawn, ...] = (BARS, COLUMNS, MAP, WIDE_MAP, CHART)


@pytest.fixture
def papers(monkeypatch: pytest.MonkeyPatch) -> list[Figure]:
    """The papers that were drawn on, in the place of saving them."""
    found: list[Figure] = []

    def kept(paper: Figure, *_: object, **__: object) -> bytes:
        found.append(paper)
        return b""

    monkeypatch.setattr(charts, "saved", kept)
    return found


def test_only_pictures_are_drawn() -> None:
    table = Table(title="A table", headings=("a",), rows=(("1",),))
    assert charts.drawn((table, BARS, COLUMNS)) == (BARS, COLUMNS)


@pytest.mark.parametrize(
    ("kind", "begins"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")]
)
def test_a_plot_is_the_same_every_time(kind: str, begins: bytes) -> None:
    first, second = (charts.plotted((BARS, MAP), kind, "Both") for _ in range(2))
    assert first == second
    assert first.startswith(begins)


@pytest.mark.parametrize("sections", [ALL, (BARS,), (CHART, COLUMNS)], ids=len)
def test_every_word_is_on_the_paper_and_none_over_another(
    papers: list[Figure], sections: tuple[Section, ...]
) -> None:
    charts.plotted(sections, "png", "A title")
    (paper,) = papers
    boxes = [axes.get_tightbbox() for axes in paper.axes] + [paper.texts[0].get_window_extent()]
    assert len(boxes) == len(sections) + 1
    for box in boxes:
        assert box is not None
        assert paper.bbox.x0 <= box.x0 <= box.x1 <= paper.bbox.x1
        assert paper.bbox.y0 <= box.y0 <= box.y1 <= paper.bbox.y1
    for one, other in combinations(boxes, 2):
        assert one is not None
        assert other is not None
        assert not one.overlaps(other)


@pytest.mark.parametrize("section", [MAP, WIDE_MAP, CHART], ids=lambda section: section.title[:8])
def test_words_fit_their_squares(papers: list[Figure], section: HeatMap | Chart) -> None:
    charts.plotted((section,), "png", "A title")
    (axes,) = papers[0].axes
    axes.get_tightbbox()  # settles where the axes lie
    square = axes.bbox.width / len(section.columns)
    assert square > 0
    words = [text for text in axes.texts if text.get_horizontalalignment() == "center"]
    assert len(words) == len(section.rows) * len(section.columns)
    assert max(word.get_window_extent().width for word in words) < square
