"""A split pair against one up card in an endless shoe: all its hands and the Dealer together
(Blackjack 3.18, 3.22, 3.22.2, 3.22.3, 3.23.2, 3.24).

Cards that leave an endless shoe change nothing. So once it is known how the Dealer ends, the hands
of a split win and lose independently of each other. Endless shoes are worked out side by side, so
that the processor takes several at once.
"""

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.games.blackjack.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.probability.blackjack.columns import Column, after_splitting
from croupier.probability.blackjack.holdings import CELLS, holdings
from croupier.probability.blackjack.mixture import mixture
from croupier.probability.blackjack.paths import (
    CARDS,
    DOUBLED,
    FINALS,
    FIRST,
    PLACES,
    TOO_MANY,
    Paths,
    dealer_paths,
    paths,
)
from croupier.probability.blackjack.rules import Rules
from croupier.probability.blackjack.splitting import courses, most_hands
from croupier.probability.blackjack.two_cards import Policy
from croupier.probability.blackjack.values import ACE, Numbers

MOST_BETS = 2 * MOST_HANDS  # each hand doubled
NETS = 5  # of one hand: -2 … 2
ENDS = TWENTY_ONE - DEALER_STANDS_ON + 2  # of the Dealer's Hand but Blackjack: 17 … 21, Bust
DEALER_BUST = ENDS - 1
MARGIN = 2  # of empty places on either side of all nets
MIDDLE = MOST_BETS + MARGIN  # neither won nor lost
RANGE = 2 * MIDDLE + 1
EVERY, ONLY_BUST = 1, 2  # what is told apart of a Dealer's Blackjack

ABREAST = 64  # endless shoes that are worked out side by side


def split_results(column: Column, pair: int, policy: Policy, rules: Rules) -> Numbers:
    """[net + MOST_BETS] how likely each result of a split pair is, played by a chart's policy."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    doubles = np.zeros(CARDS, dtype=np.bool_)
    if pair != ACE:  # Blackjack 3.22.2
        draws[hands.cell] = policy.draws
        doubles = policy.doubles[hands.two[pair]] & rules.double_after_split
    orders = np.zeros((most_hands(pair) + 1, most_hands(pair) + 1))
    for course, times in courses(most_hands(pair)).items():
        orders[course.settled, course.free] = times
    shoes = mixture(after_splitting(column.left, pair))
    of_pair = np.arange(CARDS) == pair
    found = np.zeros((3, RANGE))
    _over_all_shoes(
        *shoes,
        column.hole,
        pair,
        dealer_paths(column.up, column.hole),
        paths(pair, ~of_pair, draws, doubles),
        paths(pair, of_pair, draws, doubles),
        orders,
        found,
    )
    # Blackjack 3.22.3: what is Bust is lost; the other hands lose one bet together
    found[0] += found[ONLY_BUST]
    found[0, :-1] += found[EVERY, 1:] - found[ONLY_BUST, 1:]
    return found[0, MARGIN:-MARGIN]


@compiled
def _over_all_shoes(
    chances: Numbers,
    weights: Numbers,
    hole: int,
    pair: int,
    dealer: Paths,
    settled: Paths,
    again: Paths,
    orders: Numbers,
    found: Numbers,
) -> None:
    """Fills `found`: [0, EVERY or ONLY_BUST; net + MIDDLE]."""
    chance = np.zeros((2 * CARDS, ABREAST))
    reached = np.zeros((PLACES, ABREAST))
    ends = np.zeros((ENDS, ABREAST))
    one = np.zeros((2, 2 * FINALS, ABREAST))
    nets = np.zeros((2, NETS, ABREAST))
    weight = np.zeros(ABREAST)
    powers = np.zeros((MOST_HANDS, RANGE, ABREAST))
    turns = np.zeros((2, RANGE, ABREAST))
    each = np.zeros((3, RANGE, ABREAST))
    for first in range(0, len(weights), ABREAST):
        abreast = min(ABREAST, len(weights) - first)
        these = slice(first, first + abreast)
        for card in range(CARDS - 1, -1, -1):
            chance[card, :abreast] = chances[card, these]
            chance[CARDS + card] = chance[card]
            if card + 1 < CARDS:
                chance[CARDS + card] += chance[CARDS + card + 1]
        weight[:] = 0.0
        weight[:abreast] = weights[these]
        _walk(chance, dealer, reached)
        ends[:] = reached[1:FINALS] * weight
        _walk(chance, settled, reached)
        one[1] = reached[: 2 * FINALS]
        _walk(chance, again, reached)
        one[0] = one[1] + reached[: 2 * FINALS]
        for end in range(ENDS):
            _against(one, end, nets)
            _all_hands(nets, ends[end], chance[pair], orders, powers, turns, each[0])
        if hole >= 0:
            weight *= chance[hole]
            for what in (EVERY, ONLY_BUST):
                _to_blackjack(one, what == EVERY, nets)
                _all_hands(nets, weight, chance[pair], orders, powers, turns, each[what])
    found[:] = each.sum(axis=2)


@compiled
def _walk(chance: Numbers, steps: Paths, reached: Numbers) -> None:
    """Fills `reached`: [place, shoe] how likely a hand comes there."""
    reached[:] = 0.0
    reached[FIRST] = 1.0
    for step in range(len(steps.card)):
        whence, card, to = steps.whence[step], steps.card[step], steps.to[step]
        for shoe in range(ABREAST):
            reached[to, shoe] += reached[whence, shoe] * chance[card, shoe]


@compiled
def _against(one: Numbers, end: int, nets: Numbers) -> None:
    """Fills `nets`: [must not get a card of the pair, net + 2] what one hand wins."""
    nets[:] = 0.0
    for settled in range(2):
        for final in range(FINALS):
            if final == TOO_MANY:
                won = -1
            elif end == DEALER_BUST or final - 1 > end:
                won = 1
            else:
                won = 0 if final - 1 == end else -1
            for shoe in range(ABREAST):
                nets[settled, 2 + won, shoe] += one[settled, final, shoe]
            for shoe in range(ABREAST):
                nets[settled, 2 + 2 * won, shoe] += one[settled, DOUBLED + final, shoe]


@compiled
def _to_blackjack(one: Numbers, every: bool, nets: Numbers) -> None:
    """The same for what is Bust; with the other hands, which lose nothing yet, or without them."""
    nets[:] = 0.0
    for settled in range(2):
        nets[settled, 1] += one[settled, TOO_MANY]
        nets[settled, 0] += one[settled, DOUBLED + TOO_MANY]
        if every:
            for final in range(TOO_MANY):
                nets[settled, 2] += one[settled, final] + one[settled, DOUBLED + final]


@compiled
def _all_hands(
    nets: Numbers,
    weight: Numbers,
    again: Numbers,
    orders: Numbers,
    powers: Numbers,
    turns: Numbers,
    found: Numbers,
) -> None:
    """Adds all hands to `found`; `again` is the chance of one more card of the pair.

    Hands that may have got any card are multiplied on one by one. Before each, those that must not
    have got one of the pair are added, as many as go with what is still to come.
    """
    most = len(orders) - 1
    powers[0, MIDDLE] = 1.0
    powers[1, MIDDLE - 2 : MIDDLE + 3] = nets[1]
    for hands in range(2, most):
        _one_more(powers[hands - 1], nets[1], hands, powers[hands])
    turns[:] = 0.0
    turn = 0
    _add(nets[0], orders[0, most] * weight * again ** (most - 2), turns[0, MIDDLE - 2 : MIDDLE + 3])
    for free in range(most - 1, -1, -1):
        if free < most - 1:
            _one_more(turns[turn], nets[0], most - free, turns[1 - turn])
            turn = 1 - turn
        for settled in range(most):
            if orders[settled, free] > 0.0:
                times = orders[settled, free] * weight * again ** (settled + free - 2)
                reach = slice(MIDDLE - 2 * settled, MIDDLE + 2 * settled + 1)
                _add(powers[settled, reach], times, turns[turn, reach])
    found += turns[turn]


@compiled
def _one_more(before: Numbers, nets: Numbers, hands: int, then: Numbers) -> None:
    """Fills `then`: [net, shoe] with one hand more; `hands` with it."""
    lowest, highest = MIDDLE - 2 * hands, MIDDLE + 2 * hands
    _times(before[lowest - 2 : highest + 3], nets, then[lowest : highest + 1])


@compiled
def _times(before: Numbers, nets: Numbers, then: Numbers) -> None:
    for net in range(len(then)):
        for shoe in range(ABREAST):
            then[net, shoe] = (
                before[net + 4, shoe] * nets[0, shoe]
                + before[net + 3, shoe] * nets[1, shoe]
                + before[net + 2, shoe] * nets[2, shoe]
                + before[net + 1, shoe] * nets[3, shoe]
                + before[net, shoe] * nets[4, shoe]
            )


@compiled
def _add(power: Numbers, times: Numbers, found: Numbers) -> None:
    for net in range(len(power)):
        for shoe in range(ABREAST):
            found[net, shoe] += times[shoe] * power[net, shoe]
