"""One person at a live table: hears what is said, sees the table, types."""

import asyncio
from collections.abc import AsyncIterator

from rich.console import Console

from croupier.cli.live_seat.hints import due, hints
from croupier.cli.live_seat.layout import ViewLayout
from croupier.cli.live_seat.picture import picture, questions
from croupier.cli.live_seat.words import command_typed, of_a_history
from croupier.cli.terminal.bets import Typist
from croupier.engine.games import game_named, kebab
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.typed_moves import move_typed
from croupier.engine.history.typed_words import in_file_words
from croupier.engine.history.verbs import VERBS
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, bracketed, in_words, said, sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import Role
from croupier.engine.table.vocabulary.commands import PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.client import Gone, TableClient
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame

BETTING = ("bets", "withdraws")  # verbs that are understood as `croupier play` does
WHILE_OPEN = ("doubles", "takes-back")  # the same of these, while the table takes bets


class Seat:
    def __init__(self, console: Console, table: TableClient, name: str) -> None:
        self._console, self._table, self._name = console, table, name
        self._asked: frozenset[str] = frozenset()
        self._status: Status | None = None
        self._halts = 0  # that were shown
        self._trouble: Message | None = None  # that was told
        self._due: tuple[Message, ...] = ()  # that was told
        self._typist = Typist(ViewLayout(lambda: table.view))

    async def run(self, typed: AsyncIterator[str]) -> None:
        """Until the input ends, `q` is typed or the floor is gone."""
        self._picture()
        self._hint()
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
            self._console.print(in_words(told.message) + bracketed(told.cites), markup=False)
        trouble = self._table.trouble
        if trouble is not None and trouble.message != self._trouble:
            self._trouble = trouble.message
            self._console.print(sentence(trouble.message), style="yellow", markup=False)
        view = self._table.view
        if self._status is Status.BETTING and view.status is not Status.BETTING:
            self._typist.remember()
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
        self._tell_what_is_due()

    def _tell_what_is_due(self) -> None:
        frame = self._table.frame
        told = tuple(due(self._table.view, frame.preparing if frame else None))
        if told != self._due:
            for each in told:
                self._say(each)
        self._due = told

    async def _read(self, typed: AsyncIterator[str]) -> None:
        async for words in typed:
            line = self._heard(words)
            if line in ("q", "quit"):
                return
            if line in ("", "table"):
                self._picture()
            elif line in ("?", "help"):
                self._hint()
            elif line in ("pass", "no"):
                await self._pass_on()
            else:
                await self._give(line)

    def _heard(self, words: str) -> str:
        """In the words of the terminal, whichever language a player has typed."""
        view = self._table.view
        plays = view.viewer.role is Role.PLAYER
        return in_file_words(game_named(view.sign.game), words) if plays else words

    async def _pass_on(self) -> None:
        for asked in self._table.view.awaited:
            if asked.player == self._name and asked.kind is not Kind.OPTION:
                await self._table.pass_on(asked.question)

    async def _give(self, line: str) -> None:
        view = self._table.view
        command = command_typed(view.viewer, line)
        if command is None and view.viewer.role is Role.PLAYER:
            command = move_typed(view, line)
            if command is None and not self._is_a_line(line):
                await self._bet(line)
                return
        if isinstance(command, Message):
            self._warn(command)
        elif command is None:
            self._answered(await self._table.say(of_a_history(view.viewer, line)))
        else:
            self._answered(await self._table.do(command))

    def _is_a_line(self, line: str) -> bool:
        """In words that only a history file has; bets and their withdrawal are typed as in play."""
        game = game_named(self._table.view.sign.game)
        verb = kebab(of_a_history(self._table.view.viewer, line).partition(" ")[0])
        open_for_bets = self._table.view.status is Status.BETTING
        betting = (*BETTING, *(WHILE_OPEN if open_for_bets else ()))
        return verb not in betting and verb in (*VERBS, *dialect_of(game).verbs)

    async def _bet(self, line: str) -> None:
        """Up to the first that is refused."""
        wishes = self._typist.understood(of_a_history(self._table.view.viewer, line))
        if isinstance(wishes, Message):
            self._warn(wishes)
            return
        if isinstance(wishes, Refused):
            self._warn(wishes.message, wishes.cites)
            return
        you = player(self._name)
        for wish in wishes:
            answer = await self._table.do(
                PlaceBet(you, you.name, wish.spot, wish.cents)
                if wish.cents > 0
                else WithdrawBet(you, you.name, wish.spot, -wish.cents)
            )
            self._answered(answer)
            if isinstance(answer, RefusedFrame):
                return
            self._typist.placed(wish)

    def _answered(self, answer: DoneFrame | RefusedFrame) -> None:
        if isinstance(answer, RefusedFrame):
            self._warn(answer.message, answer.cites)
        else:
            self._console.print("✓", style="green")

    def _warn(self, message: Message, cites: tuple[Citation, ...] = ()) -> None:
        told = sentence(message) + bracketed(cites)
        self._console.print(told, style="yellow", markup=False)

    def _hint(self) -> None:
        for each in hints(self._table.view):
            self._say(each)

    def _picture(self) -> None:
        frame = self._table.frame
        self._console.print(picture(self._table.view, frame.clocks if frame else ()))

    def _say(self, message: Message) -> None:
        self._console.print(sentence(message), style="dim", markup=False)
