"""How fast games are simulated, all bets counted, once they are compiled.

Run it with `.venv/bin/python benchmarks/simulation.py [GAME …]`. Rounds a second are CPU time on
one core, best of five; two threads against one are wall time; the warm start is the whole command
for a million rounds. Each game is measured in a process of its own.
"""

import argparse
import platform
import resource
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

REPEATS = 5
CPU_SECONDS = 0.5  # of one measurement, about
WALL_SECONDS = 2.0
KIB_PER_MIB = 1024
MILLION = 1_000_000

WANTED = {  # millions of rounds a second on one core
    "baccarat": 50,
    "blackjack": 20,
    "roulette": 400,
    "andar-bahar": 20,
    "si-ki-pi": 15,
}
WANTED_RATIO, WANTED_MIB, WANTED_START = 1.4, 250, 1.5


class Measured(NamedTuple):
    per_second: float
    ratio: float  # two threads against one
    peak_mib: float
    start: float  # seconds


def measured(game: str) -> Measured:
    from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
    from croupier.mathematics.simulation.draws.streams import start_of
    from croupier.mathematics.simulation.plan import Simulation

    kernel, start = Simulation(game, 1, 1).plan().kernel(), start_of(1)

    def cpu_seconds(chunks: int) -> float:
        began = time.process_time()
        kernel.counted(start, 0, chunks, chunks * CHUNK_ROUNDS)
        return time.process_time() - began

    cpu_seconds(1)  # compiled now, or loaded
    chunks = max(1, round(CPU_SECONDS / cpu_seconds(100) * 100))
    best = min(cpu_seconds(chunks) for _ in range(REPEATS)) / (chunks * CHUNK_ROUNDS)
    rounds = int(WALL_SECONDS / best)
    one, two = (min(_wall_seconds(game, rounds, n) for _ in range(2)) for n in (1, 2))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KIB_PER_MIB
    return Measured(1 / best, one / two, peak, min(_start(game) for _ in range(REPEATS)))


def _wall_seconds(game: str, rounds: int, threads: int) -> float:
    from croupier.mathematics.simulation import simulate

    return simulate(game, rounds=rounds, seed=1, threads=threads).seconds


def _start(game: str) -> float:
    began = time.monotonic()
    command = [sys.executable, "-m", "croupier", "simulate", game, "--rounds", "1e6"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(WANTED))
    given = parser.parse_args()
    if not {*given.games} <= {*WANTED}:
        parser.error(f"games are {', '.join(WANTED)}")
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {REPEATS}")
    print(f"{'':14}{'M rounds/s':>12}{'wanted':>8}{'2 threads':>11}{'peak MiB':>10}{'start s':>9}")
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        for game in given.games or WANTED:
            found = processes.submit(measured, game).result()
            print(
                f"{game:14}{found.per_second / MILLION:12,.1f}{WANTED[game]:8}"
                f"{found.ratio:10.2f}×{found.peak_mib:10,.0f}{found.start:9.2f}"
            )
    print(
        f"{'wanted':14}{'':20}{WANTED_RATIO:10.2f}×{WANTED_MIB:10,}{WANTED_START:9.2f}  "
        f"(at least, at most, at most)"
    )
