"""Blackjack: the price of the Initial Bet by its chart, what each rule is worth, and the side bets
(Blackjack 2.2.1, 3.14, 3.26, 4.1.1)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import soft, total
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIR_NAMES, PAIRS_PAY
from croupier.engine.sentences import said
from croupier.mathematics.exact.blackjack import BlackjackSheet, by_chart
from croupier.mathematics.reports.findings import figures as f
from croupier.mathematics.reports.odds import (
    AgainstTheChart,
    DealerEnds,
    Finding,
    NetResult,
    OfBlackjack,
    RuleWorth,
    WorthByDecks,
)
from croupier.mathematics.sections.blackjack import cards_said

DECKS = range(4, 9)  # Blackjack 2.2.1
RULES = {
    "blackjack-pays": said("odds-rule-blackjack-pays"),
    "surrender": said("odds-rule-surrender"),
    "even-money": said("odds-rule-even-money"),
    "double-after-split": said("odds-rule-double-after-split"),
}


def told(
    sheet: BlackjackSheet,
) -> tuple[OfBlackjack, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    decks = f.by_decks({decks: by_chart(decks=decks).bets for decks in DECKS})
    return _own(sheet), (_price(sheet), *_rules(sheet), *_side_bets(sheet, decks)), decks


def _own(sheet: BlackjackSheet) -> OfBlackjack:
    results = sheet.figures("initial").results or {}
    return OfBlackjack(
        up=sheet.strategy.up,
        hard=dict(sheet.strategy.hard),
        soft=dict(sheet.strategy.soft),
        pairs=dict(sheet.strategy.pairs),
        by_cards=sheet.composition_dependent_ev,
        exceptions=tuple(
            AgainstTheChart(e.hand, *_worth(e.hand), e.up, e.chart, e.better, e.gains, e.met)
            for e in sheet.exceptions
        ),
        rules=tuple(RuleWorth(r.rule, r.value, r.without_ev) for r in sheet.rule_values),
        results=tuple(NetResult(float(net), float(p)) for net, p in sorted(results.items())),
        dealer=tuple(
            DealerEnds(hand.up, {end: float(p) for end, p in hand.outcomes.items()})
            for hand in sheet.dealer
        ),
        rws_pairs=f.paid_for(sheet.rws_pairs, (PAIR_NAMES[kind] for kind in PAIRS_PAY)),
        boom_busted=f.paid_for(sheet.boom_busted, map(cards_said, BOOM_BUSTED_PAYS)),
    )


def _worth(hand: str) -> tuple[int, bool]:
    cards = [Card(f"{rank.replace('10', 'T')}s") for rank in hand.split()]
    return total(cards), soft(cards)


def _price(sheet: BlackjackSheet) -> Finding:
    initial = sheet.figures("initial")
    saved = sheet.composition_dependent_ev - float(initial.ev)
    return Finding(
        said("odds-figure", figure=f.share(initial.house_edge)),
        said("odds-price-of-initial"),
        (said("odds-very-cards", saved=f.points(saved, 4)),),
    )


def _rules(sheet: BlackjackSheet) -> tuple[Finding, ...]:
    """The rule that costs most and the one that gives most, where there are such."""
    ordered = sorted(sheet.rule_values, key=lambda rule: rule.value)
    worst, best = ordered[0], ordered[-1]
    found = []
    if worst.value < 0:
        found.append(
            Finding(
                said("odds-figure", figure=f.signed_share(worst.value)),
                said("odds-rule-costs-most", rule=RULES[worst.rule]),
                (said("odds-rule-without", without=f.share(-worst.without_ev)),),
            )
        )
    if best.value > 0:
        second = ordered[-2]
        insurance = sheet.figures("insurance").house_edge
        found.append(
            Finding(
                said("odds-figure", figure=f.signed_share(best.value)),
                said("odds-rule-gives-most", rule=RULES[best.rule]),
                (
                    said(
                        "odds-rule-second",
                        rule=RULES[second.rule],
                        gives=f.signed_share(second.value),
                    ),
                    said("odds-never-insurance", costs=f.share(insurance)),
                ),
            )
        )
    return tuple(found)


def _side_bets(sheet: BlackjackSheet, decks: tuple[WorthByDecks, ...]) -> tuple[Finding, ...]:
    """Where the Initial Bet costs something: else there is nothing to be times as dear as."""
    initial = sheet.figures("initial").house_edge
    if initial <= 0:
        return ()
    pairs, boom = (sheet.figures(bet).house_edge for bet in ("rws-pairs", "boom-busted"))
    fewest = decks[0]
    found = Finding(
        said("odds-so-many-times", times=f.times(pairs, initial)),
        said("odds-pairs-as-dear", pairs=f.share(pairs)),
        (
            said("odds-boom-as-dear", times=f.times(boom, initial), boom=f.share(boom)),
            said(
                "odds-pairs-by-decks",
                decks=fewest.decks,
                pairs=f.share(-fewest.ev["rws-pairs"]),
                initial=f.points(abs(fewest.ev["initial"] + float(initial))),
            ),
        ),
    )
    return (found,)
