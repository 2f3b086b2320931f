"""Blackjack at speed: one to nine boxes by a chart, Insurance and both side bets (Blackjack 2.2.1,
4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any

import msgspec
import numpy as np

from croupier.engine.equipment.cards import DECK
from croupier.engine.games.blackjack import layout
from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.engine.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.engine.money import HALF
from croupier.mathematics.exact.blackjack import ChartSheet, Rules, Strategy, by_chart
from croupier.mathematics.exact.figures import LOSS, gain
from croupier.mathematics.simulation.draws.chunks import Counts, Kernel
from croupier.mathematics.simulation.draws.shuffle import CARDS_PER_NUMBER, Cards
from croupier.mathematics.simulation.games.blackjack import kernel
from croupier.mathematics.simulation.games.blackjack.chart_file import chart_from, takes_even_money
from croupier.mathematics.simulation.games.blackjack.kernel import MOST_UNITS, Terms
from croupier.mathematics.simulation.games.blackjack.tables import (
    ENCODED,
    PAIR_KINDS,
    Bytes,
    tables,
)
from croupier.mathematics.simulation.shoes import Shoe, shoe
from croupier.mathematics.simulation.tally import Tally

USUAL_CARDS = 16  # of a box and the Dealer; hardly any round needs more
MOST_BUST = max(BOOM_BUSTED_PAYS)  # eight stands for eight or more


class BlackjackPlan(msgspec.Struct, frozen=True):
    shoe: Shoe
    terms: Terms
    tables: Bytes
    chart: Strategy
    best: ChartSheet | None  # where the best chart was looked for, it is valued already

    def kernel(self) -> Kernel:
        deck = self.shoe.cards(ENCODED)
        return Kernel(
            kernel.play, deck, self.terms.boxes, self.terms, self.tables, len(self._no_counts())
        )

    def deal(self, cards: Cards, rounds: int) -> Counts:
        """The first rounds of a shoe whose order is given."""
        counts, room = self._no_counts(), np.zeros(self.terms.boxes, dtype=np.uint64)
        kernel.play_as_given(cards, rounds, room, self.terms, self.tables, counts)
        return counts

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        initial = self._initial(counts)
        pairs = _pairs(counts, initial.count)
        return initial, _insurance(counts), pairs, _boom_busted(counts)

    def sheet(self) -> ChartSheet:
        """The bets, the Initial Bet as this chart plays it."""
        if self.best is not None:
            return self.best
        # Even Money refused is as if there were none.
        rules = Rules(even_money=self.terms.takes_even_money)
        return by_chart(self.chart, decks=self.shoe.decks, rules=rules)

    def _no_counts(self) -> Counts:
        boxes, one_box = self.terms.boxes, MOST_UNITS * self.terms.unit
        nets = 2 * one_box + 1 + (2 * boxes * one_box + 1 if boxes > 1 else 0)
        return np.zeros(kernel.NETS + nets, dtype=np.int64)

    def of_rounds(self, counts: Counts) -> dict[Fraction, int]:
        """How many whole rounds brought how much, all boxes together."""
        boxes, one_box = self.terms.boxes, MOST_UNITS * self.terms.unit
        nets = counts[kernel.NETS :]
        return self._by_net(nets if boxes == 1 else nets[2 * one_box + 1 :], boxes * one_box)

    def _by_net(self, nets: Counts, middle: int) -> dict[Fraction, int]:
        unit = self.terms.unit
        found = np.flatnonzero(nets).tolist()
        return {Fraction(place - middle, unit): int(nets[place]) for place in found}

    def _initial(self, counts: Counts) -> Tally:
        """The main game, all boxes together; its error is that of whole rounds."""
        middle, boxes = MOST_UNITS * self.terms.unit, self.terms.boxes
        results = self._by_net(counts[kernel.NETS : kernel.NETS + 2 * middle + 1], middle)
        together = Tally.of("initial", self.of_rounds(counts)).standard_error
        error = (together or 0.0) / boxes
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
    held = shoe(decks=decks, cut=cut, fresh=fresh, most_cards=USUAL_CARDS + 2 * boxes)
    terms = Terms(
        last_start=held.last_start,
        stretch=stretch_of(held, decks * len(DECK), boxes),
        boxes=boxes,
        most_hands=MOST_HANDS,
        takes_even_money=strategy is None or takes_even_money(strategy),
        unit=unit,
        blackjack_net=int(gain(BLACKJACK_PAYS) * unit),
        even_money_net=regular_net,
        surrender_net=int(-gain(HALF) * unit),
    )
    return BlackjackPlan(held, terms, tables(chart, unit, regular_net), chart, best)


def stretch_of(held: Shoe, cards: int, boxes: int) -> int:
    """How many of a shoe's cards its rounds are likely to need."""
    enough = held.last_start + 8 + 4 * boxes
    return min(enough + -enough % CARDS_PER_NUMBER, cards)


def _insurance(counts: Counts) -> Tally:
    lost, won = (int(n) for n in counts[kernel.INSURANCE : kernel.INSURANCE + 2])
    return Tally.of("insurance", {gain(INSURANCE_PAYS): won, LOSS: lost})


def _pairs(counts: Counts, boxes: int) -> Tally:
    results = {LOSS: int(boxes - counts[kernel.PAIRS : kernel.BOOM_BUSTED].sum())}
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
