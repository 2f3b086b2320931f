"""What each thing that somebody may do is worth on average, and what the others cost."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Protocol

import msgspec

from croupier.engine.sentences import Message
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.viewing.felt import BetSeen
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.questions import AnyKind
from croupier.mathematics.advice.seen import Seen

Cents = Fraction | float
Weigh = Callable[[Command | None], Cents | None]  # None: nothing is said; or it has no figure


class MoveWorth(msgspec.Struct, frozen=True):
    """`command` None: to say nothing. `worth_cents` counts what the bets in question win on
    average, best play following; `cost_cents` is what it lacks to the best of them."""

    command: Command | None
    worth_cents: float
    cost_cents: float


class BetWorth(msgspec.Struct, frozen=True):
    """A bet, or a placement of it, with the House's share of every chip."""

    bet: str
    on: str | None
    edge: float


class Advice(msgspec.Struct, frozen=True):
    """Of one moment: the moves of the open question, the best first; or the bets, while they can be
    placed. Neither: nothing is asked, or it has no figure. `note` says why, or what a figure rests
    on."""

    number: int  # of the round
    question: str | None
    moves: tuple[MoveWorth, ...] = ()
    bets: tuple[BetWorth, ...] = ()
    note: Message | None = None
    kind: AnyKind | None = None  # of the question


class Cost(msgspec.Struct, frozen=True):
    """What a decision cost, beside the best; of the bets, what the House keeps of them on
    average."""

    number: int
    question: str | None  # None: of the bets
    cost_cents: float
    command: Command | None = None
    best: Command | None = None
    kind: AnyKind | None = None  # of the question


class Weighing(Protocol):
    """A game's part; a module. After an error: whether the cards before it have decided a bet, and
    what those that stay in win on average."""

    WEIGHED: tuple[type, ...]  # its commands that have a worth
    DECLINES: tuple[type, ...]  # those of them that only let an offer go by

    def bets(self, seen: Seen) -> tuple[BetWorth, ...]: ...
    def question(self, seen: Seen) -> Awaited | None: ...
    def weigh(self, seen: Seen) -> Weigh: ...
    def note(self, seen: Seen) -> Message | None: ...
    def decided(self, seen: Seen, bet: BetSeen) -> bool: ...
    def staying(self, seen: Seen, bets: Sequence[BetSeen]) -> Cents: ...
