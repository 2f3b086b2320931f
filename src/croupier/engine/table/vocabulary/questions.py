"""A question that is put to somebody, and what it means to say nothing."""

from enum import StrEnum

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.table.vocabulary.commands import Command


class AnyKind:
    """What kind of question: one of every table (`Kind`), or one of the game's own (its `KINDS`).
    Each list is an enumeration of the names that are written down."""

    value: str

    @property
    def may_pass(self) -> bool:
        """Whoever is asked may let it go by without a word: the clock or the next card ends it."""
        return False


class Kind(AnyKind, StrEnum):
    """Those that any game can have."""

    # of the House
    NEXT_ROUND = "next-round"
    CLOSE = "close"  # "No more Bets"
    CARD = "card"
    TURN = "turn"
    SPIN = "spin"
    SQUEEZE = "squeeze"  # is it granted?
    RULING = "ruling"
    DECISION = "decision"  # the Shift Manager's, where the book is silent
    # of a player, after an error
    OPTION = "option"  # stay in or take the bets back
    ORDER = "order"  # which of the cards drawn together comes first
    # of a player, in play
    PLAY = "play"


class Question(msgspec.Struct, frozen=True):
    """`made_on` are the cards it is about: over other cards it is another question; cards that lie
    face down go by their numbers, for the question's name is no secret. `silence` is
    the command that saying nothing amounts to; None: nothing."""

    kind: AnyKind
    player: str
    made_on: object
    silence: Command | None
    cites: tuple[Citation, ...]
    box: int | None = None
    hand: int | None = None
    holds_nothing_up: bool = False  # the next card ends it
