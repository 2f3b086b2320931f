"""The Dealer's Hand from any shoe: every set of cards it may draw, once, with the number of orders
it may draw it in (Blackjack 1.2, 3.24)."""

from collections import defaultdict
from functools import cache
from math import perm, prod
from typing import NamedTuple

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.hands import DEALER_STANDS_ON, TWENTY_ONE, blackjack
from croupier.probability.blackjack.values import (
    ACE,
    CARD_WORTH,
    NAMES,
    WORTH,
    Integers,
    Numbers,
    points,
)
from croupier.probability.counts import Counts

TOTALS = tuple(range(DEALER_STANDS_ON, TWENTY_ONE + 1))
BLACKJACK, BUST = "blackjack", "bust"
OUTCOMES = (*map(str, TOTALS), BLACKJACK, BUST)

Drawn = tuple[int, ...]  # places of the cards after the up card, in rising order

ABREAST = 64  # hands that are worked out side by side


@cache
def complete(up: int) -> dict[Drawn, tuple[str, int]]:
    """Every set of cards that ends the Dealer's Hand: how it ends and in how many orders."""
    ends: dict[Drawn, tuple[str, int]] = {}
    going: dict[Drawn, int] = {(): 1}
    while going:
        longer: dict[Drawn, int] = defaultdict(int)
        for drawn, orders in going.items():
            for card in range(len(NAMES)):
                longer[tuple(sorted((*drawn, card)))] += orders
        going = {}
        for drawn, orders in longer.items():
            end = _end(up, drawn)
            if end is None:
                going[drawn] = orders
            else:
                ends[drawn] = end, orders
    return ends


def _end(up: int, drawn: Drawn) -> str | None:
    hard = WORTH[up] + sum(WORTH[card] for card in drawn)
    if hard > TWENTY_ONE:
        return BUST
    if len(drawn) == 1 and blackjack((CARD_WORTH[up], CARD_WORTH[drawn[0]])):
        return BLACKJACK
    reached = points(hard, ACE in (up, *drawn))
    return str(reached) if reached >= DEALER_STANDS_ON else None


def ways(up: int, left: Counts) -> dict[tuple[str, int], int]:
    """In how many deals the Dealer ends so with so many cards, out of perm(cards, LONGEST)."""
    counts, cards = [int(count) for count in left], int(left.sum())
    found: dict[tuple[str, int], int] = defaultdict(int)
    for drawn, (end, orders) in complete(up).items():
        size = len(drawn)
        these = prod(perm(counts[card], drawn.count(card)) for card in set(drawn))
        if these:
            rest = perm(cards - size, LONGEST - size)
            found[end, 1 + size] += orders * these * rest
    return found


LONGEST = max(len(drawn) for up in range(len(NAMES)) for drawn in complete(up))


class Walk(NamedTuple):
    """The sets that end in 17 to 21 without Blackjack, as one walk over their common beginnings."""

    depth: Integers  # how many cards lie after this step, at least 1
    card: Integers
    again: Integers  # how many of that card lie already
    orders: Numbers  # 0: the hand is not complete here
    end: Integers  # place among TOTALS


@cache
def walk(up: int) -> Walk:
    ends = {
        drawn: (TOTALS.index(int(end)), orders)
        for drawn, (end, orders) in complete(up).items()
        if end not in (BLACKJACK, BUST)
    }
    beginnings = sorted({drawn[:n] for drawn in ends for n in range(1, len(drawn) + 1)})
    steps = [
        (len(drawn), drawn[-1], drawn.count(drawn[-1]) - 1, *reversed(ends.get(drawn, (0, 0))))
        for drawn in beginnings
    ]
    depth, card, again, orders, end = np.array(steps, dtype=np.int64).T.copy()
    return Walk(depth, card, again, orders.astype(np.float64), end)


@compiled
def against_totals(
    left: Counts,
    held: Integers,
    totals: Integers,
    hole: int,
    depth: Integers,
    card: Integers,
    again: Integers,
    orders: Numbers,
    end: Integers,
    net: Numbers,
    push: Numbers,
) -> None:
    """Fills `net`: what a stake of 1 on each hand that these cards can form wins on average from a
    Dealer without Blackjack; a Blackjack counts 0. Fills `push`: the chance of an equal total.

    `left` holds the hand's own cards; `hole` is the card that makes the Dealer's Blackjack, or -1.
    """
    cards = left.sum()
    deepest = depth.max()
    counts = np.zeros((10, ABREAST))
    chance = np.ones((deepest + 1, ABREAST))
    sums = np.zeros((deepest + 1, len(TOTALS), ABREAST))
    for first in range(0, len(held), ABREAST):
        abreast = min(ABREAST, len(held) - first)
        for i in range(abreast):
            for value in range(10):
                counts[value, i] = max(left[value] - held[first + i, value], 0)
        sums[:] = 0.0
        for step in range(len(depth)):
            before, now = chance[depth[step] - 1], chance[depth[step]]
            count, lie = counts[card[step]], float(again[step])
            for i in range(ABREAST):
                now[i] = before[i] * (count[i] - lie)
            if orders[step] > 0:
                total, times = sums[depth[step], end[step]], orders[step]
                for i in range(ABREAST):
                    total[i] += times * now[i]
        for i in range(abreast):
            hand = first + i
            if (held[hand] > left).any():
                continue
            there = cards - held[hand].sum()
            won = 1.0 - (counts[hole, i] / there if hole >= 0 else 0.0)
            level = 0.0
            share = 1.0
            for size in range(1, min(deepest, there) + 1):
                share /= there - size + 1
                for place in range(len(TOTALS)):
                    if TOTALS[place] == totals[hand]:
                        won -= sums[size, place, i] * share
                        level += sums[size, place, i] * share
                    elif TOTALS[place] > totals[hand]:
                        won -= 2 * sums[size, place, i] * share
            net[hand] = won
            push[hand] = level
