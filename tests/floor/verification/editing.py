"""Edits a record by hand, again and again, and gives it to every command that reads one: each ends
with a sentence, none with a traceback, and `verify` finds what was changed.

Run it with `.venv/bin/python -m tests.floor.verification.editing --seed 1 --count 2000`.
"""

import argparse
import asyncio
import io
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from random import Random
from shutil import copy
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from croupier import cli
from croupier.engine.crew.chance import SeededChance
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.server.lifecycle import Opened, Options, serve
from croupier.floor.tables.actor.shoe_keeper import KEY as KEY_FILE
from tests.floor.recall.evening import played_evening
from tests.floor.tables.premises import KEY
from tests.floor.verification.edits import edited

GAMES = ("andar-bahar", "baccarat")
ROUND = "andar-bahar-1"
OPENS_WITHIN_S = 60
# What a head and the key vouch for; who may log in, and for how long, they do not.
VOUCHED = ("log", "postings", "accounts", "rounds", "round_words", "rounds_due", "sealed")


class Ended(NamedTuple):
    status: int
    out: str
    err: str


class Whole(NamedTuple):
    """A whole record, and its head as it was published."""

    file: Path
    head: str


class Outcome(NamedTuple):
    done: str
    found: bool
    faults: list[str]


def whole_record(folder: Path) -> Whole:
    file = played_evening(folder / RECORD, GAMES, rounds=2)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    with closing(SqliteReading(file)) as store:
        head = store.head()
    return Whole(file, f"{head.position}:{head.chain.hex()}")


def tried(whole: Whole, folder: Path, seed: int, *, edit: bool = True) -> Outcome:
    """One edited record, and what was wrong with what was said of it."""
    rng = Random(seed)
    house = folder / "house"
    house.mkdir(parents=True)
    file = Path(copy(whole.file, house / RECORD))
    (house / KEY_FILE).write_bytes(KEY)
    with closing(sqlite3.connect(file)) as db:
        done = edited(rng, db) if edit else ""
    changed = contents(file) != contents(whole.file)
    faults, found = list[str](), False
    for arguments in commands(rng, whole, file, folder):
        try:
            ended = run(*arguments)
        except Exception:
            faults.append(f"{' '.join(arguments)}:\n{traceback.format_exc()}")
            continue
        faults += said_wrongly(arguments, ended)
        found = found or (arguments[:2] == ("verify", str(file)) and ended.status != 0)
    if changed and not found:
        faults.append("nothing was found")
    try:
        opened(file.parent)
    except StoreFailed:
        pass
    except Exception:
        faults.append(f"serve:\n{traceback.format_exc()}")
    return Outcome(done, found, faults)


def commands(rng: Random, whole: Whole, file: Path, folder: Path) -> Iterator[tuple[str, ...]]:
    yield "verify", str(file), "--head", whole.head
    more = ("--json",), ("--table", "baccarat-1"), ("--since", "20"), ("--since", "5", "--json")
    yield "verify", str(file), "--shoe", *rng.choice(more)
    yield "rounds", "--record", str(file)
    how = rng.choice(("--steps", "--toml", "--json", "--csv"))
    yield "rounds", ROUND, rng.choice("12"), "--record", str(file), how
    yield "backup", str(folder / "copy.db"), "--data", str(file.parent)
    yield "restore", str(file), "--data", str(folder / "restored")


def run(*arguments: str) -> Ended:
    out, err, status = io.StringIO(), io.StringIO(), 0
    spoken = patch.object(sys, "argv", ["croupier", *arguments])
    with spoken, redirect_stdout(out), redirect_stderr(err):
        try:
            cli.main()
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else int(bool(ended.code))
    return Ended(status, out.getvalue(), err.getvalue())


def said_wrongly(arguments: tuple[str, ...], ended: Ended) -> Iterator[str]:
    """A command that fails says why, in one sentence; `verify` lists what it finds."""
    told = f"{' '.join(arguments)}: {ended}"
    if ended.status not in (0, 1, 2) or "Traceback" in ended.out + ended.err:
        yield f"a status or a traceback: {told}"
    if ended.status == 2 and len(ended.err.strip().splitlines()) != 1:
        yield f"not one sentence: {told}"
    if ended.status and not (ended.out or ended.err):
        yield f"silence: {told}"
    if "--json" in arguments and arguments[0] == "verify" and ended.out:
        msgspec.json.decode(ended.out)


def opened(house: Path) -> None:
    """The House, on what is there."""

    async def until_open() -> None:
        task = asyncio.current_task()
        assert task is not None

        def heard(found: Opened) -> None:
            task.cancel()

        async with asyncio.timeout(OPENS_WITHIN_S):
            await serve(Options(house, port=0, grace_s=0), heard, SeededChance(1))

    with suppress(asyncio.CancelledError):
        asyncio.run(until_open())


def contents(file: Path) -> list[object]:
    """What a reader would see of it; what cannot be read is another record."""
    with closing(sqlite3.connect(file)) as db:
        db.text_factory = bytes
        try:
            return [sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in VOUCHED]
        except sqlite3.Error as fault:
            return [str(fault)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2_000)
    asked = parser.parse_args()
    wrong, found = 0, 0
    with tempfile.TemporaryDirectory() as made:
        whole = whole_record(Path(made))
        for seed in range(asked.seed, asked.seed + asked.count):
            with tempfile.TemporaryDirectory() as folder:
                outcome = tried(whole, Path(folder), seed)
            found += outcome.found
            wrong += bool(outcome.faults)
            for fault in outcome.faults:
                print(f"seed {seed} ({outcome.done}): {fault}", flush=True)
    print(f"{asked.count} edits, {found} found, {wrong} with faults")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
