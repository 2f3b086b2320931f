"""A sheet of pictures as one SVG file: its style inside, no script, nothing from outside.

The style is that of the reports, as far as the pictures use it. Viewers of pictures know no custom
properties, so their values are written in their place.
"""

import re
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import NamedTuple

from croupier.engine.sentences import current_language
from croupier.mathematics.reports import paper
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import HALF, WHOLE, text
from croupier.mathematics.reports.plots.letters import lines

SIDE, BAND, BETWEEN, UNDER = 32, 8, 40, 36  # px
HEADING, LEAD, TITLE, NOTE = (26, 34), (13.5, 20), (17, 23), (12, 17)  # letters and lines
STYLES = ("paper-pictures", "paper-simulation", "plots")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
CLASS = re.compile(r"\.([a-z][\w-]*)")
PROPERTY = re.compile(r"--([\w-]+):\s*([^;]+);")
VALUE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*))?\)")


class Picture(NamedTuple):
    title: str
    note: str
    told: str  # its figures, for whoever cannot see it
    width: float
    height: float
    drawn: Html


class Placed(NamedTuple):
    picture: Picture
    x: float
    y: float


def plotted(
    heading: str, lead: str, game: str, pictures: Sequence[Picture], *, in_rows: bool = False
) -> bytes:
    """In the language that is being spoken; the same pictures give the same bytes."""
    columns = 2 if len(pictures) > 1 and all(each.width <= HALF for each in pictures) else 1
    wide = WHOLE if columns == 2 else max(each.width for each in pictures)
    top, words = BAND + 18.0, list[Html]()
    for said, kind, (size, high) in ((heading, "heading", HEADING), (lead, "lead", LEAD)):
        for line in lines(said, size, wide):
            top += high
            words.append(text(SIDE, top, kind, line))
    placed = list(_placed(pictures, columns, top + UNDER, in_rows))
    tall = max(each.y + _height(each.picture) for each in placed)
    page = (wide + 2 * SIDE, tall)
    drawn = [_drawn(number, each) for number, each in enumerate(placed, start=1)]
    ground = h("rect", {"class": "paper", "width": page[0], "height": page[1]})
    band = h("rect", {"class": "felt", "width": page[0], "height": BAND})
    inside = (ground, band, words, drawn)
    attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "xml:lang": current_language(),
        "role": "group",
        "aria-labelledby": "heading",
        "width": page[0],
        "height": page[1],
        "viewBox": f"0 0 {page[0]:g} {page[1]:g}",
    }
    title = h("title", {"id": "heading"}, heading)
    style = h("style", {}, styles(game, h("g", {}, inside)))
    whole = h("svg", attributes, title, style, inside)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}\n'.encode()


def _placed(
    pictures: Sequence[Picture], columns: int, top: float, in_rows: bool
) -> Iterator[Placed]:
    """In rows, or each under the shortest column so far."""
    ends = [top] * columns
    for number, picture in enumerate(pictures):
        column = number % columns if in_rows else ends.index(min(ends))
        if in_rows and column == 0:
            ends = [max(ends)] * columns
        yield Placed(picture, SIDE + column * (HALF + BETWEEN), ends[column])
        ends[column] += _height(picture)


def _height(picture: Picture) -> float:
    return picture.height + _head(picture) + UNDER


def _head(picture: Picture) -> float:
    return 12 + sum(high for *_, high in _words(picture))


def _words(picture: Picture) -> Iterator[tuple[str, str, float]]:
    for said, kind, (size, high) in ((picture.title, "title", TITLE), (picture.note, "note", NOTE)):
        yield from ((line, kind, high) for line in lines(said, size, picture.width))


def _drawn(number: int, placed: Placed) -> Html:
    """The picture is told by its title and its figures; what is drawn is not read once more."""
    picture, y, words = placed.picture, 0.0, list[Html]()
    for line, kind, high in _words(picture):
        y += high
        words.append(text(0, y - 6, kind, line))
    inner = h("g", {"transform": f"translate(0 {_head(picture):g})"}, picture.drawn)
    attributes = {
        "transform": f"translate({placed.x:g} {placed.y:g})",
        "role": "img",
        "aria-labelledby": f"title-{number}",
        "aria-describedby": f"figures-{number}",
    }
    named = h("title", {"id": f"title-{number}"}, picture.title)
    told = h("desc", {"id": f"figures-{number}"}, picture.told)
    return h("g", attributes, named, told, words, inner)


def styles(game: str, drawn: Html) -> str:
    """The rules that something drawn has the classes of."""
    folder = resources.files(paper) / "css"

    def rules(name: str) -> list[tuple[str, str]]:
        return RULE.findall(COMMENT.sub("", (folder / f"{name}.css").read_text(encoding="utf-8")))

    values: dict[str, str] = {}
    for selector, body in rules("paper"):
        if selector.strip() in (".odds-page", f".odds-page.felt-{game}"):
            values.update((name, " ".join(value.split())) for name, value in PROPERTY.findall(body))

    def resolved(body: str) -> str:
        while VALUE.search(body):
            body = VALUE.sub(lambda found: values.get(found[1], found[2] or "none"), body)
        return " ".join(body.split())

    used = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    kept = []
    for selectors, body in (rule for name in STYLES for rule in rules(name)):
        short = (each.strip().removeprefix(".paper svg ") for each in selectors.split(","))
        of_ours = [each for each in short if _classes(each) <= used and not PROPERTY.search(body)]
        if of_ours:
            kept.append(f"{', '.join(of_ours)} {{ {resolved(body)} }}")
    return "\n".join(("", *kept, ""))


def _classes(selector: str) -> set[str]:
    return set(CLASS.findall(re.sub(r":not\([^)]*\)", "", selector)))
