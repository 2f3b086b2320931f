"""A question that a game puts to a player, and what it means to say nothing."""

from enum import StrEnum

import msgspec

from croupier.rulebook import Citation
from croupier.table.commands import Command


class Kind(StrEnum):
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
    FOLLOW = "follow"
    WINDOW = "window"
    INSURANCE = "insurance"
    ARRANGE = "arrange"
    DEAL_ON = "deal-on"  # is it asked for, where the cards no longer decide anything?


class Question(msgspec.Struct, frozen=True):
    """`made_on` are the cards it is about: over other cards it is another question; cards that lie
    face down go by their numbers, for the question's name is no secret. `silence` is
    the command that saying nothing amounts to; None: nothing."""

    kind: Kind
    player: str
    made_on: object
    silence: Command | None
    cites: tuple[Citation, ...]
    box: int | None = None
    hand: int | None = None
    holds_nothing_up: bool = False  # the next card ends it
