"""What several boxes do together: they share the Dealer's hand, and one deck (Si Ki Pi 3.15, 3.21,
3.22, 3.23, 4.1, 4.2).

Counted card by card: every hand of the Dealer, then every two hands that the cards left can deal,
each by House Way.
"""

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import gain
from croupier.mathematics.exact.si_ki_pi.from_here import hands_from
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

Numbers = NDArray[np.float64]


class Boxes(NamedTuple):
    """Covariances of bets on two different boxes, per unit of each."""

    mean: float  # of an Initial Bet, to compare
    initials: float
    initial_and_bonus: float
    bonuses: float


def boxes(deck: Counts) -> Boxes:
    sets = every_rank_set()
    every = np.arange(len(sets.hands))
    low, high = sets.low[every, sets.house_way], sets.high[every, sets.house_way]
    made = [bonus_hand(hand) for hand in sets.hands]
    bonus = np.array([-1.0 if kind is None else float(gain(BONUS_PAYS[kind])) for kind in made])
    dealers = hands_from(deck, np.zeros_like(deck))
    choose = np.array(
        [[comb(n, k) for k in range(CARDS_IN_A_HAND + 1)] for n in range(int(deck.max()) + 1)]
    )
    pays = np.array([-1.0, 0.0, float(gain(INITIAL_PAYS))])
    found = np.zeros(6)
    _count(sets.counts, low, high, pays, bonus, dealers, deck, choose, found)
    times, initial, of_bonus, initials, mixed, bonuses = found.tolist()
    mean, own = initial / times, of_bonus / times
    return Boxes(
        mean, initials / times - mean**2, mixed / times - mean * own, bonuses / times - own**2
    )


@compiled
def _count(
    counts: Counts,
    low: Counts,
    high: Counts,
    pays: Numbers,
    bonus: Numbers,
    dealers: Counts,
    deck: Counts,
    choose: Counts,
    found: Numbers,
) -> None:
    """Adds to `found`: all deals, what the first box nets in them with its Initial Bet and with its
    Bonus, and the products of both boxes."""
    hands, ranks = counts.shape
    nets = np.zeros(hands)
    first = np.zeros(hands)
    for dealer in range(hands):
        if dealers[dealer] == 0:
            continue
        left = deck - counts[dealer]
        for hand in range(hands):
            ways = 1.0
            for rank in range(ranks):
                ways *= choose[left[rank], counts[hand, rank]]
            first[hand] = ways
            beaten = int(low[hand] > low[dealer]) + int(high[hand] > high[dealer])
            nets[hand] = pays[beaten]
        for one in range(hands):
            if first[one] == 0.0:
                continue
            rest = left - counts[one]
            times = won = made = 0.0
            for other in range(hands):
                ways = 1.0
                for rank in range(ranks):
                    if counts[other, rank] > 0:
                        ways *= choose[rest[rank], counts[other, rank]]
                times += ways
                won += ways * nets[other]
                made += ways * bonus[other]
            met = dealers[dealer] * first[one]
            found[0] += met * times
            found[1] += met * times * nets[one]
            found[2] += met * times * bonus[one]
            found[3] += met * won * nets[one]
            found[4] += met * won * bonus[one]
            found[5] += met * made * bonus[one]
