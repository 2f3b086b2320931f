"""Advice is worked out in a process of its own, started with the first practice table: the tables
would stand still meanwhile."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from croupier.engine.table.vocabulary.commands import Command
from croupier.floor import advice as mathematics

LOOKED_AT_EVERY_S = 0.2
MOST_WAITING = 64  # questions; whoever asks when there are more gets no answer

Job = tuple[str, "mathematics.Seen", Command | None]


class Advisor:
    """One question after the other; whoever asks for a hint waits for it, so hints come first."""

    def __init__(self) -> None:
        self._worker: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._turn = asyncio.Condition()
        self._busy = False
        self._waiting: list[str] = []  # the kinds of all questions that are not answered
        self._closed = threading.Event()

    async def advice(self, seen: "mathematics.Seen") -> "mathematics.Advice | None":
        found: mathematics.Advice | None = await self._asked(("advice", seen, None))
        return found

    async def cost(
        self, seen: "mathematics.Seen", command: Command | None
    ) -> "mathematics.Cost | None":
        found: mathematics.Cost | None = await self._asked(("cost", seen, command))
        return found

    async def prepare(self, seen: "mathematics.Seen") -> None:
        """So that the first hint need not wait for all it needs."""
        await self._asked(("prepare", seen, None))

    async def _asked(self, job: Job) -> Any:
        if len(self._waiting) >= MOST_WAITING:
            return None
        self._waiting.append(job[0])
        try:
            async with self._turn:
                await self._turn.wait_for(lambda: self._may_begin(job))
                self._busy = True
            try:
                return await asyncio.to_thread(self._answer, job)
            finally:
                self._busy = False
        finally:
            self._waiting.remove(job[0])
            async with self._turn:
                self._turn.notify_all()

    def _may_begin(self, job: Job) -> bool:
        return not self._busy and (job[0] == "advice" or "advice" not in self._waiting)

    def _answer(self, job: Job) -> Any:
        # If it fails it says so itself; after an update in place it may speak of what is not known
        # here. The next question starts another.
        with suppress(Exception):
            pipe = self._started()
            pipe.send(job)
            while not pipe.poll(LOOKED_AT_EVERY_S):
                if self._closed.is_set():
                    break
            else:
                return pipe.recv()
        self._end()
        return None

    def _started(self) -> Connection:
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._worker = context.Process(target=_work, args=(theirs,), daemon=True)
            self._worker.start()
            theirs.close()
        return self._pipe

    def close(self) -> None:
        """Whatever is being worked out ends soon."""
        self._closed.set()
        if not self._waiting:
            self._end()

    def _end(self) -> None:
        worker, pipe, self._worker, self._pipe = self._worker, self._pipe, None, None
        if worker is not None and pipe is not None:
            worker.kill()
            worker.join()
            worker.close()
            pipe.close()


def _work(pipe: Connection) -> None:
    """What it imports compiles code; the server itself never does."""
    jobs: dict[str, Callable[[mathematics.Seen, Command | None], Any]] = {
        "advice": lambda seen, _: mathematics.advised(seen),
        "prepare": lambda seen, _: mathematics.advised(seen),
        "cost": mathematics.cost_of,
    }
    while True:
        try:
            kind, seen, command = pipe.recv()
        except EOFError:
            return
        pipe.send(jobs[kind](seen, command))
