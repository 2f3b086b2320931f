"""Thousands of crashes: rounds of every game, the floor stopped at every boundary of its disk.

An automatic table plays a round; the file is kept as it was before and after every write, whole
and with its last write cut off somewhere, and a floor is started over each. What has to hold then
stands in `tests/floor/tables/opening/crashes.py`. With `--keyed`, evenings at recorded tables,
which are keyed on from there: ten seeds are all boundaries. With `--killed`, processes in real time
that kill themselves. A failing round is printed with the command that repeats it.

Run it with `.venv/bin/python -m benchmarks.crashes --rounds 10 --jobs 2`.
"""

import argparse
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.engine.games import PLAYED
from tests.floor.tables.opening.crashes import every
from tests.floor.tables.opening.test_crashes import crashes_of_a_round, crashes_of_an_evening
from tests.floor.tables.opening.test_killed import killed_and_survived
from tests.floor.tables.recorded_evenings import script
from tests.floor.tables.told_evenings import TOLD, told
from tests.floor.virtual_time import simulated


def one_round(game: str, seed: int) -> tuple[str, int, int | str]:
    with TemporaryDirectory() as folder:
        try:
            crashes = simulated(crashes_of_a_round(game, Path(folder), nth=1, seed=seed))
        except Exception:
            return game, seed, traceback.format_exc(limit=-3)
    return game, seed, 2 * crashes  # whole and torn


def one_keyed(game: str, seed: int) -> tuple[str, int, int | str]:
    """The golden evening and the one that is told, stopped at every tenth boundary."""
    crashes, tenth = 0, every(10, seed)
    for evening in (script(game), *(told(name) for name in TOLD if name == game)):
        with TemporaryDirectory() as folder:
            try:
                crashes += simulated(crashes_of_an_evening(evening, Path(folder), tenth))
            except Exception:
                return game, seed, traceback.format_exc(limit=-3)
    return game, seed, 2 * crashes


def one_killed(game: str, append: int) -> tuple[str, int, int | str]:
    with TemporaryDirectory() as folder:
        for when in ("before", "after"):
            try:
                killed_and_survived(game, Path(folder) / f"{when}.db", append, when)
            except Exception:
                return game, append, traceback.format_exc(limit=-3)
    return game, append, 2


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the first seed, or append")
    parser.add_argument("--jobs", type=int, default=1)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--killed", action="store_true", help="real processes, one for each append")
    kind.add_argument("--keyed", action="store_true", help="evenings at recorded tables")
    parser.add_argument("games", nargs="*", default=PLAYED)
    given = parser.parse_args()
    one = one_killed if given.killed else one_keyed if given.keyed else one_round
    seeds = range(given.first, given.first + given.rounds)
    crashes = failed = 0
    began = time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        tried = list(product(given.games, seeds))
        for game, seed, found in pool.map(one, *zip(*tried, strict=True)):
            if isinstance(found, str):
                failed += 1
                print(f"{game}: repeat with --rounds 1 --first {seed} {game}\n{found}", flush=True)
            else:
                crashes += found
    print(f"{crashes:,} crashes in {time.monotonic() - began:,.0f} s, {failed} failures")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
