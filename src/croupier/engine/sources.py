"""A hash of the sources that are running: whoever has others may count, or fold, by other rules."""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
CANNOT_MATTER = ("cli",)
LENGTH = 16


def hash_of_sources(package: Path = PACKAGE) -> str:
    digest = sha256()
    for source in sorted(package.rglob("*.py")):
        inside = source.relative_to(package)
        if inside.parts[0] not in CANNOT_MATTER:
            digest.update(str(inside).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:LENGTH]


def hash_of_package(module: str) -> str:
    """Of the whole package that a module, which is imported, belongs to."""
    top = sys.modules[module.partition(".")[0]]
    folders = getattr(top, "__path__", None)
    if folders is None:
        return sha256(Path(str(top.__file__)).read_bytes()).hexdigest()[:LENGTH]
    return " ".join(hash_of_sources(Path(folder)) for folder in folders)


def package_with(game: object) -> str:
    """The one that a game, which is a module or anything else, came with."""
    module: str = getattr(game, "__name__", type(game).__module__)
    return module.partition(".")[0]


@cache
def hash_when_imported(package: str) -> str:
    """First asked for when it is imported: files that are replaced later are not those that run."""
    return hash_of_package(package)
