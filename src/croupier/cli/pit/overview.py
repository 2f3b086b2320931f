"""What the Pit is shown: as a page in the terminal, or as JSON."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from croupier.cli.console.language import Language
from croupier.cli.console.output import show, show_json
from croupier.cli.pit import rows
from croupier.cli.pit.login import HERE, AsJson, Floor, Name, Table, asked, read
from croupier.engine.sentences import Message, comma, said, sentence

Only = Annotated[str | None, typer.Option(metavar="TABLE")]


def tables(
    name: Name = None, floor: Floor = HERE, as_json: AsJson = False, language: Language = None
) -> None:
    """Example: croupier pit tables"""
    found = read(floor, name, "tables")
    missing = [Text(rows.alert(one)) for one in found["out_of_service"]]
    page = grid(rows.TABLES, map(rows.table, found["tables"]))
    _told(found, as_json, Group(page, *missing))


def alerts(
    name: Name = None, floor: Floor = HERE, as_json: AsJson = False, language: Language = None
) -> None:
    """Example: croupier pit alerts"""
    found = read(floor, name, "alerts")
    lines = [Text(rows.alert(one)) for one in found["alerts"]]
    _told(found, as_json, Group(*lines) if lines else Text(sentence(said("pit-all-quiet"))))


def returns(
    name: Name = None,
    table: Only = None,
    floor: Floor = HERE,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Example: croupier pit returns --table roulette-1"""
    found = read(floor, name, "returns", table=table)
    page: list[RenderableType] = [grid(rows.RETURNS, map(rows.returned, of_bets_and_tables(found)))]
    if found["working"]:
        games = comma(map(rows.game_shown, found["working"]))
        page.append(Text(sentence(said("pit-working", games=games))))
    _told(found, as_json, Group(*page))


def of_bets_and_tables(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Below the bets of each table all of them together, where there are several."""
    for total in found["totals"]:
        bets = [each for each in found["returns"] if each["table"] == total["table"]]
        yield from bets
        if len(bets) > 1:
            yield total


def irregularities(
    name: Name = None,
    table: Only = None,
    dealer: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    paragraph: Annotated[str | None, typer.Option(metavar="PARAGRAPH")] = None,
    floor: Floor = HERE,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Example: croupier pit irregularities --dealer dora"""
    found = read(floor, name, "irregularities", table=table, dealer=dealer, paragraph=paragraph)
    page = Group(
        grid(rows.TALLIES, map(rows.tally, found["tallies"])),
        Text(""),
        grid(rows.FACTS, map(rows.fact, found["facts"])),
    )
    _told(found, as_json, page)


def people(
    name: Name = None, floor: Floor = HERE, as_json: AsJson = False, language: Language = None
) -> None:
    """Example: croupier pit people"""
    found = read(floor, name, "people")
    _told(found, as_json, grid(rows.PEOPLE, map(rows.person, found["people"])))


def claims(
    name: Name = None, floor: Floor = HERE, as_json: AsJson = False, language: Language = None
) -> None:
    """Example: croupier pit claims"""
    found = asked(floor, name, lambda client: client.claims())
    if as_json:
        show_json({"claims": [msgspec.to_builtins(one) for one in found]})
    elif found:
        show(grid(rows.CLAIMS, map(rows.claim, found)))
    else:
        show(Text(sentence(said("pit-no-claims"))))


def evidence(
    table: Table,
    round: int,
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit evidence baccarat-1 17 > evidence.json"""
    show_json(read(floor, name, f"evidence/{table}/{round}")["evidence"])


# pages


def _told(found: Any, as_json: bool, page: RenderableType) -> None:
    show_json(found) if as_json else show(page)


def grid(headings: tuple[Message, ...], rows: Iterable[tuple[str, ...]]) -> RichTable:
    grid = RichTable(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        grid.add_column(sentence(heading))
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
