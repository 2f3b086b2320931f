"""Accounts, roles, passwords, licences and chips: commands to the House."""

from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.served_floor import new_secret, secret
from croupier.cli.pit.login import HERE, Floor, Name, Reason, amount, asked, done, one_of, ordered
from croupier.floor.client import FloorClient
from croupier.floor.house.identity.passwords import password_refused
from croupier.floor.house.identity.spelling import alike
from croupier.floor.house.roles import Role

Is = Annotated[str, typer.Argument(metavar="ROLE", help=", ".join(Role))]
Who = str


def hire(
    who: Who,
    role: Is,
    name: Name,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit hire dora dealer --name olive"""
    one_of(role, Role)
    own, first = secret(name), _new_password(who)

    async def hired(client: FloorClient) -> None:
        await client.house("house.add-person.1", name=who, role=role)
        await client.password(who, first)

    asked(floor, name, hired, own)
    done()


def role(who: Who, role: Is, name: Name, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit role dora pit-supervisor --name olive"""
    one_of(role, Role)
    ordered(floor, name, "house.change-role.1", name=who, role=role)


def password(who: Who, name: Name, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit password dora --name olive"""
    own, chosen = secret(name), _new_password(who)
    old = own if alike(who) == alike(name) else None
    asked(floor, name, lambda client: client.password(who, chosen, old), own)
    done()


def dismiss(who: Who, name: Name, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit dismiss dora --name olive"""
    ordered(floor, name, "house.close-account.1", name=who)


def licence(
    who: Who,
    game: str,
    name: Name,
    revoke: Annotated[bool, typer.Option("--revoke")] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit licence dora baccarat --name max"""
    kind = "house.revoke-licence.1" if revoke else "house.grant-licence.1"
    ordered(floor, name, kind, name=who, game=game)


def chips(
    who: Who,
    dollars: Annotated[str, typer.Argument(metavar="AMOUNT")],
    name: Name,
    reason: Reason,
    take_back: Annotated[bool, typer.Option("--take-back")] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit chips ann 500 --reason "bought at the cage" --name max"""
    kind = "house.take-back-chips.1" if take_back else "house.give-chips.1"
    given = {"name": who, "cents": amount(dollars), "reason": reason}
    ordered(floor, name, kind, **given)


def _new_password(who: str) -> str:
    """One that the House would take, before anything is done."""
    found = new_secret(who)
    refused = password_refused(found)
    if refused is not None:
        complain(refused.message)
    return found
