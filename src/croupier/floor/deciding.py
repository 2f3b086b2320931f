"""What another player has just decided, in a sentence; everyone speaks for their own box."""

import re

from croupier.history.dialect import dialect_of
from croupier.history.writing import line_of
from croupier.sentences import Message, said
from croupier.table.commands import Command
from croupier.table.game import Game

_OWN_BOX = re.compile(r" box \d+| hand 1$")


def decision_said(game: Game, command: Command) -> Message:
    """What the game has no sentence for is said as a history file says it."""
    player = command.by.name
    words = _OWN_BOX.sub("", line_of(game, command)).removeprefix(f"{player} ")
    return dialect_of(game).decided(command) or said("told-says", player=player, words=words)
