"""Commands and events as JSON and back: strict, closed for each game, with their names."""

import json
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.engine.table.log import names
from croupier.engine.table.log.log import Entry
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.questions import AnyKind, Kind
from croupier.engine.table.vocabulary.settings import OwnTerms

T = TypeVar("T")

# Not as it should be, not text, or nested beyond all measure.
NOT_READ = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def located(problem: Exception) -> str:
    """What is wrong, with the whole path to it; what is not JSON at all has no path.

    >>> located(msgspec.ValidationError("Expected `int`, got `str` - at `$.since` - at `$.fact`"))
    'Expected `int`, got `str` - at `$.fact.since`'
    """
    if not isinstance(problem, msgspec.ValidationError):
        return str(problem)
    text, *paths = str(problem).split(" - at `$")
    return f"{text} - at `${''.join(path.rstrip('`') for path in reversed(paths))}`"


class _Pairs(list[tuple[str, Any]]):
    """An object of JSON as it is written, names that come again included."""


def named_twice(text: bytes | str) -> str | None:
    """The path to a field that is written twice, of which readers of JSON take one or the other.

    >>> named_twice('{"by":{"name":"ann","rank":0,"name":"bob"}}')
    '$.by.name'
    """
    try:
        found: object = json.loads(text, object_pairs_hook=_Pairs)
    except (ValueError, RecursionError):
        return None  # whoever decodes it says what is wrong
    return next(_twice(found, "$"), None)


def _twice(found: object, path: str) -> Iterator[str]:
    if isinstance(found, _Pairs):
        known = set[str]()
        for name, value in found:
            if name in known:
                yield f"{path}.{name}"
            known.add(name)
            yield from _twice(value, f"{path}.{name}")
    elif isinstance(found, list):
        for place, value in enumerate(found):
            yield from _twice(value, f"{path}[{place}]")


class Unreadable(ValueError):
    """What was written down is not a command or event of this game.

    >>> from croupier import audit
    >>> try:
    ...     audit("nothing of this kind")
    ... except Unreadable as problem:
    ...     print(problem)
    a log begins with the opening of its table
    """


class _One(Generic[T]):
    """Decodes a closed union; facts, commands and events inside others belong to the same game."""

    def __init__(self, codec: "Codec", kind: Any) -> None:
        self._decoder = msgspec.json.Decoder(kind, dec_hook=codec.inside)

    def __call__(self, data: bytes | str) -> T:
        try:
            found: T = self._decoder.decode(data)
        except NOT_READ as problem:
            raise Unreadable(located(problem)) from None
        return found


_encoder = msgspec.json.Encoder(order="deterministic")


class Codec:
    """What a record of this game may hold.

    >>> from croupier.engine.games import game_named
    >>> from croupier.engine.table.vocabulary.events import RoundConcluded
    >>> codec = Codec(game_named("baccarat"))
    >>> codec.written(RoundConcluded())
    b'{"type":"table.round-concluded.1"}'
    >>> codec.event(b'{"type":"table.round-concluded.1"}')
    RoundConcluded()
    """

    def __init__(
        self, game: Game, commands: tuple[type, ...] = (), events: tuple[type, ...] = ()
    ) -> None:
        """`commands` and `events`: further ones, of whoever runs the table."""
        terms = () if game.TERMS is None else (game.TERMS,)
        self._inside: dict[type, _Closed] = {
            Command: _Closed((*names.COMMANDS, *game.COMMANDS, *commands)),
            Event: _Closed((*names.EVENTS, *game.EVENTS, *events)),
            Fact: _Closed(game.EDITIONS.facts),
            **({OwnTerms: _Closed(terms)} if terms else {}),
        }
        self._asks: dict[str, AnyKind] = {str(kind): kind for kind in (*Kind, *game.KINDS)}
        self.command: _One[Command] = _One(self, self._inside[Command].union)
        self.event: _One[Event] = _One(self, self._inside[Event].union)
        self.entry: _One[Entry] = _One(self, Entry)

    def written(self, thing: Command | Event | Entry) -> bytes:
        """Equal things are written the same way."""
        return _encoder.encode(thing)

    def inside(self, kind: type, raw: Any) -> Any:
        if kind is AnyKind and isinstance(raw, str):
            if raw not in self._asks:
                raise ValueError(f"this game does not ask `{raw}`")
            return self._asks[raw]
        if kind not in self._inside:
            raise ValueError(f"this game has no {kind.__name__}")
        try:
            return msgspec.convert(raw, self._inside[kind].of(raw), dec_hook=self.inside)
        except msgspec.ValidationError as problem:
            raise ValueError(str(problem)) from None  # the path that led here is added to it


class _Closed:
    """Some kinds and no others: a name that is not among them is refused."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        self._named: dict[object, Any] = {kind.__struct_config__.tag: kind for kind in kinds}
        self.union: Any = reduce(or_, self._named.values())

    def of(self, raw: object) -> Any:
        """The kind it names: `convert` would look through a union anew every time. The union
        tells what is wrong with anything else."""
        name = raw.get("type") if isinstance(raw, dict) else None
        return self._named.get(name, self.union) if isinstance(name, str) else self.union
