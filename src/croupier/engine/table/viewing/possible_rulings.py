"""What could be ruled on a fact: the rulings that its book allows now, and others of that book that
it does not allow."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Line, Ruling
from croupier.engine.table.course.frame import act
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.halts import line_of
from croupier.engine.table.trouble.rulings.play_on import RESULT_STANDS, unchanged
from croupier.engine.table.trouble.rulings.void import ALL_RETURNED, voided
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.next_card import fates
from croupier.engine.table.viewing.viewers import Viewer
from croupier.engine.table.vocabulary.commands import (
    Command,
    DecideUnresolved,
    Effect,
    FixOrder,
    Rule,
    RulingWord,
)
from croupier.engine.table.vocabulary.events import (
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
    Event,
    FactReported,
    RulingMade,
)
from croupier.engine.table.vocabulary.facts import DisplayWrong, NoticedLate
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR, SHIFT_MANAGER

MOST_WRONG = 3
RECONSTRUCT = RulingWord.RECONSTRUCT
COMMON = (ALL_RETURNED.key, RESULT_STANDS.key)  # what people think of first
BESIDE_THE_CARDS = (DisplayWrong, NoticedLate)


class Allowed(msgspec.Struct, frozen=True):
    """A ruling by the book: who says it how, and the table on paper after it."""

    effect: Message
    cites: tuple[Citation, ...]
    command: Command
    after: AnyRound


class Possible(msgspec.Struct, frozen=True):
    allowed: tuple[Allowed, ...]  # more than one: a discretion
    others: tuple[Message, ...]

    @property
    def effects(self) -> tuple[Message, ...]:
        """All of them, in an order that does not tell which are allowed."""
        every = (*(each.effect for each in self.allowed), *self.others)
        return tuple(sorted(every, key=lambda effect: (effect.key, str(effect.values))))


def awaits_the_house(halt: Halt) -> bool:
    match halt.awaiting:
        case AwaitingRuling() | AwaitingDecision() | AwaitingOrder(None):
            return True
        case _:
            return False


def possible_rulings(
    game: Game, round: AnyRound, halt: Halt, reason: str, viewer: Viewer
) -> Possible:
    """On a fact that waits for the word of the House; orders of cards that this viewer may not know
    are one."""
    hidden, found = Hidden(game, round, viewer), dict[str, Allowed]()
    for command in _words(game, round, halt, reason):
        acted = act(game, round, command)
        if isinstance(acted, tuple):
            allowed = _allowed(game, round, halt, command, *acted)
            allowed = replace(allowed, effect=hidden.words(allowed.effect))
            found.setdefault(sentence(allowed.effect), allowed)
    return _beside(game, round, halt, tuple(found.values()))


def ruled_by_the_book(
    game: Game, reported: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
) -> Possible:
    """On a fact that needs nobody's word; `events`: all since it was reported."""
    halt = reported.halts[-1]
    return _beside(game, reported, halt, (_allowed(game, reported, halt, command, after, events),))


def reported_at(events: tuple[Event, ...]) -> int | None:
    """How many events there are up to the report of a fact."""
    found = (number for number, each in enumerate(events, 1) if isinstance(each, FactReported))
    return next(found, None)


def _words(game: Game, round: AnyRound, halt: Halt, reason: str) -> Iterator[Command]:
    match halt.awaiting:
        case AwaitingRuling(_, words):
            for word in words:
                if word != RulingWord.UNFOUNDED:
                    yield Rule(SHIFT_MANAGER, RulingWord(word), reason, halt.names()[-1])
        case AwaitingDecision():
            yield DecideUnresolved(SHIFT_MANAGER, Effect.STAND, reason)
            yield DecideUnresolved(SHIFT_MANAGER, Effect.VOID, reason)
        case _:
            for offer in legal(game, round, PIT_SUPERVISOR):
                if isinstance(offer, Offer) and isinstance(offer.command, FixOrder):
                    yield offer.command


def _allowed(
    game: Game,
    round: AnyRound,
    halt: Halt,
    command: Command,
    after: AnyRound,
    events: tuple[Event, ...],
) -> Allowed:
    """In the words in which it is announced."""
    made = next((each for each in events if isinstance(each, RulingMade)), None)
    if made is not None:
        return Allowed(made.effect, made.cites, command, after)
    line = line_of(game, round, halt)
    return Allowed(line.ruling.effect, (line.paragraph, *line.also), command, after)


def _beside(game: Game, round: AnyRound, halt: Halt, allowed: tuple[Allowed, ...]) -> Possible:
    """The allowed rulings and others of the same book, the nearest paragraphs first; none that
    comes to the same as one which is allowed."""
    lines = game.EDITIONS.section_five(round.settings).lines
    governs = line_of(game, round, halt)
    at = lines.index(governs)
    taken = {each.effect.key for each in allowed} | {governs.ruling.effect.key}
    void = any(each.after.status is Status.VOID for each in allowed)
    stands = any(_as_it_was(round, each.after) for each in allowed)
    near = sorted(lines, key=lambda line: abs(lines.index(line) - at))
    found: dict[str, Message] = {}
    for ruling in (line.ruling for line in near if _about_cards(line)):
        carried = ruling.carry_out
        alike = (void and carried is voided) or (stands and carried is unchanged)
        again = RECONSTRUCT in ruling.words and RECONSTRUCT in governs.ruling.words
        for effect in () if alike or again else _effects(ruling):
            if effect.key not in taken and not effect.values:
                found.setdefault(effect.key, effect)
    first = [found.pop(key) for key in COMMON if key in found]
    return Possible(allowed, (*first, *found.values())[:MOST_WRONG])


def _about_cards(line: Line) -> bool:
    """Or the wheel; not about what one Player did."""
    return line.fact not in BESIDE_THE_CARDS and "player" not in line.fact.__struct_fields__


def _effects(ruling: Ruling) -> tuple[Message, ...]:
    if RECONSTRUCT in ruling.words:
        return ruling.effect, ruling.effect_if_cannot
    return (ruling.effect,)


def _as_it_was(reported: AnyRound, after: AnyRound) -> bool:
    return after.cards == reported.cards and fates(after) == fates(reported)
