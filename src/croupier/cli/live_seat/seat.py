"""One person at a live table: hears what is said, sees the table, types."""

import asyncio
from collections.abc import AsyncIterator

from rich.console import Console

from croupier.cli.live_seat.picture import picture, questions
from croupier.cli.live_seat.words import command_typed
from croupier.engine.sentences import Message, in_words, said, sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.client import Gone, TableClient
from croupier.floor.protocol.frames import RefusedFrame


class Seat:
    def __init__(self, console: Console, table: TableClient, name: str) -> None:
        self._console, self._table, self._name = console, table, name
        self._asked: frozenset[str] = frozenset()
        self._status: Status | None = None
        self._halts = 0  # that were shown
        self._trouble: Message | None = None  # that was told

    async def run(self, typed: AsyncIterator[str]) -> None:
        """Until the input ends, `q` is typed or the floor is gone."""
        self._picture()
        self._say(said("join-help"))
        watching = asyncio.create_task(self._watch())
        reading = asyncio.create_task(self._read(typed))
        done, _ = await asyncio.wait((watching, reading), return_when=asyncio.FIRST_COMPLETED)
        for task in (watching, reading):
            task.cancel()
        for task in done:
            task.result()

    async def _watch(self) -> None:
        try:
            while True:
                self._show()
                await self._table.change()
        except Gone:
            self._say(said("join-gone"))

    def _show(self) -> None:
        for told in self._table.told():
            cited = f"  ({', '.join(told.cites)})" if told.cites else ""
            self._console.print(in_words(told.message) + cited, markup=False)
        trouble = self._table.trouble
        if trouble is not None and trouble.message != self._trouble:
            self._trouble = trouble.message
            self._console.print(sentence(trouble.message), style="yellow", markup=False)
        view = self._table.view
        own = frozenset(q.question for q in view.awaited if q.player == self._name)
        halts = len(view.halts)
        if own - self._asked:
            self._picture()
            for line in questions(view, self._name):
                self._console.print(line, markup=False)
        elif halts > self._halts or (
            view.status is not self._status and view.status is Status.BETTING
        ):
            self._picture()
        self._asked, self._status, self._halts = own, view.status, halts

    async def _read(self, typed: AsyncIterator[str]) -> None:
        async for line in typed:
            if line in ("q", "quit"):
                return
            if line in ("", "table"):
                self._picture()
            elif line in ("?", "help"):
                self._say(said("join-help"))
            elif line in ("pass", "no"):
                await self._pass_on()
            else:
                await self._give(line)

    async def _pass_on(self) -> None:
        for asked in self._table.view.awaited:
            if asked.player == self._name and asked.kind is not Kind.OPTION:
                await self._table.pass_on(asked.question)

    async def _give(self, line: str) -> None:
        command = command_typed(self._name, line)
        if isinstance(command, Message):
            self._console.print(sentence(command), style="yellow", markup=False)
            return
        answer = await (self._table.say(line) if command is None else self._table.do(command))
        if isinstance(answer, RefusedFrame):
            cited = f"  ({', '.join(answer.cites)})" if answer.cites else ""
            self._console.print(sentence(answer.message) + cited, style="yellow", markup=False)
        else:
            self._console.print("✓", style="green")

    def _picture(self) -> None:
        frame = self._table.frame
        self._console.print(picture(self._table.view, frame.clocks if frame else ()))

    def _say(self, message: Message) -> None:
        self._console.print(sentence(message), style="dim", markup=False)
