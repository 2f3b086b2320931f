"""Random rounds by the hundred thousand: random bets, decisions, mistakes and rulings.

Every round is watched. At each step: money conserved and explained by transfers, one paragraph for
every fact, a view for somebody, every open question with a name of its own and no late answer that
lands. At its end: replay of its events equal to the live state (every fifth round with each rule
made to raise), its commands decided again to the same events, its history written down, read again
and settled to the same cents; in Si Ki Pi, views that do not depend on hidden cards; every tenth
time, two or three errors reported at once and ruled on in every order. A failing seed is printed
with the command that repeats it.

Run it with `.venv/bin/python -m benchmarks.soak --rounds 100000 --jobs 2`.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from random import Random

import msgspec

from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.course.runner import run
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable, Table
from croupier.engine.table.viewing import view
from croupier.engine.table.vocabulary.commands import Command, TimeRanOut
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.properties.driving import played
from tests.properties.several_errors import order_decides_nothing
from tests.properties.test_money_moves import Books
from tests.properties.test_replay import rules_raise
from tests.properties.test_rounds import TIGHT, money_is_conserved
from tests.properties.test_views import VIEWERS, hidden_cards_decide_nothing

CHUNK = 500
TROUBLE = 0.15
KINDS = tuple(TableKind)


class Watched:
    """What has to hold after every command."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng, self.books = game, rng, Books(game)
        self.commands: list[Command] = []
        self.said: list[Command] = []  # the same as people say them
        self.open: dict[str, Awaited] = {}

    def watch(
        self, before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        self.commands.append(command)
        self.said.append(as_people_say(self.game, before, command))
        money_is_conserved(after)
        self.books.follow(before, events)
        table: AnyTable = Table(after.settings, after.seats, after, 1)
        msgspec.json.encode(view(self.game, table, self.rng.choice(VIEWERS)))
        asked = {found.question: found for found in awaited(self.game, table)}
        for late in [found for name, found in self.open.items() if name not in asked][:1]:
            said = run(
                self.game, table, late.silence or TimeRanOut(DEALER), answering=late.question
            )
            assert isinstance(said, Refused), f"{late.question} was answered too late"
        self.open = asked


def decided_again(
    game: Game, round: AnyRound, commands: list[Command]
) -> tuple[AnyRound, tuple[Event, ...]]:
    done: tuple[Event, ...] = ()
    for command in commands:
        acted = act(game, round, command)
        assert not isinstance(acted, Refused), command
        round, events = acted
        done += events
    return round, done


def one(name: str, seed: int) -> None:
    """A round of this seed; raises if anything does not hold."""
    game, kind = game_named(name), KINDS[seed % len(KINDS)]
    watched = Watched(game, Random(seed))
    watch, commands = watched.watch, watched.commands
    limits = TIGHT if seed % 3 == 0 else None
    start, end, events = played(
        Random(seed), game, kind, trouble=TROUBLE, limits=limits, watch=watch
    )
    assert not end.open_wagers(), "a bet is left open"
    with rules_raise() if seed % 5 == 0 else nullcontext():
        assert evolve_all(game, start, events) == end, "replay differs"
    assert decided_again(game, start, commands) == (end, events), "decided otherwise"
    if name == "si-ki-pi" and seed % 4 == 0:
        other = KINDS[seed // 4 % len(KINDS)]
        hidden_cards_decide_nothing(game, other, seed, TROUBLE if seed % 3 else 0.0)
    if seed % 10 == 0 and game.settings(kind=kind).decks:
        order_decides_nothing(game, seed)
    finished = Played("", 0, game, start, tuple(watched.said), end)
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
