"""What every game gives the simulator: a plan that plays chunks of rounds and reads the counts."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

import msgspec

from croupier.mathematics.exact import Sheet, worked_out
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS, Counts, Kernel
from croupier.mathematics.simulation.draws.streams import start_of
from croupier.mathematics.simulation.tally import Tally


class ImpossibleSimulation(ValueError):
    """What was asked for cannot be simulated; the sentence says why."""


class CutShort(RuntimeError):
    """A run could not go on; what was counted until then is still good."""


class Plan(Protocol):
    """A game made ready: its tables as arrays. Playing changes nothing in it."""

    def kernel(self) -> Kernel:
        """What plays chunks and counts all outcomes; sums of counts are counts."""

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

    def plan(self) -> Plan:
        return _plan(self.game, msgspec.json.encode(self.options, order="sorted"))


def simulator_of(game: str) -> ModuleType:
    """The module that makes a game's plan."""
    return import_module(
        f"croupier.mathematics.simulation.games.{worked_out(game).replace('-', '_')}"
    )


@lru_cache(maxsize=8)
def _plan(game: str, options: bytes) -> Plan:
    make: Callable[..., Plan] = simulator_of(game).plan
    return make(**msgspec.json.decode(options))


def play_chunks(simulation: Simulation, first: int, last: int) -> Counts:
    """The counts of chunks first … last - 1 together."""
    start = start_of(simulation.seed)
    return simulation.plan().kernel().counted(start, first, last, simulation.rounds)
