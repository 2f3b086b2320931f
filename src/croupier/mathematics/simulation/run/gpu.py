"""The same kernels on a graphics card: numba-cuda, an extra, imported only when it is asked for.

A card holds so many blocks of threads at once, each with a little memory that its threads share.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.engine.sentences import phrase
from croupier.mathematics.simulation.draws.chunks import Counts, Kernel
from croupier.mathematics.simulation.draws.streams import start_of
from croupier.mathematics.simulation.plan import CutShort, ImpossibleSimulation, Simulation

WARP = 32
MOST_THREADS = 512  # of a block; fewer where the cards of eight decks fill what it shares
NAMED = re.compile(r"CUDA_ERROR_\w+")
CHUNKS_PER_THREAD = 16  # in one launch: those who finish first wait for the others


def check_gpu() -> None:
    """A sentence where there is no graphics card, or nothing to reach it with."""
    if find_spec("numba_cuda") is None:
        raise ImpossibleSimulation(phrase("impossible-a-graphics-card-needs-numbacuda-which"))
    if not _cuda().is_available():
        raise ImpossibleSimulation(phrase("impossible-there-is-no-graphics-card-here"))


def play_chunks(simulation: Simulation, first: int, last: int) -> Counts:
    """The counts of chunks first … last - 1 together, the same as anywhere."""
    check_gpu()  # a worker of a cluster may be the one who has none
    kernel, start = simulation.plan().kernel(), start_of(simulation.seed)
    with failures_in_words():
        return counted(kernel, start, first, last, simulation.rounds)


@contextmanager
def failures_in_words() -> Iterator[None]:
    """A card that fails ends the run: after most failures this process cannot reach it again."""
    failures = (
        _cuda().cudadrv.error.CudaDriverError,
        import_module("cuda.core._utils.cuda_utils").CUDAError,
    )
    try:
        yield
    except failures as problem:
        found = NAMED.search(str(problem))
        name = found[0] if found else type(problem).__name__
        raise CutShort(phrase("impossible-the-graphics-card-failed", a=str(name))) from problem


def counted(kernel: Kernel, start: np.uint64, first: int, last: int, rounds: int) -> Counts:
    """Chunks first … last - 1, on the card."""
    totals = on_card(np.zeros(kernel.cells, dtype=np.int64))
    deck, tables = on_card(kernel.deck), on_card(kernel.tables)
    run = _kernels().made(kernel.play, kernel.cells, len(kernel.deck), kernel.room)
    arguments = [start, first, last, rounds, deck, kernel.terms, tables, totals]
    threads, shared = _block(kernel.cells, len(kernel.deck))
    blocks = _blocks(run, arguments, threads, shared)
    at_once = blocks * threads * CHUNKS_PER_THREAD
    for chunk in range(first, last, at_once):
        arguments[1:3] = chunk, min(last, chunk + at_once)
        run[blocks, threads, 0, shared](*arguments)
    found: Counts = totals.copy_to_host()
    return found


def on_card(array: NDArray[Any]) -> Any:
    """It keeps no array of nothing."""
    return _cuda().to_device(array if len(array) else np.zeros(1, dtype=array.dtype))


def _cuda() -> ModuleType:
    if not hasattr(np, "row_stack"):  # gone with NumPy 2.5, asked for by numba-cuda 0.30
        np.row_stack = np.vstack
    return import_module("numba.cuda")


def _kernels() -> ModuleType:
    return import_module("croupier.mathematics.simulation.run.gpu_kernel")


def _block(cells: int, cards: int) -> tuple[int, int]:
    """How many threads make a block, and the bytes they share."""
    device: Any = _cuda().get_current_device()
    room: int = device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
    threads = MOST_THREADS
    shared = partial(_kernels().shared_bytes, cells, cards)
    while threads and shared(threads) > room:
        threads -= WARP
    if not threads:
        raise ImpossibleSimulation(
            phrase("impossible-this-graphics-card-is-too-small", a=f"{room:,}")
        )
    return threads, shared(threads)


def _blocks(run: Any, arguments: list[Any], threads: int, shared: int) -> int:
    """As many as the card holds at once, each with more to share than it has without asking."""
    driver: Any = import_module("cuda.bindings.driver")
    device: Any = _cuda().get_current_device()
    compiled = run.compile(tuple(run.typeof_pyval(each) for each in arguments))
    driver.cuKernelSetAttribute(
        driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
        shared,
        compiled._codelibrary.get_cufunc().handle,
        device.id,
    )
    return int(compiled.max_cooperative_grid_blocks(threads, shared))
