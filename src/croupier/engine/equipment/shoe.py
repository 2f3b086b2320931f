"""What is left to deal: the composition of decks and the cards held over (Baccarat 2.2.1, 5.7)."""

from typing import Self

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, INDEX, Card

NUMBER = tuple(bytes((number,)) for number in range(256))


class Composition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many of each of the 52 cards are still to come."""

    counts: bytes

    @classmethod
    def of_decks(cls, decks: int) -> Self:
        return cls(bytes([decks]) * len(DECK))

    def count(self, card: Card) -> int:
        return self.counts[INDEX[card]]

    def __len__(self) -> int:
        return sum(self.counts)

    def without(self, card: Card) -> "Composition":
        return self._changed(card, -1)

    def having(self, card: Card) -> "Composition":
        return self._changed(card, +1)

    def _changed(self, card: Card, by: int) -> "Composition":
        counts, at = self.counts, INDEX[card]
        number = counts[at] + by
        assert number >= 0, f"{card} is not in the shoe"
        return Composition(counts[:at] + NUMBER[number] + counts[at + 1 :])


class Shoe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The shoe of an evening: `held_over` cards come before any other (Baccarat 5.7)."""

    decks: int
    composition: Composition
    held_over: tuple[Card | None, ...] = ()  # None: nobody has seen its face
    held_over_seen: bool = False  # Baccarat 5.7: the next round is dealt without bets
    cut_card_out: bool = False

    @classmethod
    def fresh(cls, decks: int) -> Self:
        return cls(decks, Composition.of_decks(decks))

    def next_may_be(self, card: Card) -> bool:
        if self.held_over and self.held_over[0] is not None:
            return card == self.held_over[0]
        return self.composition.counts[INDEX[card]] > 0

    def after_drawing(self, card: Card | None) -> Self:
        """The shoe once `card` left it; a face nobody saw is counted out when it is turned."""
        left = self._after_held_over() if self.held_over else self
        return left if card is None else replace(left, composition=left.composition.without(card))

    def _after_held_over(self) -> Self:
        first, *rest = self.held_over
        left = replace(self, held_over=tuple(rest))
        if first is None:
            return left
        return replace(left, composition=self.composition.having(first))  # counted out before

    def after_turning(self, card: Card) -> Self:
        return replace(self, composition=self.composition.without(card))
