"""Round histories as they are named on the command line: files, folders of them, or a pipe."""

import errno
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import croupier
from croupier.engine.front.file_player import play_file
from croupier.engine.history.errors import STANDARD_INPUT, HistoryError
from croupier.engine.history.played_rounds import PlayedFile
from croupier.engine.sentences import Message, said
from croupier.engine.sentences.faults import fault_said

ENDING = ".toml"
EXAMPLES = "examples"
PROJECT = "pyproject.toml"
LARGEST_MIB = 32  # about a million lines
_LARGEST_BYTES = LARGEST_MIB * 1024 * 1024
_DIGITS = re.compile(r"(\d+)")


def played_files(names: list[str]) -> Iterator[PlayedFile]:
    """One after the other; whatever cannot be read or settled says so and ends only itself."""
    for name in map(_example_meant, names):
        try:
            files = _files_of(name)
        except OSError as problem:  # a folder that cannot be looked into
            yield _wrong(os.fsdecode(problem.filename or name), not_read(problem))
            continue
        if not files:
            yield _wrong(name, said("settle-nothing-in-folder", ending=ENDING))
        yield from map(_played, files)


def _example_meant(name: str) -> str:
    """`examples/…`, which the help names, is what came with the program where nothing else is."""
    first, *_ = (*Path(name).parts, "")
    if first != EXAMPLES or Path(EXAMPLES).exists():
        return name
    came_along = Path(croupier.__file__).parent / name
    return str(came_along) if came_along.exists() else name


def _files_of(name: str) -> list[str]:
    """The name as it is or, of a folder, the round files in it and in the folders below."""
    if name in ("", STANDARD_INPUT) or not Path(name).is_dir():
        return [name]
    return list(_inside(name))


def _inside(folder: str) -> Iterator[str]:
    """What is hidden, what is not a plain file, and a package that lies there is left alone."""
    for above, folders, files in os.walk(folder, onerror=_raise):
        folders[:] = sorted((f for f in folders if _may_hold_rounds(Path(above, f))), key=_in_order)
        for name in sorted(files, key=_in_order):
            path = Path(above, name)
            if name.endswith(ENDING) and not name.startswith(".") and path.is_file():
                yield str(path)


def _may_hold_rounds(folder: Path) -> bool:
    return not folder.name.startswith(".") and not (folder / PROJECT).exists()


def _raise(problem: OSError) -> None:
    raise problem


def _in_order(name: str) -> list[tuple[bool, int, str]]:
    """By name, with numbers as numbers: round-2 comes before round-10."""
    parts = [part for part in _DIGITS.split(name) if part]
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def _played(file: str) -> PlayedFile:
    try:
        if file == "":
            raise ValueError
        data = _read(file)
    except OSError as problem:
        return _wrong(file, not_read(problem))
    except ValueError:  # nothing, or a NUL in it
        return _wrong(file, said("settle-not-a-file-name"))
    if len(data) > _LARGEST_BYTES:
        return _wrong(file, said("settle-file-too-large", most=LARGEST_MIB))
    return play_file(data, _told(file))


def _read(file: str) -> bytes:
    """At most one byte more than is allowed, so that an endless file ends too."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(_LARGEST_BYTES + 1)
    with Path(file).open("rb") as opened:
        return opened.read(_LARGEST_BYTES + 1)


def not_read(problem: OSError) -> Message:
    match problem.errno:
        case errno.ENOENT:
            return said("settle-no-such-file")
        case errno.EACCES:
            return said("settle-file-not-permitted")
        case _:
            return said("settle-file-not-read", fault=fault_said(problem.strerror or str(problem)))


def _wrong(name: str, message: Message) -> PlayedFile:
    return PlayedFile((), HistoryError(_told(name), None, message))


def _told(name: str) -> str:
    """A name with bytes that are not text as escapes."""
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
