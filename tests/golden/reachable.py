"""Every struct that stands somewhere inside others: found by walking the types of their fields."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, get_args, get_type_hints

import msgspec

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.log import names
from croupier.floor.house import commands as house_commands
from croupier.floor.house import events as house_events
from croupier.floor.tables import commands as live_commands
from croupier.floor.tables import events as live_events

Struct = type[msgspec.Struct]


def of_tables() -> tuple[Struct, ...]:
    """Every command, event and fact of the five games, and the terms of their tables."""
    found: list[Any] = [*names.COMMANDS, *names.EVENTS]
    for game in map(game_named, PLAYED):
        found += (*game.COMMANDS, *game.EVENTS, *game.EDITIONS.facts)
        found += () if game.TERMS is None else (game.TERMS,)
    return tuple(found)


def of_the_floor() -> tuple[Struct, ...]:
    return (
        *live_commands.COMMANDS,
        *live_events.EVENTS,
        *house_commands.COMMANDS,
        *house_events.EVENTS,
    )


def reachable(kinds: Iterable[Struct]) -> set[Struct]:
    """These and whatever is inside them."""
    return {kind for kind in _inside(kinds) if issubclass(kind, msgspec.Struct)}


def enumerations(kinds: Iterable[Struct]) -> set[type[Enum]]:
    """Those whose members are written down inside them."""
    return {kind for kind in _inside(kinds) if issubclass(kind, Enum)}


def _inside(kinds: Iterable[Struct]) -> set[type]:
    found: set[type] = set()
    waiting: list[Any] = list(kinds)
    while waiting:
        hint = waiting.pop()
        waiting += (arg for arg in get_args(hint) if arg is not ...)
        if not isinstance(hint, type) or hint in found:
            continue
        found.add(hint)
        if issubclass(hint, msgspec.Struct):
            fields = get_type_hints(hint)
            waiting += (fields[name] for name in hint.__struct_fields__)
    return found


def subclasses(kind: Struct) -> tuple[Struct, ...]:
    """Of classes all the way down."""
    direct = tuple(kind.__subclasses__())
    return (*direct, *(each for one in direct for each in subclasses(one)))
