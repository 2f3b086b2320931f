"""All hands from all shoes they may be played from, each as one line (Blackjack 3.22.2).

An unsplit hand is played from the whole shoe. Of a split pair, other hands hold cards of the pair
as well, so each of its hands is looked at with none, one, … GONE - 1 of them gone besides the one
that was split off.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.mathematics.exact.blackjack.cards.holdings import BUST, holdings
from croupier.mathematics.exact.blackjack.cards.values import ACE, NAMES, Integers

GONE = 2 * MOST_HANDS - 3
SHOES = 1 + len(NAMES) * GONE
UNSPLIT = slice(0, len(holdings().size))  # lines of unsplit hands have the hands' own numbers
SPLIT = slice(UNSPLIT.stop, None)


def split_shoe(pair: int, gone: int) -> int:
    return 1 + pair * GONE + gone


class Lines(NamedTuple):
    hand: Integers  # [line]
    shoe: Integers  # [line] 0 for unsplit hands
    onward: Integers  # [line, value] the line with that card added, or BUST
    cell: Integers  # [line] as the hand's
    split: Integers  # [pair, gone, value] the line of a split hand with that second card
    out: Integers  # [set, value] cards of the hand and of its pair that are gone; each set once
    which: Integers  # [line] its set


@cache
def lines() -> Lines:
    hands = holdings()
    played = [np.arange(UNSPLIT.stop)]
    for pair in range(len(NAMES)):
        has = hands.held[:, pair] > 0
        for gone in range(GONE):
            if pair == ACE:  # Blackjack 3.22.2: split once, one card each
                played.append(np.flatnonzero(has & (hands.size == 2)) if gone == 0 else _NONE)
            else:
                played.append(np.flatnonzero(has))
    begins = np.cumsum([0, *map(len, played)])
    number = np.full((SHOES, len(hands.size) + 1), BUST)  # the last stands for BUST as a hand
    for whence, these in enumerate(played):
        number[whence, these] = begins[whence] + np.arange(len(these))
    hand = np.concatenate(played)
    shoe = np.repeat(np.arange(SHOES), np.diff(begins))
    split = [
        [number[split_shoe(pair, gone), hands.two[pair]] for gone in range(GONE)]
        for pair in range(len(NAMES))
    ]
    cards = hands.held[hand]
    for pair in range(len(NAMES)):
        for gone in range(GONE):
            cards[shoe == split_shoe(pair, gone), pair] += 1 + gone
    code = cards @ (cards.max() + 1) ** np.arange(len(NAMES))
    _, sets, which = np.unique(code, return_index=True, return_inverse=True)
    return Lines(
        hand=hand,
        shoe=shoe,
        onward=number[shoe[:, np.newaxis], hands.onward[hand]],
        cell=hands.cell[hand],
        split=np.array(split),
        out=cards[sets],
        which=which,
    )


_NONE = np.zeros(0, dtype=np.int64)
