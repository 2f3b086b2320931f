"""Charts with axes: standing columns, two figures joined, small panels on one span."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import HALF, dot, line, rect, svg, text

Unit = Callable[[float], str]
MOST_TICKS = 8
COLUMNS_HIGH, COLUMNS_WIDE = 240, HALF - 40  # px; the scale stands at the right


class Column(NamedTuple):
    value: float
    label: str
    told: str = ""
    kind: str = ""


class Mark(NamedTuple):
    """`at` is counted in columns from the left."""

    at: float
    told: str


class Axis(NamedTuple):
    ticks: Sequence[float]
    unit: Unit


def columns(drawn: Sequence[Column], axis: Axis, every: int = 1, mean: Mark | None = None) -> Html:
    """From one zero; a label under every so many of them."""
    height, wide, top, bottom = COLUMNS_HIGH, COLUMNS_WIDE, 26, 34
    high = height - top - bottom
    most = max(*(each.value for each in drawn), *axis.ticks)
    step = wide / len(drawn)
    thick = max(2.0, min(44.0, step * 0.72))

    def y(value: float) -> float:
        return top + high * (1 - value / most)

    parts = []
    for value in axis.ticks:
        parts += [line(f"M0 {y(value):g}H{wide}", "rule")]
        parts += [text(HALF, y(value) + 4, "axis-unit", axis.unit(value))]
    for place, each in enumerate(drawn):
        middle, tall = (place + 0.5) * step, max(0.5, high * each.value / most)
        parts.append(
            rect(middle - thick / 2, y(each.value), thick, tall, f"column {each.kind}".strip())
        )
        if each.told and step > 34:
            parts.append(text(middle, y(each.value) - 6, "column-figure", each.told))
        if place % every == 0:
            parts.append(text(middle, height - 16, "axis-label", each.label))
    parts.append(line(f"M0 {top + high}H{wide}", "base"))
    if mean is not None:
        x = mean.at * step
        parts += [line(f"M{x:g} {top - 6}V{top + high}", "mean")]
        parts += [text(x + 6, top + 6, "mean-told", mean.told)]
    return svg(HALF, height, parts)


class Pair(NamedTuple):
    """A before and an after, each with what is written at it."""

    name: str
    before: float
    after: float
    before_told: str
    after_told: str
    kind: str


def dumbbells(rows: Sequence[Pair], axis: Axis) -> Html:
    left, right, high, near = 96, 24, 56, 130
    least, most = axis.ticks[0], axis.ticks[-1]
    height = len(rows) * high + 24

    def x(value: float) -> float:
        return left + (value - least) / (most - least) * (HALF - left - right)

    parts: list[Html] = []
    for value in axis.ticks:
        parts += [line(f"M{x(value):g} 0V{height - 22}", "rule")]
        parts += [text(x(value), height - 4, "axis-label", axis.unit(value))]
    for place, row in enumerate(rows):
        y, before, after = place * high + 34, x(row.before), x(row.after)
        below = abs(before - after) < near  # then one figure stands above the other
        parts.append(
            h(
                "g",
                {"class": row.kind},
                text(0, y + 4, "row-name", row.name),
                line(f"M{before:g} {y}H{after:g}", "joined"),
                dot(before, y, 5.5, "hollow"),
                dot(after, y, 5.5, "solid"),
                text(before, y - 12, "before", row.before_told, text_anchor=_anchor(before)),
                text(
                    after,
                    y + 20 if below else y - 12,
                    "after",
                    row.after_told,
                    text_anchor=_anchor(after),
                ),
            )
        )
    return svg(HALF, height, parts)


def _anchor(x: float) -> str:
    return "end" if x > HALF * 0.75 else "start" if x < HALF * 0.35 else "middle"


class Panel(NamedTuple):
    name: str
    kind: str
    values: Sequence[float]


def panels(drawn: Sequence[Panel], first: str, last: str, unit: Unit) -> Html:
    """Small multiples that span the same number of points, one line each."""
    each, high, plot, top = HALF / len(drawn), 150, 84, 38
    span = max(max(panel.values) - min(panel.values) for panel in drawn)
    parts = []
    for place, panel in enumerate(drawn):
        left, low, end = place * each, min(panel.values), len(panel.values) - 1
        points = [
            (left + 8 + at / end * (each - 44), top + plot * (1 - (value - low) / span))
            for at, value in enumerate(panel.values)
        ]
        (x0, y0), (x1, y1) = points[0], points[-1]
        parts.append(
            h(
                "g",
                {"class": panel.kind},
                text(left, 14, "panel-name", panel.name),
                line(f"M{x0:g} {top + plot}H{x1:g}", "base"),
                line("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), "path"),
                dot(x0, y0, 3, "solid"),
                dot(x1, y1, 3, "solid"),
                text(x0, y0 - 8, "before", unit(panel.values[0])),
                text(x1 + 2, y1 - 8, "after", unit(panel.values[-1]), text_anchor="middle"),
                text(x0, high - 10, "axis-start", first),
                text(x1, high - 10, "axis-label", last),
            )
        )
    return svg(HALF, high, parts)


def ticks(least: float, most: float) -> list[float]:
    """Round figures from below the least to above the most, at most eight of them."""
    size = 10.0 ** floor(log10(max(most - least, 1e-3)) - 1)
    steps = (digit * size * scale for scale in (1, 10, 100) for digit in (1, 2, 5))
    return next(found for step in steps if len(found := _between(least, most, step)) <= MOST_TICKS)


def _between(least: float, most: float, step: float) -> list[float]:
    first = floor(least / step)
    return [n * step for n in range(first, max(ceil(most / step), first + 1) + 1)]
