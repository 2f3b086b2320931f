"""What a report says in sentences: where the figures come from, and how they are read."""

from itertools import groupby

from croupier.history.names import bet_name
from croupier.probability.figures import COUNTED, ENUMERATED
from croupier.probability.report.bets import where
from croupier.probability.report.sections import Bars, Chart, Columns, HeatMap
from croupier.probability.report.signs import number
from croupier.probability.sheet import Sheet
from croupier.rulebook import book

NOISE = 1e-12  # what is nearer to zero is rounding
Drawn = Bars | Columns | HeatMap | Chart  # the sections that are pictures

METHODS = {
    COUNTED: "every case was counted in whole numbers; the figures are exact fractions, rounded "
    "only where they are printed as decimals",
    ENUMERATED: "every case was gone through in floating point; the error is below 0.000000001",
}
NO_CERTIFICATION = "Croupier is play-chip software and claims no certification."
HOW_TO_READ = {
    "Win, push, lose": "how often a bet gains money, is returned, or loses money.",
    "Expected value": "what one unit staked gains on average; below zero it is a loss.",
    "House edge": "the same seen from the House: what it keeps of each unit staked, on average. "
    "Below zero the bet favours the player.",
    "RTP": "return to player: what comes back of each unit staked, on average; with the house edge "
    "it makes 100 %.",
    "Std dev": "the standard deviation of one result: how far results scatter around the average.",
    "Ahead after n": "how likely a player is to have won more than lost after n independent rounds "
    "of this bet at one stake; level is not ahead.",
    "Colours of a heat map": "blue above zero, orange below. The depth grows with the root of the "
    "distance from zero, so that small figures show; the figures themselves are in the cells.",
    "–": "there is no such figure.",
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


def alternative(section: Drawn) -> str:
    """What somebody who cannot see the picture is told of it; a table beside it says the rest."""
    match section:
        case Bars() | Columns():
            pairs = zip(section.labels, section.values, strict=True)
            told = [f"{label} {figure(value)}" for label, value in pairs]
            return f"{section.title}. Bars, {section.unit}: {', '.join(told)}."
        case HeatMap():
            return f"{section.title}. {_size(section)} {section.unit}. {_extremes(section)}"
        case Chart():
            words = ", ".join(f"{word} {meaning}" for word, meaning in section.legend.items())
            return f"{section.title}. {_size(section)} Words: {words}."


def _size(section: HeatMap | Chart) -> str:
    return (
        f"A grid with {section.down} {section.rows[0]} to {section.rows[-1]} down and "
        f"{section.across} {section.columns[0]} to {section.columns[-1]} across."
    )


def _extremes(section: HeatMap) -> str:
    found = sorted(
        (value, row, column)
        for row, values in zip(section.rows, section.values, strict=True)
        for column, value in zip(section.columns, values, strict=True)
        if value is not None
    )
    if not found:
        return "No figure at all."
    (least, *at_least), (most, *at_most) = found[0], found[-1]
    return (
        f"From {figure(least)} at {' and '.join(at_least)} to {figure(most)} at "
        f"{' and '.join(at_most)}."
    )
