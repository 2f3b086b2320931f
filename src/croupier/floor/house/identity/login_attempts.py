"""Failed logins, counted by name and address: whoever guesses locks out nobody but themselves.

A name that nobody has is counted like any other, so that a lock does not tell who is known here.
Counts are in memory: whoever keeps the floor may forget them by opening it again."""

from typing import Protocol

from croupier.floor.house.identity.credentials import Clock
from croupier.floor.house.identity.spelling import alike

FAILURES_THAT_LOCK = 5  # in a row, and again after as many more
MINUTE_MS = 60_000
FIRST_LOCK_MS, LONGEST_LOCK_MS = 5 * MINUTE_MS, 60 * MINUTE_MS
MOST_KNOWN = 20_000  # beyond that, those who failed longest ago are forgotten

By = tuple[str, str]  # a name as people would take it for another, and an address


class Failures(Protocol):
    """Failed logins from one address, whatever names were tried."""

    def wait_s(self, address: str) -> int:
        """0: one more may be tried."""

    def taken(self, address: str) -> bool:
        """One has failed."""


class Guesses:
    """
    >>> now_ms = 0
    >>> guesses = Guesses(lambda: now_ms)
    >>> for _ in range(5):
    ...     guesses.failed("ann", "10.0.0.7")
    >>> guesses.locked_ms("Ann", "10.0.0.7") // MINUTE_MS, guesses.locked_ms("ann", "10.0.0.8")
    (5, 0)
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failed: dict[By, tuple[int, int]] = {}  # how often, and until when it is locked

    def locked_ms(self, name: str, address: str) -> int:
        """How long nobody logs in by this name from there; 0: they may try."""
        _, until_ms = self._failed.get((alike(name), address), (0, 0))
        return max(0, until_ms - self._clock())

    def failed(self, name: str, address: str) -> None:
        by = (alike(name), address)
        times = self._failed.pop(by, (0, 0))[0] + 1
        if len(self._failed) >= MOST_KNOWN:
            del self._failed[next(iter(self._failed))]
        self._failed[by] = times, self._clock() + lock_ms(times)

    def forget(self, name: str, address: str | None = None) -> None:
        """What failed by this name from there; None: from anywhere."""
        name = alike(name)
        for by in [by for by in self._failed if by[0] == name and address in (None, by[1])]:
            del self._failed[by]


def lock_ms(failed: int) -> int:
    """How long nobody logs in after so many failures in a row; 0: they may try again.

    >>> [lock_ms(failed) // MINUTE_MS for failed in (4, 5, 6, 10, 15, 20, 25, 1000)]
    [0, 5, 0, 10, 20, 40, 60, 60]
    """
    times, more = divmod(failed, FAILURES_THAT_LOCK)
    if more or not times:
        return 0
    return min(FIRST_LOCK_MS << min(times - 1, 8), LONGEST_LOCK_MS)
