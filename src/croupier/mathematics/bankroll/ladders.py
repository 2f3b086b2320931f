"""Progressions as data: a ladder of stakes, and how results move somebody up and down on it."""

import msgspec

from croupier.engine.sentences import phrase
from croupier.mathematics.bankroll.stakes import ImpossibleSession

MOST_RUNGS = 64
MOST_UNITS = 1_000_000


class Ladder(msgspec.Struct, frozen=True):
    """Stakes in units. Whoever climbs past the last rung, or falls below the first, is on the first
    again; a bet that comes back changes nothing."""

    name: str
    units: tuple[int, ...]
    won: int | None  # rungs to climb after a win; None: back to the first
    lost: int | None

    def __post_init__(self) -> None:
        if not 0 < len(self.units) <= MOST_RUNGS:
            raise ImpossibleSession(
                phrase("impossible-a-ladder-has-between-and-rungs", a=str(MOST_RUNGS))
            )
        if not all(0 < units <= MOST_UNITS for units in self.units):
            raise ImpossibleSession(phrase("impossible-a-rung-is-a-stake-of", a=f"{MOST_UNITS:,}"))

    def after(self, rung: int, net_cents: int) -> int:
        """The rung of the next bet."""
        if net_cents == 0:
            return rung
        moves = self.won if net_cents > 0 else self.lost
        if moves is None or rung + moves >= len(self.units):
            return 0
        return max(rung + moves, 0)


FLAT = Ladder("flat", (1,), None, None)


def doubling(name: str, rungs: int, won: int | None, lost: int | None) -> Ladder:
    return Ladder(name, tuple([1 << rung for rung in range(rungs)]), won, lost)


LADDERS = {
    ladder.name: ladder
    for ladder in (
        FLAT,
        doubling("martingale", 7, won=None, lost=1),
        doubling("paroli", 3, won=1, lost=None),
        Ladder("1-3-2-6", (1, 3, 2, 6), won=1, lost=None),
        Ladder("dalembert", tuple(range(1, 11)), won=-1, lost=1),
        Ladder("fibonacci", (1, 1, 2, 3, 5, 8, 13, 21), won=-2, lost=1),
    )
}
