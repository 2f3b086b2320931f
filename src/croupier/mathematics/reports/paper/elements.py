"""Elements of HTML and SVG as text. What stands between them is escaped unless it is one itself."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import TypeAlias

DIGITS = 2  # of a coordinate


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Child: TypeAlias = "str | Iterable[Child] | None"
Attributes: TypeAlias = Mapping[str, str | float | None]
VOID = frozenset(("meta", "link", "br"))


def h(tag: str, attributes: Attributes | None = None, *children: Child) -> Html:
    """An attribute or a child that is None is left out."""
    given = "".join(
        f' {name}="{escape(_written(value))}"'
        for name, value in (attributes or {}).items()
        if value is not None
    )
    if tag in VOID:
        return Html(f"<{tag}{given}>")
    return Html(f"<{tag}{given}>{joined(children)}</{tag}>")


def joined(children: Child) -> Html:
    match children:
        case None:
            return Html("")
        case Html():
            return children
        case str():
            return Html(escape(children, quote=False))
        case _:
            return Html("".join(map(joined, children)))


def _written(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, DIGITS):g}"
