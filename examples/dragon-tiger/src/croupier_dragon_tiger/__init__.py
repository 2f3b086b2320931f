"""Dragon Tiger for Croupier: a game in a package of its own, with a little book to play it by."""

from importlib.resources import files
from typing import TYPE_CHECKING

from croupier.game import GamePackage, introduce

if TYPE_CHECKING:
    from croupier.game import Dialect, Game, TableGuide


def _game() -> "Game":
    from croupier_dragon_tiger import game

    return game


def _dialect() -> "Dialect":
    from croupier_dragon_tiger.history import DIALECT

    return DIALECT


def _guide() -> "TableGuide":
    from croupier_dragon_tiger.terminal import GUIDE

    return GUIDE


PACKAGE = introduce(
    GamePackage(
        book=files(__name__).joinpath("book"),
        catalogues=files(__name__).joinpath("sentences"),
        game=_game,
        dialect=_dialect,
        guide=_guide,
    )
)
