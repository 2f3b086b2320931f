"""The 1,820 sets of ranks that four cards can have, each with its three divisions and the House
Way, taken from the engine and turned into arrays (Si Ki Pi 3.3, 3.18; Si Ki Pi G and H).

Suits decide nothing, so any cards of fitting suits may stand for a set of ranks.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import RANKS, SUITS, Card, rank
from croupier.engine.games.si_ki_pi.arrangement import Division, ways
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND
from croupier.engine.games.si_ki_pi.ranking import ORDER, strength

Hand = tuple[Card, ...]


class RankSets(NamedTuple):
    """Each set by its number. A Low or High Hand is the place of its strength among all there are,
    so that greater is better and equal is a copy, or zero against zero."""

    hands: tuple[Hand, ...]  # cards that stand for the set, highest first
    ways: tuple[tuple[Division, ...], ...]
    house_way: NDArray[np.int64]  # [set], which of its three ways
    counts: NDArray[np.int64]  # [set, rank], ranks in the order A 2 … K
    low: NDArray[np.int64]  # [set, way]
    high: NDArray[np.int64]


@cache
def every_rank_set() -> RankSets:
    hands = tuple(
        standing_for(ranks)
        for ranks in combinations_with_replacement(reversed(ORDER), CARDS_IN_A_HAND)
    )
    divisions = tuple(ways(hand) for hand in hands)
    low = [[strength(way.low) for way in three] for three in divisions]
    high = [[strength(way.high) for way in three] for three in divisions]
    strengths = sorted({found for three in (*low, *high) for found in three})
    place = {found: number for number, found in enumerate(strengths)}
    return RankSets(
        hands,
        divisions,
        np.array(
            [three.index(house_way(hand)) for hand, three in zip(hands, divisions, strict=True)]
        ),
        np.array([[sum(rank(card) == r for card in hand) for r in RANKS] for hand in hands]),
        np.array([[place[found] for found in three] for three in low]),
        np.array([[place[found] for found in three] for three in high]),
    )


def standing_for(ranks: tuple[str, ...]) -> Hand:
    """Each further card of a rank has the next suit."""
    return tuple(
        Card(named + SUITS[ranks[:before].count(named)]) for before, named in enumerate(ranks)
    )
