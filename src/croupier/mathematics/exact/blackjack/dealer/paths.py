"""Every way of one hand in an endless shoe, card by card: a Player's of a split pair, or the
Dealer's (Blackjack 3.18, 3.22.2, 3.23, 3.24).

Where cards that leave the shoe change nothing, a hand is no more than its total. So all its ways
are a list of steps from total to total, the same for every endless shoe.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.holdings import BUST, CELLS, SOFT
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    NAMES,
    WORTH,
    Flags,
    Integers,
    points,
)
from croupier.mathematics.exact.blackjack.dealer.dealer import LONGEST

FINALS = TWENTY_ONE - DEALER_STANDS_ON + 3  # of a hand: less than 17, 17 … 21, Bust
TOO_MANY = FINALS - 1
CARDS = len(NAMES)
FEWEST_BUST, MOST_CARDS = 3, 1 + LONGEST  # of the Dealer

# Places of a hand on its way: where it ends, once doubled and once not; then its cells; then two
# cards that are doubled, by the second of them; then the first card.
DOUBLED = FINALS
GOING = 2 * FINALS
TO_DOUBLE = GOING + CELLS
FIRST = TO_DOUBLE + CARDS
PLACES = FIRST + 1


class Totals(NamedTuple):
    """Cells are numbered as in `holdings`; of the drawn ones each has a greater sum."""

    onward: Integers  # [cell, value] or BUST
    rising: Integers  # cells in the order of their sums
    final: Integers  # [cell] for a hand that stands
    start: Integers  # [value] the cell of one card


class Paths(NamedTuple):
    """Steps in the order they are gone; a card of CARDS + v stands for any from v up."""

    whence: Integers
    card: Integers
    to: Integers
    places: int  # the last of them is where the hand begins
    ends: int  # the first of them are where it ends


@cache
def totals() -> Totals:
    sums = {total: (total, False) for total in range(2, TWENTY_ONE + 1)}
    sums |= {SOFT + total: (total - 10, True) for total in range(11, TWENTY_ONE + 1)}
    cell_of = {of: cell for cell, of in sums.items()}

    def cell(hard: int, ace: bool) -> int:
        if hard > TWENTY_ONE:
            return BUST
        return cell_of[hard, ace and points(hard, ace) > hard]

    onward = np.full((CELLS, CARDS), BUST)
    final = np.zeros(CELLS, dtype=np.int64)
    for here, (hard, ace) in sums.items():
        onward[here] = [cell(hard + WORTH[card], ace or card == ACE) for card in range(CARDS)]
        final[here] = max(points(hard, ace) - DEALER_STANDS_ON + 1, 0)
    start = np.array([cell(WORTH[card], card == ACE) for card in range(CARDS)])
    return Totals(onward, np.array(sorted(sums, key=sums.__getitem__)), final, start)


def paths(first: int, seconds: Flags, draws: Flags, doubles: Flags) -> Paths:
    """From the first card by these second cards; `draws` is by cell, `doubles` by second card."""
    steps = np.zeros((PLACES * CARDS, 3), dtype=np.int64)
    many = _go(first, seconds, draws, doubles, totals(), steps)
    whence, card, to = steps[:many].T.copy()
    return Paths(whence, card, to, PLACES, 2 * FINALS)


@cache
def dealer_paths(up: int, hole: int) -> Paths:
    """Without the Dealer's Blackjack, which `hole` would make."""
    draws = totals().final == 0
    ways = paths(up, np.arange(CARDS) != hole, draws, np.zeros(CARDS, dtype=np.bool_))
    return ways._replace(ends=FINALS)


@cache
def dealer_paths_by_cards(up: int, hole: int) -> Paths:
    """The same, but TOO_MANY is Bust with FEWEST_BUST cards, the end after it with one more …"""
    by, ends = totals(), TOO_MANY + MOST_CARDS - FEWEST_BUST + 1
    begins = ends + MOST_CARDS * CELLS
    steps: list[tuple[int, int, int]] = []
    going = {int(by.start[up]): begins}  # the place of each cell that is met with so many cards
    for cards in range(2, MOST_CARDS + 1):
        longer: dict[int, int] = {}
        for cell, place in going.items():
            for card, then in enumerate(by.onward[cell].tolist()):
                if place == begins and card == hole:
                    continue
                if then == BUST:
                    steps.append((place, CARDS + card, TOO_MANY + cards - FEWEST_BUST))
                    break
                if by.final[then]:
                    steps.append((place, card, int(by.final[then])))
                    continue
                longer[then] = ends + cards * CELLS + then
                steps.append((place, card, longer[then]))
        going = longer
    whence, card, to = np.array(steps).T.copy()
    return Paths(whence, card, to, begins + 1, ends)


@compiled
def _go(
    first: int, seconds: Flags, draws: Flags, doubles: Flags, by: Totals, steps: Integers
) -> int:
    """Fills `steps` and says how many there are."""
    many = 0
    met = np.zeros(CELLS, dtype=np.bool_)
    for second in range(CARDS):
        if not seconds[second]:
            continue
        cell = by.onward[by.start[first], second]
        if not doubles[second]:
            steps[many] = FIRST, second, GOING + cell if draws[cell] else by.final[cell]
            many += 1
            met[cell] = draws[cell]
            continue
        steps[many] = FIRST, second, TO_DOUBLE + second
        many += 1
        for card in range(CARDS):
            then = by.onward[cell, card]
            if then == BUST:
                steps[many] = TO_DOUBLE + second, CARDS + card, DOUBLED + TOO_MANY
                many += 1
                break
            steps[many] = TO_DOUBLE + second, card, DOUBLED + by.final[then]
            many += 1
    for cell in by.rising:
        if not met[cell]:
            continue
        for card in range(CARDS):
            then = by.onward[cell, card]
            if then == BUST:
                steps[many] = GOING + cell, CARDS + card, TOO_MANY
                many += 1
                break
            steps[many] = GOING + cell, card, GOING + then if draws[then] else by.final[then]
            many += 1
            met[then] = draws[then]
    return many
