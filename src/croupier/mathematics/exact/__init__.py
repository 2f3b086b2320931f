"""The exact mathematics of every bet: `edge("baccarat", "banker").house_edge`.

Every figure derives from the layouts, pay tables and drawing tables that the engine plays by. Those
of a variant are given as arguments and exist here only, never at a table.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.games import PLAYED, UnknownGame, game_named, kebab
from croupier.engine.money import Odds
from croupier.engine.sentences import Listed, said
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import Figures
from croupier.mathematics.exact.sheet import Sheet

if TYPE_CHECKING:
    from croupier.engine.games.baccarat.insurance import Cell
    from croupier.mathematics.exact.blackjack.rules import Rules

__all__ = [
    "Figures",
    "Sheet",
    "SheetOptions",
    "edge",
    "mathematics_of",
    "sheet",
    "with_shoe",
    "worked_out",
]

USUAL_DECKS = 8


class SheetOptions(TypedDict, total=False):
    """The cards, and pay tables or rules other than the book's; not every game has all of them."""

    decks: int
    shoe: Composition | Shoe | str
    pays: Mapping[str, Odds]  # Andar Bahar, Baccarat, Roulette
    first_3_cards_pay: Mapping[str, Odds]  # Andar Bahar
    cells: "Mapping[Cell, Odds]"  # Baccarat: Insurance
    rules: "Rules"  # Blackjack
    pairs_pay: Mapping[str, Odds]  # Blackjack
    boom_busted_pays: Mapping[int, Odds]  # Blackjack
    layout: str  # Roulette
    initial_pays: Odds  # Si Ki Pi
    bonus_pays: Mapping[str, Odds]  # Si Ki Pi


def worked_out(game: str) -> str:
    """The name of a game whose mathematics are known; a guest comes without."""
    name = game_named(game).NAME
    if name not in PLAYED:
        raise UnknownGame(said("no-mathematics", game=name, games=Listed(PLAYED)))
    return name


def mathematics_of(game: str) -> ModuleType:
    """The module that computes a game's sheet; it compiles code, so it is imported late."""
    return import_module(f"croupier.mathematics.exact.{worked_out(game).replace('-', '_')}")


def sheet(game: str, **given: Unpack[SheetOptions]) -> Sheet:
    """All bets of a game.

    `shoe` is what is left of `decks` decks (default: 8), `"A:31,2:32,…,K:30"`, or the shoe of a
    table, `table.round.shoe`.

    >>> sheet("baccarat", decks=6).figures("tie").house_edge
    Fraction(220299549488, 1525814595305)
    """
    made: Sheet = mathematics_of(game).sheet(**with_shoe(given))
    return made


def with_shoe(given: Mapping[str, Any]) -> dict[str, Any]:
    """The same, the shoe as a Composition where it is spelled out or a table's."""
    shoe = given.get("shoe")
    if isinstance(shoe, str):
        return {**given, "shoe": Composition.parse(shoe, given.get("decks", USUAL_DECKS))}
    return {**given, "shoe": Composition.left_in(shoe)} if isinstance(shoe, Shoe) else {**given}


def edge(game: str, bet: str, *, on: str | None = None, **given: Unpack[SheetOptions]) -> Figures:
    """One bet of a game.

    >>> edge("roulette", "split", on="0-00").house_edge
    Fraction(1, 13)
    """
    return sheet(game, **given).figures(kebab(bet), on)
