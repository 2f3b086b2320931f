"""Every way a round of Baccarat can be dealt from a shoe, counted in whole numbers (Baccarat 1.14,
3.10, 3.13, 3.15).

Cards are taken by value, 0 to 9. A round of four or five cards counts once for every way the shoe
could go on to a sixth: so all counts are out of the same total, the sequences of six cards. For
eight decks that is 5 × 10^15, inside 64 bits.

Any card may stand for any other in the shoe, so the last two are taken out first. Of the first four
the points alone matter then, and how often both Hands have which follows from a few sums.
"""

from math import perm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.baccarat.table_of_play import (
    NO_THIRD_CARD,
    POINTS,
    TableOfPlay,
    table_of_play,
)
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts

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
    _count(counts, player_draws, banker_draws, final, four_cards, third_card)
    return Deals(perm(int(counts.sum()), CARDS_IN_A_ROUND), final, four_cards, third_card)


@compiled
def _count(
    counts: Counts,
    player_draws: NDArray[np.bool_],
    banker_draws: NDArray[np.bool_],
    final: NDArray[np.int64],
    four_cards: NDArray[np.int64],
    third_card: NDArray[np.int64],
) -> None:
    """Fills the last three arrays."""
    left = counts.copy()
    ways = np.zeros((POINTS, POINTS), dtype=np.int64)
    for fifth in range(POINTS):
        for sixth in range(fifth, POINTS):
            both = left[fifth] * (left[sixth] - (fifth == sixth))
            if both <= 0:
                continue
            left[fifth] -= 1
            left[sixth] -= 1
            _first_four(left, both, ways)
            tables = player_draws, banker_draws, final, four_cards, third_card
            _play_on(fifth, sixth, ways, *tables)
            if fifth != sixth:
                _play_on(sixth, fifth, ways, *tables)
            left[fifth] += 1
            left[sixth] += 1


def deals_with_a_pair(shoe: Composition, hand: int, table: TableOfPlay | None = None) -> Deals:
    """Those deals, out of the same total, in which this Hand begins with a Pair."""
    player_draws, banker_draws = table or table_of_play()
    final = np.zeros((POINTS, POINTS), dtype=np.int64)
    four_cards = np.zeros((POINTS, POINTS, 3), dtype=np.int64)
    third_card = np.zeros((POINTS, POINTS, POINTS, 3), dtype=np.int64)
    tables = player_draws, banker_draws, final, four_cards, third_card
    _count_after_pairs(shoe.by_value(VALUES), _pairs(shoe), hand == PLAYER, *tables)
    return Deals(perm(len(shoe), CARDS_IN_A_ROUND), final, four_cards, third_card)


def _pairs(shoe: Composition) -> Counts:
    """[value] in how many ways two cards of one rank can be drawn (Baccarat 1.14)."""
    found = np.zeros(POINTS, dtype=np.int64)
    for rank, count in zip(RANKS, shoe.counts, strict=True):
        found[VALUES[rank]] += perm(count, 2)
    return found


@compiled
def _count_after_pairs(
    counts: Counts,
    pairs: Counts,
    of_the_player: bool,
    player_draws: NDArray[np.bool_],
    banker_draws: NDArray[np.bool_],
    final: NDArray[np.int64],
    four_cards: NDArray[np.int64],
    third_card: NDArray[np.int64],
) -> None:
    """Fills the last three arrays: a Pair is taken out, then the last two cards of six, and of
    what is left the other Hand has any two."""
    tables = player_draws, banker_draws, final, four_cards, third_card
    left = counts.copy()
    for value in range(POINTS):
        if not pairs[value]:
            continue
        left[value] -= 2
        for fifth in range(POINTS):
            for sixth in range(POINTS):
                after = pairs[value] * left[fifth] * (left[sixth] - (fifth == sixth))
                if after <= 0:
                    continue
                left[fifth] -= 1
                left[sixth] -= 1
                ways = np.zeros((POINTS, POINTS), dtype=np.int64)
                for one in range(POINTS):
                    for other in range(POINTS):
                        paired, facing = 2 * value % POINTS, (one + other) % POINTS
                        times = after * left[one] * (left[other] - (one == other))
                        if of_the_player:
                            ways[paired, facing] += times
                        else:
                            ways[facing, paired] += times
                _play_on(fifth, sixth, ways, *tables)
                left[fifth] += 1
                left[sixth] += 1
        left[value] += 2


@compiled
def _first_four(left: Counts, times: int, ways: NDArray[np.int64]) -> None:
    """Fills `ways`: [player, banker] in how many ways four cards give both Hands their points.

    The Banker Hand has any two cards that make its points, less those with a card of the Player
    Hand; what was then taken away twice is given back.
    """
    twice = np.concatenate((left, left))
    made = np.zeros((POINTS, POINTS), dtype=np.int64)  # [points, one card] the other follows
    every = np.zeros(POINTS, dtype=np.int64)
    for points in range(POINTS):
        for card in range(POINTS):
            other = twice[points - card + POINTS]
            if (2 * card - points) % POINTS == 0:
                other -= 1
            made[points, card] = left[card] * other
            every[points] += made[points, card]
    for player in range(POINTS):
        for banker in range(POINTS):
            found = every[player] * (every[banker] + 2 * (player == banker))
            taken = 0
            for card in range(POINTS):
                taken += made[player, card] * twice[banker - card + POINTS]
            if banker % 2 == 0:
                half = banker // 2
                taken -= made[player, half] + made[player, half + POINTS // 2]
            ways[player, banker] = times * (found - 4 * taken)


@compiled
def _play_on(
    fifth: int,
    sixth: int,
    ways: NDArray[np.int64],
    player_draws: NDArray[np.bool_],
    banker_draws: NDArray[np.bool_],
    final: NDArray[np.int64],
    four_cards: NDArray[np.int64],
    third_card: NDArray[np.int64],
) -> None:
    """The rest of all rounds that go on with these two cards, whether they are drawn or not."""
    for player in range(POINTS):
        for banker in range(POINTS):
            now, reached = player, banker
            drawn = fifth
            third = NO_THIRD_CARD
            if player_draws[player, banker]:
                third, drawn = fifth, sixth
                now = (player + third) % POINTS
            draws = banker_draws[player, banker, third]
            if draws:
                reached = (banker + drawn) % POINTS
            winner = _winner(now, reached)
            final[now, reached] += ways[player, banker]
            four_cards[player, banker, winner] += ways[player, banker]
            if draws and third != NO_THIRD_CARD:
                third_card[player, now, banker, winner] += ways[player, banker]


@compiled
def _winner(player: int, banker: int) -> int:
    return TIE if player == banker else PLAYER if player > banker else BANKER
