"""Accounts, roles, passwords, licences and chips: commands to the House."""

from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.pit.login import (
    HERE,
    Floor,
    Name,
    Reason,
    amount,
    asked,
    chosen_password,
    done,
    one_of,
    ordered,
    own_password,
    password_of,
)
from croupier.cli.pit.session_file import session_at
from croupier.floor.client import FloorClient
from croupier.floor.house.identity.spelling import alike
from croupier.floor.house.roles import Role

Is = Annotated[str, typer.Argument(metavar="ROLE", help=", ".join(Role))]
Who = str


def hire(
    who: Who,
    role: Is,
    name: Name = None,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit hire dora dealer"""
    one_of(role, Role)
    own, first = own_password(floor, name), chosen_password(who)

    async def hired(client: FloorClient) -> None:
        await client.house("house.add-person.1", name=who, role=role)
        await client.password(who, first)

    asked(floor, name, hired, own)
    done()


def role(
    who: Who, role: Is, name: Name = None, floor: Floor = HERE, language: Language = None
) -> None:
    """Example: croupier pit role dora pit-supervisor"""
    one_of(role, Role)
    ordered(floor, name, "house.change-role.1", name=who, role=role)


def password(who: Who, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit password dora"""
    own = own_password(floor, name)
    old = own or password_of(who) if _is_own(who, floor, name) else None
    chosen = chosen_password(who)
    asked(floor, name, lambda client: client.password(who, chosen, old), own)
    done()


def dismiss(who: Who, name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit dismiss dora"""
    ordered(floor, name, "house.close-account.1", name=who)


def licence(
    who: Who,
    game: str,
    name: Name = None,
    revoke: Annotated[bool, typer.Option("--revoke")] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit licence dora baccarat"""
    kind = "house.revoke-licence.1" if revoke else "house.grant-licence.1"
    ordered(floor, name, kind, name=who, game=game)


def chips(
    who: Who,
    dollars: Annotated[str, typer.Argument(metavar="AMOUNT")],
    reason: Reason,
    name: Name = None,
    take_back: Annotated[bool, typer.Option("--take-back")] = False,
    floor: Floor = HERE,
    language: Language = None,
) -> None:
    """Example: croupier pit chips ann 500 --reason "bought at the cage" """
    kind = "house.take-back-chips.1" if take_back else "house.give-chips.1"
    given = {"name": who, "cents": amount(dollars), "reason": reason}
    ordered(floor, name, kind, **given)


def _is_own(who: str, floor: str, name: str | None) -> bool:
    session = session_at(floor, name)
    own = name if session is None else session.name
    return own is not None and alike(who) == alike(own)
