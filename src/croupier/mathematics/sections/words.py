"""What is said about the figures in sentences: where they come from, and how long they are."""

from collections.abc import Iterable
from itertools import groupby

from croupier.engine.games.names import bet_named
from croupier.engine.rulebook import book, translated
from croupier.engine.sentences import Listed, Message, current_language, phrase, said, together
from croupier.engine.sentences.numbers import number
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.exact.figures import COUNTED, ENUMERATED
from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.sections.bets import where
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap

NOISE = 1e-12  # what is nearer to zero is rounding
CHANGES = {
    "--no-surrender": said("sheet-no-surrender"),
    "--no-even-money": said("sheet-no-even-money"),
    "--no-double-after-split": said("sheet-no-double-split"),
}
Drawn = Bars | Columns | HeatMap | Chart  # the sections that are pictures

METHODS = {COUNTED: said("sheet-counted"), ENUMERATED: said("sheet-enumerated")}


def heading(sheet: Sheet) -> str:
    lead = phrase("sheet-heading", book=book_said(sheet.book))
    return together((lead, where(sheet))).rstrip(" .。")


def variant(sheet: Sheet) -> str:
    """Empty where the rules are the book’s."""
    return variant_of(sheet.options) if sheet.variant else ""


def variant_of(options: Iterable[str]) -> str:
    """What was changed by these options of `croupier edge`."""
    return phrase("sheet-variant", changes=Listed(tuple(map(_changed, options)), "comma"))


def _changed(option: str) -> Message | str:
    name, _, odds = option.partition(" ")
    if name == "--blackjack-pays":
        won, _, staked = odds.partition(":")
        return said("sheet-blackjack-pays", odds=said("odds", paid=won, staked=staked))
    return CHANGES.get(option, option)


def edition(sheet: Sheet) -> str:
    of = book(sheet.book)
    title = translated(of, current_language()).title
    effective = str(of.effective)
    if not of.version:
        return phrase("paper-in-effect", title=title, edition=effective)
    version = str(of.version)
    return phrase("paper-version-in-effect", title=title, version=version, edition=effective)


def methods(sheet: Sheet) -> str:
    """A sentence for each way the figures were found, naming its bets where there are several."""
    found = sorted(sheet.bets, key=lambda figures: figures.method)
    by_method = {
        method: tuple(map(bet_named, dict.fromkeys(figures.bet for figures in group)))
        for method, group in groupby(found, key=lambda figures: figures.method)
    }
    if len(by_method) == 1:
        (method,) = by_method
        return phrase("sheet-all-bets", method=METHODS.get(method, method))
    return together(
        phrase("sheet-of-bets", bets=Listed(bets, "comma"), method=METHODS.get(method, method))
        for method, bets in by_method.items()
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
