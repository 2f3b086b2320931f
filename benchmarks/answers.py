"""How long a table takes to answer: a view, what is legal, a command decided, an event evolved.

Run it with `.venv/bin/python -m benchmarks.answers`; the moments are those of evenings full of
trouble, purses counted. Each is asked with nothing remembered, best of five, and the median of all
moments is shown.
"""

import platform
import statistics
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.log import Entry, decided_again, replayed
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import Viewer, view
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.settings import TableKind
from tests.golden.recording import Evening

PEOPLE = (player("ann"), DEALER, PIT_SUPERVISOR, SHIFT_MANAGER)
EVENINGS = 3
MOMENTS = 150
REPEATS = 5


class Watched(Evening):
    """An evening that keeps the table of every moment."""

    def __init__(self, game: Game, kind: TableKind, seed: int) -> None:
        super().__init__(game, kind, seed)
        self.moments: list[AnyTable] = []

    def did(self, command: Any) -> bool:
        if self.table.number:
            self.moments.append(self.table)
        return super().did(command)


def seconds(ask: Callable[..., object], *about: Any) -> float:
    """CPU time: others who use the machine do not count."""
    began = time.process_time()
    ask(*about)
    return time.process_time() - began


def seen(game: Game, table: AnyTable, who: Person) -> object:
    return view(game, table, Viewer.of(who))


def allowed(game: Game, table: AnyTable, who: Person) -> object:
    return legal(game, table.round, who)


def median_ms(
    ask: Callable[..., object], game: Game, moments: Iterable[AnyTable], who: Person
) -> float:
    found = []
    for table in moments:
        fresh = [replace(table, round=replace(table.round)) for _ in range(REPEATS)]
        found.append(min(seconds(ask, game, table, who) for table in fresh))
    return statistics.median(found) * 1000


def asked(name: str, kind: TableKind, moments: list[AnyTable]) -> None:
    game = game_named(name)
    for what, ask in (("legal", allowed), ("view", seen)):
        each = [median_ms(ask, game, moments, who) for who in PEOPLE]
        print(f"{name:12}{kind:11}{what:7}" + "".join(f"{ms:9.3f}" for ms in each), flush=True)


def best_of_both(game: Game, entries: list[Entry]) -> tuple[float, float]:
    """Deciding and evolving an evening, in turn: a busy minute of the machine falls on both."""
    turns = [
        (seconds(decided_again, game, entries), seconds(replayed, game, entries))
        for _ in range(4 * REPEATS)
    ]
    deciding, evolving = zip(*turns, strict=True)
    return min(deciding), min(evolving)


class Fold(NamedTuple):
    """Deciding is working out every command with all that follows from it, and comparing that with
    what was written down (a twentieth of the time); evolving is the plain fold of the events."""

    commands: int
    events: int
    deciding: float  # seconds
    evolving: float

    def told(self, of: str) -> None:
        command_us, event_us = (
            self.deciding / self.commands * 1e6,
            self.evolving / self.events * 1e6,
        )
        print(
            f"{of:23}a command decided {command_us:6.1f} us, an event evolved "
            f"{event_us:5.2f} us: {command_us / event_us:4.1f} to 1; "
            f"an evening {self.deciding / self.evolving:4.1f} to 1",
            flush=True,
        )


def folded(name: str, evenings: list[list[Entry]]) -> Fold:
    commands = sum(map(len, evenings))
    events = sum(len(entry.events) for entries in evenings for entry in entries)
    both = [best_of_both(game_named(name), entries) for entries in evenings]
    deciding, evolving = (sum(times) for times in zip(*both, strict=True))
    return Fold(commands, events, deciding, evolving)


def together(folds: list[Fold]) -> Fold:
    return Fold(*(sum(each) for each in zip(*folds, strict=True)))


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, best of {REPEATS}")
    print(f"{'ms':30}" + "".join(f"{person.name:>9.9}" for person in PEOPLE))
    folds = []
    for name in PLAYED:
        for kind in TableKind:
            evenings = [Watched(game_named(name), kind, seed) for seed in range(EVENINGS)]
            for evening in evenings:
                evening.play()
            every = [table for evening in evenings for table in evening.moments]
            asked(name, kind, Random(0).sample(every, min(MOMENTS, len(every))))
            folds.append(folded(name, [evening.entries for evening in evenings]))
            folds[-1].told(f"{name:12}{kind}")
    together(folds).told("all games")


if __name__ == "__main__":
    main()
