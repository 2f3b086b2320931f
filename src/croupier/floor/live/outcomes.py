"""How rounds of a live table ended."""

from typing import Any

from croupier.floor.live.state import LiveTable
from croupier.table.game import Game
from croupier.table.kept_rounds import KeptRounds, displayed
from croupier.table.round import Round, Status


def outcomes(game: Game, live: LiveTable, record: KeptRounds, most: int) -> tuple[str, ...]:
    """As a display tells them, the latest last."""
    over = live.between_rounds and live.table.number
    last = (displayed(game, live.table.round),) if over else ()
    return (*record.displayed, *last)[-most:]


def outcome(game: Game, round: Round[Any]) -> str:
    return game.outcome(round) if round.status is Status.CONCLUDED else round.status.value
