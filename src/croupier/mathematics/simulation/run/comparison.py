"""Every bet that was counted beside what `probability` says it is worth."""

import msgspec

from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.tally import Tally


def compared(simulation: Simulation, counts: Counts) -> tuple[Tally, ...]:
    plan = simulation.plan()
    worth = plan.sheet().worth()
    return tuple(
        msgspec.structs.replace(
            tally,
            # any set of pockets that a Series covers is worth the same
            expected=worth.get((tally.bet, tally.on), worth.get((tally.bet, None))),
        )
        for tally in plan.tallies(counts)
    )
