"""What waits for a live table, in the order in which it arrived."""

import asyncio
from collections import deque

from croupier.floor.tables.actor.requests import Request

MAX_PENDING_COMMANDS = 1000  # at one table
MAX_DECIDED_TOGETHER = 64  # commands, before any of them is written
WAKE = ""  # no question has this name


class Inbox:
    def __init__(self) -> None:
        self._waiting: deque[Request | str | None] = deque()
        self._arrival: asyncio.Future[None] | None = None  # set while `take` waits

    def put(self, arrived: Request | str) -> bool:
        """A request, or the question whose time is up; False if the inbox is full."""
        if len(self._waiting) >= MAX_PENDING_COMMANDS:
            return False
        self._put(arrived)
        return True

    def wake(self) -> None:
        """Let the actor look for errands. A full inbox wakes it anyway."""
        self.put(WAKE)

    def end(self) -> None:
        """Nothing that arrives after this is taken."""
        self._put(None)

    async def take(self) -> list[Request] | str | None:
        """All requests before the next question, or that question; None at the end."""
        while not self._waiting:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        first = self._waiting.popleft()
        if not isinstance(first, Request):
            return first
        together = [first]
        while self._waiting and len(together) < MAX_DECIDED_TOGETHER:
            if not isinstance(self._waiting[0], Request):
                break
            together.append(self._waiting.popleft())  # type: ignore[arg-type]
        return together

    def _put(self, arrived: Request | str | None) -> None:
        self._waiting.append(arrived)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
