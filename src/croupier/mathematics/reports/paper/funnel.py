"""Means that close in on their exact values: three panels, each ten times finer than the last.

Height is the distance from the exact value in the bet's own standard deviations, so that one pair
of bands fits every bet.
"""

from collections.abc import Iterator, Sequence
from math import ceil, log10, sqrt

from croupier.engine.sentences import phrase
from croupier.engine.sentences.numbers import number
from croupier.mathematics.reports.findings.simulation import Ended, Mark
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import WHOLE, dot, line, svg, text
from croupier.mathematics.reports.paper.words import bet_name, percent, signed, with_sign
from croupier.mathematics.sections.bets import place_named

INNER, OUTER = 1.96, 3.29  # standard errors: 95 and 99.9 times in 100
DECADES, PANELS = 2, 3
SIDE, GAP, WIDE, TALL, BETWEEN = 206, 14, 306, 112, 16
FULL = 3.6  # standard errors at the left edge that fill half the height
STEPS = 24
HEAD, FOOT = 44, 24
ONE_LINE = 24  # letters
ROOM = 96  # of the words at the end of a path
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Panel:
    """Two decades of times, from `least` on."""

    def __init__(self, place: int, least: float) -> None:
        self.left, self.least = SIDE + place * (WIDE + GAP), least
        self.most: float = least * 10**DECADES
        self.half = FULL / sqrt(least)  # of the height, in standard deviations

    def x(self, times: float) -> float:
        return self.left + log10(times / self.least) / DECADES * WIDE

    def y(self, distance: float, top: float) -> float:
        return top + TALL / 2 * (1 - distance / self.half)

    def holds(self, mark: Mark) -> bool:
        return self.least <= mark.times <= self.most * 1.0001


def funnels(bets: Sequence[Ended], fresh: Sequence[Ended | None]) -> Html:
    panels = _panels(bets)
    tall = height(bets)
    rows = (
        _row(bet, beside, panels, HEAD + n * (TALL + BETWEEN))
        for n, (bet, beside) in enumerate(zip(bets, fresh, strict=True))
    )
    foot = (_axis(panel, tall - 8) for panel in panels)
    return svg(WHOLE, tall, list(_heads(panels, any(fresh))), rows, foot, kind="funnels")


def _panels(bets: Sequence[Ended]) -> list[Panel]:
    most = max(each.times for each in bets)
    last = ceil(log10(most) - 1e-9)
    count = max(1, min(PANELS, (last - 1) // DECADES))
    return [Panel(n, 10.0 ** (last - DECADES * (count - n))) for n in range(count)]


def width(bets: Sequence[Ended]) -> float:
    return _panels(bets)[-1].left + WIDE


def height(bets: Sequence[Ended]) -> float:
    return HEAD + len(bets) * (TALL + BETWEEN) + FOOT


def _heads(panels: Sequence[Panel], compared: bool) -> Iterator[Html]:
    for n, panel in enumerate(panels):
        span = phrase("simulated-span", least=_power(panel.least), most=_power(panel.most))
        yield text(panel.left, 14, "panel-head", span)
        if n:
            finer = phrase("simulated-finer", times=f"{10**n:,}")
            yield text(panel.left + WIDE, 14, "axis-unit", finer)
    first = panels[0].left
    yield text(first, 34, "band-name", phrase("simulated-bands"))
    if compared:
        yield text(first + WIDE + GAP, 34, "band-name", phrase("simulated-hollow"))


def _axis(panel: Panel, y: float) -> Iterator[Html]:
    yield text(panel.left, y, "axis-start", _power(panel.least))
    yield text(panel.left + WIDE, y, "axis-unit", _power(panel.most))


def _power(times: float) -> str:
    """`10⁷`"""
    return f"10{str(round(log10(times))).translate(RAISED)}"


def _row(bet: Ended, fresh: Ended | None, panels: Sequence[Panel], top: float) -> Html:
    kind = "flagged" if bet.flagged else ""
    facts = (
        (phrase("simulated-exact"), with_sign(signed(bet.exact, 4))),
        (phrase("simulated-mean"), with_sign(signed(bet.mean, 4))),
        (phrase("simulated-times"), f"{bet.times:,}"),
    )
    names = placed(bet)
    told = [text(0, top + 22 + 17 * n, "row-name", name) for n, name in enumerate(names)]
    below = top + 27 + 17 * len(names)
    for n, (fact, value) in enumerate(facts):
        told.append(text(0, below + 17 * n, "fact", fact))
        told.append(text(SIDE - 46, below + 17 * n, "fact-value", value))
    end = next((panel for panel in reversed(panels) if panel.least <= bet.times), panels[0])
    drawn = (list(_panel(bet, fresh, panel, top, panel is end)) for panel in panels)
    return h("g", {"class": f"funnel {kind}".strip()}, told, drawn)


def placed(bet: Ended) -> tuple[str, ...]:
    """In two lines where one has no room."""
    name = bet_name(bet.bet)
    if bet.on is None:
        return (name,)
    where = place_named(bet.on)
    return (f"{name} {where}",) if len(name) + len(where) < ONE_LINE else (name, where)


def _panel(bet: Ended, fresh: Ended | None, panel: Panel, top: float, last: bool) -> Iterator[Html]:
    yield h("rect", {"class": "ground", "x": panel.left, "y": top, "width": WIDE, "height": TALL})
    yield _band(panel, top, OUTER, "band-outer")
    yield _band(panel, top, INNER, "band-inner")
    yield line(f"M{panel.left} {panel.y(0, top):g}h{WIDE}", "zero")
    scale = f"± {with_sign(percent(panel.half * bet.spread, 3))}"
    yield text(panel.left + WIDE - 6, top + 14, "axis-unit", scale)
    if fresh is not None:
        yield from _path(fresh, panel, top, "fresh-path")
    yield from _path(bet, panel, top, "run-path")
    if last:
        yield from _end(bet, panel, top)


def _band(panel: Panel, top: float, errors: float, kind: str) -> Html:
    times = [panel.least * 10 ** (DECADES * n / STEPS) for n in range(STEPS + 1)]
    above = [(panel.x(n), errors / sqrt(n)) for n in times]
    upper = [f"{x:.1f} {panel.y(min(e, panel.half), top):.1f}" for x, e in above]
    lower = [f"{x:.1f} {panel.y(-min(e, panel.half), top):.1f}" for x, e in reversed(above)]
    return line(f"M{'L'.join(upper + lower)}Z", kind)


def _path(bet: Ended, panel: Panel, top: float, kind: str) -> Iterator[Html]:
    """What leaves the panel above or below is not drawn there."""
    points: list[str] = []
    for mark in filter(panel.holds, bet.path):
        distance = (mark.mean - bet.exact) / bet.spread
        if abs(distance) <= panel.half:
            x, y = panel.x(mark.times), panel.y(distance, top)
            points.append(f"{x:.1f} {y:.1f}")
            yield dot(x, y, 2.6, f"{kind}-mark")
    if len(points) > 1:
        yield line(f"M{'L'.join(points)}", kind)


def _end(bet: Ended, panel: Panel, top: float) -> Iterator[Html]:
    distance = (bet.mean - bet.exact) / bet.spread
    inside = max(-panel.half, min(panel.half, distance))
    x, y = panel.x(bet.times), panel.y(inside, top)
    if bet.flagged:
        yield dot(x, y, 6, "flag-ring")
    flag = "⚑ " if bet.flagged else ""
    told = phrase("simulated-errors", score=f"{flag}{number(bet.score, '+z.1f')}")
    below = y + 20 if y < top + TALL / 2 else y - 12
    inside_panel = max(panel.left + ROOM, min(x, panel.left + WIDE - 4))
    yield text(inside_panel, below, "end-value", told)
