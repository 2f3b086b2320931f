"""The catalogues as data for a reader that knows no Fluent: the pages in a browser."""

from functools import cache
from typing import TypeAlias

from fluent.syntax import ast, parse

from croupier.engine.sentences.catalogues import SUFFIX, keys_of

# Text as it is, the name of a value in a list of one, or one of several patterns by a value.
Part: TypeAlias = "str | list[str] | dict[str, object]"
Pattern: TypeAlias = "str | list[Part]"

# Rooms that no page speaks for.
AT_A_TERMINAL = frozenset(
    (
        *(
            "counted",
            "desk",
            "docs",
            "figures",
            "files",
            "played",
            "session",
            "sheets",
            "heard",
            "help",
            "join",
            "play",
            "record",
        ),
        *("serve", "settle", "store-file", "steps", "trace", "usage", "verify"),
    )
)


@cache
def compiled(language: str, without: frozenset[str] = frozenset()) -> dict[str, Pattern]:
    """Every message that a page may have to say, except those of some rooms."""
    found: dict[str, Pattern] = {}
    for file in dict.fromkeys(keys_of(language).values()):
        if file.name.removesuffix(SUFFIX) in AT_A_TERMINAL | without:
            continue
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = _pattern(entry.value)
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [_part(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: ast.TextElement | ast.Placeable) -> Part:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.VariableReference(id=name):
            return [name.name]
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            return {
                "by": name.name,
                "of": {_key(variant): _pattern(variant.value) for variant in variants},
                "else": next(_key(variant) for variant in variants if variant.default),
            }
        case other:
            raise ValueError(f"the pages cannot say {type(other).__name__}")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
