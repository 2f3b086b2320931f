"""How often a hand of a split pair gets which second card, exactly, up to four hands (Blackjack
3.22, 3.22.1, 3.22.2).

Hands are completed one after the other, but only second cards decide how many hands there are, and
any card may stand for any other in the shoe. So each hand may be looked at alone. That the others
have a second card that is not of the pair is told by 1 less the chance that it is: what remains are
single hands with some cards of the pair gone, and sums of them.
"""

from collections import Counter
from enum import Enum
from functools import cache
from math import comb, perm
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.mathematics.compiler import always_inline
from croupier.mathematics.exact.blackjack.cards.lines import GONE
from croupier.mathematics.exact.blackjack.cards.values import ACE, Numbers
from croupier.mathematics.exact.counts import Counts

HANDS_OF_ACES = 2  # Blackjack 3.22.2: Aces are split once
assert MOST_HANDS == 4, "as all_hands has it"


class Bet(Enum):
    """Whose bets are looked at: what of them lies on a hand with one card."""

    NONE = 0
    FIRST = 1  # if it is split again, the bet stays with its first hand (Blackjack 3.22.1)
    EVERY = 2  # if it is split again, there is as much on both hands


class Split(NamedTuple):
    """A box that was split, as far as its hands are not played."""

    hands: int  # of the box, with those that are played
    waiting: tuple[Bet, ...]  # hands with one card, in the order they are played


FIRST_SPLIT = Split(2, (Bet.EVERY, Bet.EVERY))


class Course(NamedTuple):
    """How a split may go from here."""

    hands: int  # of the box at the end
    settled: int  # hands with a bet that must not have got a card of the pair
    free: int  # hands with a bet that may have got any card
    others: int  # hands without a bet that must not have got a card of the pair


@cache
def courses(most: int, split: Split = FIRST_SPLIT) -> Counter[Course]:
    """Each course, and in how many orders of second cards."""
    found: Counter[Course] = Counter()

    def on(hands: int, waiting: tuple[Bet, ...], settled: int, others: int) -> None:
        if not waiting or hands >= most:
            free = sum(bet is not Bet.NONE for bet in waiting)
            found[Course(hands, settled, free, others)] += 1
            return
        (bet, *later), bets = waiting, waiting[0] is not Bet.NONE
        new = Bet.EVERY if bet is Bet.EVERY else Bet.NONE
        on(hands, tuple(later), settled + bets, others + (not bets))
        on(hands + 1, (bet, new, *later), settled, others)

    on(split.hands, split.waiting, 0, 0)
    return found


@always_inline
def all_hands(free: float, settled: float, again: float) -> float:
    """The chance that all hands of a split pair do what each does alone: a hand gets one more card
    of the pair and is split again, or it must not have got one; of four each may get any card."""
    two = free * free
    one_of_three = settled + again * two
    two_of_three = settled * one_of_three + again * two * free
    three = settled * two_of_three + again * two * two
    return settled * (settled + again * two_of_three) + again * three


def most_hands(pair: int) -> int:
    return HANDS_OF_ACES if pair == ACE else MOST_HANDS


def second_cards(after_split: Counts, pair: int, split: Split = FIRST_SPLIT) -> Numbers:
    """[cards of the pair gone, value]: the weight of one hand with that second card, over all
    hands of the split with a bet."""
    of_pair, cards = int(after_split[pair]), int(after_split.sum())
    times = np.zeros((GONE, 2))  # [cards of the pair gone, the second card must not be one]
    for course, orders in courses(most_hands(pair), split).items():
        again, must_not = course.hands - split.hands, course.settled + course.others
        whose = (course.free, must_not), (course.settled, must_not - 1)
        for must_differ, (how_many, rest) in enumerate(whose):
            for also in range(rest + 1 if how_many else 0):
                gone = again + also
                if gone <= of_pair:
                    share = perm(of_pair, gone) / perm(cards, gone)
                    times[gone, must_differ] += (
                        orders * how_many * (-1) ** also * comb(rest, also) * share
                    )
    left = np.repeat(after_split[np.newaxis], GONE, axis=0)
    left[:, pair] -= np.arange(GONE)
    weights = left / np.maximum(left.sum(axis=1, keepdims=True), 1)
    of_the_pair = weights[:, pair] * times[:, 0]
    weights *= times.sum(axis=1, keepdims=True)
    weights[:, pair] = of_the_pair
    return np.asarray(weights)
