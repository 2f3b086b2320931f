"""Many callers of one event loop, one thread that writes: what waits is committed together.

A commit alone on a quick disk takes less time than waking the thread and being woken by it; the
loop does it itself, and while nobody else writes, at once. Where the disk is slow the loop never
waits for it twice.
"""

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, cast

from croupier.engine.sentences import said
from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.interface import Conflict, Store, StoreFailed

T = TypeVar("T")

QUICK_S = 0.001  # the loop may stand still so long


Batch = Sequence[Append]


class Wanted(NamedTuple):
    what: Batch | Callable[[Store], Any]
    answer: "Future[Any]"


class Outcome(NamedTuple):
    answer: "Future[Any]"
    result: Any
    error: Exception | None = None


class GroupCommit:
    """Called from the loop alone. No more can be waiting than the loop has tasks.

    After a failure the store itself refuses everything, until `reopen`.
    """

    def __init__(self, store: Store, loop: AbstractEventLoop, quick_s: float = QUICK_S) -> None:
        self.store = store
        self._loop, self._quick_s = loop, quick_s
        self._gathered: list[Wanted] = []
        self._waiting: SimpleQueue[list[Wanted]] = SimpleQueue()
        self._under_way = 0  # with the thread
        self._alone = True  # no other has waited of late
        self._due = False  # `_hand_over`, with which the next turn of the loop begins
        self._lasted_s = quick_s  # the last commit; the first shows what the disk is like
        self._closing = False
        self._at_work = True
        self._thread = Thread(target=self._work, name="record", daemon=True)
        self._thread.start()

    def commit(self, batch: Batch) -> "Future[list[Line | Conflict]]":
        """Durable once it is answered; what is asked for in one turn of the loop is written
        together, in this order."""
        if len(batch) == 1 and self._alone and not self._due and self._quick():
            return self._committed_now(batch)
        return self._asked(batch)

    async def written(self, write: Callable[[Store], T]) -> T:
        """What is kept beside the log, written where everything is written."""
        return cast(T, await self._asked(write))

    async def reopen(self) -> Store:
        """What was waiting has failed by then: it was decided on what may not be in the record."""
        return cast(Store, await self._asked(self._reopened))

    async def close(self) -> None:
        """What waits is still written."""
        if not self._closing:
            closed = self._asked(self._closed)
            self._closing = True
            await closed
            self._thread.join()

    def _quick(self) -> bool:
        """The thread is at rest, and the last commit did not take long."""
        return not self._under_way and not self._closing and self._lasted_s < self._quick_s

    def _committed_now(self, batch: Batch) -> "Future[list[Line | Conflict]]":
        """On the loop itself: no other caller writes, and the disk is quick."""
        self._next_turn()
        answer: Future[list[Line | Conflict]] = self._loop.create_future()
        try:
            answer.set_result(self._append(batch))
        except Exception as error:
            answer.set_exception(error)
        return answer

    def _asked(self, what: Batch | Callable[[Store], Any]) -> "Future[Any]":
        answer: Future[Any] = self._loop.create_future()
        if self._closing:
            answer.set_exception(StoreFailed(said("store-closed")))
        else:
            self._gathered.append(Wanted(what, answer))
            self._next_turn()
        return answer

    def _next_turn(self) -> None:
        if not self._due:
            self._loop.call_soon(self._hand_over)
            self._due = True

    def _hand_over(self) -> None:
        """All that this turn of the loop has brought, at once: handed over one by one, the first
        would be committed alone while the others wait for the disk."""
        gathered, self._gathered = self._gathered, []
        self._alone, self._due = len(gathered) <= 1, False
        if self._alone and self._quick() and _of_one_entry(gathered):
            self._answer(self._committed(gathered))
        elif gathered:
            self._under_way += len(gathered)
            self._waiting.put(gathered)

    def _answer_from_thread(self, outcomes: list[Outcome]) -> None:
        self._under_way -= len(outcomes)
        self._answer(outcomes)

    @staticmethod
    def _answer(outcomes: list[Outcome]) -> None:
        for answer, result, error in outcomes:
            if not answer.done():  # whoever asked may have been cancelled
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)

    # What follows runs in the thread that writes, a commit alone also on the loop.

    def _work(self) -> None:
        while self._at_work:
            wanted = self._waiting.get()
            with suppress(Empty):
                while True:
                    wanted += self._waiting.get_nowait()
            outcomes = [*self._committed(wanted), *self._called(wanted)]
            with suppress(RuntimeError):  # the loop has ended: nobody waits for an answer
                self._loop.call_soon_threadsafe(self._answer_from_thread, outcomes)

    def _committed(self, wanted: list[Wanted]) -> list[Outcome]:
        """In one transaction; each batch is answered for itself."""
        batches = [(what, answer) for what, answer in wanted if not callable(what)]
        if not batches:
            return []
        try:
            written = iter(self._append([append for batch, _ in batches for append in batch]))
        except Exception as error:
            return [Outcome(answer, None, error) for _, answer in batches]
        return [Outcome(answer, list(islice(written, len(batch)))) for batch, answer in batches]

    def _append(self, batch: Batch) -> list[Line | Conflict]:
        since = perf_counter()
        try:
            return self.store.append(batch)
        finally:
            self._lasted_s = perf_counter() - since

    def _called(self, wanted: list[Wanted]) -> Iterator[Outcome]:
        for what, answer in wanted:
            if callable(what):
                try:
                    yield Outcome(answer, what(self.store))
                except Exception as error:
                    yield Outcome(answer, None, error)

    def _reopened(self, store: Store) -> Store:
        self.store = store.reopened()
        return self.store

    def _closed(self, store: Store) -> None:
        self._at_work = False
        store.close()


def _of_one_entry(gathered: list[Wanted]) -> bool:
    return any(not callable(what) and len(what) == 1 for what, _ in gathered)
