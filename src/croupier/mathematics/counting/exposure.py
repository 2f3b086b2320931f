"""How often a bet favours the player in real shoes: shuffled, dealt to the cut card, and each bet
worked out from the cards that are left."""

from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from typing import NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import RANKS
from croupier.engine.sentences import phrase
from croupier.mathematics.counting.systems import System
from croupier.mathematics.exact.composition import SUITS_IN_A_DECK, Composition
from croupier.mathematics.exact.figures import Figures

FEWEST_SHOES = 30  # that carry a sum, before they show how much shoes differ
ONE_DECK = SUITS_IN_A_DECK * len(RANKS)
MOST_SHOES = 1_000_000


class ImpossibleShoes(ValueError):
    """No shoe is dealt like this; the sentence says why."""


class Shoes(msgspec.Struct, frozen=True):
    """Shoes that are dealt, a round every so many cards."""

    decks: int
    behind: int  # cards behind the cut card
    each_round: int  # cards
    number: int
    seed: int

    def __post_init__(self) -> None:
        if not 0 < self.number <= MOST_SHOES:
            raise ImpossibleShoes(
                phrase("impossible-between-and-shoes-are-dealt", a=f"{MOST_SHOES:,}")
            )
        if self.seed < 0:
            raise ImpossibleShoes(phrase("impossible-a-seed-is-or-a-larger", a=str(self.seed)))
        cards = self.decks * ONE_DECK
        if not self.each_round < self.behind < cards:
            raise ImpossibleShoes(
                phrase(
                    "impossible-the-cut-card-of-decks-lies",
                    a=str(self.decks),
                    b=str(self.each_round + 1),
                    c=str(cards - 1),
                    d=str(self.behind),
                )
            )

    @property
    def rounds(self) -> int:
        """Of one shoe: those that begin before the cut card is out."""
        return -(-(self.decks * ONE_DECK - self.behind) // self.each_round)

    def left(self) -> Iterator[Composition]:
        """What each round begins with."""
        chance = np.random.default_rng(self.seed)
        ranks = np.repeat(np.arange(len(RANKS)), SUITS_IN_A_DECK * self.decks)
        for _ in range(self.number):
            gone = chance.permutation(ranks)
            for begin in range(0, self.rounds * self.each_round, self.each_round):
                seen = np.bincount(gone[:begin], minlength=len(RANKS))
                counts = SUITS_IN_A_DECK * self.decks - seen
                yield Composition(self.decks, tuple(counts.tolist()))


class Offer(NamedTuple):
    """A bet as a round of this shoe begins, and how likely that round offers it."""

    bet: str
    on: str | None
    ev: float
    share: float = 1.0

    @classmethod
    def of(cls, figures: Figures) -> Self:
        return cls(figures.bet, figures.on, float(figures.ev))


InPlay = Callable[[Composition], Iterable[Offer]]


class Exposure(msgspec.Struct, frozen=True):
    """One bet over all rounds of these shoes."""

    bet: str
    on: str | None
    rounds: int
    favourable: float  # share of all rounds in which it is offered and favours the player
    error: float | None  # standard error of that; None: too few shoes show how much they differ
    gain: float  # per unit staked in these rounds
    a_shoe: float  # gained from a shoe by a unit in each of these rounds
    a_shoe_error: float | None  # standard error of that
    best: float  # the most it was worth
    true_count: float | None  # the mean of these rounds, where the system has one


def exposures(
    worth: InPlay, shoes: Shoes, system: System, progress: Callable[[int], None] | None = None
) -> tuple[Exposure, ...]:
    tallies: dict[tuple[str, str | None], _Tally] = {}
    for number, shoe in enumerate(shoes.left(), 1):
        count = true_count(system, shoe)
        for bet, on, ev, share in worth(shoe):
            tally = tallies.setdefault((bet, on), _Tally(shoes.number))
            tally.add((number - 1) // shoes.rounds, ev, share, count)
        if progress is not None:
            progress(number)
    return tuple([tally.told(*bet, shoes) for bet, tally in tallies.items()])


def true_count(system: System, shoe: Composition) -> float:
    """Of the cards that are gone, per deck that is left; from a fresh shoe it begins at nothing."""
    seen = (SUITS_IN_A_DECK * shoe.decks - held for held in shoe.counts)
    running = sum(n * system.tag(rank) for n, rank in zip(seen, RANKS, strict=True))
    return running / (len(shoe) / ONE_DECK)


class _Tally:
    """Sums over the rounds in which the bet favours the player, shoe by shoe: rounds of one shoe
    share its cards, so only shoes are independent."""

    def __init__(self, shoes: int) -> None:
        self.shares, self.gained = np.zeros((2, shoes))
        self.counts = 0.0
        self.best = -1.0

    def add(self, shoe: int, ev: float, share: float, count: float) -> None:
        self.best = max(self.best, ev)
        if ev > 0:
            self.shares[shoe] += share
            self.gained[shoe] += share * ev
            self.counts += share * count

    def told(self, bet: str, on: str | None, shoes: Shoes) -> Exposure:
        shares, gained = float(self.shares.sum()), float(self.gained.sum())
        error = _error(self.shares)
        return Exposure(
            bet,
            on,
            shoes.number * shoes.rounds,
            shares / (shoes.number * shoes.rounds),
            None if error is None else error / shoes.rounds,
            gained / shares if shares else 0.0,
            gained / shoes.number,
            _error(self.gained),
            self.best,
            self.counts / shares if shares else None,
        )


def _error(by_shoe: NDArray[np.float64]) -> float | None:
    """Standard error of the mean of shoes. A few that gain much carry the sum of all: as many equal
    shoes as differ so are counted (Kish)."""
    squares = float((by_shoe**2).sum())
    if not squares or float(by_shoe.sum()) ** 2 / squares < FEWEST_SHOES:
        return None
    return float(by_shoe.std(ddof=1)) / sqrt(len(by_shoe))
