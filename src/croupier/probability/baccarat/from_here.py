"""A round of Baccarat from the cards as they lie: who wins, over all that may still come (Baccarat
3.13, 3.15)."""

from math import perm

import numpy as np

from croupier.probability.baccarat.enumeration import BANKER, PLAYER, TIE
from croupier.probability.baccarat.insurance import ByWinner
from croupier.probability.baccarat.table_of_play import NO_THIRD_CARD, POINTS, table_of_play

Values = tuple[int, ...]  # of the cards of a hand; or how many are left of each value

TO_COME = 2  # at most, once both Hands have two cards


def may_draw(player: Values, banker: Values) -> bool:
    """Whether a card is still to come."""
    return _player_draws(player, banker) or _banker_draws(player, banker)


def rounds_from(left: Values, player: Values, banker: Values) -> ByWinner:
    """By who wins, out of every two cards in order that are left: [player, tie, banker]."""
    found = np.zeros(3, dtype=np.int64)
    _count(left, player, banker, perm(sum(left), TO_COME), found)
    return found


def _count(left: Values, player: Values, banker: Values, ways: int, found: ByWinner) -> None:
    """`ways` is a multiple of the cards left as often as one may still be drawn."""
    to_player = _player_draws(player, banker)
    if not to_player and not _banker_draws(player, banker):
        found[_winner(sum(player) % POINTS, sum(banker) % POINTS)] += ways
        return
    each = ways // sum(left)
    for value, count in enumerate(left):
        if count:
            fewer = tuple(cards - (other == value) for other, cards in enumerate(left))
            hands = ((*player, value), banker) if to_player else (player, (*banker, value))
            _count(fewer, *hands, each * count, found)


def _player_draws(player: Values, banker: Values) -> bool:
    draws = table_of_play().player_draws[sum(player[:2]) % POINTS, sum(banker[:2]) % POINTS]
    return len(player) == 2 and bool(draws)


def _banker_draws(player: Values, banker: Values) -> bool:
    third = player[2] if len(player) > 2 else NO_THIRD_CARD
    points = sum(player[:2]) % POINTS, sum(banker[:2]) % POINTS
    return len(banker) == 2 and bool(table_of_play().banker_draws[(*points, third)])


def _winner(player: int, banker: int) -> int:
    return TIE if player == banker else PLAYER if player > banker else BANKER
