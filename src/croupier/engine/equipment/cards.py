"""Playing cards as two characters, rank then suit: `As Td 9c` (Baccarat 2.2.1, Blackjack 2.2.1)."""

from typing import Annotated, NewType

import msgspec

RANKS = "A23456789TJQK"
SUITS = "shdc"

# Whatever is read from outside is one of the 52, or refused.
Card = NewType("Card", Annotated[str, msgspec.Meta(pattern=f"^[{RANKS}][{SUITS}]$", max_length=2)])
DECK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
INDEX: dict[Card, int] = {card: number for number, card in enumerate(DECK)}


class UnknownCard(ValueError):
    """The `text` is not one of the 52 cards."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(
            f"{text!r} is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), like 9h"
        )


def card(text: str) -> Card:
    if text not in INDEX:
        raise UnknownCard(text)
    return Card(text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a spaced text: `9h 4c Ks`."""
    return tuple(card(word) for word in text.split())


def rank(card: Card) -> str:
    return card[0]


def suit(card: Card) -> str:
    return card[1]


def red(card: Card) -> bool:
    return card[1] in "hd"
