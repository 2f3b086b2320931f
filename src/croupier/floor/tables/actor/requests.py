"""Requests to a live table, the answers, and what the table needs of its House."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import replace

from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.record.store.entries import Append, Line, Written
from croupier.floor.record.store.interface import Conflict, Store, StoreFailed
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.actor.wallets import Wallets
from croupier.floor.tables.permissions import Staff
from croupier.floor.tables.state import LiveTable

if TYPE_CHECKING:
    from croupier.floor.tables.actor.table_actor import TableActor


class Done(msgspec.Struct, frozen=True):
    """It was carried out and is written down; `version` of the table after it."""

    version: int
    position: int  # in the log of the house


class NotKnown(msgspec.Struct, frozen=True):
    """It may have been carried out, or not: asked for once more under the same id it is answered,
    and done once."""

    message: Message


Answer = Done | Refused | NotKnown


def not_known(why: Message) -> NotKnown:
    return NotKnown(said("live-not-known", why=why))


def done(line: Line) -> Done:
    return Done(line.after, line.position)


class Request(msgspec.Struct, frozen=True):
    actor: str  # the account that sends it
    identity: str  # the same id is the same command: it is carried out once
    command: Command
    answering: str | None
    reply: "asyncio.Future[Answer]"
    spoken: bool = False  # words, which may have meant something else at the table as it was before

    def repeats(self, before: Any) -> bool:
        """This is what was carried out under its id, whatever its giver's rank was then."""
        if self.spoken:
            return type(before) is type(self.command)
        same: bool = replace(before, by=self.command.by) == self.command
        return same

    def answer(self, answer: Answer) -> None:
        if not self.reply.done():  # the client may have gone
            self.reply.set_result(answer)

    def fail(self, fault: Exception) -> None:
        if not self.reply.done():
            self.reply.set_exception(fault)


class Committing(Protocol):
    """What makes entries durable."""

    def commit(self, batch: Sequence[Append]) -> "asyncio.Future[list[Line | Conflict]]": ...
    def written(self, write: Callable[[Store], None]) -> Awaitable[None]:
        """What is kept beside the log."""


class House(Staff, Protocol):
    """What a table needs of the House it stands in."""

    committing: Committing
    wallets: Wallets
    seal: Seal
    closing: bool  # no one comes to play

    def entry(
        self,
        stream: str,
        version: int,
        identity: str,
        actor: str,
        command: bytes,
        events: Iterable[bytes],
    ) -> Written:
        """An entry of this moment, to be appended."""

    def line_of(self, identity: str) -> Line | None: ...


class Attendance(Protocol):
    """Who is connected to which table."""

    def present(self, table: str, player: str) -> bool: ...
    def away(self, table: str) -> Set[str]:
        """Those who have left it for good."""


class Observer(Protocol):
    def changed(self, desk: "TableActor", before: LiveTable, events: tuple[Event, ...]) -> None:
        """Publish it to everybody at the table."""

    def failed(self, desk: "TableActor", trouble: StoreFailed) -> None: ...
