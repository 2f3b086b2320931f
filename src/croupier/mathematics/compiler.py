"""Numba, with a cache that an edit anywhere in the package renews.

Numba looks for changes only in the file of a function, not in what that function calls in other
files nor in the constants it takes from there. So compiled code is kept in a folder named by a hash
of all sources, except those that nothing here can import. Checkpoints and workers of a cluster
carry the same hash: whoever has another may count by other rules.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from time import time
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba.extending import intrinsic

from croupier.engine.sources import hash_of_sources

Function = TypeVar("Function", bound=Callable[..., object])

NAME_OF_A_HASH = re.compile(r"[0-9a-f]{16}")
UNUSED = 30 * 24 * 60 * 60  # seconds after which code of other sources is thrown away


SOURCES = hash_of_sources()


def cache_folder() -> Path | None:
    """Where compiled code of exactly these sources is kept; None where nothing can be written."""
    try:
        user = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
        folders = (Path(user) if user else Path.home() / ".cache") / "croupier"
        folder = folders / SOURCES
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_unused(folders)
        folder.touch()  # it is in use
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # the latter where there is no home
        return None
    return folder


def forget_unused(folders: Path) -> None:
    for folder in folders.iterdir():
        if NAME_OF_A_HASH.fullmatch(folder.name) and folder.stat().st_mtime < time() - UNUSED:
            rmtree(folder, ignore_errors=True)


CACHE = cache_folder()


def compiled(function: Function) -> Function:
    """Machine code for a function of numbers and arrays; it runs beside other threads."""
    return _compiled(function)


def compiled_uncounted(function: Function) -> Function:
    """The same without counts of references, which cost more than small functions of arrays do.
    It may make no array: nobody would put it away."""
    return _compiled(function, _nrt=False)


def _compiled(function: Function, **options: Any) -> Function:
    # Numba reads its setting here, and would keep code without a folder beside the sources.
    settings: Any = numba.config
    njit: Any = numba.njit
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(CACHE)
    try:
        made = njit(cache=CACHE is not None, nogil=True, error_model="numpy", **options)(function)
    finally:
        settings.CACHE_DIR = before
    return cast(Function, made)


def always_inline(function: Function) -> Function:
    """For small functions in the innermost loops."""
    return cast(Function, numba.njit(inline="always", error_model="numpy")(function))


def part_of_its_caller(function: Function) -> Function:
    """For larger ones that are called in one place only: a call would cost more than they do."""
    return cast(Function, numba.njit(forceinline=True, error_model="numpy")(function))


def _folded_product(context: Any, a: Any, b: Any) -> Any:
    """The 128-bit product of two 64-bit numbers, its halves combined by exclusive or."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide, narrow = ir.IntType(128), ir.IntType(64)
        product = builder.mul(*(builder.zext(argument, wide) for argument in arguments))
        high = builder.lshr(product, ir.Constant(wide, 64))
        return builder.xor(builder.trunc(high, narrow), builder.trunc(product, narrow))

    return numba.uint64(numba.uint64, numba.uint64), generate


folded_product: Callable[[Any, Any], Any] = cast(Any, intrinsic)(_folded_product)


def _ones_in(context: Any, word: Any) -> Any:
    """How many bits of a number are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.uint64(numba.uint64), generate


ones_in: Callable[[Any], Any] = cast(Any, intrinsic)(_ones_in)


def _add(context: Any, counts: Any, cell: Any, more: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind, cell_kind, more_kind = signature.args
        array = context.make_array(kind)(context, builder, arguments[0])
        cell = context.cast(builder, arguments[1], cell_kind, numba.intp)
        more = context.cast(builder, arguments[2], more_kind, kind.dtype)
        place = builder.gep(array.data, [cell])
        if "nvptx" in builder.module.triple:
            builder.atomic_rmw("add", place, more, "monotonic")
        else:
            builder.store(builder.add(builder.load(place), more), place)
        return context.get_dummy_value()

    return numba.void(counts, cell, more), generate


# `add(counts, cell, more)`: on a graphics card in one step, since threads share the counts there.
add: Callable[[Any, Any, Any], None] = cast(Any, intrinsic)(_add)
