"""Python's whole numbers in 64 bits: where these are too few, an OverflowError and no wrong number.

In machine code Numba puts the function behind `overload` in the place of each of these.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import overload

MOST = 2.0**62


def plus(a: Any, b: Any) -> Any:
    return a + b


def minus(a: Any, b: Any) -> Any:
    return a - b


def times(a: Any, b: Any) -> Any:
    return a * b


def whole(a: Any) -> int:
    return int(a)


def exact(a: int) -> int:
    """Of a whole number only."""
    return a


@overload(plus, strict=False)
def _plus(a: types.Type, b: types.Type) -> Callable[..., Any]:
    def checked(a, b):  # type: ignore[no-untyped-def]
        if abs(float(a) + float(b)) > MOST:
            raise OverflowError
        return a + b

    return checked if _whole_both(a, b) else lambda a, b: a + b


@overload(minus, strict=False)
def _minus(a: types.Type, b: types.Type) -> Callable[..., Any]:
    def checked(a, b):  # type: ignore[no-untyped-def]
        if abs(float(a) - float(b)) > MOST:
            raise OverflowError
        return a - b

    return checked if _whole_both(a, b) else lambda a, b: a - b


@overload(times, strict=False)
def _times(a: types.Type, b: types.Type) -> Callable[..., Any]:
    def checked(a, b):  # type: ignore[no-untyped-def]
        if abs(float(a) * float(b)) > MOST:
            raise OverflowError
        return a * b

    return checked if _whole_both(a, b) else lambda a, b: a * b


@overload(whole, strict=False)
def _whole(a: types.Type) -> Callable[..., Any]:
    def checked(a):  # type: ignore[no-untyped-def]
        if not abs(float(a)) <= MOST:
            raise OverflowError
        return int(a)

    return checked


@overload(exact, strict=False)
def _exact(a: types.Type) -> Callable[..., Any] | None:
    return (lambda a: a) if isinstance(a, types.Integer) else None


def _whole_both(a: types.Type, b: types.Type) -> bool:
    return isinstance(a, types.Integer) and isinstance(b, types.Integer)
