"""The games of the house, found by name and imported only when somebody asks for them."""

from difflib import get_close_matches
from importlib import import_module
from typing import cast

from croupier.rulebook import GAMES, NOT_YET_BUILT
from croupier.sentences import Listed, Message, said, sentence
from croupier.table.game import Game

PLAYED = tuple(name for book, name in GAMES.items() if book not in NOT_YET_BUILT)


class UnknownGame(ValueError):
    """No game of that name is played here; the message offers those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.message = _not_played(name)

    def __str__(self) -> str:
        return sentence(self.message)


def _not_played(name: str) -> Message:
    if name in GAMES.values():
        return said("game-not-played-yet", game=name, games=Listed(PLAYED))
    near = get_close_matches(name, PLAYED, n=1)
    if near:
        return said("unknown-game-near", game=name, near=near[0])
    return said("unknown-game", game=name, games=Listed(PLAYED))


def kebab(name: str) -> str:
    """Underscores and capitals are accepted wherever a game or a bet is named."""
    return name.strip().lower().replace("_", "-")


def game_named(name: str) -> Game:
    wanted = kebab(name)
    if wanted not in PLAYED:
        raise UnknownGame(wanted)
    return cast(Game, import_module(f"croupier.games.{wanted.replace('-', '_')}"))
