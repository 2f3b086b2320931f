"""What was worked out of the odds, once for each game and these sources."""

import asyncio
import os
import threading
from contextlib import suppress
from pathlib import Path

from croupier.engine.sentences import said
from croupier.floor import advice
from croupier.floor.server.answers import Stopped
from croupier.floor.server.pages.page_files import File, tagged
from croupier.floor.server.pages.pages import JSON
from croupier.floor.server.worker_process import elsewhere


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
    return told_once(game, advice.cache_folder())


def told_once(game: str, folder: Path | None) -> bytes:
    """Kept beside the compiled code, in the folder of exactly these sources: the next server need
    not work it out again. None: nothing can be written."""
    kept = folder / f"odds-{game}.json" if folder else None
    if kept is not None and kept.exists():
        return kept.read_bytes()
    found = advice.odds_of(game, f"croupier edge {game} --report {game}.html")
    if kept is not None:
        with suppress(OSError):
            written = kept.with_suffix(f".{os.getpid()}")
            written.write_bytes(found)
            written.replace(kept)  # whole or not at all
    return found
