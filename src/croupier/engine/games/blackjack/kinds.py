"""What only Blackjack asks its players (Blackjack 3.15, 3.17, 3.22.1)."""

from enum import StrEnum

from croupier.engine.table.vocabulary.questions import AnyKind


class Asks(AnyKind, StrEnum):
    WINDOW = "window"
    FOLLOW = "follow"

    @property
    def may_pass(self) -> bool:
        return True


KINDS = tuple(Asks)
