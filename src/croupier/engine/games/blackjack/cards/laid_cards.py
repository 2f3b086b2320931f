"""What a card brings with it where it is laid, and what becomes of that when it is found to have
lain elsewhere (Blackjack 3.15.1, 3.15.2(a), 3.17, 3.20, 3.22.1, 3.23.1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.games.blackjack.cards.hands import MUST_DRAW_BELOW, total
from croupier.engine.games.blackjack.events import (
    FollowersSilent,
    HitDealt,
    PlayCorrected,
    WindowClosed,
)
from croupier.engine.games.blackjack.play import initial_deal_complete, may_follow, to_a_player
from croupier.engine.games.blackjack.state import BlackjackRound, Called, Following, Hand, Play
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import CardDealt, CardFoundElsewhere, CardMoved, Event
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, Place


def from_laying(
    before: BlackjackRound, after: BlackjackRound, event: CardDealt | CardMoved
) -> tuple[Event, ...]:
    """An additional card closes the window and whatever could still be followed."""
    place, play = event.place, before.play
    if place.area in OUT_OF_PLAY:
        return ()
    found: list[Event] = []
    if play.following is not None:
        found.append(followers_silent(before, play.following))
    if not play.window_closed and _additional(before, place):
        found.append(WindowClosed())
    if play.caller(place) is not None:
        found.append(HitDealt(place))
    return tuple(found)


def _additional(before: BlackjackRound, place: Place) -> bool:
    """A card there is one more than the Initial Deal, and dealt to a Player."""
    return to_a_player(before, place) and initial_deal_complete(before)


def followers_silent(round: BlackjackRound, following: Following) -> FollowersSilent:
    names = may_follow(round, following) if following.split else ()
    return FollowersSilent(frozenset((name, following.box) for name in names))


def as_if_laid_there(
    before: BlackjackRound, after: BlackjackRound, event: CardFoundElsewhere
) -> tuple[Event, ...]:
    """The play as the cards lie."""
    corrected = _corrected(after, event, before.cards[event.number - 1].place)
    return () if corrected == after.play else (PlayCorrected(corrected),)


def found_since(round: BlackjackRound, table: BlackjackRound) -> tuple[Event, ...]:
    """On a `table` gone back to, the play as its cards lie."""
    play = _as_found(round, table).play
    return () if play == table.play else (PlayCorrected(play),)


def _as_found(round: BlackjackRound, table: BlackjackRound) -> BlackjackRound:
    """A table gone back to: some of its cards were found since to have lain elsewhere than where
    they had been keyed when it was played."""
    for report in round.reported:
        fact, keyed = report.fact, report.stood.cards
        if not isinstance(fact, DealingError) or fact.since > len(table.cards):
            continue
        lay, lies = keyed[fact.since - 1].place, table.cards[fact.since - 1].place
        if fact.lay_at(lay) == lies:
            found = CardFoundElsewhere(fact.since, lies)
            table = replace(table, play=_corrected(table, found, lay))
    return table


def _corrected(round: BlackjackRound, found: CardFoundElsewhere, lay: Place) -> Play:
    """A Hit whose card lay elsewhere is still to come; what was said since for a hand with other
    cards than it had was not said."""
    undealt = _as_found(round, _undealt(round, found.number))
    play, places = round.play, (lay, found.place)
    keyed = _as_keyed(round, found)
    hands = tuple(
        _as_said(round, undealt, keyed, hand) if hand.place in places else hand
        for hand in play.hands
    )
    standing = {hand.place for hand in hands if hand.stood}
    return replace(
        play,
        hands=hands,
        drawing=tuple(_still_to_come(round, undealt, found.number, places, standing)),
        window_closed=_window_closed(round, undealt, found.number, places),
    )


def _undealt(round: BlackjackRound, number: int) -> BlackjackRound:
    while len(round.cards) >= number:
        assert round.before is not None, "a card was drawn"
        round = round.before
    return round


def _as_keyed(round: BlackjackRound, event: CardFoundElsewhere) -> Play:
    """After a false alarm the card lies where it lay before the report, and so does all else."""
    for report in round.reported:
        lay = report.stood.cards
        if len(lay) >= event.number and lay[event.number - 1].place == event.place:
            return report.stood.play
    return round.play


def _as_said(round: BlackjackRound, undealt: BlackjackRound, keyed: Play, hand: Hand) -> Hand:
    """What had been said before the card came; after payment nobody is asked again who may
    Stand."""
    then = next((h for h in undealt.play.hands if h.place == hand.place), hand)
    was = next((h for h in keyed.hands if h.place == hand.place), hand)
    if then.split != hand.split:
        return hand
    if keyed is not round.play:
        return replace(hand, stood=was.stood, doubled=was.doubled)
    paid = round.status is Status.CONCLUDED
    may_stand = total(round.cards.faces_at(hand.place)) >= MUST_DRAW_BELOW
    stood = then.stood or (paid and was.stood and may_stand)
    return replace(hand, stood=stood, doubled=then.doubled)


def _still_to_come(
    round: BlackjackRound,
    undealt: BlackjackRound,
    number: int,
    places: tuple[Place, ...],
    standing: set[Place],
) -> Iterator[Called]:
    """Hits whose card is; of the hands that gained or lost the card, those called before it."""
    served = {drawn.place for drawn in round.cards if drawn.number >= number}
    yield from (called for called in round.play.drawing if called.place not in places)
    for called in undealt.play.drawing:
        if called.place in places and called.place not in served | standing:
            yield called


def additional_card_lies(round: BlackjackRound) -> bool:
    """A card that closes the window wherever it came from."""
    return any(_additional(_undealt(round, drawn.number), drawn.place) for drawn in round.cards)


def _window_closed(
    round: BlackjackRound, undealt: BlackjackRound, number: int, places: tuple[Place, ...]
) -> bool:
    """By a card as they lie now, if it was this one that closed it where it was keyed."""
    by_this_card = any(_additional(undealt, place) for place in places)
    if undealt.play.window_closed or not by_this_card:
        return round.play.window_closed
    return any(
        _additional(_undealt(round, drawn.number), drawn.place)
        for drawn in round.cards
        if drawn.number >= number
    )
