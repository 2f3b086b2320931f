"""Roulette at speed: the pockets in which the ball comes to rest, and any placements read off them
(Roulette 2.1.1, 3.8, 4.1.1, 4.1.2, 4.1.3, 4.1.4).

Two spins together are a pair of pockets, every pair as likely, and a random number holds two pairs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.wheel import ORDER, POCKETS
from croupier.engine.games import kebab
from croupier.engine.games.roulette import layout as layouts
from croupier.engine.history.dialects.roulette import series as series_sets
from croupier.engine.sentences import phrase
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.compiler import add, compiled
from croupier.mathematics.exact.figures import LOSS, gain
from croupier.mathematics.exact.roulette import RouletteSheet, sheet
from croupier.mathematics.simulation.draws.chunks import (
    NO_CARDS,
    Bench,
    Chunks,
    Counts,
    Kernel,
    rounds_of,
)
from croupier.mathematics.simulation.draws.shuffle import HALF, LOW, biased
from croupier.mathematics.simulation.draws.streams import STEP, first_state, number
from croupier.mathematics.simulation.plan import ImpossibleSimulation
from croupier.mathematics.simulation.tally import Tally

SPINS_PER_NUMBER = 4
PAIRS = len(POCKETS) ** 2  # counted before the spins that are left over
CELLS = PAIRS + len(POCKETS)


class RoulettePlan(msgspec.Struct, frozen=True):
    """Counts are by the pockets of two spins, and then by the pocket of one, in the order of
    `POCKETS`."""

    settings: Settings
    placements: tuple[Spot, ...]

    def kernel(self) -> Kernel:
        return Kernel(_play, NO_CARDS, 0, np.uint64(len(POCKETS)), NO_CARDS, CELLS)

    def deal(self, pockets: NDArray[np.uint8], rounds: int) -> Counts:
        """The first spins of a row of pockets that is given."""
        return np.bincount(PAIRS + pockets[:rounds].astype(np.int64), minlength=CELLS)

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        by_pocket = self.by_pocket(counts)
        return tuple(self._tally(spot, by_pocket) for spot in self.placements)

    def by_pocket(self, counts: Counts) -> Counts:
        pairs = counts[:PAIRS].reshape(len(POCKETS), len(POCKETS))
        return np.asarray(counts[PAIRS:] + pairs.sum(axis=0) + pairs.sum(axis=1))

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
        raise ImpossibleSimulation(phrase("impossible-no-placement-was-named-there-is"))
    spots = dict.fromkeys(_spot(settings, placement) for placement in placements)
    return RoulettePlan(settings, tuple(spots))


def _spot(settings: Settings, placement: str) -> Spot:
    bet, _, on = placement.strip().partition(" ")
    found = layouts.spot(settings, kebab(bet), None, on.strip() or None)
    if isinstance(found, Refused):
        raise ImpossibleSimulation(str(found))
    return found


@compiled
def _play(
    chunks: Chunks, bench: Bench, pockets: np.uint64, tables: NDArray[np.uint8], counts: Counts
) -> None:
    for chunk in range(chunks.first, chunks.last, chunks.step):
        state = first_state(chunks.start, chunk)
        _spin(state, rounds_of(chunks, chunk), pockets, counts)


@compiled
def _spin(state: np.uint64, rounds: int, pockets: np.uint64, counts: Counts) -> None:
    """By pairs, and up to three spins that are left one by one."""
    bound = pockets * pockets
    for _ in range(rounds // SPINS_PER_NUMBER):
        state += STEP
        bits = number(state)
        product = (bits & LOW) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        add(counts, product >> HALF, 1)
        product = (bits >> HALF) * bound
        while biased(product, bound):
            state += STEP
            product = (number(state) & LOW) * bound
        add(counts, product >> HALF, 1)
    for _ in range(rounds % SPINS_PER_NUMBER):
        state += STEP
        product = (number(state) & LOW) * pockets
        while biased(product, pockets):
            state += STEP
            product = (number(state) & LOW) * pockets
        add(counts, bound + (product >> HALF), 1)
