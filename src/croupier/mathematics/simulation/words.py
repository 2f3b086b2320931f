"""A simulation told in words, for people."""

from croupier.engine.games import game_named
from croupier.mathematics.simulation.plan import Simulation


def told(simulation: Simulation, done: int | None = None) -> str:
    """`done` are the rounds of one that is not finished."""
    asked = rounds_in_words(simulation.rounds)
    rounds = asked if done in (None, simulation.rounds) else f"{done:,} of {asked}"
    options = (_told(name, value) for name, value in sorted(simulation.options.items()))
    return ", ".join(
        (game_named(simulation.game).BOOK, rounds, f"seed {simulation.seed}", *options)
    )


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
