"""Entries of a live table as JSON and back."""

from functools import cache

from croupier.floor.live.commands import COMMANDS
from croupier.floor.live.events import EVENTS
from croupier.table.codec import Codec
from croupier.table.game import Game


def live_codec(game: Game) -> Codec:
    """The game's own, the table's and the floor's."""
    return _codec(game.NAME, game)


@cache
def _codec(name: str, game: Game) -> Codec:
    return Codec(game, COMMANDS, EVENTS)
