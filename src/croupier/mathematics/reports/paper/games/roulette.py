"""Roulette: every bet costs the same; what is shown is where the bets lie and the shape of the risk
(Roulette 4.1.1, 4.1.2, 4.1.3, 4.1.4)."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import comma, phrase
from croupier.mathematics.reports.odds import BetWorth, OddsTold, OfRoulette, Shape
from croupier.mathematics.reports.paper.chance_ahead import falling_behind, hope_by_spread
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import (
    halves,
    line,
    paragraphs,
    rect,
    section,
    svg,
    table,
    text,
)
from croupier.mathematics.reports.paper.placements import lying
from croupier.mathematics.reports.paper.words import NONE, bet_names, counted, number, percent

SPREAD, SIDE, TALL = 210, 34, 22  # px of the interval
POCKET, POCKET_WIDE, POCKET_TALL = 3, 2.2, 14
CELL, ACROSS = 26, 13
HOUSE = ("0", "00", "★")


def sections(told: OddsTold, own: OfRoulette, reading: Html) -> Iterator[Html]:
    yield h("div", {"class": "lying-and-why"}, _where(own), _why(told, own))
    yield _shapes(told, own)
    yield halves(hope_by_spread(told.bets), falling_behind(told.bets, own.shapes))
    yield reading


def _where(own: OfRoulette) -> Html:
    count = sum(len(names) for names in own.placements.values())
    title = phrase("paper-lying-title", placements=count)
    drawn = h("div", {"class": "drawn", "role": "img", "aria-label": title}, lying(own.placements))
    return section(title, phrase("paper-lying-note"), drawn)


def _shapes(told: OddsTold, own: OfRoulette) -> Html:
    """Instead of the bets of other games: their edges would all be alike."""
    by_bet = {bet: row for row in told.bets for bet in row.bets}
    one = told.bets[0]
    mean = own.spins * one.ev
    ends = [end for shape in own.shapes for end in (shape.after[0], shape.after[-1])]
    span = min(ends), max(ends)
    kinds = sum(len(shape.bets) for shape in own.shapes)
    title = phrase("paper-shapes-title", kinds=counted(kinds), shapes=len(own.shapes))
    note = phrase(
        "paper-shapes-note", edge=percent(-one.ev), rtp=percent(one.rtp), mean=number(mean, 2)
    )
    head = (
        phrase("paper-bet"),
        phrase("paper-placed"),
        h("th", {"scope": "col", "class": "bar-head"}, phrase("paper-pockets", pockets=own.wheel)),
        phrase("paper-pays"),
        phrase("paper-win"),
        phrase("paper-spread"),
        h("th", {"scope": "col", "class": "bar-head"}, phrase("paper-interval", spins=own.spins)),
        phrase("paper-ahead-after", rounds="100"),
        phrase("paper-ahead-after", rounds="1,000"),
    )
    rows = [_row(shape, by_bet[shape.bets[0]], own.wheel, span, mean) for shape in own.shapes]
    return section(title, note, table(title, head, rows, "bets"))


def _row(
    shape: Shape, row: BetWorth, wheel: int, span: tuple[float, float], mean: float
) -> tuple[str | Html, ...]:
    ahead = row.ahead or {}
    told = h("span", {"class": "ears"}, _interval_told(shape.after))
    return (
        bet_names(shape.bets),
        _placed(shape.placements),
        h(
            "td",
            {"class": "bar"},
            _pockets(shape.pockets, wheel),
            h("span", {"class": "ears"}, str(shape.pockets)),
        ),
        phrase("paper-to-one", much=row.pays[0]),
        percent(row.win),
        number(row.spread),
        h("td", {"class": "bar"}, _interval(shape.after, span, mean), told),
        percent(ahead.get(100), 2),
        percent(ahead.get(1_000), 2),
    )


def _placed(placements: Sequence[int | None]) -> str:
    if len(placements) > 2 and len(set(placements)) == 1:
        return phrase("paper-each", placements=str(placements[0]))
    return comma(phrase("paper-any-set") if each is None else str(each) for each in placements)


def _pockets(covered: int, wheel: int) -> Html:
    drawn = (
        rect(at * POCKET, 0, POCKET_WIDE, POCKET_TALL, "bar-full" if at < covered else "bar-rest")
        for at in range(wheel)
    )
    return svg(wheel * POCKET, POCKET_TALL, drawn)


def _net(net: float) -> str:
    return f"+{net:g}" if net > 0 else number(net, 0)


def _interval_told(after: Sequence[float]) -> str:
    low, _, middle, _, high = map(_net, after)
    return phrase("paper-interval-told", low=low, middle=middle, high=high)


def _interval(after: Sequence[float], span: tuple[float, float], mean: float) -> Html:
    """Median, half of all and nine in ten, on one scale; the mean is the same for all."""
    least, most = span

    def x(net: float) -> float:
        return SIDE + (net - least) / (most - least) * (SPREAD - 2 * SIDE)

    low, lower, middle, upper, high = after
    return svg(
        SPREAD,
        TALL,
        line(f"M{x(0):g} 0V{TALL}", "zero"),
        line(f"M{x(mean):g} 0V{TALL}", "mean"),
        line(f"M{x(low):g} 11H{x(high):g}", "nine-in-ten"),
        rect(x(lower), 6, max(1, x(upper) - x(lower)), 10, "half-of-all"),
        line(f"M{x(middle):g} 4V18", "median"),
        text(x(low) - 4, 15, "axis-unit", _net(low)),
        text(x(high) + 4, 15, "axis-start", _net(high)),
    )


def _why(told: OddsTold, own: OfRoulette) -> Html:
    house = len(HOUSE)
    drawn = []
    for at in range(own.wheel):
        x, y, theirs = at % ACROSS * CELL, at // ACROSS * CELL, at - own.wheel + house
        kind = "costs-bar" if theirs >= 0 else "paid-for"
        drawn.append(rect(x, y, CELL - 2, CELL - 2, kind))
        if theirs >= 0:
            drawn.append(text(x + 12, y + 16, "on-dark", HOUSE[theirs]))
    head = (phrase("paper-pay-table"), phrase("paper-layouts"), phrase("paper-further"))
    rows = [
        (
            paragraphs([each.paragraph]),
            comma(each.layouts),
            bet_names(each.further) if each.further else NONE,
        )
        for each in own.pay_tables
    ]
    why = phrase("paper-why", pockets=own.wheel, house=house, share=percent(-told.bets[0].ev, 2))
    return section(
        phrase("paper-why-title"),
        phrase("paper-why-note"),
        svg(ACROSS * CELL, 3 * CELL, drawn, kind="why"),
        h("p", {"class": "told"}, why),
        table(phrase("paper-pay-tables"), head, rows, "texts"),
    )
