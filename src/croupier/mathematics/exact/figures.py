"""What is known about one bet: its results with their probabilities, and what follows from them.

Everything is per unit staked. Probabilities are fractions where a figure is exact.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import lcm
from typing import Self

import msgspec

from croupier.engine.money import Odds
from croupier.mathematics.exact.ahead import chance_of_being_ahead

Number = Fraction | float
Results = Mapping[Fraction, Number]  # net gain per unit staked -> its probability

LOSS = Fraction(-1)
PUSH = Fraction(0)
COUNTED = "counted"  # every case, in whole numbers: the figures are fractions
ENUMERATED = "enumerated"  # every case, in floating point: the error is below 1e-9


def gain(odds: Odds | Fraction) -> Fraction:
    return Fraction(odds.numerator, odds.denominator)


def won_or_lost(odds: Odds | Fraction, win: Number, push: Number = Fraction(0)) -> Results:
    """The results of a bet that pays the same whenever it wins."""
    found = {gain(odds): win, LOSS: 1 - win - push}
    return found | {PUSH: push} if push else found


class PayLine(msgspec.Struct, frozen=True):
    """One line of a pay table that pays by what the cards make."""

    made: str
    odds: str
    probability: Fraction


def pay_lines(pays: Mapping[str, Odds], chance: Callable[[str], Fraction]) -> tuple[PayLine, ...]:
    return tuple(PayLine(made, odds.decimal(), chance(made)) for made, odds in pays.items())


def by_pay_lines(lines: tuple[PayLine, ...]) -> Results:
    """The results of a bet that pays by its lines and otherwise loses."""
    found = {LOSS: 1 - sum((line.probability for line in lines), Fraction(0))}
    for line in lines:
        net = Fraction(line.odds)
        found[net] = found.get(net, Fraction(0)) + line.probability
    return found


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One bet. `results` is None where only the expected value is known."""

    bet: str
    ev: Number
    method: str
    results: Results | None = None
    on: str | None = None  # the placement, where a bet has several

    @classmethod
    def of(cls, bet: str, results: Results, method: str = COUNTED, on: str | None = None) -> Self:
        """From the distribution of results, which must be complete."""
        total, ev = _total_and_mean(results)
        assert abs(float(total) - 1) < 1e-9, f"the results of {bet} come to {total}"
        assert method != COUNTED or total == 1, f"the results of {bet} are not exact"
        return cls(bet=bet, ev=ev, method=method, results=dict(sorted(results.items())), on=on)

    @property
    def exact(self) -> Fraction | None:
        return self.ev if isinstance(self.ev, Fraction) else None

    @property
    def house_edge(self) -> Number:
        return -self.ev

    @property
    def return_to_player(self) -> Number:
        """RTP: what comes back of a unit staked, on average."""
        return 1 + self.ev

    @property
    def win(self) -> Number | None:
        return self._chance(lambda net: net > 0)

    @property
    def push(self) -> Number | None:
        return self._chance(lambda net: net == 0)

    @property
    def lose(self) -> Number | None:
        return self._chance(lambda net: net < 0)

    @property
    def variance(self) -> Number | None:
        if self.results is None:
            return None
        squares = (net**2 * chance for net, chance in self.results.items())
        return sum(squares, Fraction(0)) - self.ev**2

    def ahead_after(self, rounds: int) -> float | None:
        """How likely a player is to have won more than lost after that many rounds."""
        return None if self.results is None else chance_of_being_ahead(self.results, rounds)

    def _chance(self, counts: Callable[[Fraction], bool]) -> Number | None:
        if self.results is None:
            return None
        return sum((p for net, p in self.results.items() if counts(net)), Fraction(0))


def _total_and_mean(results: Results) -> tuple[Number, Number]:
    """Of fractions over one denominator, which takes half the time of adding them up."""
    exact = {n: chance for n, chance in results.items() if isinstance(chance, Fraction)}
    if len(exact) < len(results):
        return sum(results.values()), sum(net * chance for net, chance in results.items())
    out_of = lcm(*(chance.denominator for chance in exact.values()))
    unit = lcm(*(net.denominator for net in exact))
    total = mean = 0
    for net, chance in exact.items():
        times = chance.numerator * (out_of // chance.denominator)
        total += times
        mean += times * net.numerator * (unit // net.denominator)
    return Fraction(total, out_of), Fraction(mean, out_of * unit)
