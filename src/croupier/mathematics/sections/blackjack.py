"""Blackjack's own sections: the chart and its exceptions, what the rules are worth, the Dealer's
Hand and the side bets by the cards (Blackjack 4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Mapping

from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIR_NAMES, PAIRS_PAY
from croupier.engine.sentences import Message, phrase, said, sentence
from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.blackjack import BlackjackSheet
from croupier.mathematics.exact.blackjack.chart.strategy import Row
from croupier.mathematics.exact.blackjack.dealer.dealer import OUTCOMES
from croupier.mathematics.sections.bets import by_what_is_made, percent, signed
from croupier.mathematics.sections.chart_letters import PLAYS
from croupier.mathematics.sections.sections import Chart, Columns, HeatMap, Section, Table

ACTIONS = {
    "hit": said("sheet-hit"),
    "stand": said("sheet-stand"),
    "double": said("sheet-double"),
    "split": said("sheet-split"),
    "surrender": said("sheet-surrender"),
}
RULES = {
    "blackjack-pays": said("sheet-rule-pays"),
    "surrender": said("sheet-rule-surrender"),
    "even-money": said("sheet-rule-even-money"),
    "double-after-split": said("sheet-rule-double-split"),
}


def sections(sheet: BlackjackSheet) -> tuple[Section, ...]:
    strategy = sheet.strategy
    return (
        _chart(phrase("sheet-hard"), strategy.up, strategy.hard, phrase("sheet-hard-note")),
        _chart(phrase("sheet-soft"), strategy.up, strategy.soft, phrase("sheet-soft-note")),
        _chart(
            phrase("sheet-pairs"),
            strategy.up,
            strategy.pairs,
            phrase("sheet-pairs-note"),
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
        down=phrase("sheet-hand"),
        across=phrase("sheet-dealers-first"),
        rows=tuple(map(str, rows)),
        columns=up,
        cells=cells,
        legend={
            sign: play_named(play)
            for play, sign in PLAYS.items()
            if any(sign in row for row in cells)
        },
        note=note,
    )


def play_named(play: str) -> str:
    """`double else hit` in words."""
    first, otherwise, other = play.partition(" else ")
    if otherwise:
        return phrase("sheet-else", first=_action(first), other=_action(other))
    return _action(first)


def _action(action: str) -> str:
    return sentence(ACTIONS[action])


def _ending(outcome: str) -> str:
    if outcome == "blackjack":
        return phrase("sheet-end-blackjack")
    return phrase("sheet-end-bust") if outcome == "bust" else outcome


def cards_said(cards: int) -> Message:
    if cards == max(BOOM_BUSTED_PAYS):
        return said("odds-cards-or-more", cards=cards)
    return said("odds-cards", cards=cards)


def _expected(sheet: BlackjackSheet) -> Table:
    by_chart, best = sheet.figures("initial").ev, sheet.composition_dependent_ev
    rows = [
        (phrase("sheet-by-chart"), signed(by_chart), percent(-by_chart)),
        (phrase("sheet-by-cards"), signed(best), percent(-best)),
    ]
    return Table(
        title=phrase("sheet-initial"),
        headings=(phrase("sheet-play"), phrase("sheet-ev"), phrase("sheet-edge")),
        rows=tuple(rows),
        note=phrase("sheet-initial-note"),
    )


def _results(sheet: BlackjackSheet) -> Columns:
    results = sheet.figures("initial").results or {}
    return Columns(
        title=phrase("sheet-ends"),
        labels=tuple(number(float(net), "+g") if net else "0" for net in sorted(results)),
        values=tuple(100 * float(results[net]) for net in sorted(results)),
        across=phrase("sheet-net"),
        unit=phrase("sheet-of-rounds"),
        note=phrase("sheet-ends-note"),
    )


def _exceptions(sheet: BlackjackSheet) -> Table:
    return Table(
        title=phrase("sheet-differently"),
        headings=(
            *(phrase("sheet-hand"), phrase("sheet-dealer"), phrase("sheet-chart")),
            *(phrase("sheet-better"), phrase("sheet-gains"), phrase("sheet-once-in")),
        ),
        rows=tuple(
            (
                exception.hand,
                exception.up,
                play_named(exception.chart),
                play_named(exception.better),
                signed(exception.gains),
                f"{1 / exception.met:,.0f}",
            )
            for exception in sheet.exceptions
        ),
        note=phrase("sheet-gains-note"),
    )


def _rules(sheet: BlackjackSheet) -> Table:
    return Table(
        title=phrase("sheet-rules-worth"),
        headings=(phrase("sheet-rule"), phrase("sheet-worth"), phrase("sheet-edge-without")),
        rows=tuple(
            (sentence(RULES[rule.rule]), signed(rule.value), percent(-rule.without_ev))
            for rule in sheet.rule_values
        ),
        note=phrase("sheet-rules-note"),
    )


def _dealer(sheet: BlackjackSheet) -> HeatMap:
    return HeatMap(
        title=phrase("sheet-dealer-ends"),
        down=phrase("sheet-first-card"),
        across=phrase("sheet-outcome"),
        rows=tuple(hand.up for hand in sheet.dealer),
        columns=tuple(map(_ending, OUTCOMES)),
        values=tuple(
            tuple(100 * float(hand.outcomes[end]) for end in OUTCOMES) for hand in sheet.dealer
        ),
        unit=phrase("sheet-of-first"),
    )


def _busts(sheet: BlackjackSheet) -> Columns:
    return Columns(
        title=phrase("sheet-bust-cards"),
        labels=tuple(map(str, sheet.boom_busted_cards)),
        values=tuple(100 * float(chance) for chance in sheet.boom_busted_cards.values()),
        across=phrase("sheet-cards-dealer"),
        unit=phrase("sheet-of-rounds"),
    )


def _boom_busted(sheet: BlackjackSheet) -> Table:
    return by_what_is_made(
        phrase("sheet-boom"),
        sheet.boom_busted,
        map(cards_said, BOOM_BUSTED_PAYS),
        phrase("sheet-boom-note"),
    )


def _pairs(sheet: BlackjackSheet) -> Table:
    return by_what_is_made(
        phrase("sheet-rws"),
        sheet.rws_pairs,
        (PAIR_NAMES[kind] for kind in PAIRS_PAY),
        phrase("sheet-rws-note"),
    )
