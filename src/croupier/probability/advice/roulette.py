"""Advice at Roulette: what the House keeps of each placement (Roulette 4.1.1)."""

from croupier.probability.advice.seen import Seen
from croupier.probability.advice.worth import BetWorth, Weigh
from croupier.probability.roulette import sheet

WEIGHED: tuple[type, ...] = ()
DECLINES: tuple[type, ...] = ()


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    offered = {each.spot.bet for each in seen.view.sign.spots}
    found = sheet(layout=seen.view.sign.layout).bets
    return tuple(
        BetWorth(each.bet, each.on, float(each.house_edge)) for each in found if each.bet in offered
    )


def question(seen: Seen) -> str | None:
    return None


def weigh(seen: Seen) -> Weigh:
    return lambda command: None
