"""Entries of a live table as JSON and back."""

from functools import cache

from croupier.engine.games import game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.codec import Codec
from croupier.floor.tables.commands import COMMANDS
from croupier.floor.tables.events import EVENTS


def live_codec(game: Game) -> Codec:
    """The game's own, the table's and the floor's."""
    return _codec(game.NAME)


@cache
def _codec(name: str) -> Codec:
    return Codec(game_named(name), COMMANDS, EVENTS)
