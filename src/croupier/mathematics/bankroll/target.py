"""Whether a purse reaches a target before it is gone, however long that takes; the stake stays.

From each purse the chance is the mean of the chances one result later: as many equations as there
are purses, each with its neighbours alone. Taken in blocks as wide as the largest result they are
tridiagonal, and solved from one end to the other and back.
"""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.sentences import phrase
from croupier.mathematics.bankroll.stakes import (
    ImpossibleSession,
    Nets,
    Staked,
    TooManyPurses,
    check_purse,
)

Numbers = NDArray[np.float64]
Moves = dict[int, float]  # steps of a result -> its chance

MOST_PURSES = 2_000_000
MOST_WORK = 2_000_000_000  # multiplications


class Reaching(msgspec.Struct, frozen=True):
    chance: float  # of having the target, or more
    rounds: float  # on average, until one or the other


def reaching(bet: Staked, purse_cents: int, target_cents: int) -> Reaching:
    """Somebody plays until they have the target or cannot cover the stake."""
    check_purse(purse_cents, bet.stake_cents, target_cents)
    step = bet.step_cents
    lowest = bet.stake_cents + (purse_cents - bet.stake_cents) % step
    purses = -((lowest - target_cents) // step)  # below the target, from the lowest on
    solved = _solved(bet, purses, step, purse_cents)
    at = (purse_cents - lowest) // step
    return Reaching(float(solved[at, 0]), float(solved[at, 1]))


def _moves(nets: Nets, step: int) -> Moves:
    return {net // step: chance for net, chance in nets.items()}


def _solved(bet: Staked, purses: int, step: int, purse_cents: int) -> Numbers:
    """For each purse both columns: the chance, and the rounds."""
    lowest = bet.stake_cents + (purse_cents - bet.stake_cents) % step
    moves = _moves(bet.nets, step)
    width = max(map(abs, moves))
    if not width:
        raise ImpossibleSession(phrase("impossible-this-bet-never-wins-or-loses"))
    blocks = -(-purses // width)
    if purses > MOST_PURSES or blocks * width**3 > MOST_WORK:
        raise TooManyPurses
    rows = np.arange(blocks * width)
    past = np.zeros(len(rows))  # the chance that the next result leads past the last block
    first = np.zeros(len(rows), dtype=np.int64)  # which way to play belongs to each purse
    ways = [*[_moves(short.nets, step) for short in bet.short], moves]
    for short in bet.short:
        first += lowest + rows * step >= short.below_cents
    for way, these in enumerate(ways):
        for move, chance in these.items():
            past += chance * ((rows + move >= len(rows)) & (first == way))
    right = np.column_stack((past, np.ones(len(rows))))
    right[purses:] = (1.0, 0.0)  # the last block is filled with purses that are there already
    return _tridiagonal(ways, first[:width], right.reshape(blocks, width, 2), purses)


def _tridiagonal(
    ways: Sequence[Moves], first: NDArray[np.int64], right: Numbers, purses: int
) -> Numbers:
    """Elimination by blocks; all but the first and the last are the same. The first has the purses
    that are short of chips: `first` says which of the `ways` each of them goes."""
    count, width, _ = right.shape
    below, within, above = (_block(ways[-1], width, by) for by in (-width, 0, width))
    within_first, above_first = within, above
    for way, moves in enumerate(ways[:-1]):
        goes = (first == way)[:, None]
        within_first = np.where(goes, _block(moves, width, 0), within_first)
        above_first = np.where(goes, _block(moves, width, width), above_first)
    uppers, solved = np.empty((count, width, width)), np.empty_like(right)
    for number, known in enumerate(right):
        matrix, lower, upper = (
            (within, below, above) if number else (within_first, below, above_first)
        )
        if number == count - 1:
            there = np.arange(width) >= purses - number * width
            matrix = np.where(there[:, None], np.eye(width), matrix)
            lower = np.where(there[:, None], 0.0, below)
        if number:
            matrix = matrix - lower @ uppers[number - 1]
            known = known - lower @ solved[number - 1]
        both = np.linalg.solve(matrix, np.concatenate((upper, known), axis=1))
        uppers[number], solved[number] = both[:, :width], both[:, width:]
    for number in range(count - 2, -1, -1):
        solved[number] -= uppers[number] @ solved[number + 1]
    return solved.reshape(-1, 2)


def _block(moves: dict[int, float], width: int, by: int) -> Numbers:
    """How purses of a block depend on those of the block so far above it."""
    found = np.eye(width) if by == 0 else np.zeros((width, width))
    for move, chance in moves.items():
        found -= chance * np.eye(width, k=move - by)
    return found
