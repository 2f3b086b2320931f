"""What the Blackjack vector environment looks up besides the simulation's own tables: the actions
that are open on a hand, and how a hand is shown (Blackjack 3.15.1, 3.15.2, 3.17, 3.18, 3.20, 3.22,
3.23)."""

import numpy as np

from croupier.engine.games.blackjack.cards.hands import MUST_DRAW_BELOW
from croupier.mathematics.agents.encodings.blackjack import ENCODING, TOO_MANY
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT
from croupier.mathematics.exact.blackjack.cards.values import ACE, NAMES, TEN
from croupier.mathematics.simulation.games.blackjack.tables import BUSTED, SOFT_21, STATES, Bytes

HIT, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, EVEN_MONEY, PASS = range(len(ENCODING.actions))


# Where each table begins in the one array that holds them all. Open actions are the bits of a byte.
FIRST = 0  # [up, state] open on the first two cards of a box, a Split aside
SPLIT_HAND = FIRST + len(NAMES) * STATES  # [state] on the first two of a split hand, the same
LATER = SPLIT_HAND + STATES  # [state] on more cards; nothing where none may be drawn
TOTAL = LATER + STATES  # [state] as it is shown
IS_SOFT = TOTAL + STATES  # [state]


def open_and_shown() -> Bytes:
    first = np.zeros((len(NAMES), STATES), dtype=np.uint8)
    split_hand, later = np.zeros((2, STATES), dtype=np.uint8)
    for state in set(range(CELLS)) - {SOFT_21}:  # Blackjack 3.18
        stands = (STAND,) if state % SOFT >= MUST_DRAW_BELOW else ()  # Blackjack 3.20
        later[state] = _bits(HIT, *stands)
        split_hand[state] = _bits(HIT, *stands, DOUBLE)
        first[:, state] = _bits(HIT, *stands, DOUBLE, SURRENDER)
        first[ACE, state] = _bits(HIT, *stands, DOUBLE, INSURE)  # Blackjack 3.15.2, 3.17
    first[:, SOFT_21] = _bits(PASS)  # a Player's Blackjack
    first[TEN, SOFT_21] = _bits(PASS, SURRENDER)
    first[ACE, SOFT_21] = _bits(PASS, INSURE, EVEN_MONEY)  # Blackjack 3.15.1
    states = np.arange(STATES)
    total = np.where(states < BUSTED, states % SOFT, TOO_MANY)
    soft = (states >= SOFT) & (states < BUSTED)
    parts = (first, split_hand, later, total, soft)
    return np.concatenate([part.reshape(-1).astype(np.uint8) for part in parts])


def _bits(*actions: int) -> int:
    return sum(1 << action for action in actions)
