"""Roulette at speed: the pockets in which the ball comes to rest, and any placements read off them
(Roulette 2.1.1, 3.8, 4.1.1, 4.1.2, 4.1.3, 4.1.4).

Two spins together are a pair of pockets, every pair as likely, and a random number holds two pairs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.compiling import compiled
from croupier.equipment.wheel import ORDER, POCKETS
from croupier.games import kebab
from croupier.games.roulette import layout as layouts
from croupier.history.roulette import series as series_sets
from croupier.probability.figures import LOSS, gain
from croupier.probability.roulette import RouletteSheet, sheet
from croupier.simulation.plan import Counts, ImpossibleSimulation
from croupier.simulation.shuffling import HALF, LOW, biased
from croupier.simulation.streams import STEP, number
from croupier.simulation.tally import Tally
from croupier.table.refusals import Refused
from croupier.table.settings import Settings
from croupier.table.wagers import Spot

SPINS_PER_NUMBER = 4


class RoulettePlan(msgspec.Struct, frozen=True):
    """Counts are by pocket, in the order of `POCKETS`."""

    settings: Settings
    placements: tuple[Spot, ...]

    def play(self, state: np.uint64, rounds: int) -> Counts:
        pairs = np.zeros((len(POCKETS), len(POCKETS)), dtype=np.int64)
        counts = np.zeros(len(POCKETS), dtype=np.int64)
        _spin(state, rounds, np.uint64(len(POCKETS)), pairs.reshape(-1), counts)
        counts += pairs.sum(axis=0) + pairs.sum(axis=1)
        return counts

    def deal(self, pockets: NDArray[np.uint8], rounds: int) -> Counts:
        """The first spins of a row of pockets that is given."""
        return np.bincount(pockets[:rounds], minlength=len(POCKETS)).astype(np.int64)

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        return tuple(self._tally(spot, counts) for spot in self.placements)

    def sheet(self) -> RouletteSheet:
        return sheet()

    def _tally(self, spot: Spot, counts: Counts) -> Tally:
        covered = [ORDER[pocket] for pocket in layouts.covered(self.settings, spot)]
        won = int(counts[covered].sum())
        net = gain(layouts.pay_table(self.settings).pays[spot.bet])
        return Tally.of(spot.bet, {net: won, LOSS: int(counts.sum()) - won}, spot.on)


def plan(
    *,
    layout: str = layouts.USUAL_LAYOUT,
    placements: Sequence[str] | None = None,
    series: Mapping[str, Any] | None = None,
) -> RoulettePlan:
    """Placements are named as in `red` and `split 0-00`; without any, all of the layout."""
    terms = layouts.NO_SERIES if series is None else series_sets("series", series)
    settings = layouts.settings(layout=layout, terms=terms)
    if placements is None:
        return RoulettePlan(settings, layouts.spots(settings))
    if not placements:
        raise ImpossibleSimulation("No placement was named; there is nothing to count.")
    spots = dict.fromkeys(_spot(settings, placement) for placement in placements)
    return RoulettePlan(settings, tuple(spots))


def _spot(settings: Settings, placement: str) -> Spot:
    bet, _, on = placement.strip().partition(" ")
    found = layouts.spot(settings, kebab(bet), None, on.strip() or None)
    if isinstance(found, Refused):
        raise ImpossibleSimulation(str(found))
    return found


@compiled
def _spin(state: np.uint64, rounds: int, pockets: np.uint64, pairs: Counts, counts: Counts) -> None:
    """Pairs of spins into the first table, up to three spins that are left into the second."""
    bound = pockets * pockets
    for _ in range(rounds // SPINS_PER_NUMBER):
        state += STEP
        bits = number(state)
        product = (bits & LOW) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        pairs[product >> HALF] += 1
        product = (bits >> HALF) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        pairs[product >> HALF] += 1
    for _ in range(rounds % SPINS_PER_NUMBER):
        state += STEP
        product = (number(state) & LOW) * pockets
        while biased(product, pockets):
            state += STEP
            product = (number(state) & LOW) * pockets
        counts[product >> HALF] += 1
