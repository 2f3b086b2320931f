"""One timer for each open question that somebody counts the time of."""

import asyncio
from collections.abc import Callable, Mapping

import msgspec


class Deadline(msgspec.Struct, frozen=True):
    question: str
    at: float  # on the loop's clock
    seconds: float


class Timers:
    """A timer names its question: late, it hits no other."""

    def __init__(self, fire: Callable[[str], None]) -> None:
        self._fire = fire
        self._running: dict[str, tuple[asyncio.TimerHandle, Deadline]] = {}

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        return tuple(deadline for _, deadline in self._running.values())

    def set(self, wanted: Mapping[str, float]) -> None:
        """Exactly these run; one that runs already goes on, unless its time was shortened."""
        for question in [q for q in self._running if q not in wanted]:
            self._running.pop(question)[0].cancel()
        loop = asyncio.get_running_loop()
        for question, seconds in wanted.items():
            at = loop.time() + seconds
            known = self._running.get(question)
            if known is not None:
                if known[1].at <= at:
                    continue
                known[0].cancel()
            handle = loop.call_at(at, self._over, question)
            self._running[question] = handle, Deadline(question, at, seconds)

    def stop(self) -> None:
        self.set({})

    def _over(self, question: str) -> None:
        del self._running[question]
        self._fire(question)
