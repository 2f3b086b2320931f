"""After the record has failed: it is opened again as soon as that can be done, and the tables go on
with what is durable."""

import asyncio
from contextlib import suppress

from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Reading, StoreFailed
from croupier.floor.server.logs import Log
from croupier.floor.tables.opening.floor import Floor

FIRST_AFTER_S, AT_MOST_S = 1.0, 30.0


class Recovering:
    """One attempt at a time, each after a longer while. Whoever made the record fail: it need not
    be a table."""

    def __init__(self, commit: GroupCommit, log: Log) -> None:
        self._commit, self._log = commit, log
        self._at_it: asyncio.Task[None] | None = None
        self._stopped = False

    def watch(self, floor: Floor) -> None:
        """From now on; it may have failed while the House was opened."""
        loop = asyncio.get_running_loop()

        def heard() -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._begin, floor)

        self._commit.store.on_failure(heard)
        self._begin(floor)

    def _begin(self, floor: Floor) -> None:
        trouble = self._commit.store.failed
        if trouble is None or self._stopped or not (self._at_it is None or self._at_it.done()):
            return
        self._log.warning("record failed", trouble=str(StoreFailed(trouble)))
        self._at_it = asyncio.create_task(self._until_it_goes_on(floor))

    async def stop(self) -> None:
        self._stopped = True
        if self._at_it is not None:
            self._at_it.cancel()
            await asyncio.gather(self._at_it, return_exceptions=True)

    async def _until_it_goes_on(self, floor: Floor) -> None:
        wait_s = FIRST_AFTER_S
        while True:
            await asyncio.sleep(wait_s)
            try:
                await floor.recover(self._reopened)
                position = self._commit.store.head().position  # it may have failed once more
            except Exception as trouble:  # whatever it is: nobody else would try again
                if isinstance(trouble, StoreFailed):
                    self._log.warning("not recovered", trouble=str(trouble))
                else:
                    self._log.exception("not recovered", exc_info=trouble)
                wait_s = min(wait_s * 2, AT_MOST_S)
            else:
                self._log.info("recovered", position=position)
                return

    async def _reopened(self) -> Reading:
        await self._commit.reopen()
        return self._commit.store
