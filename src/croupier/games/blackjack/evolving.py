"""How each event changes a Blackjack round; no rule is decided here."""

from typing import Any

from msgspec.structs import replace

from croupier.games.blackjack import events as e
from croupier.games.blackjack.splitting import split_on_the_table
from croupier.games.blackjack.state import BlackjackRound, Called, Following, Hand, Play
from croupier.table.events import Event
from croupier.table.places import Place


def evolve(round: BlackjackRound, event: Event) -> BlackjackRound:
    play = _evolve_play(round, event)
    if isinstance(event, e.HandSplit):
        return split_on_the_table(round, event, play)
    return round if play is round.play else replace(round, play=play)


def _evolve_play(round: BlackjackRound, event: Event) -> Play:
    play = round.play
    match event:
        case e.HitDealt(place):
            return replace(play, drawing=_not_at(place, play.drawing))
        case e.HandsOpened(boxes):
            return replace(play, hands=tuple(map(Hand, boxes)))
        case e.PlayCorrected(corrected):
            return corrected
        case e.WindowAnswered(player):
            return replace(play, answered=play.answered | {player})
        case e.WindowClosed():
            return replace(play, window_closed=True)
        case e.InterimSettled():
            return replace(play, interim_settled=True)
        case e.EvenMoneyTaken(player, box):
            return replace(play, even_money=play.even_money | {(player, box)})
        case e.HandSurrendered(box):
            return replace(play, surrendered=play.surrendered | {box})
        case e.HitCalled(place, player):
            hands = _changed(play.hands, place.box, place.hand, doubled=False)
            drawing = (*_not_at(place, play.drawing), Called(place, player))
            return replace(play, hands=hands, drawing=drawing, following=None)
        case e.HandStood(box, hand):
            hands = _changed(play.hands, box, hand, stood=True, doubled=False)
            return replace(play, hands=hands, following=None)
        case e.HandDoubled(box, hand):
            hands = _changed(play.hands, box, hand, doubled=True)
            following = Following(box, hand, split=False)
            return replace(play, hands=hands, following=following)
        case e.FollowAnswered(player, follows):
            return _answered(play, player, follows)
        case e.FollowersSilent(stayed):
            return replace(play, following=None, stayed=play.stayed | stayed)
        case _:
            return play


def _not_at(place: Place, drawing: tuple[Called, ...]) -> tuple[Called, ...]:
    return tuple(called for called in drawing if called.place != place)


def _answered(play: Play, player: str, follows: bool) -> Play:
    following = play.following
    assert following is not None
    stayed = play.stayed
    if following.split and not follows:
        stayed |= {(player, following.box)}
    answered = replace(following, answered=following.answered | {player})
    return replace(play, following=answered, stayed=stayed)


def _changed(
    hands: tuple[Hand, ...], box: int | None, hand: int | None, **changes: Any
) -> tuple[Hand, ...]:
    return tuple(replace(h, **changes) if (h.box, h.id) == (box, hand) else h for h in hands)
