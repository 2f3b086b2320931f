"""A process of its own that appends until it is stopped, and names each entry once it is durable.

`python -m tests.floor.record.store.appending_child FILE [LARGEST]`; LARGEST limits the size of the
file in bytes.
"""

import asyncio
import resource
import sys
from itertools import count
from pathlib import Path

from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from tests.floor.record.store.entries_for_tests import entry

CALLERS = 3


async def appended(commits: GroupCommit, stream: str) -> None:
    moved = Transfer("house", f"{stream}/float", 100)
    for version in count(commits.store.version(stream)):
        append = entry(f"{stream}:{version}", version, stream, moved)
        (answer,) = await commits.commit([append])
        assert isinstance(answer, Line), answer
        print(answer.id, flush=True)


async def run(store: SqliteStore) -> None:
    commits = GroupCommit(store, asyncio.get_running_loop())
    await asyncio.gather(*(appended(commits, f"b{number}") for number in range(CALLERS)))


if __name__ == "__main__":
    try:
        store = SqliteStore(Path(sys.argv[1]))
        if len(sys.argv) > 2:
            largest = int(sys.argv[2])
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))
        asyncio.run(run(store))
    except StoreFailed as failed:
        print(failed, file=sys.stderr)
        sys.exit(2)
