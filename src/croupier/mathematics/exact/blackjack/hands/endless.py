"""Hands in endless shoes: how one ends, and what all hands of a split pair win together (Blackjack
3.18, 3.22, 3.22.2, 3.22.3, 3.23.2, 3.24).

Cards that leave an endless shoe change nothing. So once it is known how the Dealer ends, the hands
of a split win and lose independently of each other. Endless shoes are worked out side by side, so
that the processor takes several at once.
"""

import numpy as np

from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, holdings
from croupier.mathematics.exact.blackjack.cards.mixture import ABREAST, Mixture, after_a_split
from croupier.mathematics.exact.blackjack.cards.split_cards import courses, most_hands
from croupier.mathematics.exact.blackjack.cards.values import ACE, Numbers
from croupier.mathematics.exact.blackjack.dealer.paths import (
    CARDS,
    DOUBLED,
    FINALS,
    TOO_MANY,
    Paths,
    dealer_paths,
    paths,
)
from croupier.mathematics.exact.blackjack.hands.columns import Column, after_splitting
from croupier.mathematics.exact.blackjack.hands.two_cards import Policy
from croupier.mathematics.exact.blackjack.rules import Rules

MOST_BETS = 2 * MOST_HANDS  # each hand doubled
NETS = 5  # of one hand: -2 … 2
MARGIN = 2  # of empty places on either side of all nets
MIDDLE = MOST_BETS + MARGIN  # neither won nor lost
RANGE = 2 * MIDDLE + 1


def walked(shoes: Mixture, ways: Paths) -> Numbers:
    """[end, shoe] how likely a hand that goes these ways ends there."""
    found = np.zeros((ways.ends, len(shoes.weights)))
    _walk(shoes.chances, ways, found)
    return found


def split_results(
    column: Column, pair: int, policy: Policy, rules: Rules, dealer: Paths | None = None
) -> Numbers:
    """[way, net + MOST_BETS] how likely each result of a split pair is, played by a chart's policy,
    against a Dealer who is not Bust, or Bust in this way; the ways are those of `dealer`."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    doubles = np.zeros(CARDS, dtype=np.bool_)
    if pair != ACE:  # Blackjack 3.22.2
        draws[hands.cell] = policy.draws
        doubles = policy.doubles[hands.two[pair]] & rules.double_after_split
    orders = np.zeros((most_hands(pair) + 1, most_hands(pair) + 1))
    for course, times in courses(most_hands(pair)).items():
        orders[course.settled, course.free] = times
    shoes = after_a_split(after_splitting(column.left, pair))
    of_pair = np.arange(CARDS) == pair
    ends = shoes.weights * walked(shoes, dealer or dealer_paths(column.up, column.hole))
    nets = np.zeros((1 + len(ends) - TOO_MANY, RANGE))
    to_blackjack = np.zeros((2, RANGE))
    _over_all_shoes(
        ends,
        shoes.weights * shoes.chances[column.hole] * (column.hole >= 0),
        walked(shoes, paths(pair, ~of_pair, draws, doubles)),
        walked(shoes, paths(pair, of_pair, draws, doubles)),
        shoes.chances[pair],
        orders,
        nets,
        to_blackjack,
    )
    # Blackjack 3.22.3: what is Bust is lost; the other hands lose one bet together
    every, only_bust = to_blackjack
    nets[0] += only_bust
    nets[0, :-1] += every[1:] - only_bust[1:]
    return nets[:, MARGIN:-MARGIN]


@compiled
def _walk(chances: Numbers, ways: Paths, found: Numbers) -> None:
    chance = np.zeros((2 * CARDS, ABREAST))
    reached = np.zeros((ways.places, ABREAST))
    for first in range(0, chances.shape[1], ABREAST):
        these = slice(first, first + ABREAST)
        for card in range(CARDS - 1, -1, -1):
            chance[card] = chances[card, these]
            chance[CARDS + card] = chance[card]
            if card + 1 < CARDS:
                chance[CARDS + card] += chance[CARDS + card + 1]
        reached[:] = 0.0
        reached[-1] = 1.0
        for step in range(len(ways.card)):
            whence, card, to = ways.whence[step], ways.card[step], ways.to[step]
            for shoe in range(ABREAST):
                reached[to, shoe] += reached[whence, shoe] * chance[card, shoe]
        found[:, these] = reached[: len(found)]


@compiled
def _over_all_shoes(
    ends: Numbers,
    blackjack: Numbers,
    differ: Numbers,
    alike: Numbers,
    again: Numbers,
    orders: Numbers,
    found: Numbers,
    to_blackjack: Numbers,
) -> None:
    """Fills `found`: [way, net + MIDDLE], and `to_blackjack`: [every hand or only what is Bust]."""
    one = np.zeros((2, 2 * FINALS, ABREAST))
    nets = np.zeros((2, NETS, ABREAST))
    powers = np.zeros((MOST_HANDS, RANGE, ABREAST))
    turns = np.zeros((2, RANGE, ABREAST))
    each = np.zeros((len(found), RANGE, ABREAST))
    against_it = np.zeros((2, RANGE, ABREAST))
    for first in range(0, len(again), ABREAST):
        these = slice(first, first + ABREAST)
        more = again[these]
        one[1] = differ[:, these]
        one[0] = one[1] + alike[:, these]
        for end in range(1, len(ends)):
            _against(one, end, nets)
            way = max(end - TOO_MANY + 1, 0)
            _all_hands(nets, ends[end, these], more, orders, powers, turns, each[way])
        if blackjack[these].any():
            for what in range(2):
                _to_blackjack(one, what == 0, nets)
                _all_hands(nets, blackjack[these], more, orders, powers, turns, against_it[what])
    found[:] = each.sum(axis=2)
    to_blackjack[:] = against_it.sum(axis=2)


@compiled
def _against(one: Numbers, end: int, nets: Numbers) -> None:
    """Fills `nets`: [must not get a card of the pair, net + 2] what one hand wins."""
    nets[:] = 0.0
    for settled in range(2):
        for final in range(FINALS):
            if final == TOO_MANY:
                won = -1
            elif end >= TOO_MANY or final > end:
                won = 1
            else:
                won = 0 if final == end else -1
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
