"""Whatever can be asked or can happen is written down and read back unchanged."""

from collections.abc import Mapping
from enum import Enum
from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import Amount, Listed, Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log import names
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.settings import OwnTerms, TableKind
from tests.properties.driving import examples, played

NUMBERS, TEXTS = st.integers(-(2**53), 2**53), st.text(max_size=5)
SAID = st.one_of(TEXTS, NUMBERS, st.builds(Amount, NUMBERS), st.builds(Message, TEXTS))
LISTED = st.builds(Listed, st.lists(SAID, max_size=2).map(tuple))
PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    float: st.floats(allow_nan=False, allow_infinity=False),
    str: TEXTS,
    Message: st.builds(Message, TEXTS, st.dictionaries(TEXTS, SAID | LISTED, max_size=2)),
    bool: st.booleans(),
    bytes: st.binary(max_size=5),
    NoneType: st.none(),
    Card: st.sampled_from(DECK),
}


class Kinds:
    """Values of any type that a field of this game's commands and events may have."""

    def __init__(self, game: Game) -> None:
        terms: list[Any] = [] if game.TERMS is None else [game.TERMS]
        self.closed: dict[Any, list[Any]] = {
            Command: [*names.COMMANDS, *game.COMMANDS],
            Event: [*names.EVENTS, *game.EVENTS],
            Fact: [*game.EDITIONS.facts],
            OwnTerms: terms,
        }

    def of(self, hint: Any, depth: int = 2) -> st.SearchStrategy[Any]:
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in self.closed:
            kinds = self.closed[hint] if depth else self.closed[hint][:1]
            return st.deferred(lambda: st.one_of([self.of(kind, depth - 1) for kind in kinds]))
        if get_origin(hint) is not None:
            return self._container(get_origin(hint), get_args(hint), depth)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return st.sampled_from(list(hint))
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            fields = {f: t for f, t in get_type_hints(hint).items() if f in hint.__struct_fields__}
            return st.builds(hint, **{f: self.of(t, depth) for f, t in fields.items()})
        return self.of(hint.__supertype__, depth)  # a name for another type

    def _container(self, origin: Any, args: tuple[Any, ...], depth: int) -> st.SearchStrategy[Any]:
        if origin in (Union, UnionType):
            return st.one_of([self.of(arg, depth) for arg in args])
        inside = [self.of(arg, depth) for arg in args if arg is not ...]
        if origin is tuple and ... in args:
            return st.lists(inside[0], max_size=2 if depth else 0).map(tuple)
        if origin is tuple:
            return st.tuples(*inside)
        if origin is frozenset:
            return st.frozensets(inside[0], max_size=2)
        assert origin is Mapping
        return st.dictionaries(*inside, max_size=2)


TOGETHER = 8  # classes tried in one example
SHARED = (*names.COMMANDS, *names.EVENTS)


def batches() -> list[Any]:
    """Every class once: those of all tables as part of Blackjack's, which asks the most of them."""
    own = {name: (*game_named(name).COMMANDS, *game_named(name).EVENTS) for name in PLAYED}
    own["blackjack"] += SHARED
    return [
        pytest.param(name, kinds[first : first + TOGETHER], id=f"{name}-{first}")
        for name, kinds in own.items()
        for first in range(0, len(kinds), TOGETHER)
    ]


@pytest.mark.parametrize(("name", "kinds"), batches())
@tried(deadline=None, max_examples=examples(20), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_command_and_event_survives_json(
    name: str, kinds: tuple[Any, ...], data: st.DataObject
) -> None:
    game = game_named(name)
    codec, values = Codec(game), Kinds(game)
    for kind in kinds:
        thing = data.draw(values.of(kind))
        read = codec.command if isinstance(thing, Command) else codec.event
        assert read(codec.written(thing)) == thing
        assert codec.written(read(codec.written(thing))) == codec.written(thing)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(20))
@given(seed=st.integers(0, 2**32))
def test_whatever_happens_in_a_round_survives_json(name: str, kind: TableKind, seed: int) -> None:
    game = game_named(name)
    codec = Codec(game)
    said: list[Command] = []
    _, _, events = played(
        Random(seed), game, kind, trouble=0.2, watch=lambda before, c, after, new: said.append(c)
    )
    assert tuple(codec.event(codec.written(event)) for event in events) == events
    assert [codec.command(codec.written(command)) for command in said] == said
