"""The time that each open question of a table still has."""

from collections.abc import Callable, Sequence

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.house.clocks import Clocks
from croupier.floor.tables.actor.clocks import pondering, waits
from croupier.floor.tables.actor.requests import Attendance
from croupier.floor.tables.actor.timers import Deadline, Timers
from croupier.floor.tables.state import LiveTable

RETRY_S = 0.1  # while the inbox is full


class QuestionClock:
    """`ring` receives the name of the question whose time is up."""

    def __init__(
        self, attendance: Attendance, game: Game, clocks: Clocks, ring: Callable[[str], None]
    ) -> None:
        self._attendance, self._game = attendance, game
        self.clocks = clocks  # of questions that are still to come
        self._timed_by: dict[str, Clocks] = {}  # of open questions, since their time began
        self._passed: set[str] = set()  # questions to which a player has nothing to say
        self._idle: tuple[int, frozenset[str]] = (0, frozenset())  # of a round: who let a card pass
        self._timers = Timers(ring)

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        return self._timers.deadlines

    def clocks_of(self, question: str) -> Clocks:
        """Those in force when its time began: a running time is never changed."""
        return self._timed_by.get(question, self.clocks)

    def reset(self, clocks: Clocks) -> None:
        self.clocks = clocks
        self._timed_by.clear()
        self._passed.clear()

    def pass_on(self, live: LiveTable, player: str, question: str) -> None:
        """The player has nothing to say to this question, or has squeezed the card it turns."""
        questions = awaited(self._game, live.table)
        own = {asked.question for asked in questions if player in pondering(live, asked)}
        self._passed |= own & {question}

    def run(self, live: LiveTable) -> None:
        """Time exactly the open questions of this state."""
        self._timers.set(self.waits(live))

    def ring_later(self, live: LiveTable, question: str) -> None:
        self._timers.set({**self.waits(live), question: RETRY_S})

    def restart(self, live: LiveTable, question: str) -> None:
        """The time of this question begins again, by the clocks of now."""
        self._timed_by.pop(question, None)
        self.run(live)

    def stop(self) -> None:
        self._timers.stop()

    def note_idle(self, live: LiveTable, asked: Awaited) -> None:
        """The players who squeeze this card let its time pass; they are not waited for again."""
        if asked.kind is Kind.TURN and asked.question not in self._passed:
            self._idle = live.table.number, pondering(live, asked)

    def waits(self, live: LiveTable) -> dict[str, float]:
        """The open questions that are timed, each with its seconds."""
        questions = awaited(self._game, live.table)
        self._passed &= {asked.question for asked in questions}
        wanted = waits(self.clocks_of, live, questions, self._is_pondered(live, questions))
        self._timed_by = {question: self.clocks_of(question) for question in wanted}
        return {q: 0.0 if q in self._passed else seconds for q, seconds in wanted.items()}

    def _is_pondered(self, live: LiveTable, questions: Sequence[Awaited]) -> bool:
        return any(
            self._attendance.present(live.name, player)
            for asked in questions
            if asked.question not in self._passed
            for player in pondering(live, asked) - self._not_waited_for(live, asked)
        )

    def _not_waited_for(self, live: LiveTable, asked: Awaited) -> frozenset[str]:
        number, idle = self._idle
        return idle if asked.kind is Kind.TURN and number == live.table.number else frozenset()
