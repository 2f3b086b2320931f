"""The history file as it is written down, read strictly."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.games import UnknownGame, game_named, kebab, played
from croupier.engine.games.names import game_said
from croupier.engine.history import values
from croupier.engine.history.dialect import Dialect, dialect_of
from croupier.engine.history.errors import HistoryError, typed, unknown
from croupier.engine.history.lines import no_name
from croupier.engine.history.positions import Positions, positions
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.sentences import said
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits, Settings, TableKind
from croupier.engine.table.vocabulary.words import any_of

FORMAT = "croupier-round/1"
SHARED_KEYS = ("format", "round")
HEAD_KEYS = (
    *("game", "edition", "table", "layout", "decks", "unit", "limits"),
    *("seats", "purses", "shoe"),
)
LONGEST_NUMBER = 10  # digits of a box
GAMES_OWN_KEYS = ("boxes", "private", "insurance", "squeezing", "series", "dealing")


class ShoeCards(msgspec.Struct, frozen=True):
    """`cards` is the top of the shoe, after those `held` over; `seen` ones are gone from it."""

    cards: tuple[Card, ...] = ()
    held: tuple[Card | None, ...] = ()
    seen: tuple[Card, ...] = ()


class Head(msgspec.Struct, frozen=True):
    game: Game
    settings: Settings
    seats: Mapping[int, str]
    purses: Mapping[str, int] | None
    shoe: ShoeCards


class History(msgspec.Struct, frozen=True):
    """One round: its table and its lines of play, and where in the file they stand."""

    head: Head
    actions: str
    number: int  # 0 where the file is one round
    where: Positions

    @property
    def lines(self) -> tuple[int, int] | None:
        return self.where.actions(self.number, self.actions)

    def line(self, index: int) -> int | None:
        return None if self.lines is None else self.lines[0] + index

    def key_line(self, key: str) -> int | None:
        return self.where.line(self.number, key)

    @property
    def last_line(self) -> int | None:
        return None if self.lines is None else self.lines[1]


def read_text(data: bytes, file: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise HistoryError(file, line, said("file-not-utf8")) from None
    return text.replace("\r\n", "\n")


def read_history(text: str, file: str) -> Iterator[History]:
    """The rounds of a file. What is wrong with the file is said at once, what is wrong with one
    of several rounds when its turn comes."""
    if not text.strip():
        raise HistoryError(file, None, said("file-empty"))
    data = _parsed(text, file)
    where = positions(text)
    try:
        _check_format(data)
    except ImpossibleSetting as problem:
        raise HistoryError(file, where.line(0, problem.setting), problem.message) from None
    rounds = data.pop("round", None)
    if rounds is None:
        return iter((_read_round(data, file, where, 0),))
    return (
        _read_one_of_several(data, own, file, where, number) for number, own in enumerate(rounds, 1)
    )


def _parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except RecursionError:
        raise HistoryError(file, None, said("file-nested-too-deeply")) from None
    except ValueError as problem:
        if not isinstance(problem, tomllib.TOMLDecodeError):  # more digits than Python reads
            raise HistoryError(file, None, said("file-number-too-long")) from None
        fault, _, where = str(problem).rpartition(" (at ")
        found = re.match(r"line (\d+)", where)
        line = int(found[1]) if found else text.rstrip("\n").count("\n") + 1
        raise HistoryError(file, line, said("file-not-toml", fault=fault_said(fault))) from None


def read_settings(file: str | PathLike[str]) -> dict[str, Any]:
    """The keys of a table set up in a TOML file of its own; `format` and rounds have no place."""
    name = fspath(file)
    return _parsed(read_text(Path(name).read_bytes(), name), name)


def _check_format(data: dict[str, Any]) -> None:
    given = data.pop("format", None)
    if given is None:
        raise ImpossibleSetting("", said("file-without-format", format=FORMAT))
    if given != FORMAT:
        message = said("file-of-another-format", found=values.shown(given), format=FORMAT)
        raise ImpossibleSetting("format", message)
    rounds = data.get("round")
    if rounds is None:
        return
    if not isinstance(rounds, list) or not all(isinstance(own, dict) for own in rounds):
        raise ImpossibleSetting("round", said("file-rounds-in-two-brackets"))
    if not rounds:
        raise ImpossibleSetting("round", said("file-without-round"))
    if "actions" in data:
        raise ImpossibleSetting("actions", said("file-actions-of-each-round"))


def _read_one_of_several(
    shared: dict[str, Any], own: dict[str, Any], file: str, where: Positions, number: int
) -> History:
    for key in SHARED_KEYS:
        if key in own:
            raise HistoryError(
                file, where.line(number, key), said("file-key-stands-once", setting=key)
            )
    return _read_round({**shared, **own}, file, where, number)


def _read_round(data: dict[str, Any], file: str, where: Positions, number: int) -> History:
    try:
        if "actions" not in data:
            raise ImpossibleSetting("", said("file-without-actions"))
        actions = values.text("actions", data.pop("actions"))
        head = read_head(data)
    except ImpossibleSetting as problem:
        line = where.line(number, problem.setting)
        raise HistoryError(file, line, problem.message, problem.cites) from None
    return History(head, actions, number, where)


def read_head(data: Mapping[str, Any]) -> Head:
    """A head from its keys and values; ImpossibleSetting names the key that is wrong."""
    game, dialect = _game(data)
    for key in data:
        if key not in HEAD_KEYS and key not in dialect.own_keys:
            raise no_such_key(game, key, ("format", *HEAD_KEYS, *dialect.own_keys, "actions"))
    given: dict[str, Any] = {"kind": _kind(data)}
    if "edition" in data:
        given["edition"] = values.text("edition", data["edition"]).strip()
    if "layout" in data:
        given["layout"] = values.text("layout", data["layout"]).strip().upper()
    if "decks" in data:
        given["decks"] = values.whole_number("decks", data["decks"])
    if "unit" in data:
        given["unit_cents"] = values.cents("unit", data["unit"])
    unit = given.get("unit_cents", CENTS_PER_DOLLAR)
    given["limits"] = _limits(data.get("limits", {}), unit)
    own = {key: read(key, data[key]) for key, read in dialect.own_keys.items() if key in data}
    settings = dialect.settings({**given, **own})
    if "shoe" in data and not settings.decks:
        message = said("head-shoe-without-cards", game=game_said(game))
        raise ImpossibleSetting("shoe", message)
    return Head(
        game, settings, _seats(data.get("seats", {})), _purses(data.get("purses")), _shoe(data)
    )


def no_such_key(game: Game, key: str, known: tuple[str, ...]) -> ImpossibleSetting:
    """A key that no table of this game has."""
    if key in GAMES_OWN_KEYS:
        message = said("head-key-of-another-game", game=game_said(game), setting=key)
        return ImpossibleSetting(key, message)
    return ImpossibleSetting(key, unknown(said("kind-key"), key, known))


def _game(data: Mapping[str, Any]) -> tuple[Game, Dialect]:
    if "game" not in data:
        raise ImpossibleSetting("game", said("head-game-not-named", games=any_of(played())))
    try:
        game = game_named(values.text("game", data["game"]))
        return game, dialect_of(game)
    except UnknownGame as problem:
        raise ImpossibleSetting("game", problem.message) from None


def _kind(data: Mapping[str, Any]) -> TableKind:
    named = values.text("table", data.get("table", TableKind.ELECTRONIC.value))
    if named not in tuple(TableKind):
        message = unknown(said("kind-table"), named, tuple(TableKind))
        raise ImpossibleSetting("table", message)
    return TableKind(named)


def _limits(data: Any, unit_cents: int) -> Limits:
    """The minimum left out is a dollar, or as many chips as make one at least."""
    given: dict[str, Any] = {}
    if unit_cents:
        given["minimum_cents"] = -(-CENTS_PER_DOLLAR // unit_cents) * unit_cents
    for key, value in values.table("limits", data).items():
        path = f"limits.{key}"
        if key not in ("minimum", "maximum", "differential"):
            known = ("minimum", "maximum", "differential")
            raise ImpossibleSetting(path, unknown(said("kind-limit"), key, known))
        if isinstance(value, dict) and key != "differential":
            given[f"{key}_by_bet"] = values.each_once(
                path,
                (
                    (bet, kebab(bet), values.cents(f"{path}.{bet}", amount))
                    for bet, amount in values.table(path, value).items()
                ),
            )
        else:
            given[f"{key}_cents"] = values.cents(path, value)
    return Limits(**given)


def _seats(data: Any) -> dict[int, str]:
    given = values.table("seats", data)
    for box in given:
        if not (box.isascii() and box.isdigit() and len(box) < LONGEST_NUMBER):
            raise ImpossibleSetting(f"seats.{box}", said("head-seat-not-a-box", box=typed(box)))
    sitting = ((box, int(box), _name(f"seats.{box}", name)) for box, name in given.items())
    return values.each_once("seats", sitting)


def _purses(data: Any) -> dict[str, int] | None:
    if data is None:
        return None
    return {
        _name(f"purses.{name}", name): values.cents(f"purses.{name}", amount)
        for name, amount in values.table("purses", data).items()
    }


def _name(key: str, value: Any) -> str:
    name = values.text(key, value)
    fault = no_name(name)
    if fault:
        raise ImpossibleSetting(key, fault)
    return name


def _shoe(data: Mapping[str, Any]) -> ShoeCards:
    given = values.table("shoe", data.get("shoe", {}))
    for key in given:
        if key not in ShoeCards.__struct_fields__:
            known = ShoeCards.__struct_fields__
            raise ImpossibleSetting(f"shoe.{key}", unknown(said("kind-key"), key, known))
    return ShoeCards(
        cards=values.cards("shoe.cards", given.get("cards", "")),
        held=values.faces("shoe.held", given.get("held", "")),
        seen=values.cards("shoe.seen", given.get("seen", "")),
    )
