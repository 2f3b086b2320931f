"""How rounds of a live table ended."""

from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds, begins_a_shoe, displayed
from croupier.engine.table.state.round import AnyRound, Status
from croupier.floor.tables.state import LiveTable


def outcomes(game: Game, live: LiveTable, record: KeptRounds, most: int) -> tuple[str, ...]:
    """As a display tells them, the latest last."""
    over = live.between_rounds and live.table.number
    last = (displayed(game, live.table.round),) if over else ()
    return (*record.displayed, *last)[-most:]


def of_this_shoe(live: LiveTable, record: KeptRounds) -> int:
    """How many rounds that are over were dealt from the shoe in play."""
    over = bool(live.between_rounds and live.table.number)
    if begins_a_shoe(live.table.round):
        return int(over)
    return live.table.number - (not over) - (record.shoe_began - 1)


def outcome(game: Game, round: AnyRound) -> str:
    return game.outcome(round) if round.status is Status.CONCLUDED else round.status.value
