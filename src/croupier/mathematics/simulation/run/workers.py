"""Whoever plays a simulation: threads of this process here, the processes of a cluster elsewhere.

All of them play stretches of chunks, and any of them plays a stretch to the same counts.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic

import msgspec

from croupier.engine.sentences import Listed, phrase
from croupier.mathematics.compiler import SOURCES
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.plan import ImpossibleSimulation, Simulation, play_chunks
from croupier.mathematics.simulation.requests import check
from croupier.mathematics.simulation.run import gpu

SHORTEST_TIME = 1e-9  # seconds; a clock may not have moved
CPU, CUDA = DEVICES = ("cpu", "cuda")


class OtherSources(RuntimeError):
    """A worker would count with other code than ours."""


class Workers(msgspec.Struct, frozen=True):
    executor: Executor
    number: Callable[[], int]  # how many they are now
    deaths: tuple[type[Exception], ...] = ()  # what a stretch ends with when they died over it


def check_device(device: str, threads: int | None, cluster: str | None) -> None:
    """On a cluster its workers are the ones who have a graphics card."""
    if device not in DEVICES:
        raise ImpossibleSimulation(
            phrase("impossible-a-device-is-not", a=Listed(tuple(DEVICES), "or"), b=repr(device))
        )
    if device == CUDA and threads is not None:
        raise ImpossibleSimulation(phrase("impossible-threads-are-those-of-a-cpu"))
    if device == CUDA and cluster is None:
        gpu.check_gpu()


@contextmanager
def on_threads(number: int) -> Iterator[Workers]:
    """Threads do: the kernels let go of Python's lock."""
    check("threads", number, int)
    if number < 1:
        raise ImpossibleSimulation(
            phrase("impossible-there-must-be-at-least-thread", a=str(number))
        )
    with ThreadPoolExecutor(number) as executor:
        yield Workers(executor, lambda: number)


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_stretch(
    simulation: Simulation, first: int, last: int, expected: str, device: str = CPU
) -> tuple[Counts, float]:
    """The counts of chunks first … last - 1 and the seconds they took."""
    if expected != SOURCES:
        raise OtherSources
    began = monotonic()
    play = gpu.play_chunks if device == CUDA else play_chunks
    counts = play(simulation, first, last)
    return counts, max(monotonic() - began, SHORTEST_TIME)
