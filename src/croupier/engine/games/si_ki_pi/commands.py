"""What is asked for at a Si Ki Pi table and at no other (Si Ki Pi 3.11, 3.18, 3.19)."""

from croupier.engine.games.si_ki_pi.arrangement import Halves
from croupier.engine.table.vocabulary.commands import Given


class ForBox(Given, frozen=True):
    box: int


class Look(ForBox, frozen=True, tag="si-ki-pi.look.1"):
    aside = True


class Arrange(ForBox, frozen=True, tag="si-ki-pi.arrange.1"):
    """`halves` are two cards and two cards; the cards decide which is the High Hand."""

    halves: Halves


class HouseWay(ForBox, frozen=True, tag="si-ki-pi.house-way.1"):
    """The Dealer is to arrange the cards."""


COMMANDS: tuple[type[Given], ...] = (
    Look,
    Arrange,
    HouseWay,
)
