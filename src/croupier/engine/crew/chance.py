"""Chance: the only place below the simulator where anything is drawn; unbiased by rejection."""

import secrets
from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    def below(self, bound: int) -> int:
        """Any of 0 … bound - 1, each as likely."""


class SystemChance:
    """The operating system's generator: nobody can know the next card."""

    def below(self, bound: int) -> int:
        if bound > 0 and not bound & (bound - 1):  # whole bits: nothing is rejected
            return secrets.randbits(bound.bit_length() - 1)
        return secrets.randbelow(bound)


class SeededChance:
    """The same seed, the same evening."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


def shuffled(chance: Chance, cards: Sequence[T]) -> list[T]:
    """Fisher–Yates: every order is as likely as any other.

    >>> shuffled(SeededChance(1), ["As", "Kd", "7c"])
    ['Kd', '7c', 'As']
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def one_of(chance: Chance, choices: Sequence[T]) -> T:
    return choices[chance.below(len(choices))]


def happens(chance: Chance, in_a_million: int) -> bool:
    return chance.below(1_000_000) < in_a_million
