"""The chart that is worth most over all rounds: one line per total, one column per up card.

A hand meets a total at most once, so what a change of one cell gains is a sum over the hands that
meet it, each with what it would gain. Cells are changed until no change gains anything.
"""

from typing import NamedTuple

import numpy as np

from croupier.engine.games.blackjack.cards.hands import MUST_DRAW_BELOW, TWENTY_ONE
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT, holdings
from croupier.mathematics.exact.blackjack.cards.lines import SPLIT, UNSPLIT, lines
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    NAMES,
    TEN,
    Flags,
    Integers,
    Numbers,
)
from croupier.mathematics.exact.blackjack.chart.cells import PLAY_ON, Cells, first_guess, policy_of
from croupier.mathematics.exact.blackjack.chart.hill_climb import all_changes, climbed, hard_draws
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay
from croupier.mathematics.exact.blackjack.hands.columns import PAIRS, Column
from croupier.mathematics.exact.blackjack.hands.play import Worth, follow, worth
from croupier.mathematics.exact.blackjack.hands.two_cards import (
    SURRENDERED,
    Action,
    Policy,
    every_bust,
    may_surrender,
    of_splits,
    offered,
)
from croupier.mathematics.exact.blackjack.rules import Rules

SWEEPS = 20  # six are enough where it comes to rest at all


class Played(NamedTuple):
    """One column of a chart, and what hands are worth if they are played by it."""

    cells: Cells
    policy: Policy
    worth: Worth


def played(column: Column, cells: Cells, other: Played | None = None) -> Played:
    """`other`, a chart for the same column, saves work where it hits and stands alike."""
    policy = policy_of(cells)
    if other and np.array_equal(policy.draws, other.policy.draws):
        return Played(cells, policy, other.worth)
    return Played(cells, policy, worth(column, policy.draws))


def value(column: Column, chart: Played, rules: Rules) -> float:
    """The expected value of one column of any chart."""
    cells, policy, found = chart
    bust = every_bust(column, policy, rules, cells.pairs == Action.SPLIT)
    actions = offered(column, found, of_splits(column, found, policy, bust, rules), rules)
    taken = np.take_along_axis(actions, policy.first[np.newaxis], axis=0)[0]
    return float(np.where(column.dealt > 0, column.dealt * taken, 0.0).sum())


def best_chart(column: Column, rules: Rules, play: BestPlay, start: Played | None = None) -> Played:
    """By the chances of the best play that all hands are Bust, nearly the same for any good chart;
    without a `start` it begins with what is best for most hands of a cell."""
    everywhere = _everywhere(column)
    if start is None:
        by_cards = Played(first_guess(), play.policy, play.worth)
        start = played(column, _improved(column, by_cards, rules, play.bust, everywhere))
    chart, rests = start, False
    for _ in range(SWEEPS):
        better = _improved(column, chart, rules, play.bust, everywhere)
        rests = all(np.array_equal(*both) for both in zip(chart.cells, better, strict=True))
        if rests:
            break
        chart = played(column, better, chart)
    if not rests:  # a few cells of a small shoe may wait for each other
        changes = all_changes(may_surrender(column, rules))
    elif column.hole >= 0 and (chart.cells.pairs[ACE + 1 :] == Action.SPLIT).any():
        # where all split hands may be Bust, what one of them does touches the others a little
        changes = hard_draws()
    else:
        return chart
    cells = climbed(
        chart.cells, lambda other: value(column, played(column, other, chart), rules), changes
    )
    return played(column, cells, chart)


def _improved(
    column: Column, chart: Played, rules: Rules, bust: Numbers, everywhere: Numbers
) -> Cells:
    cells, policy, found = chart
    actions = offered(column, found, of_splits(column, found, policy, bust, rules), rules)
    goes_on = np.where(policy.draws[lines().hand], found.hit, found.stand)
    pairs = _pairs(actions, goes_on[np.diag(holdings().two)])
    met = _two_cards(column, pairs)
    first = _first(met, found, goes_on, may_surrender(column, rules), rules)
    _take_out(met, cells.first, pairs, rules)
    follow(column, policy.draws, met)
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
    meets, anywhere = _by_cell(met) != 0, _by_cell(everywhere * gains, UNSPLIT)
    draws = np.where(meets, _by_cell(met * gains), anywhere) > 0
    draws[:MUST_DRAW_BELOW] = True
    draws[SOFT + TWENTY_ONE] = False
    return draws
