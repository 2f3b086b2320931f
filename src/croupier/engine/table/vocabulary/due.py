"""What the book wants next and from whom; games answer it from the cards as they lie."""

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.vocabulary.places import Place


class Deal(msgspec.Struct, frozen=True, gc=False):
    place: Place
    cites: tuple[Citation, ...]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Face-down cards must be opened before play can go on."""

    place: Place
    cites: tuple[Citation, ...]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """The player is to decide about the hand."""

    player: str
    box: int
    hand: int
    cites: tuple[Citation, ...]


class AskFirst(msgspec.Struct, frozen=True, gc=False):
    """The next card waits: this player may still answer, or the clock does."""

    player: str
    box: int
    hand: int
    cites: tuple[Citation, ...]


class SetGoing(msgspec.Struct, frozen=True, gc=False):
    """What decides the round is to be set going: a ball, a wheel, dice."""

    cites: tuple[Citation, ...]


class TakeBets(msgspec.Struct, frozen=True, gc=False):
    """Betting is open."""


class AwaitRuling(msgspec.Struct, frozen=True, gc=False):
    """A fact is being ruled on."""

    awaits: Message  # whose word
    cites: tuple[Citation, ...]


class Settle(msgspec.Struct, frozen=True, gc=False):
    """Every bet is decided."""


class Nothing(msgspec.Struct, frozen=True, gc=False):
    """The round is over."""


Due = Deal | Turn | SetGoing | Ask | AskFirst | TakeBets | AwaitRuling | Settle | Nothing


def cites_of(due: Due | None) -> tuple[Citation, ...]:
    """The paragraphs behind what is due."""
    match due:
        case None | TakeBets() | Settle() | Nothing():
            return ()
        case _:
            return due.cites
