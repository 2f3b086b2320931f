"""A whole floor for simulated hours, one seed after the other, on virtual time.

Tables of all five games, guests who come and go, a Dealer who errs, a Pit that rules, pauses and
announces; duplicated, delayed and reordered commands, slow and failing disks, jumps of the clock
and crashes. What is looked at stands in `tests/floor/live/watching.py`. A failing seed is printed
with the command that repeats it.

Run it with `.venv/bin/python -m benchmarks.floor_simulation --seeds 20 --hours 8 --jobs 2`.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.floor.live.simulation import simulate

IN_MEMORY = Path("/dev/shm")  # a disk whose faults are ours alone


def one(seed: int, hours: float) -> tuple[int, Counter[str] | str]:
    folder = str(IN_MEMORY) if IN_MEMORY.is_dir() else None
    with TemporaryDirectory(dir=folder) as there:
        try:
            return seed, simulate(seed, hours, Path(there))
        except BaseException:
            return seed, traceback.format_exc()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--hours", type=float, default=4, help="simulated, for each seed")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.seeds)
    seen: Counter[str] = Counter()
    failed, began = 0, time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        for seed, found in pool.map(one, seeds, [given.hours] * len(seeds)):
            if isinstance(found, str):
                failed += 1
                print(f"seed {seed} failed\n{found}", flush=True)
            else:
                seen += found
                print(f"seed {seed}: {found['entries']:,} entries", flush=True)
    for what, times in sorted(seen.items()):
        print(f"{what}: {times:,}")
    hours = given.seeds * given.hours
    print(f"{hours:,} hours in {time.monotonic() - began:,.0f} s, {failed} failing seeds")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
