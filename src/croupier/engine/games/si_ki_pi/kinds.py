"""What only Si Ki Pi asks its players (Si Ki Pi 3.18)."""

from enum import StrEnum

from croupier.engine.table.vocabulary.questions import AnyKind


class Asks(AnyKind, StrEnum):
    ARRANGE = "arrange"


KINDS = tuple(Asks)
