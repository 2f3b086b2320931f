"""A column of a chart changed one cell at a time, a change kept only if the whole is worth more."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Literal, NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import MUST_DRAW_BELOW, TWENTY_ONE
from croupier.mathematics.exact.blackjack.cards.holdings import SOFT
from croupier.mathematics.exact.blackjack.cards.values import NAMES
from croupier.mathematics.exact.blackjack.chart.cells import (
    HARD_TOTALS,
    PLAY_ON,
    SOFT_TOTALS,
    Cells,
)
from croupier.mathematics.exact.blackjack.hands.two_cards import Action

ROUNDING = 1e-14  # no gain


class Change(NamedTuple):
    of: Literal["draws", "first", "pairs"]
    place: int
    to: int

    def made(self, cells: Cells) -> Cells:
        changed = getattr(cells, self.of).copy()
        changed[self.place] = self.to
        return cells._replace(**{self.of: changed})


def hard_draws() -> list[Change]:
    """Hit or Stand wherever a Hit may bust the hand."""
    hard = range(MUST_DRAW_BELOW, TWENTY_ONE)
    return [Change("draws", total, to) for total, to in product(hard, (False, True))]


def all_changes(may_surrender: bool) -> list[Change]:
    actions = [PLAY_ON, Action.DOUBLE, *([Action.SURRENDER] if may_surrender else [])]
    soft = [SOFT + total for total in SOFT_TOTALS[:-1]]  # a Soft 21 has no choice
    return [
        *hard_draws(),
        *(Change("draws", cell, to) for cell, to in product(soft, (False, True))),
        *(Change("first", cell, to) for cell, to in product((*HARD_TOTALS, *soft), actions)),
        *(
            Change("pairs", pair, to)
            for pair, to in product(range(len(NAMES)), (*actions, Action.SPLIT))
        ),
    ]


def climbed(cells: Cells, worth: Callable[[Cells], float], changes: Iterable[Change]) -> Cells:
    """Until no change is worth anything."""
    best, before = worth(cells), -np.inf
    while best > before:
        before = best
        for change in changes:
            if getattr(cells, change.of)[change.place] == change.to:
                continue
            other = change.made(cells)
            reached = worth(other)
            if reached > best + ROUNDING:
                cells, best = other, reached
    return cells
