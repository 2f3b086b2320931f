"""Cents and odds: integers only, every payment exact (Baccarat 4.1.2, Blackjack 4.1.1)."""

from math import gcd
from typing import Self

import msgspec

CENTS_PER_DOLLAR = 100
MOST_CENTS = 10**12  # that anybody says at once; what it wins is still exact wherever it is told
MINUS = "−"  # as people read it; a hyphen where machines do


class InexactPayment(ValueError):
    """The stake and these odds do not make a whole number of cents."""


class UnknownAmount(ValueError):
    """The `text` is not an amount in dollars."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not an amount; write dollars like 25 or 12.50")


class AmountTooLarge(ValueError):
    """More than `MOST_CENTS`."""

    def __init__(self) -> None:
        super().__init__(f"No amount can be above {dollars(MOST_CENTS)}")


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """What a winning bet pays: `numerator` to `denominator`, in lowest terms."""

    numerator: int
    denominator: int = 1

    @classmethod
    def to(cls, numerator: int, denominator: int = 1) -> Self:
        shared = gcd(numerator, denominator)
        return cls(numerator // shared, denominator // shared)

    def pays_exactly(self, stake_cents: int) -> bool:
        return stake_cents * self.numerator % self.denominator == 0

    def payment_cents(self, stake_cents: int) -> int:
        cents, rest = divmod(stake_cents * self.numerator, self.denominator)
        if rest:
            raise InexactPayment(f"{dollars(stake_cents)} at {self} is not a whole cent")
        return cents

    def decimal(self) -> str:
        """Odds to 1 as a decimal string: `0.95`, `1.5`, `8`."""
        hundredths = self.numerator * 100
        assert hundredths % self.denominator == 0
        whole, part = divmod(hundredths // self.denominator, 100)
        return f"{whole}.{part:02d}".rstrip("0") if part else str(whole)

    def __str__(self) -> str:
        if self.denominator in (1, 2, 20):  # 8 to 1, 1.5 to 1, 0.95 to 1; but 6 to 5
            return f"{self.decimal()} to 1"
        return f"{self.numerator} to {self.denominator}"


HALF = Odds.to(1, 2)


def dollars(cents: int) -> str:
    """`1250` is "12.50", `2500` is "25"."""
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), CENTS_PER_DOLLAR)
    return f"{sign}{whole}.{part:02d}" if part else f"{sign}{whole}"


def net_dollars(cents: int) -> str:
    """`+25`, `−10`, `0`."""
    sign = "+" if cents > 0 else MINUS if cents < 0 else ""
    return sign + dollars(abs(cents))


def parse_dollars(text: str) -> int:
    """Cents of an amount as written at a table: `25`, `12.50`, `12.5`."""
    whole, point, part = text.partition(".")
    digits_only = whole.isascii() and whole.isdigit()
    if not digits_only or (point and not (part.isascii() and part.isdigit() and len(part) <= 2)):
        raise UnknownAmount(text)
    digits = whole.lstrip("0") + part.ljust(2, "0")
    if len(digits) > len(str(MOST_CENTS)) or int(digits) > MOST_CENTS:
        raise AmountTooLarge
    return int(digits)
