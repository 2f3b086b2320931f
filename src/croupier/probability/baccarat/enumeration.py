"""Every way a round of Baccarat can be dealt from a shoe, counted in whole numbers (Baccarat 3.10,
3.13, 3.15).

Cards are taken by value, 0 to 9. Each hand of two is taken once for both orders, and a round of
four or five cards counts once for every way the shoe could go on to a sixth: so all counts are out
of the same total, the sequences of six cards. For eight decks that is 5 × 10^15, inside 64 bits.
"""

from math import perm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.compiling import compiled
from croupier.probability.baccarat.table_of_play import (
    NO_THIRD_CARD,
    POINTS,
    TableOfPlay,
    table_of_play,
)
from croupier.probability.counts import Counts

CARDS_IN_A_ROUND = 6
PLAYER, TIE, BANKER = range(3)  # who wins


class Deals(NamedTuple):
    """Counts out of `total` deals of six cards, by points.

    `third_card` holds the rounds in which the Player Hand has its third card and the Banker Hand is
    about to draw: Player's points before and after that card, Banker's points, who wins.
    """

    total: int
    final: NDArray[np.int64]  # [player, banker] points when the round is over
    four_cards: NDArray[np.int64]  # [player, banker, winner] by the points of the first four cards
    third_card: NDArray[np.int64]  # [player before, player, banker, winner]


def deals(counts: Counts, table: TableOfPlay | None = None) -> Deals:
    player_draws, banker_draws = table or table_of_play()
    final = np.zeros((POINTS, POINTS), dtype=np.int64)
    four_cards = np.zeros((POINTS, POINTS, 3), dtype=np.int64)
    third_card = np.zeros((POINTS, POINTS, POINTS, 3), dtype=np.int64)
    _count(counts.copy(), player_draws, banker_draws, final, four_cards, third_card)
    return Deals(perm(int(counts.sum()), CARDS_IN_A_ROUND), final, four_cards, third_card)


@compiled
def _count(
    left: Counts,
    player_draws: NDArray[np.bool_],
    banker_draws: NDArray[np.bool_],
    final: NDArray[np.int64],
    four_cards: NDArray[np.int64],
    third_card: NDArray[np.int64],
) -> None:
    """Fills the last three arrays; `left` comes back as it was."""
    cards = left.sum()
    for a in range(POINTS):
        for b in range(a, POINTS):
            player_ways = left[a] * (left[b] - 1) if a == b else 2 * left[a] * left[b]
            if player_ways <= 0:
                continue
            left[a] -= 1
            left[b] -= 1
            for c in range(POINTS):
                for d in range(c, POINTS):
                    ways = left[c] * (left[d] - 1) if c == d else 2 * left[c] * left[d]
                    if ways <= 0:
                        continue
                    left[c] -= 1
                    left[d] -= 1
                    _play_on(
                        left,
                        cards - 4,
                        player_ways * ways,
                        (a + b) % POINTS,
                        (c + d) % POINTS,
                        player_draws,
                        banker_draws,
                        final,
                        four_cards,
                        third_card,
                    )
                    left[c] += 1
                    left[d] += 1
            left[a] += 1
            left[b] += 1


@compiled
def _play_on(
    left: Counts,
    cards: int,
    ways: int,
    player: int,
    banker: int,
    player_draws: NDArray[np.bool_],
    banker_draws: NDArray[np.bool_],
    final: NDArray[np.int64],
    four_cards: NDArray[np.int64],
    third_card: NDArray[np.int64],
) -> None:
    """The rest of a round in which the first four cards lie."""
    if not player_draws[player, banker]:
        if not banker_draws[player, banker, NO_THIRD_CARD]:
            every = ways * cards * (cards - 1)
            final[player, banker] += every
            four_cards[player, banker, _winner(player, banker)] += every
            return
        for value in range(POINTS):
            every = ways * left[value] * (cards - 1)
            reached = (banker + value) % POINTS
            final[player, reached] += every
            four_cards[player, banker, _winner(player, reached)] += every
        return
    for third in range(POINTS):
        if left[third] == 0:
            continue
        with_third = ways * left[third]
        now = (player + third) % POINTS
        if not banker_draws[player, banker, third]:
            every = with_third * (cards - 1)
            final[now, banker] += every
            four_cards[player, banker, _winner(now, banker)] += every
            continue
        left[third] -= 1
        for value in range(POINTS):
            every = with_third * left[value]
            reached = (banker + value) % POINTS
            winner = _winner(now, reached)
            final[now, reached] += every
            four_cards[player, banker, winner] += every
            third_card[player, now, banker, winner] += every
        left[third] += 1


@compiled
def _winner(player: int, banker: int) -> int:
    return TIE if player == banker else PLAYER if player > banker else BANKER
