"""Hands played out card by card: what each choice is worth, and how often it is met (Blackjack
3.18, 3.19, 3.20, 3.21, 3.23, 3.23.2)."""

from typing import NamedTuple

import numpy as np

from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import UNSPLIT, lines
from croupier.mathematics.exact.blackjack.cards.values import Flags, Integers, Numbers
from croupier.mathematics.exact.blackjack.hands.columns import Column


class Worth(NamedTuple):
    """[line] per unit of the Initial Bet, if later decisions are made by the same play.

    A Dealer's Blackjack takes one Initial Bet from all hands of a split together. It is not
    counted here: split hands lose to it only what is Bust.
    """

    stand: Numbers
    hit: Numbers
    double: Numbers


def best_draws(column: Column) -> Flags:
    """[hand] Hit wherever that is worth more than Stand, each set of cards on its own."""
    draws = holdings().must_draw.copy()
    _worth(column, draws, decide=True)
    return draws


def worth(column: Column, draws: Flags) -> Worth:
    return _worth(column, draws, decide=False)


def _worth(column: Column, draws: Flags, decide: bool) -> Worth:
    hands, every = holdings(), lines()
    some = UNSPLIT if decide else slice(None)
    found = Worth(*(np.zeros(len(every.hand[some])) for _ in Worth._fields))
    _play(
        column.left,
        column.hole,
        every.shoe[some],
        every.hand[some],
        every.onward[some],
        hands.held,
        hands.must_draw | hands.must_stand,
        column.net,
        decide,
        draws,
        *found,
    )
    return found


@compiled
def _play(
    left: Integers,
    hole: int,
    shoe: Integers,
    hand: Integers,
    onward: Integers,
    held: Integers,
    bound: Flags,
    net: Numbers,
    decide: bool,
    draws: Flags,
    stand: Numbers,
    hit: Numbers,
    double: Numbers,
) -> None:
    """Fills the last three, and `draws` as well if it is to decide; longer hands come first."""
    cards = left.sum(axis=1)
    size = held.sum(axis=1)
    for line in range(len(hand) - 1, -1, -1):
        this, whence = hand[line], shoe[line]
        there = cards[whence] - size[this]
        if there <= 0:
            continue
        share = 1.0 / there
        blackjack = 0.0
        if hole >= 0 and whence == 0:
            blackjack = max(left[whence, hole] - held[this, hole], 0) * share
        stand[line] = net[line] - blackjack
        drawn, doubled = 0.0, 0.0
        for card in range(10):
            count = left[whence, card] - held[this, card]
            if count <= 0:
                continue
            chance = count * share
            then = onward[line, card]
            if then < 0:
                drawn -= chance
                doubled -= 2 * chance
                continue
            drawn += chance * (hit[then] if draws[hand[then]] else stand[then])
            doubled += chance * (net[then] + stand[then])  # Blackjack 3.23.2
        hit[line] = drawn
        double[line] = doubled
        if decide and not bound[this]:
            draws[this] = drawn > stand[line]


def follow(column: Column, draws: Flags, met: Numbers) -> None:
    """Carries how often each line is met, given for two cards, on to all longer hands."""
    hands, every = holdings(), lines()
    _follow(column.left, every.shoe, every.hand, every.onward, hands.held, draws, met)


@compiled
def _follow(
    left: Integers,
    shoe: Integers,
    hand: Integers,
    onward: Integers,
    held: Integers,
    draws: Flags,
    met: Numbers,
) -> None:
    cards = left.sum(axis=1)
    size = held.sum(axis=1)
    for line in range(len(met)):
        this, whence = hand[line], shoe[line]
        if met[line] == 0.0 or not draws[this]:
            continue
        for card in range(10):
            then = onward[line, card]
            count = left[whence, card] - held[this, card]
            if then >= 0 and count > 0:
                met[then] += met[line] * count / (cards[whence] - size[this])
