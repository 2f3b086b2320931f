"""`croupier join`: a place at a live table, in the terminal."""

import asyncio
from typing import Annotated

import httpx
import typer
from websockets.exceptions import InvalidHandshake

from croupier.cli.joining.seat import Seat
from croupier.cli.joining.typing import lines_typed
from croupier.cli.language import Language
from croupier.cli.output import Screen, complain
from croupier.client import FloorClient, Gone, NotAllowed
from croupier.sentences import Listed, said

HERE = "http://127.0.0.1:8021"


def join(
    table: Annotated[str | None, typer.Argument(help="The table; left out: the list.")] = None,
    name: Annotated[str | None, typer.Option(help="Who you are; a guest by default.")] = None,
    floor: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where the floor is served.")
    ] = HERE,
    password: Annotated[
        bool, typer.Option("--password", help="Log in; the password is asked for.")
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without playing.")] = False,
    language: Language = None,
) -> None:
    """Play at a live table of a floor that somebody serves.

    Example: croupier join baccarat-1 --name ann

    Example: croupier join roulette-1 --watch --language zh
    """
    secret = typer.prompt("Password", hide_input=True, err=True) if password else None
    try:
        asyncio.run(_joined(floor, table, name, secret, watch=watch))
    except NotAllowed as problem:
        complain(str(problem))
    except (httpx.TransportError, httpx.InvalidURL, InvalidHandshake, Gone, OSError):
        complain(said("join-no-floor", address=floor))


async def _joined(
    address: str, table: str | None, name: str | None, secret: str | None, *, watch: bool
) -> None:
    console = Screen(highlight=False)
    async with FloorClient(address) as client:
        if name is not None:
            await (client.guest(name) if secret is None else client.login(name, secret))
        elif table is not None:
            complain(said("join-who"))
        there = await client.tables()
        if table is None:
            for one in there:
                console.print(f"  {one['name']}  {one['game']}  {one['condition']}")
            return
        if table not in {one["name"] for one in there}:
            names = Listed(tuple(one["name"] for one in there), "or")
            complain(said("join-no-such-table", table=table, tables=names))
        async with client.table(table, watch=watch or name is None) as place:
            await Seat(console, place, name or "").run(lines_typed())
