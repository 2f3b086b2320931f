"""A bet at a stake in cents: what each result moves, in whole cents."""

from collections.abc import Mapping, Sequence
from math import gcd, lcm, sqrt

import msgspec

from croupier.engine.money import dollars
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.figures import Figures


class ImpossibleSession(ValueError):
    """Nobody can play like this; the sentence says why."""


class TooManyPurses(ImpossibleSession):
    """Stakes and results have so little in common that purses cannot be told apart in good time."""

    def __init__(self) -> None:
        super().__init__(
            "There are too many different purses to follow them exactly; stakes that are multiples"
            " of each other, such as 100 and 5, lead to fewer."
        )


Nets = Mapping[int, float]  # net cents of each result -> its probability


class Short(msgspec.Struct, frozen=True):
    """How the bet is played with fewer chips than this."""

    below_cents: int
    nets: Nets


class Staked(msgspec.Struct, frozen=True):
    """One bet, staked again and again. Chips for more than the stake are brought besides the purse,
    unless it is known how the bet is played without them."""

    stake_cents: int
    nets: Nets
    short: tuple[Short, ...] = ()  # with fewer and fewer chips from last to first

    @classmethod
    def on(
        cls, figures: Figures, stake_cents: int, without_chips: Sequence[Figures] = ()
    ) -> "Staked":
        """`without_chips`: the same bet by a player who cannot add so much to it, and then less."""
        found = cls._on(figures, stake_cents)
        for fewer in without_chips:
            last = found.short[0].nets if found.short else found.nets
            short = Short(-min(last), cls._on(fewer, stake_cents).nets)
            found = cls(found.stake_cents, found.nets, (short, *found.short))
        return found

    @classmethod
    def _on(cls, figures: Figures, stake_cents: int) -> "Staked":
        if stake_cents <= 0:
            raise ImpossibleSession(phrase("impossible-a-stake-is-more-than-nothing"))
        if figures.results is None:
            raise ImpossibleSession(
                phrase("impossible-of-only-the-mean-is-known", a=str(figures.bet))
            )
        nets: dict[int, float] = {}
        for net, chance in figures.results.items():
            cents = net * stake_cents
            if cents.denominator != 1:
                smallest = lcm(*(each.denominator for each in figures.results))
                raise ImpossibleSession(
                    phrase(
                        "impossible-on-does-not-always-pay-whole",
                        a=str(dollars(stake_cents)),
                        b=str(figures.bet),
                        c=str(dollars(smallest)),
                    )
                )
            nets[int(cents)] = nets.get(int(cents), 0.0) + float(chance)
        return cls(stake_cents, nets)

    @property
    def mean_cents(self) -> float:
        return sum(net * chance for net, chance in self.nets.items())

    @property
    def spread_cents(self) -> float:
        squares = sum(net**2 * chance for net, chance in self.nets.items())
        return sqrt(max(squares - self.mean_cents**2, 0.0))

    @property
    def step_cents(self) -> int:
        """Every result is so many times this."""
        return gcd(
            self.stake_cents, *self.nets, *[net for short in self.short for net in short.nets]
        )

    def with_chips(self, purse_cents: int) -> Nets:
        """As it is played out of this purse."""
        for short in self.short:
            if purse_cents < short.below_cents:
                return short.nets
        return self.nets

    def times(self, units: int) -> "Staked":
        """The same bet at so many times the stake."""
        return Staked(
            self.stake_cents * units,
            _times(self.nets, units),
            tuple([Short(s.below_cents * units, _times(s.nets, units)) for s in self.short]),
        )


def _times(nets: Nets, units: int) -> Nets:
    return {net * units: chance for net, chance in nets.items()}


def check_purse(purse_cents: int, stake_cents: int, target_cents: int | None) -> None:
    """It covers the first stake, and somebody wants more than they have."""
    if purse_cents < stake_cents:
        raise ImpossibleSession(phrase("impossible-the-purse-does-not-cover-the"))
    if target_cents is not None and target_cents <= purse_cents:
        raise ImpossibleSession(phrase("impossible-the-target-is-not-above-the"))


def check_seed(seed: int) -> None:
    if seed < 0:
        raise ImpossibleSession(phrase("impossible-a-seed-is-or-a-larger", a=str(seed)))
