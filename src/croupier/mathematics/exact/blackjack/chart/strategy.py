"""A chart as data: what to do for each total and up card, to be read by people and by programs
(Blackjack 3.17, 3.20, 3.22, 3.23)."""

from typing import Literal, NamedTuple, Self, get_args

import msgspec
import numpy as np

from croupier.engine.sentences import phrase
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT, holdings
from croupier.mathematics.exact.blackjack.cards.values import NAMES, UP_CARDS, Flags, Integers
from croupier.mathematics.exact.blackjack.chart.cells import (
    HARD_TOTALS,
    PLAY_ON,
    SOFT_TOTALS,
    Cells,
)
from croupier.mathematics.exact.blackjack.hands.two_cards import Action

Word = Literal[
    "hit",
    "stand",
    "double else hit",
    "double else stand",
    "surrender else hit",
    "surrender else stand",
    "split",
]
Row = tuple[Word, ...]

MEANING: dict[Word, tuple[int, bool]] = {
    "hit": (PLAY_ON, True),
    "stand": (PLAY_ON, False),
    "double else hit": (Action.DOUBLE, True),
    "double else stand": (Action.DOUBLE, False),
    "surrender else hit": (Action.SURRENDER, True),
    "surrender else stand": (Action.SURRENDER, False),
}
WORDS: dict[tuple[int, bool], Word] = {meaning: word for word, meaning in MEANING.items()}
assert {*MEANING, "split"} == {*get_args(Word)}


class IncompleteStrategy(ValueError):
    """The chart lacks a row or a column; the sentence says which."""


class Tables(NamedTuple):
    """The chart as small arrays. The last axis is the up card, in the order A 2 … 10; cells are
    Hard Totals, and SOFT + Soft Totals; actions have the numbers of Action."""

    draws: Flags  # [cell, up] Hit, else Stand
    first: Integers  # [cell, up] DOUBLE, SURRENDER or PLAY_ON
    pairs: Integers  # [value, up] SPLIT, DOUBLE, SURRENDER or PLAY_ON

    def column(self, up: int) -> Cells:
        return Cells(self.draws[:, up], self.first[:, up], self.pairs[:, up])


class Strategy(msgspec.Struct, frozen=True):
    """Each row has a cell per up card, in the order of `up`.

    A cell names the action on the first two cards, if there is one, and after "else" what to do
    where it is not open: with more cards, or a Surrender after a Split. Pairs look in their own
    row first; one that can no longer be Split is played by its total. A split hand plays the chart
    too, without Surrender.
    """

    hard: dict[int, Row]
    soft: dict[int, Row]
    pairs: dict[str, Row]  # "2" … "10", "A"
    up: tuple[str, ...] = tuple(NAMES[up] for up in UP_CARDS)

    def __post_init__(self) -> None:
        wanted = (
            ("hard", self.hard, HARD_TOTALS),
            ("soft", self.soft, SOFT_TOTALS),
            ("pairs", self.pairs, NAMES),
        )
        for name, rows, keys in wanted:
            if {*rows} != {*keys}:
                known = ", ".join(map(str, keys))
                raise IncompleteStrategy(
                    phrase("impossible-the-rows-of-a-chart-are", a=str(name), b=str(known))
                )
            for key, row in rows.items():
                if len(row) != len(self.up):
                    raise IncompleteStrategy(
                        phrase("impossible-row-of-has-no-cell-for", a=str(key), b=str(name))
                    )
                if name != "pairs" and "split" in row:
                    raise IncompleteStrategy(
                        phrase("impossible-row-of-splits-a-hand-that", a=str(key), b=str(name))
                    )
        if {*self.up} != {*NAMES}:
            raise IncompleteStrategy(
                phrase("impossible-the-up-cards-of-a-chart", a=str(", ".join(NAMES)))
            )

    @classmethod
    def of(cls, columns: dict[int, Cells]) -> Self:
        """By up card; all ten of them."""
        rows = {
            cell: tuple(
                WORDS[int(columns[up].first[cell]), bool(columns[up].draws[cell])]
                for up in UP_CARDS
            )
            for cell in range(CELLS)
        }
        return cls(
            hard={total: rows[total] for total in HARD_TOTALS},
            soft={total: rows[SOFT + total] for total in SOFT_TOTALS},
            pairs={
                NAMES[pair]: tuple(_of_pair(columns[up], pair) for up in UP_CARDS)
                for pair in UP_CARDS
            },
        )

    def columns(self) -> dict[int, Cells]:
        """By up card; all ten of them."""
        chart = self.tables()
        return {up: chart.column(up) for up in UP_CARDS}

    def tables(self) -> Tables:
        draws = np.zeros((CELLS, len(NAMES)), dtype=np.bool_)
        first = np.full((CELLS, len(NAMES)), PLAY_ON)
        pairs = np.full((len(NAMES), len(NAMES)), PLAY_ON)
        draws[: min(HARD_TOTALS)] = True
        for place, name in enumerate(self.up):
            up = NAMES.index(name)
            for start, rows in ((0, self.hard), (SOFT, self.soft)):
                for total, row in rows.items():
                    first[start + total, up], draws[start + total, up] = MEANING[row[place]]
            for pair, row in self.pairs.items():
                word = row[place]
                pairs[NAMES.index(pair), up] = Action.SPLIT if word == "split" else MEANING[word][0]
        return Tables(draws, first, pairs)


def _of_pair(cells: Cells, pair: int) -> Word:
    if cells.pairs[pair] == Action.SPLIT:
        return "split"
    hands = holdings()
    cell = hands.cell[hands.two[pair, pair]]
    return WORDS[int(cells.pairs[pair]), bool(cells.draws[cell])]
