"""The sheet: whole in itself, readable by machines that read aloud, true to its figures."""

import re
from functools import cache

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.mathematics.exact import Sheet, sheet
from croupier.mathematics.exact.baccarat import BaccaratSheet
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.reports.findings.sheet_findings import told
from croupier.mathematics.reports.odds import OfRoulette
from croupier.mathematics.reports.paper.document import page
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.placements import BOXES, place
from croupier.mathematics.reports.paper.words import number, signed, step
from tests.mathematics.reports.reading import Reader

LONG = pytest.mark.slow
GAMES = [pytest.param(game, marks=LONG if game == "blackjack" else ()) for game in PLAYED]
KEY = re.compile(r"\b(?:paper|odds|bet|game)-[a-z]+")
FROM_CODE = re.compile(r"(?<![\w★])-\d|\bNone\b|\bnan\b")


@cache
def figures(game: str) -> Sheet:
    return sheet(game)


@cache
def written(game: str, language: str = "en") -> str:
    return page(told(figures(game), f"croupier edge {game}"), language).decode()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_from_outside_and_nothing_runs(game: str) -> None:
    html = written(game)
    reader = Reader(html)
    assert not re.search(r"https?:|@import|url\(", html)
    assert not {name for name, _ in reader.tags} & {"script", "link", "img", "iframe", "object"}
    for _, attributes in reader.tags:
        assert not any(name.startswith("on") or name in ("src", "href") for name in attributes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_aloud(game: str, language: str) -> None:
    reader = Reader(written(game, language))
    assert reader.having("html") == [{"lang": language}]
    assert len(reader.having("h1")) == 1
    assert len(reader.having("caption")) == len(reader.having("table"))
    assert {each.get("scope") for each in reader.having("th")} == {"row", "col"}
    assert all(each.get("aria-hidden") == "true" for each in reader.having("svg"))
    pictures = [each for each in reader.having("div") if each.get("role") == "img"]
    assert all(each["aria-label"] for each in pictures)
    assert len(reader.having("figure")) <= len(pictures)
    said = " ".join(text for tag, texts in reader.text.items() if tag != "style" for text in texts)
    assert not KEY.search(re.sub(r"croupier edge \S+", "", said)), KEY.findall(said)


@pytest.mark.parametrize("game", GAMES)
def test_findings_come_first_and_headings_say_something(game: str) -> None:
    html = written(game)
    assert html.index('class="title-block"') < html.index('class="findings') < html.index("<table")
    for heading in Reader(html).text["h3"]:
        assert len(heading.split()) > 3, heading


@pytest.mark.parametrize("game", GAMES)
def test_figures_have_a_real_minus(game: str) -> None:
    reader = Reader(written(game))
    cells = [text for tag in ("td", "b", "text", "small") for text in reader.text.get(tag, ())]
    assert [cell for cell in cells if FROM_CODE.search(cell)] == []


@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3")
def test_what_a_regulator_looks_for() -> None:
    baccarat = figures("baccarat")
    assert isinstance(baccarat, BaccaratSheet)
    html, reader = written("baccarat"), Reader(written("baccarat"))
    assert "Commission Baccarat with Insurance, version 5, in effect from 2019-09-16" in html
    assert "Every case counted in whole numbers" in html
    assert "play-chip software and claims no certification" in html
    for bet in baccarat.bets:
        assert bet.exact is not None
        assert f"{bet.exact.denominator:,}" in html
        assert f"{-100 * float(bet.ev):.4f}" in reader.text["b"]
    cells = [each for each in reader.having("td") if "ringed" in each.get("class", "")]
    assert len(cells) == sum(cell.favours_the_player for cell in baccarat.insurance) == 12


def test_a_shoe_that_was_begun_is_spelled_out() -> None:
    shoe = Composition.parse("A:3,9:4,K:5", 8)
    html = page(told(sheet("baccarat", shoe=shoe), "croupier edge"), "en").decode()
    assert "what is left of 8 decks: A:3, 2:0," in html
    assert "next round from what is left of the shoe" in html
    assert "from a fresh shoe" not in html
    assert "Decks matter" not in html


@pytest.mark.parametrize("spelled", ["A:6", "9:3,K:3", "A:1,2:1,3:1,4:1,5:1,6:1", "8:20"])
def test_odd_shoes_have_a_report_too(spelled: str) -> None:
    """Bets that favour the player, or never win."""
    odd = sheet("baccarat", shoe=Composition.parse(spelled, 8))
    for language in LANGUAGES:
        Reader(page(told(odd, "croupier edge"), language).decode())


@pytest.mark.rule("Roulette C")
def test_a_placement_lies_where_its_pockets_meet() -> None:
    """On the line between two, at the crossing of four, at the edge of a row."""
    left, right = BOXES["1"], BOXES["4"]
    assert place(["1", "4"]) == (left.right, left.middle[1])
    assert place(["1", "2"]) == (left.middle[0], left.top)
    assert place(["1", "2", "4", "5"]) == (right.left, right.top)
    assert place(["1", "2", "3"]) == (left.middle[0], left.bottom)
    assert place(["1", "2", "3", "4", "5", "6"]) == (left.right, left.bottom)
    assert place(["0", "00", "H", "1", "2", "3"]) == (left.left, left.bottom)
    assert place(["0", "2"])[0] == place(["0", "00", "2"])[0] == left.left


@pytest.mark.rule("Roulette 4.1.1")
def test_every_placement_of_roulette_is_drawn_at_a_place_of_its_own() -> None:
    own = told(figures("roulette"), "").own
    assert isinstance(own, OfRoulette)
    kinds = ("split", "corner", "street", "line", "top-line")
    marks = [on for bet in kinds for on in own.placements[bet]]
    assert len({place(on.split("-")) for on in marks}) == len(marks) == 64 + 22 + 16 + 11 + 1


def test_what_is_told_is_told_as_text() -> None:
    grim = '<b>&"</b>'
    assert h("p", {"title": grim}, grim) == (
        '<p title="&lt;b&gt;&amp;&quot;&lt;/b&gt;">&lt;b&gt;&amp;"&lt;/b&gt;</p>'
    )
    assert h("p", {}, Html("<i></i>"), None, ["a", ["b"]]) == "<p><i></i>ab</p>"


def test_figures_on_paper() -> None:
    assert [number(each) for each in (None, -0.00001, -1.5, 1234.5)] == [
        *("–", "0.0000", "−1.5000", "1,234.5000"),
    ]
    assert [signed(each) for each in (0.0844, -0.00001, -0.3)] == ["+8.44", "0.00", "−30.00"]
    assert [step(each) for each in (-0.3, -0.01, -0.001, 0.0, 0.06)] == [
        *("costs-5", "costs-2", "costs-1", "gives-1", "gives-3"),
    ]
