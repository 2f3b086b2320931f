"""A round is frozen, so that an answer about it is worked out once and kept with it."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from croupier.table.round import Round

T = TypeVar("T")


def once(answer: Callable[[Round[Any]], T]) -> Callable[[Round[Any]], T]:
    """For a question about a round alone; equal rounds may each be asked once."""
    name = f"{answer.__module__}.{answer.__qualname__}"

    @wraps(answer)
    def remembered(round: Round[Any]) -> T:
        known = round.__dict__
        if name not in known:
            known[name] = answer(round)
        found: T = known[name]
        return found

    return remembered
