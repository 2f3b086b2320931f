"""A round is frozen, and so are its wagers and settings: an answer about one of them is worked out
once and kept with it."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.settings import Settings

T = TypeVar("T")
G = TypeVar("G")
X = TypeVar("X", AnyRound, Wagers, Settings)


def once(answer: Callable[[X], T]) -> Callable[[X], T]:
    """For a question about nothing else; equal ones may each be asked once."""
    name = f"{answer.__module__}.{answer.__qualname__}"

    @wraps(answer)
    def remembered(about: X) -> T:
        known: dict[str, T] = about.__dict__
        if name in known:
            return known[name]
        found = known[name] = answer(about)
        return found

    return remembered


def once_a_round(answer: Callable[[G, AnyRound], T]) -> Callable[[G, AnyRound], T]:
    """For a question that a round's own game answers, whoever asks it."""
    name = f"{answer.__module__}.{answer.__qualname__}"

    @wraps(answer)
    def remembered(game: G, round: AnyRound) -> T:
        known: dict[str, T] = round.__dict__
        if name in known:
            return known[name]
        found = known[name] = answer(game, round)
        return found

    return remembered
