"""How many cards of each rank a shoe holds (Baccarat 2.2.1, Blackjack 2.2.1).

NumPy is read late: a server that asks another process for figures does without it."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

import msgspec

from croupier.engine.equipment.cards import RANKS, SUITS, Card
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.sentences import phrase

if TYPE_CHECKING:
    from croupier.mathematics.exact.counts import Counts

SUITS_IN_A_DECK = 4
EXAMPLE = "A:31,2:32,…,K:30"
NUMBER = re.compile(r"-?[0-9]{1,9}")  # longer ones Python itself may refuse to read


class ImpossibleShoe(ValueError):
    """No shoe of so many decks can hold these cards, or they do not make a round."""


class Composition(msgspec.Struct, frozen=True):
    """What is left of a shoe of `decks` decks, by rank in the order A 2 … 9 T J Q K.

    Suits are not counted: of each rank any of its cards may be gone, all equally likely.
    """

    decks: int
    counts: tuple[int, ...]

    @classmethod
    def of_decks(cls, decks: int) -> Self:
        return cls(decks, (SUITS_IN_A_DECK * decks,) * len(RANKS))

    @classmethod
    def parse(cls, text: str, decks: int) -> Self:
        """`A:31,2:32,…`; a rank that is not named has none left."""
        named: dict[str, int] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, colon, number = (word.strip() for word in part.partition(":"))
            rank = name.upper().replace("10", "T")
            if not colon or len(rank) != 1 or rank not in RANKS:
                raise ImpossibleShoe(
                    phrase(
                        "impossible-is-not-a-rank-with-a",
                        a=repr(part),
                        b=str(EXAMPLE),
                        c=str(" ".join(RANKS)),
                    )
                )
            if rank in named:
                raise ImpossibleShoe(phrase("impossible-the-shoe-names-rank-twice", a=str(rank)))
            if not NUMBER.fullmatch(number):
                raise ImpossibleShoe(
                    phrase("impossible-is-not-a-number-of-cards", a=repr(number), b=str(EXAMPLE))
                )
            named[rank] = int(number)
        return cls(decks, tuple(named.get(rank, 0) for rank in RANKS)).checked()

    @classmethod
    def left_in(cls, shoe: Shoe) -> Self:
        """What a table has still to deal."""
        left = (sum(shoe.composition.count(Card(rank + suit)) for suit in SUITS) for rank in RANKS)
        return cls(shoe.decks, tuple(left)).checked()

    def checked(self) -> Self:
        most = SUITS_IN_A_DECK * self.decks
        for rank, count in zip(RANKS, self.counts, strict=True):
            if count < 0:
                raise ImpossibleShoe(
                    phrase("impossible-a-shoe-cannot-hold-cards-of", a=str(count), b=str(rank))
                )
            if count > most:
                raise ImpossibleShoe(
                    phrase(
                        "impossible-a-shoe-of-decks-holds-at",
                        a=str(self.decks),
                        b=str(most),
                        c=str(rank),
                        d=str(count),
                    )
                )
        if not len(self):
            raise ImpossibleShoe(phrase("impossible-the-shoe-is-empty-a-round"))
        return self

    @property
    def fresh(self) -> bool:
        """Nothing is gone."""
        return self == Composition.of_decks(self.decks)

    def __len__(self) -> int:
        return sum(self.counts)

    def by_value(self, values: Mapping[str, int], smallest: int = 0) -> "Counts":
        """How many cards there are of each of the ten values a game gives them."""
        import numpy as np

        found = np.zeros(10, dtype=np.int64)
        for rank, count in zip(RANKS, self.counts, strict=True):
            found[values[rank] - smallest] += count
        return found

    def spelled(self) -> str:
        return ",".join(f"{rank}:{n}" for rank, n in zip(RANKS, self.counts, strict=True))
