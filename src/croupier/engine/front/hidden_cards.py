"""What whoever keeps the shoe knows and nobody else: the order of the cards, and the faces of those
that were dealt face down."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.places import Place


class Secrets(msgspec.Struct, frozen=True):
    order: tuple[Card, ...] = ()  # the known cards to come, after those held over
    faces: Mapping[int, Card] = {}  # of this round, by the number of the card

    @property
    def next(self) -> Card | None:
        return self.order[0] if self.order else None

    def one_drawn(self) -> "Secrets":
        return replace(self, order=self.order[1:])

    def hiding(self, number: int, face: Card) -> "Secrets":
        return replace(self, faces={**self.faces, number: face})

    def lying(self, round: AnyRound, place: Place) -> tuple[Card, ...]:
        """Faces of the cards that lie face down there, as far as they are known."""
        down = (d.number for d in round.cards if d.place == place and d.card is None)
        return tuple(self.faces[number] for number in down if number in self.faces)
