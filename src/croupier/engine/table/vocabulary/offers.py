"""What a person may do now: commands with ranges; an offer admits what `decide` does not refuse."""

from typing import Any

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.table.vocabulary.commands import (
    Command,
    DealCard,
    DealTogether,
    Given,
    TurnCards,
)
from croupier.engine.table.vocabulary.layout_drawing import Part
from croupier.engine.table.vocabulary.places import Place


class Offer(msgspec.Struct, frozen=True):
    """`command` as it stands; or, with an amount, any amount of the range in its place."""

    command: Given
    amount: str | None = None  # the field the range is about
    smallest_cents: int = 0
    largest_cents: int | None = None
    step_cents: int = 1
    free: tuple[str, ...] = ()  # fields whose content does not matter, such as a reason
    filled: tuple[str, ...] = ()  # whatever it says, it may not be empty
    among: tuple[Any, ...] = ()  # with `field`: any of these in its place
    field: str = ""
    bounded: bool = True  # the largest amount is found by trying
    names: Place | None = None  # the hand whose faces the command names
    makes: tuple[Part, ...] = ()  # of a hand, for whoever may see its faces
    other_than: tuple[str, ...] = ()  # names a free player may not have: they have other offers

    @property
    def shown(self) -> Given:
        """The command as somebody may see it who is offered it."""
        return self.command

    def admits(self, command: Command) -> bool:
        if type(command) is not type(self.command):
            return False
        return all(
            self._admits_field(field, getattr(command, field))
            for field in self.command.__struct_fields__
        )

    def _admits_field(self, field: str, given: Any) -> bool:
        if field == self.amount:
            return self._in_range(given)
        if field == self.field:
            return given in self.among
        if field in self.filled:
            return bool(given)
        if field in self.free:
            return given not in self.other_than
        return bool(given == getattr(self.command, field))

    def _in_range(self, given: int | None) -> bool:
        if given is None or given < self.smallest_cents:
            return False
        if (given - self.smallest_cents) % self.step_cents:
            return False
        return self.largest_cents is None or given <= self.largest_cents


class CardsOffer(msgspec.Struct, frozen=True):
    """Cards to be dealt or turned: where, how many, and which the shoe still allows."""

    command: DealCard | DealTogether | TurnCards
    places: tuple[Place | None, ...] = ()
    face_up: bool = True
    face_down: bool = False
    fewest: int = 1
    most: int | None = 1
    shoe: Shoe | None = None  # None: any of the 52 cards, the table will notice

    def admits(self, command: Command) -> bool:
        if type(command) is not type(self.command) or command.by != self.command.by:
            return False
        if isinstance(command, DealCard | TurnCards) and command.place not in self.places:
            return False
        if isinstance(command, DealCard):
            if command.card is None:
                return self.face_down
            return self.face_up and self._drawable((command.card,))
        assert isinstance(command, DealTogether | TurnCards)
        if len(command.cards) < self.fewest or len(command.cards) > (self.most or 52):
            return False
        return self._drawable(command.cards)

    def _drawable(self, cards: tuple[Card | None, ...]) -> bool:
        shoe = self.shoe
        for card in cards:
            if card is None and not self.face_down:
                return False
            if shoe is not None and card is not None:
                if not shoe.next_may_be(card):
                    return False
                shoe = shoe.after_drawing(card)
        return True
