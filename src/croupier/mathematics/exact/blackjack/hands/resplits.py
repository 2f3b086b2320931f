"""A box that was split and is still played: what its hands with one card are worth from here, and
the chance that a Dealer's Blackjack finds all hands Bust (Blackjack 3.22, 3.22.1, 3.22.2, 3.22.3).

What several hands and the Dealer do together is counted in endless shoes, as `mixture` has them;
hands are played by their sets of cards.
"""

from typing import NamedTuple

import numpy as np

from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.mixture import mixture
from croupier.mathematics.exact.blackjack.cards.split_cards import (
    Split,
    courses,
    most_hands,
    second_cards,
)
from croupier.mathematics.exact.blackjack.cards.values import ACE, Flags, Integers, Numbers
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay
from croupier.mathematics.exact.blackjack.hands.two_cards import of_split_hands
from croupier.mathematics.exact.counts import Counts


class Playing(NamedTuple):
    """The hand that is being played, and what is done with it."""

    hand: int  # by its number in `holdings`
    one_card: bool  # and no more, after a Double Down


def of_waiting(play: BestPlay, left: Counts, pair: int, split: Split, already: int = 0) -> float:
    """What the hands with one card win, per unit of each bet, without what a Dealer's Blackjack
    takes of them together.

    `left` are the cards still to come. The column of `play` has with them the up card, the pair and
    `already` more cards of its value.
    """
    weights = second_cards(left, pair, split)
    played = of_split_hands(play.worth, play.policy, play.rules)[pair, already:]
    assert not weights[len(played) :].any(), "so many cards of the pair are never gone"
    return float((weights[: len(played)] * played).sum())


def all_bust_from(
    play: BestPlay, hole: int, left: Counts, pair: int, split: Split, playing: Playing | None = None
) -> float:
    """The chance that the Dealer has Blackjack, and the hand that is being played and all with one
    card and a bet are Bust; those that are played are not asked for."""
    if hole < 0 or not left[hole] or (pair == ACE and split.waiting):  # Blackjack 3.22.2
        return 0.0
    policy, again = play.policy, courses(most_hands(pair), split)
    doubles = policy.doubles & play.rules.double_after_split
    orders = np.array([(times, *course) for course, times in again.items()], dtype=np.int64)
    orders[:, 1] -= split.hands
    hand, one_card = playing or (-1, False)
    shoes, hands = mixture(left), holdings()
    two = hands.two[pair]
    return _all_bust(
        *shoes, hole, pair, two, hands.onward, policy.draws, doubles, hand, one_card, orders
    )


@compiled
def _all_bust(
    chances: Numbers,
    weights: Numbers,
    hole: int,
    pair: int,
    two: Integers,
    onward: Integers,
    draws: Flags,
    doubles: Flags,
    hand: int,
    one_card: bool,
    orders: Integers,
) -> float:
    found = 0.0
    bust = np.zeros(len(draws))
    for node in range(len(weights)):
        chance = chances[:, node]
        for this in range(len(draws) - 1, -1, -1):
            bust[this] = 0.0
            if not draws[this] and not doubles[this]:
                continue
            for card in range(10):
                then = onward[this, card]
                if then < 0:
                    bust[this] += chance[card]
                elif not doubles[this]:
                    bust[this] += chance[card] * bust[then]
        together = weights[node] * chance[hole]
        if hand >= 0:
            now = 0.0
            for card in range(10):
                then = onward[hand, card]
                if then < 0:
                    now += chance[card]
                elif not one_card:
                    now += chance[card] * bust[then]
            together *= now
        free = 0.0
        for card in range(10):
            free += chance[card] * bust[two[card]]
        settled = free - chance[pair] * bust[two[pair]]
        ways = 0.0
        for course in range(len(orders)):
            times, again, must_not, may, others = orders[course]
            ways += (
                times
                * chance[pair] ** again
                * settled**must_not
                * free**may
                * (1.0 - chance[pair]) ** others
            )
        found += together * ways
    return found
