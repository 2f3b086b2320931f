"""How a section 5 is written down: one line per paragraph, in the book's order."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.vocabulary.commands import Command, RulingWord
from croupier.engine.table.vocabulary.events import Asked, Event
from croupier.engine.table.vocabulary.facts import Fact, Reported
from croupier.engine.table.vocabulary.people import Rank

Condition = Callable[[AnyRound, Any], bool]
CarryOut = Callable[[Any, AnyRound, Halt], tuple[Event, ...]]
AskWhen = Callable[[Any, AnyRound, Halt], bool]
Asks = Callable[[Any, AnyRound, Halt], tuple[Asked, ...]]
OrderBy = Callable[[Any, AnyRound, Halt], str | None]
Cites = Callable[[AnyRound, Halt], tuple[Citation, ...]]
Ground = Callable[[AnyRound, Any], Message | None]

NOT_RECONSTRUCTED = said("ruling-not-reconstructed")


def always(round: AnyRound, fact: Fact) -> bool:
    return True


def never(game: Any, round: AnyRound, halt: Halt) -> bool:
    return False


def nothing(game: Any, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    return ()


def no_further(round: AnyRound, halt: Halt) -> tuple[Citation, ...]:
    return ()


def nobody(game: Any, round: AnyRound, halt: Halt) -> tuple[Asked, ...]:
    return ()


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The steps of a ruling: who rules, whether players are asked, what is carried out."""

    effect: Message  # announced when the ruling is made
    carry_out: CarryOut
    words: tuple[RulingWord, ...] = ()  # what the House may say; none: the book leaves no choice
    rank: Rank = Rank.PIT_SUPERVISOR
    options_when: AskWhen = never
    asks: Asks = nobody
    order_by: OrderBy | None = None  # who fixes the order of cards drawn together
    instead_of_order: CarryOut = nothing  # where those who left leave nobody to receive them
    effect_if_cannot: Message = NOT_RECONSTRUCTED
    cannot_cites: Cites = no_further  # what governs instead when Reconstruction is denied
    lets_stand: Mapping[RulingWord, Message] = {}  # after these words the round goes on; announced
    table_confirms: bool = False  # no ruling is awaited when the table detected the fact itself
    shift_manager_decides: bool = False
    judged_until_ruled: bool = False  # which such line governs may change until the ruling
    meanwhile: tuple[type[Command], ...] = ()  # what may still be done while it is awaited
    reaches_earlier_rounds: bool = False  # a Shift Manager may void rounds paid long ago


class Line(msgspec.Struct, frozen=True, kw_only=True):
    paragraph: Citation
    fact: type[Reported]
    ruling: Ruling
    when: Condition = always
    also: tuple[Citation, ...] = ()  # further paragraphs carried out with it
    precedence: int = 0  # of several facts that wait for a ruling, the higher one governs


class Principle(msgspec.Struct, frozen=True):
    """A paragraph that answers no reported fact but holds everywhere; `held_by` carries it out."""

    paragraph: Citation
    held_by: Callable[..., object]


class Irregularities:
    """A section 5 in the order of its book."""

    def __init__(
        self, *entries: Line | Principle, grounds: Mapping[type[Fact], Ground] | None = None
    ) -> None:
        self.entries = entries
        self.grounds = grounds or {}
        self.lines = tuple(entry for entry in entries if isinstance(entry, Line))
        self._about: dict[type[Fact], tuple[Line, ...]] = {}
        for entry in self.lines:
            self._about[entry.fact] = (*self.about(entry.fact), entry)

    def about(self, kind: type[Fact]) -> tuple[Line, ...]:
        """What the book says about facts of this kind."""
        return self._about.get(kind, ())

    @property
    def facts(self) -> tuple[type[Reported], ...]:
        return tuple(dict.fromkeys(line.fact for line in self.lines))

    def ground(self, round: AnyRound, fact: Fact) -> Message | None:
        """Why no line governs this fact now, where that can be said."""
        why = self.grounds.get(type(fact))
        return None if why is None else why(round, fact)

    def governing(self, round: AnyRound, fact: Fact) -> Line | None:
        """The one line that governs this fact now; None: it is impossible in this state."""
        lines = [entry for entry in self.about(type(fact)) if entry.when(round, fact)]
        assert len(lines) <= 1, f"{fact} is governed by {[entry.paragraph for entry in lines]}"
        return lines[0] if lines else None


def line(
    paragraph: str,
    fact: type[Reported],
    ruling: Ruling,
    *,
    when: Condition = always,
    also: tuple[str, ...] = (),
    precedence: int = 0,
) -> Line:
    return Line(
        paragraph=cite(paragraph),
        fact=fact,
        ruling=ruling,
        when=when,
        also=tuple(cite(further) for further in also),
        precedence=precedence,
    )


def principle(paragraph: str, held_by: Callable[..., object]) -> Principle:
    return Principle(cite(paragraph), held_by)
