"""What several boxes do together: they share the Dealer's Hand (Blackjack 3.14, 3.22.3, 3.24).

In a mixture of endless shoes boxes touch each other only by how the Dealer ends. So the mean of a
product of two boxes is the mean, over shoes and ends, of the square of what one box wins on average
there. What the mixture leaves out is below 1e-7 of a covariance (see `mixture`).
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.layout import INSURANCE_PAYS
from croupier.mathematics.exact.blackjack.box_and_dealer import (
    NO_PAIR,
    WHOLE,
    chances_of_ends,
    nets_by_ends,
)
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, holdings
from croupier.mathematics.exact.blackjack.cards.mixture import Mixture, mixture
from croupier.mathematics.exact.blackjack.cards.split_cards import courses, most_hands
from croupier.mathematics.exact.blackjack.cards.values import ACE, Numbers
from croupier.mathematics.exact.blackjack.chart.cells import policy_of
from croupier.mathematics.exact.blackjack.chart.solution import Chart
from croupier.mathematics.exact.blackjack.dealer.paths import (
    CARDS,
    FINALS,
    TOO_MANY,
    dealer_paths_by_cards,
    paths,
)
from croupier.mathematics.exact.blackjack.hands.columns import PAIRS, Column
from croupier.mathematics.exact.blackjack.hands.endless import MOST_BETS, walked
from croupier.mathematics.exact.blackjack.hands.two_cards import (
    SURRENDERED,
    Action,
    Policy,
    paid_at_once,
)
from croupier.mathematics.exact.blackjack.rules import Rules
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import gain


class Boxes(NamedTuple):
    """Covariances, per unit of each bet. `pairs` is what a box's first two cards are worth."""

    mean: float  # of an Initial Bet, to compare
    initials: float  # two Initial Bets on different boxes
    initial_and_pairs: float  # an Initial Bet and a bet on the first two cards of another box
    pairs: float  # of two boxes
    insured: float  # an Initial Bet and Insurance, once the Dealer has an Ace


def boxes(
    columns: Mapping[int, Column], shoe: Counts, chart: Chart, rules: Rules, pairs: Numbers
) -> Boxes:
    """Of two boxes that are played by the chart. `pairs`: [value] what a bet on the first two cards
    nets on average if both have this value; otherwise it loses its stake."""
    sums = np.zeros(5)
    insured = 0.0
    for up, column in columns.items():
        share = float(shoe[up] / shoe.sum())
        shoes, ends, wins = _by_ends(column, policy_of(chart[up]), rules)
        met = shoes.weights * ends
        cards = (shoes.chances**2 * (pairs[:, np.newaxis] + 1)).sum(axis=0) - 1
        sums += share * np.array(
            [
                (met * wins).sum(),
                (met * wins**2).sum(),
                (met * wins * cards).sum(),
                (shoes.weights * cards**2).sum(),
                (shoes.weights * cards).sum(),
            ]
        )
        if up == ACE:
            pays = np.full(len(ends), -1.0)
            pays[-1] = float(gain(INSURANCE_PAYS))
            of_insurance = (met * pays[:, np.newaxis]).sum()
            both = (met * wins * pays[:, np.newaxis]).sum()
            insured = float(both - (met * wins).sum() * of_insurance)
    mean, initials, mixed, squares, of_pairs = sums.tolist()
    return Boxes(
        mean,
        initials - mean**2,
        mixed - mean * of_pairs,
        squares - of_pairs**2,
        insured,
    )


def _by_ends(column: Column, policy: Policy, rules: Rules) -> tuple[Mixture, Numbers, Numbers]:
    """The shoes; [end of the Dealer, shoe] its chance, and what a box then wins on average. The
    Dealer's Blackjack is the last end."""
    shoes, ways = mixture(column.left[0]), dealer_paths_by_cards(column.up, column.hole)
    has_blackjack = shoes.chances[column.hole] * (column.hole >= 0)
    ends = np.vstack([walked(shoes, ways), has_blackjack])
    worth = np.append(
        np.arange(WHOLE) - MOST_BETS, [SURRENDERED, float(gain(rules.blackjack_pays))]
    )
    nets = worth[nets_by_ends(ways.ends, paid_at_once(column, rules))]
    wins = np.zeros(ends.shape)
    for pair in (*PAIRS, NO_PAIR):
        wins += nets.T @ chances_of_ends(shoes, policy, pair)
    for pair in PAIRS:
        if policy.first[pair, pair] == Action.SPLIT and column.may_split[pair]:
            wins += shoes.chances[pair] ** 2 * _split(shoes, pair, policy, rules, ways.ends)
    return shoes, ends, wins


def _split(shoes: Mixture, pair: int, policy: Policy, rules: Rules, blackjack: int) -> Numbers:
    """[end of the Dealer, shoe] what all hands of a split pair win together on average."""
    free, settled = _hands(shoes, pair, policy, rules)
    values = _values(blackjack)
    means = values @ free, values @ settled
    sums = free.sum(axis=0), settled.sum(axis=0)
    busts = tuple(ends[TOO_MANY] + ends[FINALS + TOO_MANY] for ends in (free, settled))
    found = np.zeros((blackjack + 1, len(shoes.weights)))
    for course, orders in courses(most_hands(pair)).items():
        may, must = course.free, course.settled
        times = orders * shoes.chances[pair] ** (course.hands - 2)
        every = sums[0] ** may * sums[1] ** must
        if may:
            found += times * may * means[0] * sums[0] ** (may - 1) * sums[1] ** must
        if must:
            found += times * must * means[1] * sums[0] ** may * sums[1] ** (must - 1)
        # Blackjack 3.22.3: hands that are not Bust lose one bet together
        found[blackjack] -= times * (every - busts[0] ** may * busts[1] ** must)
    return found


def _hands(shoes: Mixture, pair: int, policy: Policy, rules: Rules) -> tuple[Numbers, Numbers]:
    """[how one hand ends, shoe] with any second card, and with one that is not of the pair."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    doubles = np.zeros(CARDS, dtype=np.bool_)
    if pair != ACE:  # Blackjack 3.22.2
        draws[hands.cell] = policy.draws
        doubles = policy.doubles[hands.two[pair]] & rules.double_after_split
    of_pair = np.arange(CARDS) == pair
    settled = walked(shoes, paths(pair, ~of_pair, draws, doubles))
    return settled + walked(shoes, paths(pair, of_pair, draws, doubles)), settled


def _values(blackjack: int) -> Numbers:
    """[end of the Dealer, how one hand ends] what it wins; to a Blackjack only what is Bust."""
    found = np.zeros((blackjack + 1, 2 * FINALS))
    for bets in (1, 2):
        for final in range(FINALS):
            at = (bets - 1) * FINALS + final
            if final == TOO_MANY:
                found[:, at] = -bets
                continue
            found[:final, at] = bets
            found[final + 1 : TOO_MANY, at] = -bets
            found[TOO_MANY:blackjack, at] = bets
    return found
