"""What a table can be set to from Python: the keys of a history file's head, with their types."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Literal, TypedDict

# Those of the house; a game in a package of its own has a name that only its package knows.
GameName = Literal["andar-bahar", "baccarat", "blackjack", "roulette", "si-ki-pi"]
Dollars = int | Decimal


class TableOptions(TypedDict, total=False):
    edition: str  # of the book, by its date of effect; the current one unless named
    table: str  # electronic or recorded
    layout: str
    decks: int
    unit: Dollars  # the smallest chip
    limits: Mapping[str, Dollars | Mapping[str, Dollars]]  # minimum, maximum, differential
    seats: Mapping[int, str]  # who sits at which box
    purses: Mapping[str, Dollars]  # who has how much; without it chips are not counted
    shoe: Mapping[str, str]  # cards, held, seen; each a text, "9h 4c Ks"
    boxes: int  # all card games
    private: bool  # Baccarat
    insurance: bool  # Baccarat
    squeezing: bool  # Baccarat
    series: Mapping[str, list[str]]  # Roulette
    dealing: str  # Si Ki Pi: cards or sets
