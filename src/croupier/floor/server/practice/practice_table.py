"""One practice table and whoever looks at it: a person's windows. Cards come one after the other,
at a pace that people can follow; words that come meanwhile wait."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from croupier.engine.history.errors import Unreadable
from croupier.engine.history.typed_words import in_file_words
from croupier.engine.sentences import said
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor import advice
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.practice.table import WALLET_CENTS, Decided, PracticeTable
from croupier.floor.protocol.frames import (
    AdviceFrame,
    CaseFrame,
    CostFrame,
    Do,
    DoneFrame,
    Hint,
    Pass,
    RefusedFrame,
    Ruling,
    Say,
    SignFrame,
)
from croupier.floor.server.answers import reason_name
from croupier.floor.server.commands import PASS, meant, signed_command
from croupier.floor.server.live.audience import Subscriber
from croupier.floor.server.live.publication import APART, encoded, told_as
from croupier.floor.server.practice.advisor import Advisor
from croupier.floor.tables.state import Condition

PACE_S = 0.35  # between two cards
ANSWERS_KEPT = 64  # for a client that asks again after a break


class PracticeShown:
    """The table at one moment: what somebody who looks on would see, and what differs for you."""

    def __init__(self, table: PracticeTable) -> None:
        self._own, self._all_see = table.view(), table.view(ANYBODY)
        self._now = table.now
        self.told = ",".join(map(told_as, table.told))

    def text(self, viewer: Viewer, wallet_cents: int | None, said_before: str = "") -> str:
        own, all_see = self._own, self._all_see
        fields = [name for name in own.__struct_fields__ if name not in APART]
        differ = (name for name in fields if getattr(own, name) != getattr(all_see, name))
        frame = {
            "type": "table",
            "version": own.version,
            "condition": Condition.OPEN,
            "shared": {name: getattr(all_see, name) for name in fields},
            "own": {"viewer": viewer, **{name: getattr(own, name) for name in differ}},
            "purse_cents": own.purse_cents,
            "wallet_cents": wallet_cents,
            "clocks": (),
            "queue": (),
            "shoe": None,
            "now": self._now,
            "ready": None,
            "companions": (),
            "requests": (),
        }
        spoken = ",".join(filter(None, (said_before, self.told)))
        return f'{encoded(frame).removesuffix("}")},"told":[{spoken}]}}'


class Owner(NamedTuple):
    """Whose practice table it is."""

    token: str  # of the session, which alone may come to it
    account: str
    address: str


class PracticeRoom:
    def __init__(
        self,
        name: str,
        owner: Owner,
        table: PracticeTable,
        advisor: Advisor,
        left: Callable[["PracticeRoom"], None],
    ) -> None:
        self.name, self.owner, self.table = name, owner, table
        self.subscribers: set[Subscriber] = set()
        self.comings = 0
        self._advisor, self._left = advisor, left
        self._dealing: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers: dict[str, DoneFrame | RefusedFrame] = {}
        self._costs: list[advice.Cost] = []
        self._all_cents = 0.0
        self._case = self._case_told()  # as it was sent last

    @property
    def wallet_cents(self) -> int:
        return WALLET_CENTS

    def join(self, subscriber: Subscriber) -> None:
        if not self.comings:  # before the first hint is asked for
            self._begin(self._advisor.prepare(self.table.seen()))
        self.comings += 1
        self.subscribers.add(subscriber)
        subscriber.sign(encoded(SignFrame(self.table.view().sign)))
        subscriber.show(PracticeShown(self.table))
        subscriber.send(self._cost_told())
        if self.table.case is not None:
            subscriber.send(self._case_told())

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if not self.subscribers:
            self._left(self)

    # what the person says

    async def heard(
        self, frame: Do | Say | Pass | Hint | Ruling, by: Subscriber
    ) -> DoneFrame | RefusedFrame | None:
        """Once the cards lie that are on their way."""
        while self._dealing is not None and not self._dealing.done():
            await asyncio.wait({self._dealing})
        if isinstance(frame, Hint):
            self._begin(self._advise(frame.id, by))
            return None
        if isinstance(frame, Pass):
            return self._passed(frame)
        if frame.id not in self._answers:
            self._answers[frame.id] = self._answer(frame)
            if len(self._answers) > ANSWERS_KEPT:
                del self._answers[next(iter(self._answers))]
        return self._answers[frame.id]

    def _passed(self, frame: Pass) -> RefusedFrame | None:
        done = self.table.passed(frame.question)
        if isinstance(done, Refused):
            return _refused(None, done)
        self._gone_on(done)
        return None

    def _answer(self, frame: Do | Say | Ruling) -> DoneFrame | RefusedFrame:
        table = self.table
        if isinstance(frame, Ruling):
            return self._ruled(frame)
        if self._lets_pass(frame):
            return self._all_passed(frame.id)
        try:
            commands = self._commands(frame)
        except Unreadable as problem:
            return _refused(frame.id, Refused(Reason.UNKNOWN, problem.message, problem.cites))
        if not commands:
            return _refused(frame.id, Refused(Reason.UNKNOWN, said("live-says-nothing")))
        for command in commands:
            done = table.given(command, frame.answering)
            if isinstance(done, Refused):
                return _refused(frame.id, done)
            self._gone_on(done)
        return DoneFrame(frame.id, table.version, 0)

    def _ruled(self, frame: Ruling) -> DoneFrame | RefusedFrame:
        refused = self.table.ruled(frame.question, frame.choice)
        if refused is not None:
            return _refused(frame.id, refused)
        self._show()
        return DoneFrame(frame.id, self.table.version, 0)

    def _commands(self, frame: Do | Say) -> tuple[Command, ...]:
        table = self.table
        if isinstance(frame, Do):
            return (signed_command(Codec(table.game), table.you, frame.command),)
        line = in_file_words(table.game, frame.line)
        return meant(table.game, table.round, table.view(), table.you, line)

    def _lets_pass(self, frame: Do | Say) -> bool:
        return isinstance(frame, Say) and in_file_words(self.table.game, frame.line) == PASS

    def _all_passed(self, identity: str) -> DoneFrame | RefusedFrame:
        """Nothing to say to all that the person is asked."""
        table = self.table
        for asked in [each for each in table.view().awaited if each.player == table.you.name]:
            done = table.passed(asked.question)
            if isinstance(done, Refused):
                return _refused(identity, done)
            self._gone_on(done)
        return DoneFrame(identity, table.version, 0)

    # what follows

    def _gone_on(self, decided: Decided | None) -> None:
        self._show()
        if decided is not None:
            self._begin(self._reckon(decided))
        if self._dealing is None or self._dealing.done():
            self._dealing = asyncio.create_task(self._deal())

    async def _deal(self) -> None:
        for _ in self.table.steps():
            self._show()
            await asyncio.sleep(PACE_S if self.subscribers else 0)

    def _show(self) -> None:
        shown = PracticeShown(self.table)
        case = self._case_told()
        for subscriber in self.subscribers:
            subscriber.show(shown)
            if case != self._case:
                subscriber.send(case)
        self._case = case

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(self, identity: str, by: Subscriber) -> None:
        advice = await self._advisor.advice(self.table.seen())
        if advice is None:
            by.send(encoded(RefusedFrame(identity, "not-offered", said("practice-no-advice"))))
        else:
            by.send(encoded(AdviceFrame(identity, msgspec.Raw(msgspec.json.encode(advice)))))

    async def _reckon(self, decided: Decided) -> None:
        cost = await self._advisor.cost(decided.seen, decided.command)
        if cost is None:
            return
        self._costs = [each for each in self._costs if each.number == cost.number]
        self._costs.append(cost)
        self._all_cents += cost.cost_cents
        for subscriber in self.subscribers:
            subscriber.send(self._cost_told())

    def _case_told(self) -> str:
        return encoded(CaseFrame(msgspec.Raw(msgspec.json.encode(self.table.case))))

    def _cost_told(self) -> str:
        number = self._costs[-1].number if self._costs else self.table.view().number
        of_the_round = sum(cost.cost_cents for cost in self._costs)
        costs = msgspec.Raw(msgspec.json.encode(self._costs))
        return encoded(CostFrame(number, costs, of_the_round, self._all_cents))


def _refused(identity: str | None, refused: Refused) -> RefusedFrame:
    reason = reason_name(refused.reason)
    return RefusedFrame(identity, reason, refused.message, refused.cites, refused.room_cents)
