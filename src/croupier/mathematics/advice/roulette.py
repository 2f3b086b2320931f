"""Advice at Roulette: what the House keeps of each placement (Roulette 4.1.1)."""

from collections.abc import Sequence

from croupier.engine.sentences import Message
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.viewing.felt import BetSeen
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import BetWorth, Cents, Weigh
from croupier.mathematics.exact.roulette import sheet

WEIGHED: tuple[type, ...] = ()
DECLINES: tuple[type, ...] = ()


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    offered = {each.spot.bet for each in seen.view.sign.spots}
    found = sheet(layout=seen.view.sign.layout).bets
    return tuple(
        BetWorth(each.bet, each.on, float(each.house_edge)) for each in found if each.bet in offered
    )


def question(seen: Seen) -> Awaited | None:
    return None


def note(seen: Seen) -> Message | None:
    return None


def weigh(seen: Seen) -> Weigh:
    return lambda command: None


def decided(seen: Seen, bet: BetSeen) -> bool:
    return False


def staying(seen: Seen, bets: Sequence[BetSeen]) -> Cents:
    """Nobody is asked after an error of the wheel: the round goes on or is void."""
    raise NotWorkedOut
