"""A table that waits for one person: companions, a Dealer who may make mistakes, no clocks,
nothing written down."""

from collections.abc import Iterator

import msgspec

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import MOST_DISPLAYED, begins_a_shoe, displayed
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing import View, Viewer
from croupier.engine.table.vocabulary.commands import ChooseOption, Command
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.questions import Kind as Asks
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor import advice
from croupier.floor.narration.narrator import Told
from croupier.floor.narration.present import present
from croupier.floor.practice.request import TableAsked
from croupier.floor.practice.stopped_round import CaseSeen, case_seen
from croupier.floor.protocol.rows import Row

MOST_ROUNDS = 300  # then the evening is over: all of it is in memory
RULE_FIRST = Refused(Reason.NOT_NOW, said("practice-rule-first"))
WALLET_CENTS = 1_000_000  # play chips to sit down with again


class Decided(msgspec.Struct, frozen=True):
    """What somebody decided on what they saw; without a command they let the question pass, or had
    the bets closed."""

    seen: "advice.Seen"
    command: Command | None = None


class PracticeTable:
    """The same seed and the same words give the same cards, companions and errors."""

    def __init__(self, you: str, asked: TableAsked, seed: int) -> None:
        self.asked, self.seed = asked, seed
        self.outcomes: list[str] = []  # as a display tells them, the latest last
        self._noted = 0  # the round that was told last
        self.of_this_shoe = 0  # how many rounds, so far
        self._sitting = asked.opened(seed, you, by_name=True, you_rule=True)
        self.told: Told = self._sitting.open_round()  # what was said last

    @property
    def you(self) -> Person:
        return self._sitting.you

    @property
    def game(self) -> Game:
        return self._sitting.desk.game

    @property
    def round(self) -> AnyRound:
        return self._sitting.round

    @property
    def now(self) -> Row | None:
        """What the table is doing."""
        return present(self.game, self._sitting.table)

    @property
    def version(self) -> int:
        return self._sitting.table.version

    @property
    def case(self) -> CaseSeen | None:
        """What you are to rule on, or have ruled."""
        stopped = self._sitting.stopped
        return None if stopped is None else case_seen(self.game, stopped, Viewer.of(self.you))

    def view(self, viewer: Viewer | None = None) -> View:
        """As you see it, or somebody else would."""
        return self._sitting.view(viewer)

    def seen(self) -> "advice.Seen":
        """What there is to decide on: nothing that you cannot know."""
        shoe = self._sitting.desk.opening.shoe
        return advice.seen(self.view(), shoe if shoe.decks else None)

    def given(self, command: Command, answering: str | None) -> Decided | Refused | None:
        """A command of yours; what it decided, if it did."""
        if self._sitting.stopped is not None:
            return RULE_FIRST
        decides = (*self.game.COMMANDS, ChooseOption)
        weighed = type(command) in decides and not command.aside
        seen = self.seen() if weighed and self._in_play() else None
        done = self._sitting.give(command, answering)
        if isinstance(done, Refused):
            return done
        self.told = done
        self._note()
        return None if seen is None else Decided(seen, command)

    def passed(self, question: str) -> Decided | Refused | None:
        """You have nothing more to say to what is asked: the bets are closed, the next round is
        opened, an offer goes by, what you ruled on goes on."""
        stopped = self._sitting.stopped
        if stopped is not None:
            if stopped.chosen is None or question != stopped.question:
                return RULE_FIRST
            self.told = self._sitting.carry_out_ruling()
            return None
        asked = next((a for a in self.view().awaited if a.question == question), None)
        if asked is None:
            return Refused(Reason.NOT_NOW, said("question-closed"))
        self.told = ()
        match asked.kind:
            case Asks.NEXT_ROUND if self._sitting.desk.table.number >= MOST_ROUNDS:
                return Refused(Reason.NOT_NOW, said("practice-over", rounds=MOST_ROUNDS))
            case Asks.NEXT_ROUND:
                self.told = self._sitting.open_round()
                return None
            case Asks.CLOSE:
                decided = Decided(self.seen())
                self.told = self._sitting.close_betting()
                return decided
            case _ if self._lets_pass(question):
                decided = Decided(self.seen())
                self._sitting.pass_on()
                self._note()
                return decided
            case _:
                return Refused(Reason.NOT_NOW, said("practice-must-speak"))

    def ruled(self, question: str, choice: int) -> Refused | None:
        """You say what you would rule, once."""
        stopped = self._sitting.stopped
        if stopped is None or stopped.question != question or stopped.chosen is not None:
            return Refused(Reason.NOT_NOW, said("question-closed"))
        if not 0 <= choice < len(stopped.possible.effects):
            return Refused(Reason.UNKNOWN, said("practice-no-such-ruling"))
        self._sitting.choose_ruling(choice)
        self.told = ()  # nothing is said at the table yet
        return None

    def _lets_pass(self, question: str) -> bool:
        mine = {each.question for each in self._sitting.your_questions()}
        return question in mine and not self._sitting.you_must_speak()

    def steps(self) -> Iterator[Told]:
        """The Dealer goes on, one thing after the other, up to your next choice."""
        if self._in_play() or self.round.halts:
            for told in self._sitting.steps():
                self.told = told
                self._note()
                yield told
        self._note()

    def _note(self) -> None:
        """How the round ended; one without bets may have ended before it began."""
        number = self._sitting.desk.table.number
        over = self.round.status in (Status.CONCLUDED, Status.VOID)
        if not over or not self.round.wagers:
            return
        if number == self._noted:  # it may have been ruled on since
            self.outcomes[-1] = displayed(self.game, self.round)
        else:
            self._noted = number
            self.outcomes.append(displayed(self.game, self.round))
            self.of_this_shoe = 1 if begins_a_shoe(self.round) else self.of_this_shoe + 1
            del self.outcomes[:-MOST_DISPLAYED]

    def _in_play(self) -> bool:
        return self.round.status is Status.PLAY
