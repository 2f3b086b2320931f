"""What the Blackjack kernel looks up: states of a hand, what the chart does, who beats whom
(Blackjack 3.2.1, 3.14, 3.18, 3.20, 3.22, 3.23, 3.24).

A state is a Hard Total, SOFT + a Soft Total, or BUSTED. Tables are flat: a state or an up card is
multiplied by the width of its row.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.cards import DECK, SUITS, Card, rank, suit
from croupier.engine.games.blackjack.cards.hands import (
    ACE_EXTRA,
    DEALER_STANDS_ON,
    MUST_DRAW_BELOW,
    TWENTY_ONE,
    blackjack,
)
from croupier.engine.games.blackjack.layout import PAIRS_PAY
from croupier.engine.games.blackjack.side_bets import pair_kind
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT
from croupier.mathematics.exact.blackjack.cards.values import (
    ACE,
    NAMES,
    TEN,
    WORTH,
    place_of,
    points,
)
from croupier.mathematics.exact.blackjack.chart.strategy import Strategy
from croupier.mathematics.exact.blackjack.hands.two_cards import Action

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

BUSTED = CELLS
STATES = 64  # a row by states
VALUES = 16  # a row by card values
TWO_CARDS = VALUES * VALUES
SOFT_21 = SOFT + TWENTY_ONE
NOTHING = 0  # the state of no cards
CARDS = 256  # codes a card may have

PLAY, DOUBLE, SPLIT, SURRENDER, BLACKJACK = range(5)  # what the first two cards bring
FIRST_ACTIONS = {
    int(Action.DOUBLE): DOUBLE,
    int(Action.SPLIT): SPLIT,
    int(Action.SURRENDER): SURRENDER,
}
PAIR_KINDS = (None, *PAIRS_PAY)
VALUE_BITS = 4
PICTURES = "TJQK"


def _encoded(card: Card) -> int:
    """The place of its value in four bits, and above it which of the cards of that value it is."""
    of_its_value = PICTURES.index(rank(card)) if place_of(rank(card)) == TEN else 0
    return (
        place_of(rank(card)) | (SUITS.index(suit(card)) + len(SUITS) * of_its_value) << VALUE_BITS
    )


ENCODED = {card: _encoded(card) for card in DECK}


# Where each table begins in the one array that holds them all: the kernel passes it on for nothing.
ONWARD = 0  # [state, value] the state with that card added
TWO = ONWARD + STATES * VALUES  # [value, value] the state of two cards
OPENING = TWO + TWO_CARDS  # [up, value, value] PLAY, DOUBLE, SPLIT, SURRENDER or BLACKJACK
DRAWS = OPENING + len(NAMES) * TWO_CARDS  # [up, state] Hit
DOUBLES = DRAWS + len(NAMES) * STATES  # [up, state] a split hand of two cards doubles
DEALER_DRAWS = DOUBLES + len(NAMES) * STATES  # [state]
BRINGS = DEALER_DRAWS + STATES  # [state, Dealer's state] what a bet brings, and one unit more
KINDS = BRINGS + STATES * STATES  # [card, card] of PAIR_KINDS


def tables(chart: Strategy, unit: int, regular_net: int) -> Bytes:
    """Money in steps of one `unit`-th of an Initial Bet; a bet that wins gains `regular_net`."""
    onward = _onward()
    two = np.zeros((VALUES, VALUES), dtype=np.uint8)
    for first in range(len(NAMES)):
        two[first, : len(NAMES)] = onward[onward[NOTHING, first], : len(NAMES)]
    states = np.arange(STATES)
    dealer_draws = (states % SOFT < DEALER_STANDS_ON) & (states != BUSTED)
    by_the_chart = (_opening(chart, two), *_by_the_chart(chart))
    parts = (onward, two, *by_the_chart, dealer_draws, _brings(unit, regular_net), _pair_kinds())
    return np.concatenate([part.reshape(-1).astype(np.uint8) for part in parts])


def _onward() -> Bytes:
    found = np.full((STATES, VALUES), BUSTED, dtype=np.uint8)
    for state in range(CELLS):
        soft = state >= SOFT
        held = state - SOFT - ACE_EXTRA if soft else state
        for value, worth in enumerate(WORTH):
            hard = held + worth
            if 0 < hard <= TWENTY_ONE:
                total = points(hard, soft or value == ACE)
                found[state, value] = SOFT + total if total > hard else total
    return found


def _opening(chart: Strategy, two: Bytes) -> Bytes:
    wanted = chart.tables()
    values = range(len(NAMES))
    found = np.zeros((len(NAMES), VALUES, VALUES), dtype=np.uint8)
    for up, first, second in product(values, values, values):
        paired = first == second
        action = wanted.pairs[first, up] if paired else wanted.first[two[first, second], up]
        found[up, first, second] = FIRST_ACTIONS.get(int(action), PLAY)
    for cards in product(DECK, repeat=2):
        if blackjack(cards):
            one, other = (place_of(rank(card)) for card in cards)
            found[:, one, other] = BLACKJACK
    return found


def _by_the_chart(chart: Strategy) -> tuple[Flags, Flags]:
    wanted = chart.tables()
    draws = np.zeros((len(NAMES), STATES), dtype=np.bool_)
    doubles = np.zeros((len(NAMES), STATES), dtype=np.bool_)
    totals = np.arange(CELLS) % SOFT
    draws[:, :CELLS] = wanted.draws.T | (totals < MUST_DRAW_BELOW)  # Blackjack 3.20
    draws[:, SOFT_21] = False  # Blackjack 3.18
    doubles[:, :CELLS] = wanted.first.T == Action.DOUBLE
    doubles[:, SOFT_21] = False  # Blackjack 3.23
    return draws, doubles


def _brings(unit: int, regular_net: int) -> Bytes:
    totals = np.arange(STATES) % SOFT
    own, dealers = totals[:, np.newaxis], totals
    net = np.where(own > dealers, regular_net, np.where(own < dealers, -unit, 0))
    net[:, BUSTED] = regular_net  # Blackjack 3.24.1
    net[BUSTED, :] = -unit  # Blackjack 3.19: lost whatever the Dealer draws
    return np.asarray(net + unit, dtype=np.uint8)


def _pair_kinds() -> Bytes:
    found = np.zeros((CARDS, CARDS), dtype=np.uint8)
    for first, one in ENCODED.items():
        for second, other in ENCODED.items():
            found[one, other] = PAIR_KINDS.index(pair_kind(first, second))
    return found
