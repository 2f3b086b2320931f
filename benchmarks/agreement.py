"""Rounds by the million through engine and kernel: the same cards, the same result for every bet.

A round on which they differ is printed with its cards, and with the seed and number that repeat it.

Run it with `.venv/bin/python -m benchmarks.agreement --rounds 1000000 --jobs 2`.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.mathematics.simulation.engine import COMPARISONS, disagreements

CHUNK = 2_000  # rounds of one seed


def agreement(game: str, first: int, rounds: int, jobs: int) -> Iterator[str]:
    seeds = range(first, first + -(-rounds // CHUNK))
    sizes = [min(CHUNK, rounds - CHUNK * (seed - first)) for seed in seeds]
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        done = 0
        for size, found in zip(
            sizes, pool.map(disagreements, [game] * len(seeds), seeds, sizes), strict=True
        ):
            yield from found
            done += size
            if sys.stderr.isatty():
                rate = done / (time.monotonic() - began)
                print(f"\r{game}: {done:,} rounds, {rate:,.0f}/s", end="", file=sys.stderr)
    print(f"\r{game}: {done:,} rounds in {time.monotonic() - began:,.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1_000_000, help="per game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("games", nargs="*", default=list(COMPARISONS), metavar="game")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(COMPARISONS))
    if unknown or min(given.rounds, given.jobs) < 1:
        parser.error(f"rounds and jobs are 1 or more, games are {', '.join(COMPARISONS)}")
    differing = 0
    for game in given.games:
        for sentence in agreement(game, given.first, given.rounds, given.jobs):
            differing += 1
            print(f"\n{sentence}")
    print(f"{differing} rounds differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
