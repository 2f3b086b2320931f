"""A round of Si Ki Pi from the cards that somebody has seen: the Initial Bet arranged in the best
way, and the Bonus (Si Ki Pi 3.18, 3.22, 3.23; Si Ki Pi H)."""

from fractions import Fraction
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.mathematics.exact.figures import gain
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

Counts = NDArray[np.int64]  # of cards by rank, A 2 … K

SUITS_AND_NONE = 5


@cache
def _ways() -> Counts:
    """[there are, are taken] in how many ways."""
    return np.array([[comb(n, k) for k in range(SUITS_AND_NONE)] for n in range(SUITS_AND_NONE)])


def hands_from(left: Counts, known: Counts) -> Counts:
    """[set of ranks] in how many ways four cards make it: `known` among them, others of `left`."""
    more = every_rank_set().counts - known
    possible = (more >= 0).all(axis=1)
    ways = _ways()[left, np.maximum(more, 0)].prod(axis=1)
    return np.where(possible, ways, 0)


def initial_ev(left: Counts, own: Counts, dealers: Counts) -> Fraction:
    """Per unit of the Initial Bet, by the cards of both hands that are known; whoever plays sees
    all four of theirs before they are arranged."""
    return _initial_ev(*(tuple(cards.tolist()) for cards in (left, own, dealers)))


@cache
def _initial_ev(*cards: tuple[int, ...]) -> Fraction:
    """Mostly nothing is known but that four cards lie there."""
    left, own, dealers = map(np.array, cards)
    dealt = hands_from(left, own)
    counts, worth = every_rank_set().counts, Fraction(0)
    for hand in np.flatnonzero(dealt).tolist():
        rest = left - (counts[hand] - own)
        worth += int(dealt[hand]) * _best(hand, hands_from(rest, dealers))
    return worth / int(dealt.sum())


def _best(hand: int, dealers: Counts) -> Fraction:
    """The best of its three ways, against the Dealer's hands by House Way."""
    sets = every_rank_set()
    theirs = np.arange(len(sets.house_way)), sets.house_way
    low, high = sets.low[theirs], sets.high[theirs]
    total, pays, found = int(dealers.sum()), gain(INITIAL_PAYS), []
    for own_low, own_high in zip(sets.low[hand], sets.high[hand], strict=True):
        beaten = (own_low > low).astype(int) + (own_high > high)  # equal hands are the Dealer's
        won, lost = (int(dealers[beaten == hands].sum()) for hands in (2, 0))
        found.append((pays * won - lost) / total)
    return max(found)


def bonus_ev(left: Counts, known: Counts) -> Fraction:
    """Per unit of a Bonus on a hand with these cards."""
    dealt, worth = hands_from(left, known), Fraction(0)
    for hand in np.flatnonzero(dealt).tolist():
        kind = bonus_hand(every_rank_set().hands[hand])
        worth += int(dealt[hand]) * (gain(BONUS_PAYS[kind]) if kind else Fraction(-1))
    return worth / int(dealt.sum())
