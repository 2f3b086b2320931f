"""No chart is worth more than the best one: every chart of a tiny shoe, and every change of one
cell of large ones."""

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack.cards.holdings import SOFT
from croupier.mathematics.exact.blackjack.cards.supply import most_cards
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, by_value
from croupier.mathematics.exact.blackjack.chart.best_chart import best_chart, played, value
from croupier.mathematics.exact.blackjack.chart.cells import PLAY_ON, Cells, first_guess
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import Column, column
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.exact.blackjack.literal import shoe

pytestmark = pytest.mark.slow

FIRST = (PLAY_ON, Action.DOUBLE, Action.SURRENDER)
NO_SURRENDER = Rules(surrender=False)


def chosen(against: Column, rules: Rules) -> Cells:
    return best_chart(against, rules, best_play(against, rules)).cells


def worth_of(against: Column, cells: Cells, rules: Rules) -> float:
    return value(against, played(against, cells), rules)


def changed(cells: Cells, rules: Rules, up: int) -> Iterator[Cells]:
    """Every chart that differs in one cell."""
    actions = [a for a in FIRST if a != Action.SURRENDER or (rules.surrender and up != ACE)]
    for cell in (*range(12, 22), *range(SOFT + 12, SOFT + 21)):
        draws = cells.draws.copy()
        draws[cell] ^= True
        yield cells._replace(draws=draws)
    for cell in (*range(4, 22), *range(SOFT + 12, SOFT + 21)):
        for action in actions:
            first = cells.first.copy()
            first[cell] = action
            yield cells._replace(first=first)
    for pair in range(10):
        for action in (*actions, Action.SPLIT):
            pairs = cells.pairs.copy()
            pairs[pair] = action
            yield cells._replace(pairs=pairs)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.22", "Blackjack 3.23")
@pytest.mark.parametrize("decks", [pytest.param(4, marks=pytest.mark.slow), 8])
@pytest.mark.parametrize("up", [pytest.param(5, marks=pytest.mark.slow), TEN, ACE])
@pytest.mark.parametrize("rules", [BOOK_RULES, NO_SURRENDER])
def test_no_change_of_one_cell_gains_anything(decks: int, up: int, rules: Rules) -> None:
    against = column(by_value(Composition.of_decks(decks)), up)
    best = chosen(against, rules)
    worth = worth_of(against, best, rules)
    for other in changed(best, rules, up):
        assert worth_of(against, other, rules) <= worth + 1e-15


def any_shoe(seed: int) -> NDArray[np.int64]:
    """Of one deck or two, some of it gone; only such as a round cannot exhaust."""
    chance = random.Random(seed)
    while True:
        decks = chance.choice([1, 2])
        held = np.array([*(chance.randint(0, 4 * decks) for _ in range(9)), 10 * decks])
        if held.sum() >= most_cards(held):
            return held


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_no_change_of_one_cell_gains_anything_from_any_shoe(seed: int) -> None:
    held = any_shoe(seed)
    up = int(np.flatnonzero(held)[seed % np.count_nonzero(held)])
    rules = (BOOK_RULES, NO_SURRENDER, Rules(double_after_split=False))[seed % 3]
    against = column(held, up)
    best = chosen(against, rules)
    worth = worth_of(against, best, rules)
    for other in changed(best, rules, up):
        assert worth_of(against, other, rules) <= worth + 1e-13


ODD = [
    # two cells of the best chart wait for each other
    ([2, 0, 4, 0, 4, 0, 4, 0, 0, 8], TEN),
    ([3, 1, 0, 4, 1, 3, 4, 2, 1, 8], 5),
    ([0, 2, 0, 1, 4, 4, 1, 4, 3, 4], TEN),
    # split hands often have a total that is surrendered on the first two cards
    ([0, 1, 0, 0, 5, 4, 6, 0, 5, 19], 6),
    ([4, 0, 4, 0, 3, 1, 0, 0, 3, 11], 5),
]


@pytest.mark.slow
@pytest.mark.parametrize(("held", "up"), ODD)
def test_odd_shoes_have_a_chart_that_no_change_makes_better(held: list[int], up: int) -> None:
    against = column(np.array(held), up)
    best = chosen(against, BOOK_RULES)
    worth = worth_of(against, best, BOOK_RULES)
    for other in changed(best, BOOK_RULES, up):
        assert worth_of(against, other, BOOK_RULES) <= worth + 1e-13


@pytest.mark.slow
@pytest.mark.parametrize("rules", [BOOK_RULES, NO_SURRENDER])
@pytest.mark.parametrize("up", [7, TEN])
def test_no_chart_at_all_is_better_from_eights_and_tens(up: int, rules: Rules) -> None:
    against = column(shoe(t=10, n8=6), up)
    actions = [a for a in FIRST if a != Action.SURRENDER or rules.surrender]
    most = -np.inf
    for hits in product((False, True), repeat=3):
        cells = first_guess()
        cells.draws[[16, 18, 20]] = hits
        for first, eights, tens in product(
            actions, (*actions, Action.SPLIT), (*actions, Action.SPLIT)
        ):
            for after_split in product((PLAY_ON, Action.DOUBLE), repeat=2):
                cells.first[[16, 20]] = after_split
                cells.first[18] = first
                cells.pairs[[7, 9]] = eights, tens
                most = max(most, worth_of(against, cells, rules))
    assert worth_of(against, chosen(against, rules), rules) == pytest.approx(most, abs=1e-15)
