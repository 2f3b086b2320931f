"""A commitment to what chance has fixed: published before it is played, checked when revealed.

Anybody can compute it: SHA-256 over one line of text, the parts divided by single spaces.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from croupier.engine.crew.spins import RUNS
from croupier.engine.equipment.cards import DECK
from croupier.engine.equipment.wheel import POCKETS


def committed_text(table: str, number: int, salt: str, order: Sequence[str]) -> str:
    """`baccarat-1 3 9f0c… As Td 9c …`; a spin of the wheel is a pocket and its turns."""
    return " ".join((table, str(number), salt, *order))


def commitment_of(table: str, number: int, salt: str, order: Sequence[str]) -> str:
    """
    >>> commitment_of("roulette-1", 1, "00", ("17", "9"))[:16]
    '473939c62b095825'
    """
    return sha256(committed_text(table, number, salt, order).encode()).hexdigest()


def is_complete(order: Sequence[str], decks: int | None) -> bool:
    """Every card of the decks once for each of them; of a spin (0 decks), a pocket of the wheel and
    its turns. `decks` None: it is not known how many there should be.

    >>> is_complete(("17", "9"), 0), is_complete(("2s",) * 416, 8)
    (True, False)
    """
    if not decks and len(order) == 2:
        return order[0] in POCKETS and order[1] in map(str, RUNS)
    whole = len(order) // len(DECK) if decks is None else decks
    return whole > 0 and Counter(order) == dict.fromkeys(DECK, whole)
