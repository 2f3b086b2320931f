"""Figures as findings write them, and what all games tell of their bets."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from croupier.engine.sentences import Message
from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.figures import Figures, Number, PayLine
from croupier.mathematics.exact.sheet import AHEAD_AFTER, Sheet
from croupier.mathematics.reports.odds import BetWorth, PaidFor, WorthByDecks
from croupier.mathematics.sections.bets import percent

LONG_RUN = max(AHEAD_AFTER)
OF_A_THOUSAND = 1_000


def share(value: Number | None) -> str:
    """`1.06 %`"""
    return percent(value, 2)


def points(value: Number, digits: int = 2) -> str:
    """`1.06`: a share where the sentence has the sign."""
    return number(100 * float(value), f"z.{digits}f")


def signed_share(value: Number, digits: int = 2) -> str:
    return f"{number(100 * float(value), f'+z.{digits}f')} %"


def times(value: Number, of: Number) -> str:
    return number(float(value) / float(of), ".1f")


def of_a_thousand(value: Number) -> str:
    return number(OF_A_THOUSAND * float(value), ".2f")


def rows(sheet: Sheet) -> tuple[BetWorth, ...]:
    """Bets alike in every figure stand in one row, in the order of the sheet."""
    alike: dict[tuple[object, ...], list[Figures]] = {}
    for figures in sheet.bets:
        results = None if figures.results is None else tuple(figures.results.items())
        alike.setdefault((figures.ev, results), []).append(figures)
    return tuple([_row(each, sheet.paid(each[0])) for each in alike.values()])


def _row(alike: list[Figures], paid: Sequence[Fraction]) -> BetWorth:
    first = alike[0]
    return BetWorth(
        bets=tuple(dict.fromkeys(figures.bet for figures in alike)),
        placements=len(alike),
        pays=tuple([f"{float(net):g}" for net in paid]),
        win=_float(first.win),
        push=_float(first.push),
        lose=_float(first.lose),
        ev=float(first.ev),
        rtp=float(first.return_to_player),
        spread=None if first.variance is None else float(first.variance) ** 0.5,
        exact=None if first.exact is None else str(first.exact),
        method=first.method,
        ahead=None if first.results is None else {n: _ahead(first, n) for n in AHEAD_AFTER},
    )


def _ahead(figures: Figures, rounds: int) -> float:
    chance = figures.ahead_after(rounds)
    assert chance is not None
    return chance


def _float(value: Number | None) -> float | None:
    return None if value is None else float(value)


def paid_for(lines: Iterable[PayLine], names: Iterable[Message]) -> tuple[PaidFor, ...]:
    return tuple(
        PaidFor(name, line.odds, float(line.probability), float(_comes_back(line)))
        for line, name in zip(lines, names, strict=True)
    )


def _comes_back(line: PayLine) -> Fraction:
    return line.probability * (1 + Fraction(line.odds))


def by_decks(found: Mapping[int, Iterable[Figures]]) -> tuple[WorthByDecks, ...]:
    return tuple(
        WorthByDecks(decks, {figures.bet: float(figures.ev) for figures in bets})
        for decks, bets in found.items()
    )


def cheapest_and_dearest(sheet: Sheet) -> tuple[Figures, Figures]:
    ordered = sorted(sheet.bets, key=lambda figures: figures.house_edge)
    return ordered[0], ordered[-1]
