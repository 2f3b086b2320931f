"""A split pair against one up card in an endless shoe: all its hands and the Dealer together
(Blackjack 3.18, 3.22, 3.22.2, 3.22.3, 3.23.2, 3.24).

Cards that leave an endless shoe change nothing. So once it is known how the Dealer ends, the hands
of a split win and lose independently of each other, and a hand is no more than its total.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.games.blackjack.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.probability.blackjack.columns import Column, after_splitting
from croupier.probability.blackjack.holdings import BUST, CELLS, SOFT, holdings
from croupier.probability.blackjack.mixture import mixture
from croupier.probability.blackjack.rules import Rules
from croupier.probability.blackjack.splitting import courses, most_hands
from croupier.probability.blackjack.two_cards import Policy
from croupier.probability.blackjack.values import (
    ACE,
    NAMES,
    WORTH,
    Flags,
    Integers,
    Numbers,
    points,
)

MOST_BETS = 2 * MOST_HANDS  # each hand doubled
ENDS = TWENTY_ONE - DEALER_STANDS_ON + 3  # of the Dealer's Hand: 17 … 21, Bust, Blackjack
LOST, BLACKJACK = ENDS - 2, ENDS - 1
FINALS = TWENTY_ONE - DEALER_STANDS_ON + 3  # of a hand: less than 17, 17 … 21, Bust
TOO_MANY = FINALS - 1
NETS = 5  # of one hand: -2 … 2


class Totals(NamedTuple):
    """Cells are numbered as in `holdings`; of the drawn ones each has a greater sum."""

    onward: Integers  # [cell, value] or BUST
    rising: Integers  # cells in the order of their sums
    final: Integers  # [cell] for a hand that stands
    start: Integers  # [value] the cell of one card


@cache
def totals() -> Totals:
    sums = {total: (total, False) for total in range(2, TWENTY_ONE + 1)}
    sums |= {SOFT + total: (total - 10, True) for total in range(11, TWENTY_ONE + 1)}
    cell_of = {of: cell for cell, of in sums.items()}

    def cell(hard: int, ace: bool) -> int:
        if hard > TWENTY_ONE:
            return BUST
        return cell_of[hard, ace and points(hard, ace) > hard]

    onward = np.full((CELLS, len(NAMES)), BUST)
    final = np.zeros(CELLS, dtype=np.int64)
    for here, (hard, ace) in sums.items():
        onward[here] = [cell(hard + WORTH[card], ace or card == ACE) for card in range(10)]
        final[here] = max(points(hard, ace) - DEALER_STANDS_ON + 1, 0)
    start = np.array([cell(WORTH[card], card == ACE) for card in range(len(NAMES))])
    return Totals(onward, np.array(sorted(sums, key=sums.__getitem__)), final, start)


def split_results(column: Column, pair: int, policy: Policy, rules: Rules) -> Numbers:
    """[net + MOST_BETS] how likely each result of a split pair is, played by a chart's policy."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    doubles = np.zeros(len(NAMES), dtype=np.bool_)
    if pair != ACE:  # Blackjack 3.22.2
        draws[hands.cell] = policy.draws
        doubles = policy.doubles[hands.two[pair]] & rules.double_after_split
    orders = np.zeros((MOST_HANDS + 1, MOST_HANDS + 1))
    for (many, settled), times in courses(most_hands(pair)).items():
        orders[many, settled] = times
    shoes = mixture(after_splitting(column.left, pair))
    found = np.zeros(2 * MOST_BETS + 1)
    _over_all_shoes(*shoes, column.up, column.hole, pair, draws, doubles, orders, *totals(), found)
    return found


@compiled
def _over_all_shoes(
    chances: Numbers,
    weights: Numbers,
    up: int,
    hole: int,
    pair: int,
    draws: Flags,
    doubles: Flags,
    orders: Numbers,
    onward: Integers,
    rising: Integers,
    final: Integers,
    start: Integers,
    found: Numbers,
) -> None:
    ends = np.zeros(ENDS)
    one = np.zeros((2, 2, FINALS))
    nets = np.zeros((2, NETS))
    powers = np.zeros((2, MOST_HANDS + 1, 2 * MOST_BETS + 1))
    together = np.zeros(2 * MOST_BETS + 1)
    for node in range(len(weights)):
        chance = chances[node]
        _dealer(chance, start[up], hole, onward, rising, final, ends)
        _one_hand(chance, start[pair], pair, draws, doubles, onward, rising, final, one)
        for end in range(ENDS):
            if ends[end] == 0.0:
                continue
            weight = weights[node] * ends[end]
            if end < BLACKJACK:
                _against(one, end, nets)
                _all_hands(nets, chance[pair], orders, powers, together)
                for net in range(len(found)):
                    found[net] += weight * together[net]
                continue
            # Blackjack 3.22.3: what is Bust is lost; the other hands lose one bet together
            for others in range(2):
                _to_blackjack(one, others == 1, nets)
                _all_hands(nets, chance[pair], orders, powers, together)
                sign = 2 * others - 1
                for net in range(1, len(found)):
                    found[net - 1] += sign * weight * together[net]
                    if others == 0:
                        found[net] += weight * together[net]


@compiled
def _dealer(
    chance: Numbers,
    up: int,
    hole: int,
    onward: Integers,
    rising: Integers,
    final: Integers,
    ends: Numbers,
) -> None:
    """Fills `ends`; no card leads back to the up card's cell, so Blackjack is told by it."""
    ends[:] = 0.0
    reached = np.zeros(len(final))
    reached[up] = 1.0
    for cell in rising:
        if reached[cell] == 0.0:
            continue
        if final[cell] > 0:
            ends[final[cell] - 1] += reached[cell]
            continue
        for card in range(10):
            then = onward[cell, card]
            if cell == up and card == hole:
                ends[BLACKJACK] += reached[cell] * chance[card]
            elif then < 0:
                ends[LOST] += reached[cell] * chance[card]
            else:
                reached[then] += reached[cell] * chance[card]


@compiled
def _one_hand(
    chance: Numbers,
    first: int,
    pair: int,
    draws: Flags,
    doubles: Flags,
    onward: Integers,
    rising: Integers,
    final: Integers,
    one: Numbers,
) -> None:
    """Fills `one`: [must not get a card of the pair, doubled, final] how a split hand ends."""
    ways = np.zeros((len(final), FINALS))
    for place in range(len(rising) - 1, -1, -1):
        cell = rising[place]
        if not draws[cell]:
            ways[cell, final[cell]] = 1.0
            continue
        for card in range(10):
            then = onward[cell, card]
            if then < 0:
                ways[cell, TOO_MANY] += chance[card]
                continue
            for end in range(FINALS):
                ways[cell, end] += chance[card] * ways[then, end]
    one[:] = 0.0
    for settled in range(2):
        for second in range(10):
            cell = onward[first, second]
            if settled == 1 and second == pair:
                continue
            if doubles[second]:
                for card in range(10):
                    then = onward[cell, card]
                    end = TOO_MANY if then < 0 else final[then]
                    one[settled, 1, end] += chance[second] * chance[card]
            else:
                for end in range(FINALS):
                    one[settled, 0, end] += chance[second] * ways[cell, end]


@compiled
def _against(one: Numbers, end: int, nets: Numbers) -> None:
    """Fills `nets`: [must not get a card of the pair, net + 2] what one hand wins."""
    nets[:] = 0.0
    for settled in range(2):
        for doubled in range(2):
            for how in range(FINALS):
                if how == TOO_MANY:
                    won = -1
                elif end == LOST or how - 1 > end:
                    won = 1
                else:
                    won = 0 if how - 1 == end else -1
                nets[settled, 2 + won * (1 + doubled)] += one[settled, doubled, how]


@compiled
def _to_blackjack(one: Numbers, others: bool, nets: Numbers) -> None:
    """The same for what is Bust; with the other hands, which lose nothing yet, or without them."""
    nets[:] = 0.0
    for settled in range(2):
        for doubled in range(2):
            nets[settled, 1 - doubled] += one[settled, doubled, TOO_MANY]
            if others:
                nets[settled, 2] += one[settled, doubled, :TOO_MANY].sum()


@compiled
def _all_hands(
    nets: Numbers, again: float, orders: Numbers, powers: Numbers, together: Numbers
) -> None:
    """Fills `together`: [net + MOST_BETS]; `again` is the chance of one more card of the pair."""
    powers[:] = 0.0
    for settled in range(2):
        powers[settled, 0, MOST_BETS] = 1.0
        for many in range(MOST_HANDS):
            for net in range(MOST_BETS - 2 * many, MOST_BETS + 2 * many + 1):
                for won in range(NETS):
                    powers[settled, many + 1, net + won - 2] += (
                        powers[settled, many, net] * nets[settled, won]
                    )
    together[:] = 0.0
    for hands in range(2, MOST_HANDS + 1):
        for settled in range(hands + 1):
            if orders[hands, settled] == 0.0:
                continue
            weight = orders[hands, settled] * again ** (hands - 2)
            free = hands - settled
            for some in range(MOST_BETS - 2 * settled, MOST_BETS + 2 * settled + 1):
                for others in range(MOST_BETS - 2 * free, MOST_BETS + 2 * free + 1):
                    together[some + others - MOST_BETS] += (
                        weight * powers[1, settled, some] * powers[0, free, others]
                    )
