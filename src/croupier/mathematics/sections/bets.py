"""What every game shows first: its bets with their chances, and the edges side by side."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from croupier.engine.games.names import bet_name, bet_named
from croupier.engine.sentences import (
    Listed,
    Message,
    Value,
    phrase,
    said,
    sentence,
    together,
)
from croupier.engine.sentences.numbers import number, per_cent
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.exact.figures import Figures, Number, PayLine
from croupier.mathematics.exact.sheet import AHEAD_AFTER, Sheet
from croupier.mathematics.sections.sections import Bars, Table

NONE = "–"
STAGES = {"four-cards": said("played-four-cards"), "third-card": said("played-third-card")}
MOST_GAINS = 6  # told one by one


def table_of_bets(sheet: Sheet) -> Table:
    alone = tuple(bet_named(figures.bet) for figures in sheet.bets if figures.results is None)
    unknown = phrase("sheet-ev-alone", bets=Listed(alone, "comma")) if alone else ""
    return Table(
        title=phrase("sheet-every-bet", book=book_said(sheet.book)),
        headings=(*_headings(), *(_ahead_after(n) for n in AHEAD_AFTER)),
        rows=tuple(_row(name, figures, sheet.paid(figures)) for name, figures in _kinds(sheet)),
        note=together((where(sheet), unknown)),
    )


def _headings() -> tuple[str, ...]:
    return (
        *(phrase("sheet-bet"), phrase("sheet-pays"), phrase("sheet-win"), phrase("sheet-push")),
        *(phrase("sheet-lose"), phrase("sheet-edge"), phrase("sheet-rtp"), phrase("sheet-ev")),
        phrase("sheet-spread"),
    )


def _ahead_after(rounds: int) -> str:
    return phrase("sheet-ahead-after", rounds=f"{rounds:,}")


def edges(sheet: Sheet) -> Bars:
    kinds = _kinds(sheet)
    return Bars(
        title=phrase("sheet-edge"),
        labels=tuple(name for name, _ in kinds),
        values=tuple(100 * float(figures.house_edge) for _, figures in kinds),
        unit=phrase("sheet-of-stake"),
    )


def where(sheet: Sheet) -> str:
    if sheet.shoe is None:
        return ""
    decks = said("sheet-decks", decks=sheet.decks or 0)
    if sheet.shoe.fresh:
        return phrase("sheet-fresh", decks=decks)
    return phrase("sheet-begun", decks=decks, cards=len(sheet.shoe))


def percent(share: Number | None, digits: int = 4) -> str:
    return NONE if share is None else per_cent(100 * float(share), f"z.{digits}f")


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
    return to_one(Listed(tuple(gains), "comma")) if gains else NONE


def to_one(much: Value) -> str:
    return phrase("paper-to-one", much=much)


def _kinds(sheet: Sheet) -> list[tuple[str, Figures]]:
    """Placements of one kind that are worth the same stand in one line."""
    found = []
    for (bet, _), group in groupby(sheet.bets, key=lambda figures: (figures.bet, figures.ev)):
        first, *others = group
        name = bet_name(bet)
        if others:
            name = phrase("sheet-placements", bet=name, placements=1 + len(others))
        found.append((name, first))
    return found


def by_what_is_made(
    title: str, lines: tuple[PayLine, ...], names: Iterable[Message], note: str
) -> Table:
    """A pay table line by line, and what each adds to the expected value."""
    lost = 1 - sum((line.probability for line in lines), Fraction(0))
    paid = (
        (
            sentence(name),
            to_one(line.odds),
            percent(line.probability),
            signed(Fraction(line.odds) * line.probability),
        )
        for line, name in zip(lines, names, strict=True)
    )
    return Table(
        title=title,
        headings=(
            *(phrase("sheet-made"), phrase("sheet-pays")),
            *(phrase("sheet-chance"), phrase("sheet-adds")),
        ),
        rows=(*paid, _nothing(lost)),
        note=note,
    )


def _nothing(lost: Fraction) -> tuple[str, ...]:
    return phrase("sheet-anything-else"), phrase("sheet-loses"), percent(lost), signed(-lost)


def place_named(on: str) -> str:
    """`four-cards 0-5` in words; every other place is written alike in every language."""
    stage, _, points = on.partition(" ")
    found = STAGES.get(stage)
    return on if found is None else phrase("played-cell", stage=found, points=points)


def placed_bet(bet: str, on: str | None) -> str:
    return bet_name(bet) if on is None else f"{bet_name(bet)} {place_named(on)}"
