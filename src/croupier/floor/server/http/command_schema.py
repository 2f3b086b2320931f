"""Commands as clients give them, for OpenAPI: each by its written name and with its fields. Who
gives a command is known, so that no `by` is among them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from croupier.engine.games import game_named, played
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log import names
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.settings import OwnTerms
from croupier.engine.table.vocabulary.table_commands import OpenTable
from croupier.floor.house.authority import MAY_GIVE, THE_HOUSE_ALONE
from croupier.floor.house.commands import KeepAccount, ResetPassword
from croupier.floor.house.people import Actor
from croupier.floor.protocol import bodies as b
from croupier.floor.tables import commands as live

Refs = Mapping[Any, dict[str, Any]]
Written = Mapping[tuple[type, str], tuple[type, ...]]  # by the field that holds one of these

TO_THE_HOUSE = tuple(
    kind
    for kind, may_give in MAY_GIVE.items()
    if kind not in (ResetPassword, KeepAccount) and may_give != THE_HOUSE_ALONE
)
OF_THE_HOUSE = (
    *(OpenTable, live.CommitShoe, live.RevealShoe, live.AbandonShoe, live.NoticeInterruption),
)


@cache
def at_a_table() -> tuple[type, ...]:
    """Of every game that is played here; the House gives some itself."""
    own = (kind for game in _games() for kind in game.COMMANDS)
    every = dict.fromkeys((*names.COMMANDS, *live.COMMANDS, *own))
    return tuple(kind for kind in every if kind not in OF_THE_HOUSE)


@cache
def facts() -> tuple[type, ...]:
    return tuple(dict.fromkeys(fact for game in _games() for fact in game.EDITIONS.facts))


@cache
def terms() -> tuple[type, ...]:
    """What only the tables of one game can be set to."""
    return tuple(game.TERMS for game in _games() if game.TERMS is not None)


def _games() -> tuple[Game, ...]:
    return tuple(map(game_named, played()))


def inside(refs: Refs) -> Callable[[type], dict[str, Any]]:
    """How what stands inside commands is described."""

    def described(kind: type) -> dict[str, Any]:
        assert kind in (Fact, OwnTerms), kind
        return (
            one_of(facts(), refs) if kind is Fact else {"anyOf": [refs[each] for each in terms()]}
        )

    return described


def one_of(kinds: Iterable[type], refs: Refs) -> dict[str, Any]:
    """Each known by its written name."""
    named = {_written_name(kind): refs[kind] for kind in kinds}
    mapping = {name: ref["$ref"] for name, ref in named.items()}
    discriminator = {"propertyName": "type", "mapping": mapping}
    return {"anyOf": list(named.values()), "discriminator": discriminator}


def _written_name(kind: type) -> object:
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType), kind
    return described.tag


def take_part(components: dict[str, Any], refs: Refs, written: Written) -> None:
    """In what holds a command or a fact as it is written."""
    for kind in {*TO_THE_HOUSE, *at_a_table()} & refs.keys():
        schema = components[refs[kind]["$ref"].rpartition("/")[2]]
        del schema["properties"]["by"]
        schema["required"].remove("by")
    for (holder, field), kinds in written.items():
        components[holder.__name__]["properties"][field] = one_of(kinds, refs)
    for kind in (Actor, Person, Rank):  # that only `by` named
        if f'/{kind.__name__}"' not in msgspec.json.encode(components).decode():
            components.pop(kind.__name__, None)


def in_bodies() -> Written:
    return {
        (b.HouseBody, "command"): TO_THE_HOUSE,
        (b.DoBody, "command"): at_a_table(),
        (b.PreviewBody, "fact"): facts(),
    }
