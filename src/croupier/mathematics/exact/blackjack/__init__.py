"""Blackjack from any shoe: every action of every hand, the best chart and the best play, and the
bets beside (Blackjack 2.2.1, 3.15.2, 4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import numpy as np

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.blackjack import layout
from croupier.engine.money import Odds
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.blackjack import side_bets, tables
from croupier.mathematics.exact.blackjack.box_and_dealer import Ended, box_and_dealer
from croupier.mathematics.exact.blackjack.boxes import Boxes, boxes
from croupier.mathematics.exact.blackjack.cards.holdings import BUST, holdings
from croupier.mathematics.exact.blackjack.cards.supply import check_supply
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Numbers, by_value, place_of
from croupier.mathematics.exact.blackjack.chart.best_chart import played, value
from croupier.mathematics.exact.blackjack.chart.cells import first_guess, without_chips
from croupier.mathematics.exact.blackjack.chart.results import results
from croupier.mathematics.exact.blackjack.chart.solution import (
    Chart,
    Columns,
    Solution,
    columns_of,
    solve,
)
from croupier.mathematics.exact.blackjack.chart.strategy import Strategy
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay, best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import ENUMERATED, Figures, PayLine, by_pay_lines, gain
from croupier.mathematics.exact.sheet import ImpossibleQuestion, Sheet

__all__ = [
    "BOOK_RULES",
    "BlackjackSheet",
    "ChartSheet",
    "Ended",
    "Rules",
    "Strategy",
    "actions",
    "boxes_together",
    "by_chart",
    "chart_ev",
    "sheet",
    "short_of_chips",
    "with_the_dealer",
]


KNOWN = (*RANKS, "10")


class ImpossibleHand(ImpossibleQuestion):
    """Not a hand that is still to be played; the sentence says why."""


class ChartSheet(Sheet, frozen=True, kw_only=True):
    strategy: Strategy  # by which the Initial Bet is played
    blackjack_pays: str = ""

    def paid(self, figures: Figures) -> tuple[Fraction, ...]:
        """A hand that is split or doubled wins more because more was staked."""
        if figures.bet != "initial" or not self.blackjack_pays:
            return super().paid(figures)
        return tuple(sorted({gain(layout.REGULAR_PAYS), Fraction(self.blackjack_pays)}))


class BlackjackSheet(ChartSheet, frozen=True, kw_only=True):
    composition_dependent_ev: float
    exceptions: tuple[tables.ChartException, ...]  # better played differently from the chart
    hands: tuple[tables.HandActions, ...]
    rule_values: tuple[tables.RuleValue, ...]
    even_money: tables.EvenMoney | None
    rws_pairs: tuple[PayLine, ...]
    boom_busted: tuple[PayLine, ...]
    boom_busted_cards: dict[int, Fraction]  # Bust with so many cards, over all rounds
    dealer: tuple[side_bets.DealerHand, ...]


def sheet(
    *,
    decks: int = 8,
    shoe: Composition | None = None,
    rules: Rules = BOOK_RULES,
    pairs_pay: Mapping[str, Odds] = layout.PAIRS_PAY,
    boom_busted_pays: Mapping[int, Odds] = layout.BOOM_BUSTED_PAYS,
) -> BlackjackSheet:
    held, counts = _shoe(decks, shoe)
    columns = columns_of(counts)
    solution = solve(columns, counts, rules)
    initial = _initial(columns, counts, solution.chart, rules, solution.chart_ev)
    dealer = side_bets.dealer_hands(counts)
    busts = side_bets.bust_by_cards(counts, dealer)
    pairs = side_bets.rws_pairs(held, pairs_pay)
    boom_busted = side_bets.boom_busted(busts, boom_busted_pays)
    return BlackjackSheet(
        game=layout.NAME,
        book=layout.BOOK,
        decks=held.decks,
        shoe=held,
        options=tuple(rules.other_than_the_book),
        variant=tuple(rules.other_than_the_book.values()),
        bets=(initial, *_beside(counts, pairs, boom_busted)),
        composition_dependent_ev=solution.best_ev,
        strategy=_strategy(solution),
        blackjack_pays=rules.blackjack_pays.decimal(),
        exceptions=tables.exceptions(columns, counts, solution),
        hands=tables.every_hand(solution),
        rule_values=tables.rule_values(columns, counts, solution),
        even_money=tables.even_money(counts, rules),
        rws_pairs=pairs,
        boom_busted=boom_busted,
        boom_busted_cards=busts,
        dealer=dealer,
    )


def by_chart(
    strategy: Strategy | None = None, *, decks: int = 8, rules: Rules = BOOK_RULES
) -> ChartSheet:
    """The bets alone, the Initial Bet by the given chart (default: the best one).

    >>> best_blackjack_chart().strategy.hard[20][0]
    'stand'
    """
    held, counts = _shoe(decks, None)
    columns = columns_of(counts)
    if strategy is None:
        strategy = _strategy(solve(columns, counts, rules))
    chart = strategy.columns()
    initial = _initial(columns, counts, chart, rules, _ev(columns, counts, chart, rules))
    return ChartSheet(
        game=layout.NAME,
        book=layout.BOOK,
        decks=decks,
        shoe=held,
        bets=(initial, *beside_the_hand(held)),
        strategy=strategy,
        blackjack_pays=rules.blackjack_pays.decimal(),
    )


def beside_the_hand(shoe: Composition) -> tuple[Figures, ...]:
    """Insurance and the side bets, which no chart plays."""
    _, counts = _shoe(shoe.decks, shoe)
    busts = side_bets.bust_by_cards(counts, side_bets.dealer_hands(counts))
    return _beside(
        counts,
        side_bets.rws_pairs(shoe, layout.PAIRS_PAY),
        side_bets.boom_busted(busts, layout.BOOM_BUSTED_PAYS),
    )


def with_the_dealer(decks: int = 8) -> dict[Ended, float]:
    """What a box wins by the best chart, with its first two cards and the Dealer’s Bust."""
    _, counts = _shoe(decks, None)
    columns = columns_of(counts)
    return box_and_dealer(columns, counts, solve(columns, counts, BOOK_RULES).chart, BOOK_RULES)


def short_of_chips(decks: int = 8, shoe: Composition | None = None) -> tuple[Figures, Figures]:
    """The Initial Bet by the best chart, of a player who has no chips to split, and of one who has
    none to double either."""
    _, counts = _shoe(decks, shoe)
    columns = columns_of(counts)
    chart = solve(columns, counts, BOOK_RULES).chart
    charts = (
        {up: without_chips(cells, doubles=doubles) for up, cells in chart.items()}
        for doubles in (True, False)
    )
    splits, neither = (
        _initial(columns, counts, each, BOOK_RULES, _ev(columns, counts, each, BOOK_RULES))
        for each in charts
    )
    return splits, neither


def boxes_together(pairs: Numbers, decks: int = 8) -> Boxes:
    """How two boxes vary together that are both played by the best chart; `pairs` as in `boxes`."""
    _, counts = _shoe(decks, None)
    columns = columns_of(counts)
    chart = solve(columns, counts, BOOK_RULES).chart
    return boxes(columns, counts, chart, BOOK_RULES, pairs)


def chart_ev(
    strategy: Strategy,
    *,
    decks: int = 8,
    shoe: Composition | None = None,
    rules: Rules = BOOK_RULES,
) -> float:
    """The expected value of the Initial Bet if the box is played by this chart.

    >>> f"{blackjack_chart_value(best_blackjack_chart().strategy):.4%}"
    '-1.4893%'
    """
    _, counts = _shoe(decks, shoe)
    return _ev(columns_of(counts), counts, strategy.columns(), rules)


def actions(
    cards: Sequence[str],
    up: str,
    *,
    decks: int = 8,
    shoe: Composition | None = None,
    rules: Rules = BOOK_RULES,
) -> dict[str, float]:
    """The expected value of each action open to an unsplit hand, with best play after it.

    >>> worth = blackjack_actions(("9", "7"), "T")
    >>> max(worth, key=worth.get)
    'surrender'
    """
    _, counts = _shoe(decks, shoe)
    for rank in (*cards, up):
        if rank not in KNOWN:
            raise ImpossibleHand(
                phrase("impossible-there-is-no-card-write", a=repr(rank), b=str(" ".join(KNOWN)))
            )
    if len(cards) < 2:
        raise ImpossibleHand(phrase("impossible-a-hand-that-is-played-has"))
    hands = holdings()
    places = [place_of(rank) for rank in cards]
    if (np.bincount([*places, place_of(up)], minlength=len(counts)) > counts).any():
        raise ImpossibleHand(
            phrase("impossible-the-shoe-does-not-hold-and", a=str(" ".join(cards)), b=str(up))
        )
    hand = places[0]
    for place in places[1:]:
        hand = int(hands.onward[hand, place])
    if hand == BUST:
        raise ImpossibleHand(
            phrase("impossible-is-bust-there-is-nothing-left", a=str(" ".join(cards)))
        )
    play = best_play(column(counts, place_of(up)), rules)
    if len(cards) == 2:
        return _first(play, places[0], places[1])
    found = {}
    if not hands.must_draw[hand]:
        found["stand"] = float(play.worth.stand[hand])
    if not hands.must_stand[hand]:
        found["hit"] = float(play.worth.hit[hand])
    return found


def first_actions(
    up: str, hands: Iterable[tuple[str, str]], shoe: Composition, rules: Rules = BOOK_RULES
) -> dict[tuple[str, str], dict[str, float]]:
    """As `actions`, for many hands of two cards against one up card at once."""
    _, counts = _shoe(shoe.decks, shoe)
    play = best_play(column(counts, place_of(up)), rules)
    return {cards: _first(play, *sorted(map(place_of, cards))) for cards in hands}


def _first(play: BestPlay, one: int, other: int) -> dict[str, float]:
    worth = play.offered[:, one, other]
    return {tables.word(a): float(worth[a]) for a in Action if not np.isnan(worth[a])}


def _shoe(decks: int, shoe: Composition | None) -> tuple[Composition, Counts]:
    held = Composition.of_decks(decks) if shoe is None else shoe.checked()
    layout.settings(decks=held.decks)  # Blackjack 2.2.1
    counts = by_value(held)
    check_supply(counts)
    return held, counts


def _ev(columns: Columns, shoe: Counts, chart: Chart, rules: Rules) -> float:
    worth = (
        shoe[up] * value(against, played(against, chart[up]), rules)
        for up, against in columns.items()
    )
    return float(sum(worth) / shoe.sum())


def _initial(columns: Columns, shoe: Counts, chart: Chart, rules: Rules, ev: float) -> Figures:
    found = results(columns, shoe, chart, rules, ev)
    return Figures(bet="initial", ev=ev, method=ENUMERATED, results=found)


def _beside(
    shoe: Counts, pairs: tuple[PayLine, ...], boom_busted: tuple[PayLine, ...]
) -> tuple[Figures, ...]:
    return (
        *side_bets.insurance(shoe),
        Figures.of("rws-pairs", by_pay_lines(pairs)),
        Figures.of("boom-busted", by_pay_lines(boom_busted)),
    )


def _strategy(solution: Solution) -> Strategy:
    return Strategy.of({up: solution.chart.get(up, first_guess()) for up in range(len(NAMES))})
