"""Who stands at a table and in what rank (Baccarat 1.12, Blackjack 1.20)."""

from enum import IntEnum

import msgspec


class Rank(IntEnum):
    """ "Or above" means this rank or any later one.

    >>> print(Rank.SHIFT_MANAGER, Rank.DEALER < Rank.PIT_SUPERVISOR)
    Table Games Shift Manager True
    """

    PLAYER = 0
    DEALER = 1
    PIT_SUPERVISOR = 2
    PIT_MANAGER = 3
    SHIFT_MANAGER = 4

    def __str__(self) -> str:
        return (
            "Table Games Shift Manager"
            if self is Rank.SHIFT_MANAGER
            else self.name.replace("_", " ").title()
        )


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    >>> Person("ann")
    Person(name='ann', rank=<Rank.PLAYER: 0>)
    """

    name: str
    rank: Rank = Rank.PLAYER


DEALER = Person("dealer", Rank.DEALER)
PIT_SUPERVISOR = Person("supervisor", Rank.PIT_SUPERVISOR)
PIT_MANAGER = Person("manager", Rank.PIT_MANAGER)
SHIFT_MANAGER = Person("shift-manager", Rank.SHIFT_MANAGER)


def player(name: str) -> Person:
    return Person(name, Rank.PLAYER)
