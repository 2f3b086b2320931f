"""Every set of cards a Player's Hand may hold without being Bust, and where each card leads
(Blackjack 1.27, 3.18, 3.19, 3.20)."""

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import MUST_DRAW_BELOW, TWENTY_ONE
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    NAMES,
    WORTH,
    Flags,
    Integers,
    points,
)

BUST = -1  # where a card too many leads
SOFT = TWENTY_ONE + 1  # cells 0 … 21 are Hard Totals, 22 … 43 are Soft Totals
CELLS = 2 * SOFT


class Holdings(NamedTuple):
    """One line per set of cards; sets of fewer cards come first."""

    held: Integers  # [hand, value] how many cards of each value
    size: Integers
    hard: Integers
    total: Integers
    cell: Integers  # Hard Total, or SOFT + Soft Total
    onward: Integers  # [hand, value] the hand with that card added, or BUST
    must_draw: Flags
    must_stand: Flags
    two: Integers  # [value, value] the hand of these two cards


@cache
def holdings() -> Holdings:
    sets: list[tuple[int, ...]] = [(card,) for card in range(len(NAMES))]
    for held in sets:  # it grows as we go, by one card at a time
        worth = sum(WORTH[card] for card in held)
        sets += [
            (*held, card)
            for card in range(held[-1], len(NAMES))
            if worth + WORTH[card] <= TWENTY_ONE
        ]
    number = {held: index for index, held in enumerate(sets)}
    onward = [
        [number.get(tuple(sorted((*held, card))), BUST) for card in range(len(NAMES))]
        for held in sets
    ]
    hard = np.array([sum(WORTH[card] for card in held) for held in sets])
    total = np.array(
        [points(int(worth), ACE in held) for worth, held in zip(hard, sets, strict=True)]
    )
    soft = total > hard
    return Holdings(
        held=np.array([[held.count(card) for card in range(len(NAMES))] for held in sets]),
        size=np.array([len(held) for held in sets]),
        hard=hard,
        total=total,
        cell=np.where(soft, SOFT + total, total),
        onward=np.array(onward),
        must_draw=total < MUST_DRAW_BELOW,
        must_stand=soft & (total == TWENTY_ONE),
        two=np.array([[number[min(a, b), max(a, b)] for b in range(10)] for a in range(10)]),
    )
