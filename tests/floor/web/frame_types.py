"""The frames and the view as types for the pages, made from their JSON Schema.

`.venv/bin/python -m tests.floor.web.frame_types` writes them anew.
"""

import json
from typing import Any

import msgspec

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import Message
from croupier.engine.table.viewing.view import View
from croupier.engine.table.vocabulary.questions import AnyKind, Kind
from croupier.floor.practice.stopped_round import CaseSeen
from croupier.floor.protocol.frames import (
    AnyPracticeClientFrame,
    AnyPracticeServerFrame,
    Do,
    Pass,
    Say,
)
from croupier.mathematics.advice.worth import Advice, Cost
from tests.floor.web.test_words import WEB

FILE = WEB / "js" / "frames.d.ts"
HEAD = "// Made from the frames' JSON Schema by tests/floor/web/frame_types.py; not to be edited.\n"
REF = "#/$defs/"
# What has its default is left out of these; whatever else the server sends is sent in full.
LEAVES_OUT = {kind.__name__ for kind in (Do, Message, Pass, Say)}
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
ANYTHING = "any"
# What is written down beforehand.
RAW = {
    "shared": "Partial<View>",
    "own": "Partial<View>",
    "advice": "Advice",
    "costs": "Cost[]",
    "case": "CaseSeen | null",
}


def written() -> str:
    """The whole file."""
    unions = {"ClientFrame": AnyPracticeClientFrame, "ServerFrame": AnyPracticeServerFrame}
    schemas, kinds = msgspec.json.schema_components(
        (*unions.values(), View, Advice, Cost, CaseSeen),
        ref_template=f"{REF}{{name}}",
        schema_hook=_by_name,
    )
    kinds[Kind.__name__] = {"enum": sorted(asked_in_any_game())}
    parts = [_declared(name, kinds[name]) for name in sorted(kinds)]
    parts += [
        f"export type {name} = {_type(schema)};\n"
        for name, schema in zip(unions, schemas, strict=False)
    ]
    return "\n".join((HEAD, *parts))


def asked_in_any_game() -> set[AnyKind]:
    """Of every table, and of each game that has pages."""
    return {*Kind, *(kind for name in PLAYED for kind in game_named(name).KINDS)}


def _by_name(kind: type) -> dict[str, Any]:
    """Facts and commands are known by their written name; their fields are the game's."""
    if kind is AnyKind:
        return {"$ref": f"{REF}{Kind.__name__}"}
    return {"type": "object", "properties": {"type": {"type": "string"}}, "open": True}


def _declared(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    fields = _fields(schema, name in LEAVES_OUT)
    return f"export interface {name} {{\n" + "".join(f"  {field}\n" for field in fields) + "}\n"


def _fields(schema: dict[str, Any], leaves_out: bool) -> list[str]:
    needed = set(schema.get("required", ()))
    return [
        f"{name}{'?' if leaves_out and name not in needed else ''}: {RAW.get(name) or _type(each)};"
        for name, each in schema["properties"].items()
    ]


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(name)}:
            return name.removeprefix(REF)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(_type(kind) for kind in kinds))
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(map(_type, parts))}]"
        case {"type": "array"}:
            kind = _type(schema.get("items", {}))
            return f"{kind}[]" if kind.isidentifier() else f"({kind})[]"
        case {"type": "object", "properties": _}:
            named = " ".join(_fields(schema, False))
            return f"{{ {named} [field: string]: {ANYTHING} }}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
    return ANYTHING


if __name__ == "__main__":
    FILE.write_text(written())
