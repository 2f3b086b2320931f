"""How often the Dealer is Bust with so many cards, in floating point: for thousands of shoes, where
`side_bets` counts in whole numbers for one (Blackjack 3.26)."""

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Integers, Numbers
from croupier.mathematics.exact.blackjack.dealer.dealer import BUST, LONGEST, complete
from croupier.mathematics.exact.counts import Counts

MOST_CARDS = 1 + LONGEST


class BustHands(NamedTuple):
    """Every set of cards of a Dealer's Hand that is Bust, by up card."""

    orders: Numbers  # [hand] in which it is drawn
    size: Integers
    place: Integers  # its cards in a table by value and by how many of it are drawn
    begin: Integers  # [hand] of its places; one more at the end


def bust_chances(shoe: Counts) -> dict[int, float]:
    found = np.zeros(MOST_CARDS + 1)
    _fill(shoe, _hands(), found)
    return {cards: chance for cards, chance in enumerate(found.tolist()) if chance}


@cache
def _hands() -> BustHands:
    orders, sizes, places, begin = [], [], [], [0]
    for up in range(len(NAMES)):
        for drawn, (end, ways) in complete(up).items():
            if end == BUST:
                cards = np.bincount((up, *drawn), minlength=len(NAMES))
                values = np.flatnonzero(cards)
                orders.append(ways)
                sizes.append(1 + len(drawn))
                places += (values * (MOST_CARDS + 1) + cards[values]).tolist()
                begin.append(len(places))
    return BustHands(
        np.array(orders, dtype=np.float64), np.array(sizes), np.array(places), np.array(begin)
    )


@compiled
def _fill(shoe: Counts, hands: BustHands, found: Numbers) -> None:
    falling = np.ones((10, MOST_CARDS + 1))
    for value in range(10):
        for taken in range(MOST_CARDS):
            falling[value, taken + 1] = falling[value, taken] * max(shoe[value] - taken, 0)
    of_values = falling.ravel()
    share = np.ones(MOST_CARDS + 1)  # one over the number of orders of so many cards
    for cards in range(MOST_CARDS):
        share[cards + 1] = share[cards] / max(shoe.sum() - cards, 1)
    for hand in range(len(hands.size)):
        chance = hands.orders[hand] * share[hands.size[hand]]
        for part in range(hands.begin[hand], hands.begin[hand + 1]):
            chance *= of_values[hands.place[part]]
        found[hands.size[hand]] += chance
