"""What every game gives the simulator: a plan that plays chunks of rounds and reads the counts."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from reprlib import repr as short
from typing import Any, Protocol, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.games import game_named
from croupier.probability import Sheet
from croupier.simulation.streams import first_state
from croupier.simulation.tally import Tally

Counts = NDArray[np.int64]

CHUNK_ROUNDS = 1 << 20  # the unit that is played whole, by one thread, from one stream

KINDS: Mapping[Any, str] = {
    Mapping[str, Any]: "a mapping by names",
    Sequence[str]: "a list of texts",
    bool: "either True or False",
    int: "a whole number",
    str: "a text",
}


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


def told(simulation: Simulation, done: int | None = None) -> str:
    """In words, for people; `done` are the rounds of one that is not finished."""
    asked = rounds_in_words(simulation.rounds)
    rounds = asked if done in (None, simulation.rounds) else f"{done:,} of {asked}"
    options = (_told(name, value) for name, value in sorted(simulation.options.items()))
    return ", ".join((simulation.game, rounds, f"seed {simulation.seed}", *options))


def _told(name: str, value: object) -> str:
    match value:
        case bool():
            return name if value else f"not {name}"
        case str() | int():
            return f"{name} {value}"
        case [*words]:
            return f"{name} {'; '.join(map(str, words))}"
        case _:  # a strategy is too long to be told in a sentence
            return f"its own {name}"


def rounds_in_words(rounds: int) -> str:
    return "1 round" if rounds == 1 else f"{rounds:,} rounds"


def check(name: str, value: object, kind: Any) -> None:
    """What Python's callers give is looked at as strictly as what comes from a file."""
    try:
        msgspec.convert(value, kind)
        msgspec.json.encode(value)
    except (msgspec.ValidationError, TypeError):
        wanted = next(words for known, words in KINDS.items() if known in (kind, *get_args(kind)))
        raise ImpossibleSimulation(f"{name} is {wanted}, not {short(value)}.") from None
    except ValueError:  # Python writes out no more than 4,300 digits
        raise ImpossibleSimulation(f"{name} is too long a number.") from None


@lru_cache(maxsize=8)
def _plan(game: str, options: bytes) -> Plan:
    module = import_module(f"croupier.simulation.{game_named(game).NAME.replace('-', '_')}")
    make: Callable[..., Plan] = module.plan
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
