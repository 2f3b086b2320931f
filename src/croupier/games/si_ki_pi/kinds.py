"""What only Si Ki Pi asks its players (Si Ki Pi 3.18)."""

from enum import StrEnum

from croupier.table.questions import AnyKind


class Asks(AnyKind, StrEnum):
    ARRANGE = "arrange"


KINDS = tuple(Asks)
