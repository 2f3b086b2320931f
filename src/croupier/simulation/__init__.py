"""Rounds by the billion: compiled kernels, exact counts, the same on any number of threads.

`simulate("baccarat", rounds=10**8, seed=1).tally("banker").mean`
"""

from pathlib import Path
from typing import Unpack

from croupier.simulation.checkpoint import Checkpoint, continued
from croupier.simulation.plan import CutShort, ImpossibleSimulation, Simulation
from croupier.simulation.requests import SimulationOptions, prepared
from croupier.simulation.results import Simulated, results
from croupier.simulation.running import play
from croupier.simulation.tally import Tally
from croupier.simulation.workers import CPU

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
    """
    simulation = prepared(game, rounds, seed, options)
    kept = None if checkpoint is None else Checkpoint(checkpoint)
    with continued(simulation, kept) as progress:
        play(progress, threads=threads, cluster=cluster, device=device, checkpoint=kept)
    return results(progress)
