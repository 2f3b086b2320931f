"""Many boxes of Blackjack side by side in machine code, a decision of each at a time (Blackjack
3.15, 3.17, 3.18, 3.20, 3.22, 3.23, 3.24).

Cards, totals, the Dealer's play and what a box brings are the simulation's: its tables, its record
of a box and its `box_net`. Every round has a fresh shoe, of which only the cards that are drawn are
shuffled.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.mathematics.agents.vector.tables import (
    DOUBLE,
    EVEN_MONEY,
    FIRST,
    HIT,
    INSURE,
    IS_SOFT,
    LATER,
    PASS,
    SPLIT,
    SPLIT_HAND,
    SURRENDER,
    TOTAL,
)
from croupier.mathematics.compiler import always_inline, compiled_uncounted
from croupier.mathematics.exact.blackjack.cards.values import ACE
from croupier.mathematics.simulation.draws.shuffle import CARDS_PER_NUMBER, Cards, shuffle
from croupier.mathematics.simulation.games.blackjack.kernel import (
    ACTION_FROM,
    BET_FROM,
    HAND_BITS,
    MADE_FROM,
    MOST_HANDS,
    VALUE,
    Integer,
    Terms,
    box_net,
)
from croupier.mathematics.simulation.games.blackjack.tables import (
    BLACKJACK,
    DEALER_DRAWS,
    ONWARD,
    PLAY,
    SOFT_21,
    STATES,
    TWO,
    VALUES,
    Bytes,
)
from croupier.mathematics.simulation.games.blackjack.tables import SPLIT as WAS_SPLIT
from croupier.mathematics.simulation.games.blackjack.tables import SURRENDER as SURRENDERED

Integers = NDArray[np.int64]

# What is kept of a round.
UP, ACTION, MADE = range(3)  # the Dealer's card, what the first two brought, how many hands
STATE, BET = 3, 3 + MOST_HANDS  # of each hand, the bet in Initial Bets
BOX = 3 + 2 * MOST_HANDS
AT = BOX  # the place of the next card; what lies before it is shuffled, by twos
HAND, ONE = BOX + 1, BOX + 2  # the hand that is asked for, the value of its first card
TWO_CARDS, PAIR = BOX + 3, BOX + 4  # has it two cards only, and are they alike
INSURED, OPEN = BOX + 5, BOX + 6  # the actions that are open, as bits
ROW = BOX + 7

ALL_ACTIONS = PASS + 1


class Rules(NamedTuple):
    """What a round is played by."""

    terms: Terms
    tables: Bytes  # the simulation's
    own: Bytes  # of this folder
    insurance_won: float  # in Initial Bets
    insurance_lost: float
    illegal: float


class Boxes(NamedTuple):
    """One row for each environment."""

    shoes: Cards
    streams: NDArray[np.uint64]
    rows: Integers


class Told(NamedTuple):
    """What a step answers."""

    seen: NDArray[np.int8]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    last_seen: NDArray[np.int8]  # of the rounds that are over


@compiled_uncounted
def deal(boxes: Boxes, rules: Rules, told: Told) -> None:
    """A fresh round for every box."""
    for box in range(len(boxes.rows)):
        _start(box, boxes, rules)
        _show(box, boxes, rules, told.seen)
        _mask(box, boxes, told.masks)


@compiled_uncounted
def step(actions: Integers, boxes: Boxes, rules: Rules, told: Told) -> None:
    """One decision for every box; where it ends the round, the next round is dealt at once."""
    rows = boxes.rows
    for box in range(len(rows)):
        action, reward, over = actions[box], 0.0, True
        if action < 0 or action >= ALL_ACTIONS or not rows[box, OPEN] >> action & 1:
            reward = rules.illegal
        elif action == EVEN_MONEY:
            reward = rules.terms.even_money_net / rules.terms.unit
        else:
            _carry_out(action, box, boxes, rules)
            while not rows[box, OPEN] and rows[box, HAND] + 1 < rows[box, MADE]:
                rows[box, HAND] += 1
                _second_card(box, boxes, rules)
            if rows[box, OPEN]:
                over = False
            else:
                reward = _brought(box, boxes, rules)
        told.rewards[box], told.over[box] = reward, over
        if over:
            _show(box, boxes, rules, told.last_seen)
            _start(box, boxes, rules)
        _show(box, boxes, rules, told.seen)
        _mask(box, boxes, told.masks)


@always_inline
def _draw(box: int, boxes: Boxes) -> Integer:
    """The value of the next card."""
    rows, shoe, streams = boxes.rows, boxes.shoes[box], boxes.streams
    at = rows[box, AT]
    if at % CARDS_PER_NUMBER == 0:
        streams[box] = shuffle(shoe, at + CARDS_PER_NUMBER, streams[box], at)
    rows[box, AT] = at + 1
    return np.int64(shoe[at]) & VALUE


@always_inline
def _start(box: int, boxes: Boxes, rules: Rules) -> None:
    rows = boxes.rows
    rows[box, AT] = 0
    first, up = _draw(box, boxes), _draw(box, boxes)
    second = _draw(box, boxes)
    state = np.int64(rules.tables[TWO + first * VALUES + second])
    rows[box, UP], rows[box, MADE], rows[box, STATE], rows[box, BET] = up, 1, state, 1
    rows[box, ACTION] = BLACKJACK if state == SOFT_21 else PLAY
    rows[box, HAND], rows[box, ONE], rows[box, INSURED] = 0, first, 0
    rows[box, TWO_CARDS], rows[box, PAIR] = 1, first == second
    rows[box, OPEN] = rules.own[FIRST + up * STATES + state] | (first == second) << SPLIT


@always_inline
def _carry_out(action: Integer, box: int, boxes: Boxes, rules: Rules) -> None:
    """An action that is open; what is open afterwards for the same hand."""
    rows = boxes.rows
    hand, open_before = rows[box, HAND], rows[box, OPEN]
    rows[box, OPEN] = 0
    if action in (HIT, DOUBLE):
        value = _draw(box, boxes)
        state = np.int64(rules.tables[ONWARD + rows[box, STATE + hand] * VALUES + value])
        rows[box, STATE + hand] = state
        rows[box, TWO_CARDS] = rows[box, PAIR] = 0
        if action == HIT:
            rows[box, OPEN] = rules.own[LATER + state]
        else:
            rows[box, BET + hand] = 2
    elif action == SPLIT:
        rows[box, ACTION] = WAS_SPLIT
        rows[box, MADE] += 1
        _second_card(box, boxes, rules)
    elif action == INSURE:
        rows[box, INSURED] = 1
        if rows[box, ACTION] != BLACKJACK:
            rows[box, OPEN] = open_before & ~(1 << INSURE)
    elif action == SURRENDER:
        rows[box, ACTION] = SURRENDERED


@compiled_uncounted
def _second_card(box: int, boxes: Boxes, rules: Rules) -> None:
    """To a split hand, when its turn comes (Blackjack 3.22.2)."""
    rows = boxes.rows
    hand, one = rows[box, HAND], rows[box, ONE]
    value = _draw(box, boxes)
    alone = np.int64(rules.tables[ONWARD + one])
    state = np.int64(rules.tables[ONWARD + alone * VALUES + value])
    rows[box, STATE + hand], rows[box, BET + hand] = state, 1
    rows[box, TWO_CARDS], rows[box, PAIR] = 1, value == one
    if one != ACE:
        again = value == one and rows[box, MADE] < rules.terms.most_hands
        rows[box, OPEN] = rules.own[SPLIT_HAND + state] | again << SPLIT


@always_inline
def _brought(box: int, boxes: Boxes, rules: Rules) -> float:
    """The Dealer plays to the end, whatever the box has, and it is settled."""
    rows, tables, terms = boxes.rows, rules.tables, rules.terms
    dealer, cards = np.int64(tables[ONWARD + rows[box, UP]]), 1
    while tables[DEALER_DRAWS + dealer]:
        value = _draw(box, boxes)
        dealer = np.int64(tables[ONWARD + dealer * VALUES + value])
        cards += 1
    blackjack = dealer == SOFT_21 and cards == 2
    held = rows[box, ACTION] << ACTION_FROM | rows[box, MADE] << MADE_FROM
    for hand in range(rows[box, MADE]):
        one = rows[box, STATE + hand] | rows[box, BET + hand] << BET_FROM
        held |= one << hand * HAND_BITS
    net = box_net(held, rows[box, UP], dealer, blackjack, terms, tables) / terms.unit
    if rows[box, INSURED]:
        net += rules.insurance_won if blackjack else rules.insurance_lost
    return net


@always_inline
def _show(box: int, boxes: Boxes, rules: Rules, seen: NDArray[np.int8]) -> None:
    """In the order of the encoding."""
    rows = boxes.rows
    state = rows[box, STATE + rows[box, HAND]]
    seen[box, 0] = rules.own[TOTAL + state]
    seen[box, 1] = rules.own[IS_SOFT + state]
    seen[box, 2] = rows[box, UP] + 1
    seen[box, 3] = rows[box, TWO_CARDS]
    seen[box, 4] = (rows[box, ONE] + 1) * rows[box, PAIR]
    seen[box, 5] = rows[box, MADE]
    seen[box, 6] = rows[box, HAND] + 1
    seen[box, 7] = rows[box, INSURED]


@always_inline
def _mask(box: int, boxes: Boxes, masks: NDArray[np.int8]) -> None:
    open_now = boxes.rows[box, OPEN]
    for action in range(ALL_ACTIONS):
        masks[box, action] = open_now >> action & 1
