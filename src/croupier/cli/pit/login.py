"""Somebody of the staff logs in at a floor, asks for one thing, and logs out."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Annotated, Any, TypeVar

import typer

from croupier.cli.console.output import complain
from croupier.cli.console.served_floor import HERE, NOT_REACHED, no_floor, secret
from croupier.engine.history.errors import Unreadable
from croupier.engine.history.lines import cents_of
from croupier.engine.sentences import Listed, said, sentence
from croupier.floor.client import FloorClient, NotAllowed

T = TypeVar("T")

Name = Annotated[str, typer.Option(metavar="NAME")]
Floor = Annotated[str, typer.Option(metavar="ADDRESS")]
Table = str
Reason = Annotated[str, typer.Option(metavar="WORDS")]
AsJson = Annotated[bool, typer.Option("--json")]

__all__ = ["HERE"]


def asked(
    floor: str,
    name: str,
    what: Callable[[FloorClient], Awaitable[T]],
    password: str | None = None,
) -> T:
    """What the floor answers; whatever goes wrong is one sentence. `password`: if it was asked for
    already."""
    password = secret(name) if password is None else password

    async def answered() -> T:
        async with FloorClient(floor) as client:
            await client.login(name, password)
            try:
                return await what(client)
            finally:
                await client.logout()

    try:
        return asyncio.run(answered())
    except NotAllowed as problem:
        complain(str(problem))
    except NOT_REACHED as problem:
        no_floor(floor, problem)


def read(floor: str, name: str, path: str, **query: str | None) -> Any:
    only = {key: value for key, value in query.items() if value is not None}
    return asked(floor, name, lambda client: client.get(f"/api/pit/{path}", **only))


def given(floor: str, name: str, table: str, kind: str, /, **fields: Any) -> None:
    """A command to a table; that it was done is said."""
    asked(floor, name, lambda client: client.do(table, kind, **fields))
    done()


def ordered(floor: str, name: str, kind: str, /, **fields: Any) -> None:
    """A command to the House; that it was done is said."""
    asked(floor, name, lambda client: client.house(kind, **fields))
    done()


def done() -> None:
    typer.echo(sentence(said("pit-done")))


def one_of(word: str, known: Iterable[str]) -> None:
    words = tuple(str(each) for each in known)
    if word not in words:
        complain(said("pit-no-such-word", word=word, words=Listed(words, "or")))


def amount(text: str) -> int:
    try:
        return cents_of(text)
    except Unreadable as problem:
        complain(problem.message)
