"""What a box wins, together with its first two cards and with how the Dealer is Bust (Blackjack
1.9, 3.17, 3.19, 3.22.3, 3.23.2, 3.26, 3.26.1).

For bets that depend on the same cards: every hand is played in a mixture of endless shoes, where
boxes and the Dealer touch each other only by how the Dealer ends.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.games.blackjack.layout import REGULAR_PAYS
from croupier.probability.blackjack.cells import policy_of
from croupier.probability.blackjack.columns import Column
from croupier.probability.blackjack.dealer import LONGEST
from croupier.probability.blackjack.endless import MOST_BETS, NETS
from croupier.probability.blackjack.holdings import CELLS, holdings
from croupier.probability.blackjack.mixture import mixture
from croupier.probability.blackjack.one_shoe import (
    BLACKJACK,
    ENDS,
    LOST,
    dealer,
    drawn_out,
    from_this_end,
    one_hand,
)
from croupier.probability.blackjack.paths import FINALS, TOO_MANY, totals
from croupier.probability.blackjack.results import ROUNDING
from croupier.probability.blackjack.rules import Rules
from croupier.probability.blackjack.solving import Chart
from croupier.probability.blackjack.splitting import courses, most_hands
from croupier.probability.blackjack.two_cards import (
    SURRENDERED,
    Action,
    Policy,
    of_blackjack,
    stand_off,
)
from croupier.probability.blackjack.values import ACE, NAMES, TEN, Flags, Integers, Numbers
from croupier.probability.counts import Counts
from croupier.probability.figures import gain

NO_PAIR = len(NAMES)  # in the place of the value of the first two cards
WHOLE = 2 * MOST_BETS + 1  # nets in whole bets, and behind them:
HALF_LOST, PAID = WHOLE, WHOLE + 1  # Surrender, and a Blackjack that is paid
MOST_CARDS = 1 + LONGEST  # of the Dealer
STAND, HIT, DOUBLE, SPLIT, SURRENDER = map(int, Action)


class Ended(NamedTuple):
    pair: int | None  # the value of the first two cards, where both have the same
    net: Fraction
    bust_with: int  # cards of the Dealer; 0: not Bust


def box_and_dealer(
    columns: Mapping[int, Column], shoe: Counts, chart: Chart, rules: Rules
) -> dict[Ended, float]:
    """Over all up cards; a box that is played by the chart."""
    every = sum(
        shoe[up] / shoe.sum() * _against(column, policy_of(chart[up]), rules)
        for up, column in columns.items()
    )
    nets = [Fraction(net - MOST_BETS) for net in range(WHOLE)]
    nets += [Fraction(SURRENDERED), gain(rules.blackjack_pays)]
    return {
        Ended(None if pair == NO_PAIR else pair, nets[net], cards): float(every[pair, cards, net])
        for pair, cards, net in np.argwhere(np.asarray(every) > ROUNDING).tolist()
    }


def _against(column: Column, policy: Policy, rules: Rules) -> Numbers:
    """[pair or NO_PAIR, cards of a Dealer who is Bust or 0, net]."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    draws[hands.cell] = policy.draws
    doubles = policy.doubles[hands.two] & rules.double_after_split
    doubles[ACE] = False  # Blackjack 3.22.2
    orders = np.zeros((len(NAMES), MOST_HANDS + 1, MOST_HANDS + 1))
    for pair in range(len(NAMES)):
        for course, times in courses(most_hands(pair)).items():
            orders[pair, course.hands, course.settled] = times
    waits = float(gain(rules.blackjack_pays)) * (1 - stand_off(column))
    paid_at_once = of_blackjack(column, rules) > waits  # Blackjack 1.9
    found = np.zeros((len(NAMES) + 1, MOST_CARDS + 1, PAID + 1))
    shoes = mixture(column.left[0])
    _over_all_shoes(
        np.ascontiguousarray(shoes.chances.T),
        shoes.weights,
        column.up,
        column.hole,
        MOST_BETS + int(gain(REGULAR_PAYS)) if paid_at_once else PAID,
        policy.first,
        draws,
        doubles,
        orders,
        *totals(),
        found,
    )
    return found


@compiled
def _over_all_shoes(
    chances: Numbers,
    weights: Numbers,
    up: int,
    hole: int,
    blackjack_wins: int,
    first: Integers,
    draws: Flags,
    doubles: Flags,
    orders: Numbers,
    onward: Integers,
    rising: Integers,
    final: Integers,
    start: Integers,
    found: Numbers,
) -> None:
    ends, busts = np.zeros(ENDS), np.zeros(MOST_CARDS + 1)
    ways, stood = np.zeros((2, len(final), FINALS))
    for cell in rising:
        stood[cell, final[cell]] = 1.0
    boxes = np.zeros((len(found), 2, FINALS))
    one = np.zeros((2, 2, FINALS))
    nets = np.zeros((2, NETS))
    powers = np.zeros((2, MOST_HANDS + 1, WHOLE))
    of_bust, together = np.zeros((2, WHOLE))
    for node in range(len(weights)):
        chance = chances[node]
        dealer(chance, start[up], hole, onward, rising, final, ends)
        _busts(chance, start[up], onward, rising, final, busts)
        drawn_out(chance, draws, onward, rising, final, ways)
        boxes[:] = 0.0
        for low in range(10):
            for high in range(low, 10):
                pair = low if low == high else NO_PAIR
                dealt = weights[node] * chance[low] * chance[high] * (2 - (low == high))
                action = first[low, high]
                if low == ACE and high == TEN:
                    _has_blackjack(dealt, blackjack_wins, ends, busts, found[pair])
                elif action == SURRENDER:
                    _whatever_the_dealer_has(dealt, HALF_LOST, busts, found[pair])
                elif action != SPLIT:
                    cell = onward[start[low], high]
                    _played(dealt, cell, action, chance, onward, final, ways, boxes[pair])
                elif dealt != 0.0:
                    played = stood if low == ACE else ways  # Blackjack 3.22.2
                    one_hand(chance, start[low], low, doubles[low], onward, final, played, one)
                    for end in range(ENDS):
                        if ends[end] == 0.0:
                            continue
                        from_this_end(
                            one, end, chance[low], orders[low], nets, powers, of_bust, together
                        )
                        for net in range(WHOLE):
                            _at_this_end(dealt * together[net], net, end, ends, busts, found[low])
        for pair in range(len(found)):
            _paid(boxes[pair], ends, busts, found[pair])


@compiled
def _played(
    dealt: float,
    cell: int,
    action: int,
    chance: Numbers,
    onward: Integers,
    final: Integers,
    ways: Numbers,
    box: Numbers,
) -> None:
    """Adds to `box`: [doubled, final] how its one hand ends."""
    if action == STAND:
        box[0, final[cell]] += dealt
    elif action == HIT:
        for card in range(10):
            then = onward[cell, card]
            if then < 0:
                box[0, TOO_MANY] += dealt * chance[card]
            else:
                box[0] += dealt * chance[card] * ways[then]
    else:
        for card in range(10):
            then = onward[cell, card]
            box[1, TOO_MANY if then < 0 else final[then]] += dealt * chance[card]


@compiled
def _busts(
    chance: Numbers, up: int, onward: Integers, rising: Integers, final: Integers, busts: Numbers
) -> None:
    """Fills `busts`: [cards] how likely the Dealer is Bust with so many; with none: at all."""
    busts[:] = 0.0
    reached = np.zeros((len(final), MOST_CARDS + 1))
    reached[up, 1] = 1.0
    for cell in rising:
        if final[cell] > 0:
            continue
        for cards in range(1, MOST_CARDS):
            if reached[cell, cards] == 0.0:
                continue
            for card in range(10):
                then = onward[cell, card]
                if then < 0:
                    busts[cards + 1] += reached[cell, cards] * chance[card]
                else:
                    reached[then, cards + 1] += reached[cell, cards] * chance[card]
    busts[0] = busts[1:].sum()


@compiled
def _at_this_end(
    chance: float, net: int, end: int, ends: Numbers, busts: Numbers, to: Numbers
) -> None:
    if end != LOST:
        to[0, net] += chance * ends[end]
        return
    for cards in range(3, len(busts)):
        to[cards, net] += chance * busts[cards]


@compiled
def _whatever_the_dealer_has(chance: float, net: int, busts: Numbers, to: Numbers) -> None:
    to[0, net] += chance * (1.0 - busts[0])
    for cards in range(3, len(busts)):
        to[cards, net] += chance * busts[cards]


@compiled
def _has_blackjack(chance: float, wins: int, ends: Numbers, busts: Numbers, to: Numbers) -> None:
    """Even Money is paid at once; else a Dealer's Blackjack is a Stand Off."""
    if wins != PAID:
        _whatever_the_dealer_has(chance, wins, busts, to)
        return
    for end in range(ENDS):
        _at_this_end(chance, MOST_BETS if end == BLACKJACK else PAID, end, ends, busts, to)


@compiled
def _paid(box: Numbers, ends: Numbers, busts: Numbers, to: Numbers) -> None:
    for doubled in range(2):
        bets = 1 + doubled
        for how in range(FINALS):
            if box[doubled, how] == 0.0:
                continue
            if how == TOO_MANY:  # Blackjack 3.19: lost whatever the Dealer draws
                _whatever_the_dealer_has(box[doubled, how], MOST_BETS - bets, busts, to)
                continue
            for end in range(ENDS):
                if end == BLACKJACK:  # Blackjack 3.23.2: a doubled hand loses one bet only
                    net = -1
                elif end == LOST or how - 1 > end:
                    net = bets
                else:
                    net = 0 if how - 1 == end else -bets
                _at_this_end(box[doubled, how], MOST_BETS + net, end, ends, busts, to)
