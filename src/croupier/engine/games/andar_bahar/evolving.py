"""How each event changes an Andar Bahar round; no rule is decided here."""

from msgspec.structs import replace

from croupier.engine.games.andar_bahar.events import DealingOnAsked, DealingOnDeclined
from croupier.engine.games.andar_bahar.state import AndarBaharRound, Play
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import Event


def evolve(round: AndarBaharRound, event: Event) -> AndarBaharRound:
    match event:
        case DealingOnAsked():
            return replace(round, play=Play(asked_on=True), status=Status.PLAY)
        case DealingOnDeclined():
            return replace(round, play=Play())
        case _:
            return round
