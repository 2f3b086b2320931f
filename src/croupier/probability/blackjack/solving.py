"""The whole game from one shoe by given rules: best play and best chart over all up cards."""

from typing import NamedTuple

import numpy as np

from croupier.probability.blackjack.best_chart import best_chart, value
from croupier.probability.blackjack.by_cards import BestPlay, best_play
from croupier.probability.blackjack.cells import Cells, first_guess
from croupier.probability.blackjack.columns import Column, column
from croupier.probability.blackjack.rules import Rules
from croupier.probability.counts import Counts

Columns = dict[int, Column]  # by up card
Chart = dict[int, Cells]  # by up card


class Solution(NamedTuple):
    rules: Rules
    play: dict[int, BestPlay]  # by up card
    chart: Chart
    best_ev: float
    chart_ev: float


def columns_of(shoe: Counts) -> Columns:
    return {int(up): column(shoe, int(up)) for up in np.flatnonzero(shoe)}


def solve(columns: Columns, shoe: Counts, rules: Rules, other: Solution | None = None) -> Solution:
    """`other`, of the same shoe by other rules, saves work."""
    play: dict[int, BestPlay] = {}
    chart: Chart = {}
    best = by_chart = 0.0
    for up, hands in columns.items():
        play[up] = best_play(hands, rules, other.play[up] if other else None)
        start = other.chart[up] if other else first_guess()
        chart[up] = best_chart(hands, rules, play[up].bust, start)
        chance = shoe[up] / shoe.sum()
        best += chance * play[up].ev
        by_chart += chance * value(hands, chart[up], rules)
    return Solution(rules, play, chart, float(best), float(by_chart))
