"""The exact mathematics of every bet: `edge("baccarat", "banker").house_edge`.

Every figure derives from the layouts, pay tables and drawing tables that the engine plays by. Those
of a variant are given as arguments and exist here only, never at a table.
"""

from importlib import import_module
from types import ModuleType
from typing import Any

from croupier.games import game_named, kebab
from croupier.probability.composition import Composition
from croupier.probability.figures import Figures
from croupier.probability.sheet import Sheet

__all__ = ["Figures", "Sheet", "edge", "mathematics_of", "sheet", "with_shoe"]

USUAL_DECKS = 8


def mathematics_of(game: str) -> ModuleType:
    """The module that computes a game's sheet; it compiles code, so it is imported late."""
    name = game_named(game).NAME
    return import_module(f"croupier.probability.{name.replace('-', '_')}")


def sheet(game: str, **given: Any) -> Sheet:
    """All bets of a game. `decks`, `shoe` and what the game's own module takes besides.

    A shoe is what is left of so many decks, eight unless they are given: `"A:31,2:32,…,K:30"`.
    """
    made: Sheet = mathematics_of(game).sheet(**with_shoe(given))
    return made


def with_shoe(given: dict[str, Any]) -> dict[str, Any]:
    """The same, the shoe as a Composition where it is spelled out."""
    shoe = given.get("shoe")
    if not isinstance(shoe, str):
        return given
    return given | {"shoe": Composition.parse(shoe, given.get("decks", USUAL_DECKS))}


def edge(game: str, bet: str, *, on: str | None = None, **given: Any) -> Figures:
    """One bet of a game: `edge("roulette", "split", on="0-00")`, `edge("blackjack", "initial")`."""
    return sheet(game, **given).figures(kebab(bet), on)
