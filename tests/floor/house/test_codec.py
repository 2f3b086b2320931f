"""Whatever is asked of the House or happens to it is written down and read back unchanged."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tried
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.log.codec import Unreadable
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.codec import GameMissing, UnreadTerms, command_read, event_read, written
from croupier.floor.house.commands import COMMANDS, AddTable, HouseCommand
from croupier.floor.house.events import EVENTS, TableAdded
from tests.floor.house.scripting import CLOCKS, OWNER, settings
from tests.properties.driving import examples
from tests.properties.test_names import Kinds

NAMES = Path(__file__).parent / "names.txt"
KINDS: tuple[type[msgspec.Struct], ...] = (*COMMANDS, *EVENTS)
OF_TABLES = (AddTable, TableAdded)
BATCHES = [
    *((PLAYED[0], kind) for kind in KINDS if kind not in OF_TABLES),
    *((game, kind) for kind in OF_TABLES for game in PLAYED),
]


def of_game(thing: Any, game: str) -> Any:
    """A table whose terms are the game's names the game."""
    if not isinstance(thing, OF_TABLES):
        return thing
    return replace(thing, settings=replace(thing.settings, game=game))


@pytest.mark.parametrize(
    ("game", "kind"), BATCHES, ids=lambda part: getattr(part, "__name__", part)
)
@tried(deadline=None, max_examples=examples(30), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_command_and_event_survives_json(
    game: str, kind: type[msgspec.Struct], data: st.DataObject
) -> None:
    thing = of_game(data.draw(Kinds(game_named(game)).of(kind)), game)
    read = command_read if isinstance(thing, HouseCommand) else event_read
    assert read(written(thing)) == thing
    assert written(read(written(thing))) == written(thing)
    assert read(msgspec.Raw(written(thing))) == thing


@pytest.mark.parametrize("clocks", [Clocks(30, 5), Clocks(30.0, 5.0), Clocks(30.5, 5)])
def test_seconds_stay_as_they_were_written(clocks: Clocks) -> None:
    line = written(TableAdded("b1", settings(), clocks, automatic=True))
    assert written(event_read(line)) == line


def test_names_once_written_down_keep_their_fields() -> None:
    """A name that is gone, or has other fields, would leave somebody's record unreadable."""
    known = [
        f"{kind.__struct_config__.tag} {' '.join(kind.__struct_fields__)}".strip() for kind in KINDS
    ]
    assert sorted(known) == NAMES.read_text().splitlines()


ADDED = written(TableAdded("b1", settings(), CLOCKS, True))


@pytest.mark.parametrize(
    ("right", "wrong", "where"),
    [
        (b"house.table-added.1", b"house.table-added.9", "$.type"),
        (b"house.table-added.1", b"house.add-table.1", "$.type"),
        (b'"automatic":true', b'"automatic":1', "$.automatic"),
        (b'"automatic":true', b'"automatic":true,"more":1', "more"),
        (b'"name":"b1",', b"", "name"),
        (b'"decks":8', b'"decks":"8"', "$.settings"),
        (b'"decks":8', b'"decks":8,"wheels":1', "wheels"),
        (b'"minimum_cents":100', b'"minimum_cents":100,"more":1', "$.settings.limits"),
        (b'"insurance":true', b'"insurance":true,"more":1', "more"),
        (b'"insurance":true', b'"insurance":"yes"', "insurance"),
        (b'"betting_s":30', b'"betting_s":30,"more":1', "$.clocks"),
        (b'"betting_s":30', b'"betting_s":"30"', "$.clocks"),
        (b'"game":"baccarat"', b'"game":"blackjack"', "OwnTerms"),
        (b'"game":"baccarat"', b'"game":7', "$.settings.game"),
        (b"}", b"", "malformed|truncated"),
    ],
)
def test_what_is_not_quite_an_event_is_refused(right: bytes, wrong: bytes, where: str) -> None:
    assert right in ADDED
    with pytest.raises(Unreadable, match=where.replace("$", r"\$")):
        event_read(ADDED.replace(right, wrong, 1))


def test_a_table_of_a_game_that_is_not_installed_is_known_and_not_added() -> None:
    """The entry is sound; what is missing is its package."""
    added = event_read(ADDED.replace(b'"game":"baccarat"', b'"game":"poker"', 1))
    assert isinstance(added, TableAdded)
    assert (added.settings.game, type(added.settings.terms)) == ("poker", UnreadTerms)
    command = written(AddTable(OWNER, "b1", settings(), CLOCKS, True))
    with pytest.raises(GameMissing, match=r"install the package that brings it.*poker"):
        command_read(command.replace(b'"game":"baccarat"', b'"game":"poker"', 1))


def test_a_command_is_no_event() -> None:
    command = written(AddTable(OWNER, "b1", settings(), CLOCKS, True))
    with pytest.raises(Unreadable):
        event_read(command)
    with pytest.raises(Unreadable):
        command_read(ADDED)
    with pytest.raises(Unreadable, match=r"by"):
        command_read(command.replace(b'"role":"owner"', b'"role":"king"', 1))
