"""The chance that the Dealer has Blackjack and every hand of a split is Bust (Blackjack 3.22.3).

Only then does that Blackjack take nothing besides the bets that are Bust. It is the one figure of a
split that does not come apart into single hands. Two hands are always counted together in full,
three and four as long as they have at most MOST_TUPLES sets of cards between them. Beyond that
(small pairs, which nobody splits against a Ten or an Ace) they are put together from pairs of hands
by Kirkwood's superposition, which is off by less than 2.5e-7 of the Initial Bet from four decks on:
over all rounds, less than 1e-9.
"""

from math import comb, factorial, perm
from typing import NamedTuple

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.hands import TWENTY_ONE
from croupier.probability.blackjack.columns import Column, after_splitting
from croupier.probability.blackjack.holdings import holdings
from croupier.probability.blackjack.splitting import courses, most_hands
from croupier.probability.blackjack.values import ACE, WORTH, Flags, Integers, Numbers
from croupier.probability.counts import Counts

MOST_TUPLES = 300_000
NEVER_BUST = TWENTY_ONE - max(WORTH)  # by one card


def all_bust(
    column: Column, pair: int, draws: Flags, doubles: Flags, most_tuples: int = MOST_TUPLES
) -> float:
    """`doubles` are the hands of two cards that take one card only."""
    if column.blackjack[pair] == 0 or pair == ACE:
        return 0.0
    left = after_splitting(column.left, pair)
    left[column.hole] -= 1
    sets = risky(pair, draws, doubles)
    of_pair, cards = int(left[pair]), int(left.sum())
    together = 0.0
    for hands in range(2, most_hands(pair) + 1):
        gone = hands - 2
        if gone > of_pair:
            break
        now = left.copy()
        now[pair] -= gone
        share = perm(of_pair, gone) / perm(cards, gone)
        together += share * sets.busts(now, hands, _orders_of(pair, hands), most_tuples)
    return float(column.blackjack[pair] * together)


def _orders_of(pair: int, hands: int) -> dict[int, int]:
    """How many hands must not have got a card of the pair -> in how many orders."""
    found = courses(most_hands(pair))
    return {course.settled: orders for course, orders in found.items() if course.hands == hands}


class Risky(NamedTuple):
    """The sets of cards from which a split hand takes a card that may bust it, by rising totals."""

    drawn: Integers  # [set, value] without the card that was split
    first_bust: Integers  # [set] the place of the least card that is too many
    orders: Numbers  # [set] in how many orders it is drawn
    differ: Numbers  # [set] in what part of them the second card is not of the pair

    def busts(self, left: Counts, hands: int, orders: dict[int, int], most: int) -> float:
        """That so many hands are all Bust, times the orders of second cards."""
        there = self._from(left)
        if hands == 2 or comb(len(there.orders) + hands - 1, hands) <= most:
            return there._together(left, hands, orders)
        one = [there._together(left, 1, {settled: 1}) for settled in (0, 1)]
        two = [there._together(left, 2, {settled: 1}) for settled in (0, 1, 2)]
        total = 0.0
        for settled, times in orders.items():
            free = hands - settled
            by_two = (
                two[2] ** comb(settled, 2) * two[1] ** (settled * free) * two[0] ** comb(free, 2)
            )
            by_one = one[1] ** settled * one[0] ** free
            total += times * by_two / by_one ** (hands - 2)
        return total

    def _from(self, left: Counts) -> "Risky":
        there = (self.drawn <= left).all(axis=1)
        return Risky(
            self.drawn[there], self.first_bust[there], self.orders[there], self.differ[there]
        )

    def _together(self, left: Counts, hands: int, orders: dict[int, int]) -> float:
        if not len(self.orders):
            return 0.0
        times = np.zeros(hands + 1)
        for settled, count in orders.items():
            times[settled] = count / comb(hands, settled)
        return factorial(hands) * _bust_together(left, hands, times, *self)


def risky(pair: int, draws: Flags, doubles: Flags) -> Risky:
    hands = holdings()
    every, differ = np.zeros((2, len(hands.size)))
    _orders(pair, hands.onward, draws & ~doubles, every, differ)
    these = np.flatnonzero((every > 0) & (draws | doubles) & (hands.hard > NEVER_BUST))
    these = these[np.argsort(hands.hard[these], kind="stable")]
    drawn = hands.held[these]
    drawn[:, pair] -= 1
    return Risky(drawn, TWENTY_ONE - hands.hard[these], every[these], differ[these] / every[these])


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
def _bust_together(
    left: Integers,
    hands: int,
    times: Numbers,
    drawn: Integers,
    first_bust: Integers,
    orders: Numbers,
    differ: Numbers,
) -> float:
    """Over every choice of `hands` sets of cards, in rising order of their totals: the hands with
    the lower total have the fewer cards that bust them, and these bust the others as well."""
    rest = np.zeros((hands + 1, 10), dtype=np.int64)
    rest[0] = left
    weight = np.ones(hands + 1)
    symmetric = np.zeros((hands + 1, hands + 1))  # elementary symmetric sums of `differ`
    symmetric[:, 0] = 1.0
    cards = np.zeros(hands + 1, dtype=np.int64)
    chosen = np.full(hands, -1)
    alike = np.zeros(hands + 1)
    too_many = np.zeros(11)
    size = drawn.sum(axis=1)
    share = np.ones(hands * (size.max() + 1) + 1)  # one over the number of orders of so many cards
    for many in range(1, len(share)):
        share[many] = share[many - 1] / max(left.sum() - many + 1, 1)
    total = 0.0
    at = 0
    while at >= 0:
        chosen[at] += 1
        this = chosen[at]
        if this == len(orders):
            at -= 1
            continue
        alike[at + 1] = alike[at] + 1.0 if at > 0 and chosen[at - 1] == this else 1.0
        product = weight[at] * orders[this] / alike[at + 1]
        for value in range(10):
            rest[at + 1, value] = rest[at, value] - drawn[this, value]
            for taken in range(drawn[this, value]):
                product *= max(rest[at, value] - taken, 0)
        if product == 0.0:
            continue
        cards[at + 1] = cards[at] + size[this]
        for many in range(1, at + 2):
            more = differ[this] * symmetric[at, many - 1]
            symmetric[at + 1, many] = symmetric[at, many] + more
        if at + 1 < hands:
            weight[at + 1] = product
            chosen[at + 1] = this - 1
            at += 1
            continue
        for value in range(9, -1, -1):
            too_many[value] = too_many[value + 1] + rest[hands, value]
        for hand in range(hands):
            product *= max(too_many[first_bust[chosen[hand]]] - hand, 0.0)
        factor = 0.0
        for many in range(hands + 1):
            factor += times[many] * symmetric[hands, many]
        total += product * factor * share[cards[hands] + hands]
    return total
