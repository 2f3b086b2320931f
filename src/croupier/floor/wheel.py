"""The wheel: every pocket as likely, and now and then a spin that is none (Roulette 3.7, 3.8)."""

from croupier.floor.chance import Chance, one_of
from croupier.table.commands import Command


def spun(chance: Chance, *, wrongly: bool) -> Command:
    raise AssertionError((chance, one_of, wrongly))
