"""What a box wins, together with its first two cards and with how the Dealer is Bust (Blackjack
1.9, 3.17, 3.19, 3.22.3, 3.23.2, 3.26, 3.26.1).

For bets that depend on the same cards: every hand is played in a mixture of endless shoes, where
boxes and the Dealer touch each other only by how the Dealer ends.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.layout import REGULAR_PAYS
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, holdings
from croupier.mathematics.exact.blackjack.cards.mixture import Mixture, mixture
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Integers, Numbers
from croupier.mathematics.exact.blackjack.chart.cells import policy_of
from croupier.mathematics.exact.blackjack.chart.results import ROUNDING
from croupier.mathematics.exact.blackjack.chart.solution import Chart
from croupier.mathematics.exact.blackjack.dealer.paths import (
    CARDS,
    FEWEST_BUST,
    FINALS,
    TOO_MANY,
    dealer_paths_by_cards,
    paths,
)
from croupier.mathematics.exact.blackjack.hands.columns import PAIRS, Column, hole_of
from croupier.mathematics.exact.blackjack.hands.endless import MOST_BETS, split_results, walked
from croupier.mathematics.exact.blackjack.hands.two_cards import (
    SURRENDERED,
    Action,
    Policy,
    paid_at_once,
)
from croupier.mathematics.exact.blackjack.rules import Rules
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import gain

NO_PAIR = len(NAMES)  # in the place of the value of the first two cards
WHOLE = 2 * MOST_BETS + 1  # nets in whole bets, and behind them:
HALF_LOST, PAID = WHOLE, WHOLE + 1  # Surrender, and a Blackjack that is paid
EVEN = MOST_BETS + int(gain(REGULAR_PAYS))

# How a box ends: as one hand does, doubled or not, and behind that:
GIVEN_UP, BLACKJACK = 2 * FINALS, 2 * FINALS + 1


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
        Ended(None if pair == NO_PAIR else pair, nets[net], way and FEWEST_BUST - 1 + way): float(
            every[pair, way, net]
        )
        for pair, way, net in np.argwhere(np.asarray(every) > ROUNDING).tolist()
    }


def _against(column: Column, policy: Policy, rules: Rules) -> Numbers:
    """[pair or NO_PAIR, 0 or a Dealer's way to be Bust, net]."""
    shoes, ways = mixture(column.left[0]), dealer_paths_by_cards(column.up, column.hole)
    has_blackjack = shoes.chances[column.hole] * (column.hole >= 0)
    ends = shoes.weights * np.vstack([walked(shoes, ways), has_blackjack])
    bust = slice(TOO_MANY, ways.ends)
    way = np.zeros(len(ends), dtype=np.int64)
    way[bust] = np.arange(1, 1 + ways.ends - TOO_MANY)
    found = np.zeros((NO_PAIR + 1, way.max() + 1, PAID + 1))
    nets = nets_by_ends(ways.ends, paid_at_once(column, rules))
    for pair in (*PAIRS, NO_PAIR):
        together = (
            chances_of_ends(shoes, policy, pair) @ ends.T
        )  # [how the box ends, how the Dealer]
        np.add.at(found[pair], (way, nets), together)
    for pair in PAIRS:
        if policy.first[pair, pair] == Action.SPLIT and column.may_split[pair]:
            split = split_results(column, pair, policy, rules, ways)
            found[pair, :, :WHOLE] += column.dealt[pair, pair] * split
    return found


def chances_of_ends(shoes: Mixture, policy: Policy, pair: int) -> Numbers:
    """[how it ends, shoe] a box that is not split, with such first two cards."""
    draws = np.zeros(CELLS, dtype=np.bool_)
    draws[holdings().cell] = policy.draws
    found = np.zeros((BLACKJACK + 1, len(shoes.weights)))
    for first in range(CARDS) if pair == NO_PAIR else (pair,):
        seconds = (np.arange(CARDS) == first) == (pair != NO_PAIR)
        given_up = seconds & (policy.first[first] == Action.SURRENDER)
        blackjack = seconds & (np.arange(CARDS) == hole_of(first))
        seconds &= ~given_up & ~blackjack & (policy.first[first] != Action.SPLIT)
        ways = paths(first, seconds, draws, policy.first[first] == Action.DOUBLE)
        found[: 2 * FINALS] += shoes.chances[first] * walked(shoes, ways)
        found[GIVEN_UP] += shoes.chances[first] * shoes.chances[given_up].sum(axis=0)
        found[BLACKJACK] += shoes.chances[first] * shoes.chances[blackjack].sum(axis=0)
    return found


def nets_by_ends(dealers_blackjack: int, paid_at_once: bool) -> Integers:
    """[how the box ends, how the Dealer] what it wins; a Dealer's Blackjack is the last end."""
    found = np.full((BLACKJACK + 1, dealers_blackjack + 1), MOST_BETS)
    for bets in (1, 2):
        for final in range(FINALS):
            of_hand = found[(bets - 1) * FINALS + final]
            if final == TOO_MANY:  # Blackjack 3.19: lost whatever the Dealer draws
                of_hand -= bets
                continue
            of_hand[:final] += bets
            of_hand[final + 1 : TOO_MANY] -= bets
            of_hand[TOO_MANY:dealers_blackjack] += bets
            of_hand[dealers_blackjack] -= 1  # Blackjack 3.23.2: a doubled hand loses one bet only
    found[GIVEN_UP] = HALF_LOST
    found[BLACKJACK, :dealers_blackjack] = PAID  # else it is a Stand Off
    if paid_at_once:
        found[BLACKJACK] = EVEN
    return found
