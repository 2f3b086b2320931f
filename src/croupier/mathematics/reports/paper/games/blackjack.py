"""Blackjack: the chart, what each rule is worth, how rounds end, the Dealer's Hand, the side bets
(Blackjack 3.14, 3.26, 4.1.1)."""

from collections.abc import Iterator, Sequence

from croupier.engine.sentences import phrase, sentence
from croupier.engine.sentences.numbers import number as formatted
from croupier.mathematics.reports.odds import (
    DealerEnds,
    NetResult,
    OddsTold,
    OfBlackjack,
    PaidFor,
    RuleWorth,
)
from croupier.mathematics.reports.paper.charts import Axis, Column, columns
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.grids import Cell, Grid, grid
from croupier.mathematics.reports.paper.parts import (
    behind,
    halves,
    line,
    picture,
    rect,
    section,
    svg,
    table,
)
from croupier.mathematics.reports.paper.plays import (
    given_up,
    legend,
    pairs,
    play_chart,
    play_name,
    totals,
)
from croupier.mathematics.reports.paper.returns import comes_back
from croupier.mathematics.reports.paper.words import (
    NONE,
    named,
    number,
    one_in,
    percent,
    signed,
    with_sign,
)

TOTALS = ("17", "18", "19", "20", "21")
BLACKJACK, BUST = "blackjack", "bust"
DEPTH, DEPTHS, LIKELY = 14, 5, 0.3  # shades of a share; from here on it is bold
BAR, MIDDLE, TALL = 160, 110, 16
BUST_BAR = 96
FARTHEST = 3  # stakes; what lies beyond is drawn as one


def sections(told: OddsTold, own: OfBlackjack, reading: Html) -> Iterator[Html]:
    yield _charts(told, own)
    yield halves(_rules(own.rules), _results(own.results))
    yield halves(_dealer(own.dealer), _boom_busted(own.boom_busted))
    yield halves(reading, _rws_pairs(own.rws_pairs))


def _charts(told: OddsTold, own: OfBlackjack) -> Html:
    against = {
        soft: {(each.total, each.up) for each in own.exceptions if each.soft is soft}
        for soft in (False, True)
    }
    drawn = (
        totals(phrase("paper-hard"), phrase("paper-hard-note"), own.hard, against[False]),
        totals(phrase("paper-soft"), phrase("paper-soft-note"), own.soft, against[True]),
        pairs(phrase("paper-pairs"), phrase("paper-pairs-note"), own.pairs),
    )
    used = {play for chart in drawn for row in chart.rows for play in row.cells}
    return section(
        given_up(own.hard, own.up),
        phrase("paper-chart-note"),
        h("div", {"class": "charts"}, (play_chart(chart, own.up) for chart in drawn)),
        legend(used),
        _against_the_chart(told, own) if own.exceptions else None,
    )


def _against_the_chart(told: OddsTold, own: OfBlackjack) -> list[Html]:
    initial = next(row for row in told.bets if "initial" in row.bets)
    marked = phrase(
        "paper-marked",
        hands=len(own.exceptions),
        chart=percent(-initial.ev),
        cards=percent(-own.by_cards),
    )
    ordered = sorted(own.exceptions, key=lambda each: -each.gains * each.met)
    head = (
        phrase("paper-hand"),
        phrase("paper-dealer"),
        phrase("paper-by-chart"),
        phrase("paper-better"),
        phrase("paper-gains"),
        phrase("paper-how-often"),
    )
    rows = [
        (
            each.hand,
            each.up,
            play_name(each.chart),
            play_name(each.better),
            signed(each.gains, 3),
            one_in(each.met),
        )
        for each in ordered
    ]
    return [
        h("p", {"class": "note"}, marked),
        behind(table(phrase("paper-exceptions"), head, rows)),
    ]


def _rules(rules: Sequence[RuleWorth]) -> Html:
    ordered = sorted(rules, key=lambda each: each.worth)
    worst, best = ordered[0], ordered[-1]
    most = max(abs(each.worth) for each in ordered)
    title = phrase("paper-rules-plain")
    if worst.worth < 0 < best.worth:
        title = phrase("paper-rules-title", times=number(-worst.worth / best.worth, 1))
    worth_bar = h("span", {"class": "ears"}, phrase("paper-worth-bar"))
    head = (
        phrase("paper-rule"),
        phrase("paper-worth"),
        h("th", {"scope": "col"}, worth_bar),
        phrase("paper-edge-without"),
    )
    rows = [
        (
            named("odds-rule", each.rule),
            h(
                "td",
                {"class": "costs" if each.worth < 0 else "gives"},
                h("b", {}, signed(each.worth, 3)),
            ),
            h("td", {"class": "bar"}, _diverging(each.worth / most)),
            percent(-each.without),
        )
        for each in ordered
    ]
    return section(title, phrase("paper-rules-note"), table(title, head, rows))


def _diverging(part: float) -> Html:
    """`part` of the largest, with its sign: both sides have one scale."""
    wide = min(abs(part) * MIDDLE, MIDDLE if part < 0 else BAR - MIDDLE)
    left = MIDDLE - wide if part < 0 else MIDDLE
    kind = "costs-bar" if part < 0 else "gives-bar"
    return svg(BAR, TALL, rect(left, 0, wide, TALL, kind), line(f"M{MIDDLE} 0V{TALL}", "base"))


def _results(results: Sequence[NetResult]) -> Html:
    found: dict[float, float] = {}
    for each in results:
        at = max(-FARTHEST, min(FARTHEST, each.net))
        found[at] = found.get(at, 0) + each.chance
    ordered = sorted(found.items())
    drawn = [Column(100 * p, _net(net), percent(p, 2), _kind(net)) for net, p in ordered]
    title = phrase("paper-results-title")
    note = phrase(
        "paper-results-note",
        lost=percent(sum(p for net, p in ordered if net < 0), 2),
        pushed=percent(sum(p for net, p in ordered if net == 0), 2),
        won=percent(sum(p for net, p in ordered if net > 0), 2),
    )
    axis = Axis((10, 20, 30, 40), lambda value: with_sign(f"{value:g}"))
    rows = [(formatted(each.net, "+g"), percent(each.chance, 6)) for each in results]
    figures = table(title, (phrase("paper-net"), phrase("paper-chance")), rows)
    return section(title, note, picture(title, columns(drawn, axis), figures))


def _net(net: float) -> str:
    if abs(net) == FARTHEST:
        return f"≤ −{FARTHEST}" if net < 0 else f"≥ +{FARTHEST}"
    return formatted(net, "+g") if net else "0"


def _kind(net: float) -> str:
    return "costs-bar" if net < 0 else "gives-bar" if net > 0 else "push-bar"


def _dealer(dealer: Sequence[DealerEnds]) -> Html:
    """Final totals as a heat map, Busts as bars on a zero of their own."""
    most = max(dealer, key=lambda each: each.ends[BUST])
    longest = most.ends[BUST]
    title = phrase("paper-dealer-title", up=most.up, share=percent(longest, 2))
    heads = [*TOTALS, phrase("paper-end-blackjack"), phrase("paper-end-bust")]
    ends = (*TOTALS, BLACKJACK, BUST)

    def cell(row: int, column: int) -> Cell:
        share = dealer[row].ends[ends[column]]
        if ends[column] == BUST:
            drawn = rect(0, 0, share / longest * BUST_BAR, TALL, "costs-bar")
            told = h("span", {"class": "beside"}, svg(BUST_BAR, TALL, drawn), percent(share, 2))
            return Cell(told, "bust")
        if not share:
            return Cell(NONE)
        likely = " likely" if share > LIKELY else ""
        return Cell(percent(share, 2), f"depth-{min(DEPTHS, int(share * DEPTH))}{likely}")

    rows = [each.up for each in dealer]
    drawn = grid(Grid(title, heads, rows, kind="ends"), cell)
    return section(title, phrase("paper-dealer-note"), drawn)


def _boom_busted(lines: Sequence[PaidFor]) -> Html:
    title = phrase("paper-boom-title", share=percent(lines[0].comes_back, 2))
    return section(title, phrase("paper-boom-note"), comes_back(lines, title))


def _rws_pairs(lines: Sequence[PaidFor]) -> Html:
    most = max(lines, key=lambda each: each.comes_back)
    title = phrase("paper-rws-title", share=percent(most.comes_back, 2), made=sentence(most.made))
    return section(title, phrase("paper-rws-note"), comes_back(lines, title))
