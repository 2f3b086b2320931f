"""The chart that is worth most over all rounds: one line per total, one column per up card.

A hand meets a total at most once, so what a change of one cell gains is a sum over the hands that
meet it, each with what it would gain. Cells are changed until no change gains anything.
"""

from typing import NamedTuple

import numpy as np

from croupier.games.blackjack.hands import DEALER_STANDS_ON, MUST_DRAW_BELOW, TWENTY_ONE
from croupier.probability.blackjack.columns import PAIRS, Column
from croupier.probability.blackjack.holdings import CELLS, SOFT, holdings
from croupier.probability.blackjack.lines import SPLIT, UNSPLIT, lines
from croupier.probability.blackjack.playing import Worth, follow, worth
from croupier.probability.blackjack.rules import Rules
from croupier.probability.blackjack.two_cards import (
    SURRENDERED,
    Action,
    Plan,
    every_bust,
    may_double,
    may_surrender,
    of_splits,
    offered,
)
from croupier.probability.blackjack.values import ACE, NAMES, TEN, Flags, Integers, Numbers

PLAY_ON = -1  # nothing of its own on the first two cards: Hit or Stand
SWEEPS = 20  # far more than it ever takes


class Cells(NamedTuple):
    """One column of a chart; cells are numbered as in `holdings`."""

    draws: Flags  # [cell] Hit, else Stand
    first: Integers  # [cell] on the first two cards DOUBLE, SURRENDER or PLAY_ON
    pairs: Integers  # [value] the same for pairs, or SPLIT


def first_guess() -> Cells:
    totals = np.arange(CELLS) % SOFT
    return Cells(totals < DEALER_STANDS_ON, np.full(CELLS, PLAY_ON), np.full(len(NAMES), PLAY_ON))


def plan_of(cells: Cells) -> Plan:
    hands = holdings()
    draws = (cells.draws[hands.cell] | hands.must_draw) & ~hands.must_stand
    doubles = (cells.first[hands.cell] == Action.DOUBLE) & may_double()
    first = cells.first[hands.cell][hands.two]
    np.fill_diagonal(first, cells.pairs)
    return Plan(draws, doubles, np.where(first == PLAY_ON, draws[hands.two], first))


def value(column: Column, cells: Cells, rules: Rules) -> float:
    """The expected value of one column of any chart."""
    plan = plan_of(cells)
    bust = every_bust(column, plan, rules, cells.pairs == Action.SPLIT)
    found = worth(column, plan.draws)
    actions = offered(column, found, of_splits(column, found, plan, bust, rules), rules)
    taken = np.take_along_axis(actions, plan.first[np.newaxis], axis=0)[0]
    return float(np.where(column.dealt > 0, column.dealt * taken, 0.0).sum())


def best_chart(column: Column, rules: Rules, bust: Numbers, start: Cells) -> Cells:
    """`bust` is every_bust of the best play, nearly the same for any good chart."""
    everywhere = _everywhere(column)
    cells = start
    for _ in range(SWEEPS):
        better = _improved(column, cells, rules, bust, everywhere)
        if all(np.array_equal(*both) for both in zip(cells, better, strict=True)):
            break
        cells = better
    if column.hole >= 0 and (cells.pairs[ACE + 1 :] == Action.SPLIT).any():
        cells = _tried(column, cells, rules)
    return cells


def _tried(column: Column, cells: Cells, rules: Rules) -> Cells:
    """Where split hands may all be Bust under a Dealer's Blackjack, what one of them does touches
    the others a little: cells that could turn on it are tried both ways."""
    best = value(column, cells, rules)
    for total in range(MUST_DRAW_BELOW, TWENTY_ONE):
        draws = cells.draws.copy()
        draws[total] = not draws[total]
        other = cells._replace(draws=draws)
        reached = value(column, other, rules)
        if reached > best:
            cells, best = other, reached
    return cells


def _improved(
    column: Column, cells: Cells, rules: Rules, bust: Numbers, everywhere: Numbers
) -> Cells:
    plan = plan_of(cells)
    found = worth(column, plan.draws)
    actions = offered(column, found, of_splits(column, found, plan, bust, rules), rules)
    goes_on = np.where(plan.draws[lines().hand], found.hit, found.stand)
    pairs = _pairs(actions, goes_on[np.diag(holdings().two)])
    met = _two_cards(column, pairs)
    first = _first(met, found, goes_on, may_surrender(column, rules), rules)
    _take_out(met, cells.first, pairs, rules)
    follow(column, plan.draws, met)
    return Cells(_draws(met, found, everywhere), first, pairs)


def _pairs(actions: Numbers, goes_on: Numbers) -> Integers:
    found, best = np.full(len(NAMES), PLAY_ON), goes_on
    for action in (Action.DOUBLE, Action.SURRENDER, Action.SPLIT):
        worth = np.diag(actions[action])
        found = np.where(worth > best, action, found)
        best = np.fmax(worth, best)
    return found


def _two_cards(column: Column, pairs: Integers) -> Numbers:
    """[line] how often each hand of two cards is met: those dealt, and those of split pairs."""
    met = np.zeros(len(lines().hand))
    met[holdings().two] = np.maximum(column.dealt, column.dealt.T)
    met[holdings().two[ACE, TEN]] = 0.0
    for pair in PAIRS:
        if pairs[pair] == Action.SPLIT and pair != ACE:
            met[lines().split[pair]] += column.dealt[pair, pair] * column.seconds[pair]
    return met


def _by_cell(weights: Numbers, some: slice = slice(None)) -> Numbers:
    found = np.bincount(lines().cell[some], weights=weights[some], minlength=CELLS)
    return found.astype(np.float64, copy=False)


def _first(
    met: Numbers, found: Worth, goes_on: Numbers, may_surrender: bool, rules: Rules
) -> Integers:
    """Pairs have cells of their own, so they count for their total only after a Split."""
    met = met.copy()
    met[np.diag(holdings().two)] = 0.0
    best = _by_cell(met * goes_on)
    after_split = _by_cell(met * goes_on, SPLIT)
    doubled = _by_cell(met * found.double, UNSPLIT)
    doubled += _by_cell(met * found.double, SPLIT) if rules.double_after_split else after_split
    first = np.where(doubled > best, Action.DOUBLE, PLAY_ON)
    if may_surrender:
        surrendered = after_split + SURRENDERED * _by_cell(met, UNSPLIT)
        first[surrendered > np.maximum(best, doubled)] = Action.SURRENDER
    first[SOFT + TWENTY_ONE] = PLAY_ON
    return first


def _take_out(met: Numbers, first: Integers, pairs: Integers, rules: Rules) -> None:
    """Hands that are doubled, surrendered or split meet no Hit or Stand."""
    own = first[lines().cell]
    own[np.diag(holdings().two)] = pairs
    met[UNSPLIT][own[UNSPLIT] != PLAY_ON] = 0.0
    if rules.double_after_split:
        met[SPLIT][own[SPLIT] == Action.DOUBLE] = 0.0


def _everywhere(column: Column) -> Numbers:
    """[line] how often each unsplit hand would be met if all hands were hit as long as may be."""
    met = _two_cards(column, first_guess().pairs)
    follow(column, ~holdings().must_stand, met)
    return met


def _draws(met: Numbers, found: Worth, everywhere: Numbers) -> Flags:
    """Where no play leads to a cell, the hands that could come there decide."""
    gains = found.hit - found.stand
    draws = np.where(_by_cell(met) != 0, _by_cell(met * gains), _by_cell(everywhere * gains)) > 0
    draws[:MUST_DRAW_BELOW] = True
    draws[SOFT + TWENTY_ONE] = False
    return draws
