"""How the last rounds of a live table ended."""

from typing import Any

from croupier.floor.live.state import LiveTable
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds
from croupier.table.round import Round, Status


def outcomes(game: Game, live: LiveTable, record: KeptRounds, most: int) -> tuple[str, ...]:
    """The latest last."""
    last = (live.table.round,) if live.between_rounds and live.table.number else ()
    rounds = (*record.rounds[-most:], *last)[-most:]
    return tuple([outcome(game, round) for round in rounds])


def outcome(game: Game, round: Round[Any]) -> str:
    return game.outcome(round) if round.status is Status.CONCLUDED else round.status.value
