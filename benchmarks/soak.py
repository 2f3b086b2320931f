"""Random rounds by the hundred thousand: random bets, decisions, mistakes and rulings.

Every round is watched: money conserved at each step, one paragraph for every fact, replay of its
events equal to the live state, and its history written down, read again and settled to the same
cents. A failing seed is printed with the command that repeats it.

Run it with `.venv/bin/python -m benchmarks.soak --rounds 100000 --jobs 2`.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from croupier.desk.playing import play_file
from croupier.games import PLAYED, game_named
from croupier.history.account import account
from croupier.history.played import Played
from croupier.history.writing import written
from croupier.table.commands import Command
from croupier.table.evolving import evolve_all
from croupier.table.round import Round
from croupier.table.settings import TableKind
from tests.properties.driving import played
from tests.properties.test_rounds import TIGHT, money_is_conserved

CHUNK = 500
TROUBLE = 0.15
KINDS = tuple(TableKind)


def one(name: str, seed: int) -> None:
    """A round of this seed; raises if anything does not hold."""
    game, kind = game_named(name), KINDS[seed % len(KINDS)]
    commands: list[Command] = []

    def watch(
        before: Round[Any], command: Command, after: Round[Any], events: tuple[Any, ...]
    ) -> None:
        commands.append(command)
        money_is_conserved(after)

    limits = TIGHT if seed % 3 == 0 else None
    start, end, events = played(
        Random(seed), game, kind, trouble=TROUBLE, limits=limits, watch=watch
    )
    assert not end.open_wagers(), "a bet is left open"
    assert evolve_all(game, start, events) == end, "replay differs"
    finished = Played("", 0, game, start, tuple(commands), end)
    again = play_file(written(finished).encode(), "")
    assert again.error is None, str(again.error)
    assert account(again.rounds[0]) == account(finished), "the history settles differently"


def chunk(name: str, first: int, last: int) -> list[tuple[int, str]]:
    failures = []
    for seed in range(first, last):
        try:
            one(name, seed)
        except Exception:
            failures.append((seed, traceback.format_exc(limit=-2)))
    return failures


def soak(name: str, first: int, rounds: int, jobs: int) -> Iterable[tuple[int, str]]:
    starts = range(first, first + rounds, CHUNK)
    began = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(
            chunk,
            [name] * len(starts),
            starts,
            [min(start + CHUNK, first + rounds) for start in starts],
        )
        for done, failures in enumerate(parts, start=1):
            yield from failures
            if sys.stderr.isatty() or done == len(starts):
                rate = min(done * CHUNK, rounds) / (time.monotonic() - began)
                print(f"\r{name}: {min(done * CHUNK, rounds):,} rounds, {rate:,.0f}/s", end="")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100_000, help="per game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("games", nargs="*", default=PLAYED)
    given = parser.parse_args()
    failed = 0
    for name in given.games:
        for seed, trace in soak(name, given.first, given.rounds, given.jobs):
            failed += 1
            print(f"\n{name} seed {seed}: repeat with --rounds 1 --first {seed} {name}\n{trace}")
    print(f"{failed} failures")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
