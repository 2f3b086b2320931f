"""How much somebody may ask for: buckets of tokens that fill up again."""

from collections.abc import Callable
from time import monotonic

import msgspec

MOST_KNOWN = 20_000  # buckets; beyond that, full ones are forgotten


class Rate(msgspec.Struct, frozen=True):
    per_second: float
    at_once: int


class Rates(msgspec.Struct, frozen=True):
    """`requests`, `files`, `guests` and `logins` count by address, `frames` by session, `commands`
    of a player at tables by account: each may become an entry of the record. `files` are those of
    the pages, some seventy to a page, which lie ready."""

    requests: Rate = Rate(20, 200)
    guests: Rate = Rate(0.2, 20)
    logins: Rate = Rate(0.2, 10)
    frames: Rate = Rate(20, 60)
    connections: int = 20  # of one account at the same time
    commands: Rate = Rate(5, 300)
    files: Rate = Rate(200, 2_000)


class Buckets:
    """
    >>> now = 0.0
    >>> buckets = Buckets(Rate(1, 2), lambda: now)
    >>> [buckets.taken("a"), buckets.taken("a"), buckets.taken("a"), buckets.taken("b")]
    [True, True, False, True]
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def taken(self, key: str) -> bool:
        """False: there is none left."""
        now = self._clock()
        left = self._now(key, now)
        if left < 1:
            return False
        if len(self._left) >= MOST_KNOWN:
            self._forget_full(now)
        self._left[key] = left - 1, now
        return True

    def _now(self, key: str, now: float) -> float:
        left, since = self._left.get(key, (self._rate.at_once, now))
        return min(self._rate.at_once, left + (now - since) * self._rate.per_second)

    def _forget_full(self, now: float) -> None:
        full = [key for key in self._left if self._now(key, now) >= self._rate.at_once]
        for key in full:
            del self._left[key]
