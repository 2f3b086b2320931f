"""Accounts, licences and chips: commands to the House."""

from typing import Annotated

import typer

from croupier.cli.language import Language
from croupier.cli.output import complain
from croupier.cli.pit.asking import (
    HERE,
    Floor,
    Name,
    Reason,
    amount,
    asked,
    done,
    to_house,
)
from croupier.cli.reaching import secret
from croupier.client import FloorClient
from croupier.floor.house.roles import Role
from croupier.sentences import Listed, said

Who = Annotated[str, typer.Argument(help="whose account it is")]


def hire(
    who: Who,
    role: Annotated[str, typer.Argument(help=", ".join(Role))],
    name: Name,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Open an account; its first password is asked for after your own.

    Example: croupier pit hire dora dealer --name olive
    """
    if role not in tuple(Role):
        roles = Listed(tuple(str(each) for each in Role), "or")
        complain(said("pit-no-such-word", word=role, words=roles))

    async def hired(client: FloorClient) -> None:
        first = secret(who)
        await to_house(client, "house.add-person.1", name=who, role=role)
        await client.post("/api/password", {"name": who, "password": first})

    asked(floor, name, hired)
    done()


def licence(
    who: Who,
    game: Annotated[str, typer.Argument(help="the game they may deal")],
    name: Name,
    revoke: Annotated[bool, typer.Option("--revoke", help="They may not any more.")] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Let somebody deal a game; without a licence nobody does.

    Example: croupier pit licence dora baccarat --name max
    """
    kind = "house.revoke-licence.1" if revoke else "house.grant-licence.1"
    asked(floor, name, lambda client: to_house(client, kind, name=who, game=game))
    done()


def chips(
    who: Who,
    dollars: Annotated[str, typer.Argument(metavar="AMOUNT", help="in dollars")],
    name: Name,
    reason: Reason,
    take_back: Annotated[
        bool, typer.Option("--take-back", help="Out of the wallet, back to the House.")
    ] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Give a player chips of the House, or take some back.

    Example: croupier pit chips ann 500 --reason "bought at the cage" --name max
    """
    kind = "house.take-back-chips.1" if take_back else "house.give-chips.1"
    given = {"name": who, "cents": amount(dollars), "reason": reason}
    asked(floor, name, lambda client: to_house(client, kind, **given))
    done()
