"""A round of Baccarat from the cards as they lie: who wins, over all that may still come (Baccarat
3.10, 3.13, 3.15)."""

from math import perm

import numpy as np

from croupier.mathematics.exact.baccarat.enumeration import BANKER, CARDS_IN_A_ROUND, PLAYER, TIE
from croupier.mathematics.exact.baccarat.insurance import ByWinner
from croupier.mathematics.exact.baccarat.table_of_play import NO_THIRD_CARD, POINTS, table_of_play

Values = tuple[int, ...]  # of the cards of a hand; or how many are left of each value


def may_draw(player: Values, banker: Values) -> bool:
    """Whether a card is still to come."""
    return _player_draws(player, banker) or _banker_draws(player, banker)


def rounds_from(left: Values, player: Values, banker: Values, coming: Values = ()) -> ByWinner:
    """By who wins, out of all cards in order that may still be drawn: [player, tie, banker].
    `coming` are cards that have left the shoe and are laid next."""
    found = np.zeros(3, dtype=np.int64)
    unknown = max(CARDS_IN_A_ROUND - len(player) - len(banker) - len(coming), 0)
    _count(left, player, banker, coming, perm(sum(left), unknown), found)
    return found


def next_hand(player: Values, banker: Values) -> int | None:
    """The Hand that the next card is due to; None: both are complete. The first four cards go to
    the two in turn (Baccarat 3.10)."""
    if len(player) < 2 or len(banker) < 2:
        return BANKER if len(banker) < len(player) else PLAYER
    if _player_draws(player, banker):
        return PLAYER
    return BANKER if _banker_draws(player, banker) else None


def _count(
    left: Values, player: Values, banker: Values, coming: Values, ways: int, found: ByWinner
) -> None:
    """`ways` is a multiple of the cards left as often as one may still be drawn."""
    to = next_hand(player, banker)
    if to is None:
        found[_winner(sum(player) % POINTS, sum(banker) % POINTS)] += ways
        return
    if coming:
        _count(left, *_laid(player, banker, to, coming[0]), coming[1:], ways, found)
        return
    each = ways // sum(left)
    for value, count in enumerate(left):
        if count:
            fewer = tuple(cards - (other == value) for other, cards in enumerate(left))
            _count(fewer, *_laid(player, banker, to, value), (), each * count, found)


def _laid(player: Values, banker: Values, to: int, value: int) -> tuple[Values, Values]:
    return ((*player, value), banker) if to == PLAYER else (player, (*banker, value))


def _player_draws(player: Values, banker: Values) -> bool:
    draws = table_of_play().player_draws[sum(player[:2]) % POINTS, sum(banker[:2]) % POINTS]
    return len(player) == 2 and bool(draws)


def _banker_draws(player: Values, banker: Values) -> bool:
    third = player[2] if len(player) > 2 else NO_THIRD_CARD
    points = sum(player[:2]) % POINTS, sum(banker[:2]) % POINTS
    return len(banker) == 2 and bool(table_of_play().banker_draws[(*points, third)])


def _winner(player: int, banker: int) -> int:
    return TIE if player == banker else PLAYER if player > banker else BANKER
