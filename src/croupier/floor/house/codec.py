"""Commands and events of the House as JSON and back: strict, closed, with their names."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.sentences import Message, said
from croupier.engine.table.log.codec import Codec, Unreadable, located
from croupier.engine.table.vocabulary.settings import OwnTerms
from croupier.floor.house.commands import COMMANDS, HouseCommand
from croupier.floor.house.events import EVENTS, HouseEvent
from croupier.floor.record.store.interface import StoreFailed

T = TypeVar("T")
Json = bytes | str | msgspec.Raw


class _Settings(msgspec.Struct, frozen=True):
    game: str


class _OfATable(msgspec.Struct, frozen=True):
    """So much of a command or event as says whose terms are in it."""

    settings: _Settings | None = None


class UnreadTerms(OwnTerms):
    """Of a table whose game is not installed here: nobody here knows what they mean."""


class GameMissing(StoreFailed):
    """A table whose game comes from a package that is not installed here: nothing is wrong with
    what is written."""

    def __init__(self, why: Message) -> None:
        super().__init__(said("record-game-missing", why=why))
        self.why = why


def command_read(data: Json) -> HouseCommand:
    return _read(COMMANDS, data)


def event_read(data: Json) -> HouseEvent:
    """Also of a table whose game is not installed here: the others go on."""
    try:
        return _read(EVENTS, data)
    except GameMissing:
        return _decoded(_WITHOUT_GAME, data)


def written(thing: HouseCommand | HouseEvent) -> bytes:
    """Equal things are written the same way.

    >>> from croupier.floor.house.events import TableRemoved
    >>> written(TableRemoved("b1"))
    b'{"type":"house.table-removed.1","name":"b1"}'
    >>> event_read(written(TableRemoved("b1")))
    TableRemoved(name='b1')
    """
    return msgspec.json.encode(thing, order="deterministic")


def _read(kinds: tuple[type[T], ...], data: Json) -> T:
    table = _decoded(_OF_A_TABLE, data).settings
    try:
        game = None if table is None else game_named(table.game).NAME
    except UnknownGame as problem:
        raise GameMissing(problem.message) from None
    found: T = _decoded(_decoder(kinds, game), data)
    return found


def _decoded(decoder: msgspec.json.Decoder[T], data: Json) -> T:
    try:
        found: T = decoder.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise Unreadable(located(problem)) from None
    return found


@cache
def _decoder(kinds: tuple[type, ...], game: str | None) -> msgspec.json.Decoder[Any]:
    """What a table of this game is set to is read as the game's own."""
    inside = None if game is None else Codec(game_named(game)).inside
    return msgspec.json.Decoder(_union(kinds), dec_hook=inside)


def _union(kinds: Iterable[type]) -> Any:
    """Closed: a name that is not among them is refused."""
    return reduce(or_, kinds)


def _unread(kind: type, raw: object) -> UnreadTerms:
    assert kind is OwnTerms, kind
    return UnreadTerms()


_OF_A_TABLE = msgspec.json.Decoder(_OfATable)
_WITHOUT_GAME: msgspec.json.Decoder[HouseEvent] = msgspec.json.Decoder(
    _union(EVENTS), dec_hook=_unread
)
