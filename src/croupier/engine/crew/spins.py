"""The wheel: every pocket as likely, and now and then an invalid spin (Roulette 3.7, 3.8)."""

from collections.abc import Callable

from croupier.engine.crew.chance import Chance, one_of
from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette import Spin
from croupier.engine.games.roulette.trouble.facts import FewRevolutions, SameDirection
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import DEALER

RUNS = range(4, 20)  # full turns of a ball spun as it should be
TOO_SHORT = 3


def spun(chance: Chance, *, wrongly: bool) -> Command:
    pocket = one_of(chance, POCKETS)
    if not wrongly:
        return Spin(DEALER, pocket, one_of(chance, RUNS))
    return _with_the_wheel(pocket) if chance.below(2) else Spin(DEALER, pocket, TOO_SHORT)


def spun_with_the_wheel(chance: Chance) -> Command:
    return _with_the_wheel(one_of(chance, POCKETS))


def spun_too_short(chance: Chance) -> Command:
    return Spin(DEALER, one_of(chance, POCKETS), TOO_SHORT)


def _with_the_wheel(pocket: str) -> Command:
    return Spin(DEALER, pocket, with_wheel=True)


WRONGLY_SPUN: dict[type[Fact], Callable[[Chance], Command]] = {
    FewRevolutions: spun_too_short,
    SameDirection: spun_with_the_wheel,
}
