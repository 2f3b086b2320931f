"""A simulation on disk: written whole after every finished stretch, so that a kill loses no other.

The file is JSON: the simulation, the stretches that are done with their counts, the code that
counted them, and a checksum. A lock file beside it keeps a second run away.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from hashlib import sha256
from pathlib import Path
from typing import IO

import msgspec
import numpy as np

from croupier.engine.sentences import phrase
from croupier.engine.sentences.faults import fault_said
from croupier.mathematics.compiler import SOURCES
from croupier.mathematics.simulation.plan import CutShort, ImpossibleSimulation, Simulation
from croupier.mathematics.simulation.run.progress import Progress, Stretch
from croupier.mathematics.simulation.words import told


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    simulation: Simulation
    sources: str
    stretches: list[Stretch]
    counts_by_part: dict[int, list[int]]
    seconds: float


class Sealed(msgspec.Struct, forbid_unknown_fields=True):
    checkpoint: msgspec.Raw
    sha256: str


class Checkpoint:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._place = Path(os.path.realpath(path))  # a link stays a link

    def read(self) -> Kept | None:
        """None where there is no file yet."""
        try:
            sealed = msgspec.json.decode(self._place.read_bytes(), type=Sealed)
            if sha256(bytes(sealed.checkpoint)).hexdigest() != sealed.sha256:
                raise ImpossibleSimulation(
                    phrase("impossible-is-damaged-its-checksum-is-wrong", a=str(self.path))
                )
            return msgspec.json.decode(sealed.checkpoint, type=Kept)
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise ImpossibleSimulation(
                phrase(
                    "impossible-cannot-be-read",
                    a=str(self.path),
                    b=fault_said(str(problem.strerror)),
                )
            ) from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise ImpossibleSimulation(
                phrase("impossible-is-not-a-checkpoint-of-a", a=str(self.path))
            ) from None

    @contextmanager
    def held(self) -> Iterator[None]:
        """By one run at a time."""
        lock = self._place.with_name(f"{self._place.name}.lock")
        try:
            file = _locked(lock)
        except BlockingIOError:
            raise ImpossibleSimulation(
                phrase("impossible-is-in-use-by-another-run", a=str(self.path))
            ) from None
        except OSError as problem:
            raise ImpossibleSimulation(
                phrase(
                    "impossible-cannot-be-written",
                    a=str(self.path),
                    b=fault_said(str(problem.strerror)),
                )
            ) from None
        with file:
            try:
                yield
            finally:
                lock.unlink(missing_ok=True)

    def progress(self, simulation: Simulation) -> Progress:
        """What is done of this simulation, as the file has it; nothing where there is none."""
        kept = self.read()
        if kept is None:
            return Progress(simulation)
        if _spelled(kept.simulation) != _spelled(simulation):
            raise ImpossibleSimulation(
                phrase(
                    "impossible-holds-another-simulation",
                    a=str(self.path),
                    b=str(_unlike(kept.simulation, simulation)),
                )
            )
        if kept.sources != SOURCES:
            raise ImpossibleSimulation(
                phrase("impossible-was-made-by-another-version-of", a=str(self.path))
            )
        counts = {
            part: np.array(counts, dtype=np.int64) for part, counts in kept.counts_by_part.items()
        }
        return Progress(simulation, kept.stretches, counts, kept.seconds)

    def save(self, progress: Progress) -> None:
        kept = Kept(
            progress.simulation,
            SOURCES,
            progress.stretches,
            {part: counts.tolist() for part, counts in progress.counts_by_part.items()},
            progress.seconds,
        )
        inside = msgspec.json.encode(kept)
        data = msgspec.json.encode(Sealed(msgspec.Raw(inside), sha256(inside).hexdigest()))
        part = self._place.with_name(f"{self._place.name}.part")
        try:
            with part.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self._place)
            _sync_folder(self._place.parent)
        except OSError as problem:
            part.unlink(missing_ok=True)
            raise CutShort(
                phrase(
                    "impossible-cannot-be-written",
                    a=str(self.path),
                    b=fault_said(str(problem.strerror)),
                )
            ) from None


@contextmanager
def continued(simulation: Simulation, kept: Checkpoint | None) -> Iterator[Progress]:
    """What is done of a simulation, for one run to go on with."""
    if kept is None:
        yield Progress(simulation)
        return
    with kept.held():
        yield kept.progress(simulation)


def _locked(path: Path) -> IO[bytes]:
    """A file of ours until it is closed; a kill closes it, too."""
    while True:
        file = path.open("wb")
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            file.close()
            raise
        if os.fstat(file.fileno()).st_nlink:
            return file
        file.close()  # the run before removed it just now


def _unlike(kept: Simulation, asked: Simulation) -> str:
    """What is too long for a sentence is named only."""
    if told(kept) != told(asked):
        return f"{told(kept)}, not {told(asked)}"
    others = [name for name, value in kept.options.items() if value != asked.options[name]]
    return f"{told(kept)}, with another {' and another '.join(others)} than asked for"


def _spelled(simulation: Simulation) -> bytes:
    return msgspec.json.encode(simulation, order="sorted")


def _sync_folder(folder: Path) -> None:
    """So that the new name of the file, too, survives a power failure."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
