"""One round at the engine's table: the Dealer goes on until a player has a choice."""

from collections.abc import Mapping

import msgspec

from croupier import accepted, open_table
from croupier.engine.crew.chance import Chance
from croupier.engine.crew.crew import Crew
from croupier.engine.history.options import TableOptions
from croupier.engine.table.dealing.awaited import Awaited, Until
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.agents.encoding import PASS, STAKE, Encoding, answers, bets

TAKEN = ("seats", "purses", "shoe", "table")  # what the agents' table sets itself


def _checked(options: TableOptions) -> TableOptions:
    for name in options:
        if name in TAKEN:
            raise ValueError(f"{name} is not an option here: the agents' table sets it itself.")
    return options.copy()


class Turn(msgspec.Struct, frozen=True):
    """Somebody's choice: what each open action stands for; None lets the question go by."""

    player: str
    view: View
    open: Mapping[str, Command | None]
    asked: Awaited | None = None  # None: they bet


class AgentTable:
    """A fresh shoe, one round, every seat an agent's; `turn` is None once it is over."""

    def __init__(
        self,
        encoding: Encoding,
        players: tuple[str, ...],
        chance: Chance,
        options: TableOptions | None = None,
    ) -> None:
        """`options`: of the table, as `open_table` takes them; who sits there, their chips and the
        shoe are its own."""
        self.encoding, self.players = encoding, players
        given = _checked(options or TableOptions())
        settings = open_table(encoding.game, **given).round.settings
        if settings.limits.minimum_cents > STAKE:
            raise ValueError(f"A stake is {STAKE // 100} dollars: the minimum may not be more.")
        seats = dict(zip(settings.boxes, players, strict=False))
        given["seats"] = seats
        self._desk = open_table(encoding.game, **given)
        self._crew = Crew(chance, ())
        self._crew.prepare(self._desk.round)
        self._answered: set[str] = set()  # questions that the next card would close
        self._to_bet = list(players)
        if encoding.opening is not None:
            self._to_bet.clear()
            for box, name in seats.items():
                opening = bets(self.view(name)).get(Spot(encoding.opening, box).bet)
                if opening is None:
                    raise ValueError(f"A stake is {STAKE // 100} dollars: the limits must take it.")
                self._do(opening)
        self.turn = self._next_turn()

    def view(self, name: str) -> View:
        return self._desk.view(name)

    def answer(self, action: str) -> None:
        """The player whose turn it is chooses one of the open actions."""
        assert self.turn is not None, "the round is not over"
        command, asked = self.turn.open[action], self.turn.asked
        if asked is None:
            self._to_bet.pop(0)
        elif asked.until is Until.NEXT_CARD:
            self._answered.add(asked.question)
        if command is not None:
            self._do(command, None if asked is None else asked.question)
        self.turn = self._next_turn()

    def _do(self, command: Command, answering: str | None = None) -> None:
        accepted(self._desk.do(command, answering=answering))

    def _next_turn(self) -> Turn | None:
        """Everybody else does what is asked for until an agent is asked."""
        if self._to_bet:
            view = self.view(self._to_bet[0])
            return Turn(view.viewer.name, view, bets(view))
        while self._desk.round.status in (Status.BETTING, Status.PLAY):
            asked = self._asked_of_a_player()
            if asked is not None:
                return self._turn(asked)
            reply = self._crew.reply(self._desk.game, self._desk.table)
            self._do(reply.command, reply.question)
        return None

    def _asked_of_a_player(self) -> Awaited | None:
        """A play comes before what else is offered at the same time: it is offered with it."""
        open_now = [
            asked
            for asked in self._desk.awaited()
            if asked.kind in self.encoding.asked and asked.question not in self._answered
        ]
        return min(open_now, key=lambda asked: asked.kind.may_pass, default=None)

    def _turn(self, asked: Awaited) -> Turn:
        assert asked.player is not None, "only players are asked these"
        view = self._looked_at(asked.player)
        open_now: dict[str, Command | None] = {**answers(self.encoding, view)}
        if asked.kind.may_pass:
            open_now[PASS] = asked.silence
        return Turn(asked.player, view, open_now, asked)

    def _looked_at(self, name: str) -> View:
        """They look at their own cards before they decide (Si Ki Pi 3.17)."""
        view = self.view(name)
        for move in view.moves:
            command = getattr(move, "command", None)
            if command is not None and command.aside:
                self._do(command)
                return self.view(name)
        return view
