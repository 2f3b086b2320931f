"""What a report is made of: sections, tables, and pictures with their figures behind them."""

from collections.abc import Iterable, Sequence

from croupier.engine.sentences import phrase
from croupier.mathematics.reports.paper.elements import Child, Html, h

WHOLE, HALF = 1152, 556  # px: a picture fills its width or has a neighbour


def section(title: str, note: str, *content: Child, kind: str = "") -> Html:
    """`title` says what the figures show, `note` what is drawn and in which unit."""
    told = h("p", {"class": "note"}, note) if note else None
    return h("section", {"class": f"part {kind}".strip()}, h("h3", {}, title), told, content)


def halves(left: Child, right: Child) -> Html:
    return h("div", {"class": "halves"}, left, right)


def table(
    name: str, head: Iterable[Child], rows: Iterable[Sequence[Child]], kind: str = ""
) -> Html:
    """It scrolls in a box of its own where it is wider than the page; the first cell of a row
    names it. A cell that is a `td` or `th` already stays as it is."""
    heads = [
        _cell("th", each, {"scope": "col", "class": None if place else "name"})
        for place, each in enumerate(head)
    ]
    return boxed(
        name,
        h(
            "table",
            {"class": kind or None},
            h("caption", {"class": "ears"}, name),
            h("thead", {}, h("tr", {}, heads)),
            h("tbody", {}, map(_row, rows)),
        ),
    )


def _row(cells: Sequence[Child]) -> Html:
    name, *others = cells
    first = _cell("th", name, {"scope": "row", "class": "name"})
    return h("tr", {}, first, [_cell("td", each, {}) for each in others])


def _cell(tag: str, content: Child, attributes: dict[str, str | float | None]) -> Html:
    if isinstance(content, Html) and content.startswith(("<td", "<th")):
        return content
    return h(tag, attributes, content)


def boxed(name: str, content: Html) -> Html:
    attributes = {"class": "scroll", "role": "region", "tabindex": "0", "aria-label": name}
    return h("div", attributes, content)


def picture(name: str, drawn: Html, figures: Html) -> Html:
    """A picture, and its figures for whoever cannot see it or wants them exactly."""
    seen = h("div", {"class": "drawn", "role": "img", "aria-label": name}, drawn)
    return h("figure", {}, seen, behind(figures))


def behind(figures: Html) -> Html:
    return h("details", {}, h("summary", {}, phrase("paper-figures")), figures)


def svg(width: float, height: float, *drawn: Child, kind: str | None = None) -> Html:
    """Told by its figure or beside it: hidden from whoever listens."""
    size = {"class": kind, "width": width, "height": height, "viewBox": f"0 0 {width:g} {height:g}"}
    return h("svg", {**size, "aria-hidden": "true"}, drawn)


def text(x: float, y: float, kind: str, told: str, **more: str | float) -> Html:
    named = {name.replace("_", "-"): value for name, value in more.items()}
    return h("text", {"class": kind, "x": x, "y": y, **named}, told)


def line(d: str, kind: str) -> Html:
    return h("path", {"class": kind, "d": d})


def rect(x: float, y: float, width: float, height: float, kind: str) -> Html:
    return h("rect", {"class": kind, "x": x, "y": y, "width": width, "height": height})


def dot(x: float, y: float, radius: float, kind: str) -> Html:
    return h("circle", {"class": kind, "cx": x, "cy": y, "r": radius})


def paragraphs(cites: Iterable[str]) -> Html:
    """Pills with the numbers; where there is a page of the book, its script makes links of them."""

    def pill(cite: str) -> Html:
        return h("span", {"class": "cite", "data-cite": cite}, f"§ {cite.rpartition(' ')[2]}")

    return h("span", {"class": "cites"}, map(pill, cites))
