"""What a sheet shows of the main bet: every action of every hand, where cards decide against the
chart, and what each rule is worth (Blackjack 1.9, 3.15.1, 3.17, 3.23, 4.1.1)."""

from collections.abc import Sequence
from fractions import Fraction
from math import isnan

import msgspec
import numpy as np
from msgspec.structs import replace

from croupier.engine.games.blackjack.layout import REGULAR_PAYS
from croupier.engine.money import Odds
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import UNSPLIT, lines
from croupier.mathematics.exact.blackjack.cards.values import ACE, NAMES, TEN, TWO_CARDS, UP_CARDS
from croupier.mathematics.exact.blackjack.chart.solution import Columns, Solution, solve
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay
from croupier.mathematics.exact.blackjack.hands.columns import Column
from croupier.mathematics.exact.blackjack.hands.play import follow
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import gain

ALTERNATIVES = {
    "blackjack-pays": Rules(blackjack_pays=Odds.to(3, 2)),
    "surrender": Rules(surrender=False),
    "even-money": Rules(even_money=False),
    "double-after-split": Rules(double_after_split=False),
}


class HandActions(msgspec.Struct, frozen=True):
    """One hand against one up card, per unit of the Initial Bet; None: not offered."""

    hand: str  # its cards by value, "A 7"
    up: str
    stand: float | None
    hit: float | None
    double: float | None
    split: float | None
    surrender: float | None
    best: str
    by_chart: str


class ChartException(msgspec.Struct, frozen=True):
    """A set of cards that is better played differently from the chart."""

    hand: str
    up: str
    chart: str
    better: str
    gains: float  # per unit of the Initial Bet, when it is met
    met: float  # in how many of all rounds


class RuleValue(msgspec.Struct, frozen=True):
    """What a rule of the book adds to the expected value, the play being the best for each."""

    rule: str
    value: float
    without_ev: float  # by the chart that is best without it
    composition_dependent_value: float
    composition_dependent_without_ev: float


class EvenMoney(msgspec.Struct, frozen=True):
    """A Blackjack against an Ace: settled at once, or left to wait."""

    taken: Fraction
    left: Fraction
    better_taken: bool


def name_of(cards: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


WORDS = tuple(action.name.lower() for action in Action)


def word(action: int) -> str:
    return WORDS[action]


def every_hand(solution: Solution) -> tuple[HandActions, ...]:
    found = []
    for up in (up for up in UP_CARDS if up in solution.play):
        play, chart = solution.play[up], solution.played[up].policy
        for low, high in TWO_CARDS:
            worth = {
                word(action): None if isnan(ev) else ev
                for action, ev in enumerate(play.offered[:, low, high].tolist())
            }
            found.append(
                HandActions(
                    hand=name_of((low, high)),
                    up=NAMES[up],
                    **worth,
                    best=word(int(play.policy.first[low, high])),
                    by_chart=word(int(chart.first[low, high])),
                )
            )
    return tuple(found)


def exceptions(columns: Columns, shoe: Counts, solution: Solution) -> tuple[ChartException, ...]:
    """Every hand that best play meets, in the order of the chart's columns."""
    found: list[ChartException] = []
    for up in (up for up in UP_CARDS if up in columns):
        share = float(shoe[up] / shoe.sum())
        found += _exceptions(columns[up], share, solution.play[up], solution)
    return tuple(found)


def _exceptions(
    column: Column, share: float, play: BestPlay, solution: Solution
) -> list[ChartException]:
    hands = holdings()
    chart = solution.played[column.up].policy
    found = []

    def differs(cards: Sequence[int], by_chart: int, better: int, gains: float, met: float) -> None:
        if by_chart != better and met > 0:
            found.append(
                ChartException(
                    name_of(cards),
                    NAMES[column.up],
                    word(by_chart),
                    word(better),
                    gains,
                    met * share,
                )
            )

    met = np.zeros(len(lines().hand))
    for low, high in TWO_CARDS:
        theirs, best = int(chart.first[low, high]), int(play.policy.first[low, high])
        gains = play.offered[best, low, high] - play.offered[theirs, low, high]
        differs((low, high), theirs, best, float(gains), float(column.dealt[low, high]))
        if best == Action.HIT:
            met[hands.two[low, high]] = column.dealt[low, high]
    follow(column, play.policy.draws, met)
    gains = np.abs(play.worth.hit - play.worth.stand)
    longer = (hands.size > 2) & (chart.draws != play.policy.draws) & (met[UNSPLIT] > 0)
    for hand in np.flatnonzero(longer).tolist():
        cards = np.repeat(np.arange(len(NAMES)), hands.held[hand])
        theirs, best = int(chart.draws[hand]), int(play.policy.draws[hand])
        differs(cards.tolist(), theirs, best, float(gains[hand]), float(met[hand]))
    return found


def rule_values(columns: Columns, shoe: Counts, solution: Solution) -> tuple[RuleValue, ...]:
    """Each rule of the book against the other, all others as they are given."""
    solved = {solution.rules: solution}

    def by(rules: Rules) -> Solution:
        if rules not in solved:
            solved[rules] = solve(columns, shoe, rules, solution)
        return solved[rules]

    found = []
    for rule, other in ALTERNATIVES.items():
        changed = {
            field: getattr(other, field)
            for field in Rules.__struct_fields__
            if getattr(other, field) != getattr(BOOK_RULES, field)
        }
        with_it = by(replace(solution.rules, **{f: getattr(BOOK_RULES, f) for f in changed}))
        without = by(replace(solution.rules, **changed))
        found.append(
            RuleValue(
                rule,
                with_it.chart_ev - without.chart_ev,
                without.chart_ev,
                with_it.best_ev - without.best_ev,
                without.best_ev,
            )
        )
    return tuple(found)


def even_money(shoe: Counts, rules: Rules) -> EvenMoney | None:
    """None where the shoe cannot deal a Blackjack against an Ace."""
    if shoe[ACE] < 2 or not shoe[TEN]:
        return None
    stand_off = Fraction(int(shoe[TEN]) - 1, int(shoe.sum()) - 3)
    taken, left = gain(REGULAR_PAYS), gain(rules.blackjack_pays) * (1 - stand_off)
    return EvenMoney(taken, left, taken > left)
