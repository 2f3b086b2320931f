"""The games of the house, found by name and imported only when somebody asks for them."""

from difflib import get_close_matches
from importlib import import_module
from typing import cast

from croupier.rulebook import GAMES, NOT_YET_BUILT
from croupier.table.game import Game

PLAYED = tuple(name for book, name in GAMES.items() if book not in NOT_YET_BUILT)


class UnknownGame(ValueError):
    """No game of that name is played here; the sentence offers those that are."""

    def __init__(self, name: str) -> None:
        *first, last = PLAYED
        offers = f"{', '.join(first)} and {last}"
        if name in GAMES.values():
            super().__init__(f"The engine does not play {name} yet; it plays {offers}.")
            return
        near = get_close_matches(name, PLAYED, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the engine plays {offers}."
        super().__init__(f"There is no game called {name!r}; {hint}")


def kebab(name: str) -> str:
    """Underscores and capitals are accepted wherever a game or a bet is named."""
    return name.strip().lower().replace("_", "-")


def game_named(name: str) -> Game:
    wanted = kebab(name)
    if wanted not in PLAYED:
        raise UnknownGame(wanted)
    return cast(Game, import_module(f"croupier.games.{wanted.replace('-', '_')}"))
