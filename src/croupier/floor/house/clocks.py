"""How long people have at a table, in seconds; the rules know no clock."""

import msgspec

from croupier.sentences import said
from croupier.table.refusals import Reason, Refused

LONGEST_S = 3_600


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    betting_s: float  # from "Place your Bets" to "No more Bets"
    last_call_s: float  # before the bets close, a notice
    decision_s: float  # to answer a question
    pause_s: float  # between two rounds
    card_s: float  # from one card of the automatic Dealer to the next


def clocks_refused(clocks: Clocks) -> Refused | None:
    for name, seconds in msgspec.structs.asdict(clocks).items():
        if not 0 < seconds <= LONGEST_S:
            message = said("house-clock-beyond", clock=name, longest=LONGEST_S, given=str(seconds))
            return Refused(Reason.AMOUNT, message)
    if clocks.last_call_s >= clocks.betting_s:
        return Refused(Reason.AMOUNT, said("house-last-call-too-early"))
    return None
