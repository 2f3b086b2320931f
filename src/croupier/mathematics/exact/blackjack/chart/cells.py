"""One column of a chart in numbers, and the play it stands for (Blackjack 3.18, 3.20, 3.23)."""

from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT, holdings
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Flags, Integers
from croupier.mathematics.exact.blackjack.hands.two_cards import Action, Policy, may_double

PLAY_ON = -1  # nothing of its own on the first two cards: Hit or Stand

HARD_TOTALS = range(4, TWENTY_ONE + 1)
SOFT_TOTALS = range(12, TWENTY_ONE + 1)


class Cells(NamedTuple):
    """Cells are numbered as in `holdings`."""

    draws: Flags  # [cell] Hit, else Stand
    first: Integers  # [cell] on the first two cards DOUBLE, SURRENDER or PLAY_ON
    pairs: Integers  # [value] the same for pairs, or SPLIT


def first_guess() -> Cells:
    """To play as the Dealer does."""
    totals = np.arange(CELLS) % SOFT
    return Cells(totals < DEALER_STANDS_ON, np.full(CELLS, PLAY_ON), np.full(len(NAMES), PLAY_ON))


def without_chips(cells: Cells, *, doubles: bool) -> Cells:
    """The same for a player who cannot split, and perhaps cannot double: pairs are played by their
    total, and what would be doubled is hit or stood on."""
    hands = holdings()
    first = cells.first.copy()
    if not doubles:
        first[first == Action.DOUBLE] = PLAY_ON
    pairs = np.where(
        (cells.pairs == Action.SPLIT) | ((cells.pairs == Action.DOUBLE) & (not doubles)),
        first[hands.cell[hands.two.diagonal()]],
        cells.pairs,
    )
    return Cells(cells.draws, first, pairs)


def policy_of(cells: Cells) -> Policy:
    hands = holdings()
    draws = (cells.draws[hands.cell] | hands.must_draw) & ~hands.must_stand
    doubles = (cells.first[hands.cell] == Action.DOUBLE) & may_double()
    first = cells.first[hands.cell][hands.two]
    np.fill_diagonal(first, cells.pairs)
    return Policy(draws, doubles, np.where(first == PLAY_ON, draws[hands.two], first))
