"""How two cards rank: pair, Gong, points, zero (Si Ki Pi 1.6, 1.13, 1.14, 1.17, 3.3, 3.4.1, 3.4.2;
Si Ki Pi G)."""

from collections.abc import Collection

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.sentences import Message, said

ORDER = "23456789TJQKA"  # Si Ki Pi 3.3, lowest first; suits do not matter
VALUES = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0} | {str(n): n for n in range(2, 10)}

Two = tuple[Card, Card]
Strength = tuple[int, int, int, int]

PAIR, GONG, POINTS = 2, 1, 0
ZERO: Strength = (POINTS, 0, 0, 0)  # all hands of zero are equal


def height(card: Card) -> int:
    """The single card's rank, Aces highest."""
    return ORDER.index(rank(card))


def points(cards: Collection[Card]) -> int:
    """Si Ki Pi 3.4.2: the last digit of the total."""
    return sum(VALUES[rank(card)] for card in cards) % 10


def pair(two: Two) -> bool:
    """Si Ki Pi 1.13: one rank; King and Queen are not a pair, although both count zero."""
    return rank(two[0]) == rank(two[1])


def gong(two: Two) -> bool:
    return {rank(card) for card in two} == {"2", "8"}


def strength(two: Two) -> Strength:
    """Greater is better; equal strengths are a copy, or zero against zero (Si Ki Pi 3.4.1; Si Ki
    Pi G)."""
    upper, lower = sorted((height(card) for card in two), reverse=True)
    if pair(two):
        return (PAIR, upper, 0, 0)
    if gong(two):
        return (GONG, 0, 0, 0)
    total = points(two)
    return (POINTS, total, upper, lower) if total else ZERO


def worth(two: Two) -> Message:
    """`pair of Kings`, `Gong`, `9`."""
    if pair(two):
        return said("si-ki-pi-pair-of", rank=rank(two[0]))
    return said("si-ki-pi-gong") if gong(two) else said("si-ki-pi-points", points=points(two))
