"""The first two cards against one up card: what every action is worth (Blackjack 1.9, 1.34, 3.15.1,
3.16, 3.17, 3.20, 3.22, 3.22.3, 3.23)."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.layout import REGULAR_PAYS
from croupier.engine.money import HALF
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import lines
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    NAMES,
    TEN,
    Flags,
    Integers,
    Numbers,
)
from croupier.mathematics.exact.blackjack.hands.all_bust import all_bust
from croupier.mathematics.exact.blackjack.hands.columns import PAIRS, Column
from croupier.mathematics.exact.blackjack.hands.play import Worth
from croupier.mathematics.exact.blackjack.rules import Rules
from croupier.mathematics.exact.figures import gain

NOT_OFFERED = np.nan
SURRENDERED = -float(gain(HALF))


class Action(IntEnum):
    STAND = 0
    HIT = 1
    DOUBLE = 2
    SPLIT = 3
    SURRENDER = 4


class Policy(NamedTuple):
    """How hands are played against one up card."""

    draws: Flags  # [hand] Hit, else Stand
    doubles: Flags  # [hand] of two cards; after a Split too, if the rules have it
    first: Integers  # [value, value] the Action on the first two cards


def may_double() -> Flags:
    hands = holdings()
    return np.asarray((hands.size == 2) & ~hands.must_stand)


def may_surrender(column: Column, rules: Rules) -> bool:
    return rules.surrender and column.up != ACE


def offered(column: Column, worth: Worth, splits: Numbers, rules: Rules) -> Numbers:
    """[Action, value, value] what each is worth, NOT_OFFERED where the book does not allow it."""
    hands = holdings()
    two = hands.two
    found = np.full((len(Action), len(NAMES), len(NAMES)), NOT_OFFERED)
    found[Action.STAND] = np.where(hands.must_draw[two], NOT_OFFERED, worth.stand[two])
    found[Action.HIT] = worth.hit[two]
    found[Action.DOUBLE] = worth.double[two]
    np.fill_diagonal(found[Action.SPLIT], splits)
    if may_surrender(column, rules):
        found[Action.SURRENDER] = SURRENDERED
    found[:, [ACE, TEN], [TEN, ACE]] = NOT_OFFERED
    found[Action.STAND, [ACE, TEN], [TEN, ACE]] = of_blackjack(column, rules)
    return found


def of_blackjack(column: Column, rules: Rules) -> float:
    """A Player's Blackjack; Even Money is taken where it is worth more."""
    waits = float(gain(rules.blackjack_pays)) * (1 - stand_off(column))
    if rules.even_money and column.up == ACE:
        return max(waits, float(gain(REGULAR_PAYS)))
    return waits


def paid_at_once(column: Column, rules: Rules) -> bool:
    """Even Money, where it is worth more than to wait."""
    return of_blackjack(column, rules) > float(gain(rules.blackjack_pays)) * (1 - stand_off(column))


def stand_off(column: Column) -> float:
    """The chance of the Dealer's Blackjack against a Player's."""
    left = column.left[0].copy()
    left[[ACE, TEN]] -= 1
    return float(left[column.hole] / left.sum()) if column.hole >= 0 else 0.0


def of_split_hands(worth: Worth, policy: Policy, rules: Rules) -> Numbers:
    """[pair, gone, value] what a hand of a split pair is worth once it has its second card."""
    line = lines().split
    hand = lines().hand[line]
    played = np.where(policy.draws[hand], worth.hit[line], worth.stand[line])
    if rules.double_after_split:
        played = np.where(policy.doubles[hand], worth.double[line], played)
    played[ACE] = worth.stand[line[ACE]]  # Blackjack 3.22.2
    return np.asarray(played)


def of_splits(column: Column, worth: Worth, policy: Policy, bust: Numbers, rules: Rules) -> Numbers:
    """[pair] Blackjack 3.22.3: to a Dealer's Blackjack all hands not Bust lose one Initial Bet."""
    played = of_split_hands(worth, policy, rules)
    together = (column.seconds * played).sum(axis=(1, 2)) - column.blackjack + bust
    return np.where(column.may_split, together, NOT_OFFERED)


def every_bust(column: Column, policy: Policy, rules: Rules, pairs: Flags | None = None) -> Numbers:
    """[pair] the chance that the Dealer has Blackjack and all hands of the split are Bust."""
    wanted = column.may_split if pairs is None else column.may_split & pairs
    doubles = policy.doubles & rules.double_after_split
    return np.array(
        [all_bust(column, pair, policy.draws, doubles) if wanted[pair] else 0.0 for pair in PAIRS]
    )
