"""Effects of removal: what a bet gains or loses when one card of a rank is gone (Baccarat 2.2.1,
Blackjack 2.2.1)."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import sqrt

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import RANKS
from croupier.mathematics.counting.systems import System
from croupier.mathematics.exact.composition import SUITS_IN_A_DECK, Composition
from croupier.mathematics.exact.figures import Figures, Number

NOTHING = 1e-15


class Removal(msgspec.Struct, frozen=True):
    """One bet: its expected value from the whole shoe, and what one card less of each rank adds."""

    bet: str
    on: str | None
    ev: Number
    effects: Mapping[str, Number]  # by rank
    shown: str | None = None  # a card that lies before it is offered, besides those that are gone

    @property
    def sum(self) -> float:
        """Of one card of every rank; near nothing, since the shoe stays as it was but smaller."""
        return float(sum(self.effects.values(), Fraction(0)))

    def correlation(self, system: System) -> float | None:
        """How well the system follows what the bet is worth: 1 is as well as can be. None where no
        card makes a difference."""
        mean_effect = self.sum / len(RANKS)
        mean_tag = sum(system.tags.values()) / len(RANKS)
        effects = [float(self.effects[rank]) - mean_effect for rank in RANKS]
        tags = [system.tag(rank) - mean_tag for rank in RANKS]
        both = sum(effect * tag for effect, tag in zip(effects, tags, strict=True))
        lengths = sqrt(sum(e**2 for e in effects) * sum(t**2 for t in tags))
        return both / lengths if lengths > NOTHING else None

    def slope(self, system: System, decks: int) -> float:
        """What one more of the true count is worth, with the rest of the shoe as it most likely is.

        At a true count of 1 a deck that is left lacks tag / squares cards of a rank.
        """
        lacking = {rank: system.tag(rank) / system.squares for rank in RANKS}
        cards = SUITS_IN_A_DECK * len(RANKS)  # of a deck
        each = sum(lacking[rank] * float(self.effects[rank]) for rank in RANKS)
        return each * (decks * cards - 1) / cards  # an effect is that of one card fewer, too

    def foreseen(self, shoe: Composition) -> float:
        """What the bet is worth from this shoe, if each card that is gone adds its effect, and the
        more the fewer are left."""
        whole = SUITS_IN_A_DECK * shoe.decks
        gone = {rank: whole - held for rank, held in zip(RANKS, shoe.counts, strict=True)}
        cards = whole * len(RANKS)
        added = sum(n * float(self.effects[rank]) for rank, n in gone.items())
        return float(self.ev) + added * (cards - 1) / len(shoe)

    def breaks_even(self, system: System, decks: int) -> float | None:
        """The true count from which, or below which, the bet favours the player; None: no count
        makes a difference. Early in the shoe, and with the card that is shown before the bet."""
        slope = self.slope(system, decks)
        if abs(slope) <= NOTHING:
            return None
        shown = 0.0
        if self.shown is not None:
            cards = SUITS_IN_A_DECK * len(RANKS)
            shown = system.tag(self.shown) * cards / (decks * cards - 1)
        return shown - float(self.ev) / slope


Worth = Callable[[Composition], Iterable[Figures]]


def removals(
    worth: Worth, shoe: Composition, shown: Mapping[str, str] | None = None
) -> tuple[Removal, ...]:
    """Of every bet that `worth` tells of; `shown` is the card that lies before a bet is offered."""
    whole = tuple(worth(shoe))
    lacking = {rank: tuple(worth(without(shoe, rank))) for rank in RANKS}
    return tuple(
        Removal(
            figures.bet,
            figures.on,
            figures.ev,
            {rank: bets[place].ev - figures.ev for rank, bets in lacking.items()},
            (shown or {}).get(figures.bet),
        )
        for place, figures in enumerate(whole)
    )


def without(shoe: Composition, *ranks: str) -> Composition:
    counts = list(shoe.counts)
    for rank in ranks:
        counts[RANKS.index(rank)] -= 1
    return replace(shoe, counts=tuple(counts)).checked()
