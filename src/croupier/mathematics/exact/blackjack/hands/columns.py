"""One up card at a time: the shoes that hands are played from, what standing wins there, and the
first two cards (Blackjack 3.11, 3.24).

Nobody looks at the Dealer's second card. So the Dealer draws from what the hands left over, and
each order of the shoe is as likely as any other.
"""

from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import blackjack
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import GONE, SHOES, lines, split_shoe
from croupier.mathematics.exact.blackjack.cards.split_cards import second_cards
from croupier.mathematics.exact.blackjack.cards.values import (
    CARD_WORTH,
    NAMES,
    Flags,
    Integers,
    Numbers,
)
from croupier.mathematics.exact.blackjack.dealer.dealer import against_totals, walk
from croupier.mathematics.exact.counts import Counts

PAIRS = range(len(NAMES))


class Column(NamedTuple):
    """All hands against one up card."""

    up: int
    hole: int  # the card that makes the Dealer's Blackjack, or -1
    left: Integers  # [shoe, value] with the hand's own cards, without the up card
    net: Numbers  # [line] what standing wins against a Dealer without Blackjack
    push: Numbers  # [line] how often the totals are then equal
    dealt: Numbers  # [lower, higher value] how likely the first two cards are
    may_split: Flags  # [pair] the shoe can deal it
    seconds: Numbers  # [pair, gone, value] weights of split hands, as second_cards has them
    blackjack: Numbers  # [pair] the chance of the Dealer's Blackjack once the pair is out


def column(shoe: Counts, up: int) -> Column:
    hole = hole_of(up)
    left = np.repeat(shoe[np.newaxis], SHOES, axis=0)
    left[:, up] -= 1
    for pair in PAIRS:
        for gone in range(GONE):
            left[split_shoe(pair, gone), pair] -= 1 + gone
    may_split = np.array([left[split_shoe(pair, 0), pair] > 0 for pair in PAIRS])
    seconds = np.zeros((len(NAMES), GONE, len(NAMES)))
    blackjack = np.zeros(len(NAMES))
    for pair in np.flatnonzero(may_split).tolist():
        after_split = after_splitting(left, pair)
        seconds[pair] = second_cards(after_split, pair)
        if hole >= 0:
            blackjack[pair] = after_split[hole] / after_split.sum()
    return Column(
        up,
        hole,
        left,
        *_standing(left[0], up, hole),
        _dealt(left[0]),
        may_split,
        seconds,
        blackjack,
    )


def after_splitting(left: Integers, pair: int) -> Counts:
    """The cards left when the up card and both cards of the pair are out."""
    rest: Counts = left[split_shoe(pair, 0)].copy()
    rest[pair] -= 1
    return rest


def _standing(left: Counts, up: int, hole: int) -> tuple[Numbers, Numbers]:
    every = lines()
    net, push = np.zeros((2, len(every.hand)))
    totals = holdings().total[every.hand]
    against_totals(left, every.out, every.which, totals, hole, walk(up), net, push)
    return net, push


def _dealt(left: Counts) -> Numbers:
    ordered = np.outer(left, left) - np.diag(left)
    unordered = np.triu(ordered) * (2 - np.eye(len(NAMES)))
    return np.asarray(unordered / (left.sum() * (left.sum() - 1)))


def hole_of(up: int) -> int:
    """The card that makes a Blackjack of it, or -1."""
    for card in range(len(NAMES)):
        if blackjack((CARD_WORTH[up], CARD_WORTH[card])):
            return card
    return -1
