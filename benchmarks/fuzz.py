"""A server under a million fuzzed frames and requests, from people of every role.

They begin as valid frames of every command of every game and are changed: other types, fields that
are missing or too many, huge numbers, nesting, names that look alike, what is another's, text that
is no JSON, bytes that are no text. In `tests/floor/server/fuzz/`, `visiting.py` says which answers
are allowed and `watching.py` what must never happen. At the end the record is verified.

What visit number n sends follows from the seed, n, and what the table shows by then.

Run it with `.venv/bin/python -m benchmarks.fuzz --frames 1000000 --seed 1`; Ctrl-C
ends it early, with the record verified all the same.
"""

import argparse
import asyncio
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from croupier.floor.house.clocks import Clocks
from croupier.floor.record.store.files import RECORD
from croupier.floor.server.lifecycle import LOG
from tests.floor.server.fuzz.fuzzing import Fuzzing
from tests.floor.server.fuzz.people import Steward
from tests.floor.server.fuzz.visiting import Seen
from tests.floor.server.fuzz.watching import LogTail, record_faults

SERVER = """
import asyncio, sys, uvloop
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.rates import Rate, Rates
from croupier.floor.server.lifecycle import Options, serve
plenty = Rate(1e6, 10**6)
rates = Rates(plenty, plenty, plenty, plenty, 10**6, plenty)
clocks = Clocks(
    betting_s=0.6, last_call_s=0.2, decision_s=0.4, pause_s=0.1, card_s=0.02, spin_s=0.05,
    seat_kept_s=2.0,
)
options = Options(Path(sys.argv[1]), port=0, clocks=clocks, rates=rates, grace_s=0.1)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, lambda opened: print(opened.address, opened.code, flush=True)))
"""
TOLD_EVERY_S = 20


class Progress:
    def __init__(self, wanted: int) -> None:
        self._wanted, self._began, self._told = wanted, time.monotonic(), 0.0
        self._faults: set[str] = set()

    def __call__(self, seen: Seen) -> None:
        for fault in seen.faults.found.values():
            if fault not in self._faults:
                self._faults.add(fault)
                print(fault, flush=True)
        now = time.monotonic()
        if now - self._told > TOLD_EVERY_S:
            self._told, each = now, seen.frames / max(now - self._began, 1)
            done = f"{seen.frames:,} of {self._wanted:,}, {each:,.0f}/s"
            print(f"{done}, {len(seen.faults.found)} faults", flush=True)


async def fuzzed(address: str, code: str, folder: Path, asked: argparse.Namespace) -> Seen:
    steward = Steward(address, code, Clocks(seat_kept_s=2.0))
    await steward.open()
    fuzzing = Fuzzing(steward, address, asked.seed, LogTail(folder / LOG))
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, fuzzing.stop)
    await fuzzing.run(asked.frames, asked.jobs, Progress(asked.frames))
    return fuzzing.seen


def run(folder: Path, asked: argparse.Namespace) -> Seen:
    words = [sys.executable, "-c", SERVER, str(folder)]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert server.stdout is not None
        address, code = server.stdout.readline().split()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(fuzzed(address, code, folder, asked))
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=8, help="people at the same time")
    asked, began = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "house"
        seen = run(folder, asked)
        for what, times in sorted(seen.answers.items()):
            print(f"{what}: {times:,}")
        done = [f"{name} {times:,}" for name, times in sorted(seen.done.items()) if times]
        print(f"{len(done)} kinds of commands were carried out: {', '.join(done)}")
        print(f"{seen.frames:,} frames in {time.monotonic() - began:,.0f} s", flush=True)
        for fault in record_faults(folder / RECORD):
            seen.faults.add(f"record: {fault}")
            print(f"record: {fault}")
    print(f"record verified after {time.monotonic() - began:,.0f} s, ", end="")
    print(f"{len(seen.faults.found)} faults")
    sys.exit(1 if seen.faults.found else 0)


if __name__ == "__main__":
    main()
