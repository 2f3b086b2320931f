"""What other odds would do to the house edge of a bet: for the House, which thinks about its pay
tables. A module for each game names their lines; such odds exist here only, never at a table."""

import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

import msgspec

from croupier.engine.games import game_named
from croupier.engine.money import Odds
from croupier.engine.sentences import Listed, phrase
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.counting.exposure import Shoes
from croupier.mathematics.counting.games import in_play
from croupier.mathematics.counting.sweep import (
    MOST_STEPS,
    ImpossibleSweep,
    Swept,
    gains,
    with_errors,
)
from croupier.mathematics.exact import sheet, worked_out
from croupier.mathematics.exact.figures import gain

PREFIX = "pays:"
MOST_ODDS = 10_000  # to 1
NUMBER = r"\d{1,5}(?:\.\d{1,2})?"
STEPS = re.compile(rf"({NUMBER})\.\.({NUMBER})(?::({NUMBER}))?")
RATIO = re.compile(rf"({NUMBER})(?::([1-9]\d{{0,2}}))?")
HUNDREDTH = Fraction(1, 100)
NOISE = 1e-9


Bet = tuple[str, str | None]  # and what it is on; None: on anything


class Line(NamedTuple):
    """One line of a pay table."""

    pays: Odds  # by the book
    bets: tuple[Bet, ...]  # that it is part of
    options: Callable[[Odds], dict[str, Any]]  # of a sheet on which it pays something else


Lines = Mapping[str, Line]
Key = TypeVar("Key")


def changed(
    option: str, table: Mapping[Key, Odds], key: Key
) -> Callable[[Odds], dict[str, dict[Key, Odds]]]:
    """The same pay table, of which one line pays something else."""
    return lambda odds: {option: {**table, key: odds}}


def by_bet(pays: Mapping[str, Odds]) -> dict[str, Line]:
    """Of a pay table with one line for each bet."""
    return {
        bet: Line(odds, ((bet, None),), changed("pays", pays, bet)) for bet, odds in pays.items()
    }


class PaySweep(msgspec.Struct, frozen=True):
    """`pays:tie=7..9`, `pays:banker=0.9..1:0.05`, `pays:blackjack=6:5,3:2`."""

    line: str
    odds: tuple[Odds, ...]

    @classmethod
    def parse(cls, text: str) -> "PaySweep":
        line, _, written = text.removeprefix(PREFIX).partition("=")
        values = tuple(_values(written.replace(" ", "")))
        if not 0 < len(values) <= MOST_STEPS or not all(map(_payable, values)):
            raise ImpossibleSweep(
                phrase(
                    "impossible-is-not-to-odds-above-to", a=repr(written.strip()), b=str(MOST_STEPS)
                )
            )
        return cls(" ".join(line.lower().split()), tuple(map(_odds, values)))


def _values(written: str) -> Iterator[Fraction]:
    if steps := STEPS.fullmatch(written):
        first, last, step = (Fraction(number or 1) for number in steps.groups())
        if step and (last - first) / step < MOST_STEPS:
            yield from (first + step * n for n in range(int((last - first) / step) + 1))
        return
    for part in written.split(","):
        ratio = RATIO.fullmatch(part)
        yield Fraction(ratio[1]) / int(ratio[2] or 1) if ratio else Fraction(0)


def _payable(value: Fraction) -> bool:
    return 0 < value <= MOST_ODDS and not value % HUNDREDTH


def _odds(value: Fraction) -> Odds:
    return Odds.to(value.numerator, value.denominator)


class PaysSwept(msgspec.Struct, frozen=True):
    line: str
    book: Odds
    odds: tuple[Odds, ...]
    edges: tuple[Swept, ...]  # one for all placements of a bet that are worth the same
    fair: float | None  # odds at which the House keeps nothing; None: no such odds are told


def by_pays(game: str, sweep: PaySweep, decks: int | None = None) -> PaysSwept:
    """The house edge of the bets of this line, by what it pays."""
    line = _line(game, sweep.line)

    @cache
    def edges(odds: Odds) -> dict[Bet, float]:
        given: dict[str, Any] = {} if decks is None else {"decks": decks}
        worth = sheet(game, **given, **line.options(odds)).worth()
        return {
            (bet, on): float(figures.house_edge)
            for (bet, on), figures in worth.items()
            if figures is not None and {(bet, on), (bet, None)} & {*line.bets}
        }

    columns = [edges(odds) for odds in sweep.odds]
    rows = [Swept(*bet, tuple([column[bet] for column in columns])) for bet in columns[0]]
    return PaysSwept(sweep.line, line.pays, sweep.odds, _once(rows), _fair(line, edges))


def exposed_by_pays(game: str, sweep: PaySweep, shoes: Shoes) -> tuple[Swept, ...]:
    """What shoes give to whoever bets a unit on this line only where that favours them."""
    line = _line(game, sweep.line)
    found = with_errors(
        gains(in_play(game, shoes.decks, **line.options(odds)), shoes) for odds in sweep.odds
    )
    return tuple(each for each in found if {(each.bet, each.on), (each.bet, None)} & {*line.bets})


def _line(game: str, name: str) -> Line:
    lines = lines_of(game)
    if name not in lines:
        of_this = [each for each in lines if each.startswith(f"{name} ")]
        book = book_said(game_named(game).BOOK)
        known = Listed(tuple(of_this or _examples(lines)), "comma")
        raise ImpossibleSweep(
            phrase("impossible-has-no-pay-line-its-lines", a=book, b=repr(name), c=known)
        )
    return lines[name]


def _examples(lines: Lines) -> Iterator[str]:
    """Of those that differ only in what they are on the first."""
    for _, group in groupby(lines, key=lambda name: name.partition(" ")[0]):
        first, *others = group
        yield f"{first} …" if others else first


def lines_of(game: str) -> Lines:
    module = import_module(f"{__name__}.{worked_out(game).replace('-', '_')}")
    found: Lines = module.lines()
    return found


def _fair(line: Line, edges: Callable[[Odds], dict[Bet, float]]) -> float | None:
    """Where the edge falls by as much for each further unit: not where play or rules follow it."""
    book = gain(line.pays)
    here, one_more, two_more = (next(iter(edges(_odds(book + n)).values())) for n in range(3))
    if abs(here - 2 * one_more + two_more) > NOISE:
        return None
    return float(book) + here / (here - one_more)


def _once(rows: list[Swept]) -> tuple[Swept, ...]:
    """Placements that are always worth the same are told once, without their place."""
    found: dict[tuple[str, tuple[float | None, ...]], list[Swept]] = {}
    for row in rows:
        found.setdefault((row.bet, row.figures), []).append(row)
    return tuple(
        same[0] if len(same) == 1 else Swept(same[0].bet, None, same[0].figures)
        for same in found.values()
    )
