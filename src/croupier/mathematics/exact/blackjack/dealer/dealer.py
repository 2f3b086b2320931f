"""The Dealer's Hand from any shoe: every set of cards it may draw, once, with the number of orders
it may draw it in (Blackjack 1.2, 3.24)."""

from collections import defaultdict
from functools import cache
from math import perm
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, TWENTY_ONE, blackjack
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    CARD_WORTH,
    NAMES,
    WORTH,
    Integers,
    Numbers,
    points,
)
from croupier.mathematics.exact.counts import Counts

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
    cards = int(left.sum())
    falling = [[perm(int(count), many) for many in range(LONGEST + 1)] for count in left]
    found: dict[tuple[str, int], int] = defaultdict(int)
    for drawn, (end, orders) in complete(up).items():
        these = orders
        for card, many in _counted(drawn):
            these *= falling[card][many]
        found[end, 1 + len(drawn)] += these
    return {
        (end, size): these * perm(cards - size + 1, LONGEST - size + 1)
        for (end, size), these in found.items()
        if these
    }


@cache
def _counted(drawn: Drawn) -> tuple[tuple[int, int], ...]:
    """Each card, and how many of it."""
    return tuple((card, drawn.count(card)) for card in dict.fromkeys(drawn))


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
    out: Integers,
    which: Integers,
    totals: Integers,
    hole: int,
    steps: Walk,
    net: Numbers,
    push: Numbers,
) -> None:
    """Fills `net`: what a stake of 1 on each hand wins on average from a Dealer without Blackjack,
    who counts 0 with one. Fills `push`: the chance of an equal total.

    A hand has its total, and `which` says the cards that are out of `left` then: many hands share
    them. A hand that the shoe cannot deal wins 0. `hole` is the card that makes the Dealer's
    Blackjack, or -1.
    """
    ends = np.zeros((len(out), len(TOTALS)))
    decided = np.zeros(len(out))  # without Blackjack
    _ends(left, out, hole, steps, ends, decided)
    for hand in range(len(which)):
        cards = which[hand]
        won = decided[cards]
        for place in range(len(TOTALS)):
            if TOTALS[place] == totals[hand]:
                won -= ends[cards, place]
                push[hand] = ends[cards, place]
            elif TOTALS[place] > totals[hand]:
                won -= 2 * ends[cards, place]
        net[hand] = won


@compiled
def _ends(
    left: Counts, out: Integers, hole: int, steps: Walk, ends: Numbers, decided: Numbers
) -> None:
    """Fills `ends`: [cards that are out, place among TOTALS] how likely the Dealer ends there; and
    `decided`: how likely without Blackjack."""
    depth, card, again, orders, end = steps
    deepest = depth.max()
    counts = np.zeros((10, ABREAST))
    share = np.zeros((deepest + 1, ABREAST))  # one over the cards there are for the next one
    chance = np.zeros((deepest + 1, ABREAST))  # of so many cards, times that share
    sums = np.zeros((len(TOTALS), ABREAST))
    for first in range(0, len(out), ABREAST):
        abreast = min(ABREAST, len(out) - first)
        for i in range(abreast):
            there, enough = 0, 1.0
            for value in range(10):
                count = left[value] - out[first + i, value]
                counts[value, i] = count
                there += count
                if count < 0:
                    enough = 0.0
            for size in range(deepest + 1):
                share[size, i] = enough / max(there - size, 1)
            decided[first + i] = enough
            if hole >= 0:
                decided[first + i] -= counts[hole, i] * share[0, i]
        chance[0] = share[0]
        sums[:] = 0.0
        for step in range(len(depth)):
            now, value, lie = depth[step], card[step], float(again[step])
            if orders[step] > 0:
                total, times = end[step], orders[step]
                for i in range(ABREAST):
                    sums[total, i] += times * chance[now - 1, i] * (counts[value, i] - lie)
            if step + 1 < len(depth) and depth[step + 1] > now:
                for i in range(ABREAST):
                    chance[now, i] = chance[now - 1, i] * (counts[value, i] - lie) * share[now, i]
        for place in range(len(TOTALS)):
            for i in range(abreast):
                ends[first + i, place] = sums[place, i]
