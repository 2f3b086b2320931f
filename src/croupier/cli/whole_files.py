"""Files written whole or not at all, several of them together."""

import os
from collections.abc import Mapping
from pathlib import Path

from croupier.cli.speaking import complain


def check_file_name(path: Path) -> None:
    """A folder, a device or a pipe is not replaced by a file."""
    if path.is_dir():
        complain(f"{path} is a folder; name a file.")
    if path.exists() and not path.is_file():
        complain(f"{path} is not a file that can be replaced.")


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Each is written beside its place first, and moved there when all of them are complete."""
    beside: dict[Path, Path] = {}
    path = Path()
    try:
        for number, (path, data) in enumerate(files.items()):
            place = path.resolve()
            part = place.with_name(f".croupier-{os.getpid()}-{number}.part")
            with part.open("xb") as file:
                beside[part] = place
                file.write(data)
        for part, place in beside.items():
            part.replace(place)
    except OSError as problem:
        complain(f"{path} cannot be written: {problem.strerror}.")
    finally:
        for part in beside:
            part.unlink(missing_ok=True)
