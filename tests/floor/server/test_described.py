"""OpenAPI has every command and fact with its fields, as the server reads them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.log.codec import Unreadable
from croupier.floor.server.http.openapi import document
from croupier.floor.tables.codec import live_codec
from tests.golden.test_logs import LOGGED, read

KINDS = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}


def fits(schema: dict[str, Any], value: object) -> bool:
    """So much of JSON Schema as the document uses."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return fits(document()["components"]["schemas"][name], value)
    if "anyOf" in schema:
        return any(fits(each, value) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kind = schema["type"]
    if kind == "null":
        return value is None
    if kind == "number":
        return isinstance(value, (int, float))
    if not isinstance(value, KINDS[kind]) or (kind == "integer" and isinstance(value, bool)):
        return False
    if isinstance(value, str):
        return re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, list):
        places = schema.get("prefixItems")
        each = schema.get("items") or {}
        if places is not None:
            return len(value) == len(places) and all(map(fits, places, value))
        return all(not each or fits(each, one) for one in value)
    if isinstance(value, dict):
        return _fields_fit(schema, value)
    return True


def _fields_fit(schema: dict[str, Any], value: dict[str, object]) -> bool:
    known = schema.get("properties", {})
    if not set(schema.get("required", ())) <= value.keys():
        return False
    further = schema.get("additionalProperties", True)
    for name, field in value.items():
        if name in known:
            if not fits(known[name], field):
                return False
        elif further is False or (isinstance(further, dict) and not fits(further, field)):
            return False
    return True


def of_the_body(name: str, field: str) -> dict[str, Any]:
    found: dict[str, Any] = document()["components"]["schemas"][name]["properties"][field]
    return found


COMMAND, FACT = of_the_body("DoBody", "command"), of_the_body("PreviewBody", "fact")


def given(path: Path) -> Iterator[dict[str, Any]]:
    """Commands of a golden evening as clients give them."""
    game, entries, _ = read(path)
    for entry in entries[1:]:
        command = msgspec.json.decode(live_codec(game).written(entry.command))
        yield {name: value for name, value in command.items() if name != "by"}


@pytest.mark.parametrize("path", LOGGED, ids=lambda path: path.stem)
def test_whatever_was_ever_said_at_a_table_is_described(path: Path) -> None:
    for command in given(path):
        assert fits(COMMAND, command), command
        assert not fits(COMMAND, {**command, "by": {"name": "ann", "rank": 0}})
        assert not fits(COMMAND, {**command, "more": 1})
        assert not fits(COMMAND, {**command, "type": f"{command['type']}0"})
        if "fact" in command:
            assert fits(FACT, command["fact"])
            assert not fits(COMMAND, {**command, "fact": {"type": "fact.of-nobody.1"}})


def test_no_other_names_than_those_that_are_read() -> None:
    named = set(COMMAND["discriminator"]["mapping"])
    assert {"table.place-bet.1", "baccarat.insure.1", "floor.join-queue.1"} <= named
    assert not named & {"table.open-table.1", "floor.commit-shoe.1", "floor.reveal-shoe.1"}
    by = {"name": "ann", "rank": 0}
    for name in named:
        read_by = 0
        for game in PLAYED:
            raw = json.dumps({"type": name, "by": by, "no-such-field": 1})
            with pytest.raises(Unreadable) as fault:
                live_codec(game_named(game)).command(raw)
            read_by += "$.type" not in str(fault.value)
        assert read_by, name
