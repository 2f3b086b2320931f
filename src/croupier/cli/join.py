"""`croupier join`: a place at a live table, in the terminal."""

import asyncio
from secrets import randbelow
from typing import Annotated, Any

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import Screen, complain
from croupier.cli.console.served_floor import HERE, NOT_REACHED, no_floor
from croupier.cli.live_seat.seat import Seat
from croupier.cli.live_seat.typed_lines import lines_typed
from croupier.cli.pit.login import password_of
from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.names import game_said
from croupier.engine.sentences import Listed, said, sentence
from croupier.floor.client import FloorClient, NotAllowed

CONDITIONS = {
    "open": said("join-table-open"),
    "paused": said("join-table-paused"),
    "closing": said("join-table-closing"),
}


def join(
    table: Annotated[str | None, typer.Argument()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    floor: Annotated[str, typer.Option(metavar="ADDRESS")] = HERE,
    password: Annotated[bool, typer.Option("--password")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    language: Language = None,
) -> None:
    """Example: croupier join baccarat-1 --name ann

    Example: croupier join roulette-1 --watch --language zh
    """
    if password and name is None:
        complain(said("join-who"))
    given = password_of(name) if password and name is not None else None
    try:
        asyncio.run(_joined(floor, table, name, given, watch=watch))
    except NotAllowed as problem:
        complain(str(problem))
    except NOT_REACHED as problem:
        no_floor(floor, problem)


async def _joined(
    address: str, table: str | None, name: str | None, password: str | None, *, watch: bool
) -> None:
    console = Screen(highlight=False)
    async with FloorClient(address) as client:
        there = await client.tables()
        if table is None:
            for one in there:
                known = one["game"] in PLAYED
                game = sentence(game_said(game_named(one["game"]))) if known else one["game"]
                console.print(f"  {one['name']}  {game}  {sentence(CONDITIONS[one['condition']])}")
            return
        if table not in {one["name"] for one in there}:
            names = Listed(tuple(one["name"] for one in there), "or")
            complain(said("join-no-such-table", table=table, tables=names))
        if password is not None:
            me = await client.login(name or "", password)
        else:
            me = await _as_guest(client, name or made_up_name())
        async with client.table(table, watch=watch) as place:
            await Seat(console, place, me["name"]).run(lines_typed())


async def _as_guest(client: FloorClient, name: str) -> dict[str, Any]:
    try:
        return await client.guest(name)
    except NotAllowed as problem:
        if problem.message.key != "house-name-taken":
            raise
        complain(said("join-name-taken", why=problem.message))


def made_up_name() -> str:
    """As the pages make one up for a guest."""
    return f"guest-{randbelow(9_000) + 1_000}"
