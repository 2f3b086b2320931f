"""Numba, with a cache that an edit anywhere in the compiled rooms renews.

Numba looks for changes only in the file of a function, not in what that function calls in other
files nor in how it is compiled. So the cache lies in a folder named by a hash of this file and of
all sources that may hold compiled code.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

PACKAGE = Path(__file__).parent
ROOMS = ("probability", "simulation")


def cache_folder(package: Path = PACKAGE) -> Path:
    """Where compiled code of exactly these sources is kept."""
    digest = sha256()
    rooms = sorted(path for room in ROOMS for path in (package / room).rglob("*.py"))
    for source in (package / Path(__file__).name, *rooms):
        digest.update(str(source.relative_to(package)).encode())
        digest.update(source.read_bytes())
    above = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(above) / "croupier" / digest.hexdigest()[:16]


# Read by Numba when it is first imported; whoever has set it knows better.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402
from llvmlite import ir  # type: ignore[import-untyped]  # noqa: E402
from numba.extending import intrinsic  # noqa: E402


def compiled(function: Function) -> Function:
    """Machine code for a function of numbers and arrays; it runs beside other threads."""
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def always_inline(function: Function) -> Function:
    """For small functions in the innermost loops."""
    return cast(Function, numba.njit(inline="always", error_model="numpy")(function))


def _folded_product(context: Any, a: Any, b: Any) -> Any:
    """The 128-bit product of two 64-bit numbers, its halves combined by exclusive or."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide, narrow = ir.IntType(128), ir.IntType(64)
        product = builder.mul(*(builder.zext(argument, wide) for argument in arguments))
        high = builder.lshr(product, ir.Constant(wide, 64))
        return builder.xor(builder.trunc(high, narrow), builder.trunc(product, narrow))

    return numba.uint64(numba.uint64, numba.uint64), generate


folded_product: Callable[[Any, Any], Any] = cast(Any, intrinsic)(_folded_product)
