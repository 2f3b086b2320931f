"""On a graphics card the same kernels give the same counts; where there is none, a sentence."""

import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import msgspec
import pytest

from croupier.mathematics.compiler import SOURCES
from croupier.mathematics.simulation import CutShort, ImpossibleSimulation, simulate
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.run import gpu
from croupier.mathematics.simulation.run.workers import CUDA, check_device, play_stretch
from tests.structure.tree import ROOT

CASES: list[tuple[str, dict[str, Any]]] = [
    ("roulette", {}),
    ("baccarat", {}),
    ("baccarat", {"fresh": True}),
    ("baccarat", {"decks": 4, "cut": 14}),
    ("si-ki-pi", {}),
    ("andar-bahar", {}),
    ("blackjack", {}),
    ("blackjack", {"fresh": True}),
    ("blackjack", {"decks": 4, "cut": 18}),
    ("blackjack", {"boxes": 9, "fresh": True}),
]

# In Numba's simulator a kernel is Python that runs on the CPU: blocks of one thread, since real
# threads would share the counts.
SIMULATED = """
import json, sys
import numpy as np
from croupier.mathematics.simulation.run import gpu, gpu_kernel
from croupier.mathematics.simulation.draws.chunks import Bench
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.draws.streams import start_of
game, options, rounds, chunks, blocks = json.loads(sys.argv[1])
kernel = Simulation(game, rounds, 3, options).plan().kernel()
totals = np.zeros(kernel.cells, dtype=np.int64)
def plain(given):
    return getattr(given, "_ary", given)  # the simulator wraps arrays
def play(chunks, bench, terms, tables, counts):
    kernel.play(chunks, Bench(*map(plain, bench)), terms, plain(tables), plain(counts))
run = gpu_kernel.made(play, kernel.cells, len(kernel.deck), kernel.room)
deck, tables = gpu.on_card(kernel.deck), gpu.on_card(kernel.tables)
shared = gpu_kernel.shared_bytes(kernel.cells, len(kernel.deck), 1)
run[blocks, 1, 0, shared](start_of(3), 0, chunks, rounds, deck, kernel.terms, tables, totals)
print(json.dumps(totals.tolist()))
"""


def has_a_card() -> bool:
    try:
        gpu.check_gpu()
    except ImpossibleSimulation:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), dict(CASES).items(), ids=str)
def test_the_kernel_of_a_card_counts_as_a_core_does(game: str, options: dict[str, Any]) -> None:
    rounds = 4 * CHUNK_ROUNDS + 77
    asked = msgspec.json.encode((game, options, rounds, 5, 3)).decode()
    run = subprocess.run(
        [sys.executable, "-c", SIMULATED, asked],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    expected = play_chunks(Simulation(game, rounds, 3, options), 0, 5)
    assert msgspec.json.decode(run.stdout) == expected.tolist()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_a_card_counts_as_a_core_does(game: str, options: dict[str, Any]) -> None:
    if not has_a_card():
        pytest.skip("no graphics card")
    there, here = (
        simulate(game, rounds=30_000_017, seed=3, device=device, **options)
        for device in ("cuda", "cpu")
    )
    assert there.tallies == here.tallies


def test_without_a_card_a_sentence_says_so() -> None:
    if has_a_card():
        pytest.skip("there is one")
    with pytest.raises(ImpossibleSimulation, match="There is no graphics card here"):
        simulate("roulette", rounds=1, seed=1, device="cuda")
    with pytest.raises(ImpossibleSimulation, match="There is no graphics card here"):
        play_stretch(Simulation("roulette", 1, 1), 0, 1, SOURCES, CUDA)  # as a cluster's worker


def test_without_the_package_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    with pytest.raises(ImpossibleSimulation, match=r"`\./croupier --with gpu` or `pip install"):
        check_device("cuda", None, None)


@pytest.mark.parametrize(
    ("module", "error", "told", "says"),
    [
        (
            "numba.cuda.cudadrv.driver",
            "CudaAPIError",
            (700, "Call to cuMemcpyDtoH results in CUDA_ERROR_ILLEGAL_ADDRESS"),
            "The graphics card failed (CUDA_ERROR_ILLEGAL_ADDRESS).",
        ),
        (
            "cuda.core._utils.cuda_utils",
            "CUDAError",
            ("CUDA_ERROR_LAUNCH_FAILED: An exception occurred on the device",),
            "The graphics card failed (CUDA_ERROR_LAUNCH_FAILED).",
        ),
        (
            "numba.cuda.cudadrv.error",
            "CudaDriverError",
            ("the driver is gone",),
            "The graphics card failed (CudaDriverError).",
        ),
    ],
)
def test_a_card_that_fails_ends_in_a_sentence(
    module: str, error: str, told: tuple[Any, ...], says: str
) -> None:
    """It stands before what has been counted until then, as with a cluster that is lost."""
    with pytest.raises(CutShort) as ended, gpu.failures_in_words():
        raise getattr(import_module(module), error)(*told)
    assert str(ended.value) == says


@pytest.mark.parametrize(
    ("device", "threads", "says"),
    [
        ("tpu", None, "A device is cpu or cuda, not 'tpu'."),
        ("cuda", 2, "Threads are those of a CPU; leave them out with cuda."),
    ],
)
def test_what_a_device_is_not(device: str, threads: int | None, says: str) -> None:
    with pytest.raises(ImpossibleSimulation, match=says):
        check_device(device, threads, None)
