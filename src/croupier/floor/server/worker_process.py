"""Work for a process of its own: the tables would stand still meanwhile."""

import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")

LOOKED_AT_EVERY_S = 0.2


def elsewhere(
    work: Callable[[Asked], Found], asked: Asked, closed: threading.Event
) -> Found | None:
    """What `work` finds; None where it failed, or the house was closed before. It waits: call it
    in a thread."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=_told, args=(work, asked, theirs), daemon=True)
    worker.start()
    theirs.close()
    try:
        while not ours.poll(LOOKED_AT_EVERY_S):
            if closed.is_set():
                return None
        found: Found = ours.recv()
        return found
    except EOFError:  # it failed, and has said so
        return None
    finally:
        worker.kill()
        worker.join()
        worker.close()
        ours.close()


def _told(work: Callable[[Any], object], asked: object, pipe: Connection) -> None:
    pipe.send(work(asked))
    pipe.close()
