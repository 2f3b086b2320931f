"""Blackjack at speed: one to nine boxes by a chart, Insurance and both side bets (Blackjack 2.2.1,
4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm, sqrt
from typing import Any

import msgspec
import numpy as np

from croupier.games.blackjack import layout
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.money import HALF
from croupier.probability.blackjack import ChartSheet, Rules, Strategy, by_chart
from croupier.probability.figures import LOSS, gain
from croupier.simulation.blackjack import kernel
from croupier.simulation.blackjack.chart_file import chart_from, takes_even_money
from croupier.simulation.blackjack.kernel import BEYOND, MOST_UNITS, Terms
from croupier.simulation.blackjack.tables import ENCODED, PAIR_KINDS, Bytes, tables
from croupier.simulation.plan import Counts
from croupier.simulation.shoes import Shoe, shoe
from croupier.simulation.shuffling import Cards
from croupier.simulation.tally import Tally

USUAL_CARDS = 16  # of a box and the Dealer; hardly any round needs more
MOST_BUST = max(BOOM_BUSTED_PAYS)  # eight stands for eight or more


class BlackjackPlan(msgspec.Struct, frozen=True):
    shoe: Shoe
    terms: Terms
    tables: Bytes
    chart: Strategy
    best: ChartSheet | None  # where the best chart was looked for, it is valued already

    def play(self, state: np.uint64, rounds: int) -> Counts:
        counts = self._no_counts()
        cards = self._with_room(self.shoe.cards(ENCODED))
        last = self.shoe.last_start
        enough = last + USUAL_CARDS + 8 * self.terms.boxes
        stretch = min(enough + enough % 2, len(cards) - BEYOND)
        kernel.play(state, rounds, cards, last, stretch, self.terms, self.tables, counts)
        return counts

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds of a shoe whose order is given."""
        counts, last = self._no_counts(), self.shoe.last_start
        held = self._with_room(cards)
        kernel.play_as_given(held, rounds, last, self.terms, self.tables, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        return (self._initial(counts), _insurance(counts), _pairs(counts), _boom_busted(counts))

    def sheet(self) -> ChartSheet:
        """The bets, the Initial Bet as this chart plays it."""
        if self.best is not None:
            return self.best
        # Even Money refused is as if there were none.
        rules = Rules(even_money=self.terms.takes_even_money)
        return by_chart(self.chart, decks=self.shoe.decks, rules=rules)

    def _no_counts(self) -> Counts:
        return np.zeros(kernel.NETS + 2 * MOST_UNITS * self.terms.unit + 1, dtype=np.int64)

    def _with_room(self, cards: Cards) -> Cards:
        return np.concatenate([cards, np.full(BEYOND, cards.max(), dtype=np.uint8)])

    def _initial(self, counts: Counts) -> Tally:
        """The main game, all boxes together; its error is that of whole rounds."""
        nets, unit, rounds = counts[kernel.NETS :], self.terms.unit, int(counts[kernel.ROUNDS])
        results = {
            Fraction(int(place) - MOST_UNITS * unit, unit): int(nets[place])
            for place in np.flatnonzero(nets)
        }
        mean = float(sum(net * n for net, n in results.items())) / max(rounds, 1)
        square = float(counts[kernel.SQUARES]) / unit**2 / max(rounds, 1)
        error = sqrt(max(square - mean**2, 0.0) / max(rounds - 1, 1)) / self.terms.boxes
        return Tally.of("initial", results, error=error, void=int(counts[kernel.VOID]))


def plan(
    *,
    decks: int = 8,
    cut: int | None = None,
    fresh: bool = False,
    boxes: int = 1,
    strategy: Mapping[str, Any] | None = None,
) -> BlackjackPlan:
    """`strategy` is a chart as a file has it; without one the best of `probability` is played."""
    layout.settings(decks=decks, boxes=boxes)  # Blackjack 2.2.1
    best = by_chart(decks=decks) if strategy is None else None
    chart = chart_from(strategy) if best is None else best.strategy
    unit = lcm(BLACKJACK_PAYS.denominator, HALF.denominator, REGULAR_PAYS.denominator)
    regular_net = int(gain(REGULAR_PAYS) * unit)
    terms = Terms(
        boxes=boxes,
        most_hands=MOST_HANDS,
        takes_even_money=strategy is None or takes_even_money(strategy),
        unit=unit,
        blackjack_net=int(gain(BLACKJACK_PAYS) * unit),
        even_money_net=regular_net,
        surrender_net=int(-gain(HALF) * unit),
    )
    held = shoe(decks=decks, cut=cut, fresh=fresh, most_cards=USUAL_CARDS + 2 * boxes)
    return BlackjackPlan(held, terms, tables(chart, unit, regular_net), chart, best)


def _insurance(counts: Counts) -> Tally:
    lost, won = (int(n) for n in counts[kernel.INSURANCE : kernel.INSURANCE + 2])
    return Tally.of("insurance", {gain(INSURANCE_PAYS): won, LOSS: lost})


def _pairs(counts: Counts) -> Tally:
    results = {LOSS: int(counts[kernel.PAIRS])}
    for number, kind in enumerate(PAIR_KINDS):
        if kind is not None:
            results[gain(PAIRS_PAY[kind])] = int(counts[kernel.PAIRS + number])
    return Tally.of("rws-pairs", results)


def _boom_busted(counts: Counts) -> Tally:
    results: dict[Fraction, int] = {LOSS: int(counts[kernel.ROUNDS])}
    for cards in range(kernel.MOST_DEALER_CARDS + 1):
        busts = int(counts[kernel.BOOM_BUSTED + cards])
        if busts:
            net = gain(BOOM_BUSTED_PAYS[min(cards, MOST_BUST)])
            results[net] = results.get(net, 0) + busts
            results[LOSS] -= busts
    return Tally.of("boom-busted", results)
