"""Whether a purse reaches a target before it is gone, however long that takes; the stake stays.

From each purse the chance is the mean of the chances one result later: as many equations as there
are purses, each with its neighbours alone. Taken in blocks as wide as the largest result they are
tridiagonal, and solved from one end to the other and back.
"""

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.mathematics.bankroll.stakes import (
    ImpossibleSession,
    Staked,
    TooManyPurses,
    check_purse,
)

Numbers = NDArray[np.float64]

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
    solved = _solved(bet, purses, step)
    at = (purse_cents - lowest) // step
    return Reaching(float(solved[at, 0]), float(solved[at, 1]))


def _solved(bet: Staked, purses: int, step: int) -> Numbers:
    """For each purse both columns: the chance, and the rounds."""
    moves = {net // step: chance for net, chance in bet.nets.items()}
    width = max(map(abs, moves))
    if not width:
        raise ImpossibleSession("This bet never wins or loses anything.")
    blocks = -(-purses // width)
    if purses > MOST_PURSES or blocks * width**3 > MOST_WORK:
        raise TooManyPurses
    rows = np.arange(blocks * width)
    past = np.zeros(len(rows))  # the chance that the next result leads past the last block
    for move, chance in moves.items():
        past += chance * (rows + move >= len(rows))
    right = np.column_stack((past, np.ones(len(rows))))
    right[purses:] = (1.0, 0.0)  # the last block is filled with purses that are there already
    return _tridiagonal(moves, right.reshape(blocks, width, 2), purses)


def _tridiagonal(moves: dict[int, float], right: Numbers, purses: int) -> Numbers:
    """Elimination by blocks; all but the last are the same."""
    count, width, _ = right.shape
    below, within, above = (_block(moves, width, by) for by in (-width, 0, width))
    uppers, solved = np.empty((count, width, width)), np.empty_like(right)
    for number, known in enumerate(right):
        matrix, lower = within, below
        if number == count - 1:
            there = np.arange(width) >= purses - number * width
            matrix = np.where(there[:, None], np.eye(width), within)
            lower = np.where(there[:, None], 0.0, below)
        if number:
            matrix = matrix - lower @ uppers[number - 1]
            known = known - lower @ solved[number - 1]
        both = np.linalg.solve(matrix, np.concatenate((above, known), axis=1))
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
