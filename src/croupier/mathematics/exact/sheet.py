"""The sheet of a game: every bet with its figures, and how the figures are written as JSON."""

from fractions import Fraction
from typing import Any

import msgspec

from croupier.engine.rulebook import book
from croupier.engine.sentences import Listed, phrase, said
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import Figures

Worth = dict[tuple[str, str | None], Figures | None]

AHEAD_AFTER = (10, 100, 1_000)


class ImpossibleQuestion(ValueError):
    """What was asked cannot come up; the sentence says why."""


class UnknownBet(ValueError):
    """The game has no such bet or placement; the sentence says which it has."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game adds fields of its own; their names are keys of the JSON."""

    game: str
    book: str
    decks: int | None = None  # None: the game has no cards
    shoe: Composition | None = None  # None: the game has no shoe to speak of
    options: tuple[str, ...] = ()  # of the command line, besides decks and shoe
    variant: tuple[str, ...] = ()  # where the rules are not the book's, in words
    bets: tuple[Figures, ...]

    @property
    def edition(self) -> str:
        return book(self.book).effective

    def worth(self) -> Worth:
        """Figures by bet and what it is on; games add what they tell besides their bets."""
        return {(figures.bet, figures.on): figures for figures in self.bets}

    def paid(self, figures: Figures) -> tuple[Fraction, ...]:
        """What the bet can pay, to one of what is staked on it."""
        return tuple(sorted(net for net in figures.results or {} if net > 0))

    def figures(self, bet: str, on: str | None = None) -> Figures:
        for figures in self.bets:
            if figures.bet == bet and (on is None or figures.on == on):
                return figures
        known = tuple(dict.fromkeys(figures.bet for figures in self.bets))
        where = "" if on is None else said("session-on", on=on)
        raise UnknownBet(
            phrase(
                "impossible-has-no-bet-its-bets-are",
                a=book_said(self.book),
                b=repr(bet),
                c=where,
                d=Listed(known, "comma"),
            )
        )


def as_json(sheet: Sheet) -> dict[str, Any]:
    own = {
        field: msgspec.to_builtins(getattr(sheet, field), enc_hook=_plain, str_keys=True)
        for field in sheet.__struct_fields__
        if field not in Sheet.__struct_fields__
    }
    return {
        "game": sheet.game,
        "edition": sheet.edition,
        "decks": sheet.decks,
        "shoe": None if sheet.shoe is None else sheet.shoe.spelled(),
        "variant": list(sheet.variant),
        "bets": [_bet(figures) for figures in sheet.bets],
        **own,
    }


def _bet(figures: Figures) -> dict[str, Any]:
    results = figures.results
    return {
        "bet": figures.bet,
        "on": figures.on,
        "win": _float(figures.win),
        "push": _float(figures.push),
        "lose": _float(figures.lose),
        "ev": float(figures.ev),
        "rtp": float(figures.return_to_player),
        "variance": _float(figures.variance),
        "spread": None if figures.variance is None else float(figures.variance) ** 0.5,
        "exact": None if figures.exact is None else str(figures.exact),
        "method": figures.method,
        "results": results
        and [{"net": float(net), "probability": float(p)} for net, p in results.items()],
        "ahead": results and {str(n): figures.ahead_after(n) for n in AHEAD_AFTER},
    }


def _float(number: Fraction | float | None) -> float | None:
    return None if number is None else float(number)


def _plain(number: Any) -> float:
    assert isinstance(number, Fraction)
    return float(number)
