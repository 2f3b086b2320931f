"""Shoes and spins that a test has arranged; everything else is the system's chance."""

from croupier.engine.crew.chance import SystemChance, shuffled
from croupier.engine.crew.spins import RUNS
from croupier.engine.equipment.cards import DECK, Card, cards
from croupier.engine.equipment.wheel import POCKETS, pocket

SALTS = 2**256


class StackedChance:
    """The next shoe of so many decks, or the next spin, comes out as it was named: the shuffle is
    real, and so is the commitment to its order; only what it draws is known."""

    def __init__(self) -> None:
        self._system = SystemChance()
        self._named: list[tuple[int, int]] = []  # bounds, each with what is to be drawn below it
        self._drawing: list[tuple[int, int]] = []  # those of the shuffle that is going on
        self._begins = False

    def below(self, bound: int) -> int:
        """The salt comes before each shuffle, which is drawn without a pause."""
        if self._begins and self._named and self._named[0][0] == bound:
            self._drawing, self._named = self._named, []
        self._begins = bound == SALTS
        return self._drawing.pop(0)[1] if self._drawing else self._system.below(bound)

    def shoe(self, first: str, decks: int) -> None:
        """`8h Tc 8s`: the cards that come first."""
        named = cards(first)
        rest = list(DECK * decks)
        for card in named:
            rest.remove(card)
        self._named = _drawn([*named, *shuffled(self._system, rest)], decks)

    def spin(self, number: str) -> None:
        place = POCKETS.index(pocket(number))
        self._named = [(len(POCKETS), place), (len(RUNS), 0)]


def _drawn(wanted: list[Card], decks: int) -> list[tuple[int, int]]:
    """What `shuffled` has to draw, from the last place to the first, to come to this order."""
    order, drawn = list(DECK * decks), list[tuple[int, int]]()
    for last in range(len(order) - 1, 0, -1):
        other = order.index(wanted[last], 0, last + 1)
        order[last], order[other] = order[other], order[last]
        drawn.append((last + 1, other))
    return drawn
