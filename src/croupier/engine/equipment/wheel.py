"""The wheel's 39 pockets: 0, 00, the House pocket H and 1 to 36 (Roulette 2.1.1, C)."""

from typing import NewType

Pocket = NewType("Pocket", str)

HOUSE = Pocket("H")  # a logo in the book
ZEROS = (Pocket("0"), Pocket("00"), HOUSE)
NUMBERS: tuple[Pocket, ...] = tuple(Pocket(str(number)) for number in range(1, 37))
# The order in which pockets are named; that round the wheel is not in the text, decides nothing.
POCKETS: tuple[Pocket, ...] = (*ZEROS, *NUMBERS)
ORDER: dict[str, int] = {pocket: place for place, pocket in enumerate(POCKETS)}

_RED_NUMBERS = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)  # by convention
RED = frozenset(NUMBERS[number - 1] for number in _RED_NUMBERS)
BLACK = frozenset(NUMBERS) - RED


class UnknownPocket(ValueError):
    """The `text` is not one of the 39 pockets."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not a pocket; the wheel has 0, 00, H and 1 to 36")


def pocket(text: str) -> Pocket:
    named = text.upper()
    if named not in ORDER:
        raise UnknownPocket(text)
    return Pocket(named)


def pockets(text: str) -> tuple[Pocket, ...]:
    """The pockets of a joined text in the order they are named: `H-0` is 0 and H."""
    return tuple(sorted((pocket(word) for word in text.split("-")), key=ORDER.__getitem__))


def joined(named: tuple[Pocket, ...]) -> str:
    return "-".join(named)
