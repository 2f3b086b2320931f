"""How each event changes a Baccarat round; no rule is decided here."""

from msgspec.structs import replace

from croupier.games.baccarat.events import InsuranceClosed, InsuranceNeglected, InsuranceOfferedLate
from croupier.games.baccarat.state import BaccaratRound, Play
from croupier.table.events import Event


def evolve(round: BaccaratRound, event: Event) -> BaccaratRound:
    play = _evolve_play(round.play, event)
    return round if play is round.play else replace(round, play=play)


def _evolve_play(play: Play, event: Event) -> Play:
    match event:
        case InsuranceClosed(offers, forgone):
            return replace(play, offered=play.offered + offers, forgone=play.forgone | forgone)
        case InsuranceNeglected(player, side, stage, may_insure_again):
            forgone = play.forgone - {player} if may_insure_again else play.forgone
            neglected = play.neglected | {(player, side, stage)}
            return replace(play, neglected=neglected, forgone=forgone)
        case InsuranceOfferedLate(player, side, stage):
            return replace(play, offered_late=play.offered_late | {(player, side, stage)})
        case _:
            return play
