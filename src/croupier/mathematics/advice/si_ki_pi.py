"""Advice at Si Ki Pi: every way to arrange the cards against all hands the Dealer may have, and
what the House keeps of each bet (Si Ki Pi 3.18, 3.19, 3.22, 4.1, 4.2; Si Ki Pi H)."""

from fractions import Fraction
from functools import cache
from math import comb, prod

from croupier.engine.equipment.cards import Card
from croupier.engine.games.si_ki_pi.arrangement import Division, divided
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.kinds import Asks
from croupier.engine.games.si_ki_pi.layout import INITIAL_PAYS
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND, hand_of
from croupier.engine.games.si_ki_pi.ranking import Strength, strength
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.vocabulary.commands import Command
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.stay_or_leave.si_ki_pi import decided, staying
from croupier.mathematics.advice.worth import BetWorth, Cents, Weigh
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import gain
from croupier.mathematics.exact.si_ki_pi import sheet
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

WEIGHED: tuple[type, ...] = (Arrange, HouseWay)
DECLINES: tuple[type, ...] = ()

__all__ = ["DECLINES", "WEIGHED", "bets", "decided", "note", "question", "staying", "weigh"]


@cache
def bets_by_best_play() -> tuple[BetWorth, ...]:
    """The Initial Bet arranged in the best way."""
    found = sheet()
    edges = {each.bet: float(each.house_edge) for each in found.bets}
    edges["initial"] = -float(found.optimal.ev)
    return tuple(BetWorth(bet, None, edge) for bet, edge in edges.items())


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    return bets_by_best_play()


def question(seen: Seen) -> Awaited | None:
    asked = seen.asked(Asks.ARRANGE)
    return asked[0] if asked else None


def note(seen: Seen) -> Message | None:
    return None


def weigh(seen: Seen) -> Weigh:
    """Of the box that is asked for; nothing goes on without an answer."""
    box = seen.asked(Asks.ARRANGE)[0].box
    assert box is not None, "cards are arranged on a box"
    cards, left = seen.faces(hand_of(box)), seen.left()
    if len(cards) != CARDS_IN_A_HAND:
        raise NotWorkedOut(said("advice-look-first"))
    staked = seen.staked("initial", box)

    def worth(command: Command | None) -> Cents | None:
        if not isinstance(command, Arrange | HouseWay) or command.box != box:
            return None
        way = _divided(command, cards)
        return None if way is None else staked * initial_ev(way, left)

    return worth


def _divided(command: Arrange | HouseWay, cards: tuple[Card, ...]) -> Division | None:
    return house_way(cards) if isinstance(command, HouseWay) else divided(command.halves)


def initial_ev(way: Division, left: Composition) -> Fraction:
    """Per unit of the Initial Bet, against every hand that the cards left can give the Dealer."""
    low, high = strength(way.low), strength(way.high)
    won = lost = every = 0
    for counts, dealers_low, dealers_high in _dealers():
        hands = prod(comb(left.counts[rank], number) for rank, number in counts)
        every += hands
        beaten = (low > dealers_low) + (high > dealers_high)  # equal hands are the Dealer's
        won += hands * (beaten == 2)
        lost += hands * (beaten == 0)
    return (gain(INITIAL_PAYS) * won - lost) / every


@cache
def _dealers() -> tuple[tuple[tuple[tuple[int, int], ...], Strength, Strength], ...]:
    """Every set of ranks, as the House Way divides it."""
    sets, found = every_rank_set(), []
    for number, counts in enumerate(sets.counts.tolist()):
        way = sets.ways[number][int(sets.house_way[number])]
        held = tuple((rank, count) for rank, count in enumerate(counts) if count)
        found.append((held, strength(way.low), strength(way.high)))
    return tuple(found)
