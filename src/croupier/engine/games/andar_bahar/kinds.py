"""What only Andar Bahar asks its players (Andar Bahar 3.10.1)."""

from enum import StrEnum

from croupier.engine.table.vocabulary.questions import AnyKind


class Asks(AnyKind, StrEnum):
    DEAL_ON = "deal-on"  # is it asked for, where the cards no longer decide anything?

    @property
    def may_pass(self) -> bool:
        return True


KINDS = tuple(Asks)
