"""Requests of the last minutes that were carried out and are in no record: the same one, sent again
because its answer was lost, is answered as before and not done again."""

from collections.abc import Callable
from hashlib import sha256
from time import monotonic

import msgspec

KEPT_S = 600
MOST_KEPT = 20_000


class Repeats:
    """By all that was asked and the session that asked it: nobody else can repeat that.

    >>> now = 0.0
    >>> repeats = Repeats(lambda: now)
    >>> repeats.keep("token", "id", "a password")
    >>> repeats.known("token", "id", "a password"), repeats.known("token", "id", "another")
    (True, False)
    >>> now = 601.0
    >>> repeats.known("token", "id", "a password")
    False
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._kept: dict[bytes, float] = {}  # until when, the oldest first

    def keep(self, *asked: str | None) -> None:
        self._forget()
        self._kept[_digest(asked)] = self._clock() + KEPT_S

    def known(self, *asked: str | None) -> bool:
        return self._kept.get(_digest(asked), 0.0) > self._clock()

    def _forget(self) -> None:
        now = self._clock()
        for digest, until in list(self._kept.items()):
            if until > now and len(self._kept) < MOST_KEPT:
                return
            del self._kept[digest]


def _digest(asked: tuple[str | None, ...]) -> bytes:
    return sha256(msgspec.json.encode(asked)).digest()
