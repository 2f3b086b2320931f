"""What was worked out of the odds, once for each game."""

import asyncio
import threading

from croupier.sentences import said
from croupier.server.answers import Stopped
from croupier.server.elsewhere import elsewhere
from croupier.server.pages import JSON, File, tagged


class Odds:
    """Each game as soon as somebody asks for it."""

    def __init__(self) -> None:
        self._known: dict[str, asyncio.Task[File]] = {}
        self._closed = threading.Event()

    async def of(self, game: str) -> File:
        if game not in self._known:
            self._known[game] = asyncio.create_task(self._worked_out(game))
        return await asyncio.shield(self._known[game])  # whoever goes away does not stop it

    def close(self) -> None:
        """Whatever is being worked out ends soon."""
        self._closed.set()

    async def _worked_out(self, game: str) -> File:
        found = await asyncio.to_thread(elsewhere, _told, game, self._closed)
        if found is None:
            del self._known[game]
            raise Stopped(503, "failed", said("server-failed"))
        return tagged(found, JSON)


def _told(game: str) -> bytes:
    """In its own process alone: importing the mathematics compiles code."""
    from croupier.server.odds.telling import told

    return told(game)
