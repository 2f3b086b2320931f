"""How each event changes a Blackjack round; no rule is decided here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.engine.games.blackjack import events as e
from croupier.engine.games.blackjack.cards.split import split_on_the_table
from croupier.engine.games.blackjack.state import BlackjackRound, Called, Following, Hand
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.places import Place


def evolve(round: BlackjackRound, event: Event) -> BlackjackRound:
    evolved_by = EVOLVED_BY.get(type(event))
    return round if evolved_by is None else evolved_by(round, event)


def _play(round: BlackjackRound, **changes: Any) -> BlackjackRound:
    return replace(round, play=replace(round.play, **changes))


def _hands_opened(round: BlackjackRound, event: e.HandsOpened) -> BlackjackRound:
    return _play(round, hands=tuple(map(Hand, event.boxes)))


def _corrected(round: BlackjackRound, event: e.PlayCorrected) -> BlackjackRound:
    return replace(round, play=event.play)


def _window_answered(round: BlackjackRound, event: e.WindowAnswered) -> BlackjackRound:
    return _play(round, answered=round.play.answered | {event.player})


def _window_closed(round: BlackjackRound, event: e.WindowClosed) -> BlackjackRound:
    return _play(round, window_closed=True)


def _interim_settled(round: BlackjackRound, event: e.InterimSettled) -> BlackjackRound:
    return _play(round, interim_settled=True)


def _even_money(round: BlackjackRound, event: e.EvenMoneyTaken) -> BlackjackRound:
    return _play(round, even_money=round.play.even_money | {(event.player, event.box)})


def _surrendered(round: BlackjackRound, event: e.HandSurrendered) -> BlackjackRound:
    return _play(round, surrendered=round.play.surrendered | {event.box})


def _hit_called(round: BlackjackRound, event: e.HitCalled) -> BlackjackRound:
    play, place = round.play, event.place
    hands = _changed(play.hands, place.box, place.hand, doubled=False, stood=False)
    drawing = (*_not_at(place, play.drawing), Called(place, event.player))
    return _play(round, hands=hands, drawing=drawing, following=None)


def _hit_dealt(round: BlackjackRound, event: e.HitDealt) -> BlackjackRound:
    return _play(round, drawing=_not_at(event.place, round.play.drawing))


def _stood(round: BlackjackRound, event: e.HandStood) -> BlackjackRound:
    hands = _changed(round.play.hands, event.box, event.hand, stood=True, doubled=False)
    return _play(round, hands=hands, following=None)


def _doubled(round: BlackjackRound, event: e.HandDoubled) -> BlackjackRound:
    hands = _changed(round.play.hands, event.box, event.hand, doubled=True)
    return _play(round, hands=hands, following=Following(event.box, event.hand, split=False))


def _follow_answered(round: BlackjackRound, event: e.FollowAnswered) -> BlackjackRound:
    following, stayed = round.play.following, round.play.stayed
    assert following is not None
    if following.split and not event.follows:
        stayed |= {(event.player, following.box)}
    answered = replace(following, answered=following.answered | {event.player})
    return _play(round, following=answered, stayed=stayed)


def _followers_silent(round: BlackjackRound, event: e.FollowersSilent) -> BlackjackRound:
    return _play(round, following=None, stayed=round.play.stayed | event.stayed)


def _not_at(place: Place, drawing: tuple[Called, ...]) -> tuple[Called, ...]:
    return tuple([called for called in drawing if called.place != place])


def _changed(
    hands: tuple[Hand, ...], box: int | None, hand: int | None, **changes: Any
) -> tuple[Hand, ...]:
    return tuple([replace(h, **changes) if h.box == box and h.id == hand else h for h in hands])


EVOLVED_BY: dict[type[Event], Callable[[BlackjackRound, Any], BlackjackRound]] = {
    e.HandsOpened: _hands_opened,
    e.PlayCorrected: _corrected,
    e.WindowAnswered: _window_answered,
    e.WindowClosed: _window_closed,
    e.InterimSettled: _interim_settled,
    e.EvenMoneyTaken: _even_money,
    e.HandSurrendered: _surrendered,
    e.HitCalled: _hit_called,
    e.HitDealt: _hit_dealt,
    e.HandStood: _stood,
    e.HandSplit: split_on_the_table,
    e.HandDoubled: _doubled,
    e.FollowAnswered: _follow_answered,
    e.FollowersSilent: _followers_silent,
}
