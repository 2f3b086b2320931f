"""Learns Blackjack from scratch, by trial alone, and says how far from the best chart it ends.

    .venv/bin/python examples/learning_blackjack.py

A table of averages, a few hundred million decisions, about a minute on one core. Once in a round
the learner tries something at random and plays on as well as it knows; what the round brings is
what that choice was worth. Trials come in terms, each twice as long as the one before: a term
starts its averages anew, since the play that follows a choice has become better. What was learnt is
a chart, and the mathematics say exactly what it is worth.
"""

from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from croupier import (
    BlackjackRules,
    BlackjackStrategy,
    agents,  # registers the environments
    best_blackjack_chart,
    blackjack_chart_value,
)

Numbers = NDArray[np.float64]
Integers = NDArray[np.int64]

BOXES = 4096
TERMS = 8
DECISIONS = 250_000_000
TRIES = 0.5  # how often something is tried, until it was

ACTIONS = agents.actions("blackjack")
HIT, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, EVEN_MONEY, PASS = range(len(ACTIONS))
ACE, UP = 0, 10  # up cards are numbered A 2 … 10
SOFT = 22  # situations by total: 0 … 21 are Hard Totals, 22 … 43 Soft Totals
CELLS = 2 * SOFT
# A situation is a cell of the chart: a total, a pair that may be Split, or a Blackjack; and the up
# card. Insurance is a bet beside the chart and is never tried.
PAIRS = CELLS * UP
BLACKJACKS = PAIRS + UP * UP
SITUATIONS = BLACKJACKS + UP
SHARES = 840  # can be shared out among 1 to 8 alike
ANY_OPEN = np.array(
    [
        np.resize(
            [action for action in range(len(ACTIONS)) if bits >> action & 1] or [PASS], SHARES
        )
        for bits in range(1 << len(ACTIONS))
    ]
)


def situations(seen: NDArray[np.int8], open_now: NDArray[np.int8]) -> tuple[Integers, Integers]:
    """By the total, and by what comes before it in a chart."""
    total, soft, up, _, pair = (seen[:, part].astype(np.int64) for part in range(5))
    by_total = (total + SOFT * soft) * UP + up - 1
    found = np.where(open_now[:, SPLIT] > 0, PAIRS + (pair - 1) * UP + up - 1, by_total)
    return by_total, np.where(open_now[:, PASS] > 0, BLACKJACKS + up - 1, found)


def learn(decisions: int, seed: int = 1) -> Numbers:
    """What each action has brought on average, by situation; −∞ where it was never tried."""
    env = gymnasium.make_vec("croupier/Blackjack-v0", num_envs=BOXES)
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    worth = np.zeros((SITUATIONS, len(ACTIONS)))  # to begin with, all is as good
    worth[BLACKJACKS:, :PASS] = -np.inf
    steps = decisions // BOXES
    for term in reversed(range(TERMS)):
        first, else_ = best(worth)
        brought, times = np.zeros_like(worth).ravel(), np.zeros_like(worth).ravel()
        tried = np.full(BOXES, -1)
        for _ in range(steps >> term + 1):
            info["action_mask"][:, INSURE] = 0
            open_now = np.packbits(info["action_mask"], axis=1, bitorder="little")[:, 0]
            by_total, situation = situations(seen, info["action_mask"])
            known = first[situation]
            known = np.where(open_now >> known & 1, known, else_[situation])
            tries = (tried < 0) & (rng.random(BOXES) < TRIES)
            chosen = np.where(tries, ANY_OPEN[open_now, rng.integers(SHARES, size=BOXES)], known)
            about = np.where(chosen <= STAND, by_total, situation)  # a pair plays on by its total
            tried = np.where(tries, about * len(ACTIONS) + chosen, tried)
            seen, rewards, over, _, info = env.step(chosen)
            counted = over & (tried >= 0)
            brought += np.bincount(tried[counted], rewards[counted], worth.size)
            times += np.bincount(tried[counted], minlength=worth.size)
            tried[over] = -1
        with np.errstate(divide="ignore", invalid="ignore"):
            worth = np.where(times > 0, brought / times, -np.inf).reshape(worth.shape)
    env.close()
    return worth


def best(worth: Numbers) -> tuple[Integers, Integers]:
    """By situation: the best action, and the better of Hit and Stand where that is not open."""
    played_on = worth[:, [HIT, STAND]].copy()
    for pair in range(UP):
        total = SOFT + 12 if pair == ACE else 2 * (pair + 1)
        of_pair = slice(PAIRS + pair * UP, PAIRS + pair * UP + UP)
        played_on[of_pair] = played_on[total * UP : total * UP + UP]
    played_on[BLACKJACKS:] = -np.inf
    else_ = played_on.argmax(axis=1)
    every = worth.copy()
    every[:, [HIT, STAND]] = played_on
    return every.argmax(axis=1), else_


def chart(worth: Numbers) -> tuple[BlackjackStrategy, BlackjackRules]:
    """The same in the words of a chart."""
    first, else_ = best(worth)

    def word(situation: int, total: int, up: int) -> str:
        hits = total != SOFT + 21 and else_[total * UP + up] == HIT  # no move is open at Soft 21
        own = {DOUBLE: "double else ", SURRENDER: "surrender else "}.get(int(first[situation]), "")
        return "split" if first[situation] == SPLIT else own + ("hit" if hits else "stand")

    def row(start: int, total: int) -> tuple[Any, ...]:
        columns = (*range(1, UP), ACE)  # 2 … 10 A
        return tuple(word(start + up, total, up) for up in columns)

    def pair(value: int) -> tuple[Any, ...]:
        total = SOFT + 12 if value == ACE else 2 * (value + 1)
        return row(PAIRS + value * UP, total)

    rows = {cell: row(cell * UP, cell) for cell in range(CELLS)}
    strategy = BlackjackStrategy(
        hard={total: rows[total] for total in range(4, 22)},
        soft={total: rows[SOFT + total] for total in range(12, 22)},
        pairs={str(value + 1) if value else "A": pair(value) for value in (*range(1, UP), ACE)},
    )
    even_money = worth[BLACKJACKS + ACE, EVEN_MONEY] > worth[BLACKJACKS + ACE, PASS]
    return strategy, BlackjackRules(even_money=bool(even_money))


def main() -> None:
    began = perf_counter()
    learnt, rules = chart(learn(DECISIONS))
    seconds = perf_counter() - began
    for name, rows in (("hard", learnt.hard), ("soft", learnt.soft), ("pair", learnt.pairs)):
        print(f"{name}     " + " ".join(f"{up:12}" for up in learnt.up))
        for key, row in rows.items():
            print(f"  {key:>4}   " + " ".join(f"{word.replace(' else ', '/'):12}" for word in row))
    worth = blackjack_chart_value(learnt, rules=rules)
    most = blackjack_chart_value(best_blackjack_chart().strategy)
    print(f"{DECISIONS:,} decisions in {seconds:.0f} seconds: a chart worth {worth:+.4%} of a bet.")
    print(f"The best is worth {most:+.4%}: {most - worth:.4%} is still to be learnt.")


if __name__ == "__main__":
    main()
