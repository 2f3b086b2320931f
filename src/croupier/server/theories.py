"""The mathematics of the bets, worked out once each in a process of their own: the tables would
stand still meanwhile."""

import asyncio
import threading
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection

from croupier.floor.pit.theory import Basis, Worth, worth_of

LOOKED_AT_EVERY_S = 0.2


class Theories:
    def __init__(self) -> None:
        self._known: dict[Basis, Worth] = {}
        self._working: dict[Basis, asyncio.Task[None]] = {}
        self._closed = threading.Event()

    async def known(self, asked: Iterable[Basis], within_s: float) -> dict[Basis, Worth]:
        """Those that are known by then; the others go on being worked out."""
        for basis in asked:
            if basis not in self._known and basis not in self._working:
                self._working[basis] = asyncio.create_task(self._work(basis))
        wanted = [self._working[basis] for basis in asked if basis in self._working]
        if wanted:
            await asyncio.wait(wanted, timeout=within_s)
        return {basis: self._known[basis] for basis in asked if basis in self._known}

    def close(self) -> None:
        """Whatever is being worked out ends soon."""
        self._closed.set()

    async def _work(self, basis: Basis) -> None:
        self._known[basis] = await asyncio.to_thread(_elsewhere, basis, self._closed)
        del self._working[basis]


def _elsewhere(basis: Basis, closed: threading.Event) -> Worth:
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=_told, args=(basis, theirs), daemon=True)
    worker.start()
    theirs.close()
    try:
        while not ours.poll(LOOKED_AT_EVERY_S):
            if closed.is_set():
                return {}
        found: Worth = ours.recv()
        return found
    except EOFError:  # it failed, and has said so
        return {}
    finally:
        worker.kill()
        worker.join()
        worker.close()
        ours.close()


def _told(basis: Basis, pipe: Connection) -> None:
    pipe.send(worth_of(basis))
    pipe.close()
