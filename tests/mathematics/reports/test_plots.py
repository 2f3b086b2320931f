"""Plots: one standalone file, every word on the sheet, every figure told, the same bytes."""

import re
from collections.abc import Iterator
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES, speaking
from croupier.mathematics.bankroll.ladders import LADDERS
from croupier.mathematics.bankroll.measures import measures
from croupier.mathematics.bankroll.players import dealt, oscar
from croupier.mathematics.bankroll.sections import Told
from croupier.mathematics.bankroll.session import Session, SessionPlan, session
from croupier.mathematics.exact import sheet
from croupier.mathematics.exact.figures import Figures
from croupier.mathematics.reports.plots import drawings, letters
from croupier.mathematics.reports.plots.by_command import of_session, of_sheet
from croupier.mathematics.reports.plots.sheet import plotted
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap
from croupier.mathematics.sections.words import Drawn, figure
from tests.mathematics.bankroll.test_sessions import coin, staked

SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = tuple(map(str, range(2, 50)))
BARS = Bars(
    title="House edge & <more>",
    labels=("player", "a bet with a long name, 64 placements", "tie"),
    values=(1.24, -3.5, 14.36),
    unit="% of the stake",
)
COLUMNS = Columns(
    title="Cards",
    labels=tuple(f"from {1_000 * n}" for n in range(1, 21)),
    values=tuple(5 * 0.9**n for n in range(20)),
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
    columns=(*NUMBERS[:13], "Straight Flush"),
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
    legend={"H": "hit", "S": "stand", "D": "double, else hit", "Ds": "double", "R": "surrender"},
)
ALL: tuple[Drawn, ...] = (BARS, COLUMNS, MAP, WIDE_MAP, CHART)


def drawn(*sections: Drawn) -> bytes:
    return plotted("All of them", "", "baccarat", [drawings.picture(each) for each in sections])


def read(plot: bytes) -> ElementTree.Element:
    """Well formed, and complete in itself."""
    told = plot.decode().replace("http://www.w3.org/2000/svg", "", 1)
    assert not re.search(r"https?:|href|url\(|@import|<script|<image|var\(|<!DOCTYPE", told)
    root = ElementTree.fromstring(plot)
    assert root.tag == f"{SVG}svg"
    assert len(root.findall(f"{SVG}style")) == 1
    return root


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def named(root: ElementTree.Element) -> list[tuple[str, str]]:
    """The pictures as they are told: title and figures."""
    texts = {e.get("id"): e.text or "" for e in root.iter() if e.get("id")}
    assert texts[root.get("aria-labelledby")]
    return [
        (texts[each.get("aria-labelledby")], texts[each.get("aria-describedby")])
        for each in root.iter(f"{SVG}g")
        if each.get("role") == "img"
    ]


@pytest.mark.parametrize("section", ALL, ids=lambda section: type(section).__name__)
def test_every_name_and_figure_is_drawn_and_told(section: Drawn) -> None:
    plot = drawn(section)
    assert plot == drawn(section)
    root = read(plot)
    ((title, told),) = named(root)
    assert title == section.title
    shown = words(root)
    match section:
        case Bars():
            assert {*section.labels, *map(figure, section.values)} <= set(shown)
            assert all(label in told for label in section.labels)
        case Columns():
            assert section.across in shown
            assert all(label in told for label in section.labels)
            assert 3 < sum(label in shown for label in section.labels) <= 10
        case HeatMap():
            assert {*section.rows, *section.columns, section.down, section.across} <= set(shown)
            squares = [e for e in root.iter(f"{SVG}text") if e.get("class") == "square"]
            assert len(squares) == len(section.rows) * len(section.columns)
            assert "−100.00" in told
        case Chart():
            assert {*section.rows, *section.columns} <= set(shown)
            for word, meaning in section.legend.items():
                assert shown.count(word) == 12
                assert f"{word}  {meaning}" in shown


def corners(at: ElementTree.Element, x: float, y: float) -> Iterator[tuple[float, float, str]]:
    """Where words begin and end, and what is said of them."""
    place = re.fullmatch(r"translate\((\S+) (\S+)\)", at.get("transform", ""))
    if place:
        x, y = x + float(place[1]), y + float(place[2])
    for each in at:
        if each.tag == f"{SVG}text":
            yield x + float(each.get("x", 0)), y + float(each.get("y", 0)), each.text or ""
        else:
            yield from corners(each, x, y)


def test_every_word_is_on_the_sheet_and_no_picture_over_another() -> None:
    root = read(drawn(*ALL))
    wide, high = (float(root.get(side, 0)) for side in ("width", "height"))
    for x, y, _ in corners(root, 0, 0):
        assert 0 < x < wide
        assert 0 < y < high
    assert max(letters.width(line, 17) for line in words(root) if line in MAP.title) <= 556


def test_names_and_figures_have_room() -> None:
    for section in (MAP, WIDE_MAP):
        root = read(drawn(section))
        widest = min(float(e.get("width", 0)) for e in root.iter(f"{SVG}rect") if e.get("fill"))
        for each in root.iter(f"{SVG}text"):
            if each.get("class") in ("square", "column-name"):
                size = float(re.findall(r"font-size:([\d.]+)px", each.get("style", ""))[0])
                assert letters.width(each.text or "", size) <= widest


def test_words_are_broken_where_they_may_be() -> None:
    assert letters.lines("one two three", 10, 45) == ["one two", "three"]
    assert letters.lines("一二三，四五", 10, 25) == ["一二", "三，", "四五"]
    assert letters.lines("", 10, 30) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_no_picture_of_a_game_is_missing(game: str, language: str) -> None:
    found = sheet(game)
    with speaking(language):
        root = read(of_sheet(found))
        pictures = [each for each in sections_of(found) if isinstance(each, Drawn)]
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language
    told = named(root)
    assert [title for title, _ in told] == [each.title for each in pictures]
    (edges,) = (each for each in pictures if isinstance(each, Bars))
    assert set(edges.labels) <= set(words(root))
    assert game_named(game).BOOK


def told(first: Session, flat: Session | None = None) -> Told:
    summed = measures(Figures.of("red", coin(Fraction(18, 38))), 100, 60)
    return Told(
        game="roulette",
        bet="red",
        on=None,
        session=first,
        doubling=None,
        measures=summed,
        flat=flat,
    )


def plan(**more: object) -> SessionPlan:
    bet = staked(coin(Fraction(18, 38)), 100)
    return SessionPlan(purse_cents=60_000, bet=bet, rounds=50, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_progression_stands_beside_one_stake(language: str) -> None:
    climbed, flat = session(plan(ladder=LADDERS["paroli"])), session(plan())
    with speaking(language):
        root = read(of_session(told(climbed, flat)))
        alone = read(of_session(told(flat)))
    assert (len(named(root)), len(named(alone))) == (4, 2)
    bands = [e for e in root.iter(f"{SVG}path") if e.get("class") in ("band-outer", "band-inner")]
    assert len(bands) == 4
    once = {"en": "Played: at one stake.", "zh": "打法：平注。"}[language]
    notes = [(x, y) for x, y, line in corners(root, 0, 0) if line.startswith(once)]
    assert len({x for x, _ in notes}) == 1  # in one column
    assert len({y for _, y in notes}) == 2


def test_sessions_dealt_at_random_say_so() -> None:
    root = read(of_session(told(dealt(plan(), "oscar", oscar, 50, 1), session(plan()))))
    assert sum("simulated: 50 sessions" in line for line in words(root)) == 2
