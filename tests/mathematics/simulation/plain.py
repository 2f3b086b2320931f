"""The generator and the shuffle once more, in plain Python, to hold the compiled ones against; and
the tail of the chi-square distribution."""

from collections.abc import Iterable
from hashlib import sha256
from math import exp, lgamma, log, prod

from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS, Counts
from croupier.mathematics.simulation.draws.streams import NUMBERS_PER_CHUNK, start_of
from croupier.mathematics.simulation.plan import Plan

STEP, MIX = 0xA0761D6478BD642F, 0xE7037ED1A0B428DB
WORD, HALF = 1 << 64, 1 << 32
UNLIKELY = 1e-7  # a right generator is called wrong less often than once in a million tests


def first_state(seed: int, chunk: int) -> int:
    start = int.from_bytes(sha256(f"croupier {seed}".encode()).digest()[:8], "little")
    return (start + chunk * NUMBERS_PER_CHUNK * STEP) % WORD


def played(plan: Plan, seed: int, rounds: int, chunk: int = 0) -> Counts:
    """So many rounds from the beginning of a chunk on."""
    last = chunk + -(-rounds // CHUNK_ROUNDS)
    return plan.kernel().counted(start_of(seed), chunk, last, chunk * CHUNK_ROUNDS + rounds)


class Stream:
    """Numbers of 64 bits from a state on, and places from their halves."""

    def __init__(self, state: int) -> None:
        self.state = int(state)
        self.drawn_again = 0

    def number(self) -> int:
        self.state = (self.state + STEP) % WORD
        high, low = divmod(self.state * (self.state ^ MIX), WORD)
        return high ^ low

    def places(self, bits: int, left: int, count: int) -> list[int]:
        """A place below `left`, one below one less, and so on, from 32 random bits: together they
        are one below the product, or from others while these would favour some."""
        bounds = range(left, left - count, -1)
        bound = prod(bounds)
        while bits * bound % HALF < HALF % bound:
            bits = self.number() % HALF
            self.drawn_again += 1
        together, found = bits * bound // HALF, []
        for each in reversed(bounds):
            together, place = divmod(together, each)
            found.append(place)
        return found[::-1]

    def taken(self, bits: int, left: list[int], count: int) -> list[int]:
        """So many of those that are left; they are there no more."""
        return [left.pop(place) for place in self.places(bits, len(left), count)]

    def shuffle(self, cards: list[int], count: int, start: int = 0) -> None:
        for first in range(start, count, 4):
            high, low = divmod(self.number(), HALF)
            for two, bits in ((first, low), (first + 2, high)):
                for at, place in enumerate(self.places(bits, len(cards) - two, 2), two):
                    cards[at], cards[at + place] = cards[at + place], cards[at]


def chi_square(seen: Iterable[float], expected: Iterable[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(seen, expected, strict=True))


def chance_above(statistic: float, freedom: int) -> float:
    """How likely chi-square is to be greater: the upper incomplete gamma function."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:  # its series converges
        term = total = 1 / a
        n = a
        while term > total * 1e-17:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    return scale * _continued_fraction(a, x)


def _continued_fraction(a: float, x: float) -> float:
    """By Lentz's method."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for i in range(1, 100_000):
        numerator = i * (a - i)
        b += 2
        d = 1 / (numerator * d + b)
        c = b + numerator / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value


def looks_random(statistic: float, freedom: int) -> bool:
    """Neither too far from what is expected nor too near."""
    return UNLIKELY < chance_above(statistic, freedom) < 1 - UNLIKELY
