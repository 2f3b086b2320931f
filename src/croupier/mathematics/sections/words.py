"""What is said about the figures in sentences: where they come from, and how long they are."""

from itertools import groupby

from croupier.engine.games.names import bet_name
from croupier.engine.rulebook import book
from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.figures import COUNTED, ENUMERATED
from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.sections.bets import where
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap

NOISE = 1e-12  # what is nearer to zero is rounding
Drawn = Bars | Columns | HeatMap | Chart  # the sections that are pictures

METHODS = {
    COUNTED: "every case was counted in whole numbers; the figures are exact fractions, rounded "
    "only where they are printed as decimals",
    ENUMERATED: "every case was gone through in floating point; the error is below 0.000000001",
}


def heading(sheet: Sheet) -> str:
    return f"{sheet.book}: what every bet is worth. {where(sheet)}".rstrip(" .")


def variant(sheet: Sheet) -> str:
    """Empty where the rules are the book’s."""
    return f"Not by the book: {', '.join(sheet.variant)}." if sheet.variant else ""


def edition(sheet: Sheet) -> str:
    of = book(sheet.book)
    version = f"version {of.version}, " if of.version else ""
    return f"{of.title}, {version}in effect from {of.effective}"


def methods(sheet: Sheet) -> str:
    """A sentence for each way the figures were found, naming its bets where there are several."""
    found = sorted(sheet.bets, key=lambda figures: figures.method)
    by_method = {
        method: list(dict.fromkeys(bet_name(figures.bet) for figures in group))
        for method, group in groupby(found, key=lambda figures: figures.method)
    }
    if len(by_method) == 1:
        (method,) = by_method
        return f"All bets: {METHODS.get(method, method)}."
    return " ".join(
        f"{', '.join(bets)}: {METHODS.get(method, method)}." for method, bets in by_method.items()
    )


def figure(value: float | None, *, signed: bool = False) -> str:
    """Two decimals, or one digit that counts where these would be zeros."""
    if value is None:
        return "–"
    if abs(value) < NOISE:
        value = 0.0
    sign = "+" if signed else ""
    small = 0 < abs(value) < 0.005
    return number(value, f"{sign}.1g" if small else f"{sign}.2f")


def largest(section: HeatMap) -> float:
    """The figure farthest from zero, without its sign."""
    return max((abs(v) for row in section.values for v in row if v is not None), default=0.0)


def has_signs(section: HeatMap) -> bool:
    return any(value is not None and value < 0 for row in section.values for value in row)
