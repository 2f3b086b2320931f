"""The best of three ways to arrange each hand against a House-Way Dealer, beside the House Way, and
what the House Way costs (Si Ki Pi 3.18, 3.19; Si Ki Pi H)."""

from fractions import Fraction

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.si_ki_pi.house_way import GONG
from croupier.engine.games.si_ki_pi.ranking import Two, gong, pair, points
from croupier.engine.money import Odds
from croupier.mathematics.exact.figures import Figures, won_or_lost
from croupier.mathematics.exact.si_ki_pi.comparison import BOTH, NEITHER, ONE, Comparison
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set, standing_for

# What two cards make, whichever the ranks.
POINTS = tuple(map(str, range(10)))
PAIR = "Pair"
MADE = (*POINTS, GONG, PAIR)  # lowest first


class Arrangement(msgspec.Struct, frozen=True):
    """Low Hand and High Hand by their ranks, `54` and `K9`, and what they come to."""

    low: str
    high: str
    win: Fraction
    push: Fraction
    lose: Fraction
    ev: Fraction


class BestArrangement(msgspec.Struct, frozen=True):
    """Of one set of ranks, `K954`."""

    cards: str
    dealt: Fraction  # in how many of all rounds
    low: str
    high: str
    ev: Fraction


class Difference(msgspec.Struct, frozen=True):
    """A set of ranks that the House Way does not arrange at its best, and what that costs."""

    cards: str
    dealt: Fraction
    house_way: Arrangement
    best: Arrangement
    cost: Fraction  # per unit, when it is dealt
    cost_overall: Fraction  # per unit, over all rounds


class Standing(msgspec.Struct, frozen=True):
    """All hands whose best arrangement has such a Low Hand and such a High Hand."""

    low: str  # as MADE lists it
    high: str
    dealt: Fraction
    ev: Fraction


def best_ways(compared: Comparison, odds: Odds) -> NDArray[np.int64]:
    """Of each set its best way; where the House Way is as good as any, the House Way."""
    won, lost = compared.results[:, :, BOTH], compared.results[:, :, NEITHER]
    gained = odds.numerator * won - odds.denominator * lost
    house_way = every_rank_set().house_way
    best = gained.argmax(axis=1)
    as_good = gained[np.arange(len(best)), house_way] == gained.max(axis=1)
    return np.where(as_good, house_way, best)


def figures_of(compared: Comparison, chosen: NDArray[np.int64], odds: Odds) -> Figures:
    """The Initial Bet of a player who always divides their cards in the chosen way."""
    results = compared.dealt @ compared.by(chosen)
    win, push = (Fraction(int(results[beaten]), compared.total) for beaten in (BOTH, ONE))
    return Figures.of("initial", won_or_lost(odds, win, push))


def best_arrangements(
    compared: Comparison, best: NDArray[np.int64], odds: Odds
) -> tuple[BestArrangement, ...]:
    """Of every set of ranks that the deck can deal."""
    found = []
    for number in np.flatnonzero(compared.dealt).tolist():
        cards, dealt = _dealt(compared, number)
        way = _arrangement(compared, number, best[number], odds)
        found.append(BestArrangement(cards, dealt, way.low, way.high, way.ev))
    return tuple(found)


def differences(
    compared: Comparison, best: NDArray[np.int64], odds: Odds
) -> tuple[Difference, ...]:
    """The costliest first; together they are all that the House Way costs."""
    usual = every_rank_set().house_way
    found = []
    for number in np.flatnonzero((best != usual) & (compared.dealt > 0)).tolist():
        cards, dealt = _dealt(compared, number)
        house_way = _arrangement(compared, number, usual[number], odds)
        better = _arrangement(compared, number, best[number], odds)
        cost = better.ev - house_way.ev
        found.append(Difference(cards, dealt, house_way, better, cost, cost * dealt))
    return tuple(sorted(found, key=lambda difference: difference.cost_overall, reverse=True))


def _dealt(compared: Comparison, number: int) -> tuple[str, Fraction]:
    dealt = Fraction(int(compared.dealt[number]), int(compared.dealt.sum()))
    return _ranks(every_rank_set().hands[number]), dealt


def _arrangement(compared: Comparison, number: int, way: int, odds: Odds) -> Arrangement:
    division = every_rank_set().ways[number][way]
    lost, stood_off, won = map(int, compared.results[number, way])
    dealers = lost + stood_off + won
    return Arrangement(
        _ranks(division.low),
        _ranks(division.high),
        Fraction(won, dealers),
        Fraction(stood_off, dealers),
        Fraction(lost, dealers),
        Fraction(won * odds.numerator - lost * odds.denominator, dealers * odds.denominator),
    )


def _ranks(cards: tuple[Card, ...]) -> str:
    return "".join(map(rank, cards))


def standings(compared: Comparison, best: NDArray[np.int64], odds: Odds) -> tuple[Standing, ...]:
    sets, results = every_rank_set(), compared.by(best)
    found: dict[tuple[str, str], list[int]] = {}
    for number in np.flatnonzero(compared.dealt).tolist():
        division = sets.ways[number][best[number]]
        lost, _, won = map(int, results[number])
        dealt = int(compared.dealt[number])
        counted = found.setdefault((made(division.low), made(division.high)), [0, 0])
        counted[0] += dealt * int(results[number].sum())
        counted[1] += dealt * (won * odds.numerator - lost * odds.denominator)
    return tuple(
        Standing(
            low, high, Fraction(dealt, compared.total), Fraction(gained, dealt * odds.denominator)
        )
        for (low, high), (dealt, gained) in found.items()
    )


def made(two: Two) -> str:
    if pair(two):
        return PAIR
    return GONG if gong(two) else str(points(two))


def made_by(ranks: str) -> str:
    """Of a Low Hand or High Hand that is given by its ranks."""
    first, second = standing_for(tuple(ranks))
    return made((first, second))
