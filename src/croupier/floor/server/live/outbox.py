"""What waits to be sent to one client: bounded, so that nobody who stalls costs anybody else."""

import asyncio
from typing import NamedTuple, Protocol

from croupier.engine.table.viewing import Viewer

MOST_WAITING = 256  # answers
MOST_TOLD = 20_000  # characters of what was said while the client did not read


class Shown(Protocol):
    """A table at one moment, as frames for whoever looks at it."""

    told: str  # what was said, encoded

    def text(self, viewer: Viewer, wallet_cents: int | None, said_before: str = "") -> str: ...


class Waiting(NamedTuple):
    """In the order in which it is sent: a table is shown before the answer that it came of."""

    sign: str | None
    table: Shown | None
    said_before: str  # in tables that were not sent
    answers: tuple[str, ...]


class Outbox:
    """The latest table takes the place of one that was not sent yet; answers are never dropped."""

    def __init__(self) -> None:
        self._sign: str | None = None
        self._table: Shown | None = None
        self._said_before = ""
        self._answers: list[str] = []
        self._filled = asyncio.Event()
        self._closing = False
        self.full = False  # the client does not read what it asked for

    def put(self, answer: str) -> None:
        if len(self._answers) < MOST_WAITING:
            self._answers.append(answer)
        else:
            self.full = True
        self._filled.set()

    def sign(self, text: str) -> None:
        self._sign = text
        self._filled.set()

    def show(self, publication: Shown) -> None:
        unsent = self._table
        if unsent is not None and unsent.told:
            told = f"{self._said_before},{unsent.told}" if self._said_before else unsent.told
            self._said_before = told if len(told) <= MOST_TOLD else ""
        self._table = publication
        self._filled.set()

    def close(self) -> None:
        """Once all that waits is sent."""
        self._closing = True
        self._filled.set()

    @property
    def waiting(self) -> bool:
        return bool(self._answers or self._table or self._sign)

    async def taken(self) -> Waiting | None:
        """Whatever waits; None: no more will come."""
        while not self.waiting:
            if self._closing:
                return None
            self._filled.clear()
            await self._filled.wait()
        found = Waiting(self._sign, self._table, self._said_before, tuple(self._answers))
        self._sign, self._table, self._said_before = None, None, ""
        self._answers.clear()
        return found
