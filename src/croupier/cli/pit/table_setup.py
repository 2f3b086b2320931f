"""Tables opened and changed: what they are set to, and how long people have there."""

import tomllib
from decimal import Decimal
from typing import Annotated, Any

import msgspec
import typer
from msgspec.structs import asdict, replace

from croupier.cli.console.language import Language
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.pit import rows
from croupier.cli.pit.login import HERE, AsJson, Floor, Name, Table, amount, asked, done, ordered
from croupier.cli.pit.overview import grid
from croupier.cli.pit.table_actions import Money, settings_of
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.history.file import read_head
from croupier.engine.sentences import said
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Settings, TableKind
from croupier.floor.client import FloorClient
from croupier.floor.house.clocks import Clocks, clocks_refused, usual_clocks
from croupier.floor.house.table_settings import set_otherwise

Layout = Annotated[str | None, typer.Option(metavar="LETTER")]
Decks = Annotated[int | None, number_option()]
Boxes = Annotated[int | None, number_option()]
Unit = Annotated[str | None, typer.Option(metavar="AMOUNT")]
Edition = Annotated[str | None, typer.Option(metavar="DATE")]
Rule = Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")]


def _seconds() -> Any:
    return typer.Option(metavar="SECONDS")


Betting = Annotated[float | None, _seconds()]
LastCall = Annotated[float | None, _seconds()]
Decision = Annotated[float | None, _seconds()]
Pause = Annotated[float | None, _seconds()]
CardByCard = Annotated[float | None, _seconds()]
Spin = Annotated[float | None, _seconds()]
SeatKept = Annotated[float | None, _seconds()]


def open_(
    table: str,
    game: str,
    name: Name = None,
    recorded: Annotated[bool, typer.Option("--recorded")] = False,
    layout: Layout = None,
    decks: Decks = None,
    boxes: Boxes = None,
    unit: Unit = None,
    edition: Edition = None,
    rule: Rule = None,
    minimum: Money = None,
    maximum: Money = None,
    differential: Money = None,
    betting: Betting = None,
    last_call: LastCall = None,
    decision: Decision = None,
    pause: Pause = None,
    card: CardByCard = None,
    spin: Spin = None,
    seat_kept: SeatKept = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit open salon-2 baccarat --recorded --minimum 50"""
    kind = TableKind.RECORDED if recorded else TableKind.ELECTRONIC
    head: dict[str, Any] = {"game": game, "table": kind.value}
    head |= _given(layout=layout, decks=decks, edition=edition, unit=_dollars(unit))
    limits = {"minimum": minimum, "maximum": maximum, "differential": differential}
    head["limits"] = _given(**{key: _dollars(text) for key, text in limits.items()})
    own = _given(boxes=boxes) | _rules(rule or [])
    try:
        settings = set_otherwise(read_head(head).settings, {}, own)
    except ImpossibleSetting as problem:
        complain(str(problem))
    timed = (betting, last_call, decision, pause, card, spin, seat_kept)
    clocks = _timed(usual_clocks(settings), *timed)
    fields = {"settings": _sent(settings), "clocks": _sent(clocks), "automatic": not recorded}
    ordered(floor, name, "house.add-table.1", name=table, **fields)


def change(
    table: Table,
    name: Name = None,
    layout: Layout = None,
    decks: Decks = None,
    boxes: Boxes = None,
    unit: Unit = None,
    edition: Edition = None,
    rule: Rule = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit change baccarat-1 --layout A --decks 6"""
    cents = None if unit is None else amount(unit)
    shared = _given(layout=layout, decks=decks, edition=edition, unit_cents=cents)
    own = _given(boxes=boxes) | _rules(rule or [])
    if not shared and not own:
        complain(said("pit-nothing-to-change"))

    async def announced(client: FloorClient) -> None:
        now = _read(await settings_of(client, table))
        try:
            changed = set_otherwise(now, shared, own)
        except ImpossibleSetting as problem:
            complain(str(problem))
        if changed == now:
            complain(said("pit-set-up-so-already", table=table))
        await client.do(table, "floor.announce-settings.1", settings=_sent(changed))

    asked(floor, name, announced)
    done()


def clocks(
    table: Table,
    name: Name = None,
    betting: Betting = None,
    last_call: LastCall = None,
    decision: Decision = None,
    pause: Pause = None,
    card: CardByCard = None,
    spin: Spin = None,
    seat_kept: SeatKept = None,
    as_json: AsJson = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit clocks baccarat-1 --betting 30 --last-call 8"""

    async def timed(client: FloorClient) -> tuple[Clocks, bool]:
        found = await client.get(f"/api/tables/{table}")
        now = msgspec.convert(found["clocks"], Clocks)
        wanted = (betting, last_call, decision, pause, card, spin, seat_kept)
        if all(seconds is None for seconds in wanted):
            return now, False
        then = _timed(now, *wanted)
        await client.house("house.change-clocks.1", name=table, clocks=_sent(then))
        return then, True

    found, changed = asked(floor, name, timed)
    if as_json:
        show_json({"table": table, "clocks": _sent(found), "changed": changed})
    elif changed:
        done()
    else:
        show(grid(rows.CLOCKS, (rows.clock(*each) for each in asdict(found).items())))


def remove(table: Table, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit remove salon-2"""
    ordered(floor, name, "house.remove-table.1", name=table)


# what was given


def _given(**options: Any) -> dict[str, Any]:
    return {key: value for key, value in options.items() if value is not None}


def _dollars(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(amount(text)).scaleb(-2)


def _rules(given: list[str]) -> dict[str, Any]:
    """Keys and values as TOML; quotes around a word may be left out."""
    try:
        return tomllib.loads("\n".join(map(_line, given)))
    except tomllib.TOMLDecodeError:
        complain(said("pit-not-a-rule", rule=" ".join(given)))


def _line(rule: str) -> str:
    key, equals, value = rule.partition("=")
    if not equals:
        complain(said("pit-not-a-rule", rule=rule))
    try:
        tomllib.loads(rule)
    except tomllib.TOMLDecodeError:
        return f"{key}={msgspec.json.encode(value.strip()).decode()}"
    return rule


def _timed(clocks: Clocks, *seconds: float | None) -> Clocks:
    """With those that were given, in the order of the clocks."""
    fields = zip(Clocks.__struct_fields__, seconds, strict=True)
    whole = {name: int(s) if s.is_integer() else s for name, s in fields if s is not None}
    timed = replace(clocks, **whole)
    refused = clocks_refused(timed)
    if refused is not None:
        complain(refused.message)
    return timed


def _read(settings: dict[str, Any]) -> Settings:
    try:
        inside = Codec(game_named(settings["game"])).inside
    except UnknownGame as problem:
        complain(problem.message)
    return msgspec.convert(settings, Settings, dec_hook=inside)


def _sent(made: Settings | Clocks) -> Any:
    return msgspec.to_builtins(made)
