"""What every game shows first: its bets with their chances, and the edges side by side."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from croupier.engine.games.names import bet_name
from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.figures import Figures, Number, PayLine
from croupier.mathematics.exact.sheet import AHEAD_AFTER, Sheet
from croupier.mathematics.sections.sections import Bars, Table

HEADINGS = ("Bet", "Pays", "Win", "Push", "Lose", "House edge", "RTP", "Expected value", "Std dev")
NONE = "–"
MOST_GAINS = 6  # told one by one


def table_of_bets(sheet: Sheet) -> Table:
    alone = [bet_name(figures.bet) for figures in sheet.bets if figures.results is None]
    unknown = f"Of {', '.join(alone)} only the expected value is known." if alone else ""
    return Table(
        title=f"{sheet.book}: every bet, per unit staked",
        headings=(*HEADINGS, *(f"Ahead after {n:,}" for n in AHEAD_AFTER)),
        rows=tuple(_row(name, figures, sheet.paid(figures)) for name, figures in _kinds(sheet)),
        note=f"{where(sheet)} {unknown}".strip(),
    )


def edges(sheet: Sheet) -> Bars:
    kinds = _kinds(sheet)
    return Bars(
        title="House edge",
        labels=tuple(name for name, _ in kinds),
        values=tuple(100 * float(figures.house_edge) for _, figures in kinds),
        unit="% of the stake",
    )


def where(sheet: Sheet) -> str:
    if sheet.shoe is None:
        return ""
    decks = "one deck" if sheet.decks == 1 else f"{sheet.decks} decks"
    if sheet.shoe.fresh:
        return f"First round from a fresh shoe of {decks}."
    return f"Next round from a shoe of {decks} with {len(sheet.shoe)} cards left."


def percent(share: Number | None, digits: int = 4) -> str:
    return NONE if share is None else f"{number(100 * float(share), f'z.{digits}f')} %"


def signed(value: Number | None) -> str:
    return NONE if value is None else number(float(value), "+z.9f")


def _row(name: str, figures: Figures, paid: Sequence[Fraction]) -> tuple[str, ...]:
    variance = figures.variance
    return (
        name,
        _pays(paid),
        percent(figures.win),
        percent(figures.push),
        percent(figures.lose),
        percent(figures.house_edge),
        percent(figures.return_to_player),
        signed(figures.ev),
        NONE if variance is None else f"{float(variance) ** 0.5:.4f}",
        *(percent(figures.ahead_after(n), 2) for n in AHEAD_AFTER),
    )


def _pays(paid: Sequence[Fraction]) -> str:
    gains = [f"{float(net):g}" for net in paid]
    if len(gains) > MOST_GAINS:
        gains = [f"{gains[0]}–{gains[-1]}"]
    return f"{', '.join(gains)} to 1" if gains else NONE


def _kinds(sheet: Sheet) -> list[tuple[str, Figures]]:
    """Placements of one kind that are worth the same stand in one line."""
    found = []
    for (bet, _), group in groupby(sheet.bets, key=lambda figures: (figures.bet, figures.ev)):
        first, *others = group
        name = bet_name(bet)
        found.append((f"{name}, {1 + len(others)} placements" if others else name, first))
    return found


def by_what_is_made(title: str, lines: tuple[PayLine, ...], note: str) -> Table:
    """A pay table line by line, and what each adds to the expected value."""
    lost = 1 - sum((line.probability for line in lines), Fraction(0))
    paid = (
        (
            line.made,
            f"{line.odds} to 1",
            percent(line.probability),
            signed(Fraction(line.odds) * line.probability),
        )
        for line in lines
    )
    return Table(
        title=title,
        headings=("Made", "Pays", "Chance", "Adds to the EV"),
        rows=(*paid, ("Anything else", "loses", percent(lost), signed(-lost))),
        note=note,
    )
