"""The whole game from one shoe by given rules: best play and best chart over all up cards."""

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from croupier.mathematics.exact.blackjack.chart.best_chart import Played, best_chart, value
from croupier.mathematics.exact.blackjack.chart.cells import Cells
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay, best_play
from croupier.mathematics.exact.blackjack.hands.columns import Column, column
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import Rules
from croupier.mathematics.exact.counts import Counts

Columns = dict[int, Column]  # by up card
Chart = dict[int, Cells]  # by up card


class Solution(NamedTuple):
    rules: Rules
    play: dict[int, BestPlay]  # by up card
    played: dict[int, Played]  # the best chart, by up card
    best_ev: float
    chart_ev: float

    @property
    def chart(self) -> Chart:
        return {up: column.cells for up, column in self.played.items()}


def columns_of(shoe: Counts) -> Columns:
    return {int(up): column(shoe, int(up)) for up in np.flatnonzero(shoe)}


def solve(columns: Columns, shoe: Counts, rules: Rules, other: Solution | None = None) -> Solution:
    """`other`, of the same shoe by other rules, saves work."""
    play: dict[int, BestPlay] = {}
    charts: dict[int, Played] = {}
    best = by_chart = 0.0
    for up, hands in columns.items():
        play[up] = best_play(hands, rules, other.play[up] if other else None)
        start = other.played[up] if other else None
        if other and start and _decided_alike(rules, other.rules, start.cells):
            charts[up] = start
        else:
            charts[up] = best_chart(hands, rules, play[up], start)
        chance = shoe[up] / shoe.sum()
        best += chance * play[up].ev
        by_chart += chance * value(hands, charts[up], rules)
    return Solution(rules, play, charts, float(best), float(by_chart))


def _decided_alike(rules: Rules, other: Rules, best: Cells) -> bool:
    """Whether the chart that is best by other rules is best by these as well. What a Blackjack pays
    touches no decision, nor does a Surrender that nobody takes."""
    same = replace(rules, blackjack_pays=other.blackjack_pays, even_money=other.even_money)
    gives_up = (best.first == Action.SURRENDER).any() or (best.pairs == Action.SURRENDER).any()
    if other.surrender and not gives_up:
        same = replace(same, surrender=True)
    return same == other
