"""Numba, with a cache that an edit anywhere in the compiled rooms renews.

Numba looks for changes only in the file of a function, not in what that function calls in other
files. So the cache lies in a folder named by a hash of all sources that may hold compiled code.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

PACKAGE = Path(__file__).parent
ROOMS = ("probability", "simulation")


def cache_folder(package: Path = PACKAGE) -> Path:
    """Where compiled code of exactly these sources is kept."""
    digest = sha256()
    for source in sorted(path for room in ROOMS for path in (package / room).rglob("*.py")):
        digest.update(str(source.relative_to(package)).encode())
        digest.update(source.read_bytes())
    above = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(above) / "croupier" / digest.hexdigest()[:16]


# Read by Numba when it is first imported; whoever has set it knows better.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402


def compiled(function: Function) -> Function:
    """Machine code for a function of numbers and arrays; it runs beside other threads."""
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
