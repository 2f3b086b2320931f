"""How a table is set up: layout, decks, boxes, chip unit and limits (Baccarat 2.1.1, 3.4, 3.5)."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from croupier.money import CENTS_PER_DOLLAR, Odds, dollars
from croupier.rulebook import Citation, citation_pattern, citations_in
from croupier.sentences import Message, sentence


class ImpossibleSetting(ValueError):
    """A table that cannot be opened; the sentence names the setting.

    `setting` is the key of it, `limits.minimum`. A sentence may end with its paragraphs, `… not 9
    (Baccarat 2.2.1).`; they become `cites`.
    """

    def __init__(
        self, setting: str, message: Message | str, cites: tuple[Citation, ...] = ()
    ) -> None:
        self.setting, self.message = setting, message
        self.sentence, found = _apart(sentence(message))
        self.cites = cites or found
        cited = f" ({', '.join(self.cites)})" if self.cites else ""
        super().__init__(f"{self.sentence}{cited}")


def _apart(sentence: str) -> tuple[str, tuple[Citation, ...]]:
    before, _, last = sentence.rpartition(" (")
    paragraphs = last.removesuffix(").")
    if not before or not citation_pattern().fullmatch(paragraphs):
        return sentence, ()
    return f"{before}.", tuple(Citation(cited) for _, cited in citations_in(paragraphs))


class TableKind(StrEnum):
    ELECTRONIC = "electronic"  # holds shoe and purses, always notices
    RECORDED = "recorded"  # a physical table whose events are keyed in


class Limits(msgspec.Struct, frozen=True):
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


NO_LIMITS = Limits()


class OwnTerms:
    """What only the tables of one game can be set to; each game that has some names its own."""

    __slots__ = ()


class Settings(msgspec.Struct, frozen=True):
    game: str
    kind: TableKind
    layout: str
    decks: int
    boxes: tuple[int, ...]
    unit_cents: int
    limits: Limits
    terms: OwnTerms | None = None  # what only this game's tables can be set to

    @property
    def electronic(self) -> bool:
        return self.kind is TableKind.ELECTRONIC


def check_unit(unit_cents: int, payments: Mapping[str, Odds]) -> None:
    """Refuses a chip unit at which some payment of the table is not a whole cent."""
    if unit_cents <= 0:
        raise ImpossibleSetting(
            "unit", f"The chip unit must be above 0, not {dollars(unit_cents)}."
        )
    for bet, odds in payments.items():
        if not odds.pays_exactly(unit_cents):
            raise ImpossibleSetting(
                "unit",
                f"A chip unit of {dollars(unit_cents)} cannot be paid exactly: "
                f"{bet} pays {odds}, which is not a whole cent.",
            )


def check_limits(
    limits: Limits, unit_cents: int, bets: tuple[str, ...], has_differential: bool
) -> None:
    for key, named in (("minimum", limits.minimum_by_bet), ("maximum", limits.maximum_by_bet)):
        for name in named:
            if name not in bets:
                raise ImpossibleSetting(
                    f"limits.{key}.{name}",
                    f"There is no bet {name!r} to limit; this table has {', '.join(bets)}.",
                )
    for bet in bets:
        minimum, maximum = limits.minimum(bet), limits.maximum(bet)
        if minimum <= 0:
            raise ImpossibleSetting(
                f"limits.minimum.{bet}", f"The minimum for {bet} must be above 0."
            )
        if maximum is not None and maximum < minimum:
            raise ImpossibleSetting(
                f"limits.maximum.{bet}",
                f"The maximum for {bet}, {dollars(maximum)}, is below its minimum.",
            )
        for name, amount in (("minimum", minimum), ("maximum", maximum)):
            if amount is not None and amount % unit_cents:
                raise ImpossibleSetting(
                    f"limits.{name}.{bet}",
                    f"The {name} for {bet}, {dollars(amount)}, is not a multiple of the chip unit, "
                    f"{dollars(unit_cents)}.",
                )
    differential = limits.differential_cents
    if differential is None:
        return
    if not has_differential:
        raise ImpossibleSetting("limits.differential", "This game has no Differential limit.")
    if differential <= 0 or differential % unit_cents:
        raise ImpossibleSetting(
            "limits.differential",
            f"The Differential limit must be a positive multiple of the chip unit, "
            f"{dollars(unit_cents)}.",
        )
