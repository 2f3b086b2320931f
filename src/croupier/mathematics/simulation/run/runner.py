"""A simulation played to its end, or until it is stopped: stretches of chunks handed to workers.

How long a stretch is follows from the speed that was measured, and who plays it from who is free.
Neither changes a count: a chunk is a function of the simulation and its number.
"""

from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from threading import Event
from time import monotonic

from croupier.mathematics.compiler import SOURCES
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.run.checkpoint import Checkpoint
from croupier.mathematics.simulation.run.cluster import on_cluster
from croupier.mathematics.simulation.run.progress import Progress, Stretch
from croupier.mathematics.simulation.run.workers import (
    CPU,
    CUDA,
    Workers,
    check_device,
    on_threads,
    play_stretch,
    usable_cores,
)

SECONDS_PER_STRETCH = 0.4
LONGEST_STRETCH = 1 << 23  # chunks
AHEAD = 2  # stretches per worker: the one it plays and the one after
TICK = 0.1  # seconds
MOST_LOSSES = 5  # times the same stretch comes back because its workers died

Hears = Callable[[Progress], None]


def play(
    progress: Progress,
    *,
    threads: int | None = None,
    cluster: str | None = None,
    device: str = CPU,
    checkpoint: Checkpoint | None = None,
    stop: Event | None = None,
    tell: Hears = lambda progress: None,
) -> None:
    """Plays what is missing, on all cores of this machine unless told otherwise; `device` "cuda"
    is its graphics card, or those of the workers of a cluster.

    After `stop` is set only what is under way is finished. `tell` is called several times a second.
    """
    check_device(device, threads, cluster)
    if progress.finished:
        return
    keep: Hears = (lambda progress: None) if checkpoint is None else checkpoint.save
    keep(progress)  # a file that cannot be written is better known now
    number = 1 if device == CUDA else usable_cores() if threads is None else threads
    there = on_threads(number) if cluster is None else on_cluster(cluster)
    with there as workers:
        _hand_out(progress, workers, device, stop or Event(), tell, keep)


def _hand_out(
    progress: Progress, workers: Workers, device: str, stop: Event, tell: Hears, keep: Hears
) -> None:
    began = monotonic() - progress.seconds
    missing = deque(progress.missing())
    playing: dict[Future[tuple[Counts, float]], Stretch] = {}
    losses: Counter[int] = Counter()  # by the first chunk of a stretch
    pace = 1
    try:
        while missing or playing:
            if stop.is_set():
                missing.clear()
                playing = {future: left for future, left in playing.items() if not future.cancel()}
            while missing and len(playing) < AHEAD * workers.number():
                stretch = _taken(missing, pace, workers.number())
                asked = (progress.simulation, *stretch, SOURCES, device)
                playing[workers.executor.submit(play_stretch, *asked)] = stretch
            finished, _ = wait(playing, TICK, FIRST_COMPLETED)
            for task in finished:
                stretch = playing.pop(task)
                try:
                    counts, seconds = task.result()
                except workers.deaths:
                    losses[stretch[0]] += 1
                    if losses[stretch[0]] == MOST_LOSSES:
                        raise
                    missing.appendleft(stretch)
                    continue
                progress.add(stretch, counts)
                pace = _pace(stretch, seconds)
            progress.seconds = monotonic() - began
            if finished:
                keep(progress)
            tell(progress)
    finally:
        for task in playing:
            task.cancel()


def _taken(missing: deque[Stretch], pace: int, workers: int) -> Stretch:
    """The next stretch; shorter towards the end, so that all workers finish together."""
    left = sum(last - first for first, last in missing)
    first, last = missing.popleft()
    end = min(last, first + max(1, min(pace, left // (AHEAD * workers))))
    if end < last:
        missing.appendleft((end, last))
    return first, end


def _pace(stretch: Stretch, seconds: float) -> int:
    """How many chunks make a stretch of the wanted length."""
    first, last = stretch
    return max(1, min(int(SECONDS_PER_STRETCH * (last - first) / seconds), LONGEST_STRETCH))
