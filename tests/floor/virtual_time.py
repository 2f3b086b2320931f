"""An event loop whose time advances only when nothing is ready: hours pass in no time, and the same
things happen in the same order every time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Stuck(AssertionError):
    """Nothing is ready, and no timer runs: nothing would ever happen."""


class VirtualTime(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Leaping(self))

    def time(self) -> float:
        return self._now

    def leap(self, seconds: float) -> None:
        self._now += seconds


class _Leaping(selectors.BaseSelector):
    """Waits for nothing: whoever would wait is later at once."""

    def __init__(self, loop: VirtualTime) -> None:
        self._loop, self._real = loop, selectors.DefaultSelector()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0:  # something is ready, and comes first
            return []
        ready = self._real.select(0)
        if ready:
            return ready
        if timeout is None:
            raise Stuck("nothing is ready, and no timer runs")
        self._loop.leap(timeout)
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self._real.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._real.unregister(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._real.get_map()

    def close(self) -> None:
        self._real.close()


def simulated(main: Coroutine[Any, Any, T]) -> T:
    """Runs it to its end on virtual time."""
    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        return runner.run(main)


def on_virtual_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        simulated(test(*args, **kwargs))

    return run
