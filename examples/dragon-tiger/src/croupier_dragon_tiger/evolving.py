"""How events change a Dragon Tiger round: no event is the game's own, so they change nothing."""

from croupier.game import Event
from croupier_dragon_tiger.state import DragonTigerRound


def evolve(round: DragonTigerRound, event: Event) -> DragonTigerRound:
    return round
