"""Blackjack's own sections: the chart and its exceptions, what the rules are worth, the Dealer's
Hand and the side bets by the cards (Blackjack 4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Mapping

from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.blackjack import BlackjackSheet
from croupier.mathematics.exact.blackjack.chart.strategy import Row
from croupier.mathematics.exact.blackjack.dealer.dealer import OUTCOMES
from croupier.mathematics.sections.bets import by_what_is_made, percent, signed
from croupier.mathematics.sections.chart_letters import PLAYS
from croupier.mathematics.sections.sections import Chart, Columns, HeatMap, Section, Table

LEGEND = {
    "H": "Hit",
    "S": "Stand",
    "D": "Double Down, else Hit",
    "Ds": "Double Down, else Stand",
    "P": "Split",
    "R": "Surrender, else Hit",
    "Rs": "Surrender, else Stand",
}
RULES = {
    "blackjack-pays": "Blackjack pays 6 to 5, not 3 to 2",
    "surrender": "Surrender, but not against an Ace",
    "even-money": "Even Money",
    "double-after-split": "Double Down after a Split",
}


def sections(sheet: BlackjackSheet) -> tuple[Section, ...]:
    strategy = sheet.strategy
    return (
        _chart("Hard Totals", strategy.up, strategy.hard, "No Ace, or each Ace counts 1."),
        _chart("Soft Totals", strategy.up, strategy.soft, "An Ace counts 11."),
        _chart(
            "Pairs",
            strategy.up,
            strategy.pairs,
            "A pair that cannot be Split again plays its total.",
        ),
        _expected(sheet),
        *([_results(sheet)] if sheet.figures("initial").results else []),
        *([_exceptions(sheet)] if sheet.exceptions else []),
        _rules(sheet),
        _dealer(sheet),
        _busts(sheet),
        _boom_busted(sheet),
        _pairs(sheet),
    )


def _chart(
    title: str, up: tuple[str, ...], rows: Mapping[int, Row] | Mapping[str, Row], note: str
) -> Chart:
    cells = tuple(tuple(PLAYS[word] for word in row) for row in rows.values())
    return Chart(
        title=title,
        down="Hand",
        across="Dealer’s first card",
        rows=tuple(map(str, rows)),
        columns=up,
        cells=cells,
        legend={sign: words for sign, words in LEGEND.items() if any(sign in row for row in cells)},
        note=note,
    )


def _expected(sheet: BlackjackSheet) -> Table:
    by_chart, best = sheet.figures("initial").ev, sheet.composition_dependent_ev
    rows = [
        ("By the chart", signed(by_chart), percent(-by_chart)),
        ("Each hand by its own cards", signed(best), percent(-best)),
    ]
    return Table(
        title="The Initial Bet",
        headings=("Play", "Expected value", "House edge"),
        rows=tuple(rows),
        note="Even Money wherever it is worth more, Insurance never, Double Downs in full.",
    )


def _results(sheet: BlackjackSheet) -> Columns:
    results = sheet.figures("initial").results or {}
    return Columns(
        title="How the Initial Bet ends, by the chart",
        labels=tuple(number(float(net), "+g") if net else "0" for net in sorted(results)),
        values=tuple(100 * float(results[net]) for net in sorted(results)),
        across="net result in Initial Bets",
        unit="% of all rounds",
        note="With all chips added by Split and Double Down, and half the bet after Surrender.",
    )


def _exceptions(sheet: BlackjackSheet) -> Table:
    return Table(
        title="Hands that are better played differently from the chart",
        headings=("Hand", "Dealer", "Chart", "Better", "Gains", "Once in rounds"),
        rows=tuple(
            (
                exception.hand,
                exception.up,
                exception.chart.capitalize(),
                exception.better.capitalize(),
                signed(exception.gains),
                f"{1 / exception.met:,.0f}",
            )
            for exception in sheet.exceptions
        ),
        note="Gains per unit of the Initial Bet, when the hand comes up.",
    )


def _rules(sheet: BlackjackSheet) -> Table:
    return Table(
        title="What each rule is worth to the player",
        headings=("Rule", "Worth", "House edge without it"),
        rows=tuple(
            (RULES[rule.rule], signed(rule.value), percent(-rule.without_ev))
            for rule in sheet.rule_values
        ),
        note="Per unit of the Initial Bet, with the best chart for either.",
    )


def _dealer(sheet: BlackjackSheet) -> HeatMap:
    return HeatMap(
        title="How the Dealer’s Hand ends",
        down="First card",
        across="Outcome",
        rows=tuple(hand.up for hand in sheet.dealer),
        columns=OUTCOMES,
        values=tuple(
            tuple(100 * float(hand.outcomes[end]) for end in OUTCOMES) for hand in sheet.dealer
        ),
        unit="% of the hands with that first card",
    )


def _busts(sheet: BlackjackSheet) -> Columns:
    return Columns(
        title="How many cards a Dealer’s Bust has",
        labels=tuple(map(str, sheet.boom_busted_cards)),
        values=tuple(100 * float(chance) for chance in sheet.boom_busted_cards.values()),
        across="cards in the Dealer’s Hand",
        unit="% of all rounds",
    )


def _boom_busted(sheet: BlackjackSheet) -> Table:
    return by_what_is_made(
        "Boom Busted, by the Dealer’s Bust",
        sheet.boom_busted,
        "All cards of the Dealer’s Hand count (Blackjack 3.26).",
    )


def _pairs(sheet: BlackjackSheet) -> Table:
    return by_what_is_made(
        "RWS Pairs, by kind",
        sheet.rws_pairs,
        "The first two cards of a box, of one rank (Blackjack 3.14).",
    )
