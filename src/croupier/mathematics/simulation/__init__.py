"""Rounds by the billion: compiled kernels, exact counts, the same on any number of threads.

`simulate("baccarat", rounds=10**8, seed=1).tally("banker").mean`
"""

from pathlib import Path
from typing import Unpack

from croupier.mathematics.simulation.plan import CutShort, ImpossibleSimulation, Simulation
from croupier.mathematics.simulation.requests import SimulationOptions, prepared
from croupier.mathematics.simulation.run.checkpoint import Checkpoint, continued
from croupier.mathematics.simulation.run.results import Simulated, results
from croupier.mathematics.simulation.run.runner import play
from croupier.mathematics.simulation.run.workers import CPU
from croupier.mathematics.simulation.tally import Tally

__all__ = [
    "CutShort",
    "ImpossibleSimulation",
    "Simulated",
    "Simulation",
    "SimulationOptions",
    "Tally",
    "simulate",
]


def simulate(
    game: str,
    *,
    rounds: int,
    seed: int,
    threads: int | None = None,
    cluster: str | None = None,
    device: str = CPU,
    checkpoint: Path | None = None,
    **options: Unpack[SimulationOptions],
) -> Simulated:
    """All bets of a game, counted; the same arguments give the same counts.

    `threads`, `cluster` (`tcp://…`, `local:2`), `device` (`cuda` for a graphics card) and
    `checkpoint` decide only how: a file is continued where there is one. `options` are those of
    the game: decks, fresh, ….

    >>> simulate("baccarat", rounds=100_000, seed=1).tally("banker").mean
    -0.012349
    """
    simulation = prepared(game, rounds, seed, options)
    kept = None if checkpoint is None else Checkpoint(checkpoint)
    with continued(simulation, kept) as progress:
        play(progress, threads=threads, cluster=cluster, device=device, checkpoint=kept)
    return results(progress)
