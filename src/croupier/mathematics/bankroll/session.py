"""A session, exactly: where somebody's purse is after each round, by every way it can go.

A purse that no longer covers the stake of its rung goes back to the first; one that does not cover
that has come to its end, and so has one that has reached the target. Nothing is simulated: the
chances of all purses are carried from round to round. Chances below 1e-18 are not followed; their
sum is told.
"""

from collections.abc import Iterator
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.sentences import phrase
from croupier.mathematics.bankroll.ladders import FLAT, Ladder
from croupier.mathematics.bankroll.stakes import (
    ImpossibleSession,
    Nets,
    Staked,
    TooManyPurses,
    check_purse,
)

Chances = NDArray[np.float64]

NOT_FOLLOWED = 1e-18
MOST_ROUNDS = 100_000
MOST_PURSES = 20_000_000  # that can be told apart
MOST_WORK = 30_000_000_000  # multiplications, about a minute
FEWEST_FOR_AN_ERROR = 30  # sessions dealt that carry the spread, if they were equal
SPREADS = 9  # to either side of the mean, within which nearly all purses lie


class SessionPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody plays: a purse, a bet at the stake of one unit, so many rounds."""

    purse_cents: int
    bet: Staked
    rounds: int
    ladder: Ladder = FLAT
    target_cents: int | None = None  # they leave with so much

    def __post_init__(self) -> None:
        first = self.bet.stake_cents * self.ladder.units[0]
        check_purse(self.purse_cents, first, self.target_cents)
        if not 0 < self.rounds <= MOST_ROUNDS:
            raise ImpossibleSession(
                phrase("impossible-a-session-has-between-and-rounds", a=f"{MOST_ROUNDS:,}")
            )


class Moment(msgspec.Struct, frozen=True):
    """After a round: what the purse is at most, with these chances."""

    rounds: int
    ruined: float
    reached: float  # the target
    quantiles: tuple[int, ...]  # cents, by QUANTILES


class Session(msgspec.Struct, frozen=True):
    """`purses`: cents -> chance, at the end."""

    plan: SessionPlan
    name: str  # of the progression
    purses: dict[int, float]
    moments: tuple[Moment, ...]
    staked_cents: float  # on average, over all rounds that are played
    played: float  # rounds, on average
    not_followed: float
    dealt: int = 0  # sessions, at random; 0: every one that can be
    seed: int | None = None  # of those that were dealt

    @property
    def ruined(self) -> float:
        return self.moments[-1].ruined

    @property
    def reached(self) -> float:
        return self.moments[-1].reached

    @property
    def mean_cents(self) -> float:
        """Won or lost, on average."""
        return sum((purse - self.plan.purse_cents) * p for purse, p in self.purses.items())

    @property
    def lost_of_staked(self) -> float:
        """Of each dollar, over all rounds that are played: the house edge, whatever the stakes."""
        return -self.mean_cents / self.staked_cents if self.staked_cents else 0.0

    @property
    def error_cents(self) -> float | None:
        """Standard error of the mean, where sessions were dealt; None: too few of them carry the
        spread (Kish)."""
        if not self.dealt:
            return 0.0
        square, fourth = self._mean_power(2), self._mean_power(4)
        if self.dealt * square**2 < FEWEST_FOR_AN_ERROR * fourth or not square:
            return None
        return sqrt(square / (self.dealt - 1))

    @property
    def spread_cents(self) -> float:
        return sqrt(self._mean_power(2))

    def _mean_power(self, power: int) -> float:
        """Of the distance from the mean."""
        mean = self.mean_cents + self.plan.purse_cents
        return sum((purse - mean) ** power * p for purse, p in self.purses.items())

    @property
    def ahead(self) -> float:
        start = self.plan.purse_cents
        return sum(p for purse, p in self.purses.items() if purse > start)

    def at_most(self, chance: float) -> int:
        """The purse that is not exceeded with this chance."""
        sums, so_far = sorted(self.purses.items()), 0.0
        for purse, each in sums:
            so_far += each
            if so_far >= chance:
                return purse
        return sums[-1][0]


QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
TOLD = 60  # moments, at most


def session(plan: SessionPlan) -> Session:
    """The chances of ruin, of the target and of every purse at the end.

    >>> bet = Staked.on(edge("baccarat", "banker"), 10_000)  # cents
    >>> plan = SessionPlan(purse_cents=500_000, bet=bet, rounds=240)
    >>> f"{session(plan).ruined:.4f}"
    '0.0011'
    """
    if _least_work(plan) > MOST_WORK:
        raise TooManyPurses
    walk, moments, told = _Walk(plan), list[Moment](), checkpoints(plan.rounds)
    for number in range(plan.rounds + 1):
        if number:
            walk.play()
        if number == told[len(moments)]:
            moments.append(walk.moment())
    cents, chances = walk.purses()
    purses = dict(zip(cents.tolist(), chances.tolist(), strict=True))
    return Session(
        plan,
        plan.ladder.name,
        purses,
        tuple(moments),
        walk.staked_cents,
        walk.played,
        walk.not_followed,
    )


def _least_work(plan: SessionPlan) -> float:
    """About as many multiplications for every round, purse and result: all of it at one stake, less
    than there is on a ladder."""
    reach = SPREADS * plan.bet.spread_cents * sqrt(plan.rounds)
    purses = (min(reach, plan.purse_cents) + reach) / plan.bet.step_cents
    return plan.rounds * len(plan.bet.nets) * purses


def checkpoints(rounds: int) -> list[int]:
    """After which of them it is told how things stand: the first, the last, and some between."""
    every = max(rounds // TOLD, 1)
    return [*range(0, rounds, every), rounds]


class _Walk:
    """Chances by rung and purse. Purses lie on a lattice: the first, and whole steps from it."""

    def __init__(self, plan: SessionPlan) -> None:
        self.plan = plan
        self.step = plan.bet.step_cents
        self.bets = [plan.bet.times(units) for units in plan.ladder.units]
        nets = [net for bet in self.bets for net in bet.nets]
        self.falls, self.rises = -min(nets) // self.step, max(nets) // self.step  # in one round
        self.low = plan.purse_cents  # of the first column
        self.chances: Chances = np.ones((len(self.bets), 1))
        self.chances[1:] = 0.0
        self.ended: dict[int, float] = {}
        self.rounds = 0
        self.staked_cents = self.played = self.not_followed = 0.0
        self.ruined = self.reached = 0.0
        self.work = 0

    def play(self) -> None:
        """One round more."""
        self.rounds += 1
        falls, rises = self.falls, self.rises
        rungs, columns = self.chances.shape
        if rungs * (columns + falls + rises) > MOST_PURSES or self.work > MOST_WORK:
            raise TooManyPurses
        after = np.zeros((rungs, columns + falls + rises))
        for rung, (bet, chances) in enumerate(zip(self.bets, self.chances, strict=True)):
            mass = float(chances.sum())
            if not mass:
                continue
            self.played += mass
            self.staked_cents += mass * bet.stake_cents
            self.work += columns * len(bet.nets)
            for begin, end, nets in self._by_chips(bet, columns):
                for net, chance in nets.items():
                    at = begin + falls + net // self.step
                    onto = self.plan.ladder.after(rung, net)
                    after[onto, at : at + end - begin] += chance * chances[begin:end]
        self.low -= falls * self.step
        self.chances = after
        self._end()
        self._narrow()

    def _by_chips(self, bet: Staked, columns: int) -> Iterator[tuple[int, int, Nets]]:
        """From which purse on, and up to which, the bet is played in which way."""
        begin = 0
        for short in bet.short:
            end = min(self._column(short.below_cents), columns)
            yield begin, end, short.nets
            begin = end
        yield begin, columns, bet.nets

    def _end(self) -> None:
        """Those who have reached their target leave, and those who cannot bet any more."""
        first = self.bets[0].stake_cents
        columns = self.chances.shape[1]
        stuck = self._column(first)  # the first purse that covers the first stake
        self.ruined += self._taken(0, min(stuck, columns))
        for rung, bet in enumerate(self.bets[1:], 1):
            short = min(self._column(bet.stake_cents), columns)
            self.chances[0, :short] += self.chances[rung, :short]
            self.chances[rung, :short] = 0.0
        if self.plan.target_cents is not None:
            self.reached += self._taken(min(self._column(self.plan.target_cents), columns), columns)

    def _column(self, cents: int) -> int:
        """The first whose purse is at least so much."""
        return max(-((self.low - cents) // self.step), 0)

    def _taken(self, begin: int, end: int) -> float:
        """These purses are played no more."""
        columns = self.chances[:, begin:end].sum(axis=0)
        for at in np.flatnonzero(columns):
            purse = self.low + (begin + int(at)) * self.step
            self.ended[purse] = self.ended.get(purse, 0.0) + float(columns[at])
        self.chances[:, begin:end] = 0.0
        return float(columns.sum())

    def _narrow(self) -> None:
        """Columns at both ends that nobody is in, as far as one can tell."""
        columns = self.chances.sum(axis=0)
        kept = np.flatnonzero(columns > NOT_FOLLOWED)
        begin, end = (int(kept[0]), int(kept[-1]) + 1) if kept.size else (0, 1)
        self.not_followed += float(columns[:begin].sum() + columns[end:].sum())
        self.chances = self.chances[:, begin:end]
        self.low += begin * self.step

    def purses(self) -> tuple[NDArray[np.int64], Chances]:
        """Cents in ascending order, each with its chance."""
        columns = self.chances.sum(axis=0)
        playing = self.low + self.step * np.arange(len(columns), dtype=np.int64)
        ended = np.fromiter(self.ended.keys(), np.int64, len(self.ended))
        cents, where = np.unique(np.concatenate((ended, playing)), return_inverse=True)
        of_ended = np.fromiter(self.ended.values(), np.float64, len(self.ended))
        chances = np.zeros(len(cents))
        np.add.at(chances, where, np.concatenate((of_ended, columns)))
        return cents[chances > 0], chances[chances > 0]

    def moment(self) -> Moment:
        cents, chances = self.purses()
        sums = np.cumsum(chances)
        places = [min(int(np.searchsorted(sums, q)), len(cents) - 1) for q in QUANTILES]
        quantiles = tuple([int(cents[at]) for at in places])
        return Moment(self.rounds, self.ruined, self.reached, quantiles)
