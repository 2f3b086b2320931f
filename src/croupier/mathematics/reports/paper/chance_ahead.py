"""The chance of being ahead: against the spread of one spin, and as spins add up."""

from collections.abc import Sequence
from math import log, log10

from croupier.engine.sentences import clauses, phrase
from croupier.mathematics.reports.odds import BetWorth, Shape
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import (
    HALF,
    dot,
    line,
    picture,
    section,
    svg,
    table,
    text,
)
from croupier.mathematics.reports.paper.words import bet_name, number, percent, with_sign

SOON, LATE = 100, 1_000
HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 300, 34, 16, 44, 90
PANEL, PANEL_HIGH, PANEL_TOP, PANEL_LOW, ACROSS = 139, 140, 24, 22, 4
MOST = 0.6  # of the height of a small panel
NAME_BELOW, NAME_ABOVE, CLOSE = 14, -5, 0.02


def hope_by_spread(rows: Sequence[BetWorth]) -> Html:
    title = phrase("paper-hope-title")
    ordered = sorted(rows, key=lambda row: row.spread or 0)
    soon = phrase("paper-ahead-after", rounds=f"{SOON:,}")
    late = phrase("paper-ahead-after", rounds=f"{LATE:,}")
    figures = [
        (
            _name(row.bets[0], row.pays[0]),
            number(row.spread),
            percent(_ahead(row, SOON), 2),
            percent(_ahead(row, LATE), 2),
        )
        for row in ordered
    ]
    return section(
        title,
        phrase("paper-hope-note"),
        picture(
            title,
            _scatter(ordered, soon, late),
            table(title, (phrase("paper-bet"), phrase("paper-spread"), soon, late), figures),
        ),
    )


def _name(bet: str, pays: str) -> str:
    """Of the bets that are alike: even chances have a name together."""
    return phrase("paper-even-chance") if pays == "1" else bet_name(bet)


def _ahead(row: BetWorth, rounds: int) -> float:
    return (row.ahead or {}).get(rounds, 0.0)


def _scatter(rows: Sequence[BetWorth], soon: str, late: str) -> Html:
    """Hollow after 100, solid after 1,000; the spread on a scale of logarithms."""
    least, most = log(0.9), log(6.4)

    def x(row_spread: float) -> float:
        return LEFT + (log(row_spread) - least) / (most - least) * (HALF - LEFT - RIGHT)

    def y(chance: float) -> float:
        return TOP + (1 - chance / 0.5) * (HEIGHT - TOP - BOTTOM)

    def path(rounds: int) -> str:
        points = (f"{x(row.spread or 1):.1f} {y(_ahead(row, rounds)):.1f}" for row in rows)
        return f"M{'L'.join(points)}"

    parts = []
    for tenth in range(6):
        at = y(tenth / 10)
        parts += [line(f"M{LEFT} {at:g}H{HALF - RIGHT + 10}", "rule")]
        parts += [text(LEFT - 8, at + 4, "axis-unit", str(10 * tenth))]
    parts += [text(x(n), HEIGHT - 26, "axis-label", str(n)) for n in range(1, 7)]
    parts += [text(HALF - RIGHT, HEIGHT - 8, "axis-unit", phrase("paper-spread"))]
    parts += [line(path(SOON), "thin"), line(path(LATE), "thin")]
    for row in rows:
        at, ends = x(row.spread or 1), _ahead(row, LATE)
        below = NAME_ABOVE if ends < CLOSE else NAME_BELOW
        parts += [dot(at, y(_ahead(row, SOON)), 4.5, "hollow"), dot(at, y(ends), 4.5, "solid")]
        parts += [text(at + 8, y(ends) + below, "point-name", _name(row.bets[0], row.pays[0]))]
    first = x(rows[0].spread or 1) + 6
    parts += [text(first, y(_ahead(rows[0], SOON)) - 12, "after", soon)]
    parts += [text(first, y(_ahead(rows[0], LATE)) - 26, "after", late)]
    return svg(HALF, HEIGHT, parts)


def falling_behind(rows: Sequence[BetWorth], shapes: Sequence[Shape]) -> Html:
    title = phrase("paper-behind-title")
    pays = {row.bets[0]: row.pays[0] for row in rows}
    panels = [
        h(
            "g",
            {"transform": f"translate({n % ACROSS * PANEL} {n // ACROSS * PANEL_HIGH})"},
            _panel(shape, pays[shape.bets[0]], last=n == len(shapes) - 1),
        )
        for n, shape in enumerate(shapes)
    ]
    rounds = [1, 10, SOON, LATE]
    head = (phrase("paper-bet"), *(phrase("paper-ahead-after", rounds=f"{n:,}") for n in rounds))
    figures = [
        (_name(shape.bets[0], pays[shape.bets[0]]), *(_after(shape, n) for n in rounds))
        for shape in shapes
    ]
    high = PANEL_HIGH * (1 + (len(shapes) - 1) // ACROSS)
    return section(
        title,
        phrase("paper-behind-note"),
        picture(title, svg(HALF, high, panels), table(title, head, figures)),
    )


def _after(shape: Shape, spins: int) -> str:
    return next((percent(mean, 2) for n, _, mean, _ in shape.hope if n == spins), percent(None))


def _panel(shape: Shape, pays: str, *, last: bool) -> list[Html]:
    """A line through the means, and the band between which it jumps with each further win."""
    wide, high = PANEL - 24, PANEL_HIGH - PANEL_TOP - PANEL_LOW
    farthest = log10(shape.hope[-1][0])

    def point(spins: int, chance: float) -> str:
        return f"{log10(spins) / farthest * wide:.1f} {PANEL_TOP + high * (1 - chance / MOST):.1f}"

    means = "L".join(point(n, mean) for n, _, mean, _ in shape.hope)
    above = [point(n, most) for n, _, _, most in shape.hope]
    below = [point(n, least) for n, least, _, _ in reversed(shape.hope)]
    half = PANEL_TOP + high * (1 - 0.5 / MOST)
    name = clauses((_name(shape.bets[0], pays), phrase("paper-to-one", much=pays)))
    ticks = [(10**n, f"{10**n:,}") for n in range(4)]
    return [
        text(0, 12, "small-name", name),
        line(f"M0 {half:g}H{wide}", "bar-half faint"),
        *([text(wide, half - 4, "axis-unit", with_sign("50"))] if not last else []),
        line(f"M{'L'.join(above + below)}Z", "band"),
        line(f"M{means}", "path thin-path"),
        line(f"M0 {PANEL_TOP + high}H{wide}", "base"),
        *(
            text(log10(n) / farthest * wide, PANEL_HIGH - 8, "axis-label", told)
            for n, told in ticks
        ),
    ]
