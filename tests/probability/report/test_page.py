"""The page: whole in itself, readable by machines that read aloud, with every exact fraction."""

from collections import Counter
from html.parser import HTMLParser

import pytest

from croupier.probability import Sheet, sheet
from croupier.probability.composition import Composition
from croupier.probability.report import page as page_module
from croupier.probability.report import sections_of
from croupier.probability.report.charts import INK
from croupier.probability.report.page import page
from croupier.probability.report.sections import HeatMap, Section, Table

pytestmark = pytest.mark.slow

VOID = {"meta", "br", "link", "img", "hr", "input"}


class Reader(HTMLParser):
    """Every start tag with its attributes, and the text by the tag it stands in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.setdefault(self._open[-1] if self._open else "", []).append(data)

    def having(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def baccarat() -> Sheet:
    return sheet("baccarat")


@pytest.fixture(scope="module")
def html(baccarat: Sheet) -> str:
    return page(baccarat)


@pytest.fixture(scope="module")
def reader(html: str) -> Reader:
    return Reader(html)


def test_nothing_comes_from_outside_and_nothing_runs(html: str, reader: Reader) -> None:
    assert "http" not in html
    assert "@import" not in html
    names = {name for name, _ in reader.tags}
    assert not names & {"script", "link", "img", "iframe", "object", "image"}
    for _, attributes in reader.tags:
        assert not any(name.startswith("on") or name == "src" for name in attributes)
        for name in ("href", "xlink:href"):
            assert attributes.get(name, "#").startswith("#")


def test_names_are_given_once_and_all_that_is_named_is_there(html: str, reader: Reader) -> None:
    given = Counter(a["id"] for _, a in reader.tags if "id" in a)
    assert max(given.values()) == 1
    named = [
        attributes[key].lstrip("#")
        for _, attributes in reader.tags
        for key in ("href", "xlink:href", "aria-labelledby")
        if key in attributes
    ]
    named += [
        a["clip-path"].removeprefix("url(#").removesuffix(")")
        for _, a in reader.tags
        if "clip-path" in a
    ]
    assert len(named) > 20
    assert set(named) <= set(given)


def test_it_can_be_read_aloud(baccarat: Sheet, reader: Reader) -> None:
    assert [name for name, _ in reader.tags if name in ("h1", "main", "nav")] == [
        "h1",
        "nav",
        "main",
    ]
    assert reader.having("html") == [{"lang": "en"}]
    pictures = [s for s in sections_of(baccarat) if not isinstance(s, Table)]
    svgs = reader.having("svg")
    assert len(svgs) == len(pictures) == len(reader.having("figure"))
    assert all(a["role"] == "img" and a["aria-labelledby"] for a in svgs)
    assert len(reader.having("caption")) == len(reader.having("table")) > len(pictures)
    assert {a.get("scope") for a in reader.having("th")} == {"row", "col"}
    titles = [section.title for section in sections_of(baccarat)]
    assert reader.text["h2"][: len(titles)] == titles


def test_what_a_regulator_looks_for(baccarat: Sheet, html: str, reader: Reader) -> None:
    paragraphs = " ".join(reader.text["p"])
    assert "Commission Baccarat with Insurance, version 5" in paragraphs
    assert "counted in whole numbers" in paragraphs
    assert "play-chip software and claims no certification" in paragraphs
    for figures in baccarat.bets:
        assert f">{figures.exact}<" in html
        assert figures.results is not None
        assert all(str(chance) in html for chance in figures.results.values())
    for cell in ("+0.024388836", "45.8597 %", "1.0105 %"):
        assert cell in reader.text["td"]
    assert "House edge" in reader.text["dt"]
    assert reader.text["code"] == ["croupier edge baccarat --decks 8 --report baccarat.html"]


def test_letters_take_the_colour_of_the_page(html: str) -> None:
    assert "fill: currentColor" in html
    assert INK not in html.partition("<main>")[2]
    assert "prefers-color-scheme: dark" in html
    assert "@media print" in html


def test_the_same_sheet_gives_the_same_page() -> None:
    roulette = sheet("roulette")
    assert page(roulette) == page(roulette)


def test_a_shoe_that_was_begun_is_spelled_out() -> None:
    shoe = Composition.parse("A:3,9:4,K:5", 8)
    html = page(sheet("baccarat", shoe=shoe))
    assert "Next round from a shoe of 8 decks with 12 cards left. It holds A:3, 2:0," in html
    assert f"--shoe &quot;{shoe.spelled()}&quot;" in html


def test_what_is_told_is_told_as_text(baccarat: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    grim = '<b>&"</b>'
    sections: tuple[Section, ...] = (
        Table(title=grim, headings=(grim,), rows=((grim,),), note=grim),
        HeatMap(
            title=grim,
            down=grim,
            across=grim,
            rows=(grim,),
            columns=(grim,),
            values=((1.0,),),
            unit=grim,
        ),
    )
    monkeypatch.setattr(page_module, "sections_of", lambda sheet: sections)
    reader = Reader(page(baccarat))
    assert not reader.having("b")
    assert reader.text["h2"][:2] == [grim, grim]
    assert grim in reader.text["td"] or grim in reader.text["th"]


def test_an_unknown_section_is_a_bug(baccarat: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "sections_of", lambda sheet: (Section(title="plain"),))
    with pytest.raises(TypeError, match="Section is not a section"):
        page(baccarat)
