"""What of a hundred staked comes back, by what is made; the House's part is outlined."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import phrase, sentence
from croupier.mathematics.reports.odds import PaidFor
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import HALF, rect, svg, table, text
from croupier.mathematics.reports.paper.words import NONE, one_in, percent

HEIGHT, SHADES = 26, 6
READABLE = 44  # px that a figure needs


def comes_back(lines: Sequence[PaidFor], name: str) -> Iterator[Html]:
    back = sum(line.comes_back for line in lines)
    won = sum(line.chance for line in lines)
    yield h("div", {"class": "drawn", "aria-hidden": "true"}, _drawn(lines, back))
    head = (
        phrase("paper-made"),
        phrase("paper-pays"),
        phrase("paper-chance"),
        phrase("paper-how-often"),
        phrase("paper-back"),
    )
    rows = [
        (
            sentence(line.made),
            phrase("paper-to-one", much=line.odds),
            percent(line.chance),
            one_in(line.chance),
            h("td", {}, h("b", {}, percent(line.comes_back, 2))),
        )
        for line in lines
    ]
    lost = (phrase("paper-anything-else"), phrase("paper-loses"), percent(1 - won), "", NONE)
    returned = h("td", {}, h("b", {}, percent(back, 2)))
    total = (phrase("paper-rtp-short"), "", percent(1), "", returned)
    yield table(name, head, (*rows, lost, total), "sums")


def _drawn(lines: Sequence[PaidFor], back: float) -> Html:
    parts, x = [], 0.0
    for place, line in enumerate(lines):
        wide, shade = line.comes_back * HALF, place % SHADES
        parts.append(rect(x, 0, max(0, wide - 1), HEIGHT, f"back-{shade}"))
        if wide > READABLE:
            told = percent(line.comes_back, 2)
            parts.append(text(x + 6, 18, f"back-figure back-figure-{shade}", told))
        x += wide
    rest = (1 - back) * HALF
    parts.append(rect(x + 0.75, 0.75, max(0, rest - 1.5), HEIGHT - 1.5, "back-house"))
    if rest > READABLE:
        parts.append(text(x + 6, 18, "back-house-figure", percent(1 - back, 2)))
    return svg(HALF, HEIGHT + 2, parts)
