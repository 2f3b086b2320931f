"""What only Baccarat asks its players (Baccarat 3.11)."""

from enum import StrEnum

from croupier.engine.table.vocabulary.questions import AnyKind


class Asks(AnyKind, StrEnum):
    INSURANCE = "insurance"

    @property
    def may_pass(self) -> bool:
        return True


KINDS = tuple(Asks)
