"""How a table is set up: layout, decks, boxes, chip unit and limits (Baccarat 2.1.1, 3.4, 3.5)."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property

import msgspec

from croupier.engine.money import CENTS_PER_DOLLAR, MOST_CENTS, Odds
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Message, bracketed, said, sentence
from croupier.engine.table.vocabulary.words import any_of, bet_said, odds_said


class ImpossibleSetting(ValueError):
    """A table that cannot be opened; `setting` is the key of what cannot be, `limits.minimum`.

    >>> from croupier import open_table
    >>> try:
    ...     open_table("baccarat", decks=9)
    ... except ImpossibleSetting as problem:
    ...     print(problem.setting)
    decks
    """

    def __init__(self, setting: str, message: Message, cites: tuple[Citation, ...] = ()) -> None:
        super().__init__(setting, message, cites)
        self.setting, self.message, self.cites = setting, message, cites

    @property
    def sentence(self) -> str:
        """In the language that is spoken here (`sentences.speaking`)."""
        return sentence(self.message)

    def __str__(self) -> str:
        return f"{self.sentence}{bracketed(self.cites)}"


class TableKind(StrEnum):
    ELECTRONIC = "electronic"  # holds shoe and purses, always notices
    RECORDED = "recorded"  # a physical table whose events are keyed in


class Limits(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """Per bet kind where named, else the general figure; no maximum unless given."""

    minimum_cents: int = CENTS_PER_DOLLAR
    maximum_cents: int | None = None
    differential_cents: int | None = None
    minimum_by_bet: Mapping[str, int] = {}
    maximum_by_bet: Mapping[str, int] = {}

    def minimum(self, bet: str) -> int:
        return self.minimum_by_bet.get(bet, self.minimum_cents)

    def maximum(self, bet: str) -> int | None:
        return self.maximum_by_bet.get(bet, self.maximum_cents)

    @cached_property
    def highest_minimum(self) -> int:
        return max((self.minimum_cents, *self.minimum_by_bet.values()))

    @cached_property
    def lowest_maximum(self) -> int | None:
        maxima = (self.maximum_cents, *self.maximum_by_bet.values())
        return min((maximum for maximum in maxima if maximum is not None), default=None)


NO_LIMITS = Limits()


class OwnTerms:
    """What only the tables of one game can be set to; each game that has some names its own."""

    __slots__ = ()


class Settings(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    game: str
    edition: str  # of its book, by the date of effect
    kind: TableKind
    layout: str
    decks: int
    boxes: tuple[int, ...]
    unit_cents: int
    limits: Limits
    terms: OwnTerms | None = None  # what only this game's tables can be set to

    @cached_property
    def electronic(self) -> bool:
        return self.kind is TableKind.ELECTRONIC


def check_unit(unit_cents: int, payments: Mapping[str, Odds]) -> None:
    """Refuses a chip unit at which some payment of the table is not a whole cent.

    `payments` are by bet; whatever pays a whole multiple is never refused.
    """
    _check_most("unit", unit_cents)
    if unit_cents <= 0:
        raise ImpossibleSetting("unit", said("unit-not-positive", unit=Amount(unit_cents)))
    for bet, odds in payments.items():
        if not odds.pays_exactly(unit_cents):
            unit = Amount(unit_cents)
            message = said(
                "unit-not-paid-exactly", unit=unit, bet=bet_said(bet), odds=odds_said(odds)
            )
            raise ImpossibleSetting("unit", message)


def check_limits(
    limits: Limits, unit_cents: int, bets: tuple[str, ...], has_differential: bool
) -> None:
    for key, named in (("minimum", limits.minimum_by_bet), ("maximum", limits.maximum_by_bet)):
        for name in named:
            if name not in bets:
                message = said("no-bet-to-limit", bet=name, bets=any_of(bets))
                raise ImpossibleSetting(f"limits.{key}.{name}", message)
            _check_most(f"limits.{key}.{name}", named[name])
    _check_most("limits.minimum", limits.minimum_cents)
    _check_most("limits.maximum", limits.maximum_cents)
    _check_most("limits.differential", limits.differential_cents)
    for bet in bets:
        _check_limits_of(bet, limits.minimum(bet), limits.maximum(bet), unit_cents)
    differential = limits.differential_cents
    if differential is None:
        return
    if not has_differential:
        raise ImpossibleSetting("limits.differential", said("no-differential-here"))
    if differential <= 0 or differential % unit_cents:
        message = said("differential-not-in-units", unit=Amount(unit_cents))
        raise ImpossibleSetting("limits.differential", message)


def _check_most(key: str, cents: int | None) -> None:
    if cents is not None and cents > MOST_CENTS:
        raise ImpossibleSetting(key, said("amount-too-large", most=Amount(MOST_CENTS)))


def _check_limits_of(bet: str, minimum: int, maximum: int | None, unit_cents: int) -> None:
    unit, named = Amount(unit_cents), bet_said(bet)
    if minimum <= 0:
        message = said("minimum-not-positive", bet=named)
        raise ImpossibleSetting(f"limits.minimum.{bet}", message)
    if maximum is not None and maximum < minimum:
        message = said("maximum-below-minimum", bet=named, maximum=Amount(maximum))
        raise ImpossibleSetting(f"limits.maximum.{bet}", message)
    if minimum % unit_cents:
        message = said("minimum-not-in-units", bet=named, minimum=Amount(minimum), unit=unit)
        raise ImpossibleSetting(f"limits.minimum.{bet}", message)
    if maximum is not None and maximum % unit_cents:
        message = said("maximum-not-in-units", bet=named, maximum=Amount(maximum), unit=unit)
        raise ImpossibleSetting(f"limits.maximum.{bet}", message)
