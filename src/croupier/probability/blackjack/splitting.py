"""How often a hand of a split pair gets which second card, exactly, up to four hands (Blackjack
3.22, 3.22.2).

Hands are completed one after the other, but only second cards decide how many hands there are, and
any card may stand for any other in the shoe. So each hand may be looked at alone. That the others
have a second card that is not of the pair is told by 1 less the chance that it is: what remains are
single hands with some cards of the pair gone, and sums of them.
"""

from collections import Counter
from functools import cache
from math import comb, perm

import numpy as np

from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.probability.blackjack.lines import GONE
from croupier.probability.blackjack.values import ACE, NAMES, Numbers
from croupier.probability.counts import Counts

HANDS_OF_ACES = 2  # Blackjack 3.22.2: Aces are split once


@cache
def courses(most: int) -> Counter[tuple[int, int]]:
    """How a split may go: (hands, those of them that must not have got a card of the pair) and in
    how many orders of second cards."""
    found: Counter[tuple[int, int]] = Counter()

    def on(hands: int, waiting: int, settled: int) -> None:
        if waiting == 0 or hands == most:
            found[hands, settled] += 1
            return
        on(hands, waiting - 1, settled + 1)
        on(hands + 1, waiting + 1, settled)

    on(2, 2, 0)
    return found


def most_hands(pair: int) -> int:
    return HANDS_OF_ACES if pair == ACE else MOST_HANDS


def second_cards(after_split: Counts, pair: int) -> Numbers:
    """[cards of the pair gone, value]: the weight of one hand with that second card, over all
    hands of the split."""
    of_pair, cards = int(after_split[pair]), int(after_split.sum())
    weights = np.zeros((GONE, len(NAMES)))
    for (hands, settled), orders in courses(most_hands(pair)).items():
        others = (hands - settled, settled), (settled, settled - 1)
        for must_differ, (how_many, rest) in enumerate(others):
            for also in range(rest + 1 if how_many else 0):
                gone = hands - 2 + also
                if gone > of_pair:
                    continue
                share = perm(of_pair, gone) / perm(cards, gone)
                times = orders * how_many * (-1) ** also * comb(rest, also) * share
                left = after_split.copy()
                left[pair] -= gone
                chances = left / left.sum()
                if must_differ:
                    chances[pair] = 0.0
                weights[gone] += times * chances
    return weights
