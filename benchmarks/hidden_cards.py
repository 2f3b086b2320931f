"""All five games over real connections, and every frame that anybody was sent held against the
record: no card they may not know, no salt, key or sealed order of a shoe in use.

Players with and without a box, strangers, watchers and a Pit Supervisor. What each of them may
know stands in `tests/floor/server/known_cards.py`, worked out from the record and nothing else.

Run it with `.venv/bin/python -m benchmarks.hidden_cards --minutes 5 --seed 1`.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from croupier.engine.games import PLAYED
from tests.floor.server.frames_scanned import Scan, Sent
from tests.floor.server.playing_people import play

SERVER = """
import asyncio, sys, uvloop
from pathlib import Path
from croupier.floor.server.lifecycle import Options, serve
from tests.floor.server.house import FAST, FREE
options = Options(Path(sys.argv[1]), port=0, clocks=FAST, rates=FREE, grace_s=0.1)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, lambda opened: print(opened.address, opened.code, flush=True)))
"""
SCANNED_EVERY_S = 10
MOST_FAULTS = 10


async def soaked(folder: Path, address: str, code: str, minutes: float, seed: int) -> Scan:
    tables = {f"{game}-1": game for game in PLAYED}
    sent: list[Sent] = []
    playing = asyncio.create_task(play(address, code, list(tables), seed, sent))
    scan, until = Scan(folder, tables), time.monotonic() + 60 * minutes
    while time.monotonic() < until and len(scan.faults) < MOST_FAULTS and not playing.done():
        await asyncio.sleep(SCANNED_EVERY_S)
        part = list(sent)
        sent.clear()
        await asyncio.to_thread(scan.read, part)
        rounds = sum(history.moments[-1].round for history in scan.histories.values())
        faces = f"{scan.faces:,} faces shown, {scan.hidden:,} hidden"
        print(f"{scan.frames:,} frames, {rounds:,} rounds, {faces}", flush=True)
    playing.cancel()
    await asyncio.wait({playing})
    if not playing.cancelled():
        playing.result()
    return scan


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "house"
        words = [sys.executable, "-c", SERVER, str(folder)]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address, code = server.stdout.readline().split()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                scan = runner.run(soaked(folder, address, code, asked.minutes, asked.seed))
        finally:
            server.terminate()
            server.wait()
    for name, history in scan.histories.items():
        print(f"{name}: {history.moments[-1].round:,} rounds, {len(history.revealed):,} shoes told")
    faults = [*scan.faults, *(f"foretells the pocket: {path}" for path in scan.foretold())]
    print("\n".join(faults[:MOST_FAULTS]))
    print(f"{scan.frames:,} frames, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
