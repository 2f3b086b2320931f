"""A simulation told in words, for people."""

from croupier.engine.games import game_named
from croupier.engine.sentences import clauses, phrase, sentence
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.simulation.plan import Simulation


def told(simulation: Simulation, done: int | None = None) -> str:
    """`done` are the rounds of one that is not finished."""
    asked = rounds_in_words(simulation.rounds)
    rounds = asked
    if done not in (None, simulation.rounds):
        rounds = phrase("played-part", done=f"{done:,}", asked=asked)
    options = (_told(name, value) for name, value in sorted(simulation.options.items()))
    book = sentence(book_said(game_named(simulation.game).BOOK))
    seed = phrase("played-seed", seed=str(simulation.seed))
    return clauses((book, rounds, seed, *options))


def _told(name: str, value: object) -> str:
    match value:
        case bool():
            return name if value else phrase("played-not", name=name)
        case str() | int():
            return f"{name} {value}"
        case [*words]:
            return f"{name} {'; '.join(map(str, words))}"
        case _:  # a strategy is too long to be told in a sentence
            return phrase("played-own", name=name)


def rounds_in_words(rounds: int) -> str:
    return phrase("played-rounds", number=rounds, rounds=f"{rounds:,}")
