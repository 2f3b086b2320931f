"""A round that something stopped, at a table where you say what is ruled: what happened, what could
be ruled, and what the book allows."""

import msgspec
from msgspec.structs import replace

from croupier.engine.crew.crew import Reply
from croupier.engine.crew.staff import BY_RANK
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.evolution.table_evolution import evolve_table
from croupier.engine.table.state.round import Halt
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.facts_in_view import OutlookSeen, outlook_seen
from croupier.engine.table.viewing.possible_facts import Ruling
from croupier.engine.table.viewing.possible_rulings import (
    Allowed,
    Possible,
    awaits_the_house,
    possible_rulings,
    reported_at,
    ruled_by_the_book,
)
from croupier.engine.table.viewing.wrong_cards import card_in_question
from croupier.engine.table.vocabulary.commands import DecideUnresolved, Rule
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.narration.names import with_signs
from croupier.floor.narration.stoppages import what_happened

HOUSE_RULES = (Kind.RULING, Kind.DECISION, Kind.ORDER)


class Stopped(msgspec.Struct, frozen=True):
    table: AnyTable  # as it lies while you think
    question: str
    halt: Halt
    possible: Possible
    reply: Reply  # what the House would have said by itself
    events: tuple[Event, ...] = ()  # of a command that is held back: those that are shown
    chosen: int | None = None  # of the possible rulings

    @property
    def ruling(self) -> Allowed | None:
        """What you chose, where the book allows it."""
        chosen = None if self.chosen is None else self.possible.effects[self.chosen]
        return next((each for each in self.possible.allowed if each.effect == chosen), None)

    @property
    def carried_out(self) -> Allowed:
        """Your ruling where it is allowed, else the book's."""
        return self.ruling or self.possible.allowed[0]


class End(msgspec.Struct, frozen=True):
    """An allowed ruling, and what it comes to."""

    effect: Message
    cites: tuple[Citation, ...]
    outlook: OutlookSeen


class CaseSeen(msgspec.Struct, frozen=True):
    """`ends` and `right` only once somebody has chosen; `goes_on`: which of the ends is carried
    out."""

    question: str
    what: tuple[Message, ...]
    choices: tuple[Message, ...]
    chosen: int | None = None
    right: bool | None = None
    ends: tuple[End, ...] = ()
    goes_on: int | None = None


def stopped(
    game: Game, table: AnyTable, asked: Awaited, reply: Reply, viewer: Viewer
) -> Stopped | None:
    """Before the House rules, or before a command that the book itself rules on is carried out."""
    if asked.kind in HOUSE_RULES and asked.player is None:
        return _awaited(game, table, asked, reply, viewer)
    acted = act(game, table.round, reply.command)
    if not isinstance(acted, tuple) or reply.command.by.rank is Rank.PLAYER:
        return None
    after, events = acted
    number = reported_at(events)
    if number is None:
        return None
    shown = evolve_table(game, table, *events[:number])
    halt = shown.round.halts[-1]
    if any(each.number == halt.number and awaits_the_house(each) for each in after.halts):
        return None  # it is asked about once it lies
    possible = ruled_by_the_book(game, shown.round, reply.command, after, events[number:])
    question = f"{table.number}.report{halt.number}.book"
    return Stopped(shown, question, halt, possible, reply, events[:number])


def _awaited(
    game: Game, table: AnyTable, asked: Awaited, reply: Reply, viewer: Viewer
) -> Stopped | None:
    halt = next(
        halt for halt in table.round.halts if asked.question.startswith(_named(table, halt))
    )
    reason = sentence(said("reason-as-seen"))
    possible = possible_rulings(game, table.round, halt, reason, viewer)
    by = BY_RANK[asked.rank]
    allowed = tuple(
        replace(each, command=replace(each.command, by=by))
        if isinstance(each.command, Rule | DecideUnresolved)
        else each
        for each in possible.allowed
    )
    least = 2 if asked.kind is Kind.ORDER else 1  # one order is no choice
    if len(allowed) < least:
        return None
    return Stopped(table, asked.question, halt, replace(possible, allowed=allowed), reply)


def _named(table: AnyTable, halt: Halt) -> str:
    return f"{table.number}.report{halt.number}."


def case_seen(game: Game, case: Stopped, viewer: Viewer) -> CaseSeen:
    round, fact = case.table.round, case.halt.fact
    card = card_in_question(game, round, fact, viewer)
    what = (what_happened(fact, ""), *(() if card is None else (with_signs(card),)))
    choices = tuple(map(_with_signs, case.possible.effects))
    if case.chosen is None:
        return CaseSeen(case.question, what, choices)
    ends = tuple(
        End(
            _with_signs(each.effect),
            each.cites,
            outlook_seen(game, round, fact, Ruling(None, each.after), viewer),
        )
        for each in case.possible.allowed
    )
    goes_on = case.possible.allowed.index(case.carried_out)
    right = case.ruling is not None
    return CaseSeen(case.question, what, choices, case.chosen, right, ends, goes_on)


def _with_signs(effect: Message) -> Message:
    signed = with_signs(effect)
    assert isinstance(signed, Message)
    return signed
