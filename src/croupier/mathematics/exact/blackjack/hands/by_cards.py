"""Each set of cards played on its own: the best any Player can do who looks at the hand and the up
card only (Blackjack 3.18, 3.22, 3.23)."""

from typing import NamedTuple

import numpy as np

from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import UNSPLIT
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Numbers
from croupier.mathematics.exact.blackjack.hands.columns import Column
from croupier.mathematics.exact.blackjack.hands.play import Worth, best_draws, worth
from croupier.mathematics.exact.blackjack.hands.two_cards import (
    Policy,
    every_bust,
    may_double,
    of_splits,
    offered,
)
from croupier.mathematics.exact.blackjack.rules import Rules


class BestPlay(NamedTuple):
    """One column: the policy, what everything is worth by it, and its expected value."""

    rules: Rules
    policy: Policy
    worth: Worth
    bust: Numbers  # [pair] as every_bust has it
    offered: Numbers  # [Action, value, value]
    ev: float


def best_play(column: Column, rules: Rules, other: BestPlay | None = None) -> BestPlay:
    """What does not depend on the rules is taken from `other`, where it is given."""
    policy, found = (other.policy, other.worth) if other else _policy(column)
    bust = other.bust if other else every_bust(column, policy, rules)
    if other and other.rules.double_after_split != rules.double_after_split:
        doubled = np.asarray(policy.doubles[holdings().two].any(axis=1))  # by the pair
        bust = np.where(doubled, every_bust(column, policy, rules, doubled), bust)
    actions = offered(column, found, of_splits(column, found, policy, bust, rules), rules)
    best = np.nanmax(actions, axis=0)
    ev = float((column.dealt * best).sum())
    policy = policy._replace(first=np.nanargmax(actions, axis=0))
    return BestPlay(rules, policy, found, bust, actions, ev)


def _policy(column: Column) -> tuple[Policy, Worth]:
    draws = best_draws(column)
    found = worth(column, draws)
    goes_on = np.where(draws, found.hit[UNSPLIT], found.stand[UNSPLIT])
    doubles = may_double() & (found.double[UNSPLIT] > goes_on)
    return Policy(draws, doubles, np.zeros((len(NAMES), len(NAMES)), dtype=np.int64)), found


def beside_a_standing_hand(column: Column, play: BestPlay) -> BestPlay:
    """Hands of a split box in which another stands. A Dealer's Blackjack takes one bet from all of
    them together (Blackjack 3.22.3), so that it takes nothing more for these."""
    policy, found = _policy(column._replace(hole=-1))
    return play._replace(policy=policy, worth=found)
