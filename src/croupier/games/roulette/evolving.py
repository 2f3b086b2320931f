"""How each event changes a round of Roulette; no rule is decided here."""

from msgspec.structs import replace

from croupier.games.roulette.events import BallRested
from croupier.games.roulette.state import Play, RouletteRound
from croupier.table.events import Event


def evolve(round: RouletteRound, event: Event) -> RouletteRound:
    match event:
        case BallRested(pocket, revolutions):
            return replace(round, play=Play(pocket, revolutions))
        case _:
            return round
