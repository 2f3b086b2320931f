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


class WaitingBust(NamedTuple):
    """A Dealer's Blackjack that finds all hands with one card and a bet Bust."""

    chances: Numbers  # [value, shoe] of the next card
    together: Numbers  # [shoe] the chance, times the weight of the shoe

    @property
    def chance(self) -> float:
        return float(self.together.sum())


def waiting_bust(
    play: BestPlay, hole: int, left: Counts, pair: int, split: Split
) -> WaitingBust | None:
    """None: it never happens."""
    if hole < 0 or not left[hole] or (pair == ACE and split.waiting):  # Blackjack 3.22.2
        return None
    policy, again = play.policy, courses(most_hands(pair), split)
    doubles = policy.doubles & play.rules.double_after_split
    orders = np.array([(times, *course) for course, times in again.items()], dtype=np.int64)
    orders[:, 1] -= split.hands
    shoes, hands = mixture(left), holdings()
    two, found = hands.two[pair], np.zeros(len(shoes.weights))
    _all_bust(shoes.chances, pair, two, hands.onward, policy.draws, doubles, orders, found)
    return WaitingBust(shoes.chances, shoes.weights * shoes.chances[hole] * found)


def all_bust_from(play: BestPlay, hole: int, left: Counts, pair: int, split: Split) -> float:
    """The chance that the Dealer has Blackjack, and all hands with one card and a bet are Bust;
    those that are played are not asked for."""
    found = waiting_bust(play, hole, left, pair, split)
    return 0.0 if found is None else found.chance


@compiled
def _all_bust(
    chances: Numbers,
    pair: int,
    two: Integers,
    onward: Integers,
    draws: Flags,
    doubles: Flags,
    orders: Integers,
    found: Numbers,
) -> None:
    """Fills `found`: [shoe] that all hands that wait are Bust."""
    bust = np.zeros(len(draws))
    for node in range(chances.shape[1]):
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
        free = 0.0
        for card in range(10):
            free += chance[card] * bust[two[card]]
        settled = free - chance[pair] * bust[two[pair]]
        for course in range(len(orders)):
            times, again, must_not, may, others = orders[course]
            found[node] += (
                times
                * chance[pair] ** again
                * settled**must_not
                * free**may
                * (1.0 - chance[pair]) ** others
            )
