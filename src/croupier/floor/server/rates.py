"""How much somebody may ask for: buckets of tokens that fill up again."""

from collections.abc import Callable
from math import ceil
from time import monotonic

import msgspec

from croupier.floor.server.networks import Networks

MOST_KNOWN = 20_000  # buckets; beyond that, full ones are forgotten
SHARED = 10  # an address that many people share counts as this many


class Rate(msgspec.Struct, frozen=True):
    per_second: float
    at_once: int


def in_ten_minutes(number: int) -> Rate:
    """At once, and again within ten minutes."""
    return Rate(number / 600, number)


class Rates(msgspec.Struct, frozen=True):
    """`requests`, `files`, `guests` and `logins` count by address, `frames` by session, `commands`
    of a player at tables by account: each may become an entry of the record. Of logins only those
    that fail are counted. `files` are those of the pages, some seventy to a page, which lie
    ready."""

    requests: Rate = Rate(50, 1_000)
    guests: Rate = in_ten_minutes(240)
    logins: Rate = in_ten_minutes(100)
    frames: Rate = Rate(20, 60)
    connections: int = 20  # of one account at the same time
    commands: Rate = Rate(5, 300)
    files: Rate = Rate(400, 5_000)


class Buckets:
    """
    >>> now = 0.0
    >>> buckets = Buckets(Rate(0.5, 2), lambda: now)
    >>> [buckets.taken("a"), buckets.taken("a"), buckets.taken("a"), buckets.taken("b")]
    [True, True, False, True]
    >>> buckets.wait_s("a"), buckets.wait_s("b"), buckets.wait_s("c")
    (2, 0, 0)
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

    def wait_s(self, key: str) -> int:
        """Whole seconds until there is a token; 0: there is one."""
        lacking = 1 - self._now(key, self._clock())
        return 0 if lacking <= 0 else max(1, ceil(lacking / self._rate.per_second))

    def _now(self, key: str, now: float) -> float:
        left, since = self._left.get(key, (self._rate.at_once, now))
        return min(self._rate.at_once, left + (now - since) * self._rate.per_second)

    def _forget_full(self, now: float) -> None:
        full = [key for key in self._left if self._now(key, now) >= self._rate.at_once]
        for key in full:
            del self._left[key]


class AddressBuckets:
    """By address; one that many people are known to share has a larger bucket."""

    def __init__(self, rate: Rate, shared: Networks) -> None:
        self._usual, self._networks = Buckets(rate), shared
        self._shared = Buckets(Rate(rate.per_second * SHARED, rate.at_once * SHARED))

    def taken(self, address: str) -> bool:
        return self._of(address).taken(address)

    def wait_s(self, address: str) -> int:
        return self._of(address).wait_s(address)

    def _of(self, address: str) -> Buckets:
        return self._shared if address in self._networks else self._usual
