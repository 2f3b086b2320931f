"""A simulation on disk: written whole after every finished stretch, so that a kill loses no other.

The file is JSON: the simulation, the stretches that are done with their counts, the code that
counted them, and a checksum.
"""

import os
from hashlib import sha256
from pathlib import Path

import msgspec
import numpy as np

from croupier.simulation.plan import ImpossibleSimulation, Simulation, told
from croupier.simulation.progress import Progress, Stretch
from croupier.simulation.workers import sources


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
        self._place = path.resolve()  # a link stays a link

    def read(self) -> Kept | None:
        """None where there is no file yet."""
        try:
            sealed = msgspec.json.decode(self._place.read_bytes(), type=Sealed)
            if sha256(bytes(sealed.checkpoint)).hexdigest() != sealed.sha256:
                raise ImpossibleSimulation(f"{self.path} is damaged: its checksum is wrong.")
            return msgspec.json.decode(sealed.checkpoint, type=Kept)
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise ImpossibleSimulation(f"{self.path} cannot be read: {problem.strerror}.") from None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise ImpossibleSimulation(
                f"{self.path} is no checkpoint of a simulation, or it is damaged; "
                f"name another file."
            ) from None

    def progress(self, simulation: Simulation) -> Progress:
        """What is done of this simulation, as the file has it; nothing where there is none."""
        kept = self.read()
        if kept is None:
            return Progress(simulation)
        if _spelled(kept.simulation) != _spelled(simulation):
            raise ImpossibleSimulation(
                f"{self.path} holds another simulation: {told(kept.simulation)}, "
                f"not {told(simulation)}."
            )
        if kept.sources != sources():
            raise ImpossibleSimulation(
                f"{self.path} was made by another version of the simulator, whose counts do not "
                f"add to those of this one; name another file."
            )
        counts = {
            part: np.array(counts, dtype=np.int64) for part, counts in kept.counts_by_part.items()
        }
        return Progress(simulation, kept.stretches, counts, kept.seconds)

    def save(self, progress: Progress) -> None:
        kept = Kept(
            progress.simulation,
            sources(),
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
            raise ImpossibleSimulation(
                f"{self.path} cannot be written: {problem.strerror}."
            ) from None


def _spelled(simulation: Simulation) -> bytes:
    return msgspec.json.encode(simulation, order="sorted")


def _sync_folder(folder: Path) -> None:
    """So that the new name of the file, too, outlasts a failure of power."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
