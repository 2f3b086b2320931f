"""A finished round, and a file of them, as they were played."""

import msgspec

from croupier.engine.history.errors import HistoryError
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command


class Played(msgspec.Struct, frozen=True):
    """A finished round: the table as betting opened, what was said at it, how it ended."""

    file: str
    number: int  # of the round in its file; 0 where the file is one round
    game: Game
    opening: AnyRound
    commands: tuple[Command, ...]
    round: AnyRound


class PlayedFile(msgspec.Struct, frozen=True):
    """An error ends its file; rounds before it stand."""

    rounds: tuple[Played, ...]
    error: HistoryError | None = None
