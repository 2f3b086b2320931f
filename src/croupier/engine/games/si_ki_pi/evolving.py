"""How each event changes a Si Ki Pi round; no rule is decided here."""

from msgspec.structs import replace

from croupier.engine.games.si_ki_pi.events import (
    ArrangingEnded,
    DealerRevealed,
    HandArranged,
    HandLookedAt,
    HandsOpened,
    HouseWayAsked,
)
from croupier.engine.games.si_ki_pi.state import Play, SiKiPiRound
from croupier.engine.table.vocabulary.events import Event


def evolve(round: SiKiPiRound, event: Event) -> SiKiPiRound:
    play = _evolve_play(round, event)
    return round if play is round.play else replace(round, play=play)


def _evolve_play(round: SiKiPiRound, event: Event) -> Play:
    play = round.play
    match event:
        case HandLookedAt(player, box):
            return replace(play, looked={player: box, **play.looked})
        case HandArranged(player, box, division):  # to arrange is to have looked
            looked = {player: box, **play.looked}
            return replace(play, looked=looked, arranged={**play.arranged, box: division})
        case HouseWayAsked(_, box):
            return replace(play, house_way=play.house_way | {box})
        case ArrangingEnded():
            return replace(play, time_is_up=True)
        case HandsOpened(boxes):
            return replace(play, boxes=boxes)
        case DealerRevealed():
            return replace(play, revealed=True)
        case _:
            return play
