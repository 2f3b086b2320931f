"""How long people have at a table, in seconds; the rules know no clock."""

import msgspec

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import Settings

LONGEST_S = 3_600

Seconds = int | float  # 20 stays 20 and 20.0 stays 20.0: the record is compared byte by byte


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    betting_s: Seconds = 20.0  # from "Place your Bets" to "No more Bets"
    last_call_s: Seconds = 5.0  # before the bets close, a notice
    decision_s: Seconds = 20.0  # to answer a question
    pause_s: Seconds = 6.0  # between two rounds
    card_s: Seconds = 0.8  # from one card of the automatic Dealer to the next
    spin_s: Seconds = 8.0  # from "No more Bets" until the ball rests
    seat_kept_s: Seconds = 120.0  # for somebody whose connection is gone


USUAL = Clocks()
AFTER_A_SPIN = Clocks(pause_s=11.0)  # the ball is seen to come to rest first


def usual_clocks(settings: Settings) -> Clocks:
    return USUAL if settings.decks else AFTER_A_SPIN


def clocks_refused(clocks: Clocks) -> Refused | None:
    for name, seconds in msgspec.structs.asdict(clocks).items():
        if not 0 < seconds <= LONGEST_S:
            message = said("house-clock-beyond", clock=name, longest=LONGEST_S, given=str(seconds))
            return Refused(Reason.AMOUNT, message)
    if clocks.last_call_s >= clocks.betting_s:
        return Refused(Reason.AMOUNT, said("house-last-call-too-early"))
    return None
