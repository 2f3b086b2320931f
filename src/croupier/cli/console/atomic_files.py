"""Files written whole or not at all, several of them together."""

import os
from collections.abc import Mapping
from pathlib import Path

from croupier.cli.console.output import complain
from croupier.engine.sentences import Listed, said
from croupier.engine.sentences.faults import fault_said

PICTURE = ".svg"
PAGES = (".html", ".htm")


def check_file_name(path: Path) -> None:
    """Looked at before the work: a file can be written there, and replaces nothing but a file."""
    real = _real(path)
    folder = real.parent
    if path.is_dir():
        complain(said("output-folder", file=str(path)))
    if real.is_symlink() or (path.exists() and not path.is_file()):
        complain(said("output-not-replaceable", file=str(path)))
    if not folder.is_dir():
        complain(said("output-no-folder", file=str(path), folder=str(folder)))
    if not os.access(folder, os.W_OK | os.X_OK):
        complain(said("output-closed-folder", file=str(path), folder=str(folder)))


def check_picture_name(path: Path) -> None:
    if path.suffix.lower() != PICTURE:
        complain(said("output-not-a-picture", file=str(path), kind=PICTURE))


def check_page_name(path: Path) -> None:
    if path.suffix.lower() not in PAGES:
        complain(said("output-not-a-page", file=str(path), kinds=Listed(PAGES, "or")))


def _real(path: Path) -> Path:
    """Where it leads. Unlike `Path.resolve` this also answers for links that lead in a circle."""
    return Path(os.path.realpath(path))


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Each is written beside its place first, and moved there when all of them are complete."""
    parts: dict[Path, Path] = {}  # by the names they were asked for by
    path = Path()
    try:
        for number, (path, data) in enumerate(files.items()):
            part = _real(path).with_name(f".croupier-{os.getpid()}-{number}.part")
            with part.open("xb") as file:
                parts[path] = part
                file.write(data)
        for path, part in parts.items():
            part.replace(_real(path))
    except OSError as problem:
        complain(
            said(
                "output-not-written",
                file=str(path),
                fault=fault_said(problem.strerror or str(problem)),
            )
        )
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
