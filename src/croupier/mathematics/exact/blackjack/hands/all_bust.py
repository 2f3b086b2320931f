"""The chance that the Dealer has Blackjack and every hand of a split is Bust (Blackjack 3.22.3).

Only then does that Blackjack take nothing besides the bets that are Bust. It is the one figure of a
split that does not come apart into single hands. They are counted together card by card where that
takes about a second at most, and otherwise in endless shoes, where each is Bust by itself: from 130
cards on both agree to 1e-9. Only splits of 2s and 3s against an Ace have too many sets of cards
between 80 and 130 cards; there endless shoes are wrong by 3e-8 at most.
"""

from math import comb, factorial, perm
from typing import Any, NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import TWENTY_ONE
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.mixture import ABREAST, Mixture, after_a_split
from croupier.mathematics.exact.blackjack.cards.split_cards import all_hands, courses, most_hands
from croupier.mathematics.exact.blackjack.cards.values import ACE, WORTH, Flags, Integers, Numbers
from croupier.mathematics.exact.blackjack.hands.columns import Column, after_splitting
from croupier.mathematics.exact.counts import Counts

MOST_TUPLES = (  # sets of cards between all hands: below so many cards, counted in a second
    (80, 400_000_000),  # most of them take cards that are not there
    (130, 50_000_000),
    (500, 30_000),  # the mixture is as exact
)
NEVER_BUST = TWENTY_ONE - max(WORTH)  # by one card


def all_bust(
    column: Column, pair: int, draws: Flags, doubles: Flags, most_tuples: int | None = None
) -> float:
    """`doubles` are the hands of two cards that take one card only."""
    if column.blackjack[pair] == 0 or pair == ACE:
        return 0.0
    left = after_splitting(column.left, pair)
    sets, hands = risky(pair, draws, doubles).held_by(left), most_hands(pair)
    if most_tuples is None:
        most_tuples = next(most for below, most in MOST_TUPLES if left.sum() < below)
    if comb(len(sets.orders) + hands - 1, hands) > most_tuples:
        return sets.in_endless_shoes(after_a_split(left), column.hole, pair)
    left[column.hole] -= 1
    of_pair, cards = int(left[pair]), int(left.sum())
    together = 0.0
    for gone in range(min(hands - 2, of_pair) + 1):
        now = left.copy()
        now[pair] -= gone
        share = perm(of_pair, gone) / perm(cards, gone)
        together += share * sets.counted(now, _orders_of(pair, 2 + gone), 2 + gone)
    return float(column.blackjack[pair] * together)


def _orders_of(pair: int, hands: int) -> dict[int, int]:
    """How many hands must not have got a card of the pair -> in how many orders."""
    found = courses(most_hands(pair))
    return {course.settled: orders for course, orders in found.items() if course.hands == hands}


class Risky(NamedTuple):
    """The sets of cards from which a split hand takes a card that may bust it, by rising totals."""

    drawn: Integers  # [set, value] without the card that was split
    above: Integers  # [set, value] how many of these count so much or more
    first_bust: Integers  # [set] the place of the least card that is too many
    orders: Numbers  # [set] in how many orders it is drawn
    differ: Numbers  # [set] in what part of them the second card is not of the pair

    def held_by(self, left: Counts) -> "Risky":
        there = (self.drawn <= left).all(axis=1)
        of_sets: tuple[Any, ...] = tuple(self)
        return Risky(*[each[there] for each in of_sets])

    def counted(self, left: Counts, orders: dict[int, int], hands: int) -> float:
        """That so many hands are all Bust, times the orders of second cards."""
        sets, found = self.held_by(left), np.zeros(hands + 1)
        if not len(sets.orders):
            return 0.0
        _bust_together(left, sets, sets.parts(), found)
        return factorial(hands) * sum(
            times * float(found[settled]) / comb(hands, settled)
            for settled, times in orders.items()
        )

    def in_endless_shoes(self, shoes: Mixture, hole: int, pair: int) -> float:
        found = np.zeros(ABREAST)
        _bust_in_endless_shoes(*shoes, hole, pair, self, self.parts(), found)
        return float(found.sum())

    def parts(self) -> "Parts":
        which, value = self.drawn.nonzero()
        many = int(self.drawn.max()) + 1
        place = value * many + self.drawn[which, value]
        return Parts(place, np.searchsorted(which, np.arange(len(self.orders) + 1)), many)


class Parts(NamedTuple):
    """Where the cards of each set stand in a table by value and by how many of it are taken."""

    place: Integers
    begin: Integers  # [set] of its places; one more at the end
    many: int  # places of one value


def risky(pair: int, draws: Flags, doubles: Flags) -> Risky:
    hands = holdings()
    every, differ = np.zeros((2, len(hands.size)))
    _orders(pair, hands.onward, draws & ~doubles, every, differ)
    these = np.flatnonzero((every > 0) & (draws | doubles) & (hands.hard > NEVER_BUST))
    these = these[np.argsort(hands.hard[these], kind="stable")]
    drawn = hands.held[these]
    drawn[:, pair] -= 1
    above = drawn[:, ::-1].cumsum(axis=1)[:, ::-1].copy()
    return Risky(
        drawn, above, TWENTY_ONE - hands.hard[these], every[these], differ[these] / every[these]
    )


@compiled
def _orders(pair: int, onward: Integers, goes_on: Flags, every: Numbers, differ: Numbers) -> None:
    """In how many orders a split hand gets to each set of cards, and in how many of them its
    second card is not of the pair."""
    for card in range(10):
        every[onward[pair, card]] += 1.0
        if card != pair:
            differ[onward[pair, card]] += 1.0
    for hand in range(10, len(every)):
        if every[hand] > 0 and goes_on[hand]:
            for card in range(10):
                then = onward[hand, card]
                if then >= 0:
                    every[then] += every[hand]
                    differ[then] += differ[hand]


@compiled
def _bust_together(left: Integers, sets: Risky, parts: Parts, found: Numbers) -> None:
    """Fills `found`: [k] over every choice of so many sets of cards, in rising order of their
    totals, the sums of all products of k of their `differ`."""
    hands, last = len(found) - 1, len(found) - 2
    size = sets.drawn.sum(axis=1)
    share = np.ones(hands * (size.max() + 1) + 1)  # one over the number of orders of so many cards
    for many in range(1, len(share)):
        share[many] = share[many - 1] / max(left.sum() - many + 1, 1)
    rest = np.zeros((hands, 10), dtype=np.int64)
    rest[0] = left
    falling = np.ones((hands, 10 * parts.many))  # in how many ways so many of a value are taken
    _fall(rest[0], parts.many, falling[0])
    weight, alike = np.ones(hands), np.ones(hands)
    sums = np.zeros((hands, hands + 2))  # of products of k - 1
    sums[:, 1] = 1.0
    cards = np.zeros(hands, dtype=np.int64)
    chosen = np.full(hands, -1)
    at = 0
    while at >= 0:
        if at == last:
            every, differing = _last_hand(
                sets,
                parts,
                share[cards[at] + hands :],
                size,
                chosen[:at],
                rest[at],
                falling[at],
                alike[at],
            )
            for many in range(hands + 1):
                more = every * sums[at, many + 1] + differing * sums[at, many]
                found[many] += weight[at] * more
            at -= 1
            continue
        chosen[at] += 1
        this = chosen[at]
        if this == len(size):
            at -= 1
            continue
        times = alike[at] if at > 0 and chosen[at - 1] == this else 1.0
        product = weight[at] * sets.orders[this] / times
        for part in range(parts.begin[this], parts.begin[this + 1]):
            product *= falling[at, parts.place[part]]
        if product == 0.0:
            continue
        weight[at + 1], alike[at + 1] = product, times + 1.0
        cards[at + 1] = cards[at] + size[this]
        rest[at + 1] = rest[at] - sets.drawn[this]
        _fall(rest[at + 1], parts.many, falling[at + 1])
        for many in range(1, hands + 1):
            more = sets.differ[this] * sums[at, many]
            sums[at + 1, many + 1] = sums[at, many + 1] + more
        at += 1
        chosen[at] = this - 1


@compiled
def _fall(rest: Integers, many: int, falling: Numbers) -> None:
    for value in range(10):
        for taken in range(1, many):
            place = value * many + taken
            falling[place] = falling[place - 1] * max(rest[value] - taken + 1, 0)


@compiled
def _last_hand(
    sets: Risky,
    parts: Parts,
    share: Numbers,
    size: Integers,
    others: Integers,
    rest: Integers,
    falling: Numbers,
    alike: float,
) -> tuple[float, float]:
    """Over every set it may have, the first of them as the hand before it: the sum, and the sum of
    those times `differ`. The hands with the lower total have the fewer cards that bust them, and
    these bust the others as well."""
    too_many = np.zeros(11)
    for value in range(9, -1, -1):
        too_many[value] = too_many[value + 1] + rest[value]
    every = differing = 0.0
    begin = others[-1] if len(others) else 0
    for this in range(begin, len(size)):
        product = sets.orders[this] * share[size[this]]
        if this == begin:
            product /= alike
        for part in range(parts.begin[this], parts.begin[this + 1]):
            product *= falling[parts.place[part]]
        for hand in range(len(others)):
            least = sets.first_bust[others[hand]]
            product *= max(too_many[least] - sets.above[this, least] - hand, 0.0)
        least = sets.first_bust[this]
        product *= max(too_many[least] - sets.above[this, least] - len(others), 0.0)
        every += product
        differing += product * sets.differ[this]
    return every, differing


@compiled
def _bust_in_endless_shoes(
    chances: Numbers,
    weights: Numbers,
    hole: int,
    pair: int,
    sets: Risky,
    parts: Parts,
    found: Numbers,
) -> None:
    """Adds to `found`: [shoe] that the Dealer has Blackjack and every hand is Bust."""
    powers = np.ones((10 * parts.many, ABREAST))
    too_many = np.zeros((11, ABREAST))
    product, free, settled = np.zeros(ABREAST), np.zeros(ABREAST), np.zeros(ABREAST)
    for first in range(0, len(weights), ABREAST):
        for value in range(9, -1, -1):
            chance = chances[value, first : first + ABREAST]
            for shoe in range(ABREAST):
                too_many[value, shoe] = too_many[value + 1, shoe] + chance[shoe]
            for place in range(value * parts.many + 1, (value + 1) * parts.many):
                for shoe in range(ABREAST):
                    powers[place, shoe] = powers[place - 1, shoe] * chance[shoe]
        free[:] = 0.0
        settled[:] = 0.0
        for this in range(len(sets.orders)):
            orders, differ, least = sets.orders[this], sets.differ[this], sets.first_bust[this]
            for shoe in range(ABREAST):
                product[shoe] = orders * too_many[least, shoe]
            for part in range(parts.begin[this], parts.begin[this + 1]):
                place = parts.place[part]
                for shoe in range(ABREAST):
                    product[shoe] *= powers[place, shoe]
            for shoe in range(ABREAST):
                free[shoe] += product[shoe]
                settled[shoe] += differ * product[shoe]
        for shoe in range(ABREAST):
            node = first + shoe
            together = all_hands(free[shoe], settled[shoe], chances[pair, node])
            found[shoe] += weights[node] * chances[hole, node] * together
