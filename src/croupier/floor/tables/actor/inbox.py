"""What waits for a live table, in the order in which it came."""

import asyncio
from collections import deque

from croupier.floor.tables.actor.requests import Asked

MOST_WAITING = 1000  # commands at one table
MOST_TOGETHER = 64  # of them decided before any is written down


class Mailbox:
    def __init__(self) -> None:
        self._waiting: deque[Asked | str | None] = deque()
        self._arrival: asyncio.Future[None] | None = None  # somebody waits for mail

    @property
    def at_rest(self) -> bool:
        """Nothing waits, and whoever takes the mail waits for some."""
        return self._arrival is not None and not self._arrival.done()

    def put(self, mail: Asked | str) -> bool:
        """A command, or the question whose time is up; False: there is no room."""
        if len(self._waiting) >= MOST_WAITING:
            return False
        self._put(mail)
        return True

    def end(self) -> None:
        """Nothing after this is taken out."""
        self._put(None)

    async def taken(self) -> list[Asked] | str | None:
        """All commands up to the next question whose time is up, or that question; None: the
        end."""
        while not self._waiting:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        first = self._waiting.popleft()
        if not isinstance(first, Asked):
            return first
        together = [first]
        while self._waiting and len(together) < MOST_TOGETHER:
            if not isinstance(self._waiting[0], Asked):
                break
            together.append(self._waiting.popleft())  # type: ignore[arg-type]
        return together

    def _put(self, mail: Asked | str | None) -> None:
        self._waiting.append(mail)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
