"""What every game gives the simulator: a plan that plays chunks of rounds and reads the counts."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.probability import Sheet, worked_out
from croupier.simulation.streams import first_state
from croupier.simulation.tally import Tally

Counts = NDArray[np.int64]

CHUNK_ROUNDS = 1 << 20  # the unit that is played whole, by one thread, from one stream


class ImpossibleSimulation(ValueError):
    """What was asked for cannot be simulated; the sentence says why."""


class CutShort(RuntimeError):
    """A run could not go on; what was counted until then is still good."""


class Plan(Protocol):
    """A game made ready: its tables as arrays. Playing changes nothing in it."""

    def play(self, state: np.uint64, rounds: int) -> Counts:
        """Rounds from a fresh shoe on, all outcomes counted; sums of counts are counts."""

    def tallies(self, counts: Counts) -> tuple[Tally, ...]:
        """Every bet, read off the counts."""

    def sheet(self) -> Sheet:
        """The exact figures of the same game."""


class Simulation(msgspec.Struct, frozen=True):
    """Everything that decides the result; the same simulation gives the same counts anywhere."""

    game: str
    rounds: int
    seed: int
    options: Mapping[str, Any] = {}

    @property
    def chunks(self) -> int:
        return -(-self.rounds // CHUNK_ROUNDS)

    def rounds_of(self, chunk: int) -> int:
        return min(CHUNK_ROUNDS, self.rounds - chunk * CHUNK_ROUNDS)

    def plan(self) -> Plan:
        return _plan(self.game, msgspec.json.encode(self.options, order="sorted"))


def simulator_of(game: str) -> ModuleType:
    """The module that makes a game's plan."""
    return import_module(f"croupier.simulation.{worked_out(game).replace('-', '_')}")


@lru_cache(maxsize=8)
def _plan(game: str, options: bytes) -> Plan:
    make: Callable[..., Plan] = simulator_of(game).plan
    return make(**msgspec.json.decode(options))


def play_chunks(simulation: Simulation, first: int, last: int) -> Counts:
    """The counts of chunks first … last - 1 together."""
    plan = simulation.plan()
    played = (
        plan.play(first_state(simulation.seed, chunk), simulation.rounds_of(chunk))
        for chunk in range(first, last)
    )
    total = next(played)
    for counts in played:
        total += counts
    return total
