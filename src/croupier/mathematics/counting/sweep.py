"""One thing changed step by step, and what that does to every bet: for the House, which chooses how
many decks a shoe has and where the cut card lies."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from croupier.engine.sentences import phrase
from croupier.mathematics.counting.exposure import InPlay, Shoes, exposures
from croupier.mathematics.counting.games import in_play
from croupier.mathematics.counting.systems import SYSTEMS
from croupier.mathematics.exact import sheet

SWEPT = ("decks", "cut")
MOST_STEPS = 60
STEPS = re.compile(r"(\d{1,4})\.\.(\d{1,4})(?::(\d{1,4}))?")
LISTED = re.compile(r"\d{1,4}(,\d{1,4})*")
COUNTED_BY = SYSTEMS["hi-lo"]  # of which nothing is told here


Key = tuple[str, str | None]


class ImpossibleSweep(ValueError):
    """Nothing can be swept like this; the sentence says why."""


class Swept(msgspec.Struct, frozen=True):
    """A bet, and a figure for each value of what is swept; None where the bet is not offered."""

    bet: str
    on: str | None
    figures: tuple[float | None, ...]
    errors: tuple[float | None, ...] = ()  # standard errors, where shoes were dealt


class Sweep(msgspec.Struct, frozen=True):
    """`decks=4..8`, `cut=16,52,104`, `cut=10..100:10`."""

    what: str
    values: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> "Sweep":
        what, _, written = text.replace(" ", "").partition("=")
        if what not in SWEPT:
            raise ImpossibleSweep(
                phrase("impossible-sweeps-nothing-write-decks-cut-or", a=repr(text))
            )
        if steps := STEPS.fullmatch(written):
            first, last, step = (int(number or 1) for number in steps.groups())
            values = tuple(range(first, last + 1, step)) if step else ()
        else:
            values = tuple(map(int, written.split(","))) if LISTED.fullmatch(written) else ()
        if not 0 < len(values) <= MOST_STEPS:
            raise ImpossibleSweep(
                phrase("impossible-is-not-to-numbers-write-or", a=repr(written), b=str(MOST_STEPS))
            )
        return cls(what, values)


def by_decks(game: str, sweep: Sweep) -> tuple[Swept, ...]:
    """The house edge of every bet."""
    return gathered(
        {(each.bet, each.on): float(each.house_edge) for each in sheet(game, decks=decks).bets}
        for decks in sweep.values
    )


def exposed(game: str, sweep: Sweep, shoes: Shoes) -> tuple[Swept, ...]:
    """By decks or by the cut card, as `gains` has them."""
    field = "decks" if sweep.what == "decks" else "behind"
    every = [replace(shoes, **{field: value}) for value in sweep.values]
    return with_errors(gains(in_play(game, these.decks), these) for these in every)


class Gain(NamedTuple):
    """From a shoe, in units."""

    mean: float
    error: float | None


def gains(worth: InPlay, shoes: Shoes) -> dict[Key, Gain]:
    """What a player gains from each shoe who bets a unit wherever that favours them, by bet."""
    return {
        (each.bet, each.on): Gain(each.a_shoe, each.a_shoe_error)
        for each in exposures(worth, shoes, COUNTED_BY)
    }


def with_errors(columns: Iterator[dict[Key, Gain]]) -> tuple[Swept, ...]:
    every = list(columns)
    means = gathered({bet: each.mean for bet, each in column.items()} for column in every)
    errors = gathered({bet: each.error for bet, each in column.items()} for column in every)
    return tuple(
        replace(mean, errors=error.figures) for mean, error in zip(means, errors, strict=True)
    )


def gathered(columns: Iterator[Mapping[Key, float | None]]) -> tuple[Swept, ...]:
    every = list(columns)
    bets = dict.fromkeys(bet for column in every for bet in column)
    return tuple(Swept(*bet, tuple([column.get(bet) for column in every])) for bet in bets)
