"""How each event changes a round of Roulette; no rule is decided here."""

from msgspec.structs import replace

from croupier.engine.games.roulette.events import BallRested
from croupier.engine.games.roulette.state import Play, RouletteRound
from croupier.engine.table.vocabulary.events import Event


def evolve(round: RouletteRound, event: Event) -> RouletteRound:
    match event:
        case BallRested(pocket, revolutions):
            return replace(round, play=Play(pocket, revolutions))
        case _:
            return round
