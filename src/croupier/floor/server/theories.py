"""The mathematics of the bets, worked out once each."""

import asyncio
import threading
from collections.abc import Iterable

from croupier.floor.pit.theory import Basis, Worth, worth_of
from croupier.floor.server.worker_process import elsewhere


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
        found = await asyncio.to_thread(elsewhere, worth_of, basis, self._closed)
        self._known[basis] = Worth() if found is None else found
        del self._working[basis]
