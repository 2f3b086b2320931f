"""Files written whole or not at all, several of them together."""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from croupier.cli.console.output import complain, one_of

PICTURES = (".svg", ".png", ".pdf")
PAGES = (".html", ".htm")


def check_file_name(path: Path) -> None:
    """Looked at before the work: a file can be written there, and replaces nothing but a file."""
    folder = path.resolve().parent
    if path.is_dir():
        complain(f"{path} is a folder; name a file.")
    if path.exists() and not path.is_file():
        complain(f"{path} is not a file that can be replaced.")
    if not folder.is_dir():
        complain(f"{path} cannot be written: there is no folder {folder}.")
    if not os.access(folder, os.W_OK | os.X_OK):
        complain(f"{path} cannot be written: nothing can be added to the folder {folder}.")


def check_picture_name(path: Path) -> None:
    if path.suffix.lower() not in PICTURES:
        complain(f"{path} is not a kind of picture; end it with {one_of(PICTURES)}.")


def check_page_name(path: Path) -> None:
    if path.suffix.lower() not in PAGES:
        complain(f"{path} will be a web page; end it with {one_of(PAGES)}.")


def check_matplotlib() -> None:
    """It is an extra, and takes long to import: only looked for."""
    if find_spec("matplotlib") is None:
        complain(
            "Charts need matplotlib, which is not installed; `./croupier --with plots` installs it."
        )


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Each is written beside its place first, and moved there when all of them are complete."""
    parts: dict[Path, Path] = {}  # by the names they were asked for by
    path = Path()
    try:
        for number, (path, data) in enumerate(files.items()):
            part = path.resolve().with_name(f".croupier-{os.getpid()}-{number}.part")
            with part.open("xb") as file:
                parts[path] = part
                file.write(data)
        for path, part in parts.items():
            part.replace(path.resolve())
    except OSError as problem:
        complain(f"{path} cannot be written: {problem.strerror}.")
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
