"""The Table of Play as arrays, from the engine's own drawing rules (Baccarat 1.10, 3.13, 3.15)."""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import Card
from croupier.engine.games.baccarat import table_of_play as rules
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.table_of_play import VALUES

POINTS = 10
NO_THIRD_CARD = 10  # in the place of the value of the Player's third card

CARD_WORTH = {value: Card(f"{rank}s") for rank, value in VALUES.items()}


class TableOfPlay(NamedTuple):
    """Who draws, by the points of the Player's and the Banker's first two cards."""

    player_draws: NDArray[np.bool_]  # [player, banker]
    banker_draws: NDArray[np.bool_]  # [player, banker, value of the Player's third card]


def table_of_play() -> TableOfPlay:
    """By the current edition."""
    return _in_arrays(EDITIONS.current.table_of_play)


@cache
def _in_arrays(by: rules.TableOfPlay) -> TableOfPlay:
    player = np.zeros((POINTS, POINTS), dtype=np.bool_)
    banker = np.zeros((POINTS, POINTS, NO_THIRD_CARD + 1), dtype=np.bool_)
    for first, second in product(range(POINTS), repeat=2):
        hands = two_cards_worth(first), two_cards_worth(second)
        player[first, second] = rules.player_draws(by, *hands)
        banker[first, second, NO_THIRD_CARD] = rules.banker_draws(by, *hands)
        for third, card in CARD_WORTH.items():
            banker[first, second, third] = rules.banker_draws(by, (*hands[0], card), hands[1])
    return TableOfPlay(player, banker)


def two_cards_worth(points: int) -> tuple[Card, Card]:
    return CARD_WORTH[0], CARD_WORTH[points]
