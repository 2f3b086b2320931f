"""What was asked for, looked at before anything is played: the game, the numbers, its options."""

from collections.abc import Mapping, Sequence
from inspect import signature
from reprlib import repr as short
from typing import Any, TypedDict, get_args

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.sentences import Listed, phrase, said
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.draws.streams import NUMBERS_PER_CHUNK, WORD_BITS
from croupier.mathematics.simulation.plan import (
    ImpossibleSimulation,
    Simulation,
    play_chunks,
    simulator_of,
)

KINDS: Mapping[Any, str] = {
    Mapping[str, Any]: "a mapping by names",
    Sequence[str]: "a list of texts",
    bool: "either True or False",
    int: "a whole number",
    str: "a text",
}

# Beyond these the streams of two chunks would be the same.
MOST_ROUNDS = (1 << WORD_BITS) // NUMBERS_PER_CHUNK * CHUNK_ROUNDS


class SimulationOptions(TypedDict, total=False):
    decks: int  # Baccarat, Blackjack
    cut: int | None  # Baccarat, Blackjack: how many cards lie behind the cut card
    fresh: bool  # Baccarat, Blackjack: a shuffle before every round
    boxes: int  # Blackjack
    strategy: Mapping[str, Any] | None  # Blackjack: a chart like that of `edge --json`
    layout: str  # Roulette
    placements: Sequence[str] | None  # Roulette
    series: Mapping[str, Any] | None  # Roulette


def check_seed(seed: int) -> None:
    if seed < 0:
        raise ImpossibleSimulation(phrase("impossible-a-seed-is-or-a-larger", a=str(seed)))


def prepared(game: str, rounds: int, seed: int, options: Mapping[str, Any]) -> Simulation:
    """A simulation that can be played; what is wrong with it is said here."""
    played = game_named(game)
    check("rounds", rounds, int)
    check("seed", seed, int)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise ImpossibleSimulation(
            phrase("impossible-there-can-be-to-rounds-not", a=f"{MOST_ROUNDS:,}", b=f"{rounds:,}")
        )
    check_seed(seed)
    known = options_of(game)
    for option in options:
        if option not in known:
            raise ImpossibleSimulation(
                phrase(
                    "impossible-is-simulated-without-it-takes",
                    a=book_said(played.BOOK),
                    b=repr(option),
                    c=Listed(tuple(known), "comma") if known else said("impossible-no-options"),
                )
            )
    simulation = Simulation(played.NAME, rounds, seed, dict(options))
    try:
        for option, value in options.items():
            check(option, value, known[option])
        simulation.plan()
    except RecursionError:
        raise ImpossibleSimulation(phrase("impossible-what-was-given-is-nested-too")) from None
    play_chunks(replace(simulation, rounds=1), 0, 1)  # compiled here, once for all workers
    return simulation


def options_of(game: str) -> Mapping[str, Any]:
    """What the plan of a game can be told, each with its type."""
    parameters = signature(simulator_of(game).plan).parameters
    return {name: each.annotation for name, each in parameters.items()}


def check(name: str, value: object, kind: Any) -> None:
    """What Python's callers give is looked at as strictly as what comes from a file."""
    try:
        msgspec.convert(value, kind)
        msgspec.json.encode(value)
    except (msgspec.ValidationError, TypeError):
        wanted = next(words for known, words in KINDS.items() if known in (kind, *get_args(kind)))
        raise ImpossibleSimulation(
            phrase("impossible-is-not", a=str(name), b=str(wanted), c=str(short(value)))
        ) from None
    except ValueError:  # Python writes out no more than 4,300 digits
        raise ImpossibleSimulation(phrase("impossible-is-too-long-a-number", a=str(name))) from None
