"""Advice at Andar Bahar: what the House keeps of each bet; dealing on for show costs nothing (Andar
Bahar 3.10.1, 4.1)."""

from croupier.engine.games.andar_bahar.commands import AskOn
from croupier.engine.games.andar_bahar.kinds import Asks
from croupier.engine.sentences import Message
from croupier.engine.table.dealing.awaited import Awaited
from croupier.mathematics.advice.seen import Seen
from croupier.mathematics.advice.stay_or_leave.andar_bahar import decided, staying
from croupier.mathematics.advice.worth import BetWorth, Weigh
from croupier.mathematics.exact.andar_bahar import sheet

WEIGHED: tuple[type, ...] = (AskOn,)
DECLINES: tuple[type, ...] = ()

__all__ = ["DECLINES", "WEIGHED", "bets", "decided", "note", "question", "staying", "weigh"]


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    return tuple(BetWorth(each.bet, each.on, float(each.house_edge)) for each in sheet().bets)


def question(seen: Seen) -> Awaited | None:
    asked = seen.asked(Asks.DEAL_ON)
    return asked[0] if asked else None


def note(seen: Seen) -> Message | None:
    return None


def weigh(seen: Seen) -> Weigh:
    return lambda command: 0
