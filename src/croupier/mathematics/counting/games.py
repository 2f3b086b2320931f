"""The games that can be asked what the cards that are gone tell, a module each."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from croupier.engine.games import game_named
from croupier.engine.sentences import phrase
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.counting.exposure import InPlay
from croupier.mathematics.counting.removal import Removal, Worth, removals
from croupier.mathematics.exact import worked_out
from croupier.mathematics.exact.composition import Composition


class NoCards(ValueError):
    """There is nothing to count."""


def usual_decks(game: str) -> int:
    decks = game_named(game).settings().decks
    if not decks:
        raise NoCards(
            phrase("impossible-is-played-without-cards", a=book_said(game_named(game).BOOK))
        )
    return decks


def cards_of_a_round(game: str, decks: int) -> int | None:
    """About so many; None where every round begins with all cards. A number of decks that the book
    does not allow, or a game without cards, is refused."""
    cards: int | None = _counting_at(game, decks).CARDS_OF_A_ROUND
    return cards


@cache
def removals_of(game: str, decks: int) -> tuple[Removal, ...]:
    """Of every bet, from the whole shoe or deck."""
    counting = _counting_at(game, decks)
    worth: Worth = counting.worth(decks)
    return removals(worth, Composition.of_decks(decks), getattr(counting, "SHOWN", None))


def in_play(game: str, decks: int, **pay_tables: Any) -> InPlay:
    """What every bet is worth as a round begins, quickly enough for thousands of them; with other
    pay tables, as a sheet takes them, if they are given."""
    offers: InPlay = _counting_at(game, decks).in_play(decks, **pay_tables)
    return offers


def _counting_at(game: str, decks: int) -> ModuleType:
    if decks != usual_decks(game):
        game_named(game).settings(decks=decks)  # as many as its book allows
    return import_module(f"croupier.mathematics.counting.{worked_out(game).replace('-', '_')}")
