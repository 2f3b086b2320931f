"""A session at a floor: `pit owner` and `pit login` begin it, `pit logout` ends it, and every other
command of the Pit speaks in it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Annotated, Any, NoReturn, TypeVar

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.served_floor import HERE, NOT_REACHED, new_secret, no_floor, secret
from croupier.cli.pit import session_file
from croupier.cli.pit.session_file import Session
from croupier.engine.history.errors import Unreadable
from croupier.engine.history.lines import cents_of
from croupier.engine.sentences import Listed, Message, said, sentence
from croupier.floor.client import FloorClient, NotAllowed
from croupier.floor.house.identity.passwords import password_refused
from croupier.floor.house.roles import Role, role_said

T = TypeVar("T")

Name = Annotated[str | None, typer.Option(metavar="NAME")]
OwnName = Annotated[str, typer.Option("--name", metavar="NAME")]
Floor = Annotated[str, typer.Option(metavar="ADDRESS")]
Table = str
Reason = Annotated[str, typer.Option(metavar="WORDS")]
AsJson = Annotated[bool, typer.Option("--json")]

LOG_IN = "log-in"  # the reason of an answer to a session that is over

__all__ = ["HERE"]


def owner(name: OwnName, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit owner --name olive"""
    code, chosen = secret(said("pit-code"), said("pit-no-code")), chosen_password(name)
    _begun(floor, lambda client: client.own(code, name, chosen))


def login(name: OwnName, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit login --name sue"""
    password = password_of(name)
    _begun(floor, lambda client: client.login(name, password))


def logout(name: Name = None, floor: Floor = HERE, language: Language = None) -> None:
    """Example: croupier pit logout"""
    session = session_file.session_at(floor, name)
    if session is None:
        complain(said("pit-no-session", address=floor))
    session_file.forget(session)
    with suppress(NotAllowed):  # it was over already
        _answered(floor, FloorClient.logout, session.cookies)
    _say(said("pit-logged-out", name=session.name))


def _begun(floor: str, enter: Callable[[FloorClient], Awaitable[dict[str, Any]]]) -> None:
    async def entered(client: FloorClient) -> tuple[dict[str, Any], dict[str, str]]:
        return await enter(client), client.cookies

    try:
        me, cookies = _answered(floor, entered)
    except NotAllowed as problem:
        complain(str(problem))
    session_file.keep(floor, me["name"], cookies)
    _say(said("pit-logged-in", name=me["name"], role=role_said(Role(me["role"])), address=floor))


def asked(
    floor: str,
    name: str | None,
    what: Callable[[FloorClient], Awaitable[T]],
    password: str | None = None,
) -> T:
    """What the floor answers in the session that is kept; whatever goes wrong is one sentence. With
    a name and no session, the password counts for this alone: it is asked for, or given here."""
    session = session_file.session_at(floor, name)
    try:
        if session is not None:
            return _answered(floor, what, session.cookies)
        if name is None:
            complain(said("pit-log-in-first", address=floor))
        own = password or password_of(name)
        return _answered(floor, lambda client: _once(client, name, own, what))
    except NotAllowed as problem:
        if session is not None and problem.reason == LOG_IN:
            _over(session)
        complain(str(problem))


def own_password(floor: str, name: str | None) -> str | None:
    """Asked for before other passwords are; None: the session that is kept stands for it."""
    if name is None or session_file.session_at(floor, name) is not None:
        return None
    return password_of(name)


async def _once(
    client: FloorClient, name: str, password: str, what: Callable[[FloorClient], Awaitable[T]]
) -> T:
    await client.login(name, password)
    try:
        return await what(client)
    finally:
        await client.logout()


def _over(session: Session) -> NoReturn:
    session_file.forget(session)
    complain(said("pit-session-over", name=session.name))


def _answered(
    floor: str,
    what: Callable[[FloorClient], Awaitable[T]],
    cookies: dict[str, str] | None = None,
) -> T:
    async def answered() -> T:
        async with FloorClient(floor, cookies=cookies) as client:
            return await what(client)

    try:
        return asyncio.run(answered())
    except NOT_REACHED as problem:
        no_floor(floor, problem)


def password_of(name: str) -> str:
    return secret(said("pit-password", name=name), said("pit-no-password", name=name))


def chosen_password(name: str) -> str:
    """One that the House would take, before anything is done."""
    found = new_secret(name)
    refused = password_refused(found)
    if refused is not None:
        complain(refused.message)
    return found


def read(floor: str, name: str | None, path: str, **query: str | None) -> Any:
    only = {key: value for key, value in query.items() if value is not None}
    return asked(floor, name, lambda client: client.get(f"/api/pit/{path}", **only))


def given(floor: str, name: str | None, table: str, kind: str, /, **fields: Any) -> None:
    """A command to a table; that it was done is said."""
    asked(floor, name, lambda client: client.do(table, kind, **fields))
    done()


def ordered(floor: str, name: str | None, kind: str, /, **fields: Any) -> None:
    """A command to the House; that it was done is said."""
    asked(floor, name, lambda client: client.house(kind, **fields))
    done()


def done() -> None:
    _say(said("pit-done"))


def _say(message: Message) -> None:
    typer.echo(sentence(message))


def one_of(word: str, known: Iterable[str]) -> None:
    words = tuple(str(each) for each in known)
    if word not in words:
        complain(said("pit-no-such-word", word=word, words=Listed(words, "or")))


def amount(text: str) -> int:
    try:
        return cents_of(text)
    except Unreadable as problem:
        complain(problem.message)
