"""A whole floor for simulated hours, one seed after the other, on virtual time.

Tables of all five games, guests who come and go, a Dealer who makes mistakes, a Pit that rules,
pauses and announces; duplicated, delayed and reordered commands, slow and failing disks, jumps of
the clock and crashes. `tests/floor/tables/watching.py` says what is checked and when. A failing
seed is printed with the command that repeats it.

Run it with `.venv/bin/python -m benchmarks.floor_simulation --seeds 20 --hours 4 --jobs 2`. With
`--log FILE` every finished seed is a line of that file: it can be stopped at any time, goes on
where it was, and tells at its end what all seeds of the file came to.
"""

import argparse
import gc
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.floor.tables.simulation import simulate

IN_MEMORY = Path("/dev/shm")  # a disk whose faults are ours alone

Finished = dict[str, Any]  # a line of the log


def one(seed: int, hours: float) -> Finished:
    folder = str(IN_MEMORY) if IN_MEMORY.is_dir() else None
    gc.disable()  # a seed leaves little behind, and looking for it takes a tenth of the time
    since = time.process_time()
    with TemporaryDirectory(dir=folder) as there:
        try:
            found: Finished = {"seen": simulate(seed, hours, Path(there))}
        except Exception:
            found = {"failed": traceback.format_exc()}
    gc.collect()
    return {"seed": seed, "hours": hours, "cpu_s": round(time.process_time() - since, 2), **found}


def simulated(seeds: list[int], hours: float, jobs: int) -> Iterator[Finished]:
    with ProcessPoolExecutor(jobs) as pool:
        for finished in as_completed([pool.submit(one, seed, hours) for seed in seeds]):
            yield finished.result()


def logged(log: Path | None) -> list[Finished]:
    if log is None or not log.exists():
        return []
    return [json.loads(line) for line in log.read_text().splitlines()]


def told(finished: Finished) -> str:
    if "failed" in finished:
        return f"seed {finished['seed']} failed\n{finished['failed']}"
    return f"seed {finished['seed']}: {finished['seen']['entries']:,} entries"


def summed_up(all_seeds: list[Finished]) -> None:
    seen: Counter[str] = Counter()
    for each in all_seeds:
        seen.update(each.get("seen", {}))
    for what, times in sorted(seen.items()):
        print(f"{what}: {times:,}")
    hours, cpu_s = (sum(each[what] for each in all_seeds) for what in ("hours", "cpu_s"))
    failed = sorted(each["seed"] for each in all_seeds if "failed" in each)
    print(f"{len(all_seeds):,} seeds, {hours:,.0f} hours, {cpu_s:,.0f} s of CPU")
    print(f"failing seeds: {', '.join(map(str, failed)) or 'none'}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--hours", type=float, default=4, help="simulated, for each seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, help="finished seeds, which are not run again")
    given = parser.parse_args()
    finished = logged(given.log)
    known = {each["seed"] for each in finished}
    seeds = [s for s in range(given.first, given.first + given.seeds) if s not in known]
    for each in simulated(seeds, given.hours, given.jobs):
        finished.append(each)
        print(told(each), flush=True)
        if given.log is not None:
            with given.log.open("a") as log:
                log.write(json.dumps(each) + "\n")
    summed_up(finished)
    sys.exit(1 if any("failed" in each for each in finished) else 0)


if __name__ == "__main__":
    main()
