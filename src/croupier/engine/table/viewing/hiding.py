"""Which faces a viewer may know: the only place where that is said (Baccarat 3.9; Si Ki Pi 3.17).

A card that nobody has seen has no face in the round; whoever keeps the shoe keeps its face. Cards
that the table knows but that lie face down are named by the game (`face_down`).
"""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.sentences import Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.viewing.viewers import Role, Viewer
from croupier.engine.table.vocabulary.events import (
    CardDealt,
    CardsReconstructed,
    CardTurned,
    Event,
    RulingMade,
)
from croupier.engine.table.vocabulary.facts import Fact, ForeignCard
from croupier.engine.table.vocabulary.places import Cards, Drawn, Place


class Hidden:
    """What one viewer may not know at one moment of a round."""

    def __init__(
        self,
        game: Game,
        round: AnyRound,
        viewer: Viewer,
        faces: Mapping[int, Card] = {},
        still: frozenset[int] = frozenset(),
    ) -> None:
        """`still`: numbers of cards that lie face down at the table, though not in this round,
        which is one on paper."""
        self._still = still
        self._down = game.face_down(round)
        self._name = viewer.name if viewer.role is Role.PLAYER else None
        self._faces = faces if self._name else {}
        self._squeezed = {
            squeeze.place
            for squeeze in round.squeezes
            if squeeze.granted and squeeze.player == self._name
        }

    def conceals(self, place: Place) -> bool:
        """Cards at this place lie face down for this viewer, although the table knows them."""
        return place in self._down and self._name not in self._down[place]

    def anything(self) -> bool:
        return bool(self._still) or any(map(self.conceals, self._down))

    def face(self, drawn: Drawn) -> Card | None:
        if self.conceals(drawn.place) or drawn.number in self._still:
            return None
        if drawn.card is None and drawn.place in self._squeezed:
            return self._faces.get(drawn.number)
        return drawn.card

    def fact(self, halt: Halt) -> Fact:
        """A card that the table found foreign by itself may be the like of one that lies down."""
        fact = halt.fact
        if halt.detected and isinstance(fact, ForeignCard) and self.anything():
            return replace(fact, card=None)
        return fact

    def words(self, effect: Message) -> Message:
        """What a ruling does; cards named behind it are not called while any lie face down."""
        if not self.anything() or "cards" not in effect.values:
            return effect
        alone = effect.values["effect"]
        assert isinstance(alone, Message), "cards are named behind what is done with them"
        return alone


def as_seen(game: Game, round: AnyRound, viewer: Viewer) -> AnyRound:
    """The cards of a round with the faces this viewer may know."""
    hidden = Hidden(game, round, viewer)
    if not hidden.anything():
        return round
    return replace(round, cards=Cards.of(replace(d, card=hidden.face(d)) for d in round.cards))


def as_heard(game: Game, after: AnyRound, event: Event, viewer: Viewer) -> Event:
    """An event that led to this round as the viewer may hear of it; nobody calls a face that lies
    down."""
    hidden = Hidden(game, after, viewer)
    if not hidden.anything():
        return event
    match event:
        case CardDealt(_, _, place) if hidden.conceals(place):
            return replace(event, card=None)
        case CardTurned(number) if hidden.conceals(after.cards[number - 1].place):
            return replace(event, card=None)
        case CardsReconstructed(_, events):
            return replace(event, events=tuple(as_heard(game, after, e, viewer) for e in events))
        case RulingMade(effect=effect):
            return replace(event, effect=hidden.words(effect))
        case _:
            return event
