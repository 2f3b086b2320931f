"""Dragon Tiger for Croupier: a game in a package of its own, with a little book to play it by."""

from importlib.resources import files
from typing import TYPE_CHECKING

from croupier.engine.games.guests import GamePackage, introduce

if TYPE_CHECKING:
    from croupier.cli.terminal.table import TableGuide
    from croupier.engine.history.dialect import Dialect
    from croupier.engine.table.contract.game import Game


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
