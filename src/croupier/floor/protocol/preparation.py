"""What has to happen at a recorded table before its Dealer can open the next round."""

from enum import StrEnum

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message


class Step(StrEnum):
    DEALER = "dealer"  # comes on duty
    COUNT = "count"  # by the Dealer
    CONFIRM = "confirm"  # by a Pit Supervisor or above


class Preparing(msgspec.Struct, frozen=True):
    step: Step
    message: Message
    cites: tuple[Citation, ...] = ()
