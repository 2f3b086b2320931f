"""How likely each result of the Initial Bet is by a chart, with all chips that are added to it
(Blackjack 1.9, 3.15.1, 3.17, 3.20, 3.22.3, 3.23.2, 4.1.1)."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction

import numpy as np

from croupier.engine.games.blackjack.layout import REGULAR_PAYS
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import UNSPLIT, lines
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, TWO_CARDS, Integers, Numbers
from croupier.mathematics.exact.blackjack.chart.cells import Cells, policy_of
from croupier.mathematics.exact.blackjack.hands.columns import Column
from croupier.mathematics.exact.blackjack.hands.endless import MOST_BETS, split_results
from croupier.mathematics.exact.blackjack.hands.play import follow
from croupier.mathematics.exact.blackjack.hands.two_cards import (
    SURRENDERED,
    Action,
    Policy,
    paid_at_once,
    stand_off,
)
from croupier.mathematics.exact.blackjack.rules import Rules
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import PUSH, Results, gain

Chances = defaultdict[Fraction, float]  # of each net result

CLOSE = 1e-9
ROUNDING = 1e-13  # no chance at all


def results(
    columns: Mapping[int, Column],
    shoe: Counts,
    chart: Mapping[int, Cells],
    rules: Rules,
    ev: float,
) -> Results | None:
    """Over all up cards; None where they do not come to the expected value, found another way."""
    found: Chances = defaultdict(float)
    for up, column in columns.items():
        share = float(shoe[up] / shoe.sum())
        for net, chance in _Box(column, rules).played(policy_of(chart[up])).items():
            found[net] += share * chance
    mean = sum(float(net) * chance for net, chance in found.items())
    if abs(mean - ev) > CLOSE:
        return None
    return {net: chance for net, chance in found.items() if chance > ROUNDING}


class _Box:
    """All hands of one box against one up card."""

    def __init__(self, column: Column, rules: Rules) -> None:
        hands = holdings()
        self.column, self.rules = column, rules
        self.whole = np.zeros(2 * MOST_BETS + 1)  # [net + MOST_BETS]
        self.found: Chances = defaultdict(float)  # of nets that may be broken
        self.drawn = np.maximum(column.left[0] - hands.held, 0)  # [hand, value]
        self.drawn = self.drawn / np.maximum(self.drawn.sum(axis=1, keepdims=True), 1)
        self.blackjack = self.drawn[:, column.hole] * (column.hole >= 0)
        self.push = column.push[UNSPLIT]
        decided, net = 1 - self.blackjack - self.push, column.net[UNSPLIT]
        self.win, self.lose = (decided + net) / 2, (decided - net) / 2

    def played(self, policy: Policy) -> Chances:
        """Every result with its chance; they come to 1."""
        two = holdings().two
        met = np.zeros(len(lines().hand))
        for low, high in TWO_CARDS:
            hand, chance = int(two[low, high]), float(self.column.dealt[low, high])
            match Action(policy.first[low, high]):
                case _ if chance == 0:
                    continue
                case _ if (low, high) == (ACE, TEN):
                    self._has_blackjack(chance)
                case Action.STAND:
                    self._stands(np.array([hand]), np.array([chance]))
                case Action.HIT:
                    met[hand] = chance
                case Action.DOUBLE:
                    self._doubles(hand, chance)
                case Action.SPLIT:
                    split = split_results(self.column, low, policy, self.rules)
                    self.whole += chance * split.sum(axis=0)
                case Action.SURRENDER:
                    self.found[Fraction(SURRENDERED)] += chance
        self._hits(met, policy)
        for net, each in enumerate(self.whole.tolist(), start=-MOST_BETS):
            self.found[Fraction(net)] += each
        return self.found

    def _stands(self, hands: Integers, chances: Numbers, bets: int = 1) -> None:
        """Blackjack 3.23.2: to the Dealer's Blackjack a doubled hand loses one bet only."""
        for net, each in (
            (bets, self.win),
            (0, self.push),
            (-bets, self.lose),
            (-1, self.blackjack),
        ):
            self.whole[MOST_BETS + net] += chances @ each[hands]

    def _hits(self, met: Numbers, policy: Policy) -> None:
        hands = holdings()
        follow(self.column, policy.draws, met)
        reached = met[UNSPLIT]
        busts = (self.drawn * (hands.onward < 0)).sum(axis=1)
        self.whole[MOST_BETS - 1] += reached @ (policy.draws * busts)
        self._stands(np.arange(len(reached)), reached * ~policy.draws)

    def _doubles(self, hand: int, chance: float) -> None:
        onward, chances = holdings().onward[hand], chance * self.drawn[hand]
        bust = onward < 0
        self.whole[MOST_BETS - 2] += chances[bust].sum()
        self._stands(onward[~bust], chances[~bust], bets=2)

    def _has_blackjack(self, chance: float) -> None:
        if paid_at_once(self.column, self.rules):  # Blackjack 1.9
            self.found[gain(REGULAR_PAYS)] += chance
            return
        level = stand_off(self.column)
        self.found[gain(self.rules.blackjack_pays)] += chance * (1 - level)
        self.found[PUSH] += chance * level
