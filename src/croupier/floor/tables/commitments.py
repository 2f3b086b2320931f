"""A commitment to what chance has fixed: published before it is played, checked when revealed.

Anybody can compute it: SHA-256 over one line of text, the parts divided by single spaces.
"""

from collections.abc import Sequence
from hashlib import sha256


def committed_text(table: str, number: int, salt: str, order: Sequence[str]) -> str:
    """`baccarat-1 3 9f0c… As Td 9c …`; a spin of the wheel is a pocket and its turns."""
    return " ".join((table, str(number), salt, *order))


def commitment_of(table: str, number: int, salt: str, order: Sequence[str]) -> str:
    """
    >>> commitment_of("roulette-1", 1, "00", ("17", "9"))[:16]
    '473939c62b095825'
    """
    return sha256(committed_text(table, number, salt, order).encode()).hexdigest()
