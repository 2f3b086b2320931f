"""Rounds of Blackjack in machine code (Blackjack 3.11, 3.17, 3.22, 3.22.3, 3.23, 3.24, 3.26).

The Dealer always plays out, as when anyone has a Boom Busted bet (Blackjack 3.26.1).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.compiling import compiled
from croupier.probability.blackjack.dealer import LONGEST
from croupier.probability.blackjack.values import ACE
from croupier.simulation.blackjack.tables import (
    BLACKJACK,
    BRINGS,
    BUSTED,
    CARDS,
    DEALER_DRAWS,
    DOUBLE,
    DOUBLES,
    DRAWS,
    KINDS,
    ONWARD,
    OPENING,
    PAIR_KINDS,
    PLAY,
    SOFT_21,
    SPLIT,
    STATES,
    SURRENDER,
    TWO,
    TWO_CARDS,
    VALUES,
    Bytes,
)
from croupier.simulation.shuffling import Cards, shuffle

Integers = NDArray[np.int64]
Integer = int | np.int64

VALUE = VALUES - 1
MOST_HANDS = 4  # there is room for
MOST_ROUNDS = 128  # written down before they are counted
MOST_UNITS = 2 * MOST_HANDS  # on one box: every hand doubled
MOST_DEALER_CARDS = 1 + LONGEST
BEYOND = 1024  # places after the end of the shoe, where a round that runs out may read

# Where the counts begin; the nets stand last, the middle one being zero.
PAIRS = 0
BOOM_BUSTED = PAIRS + len(PAIR_KINDS)
INSURANCE = BOOM_BUSTED + MOST_DEALER_CARDS + 1
ROUNDS = INSURANCE + 2
VOID = ROUNDS + 1
SQUARES = VOID + 1  # of what whole rounds bring, since boxes share one Dealer
NETS = SQUARES + 1


class Terms(NamedTuple):
    """What a simulation may vary; money in steps of one `unit`-th of an Initial Bet."""

    boxes: int
    most_hands: int  # of a box, at most MOST_HANDS
    takes_even_money: bool
    unit: int
    blackjack_net: int
    even_money_net: int
    surrender_net: int


# What is written down of a box while a shoe is dealt; the tallying comes after the dealing.
START, UP, DEALER, DEALER_CARDS = range(4)  # of its round: place of the first card, states
ACTION, MADE = 4, 5  # what its first two cards brought, how many hands it has
STATE, BET = 6, 6 + MOST_HANDS  # of each hand, the bet in Initial Bets
BOX = 6 + 2 * MOST_HANDS


@compiled
def play(
    state: np.uint64,
    rounds: int,
    shoe: Cards,
    last_start: int,
    stretch: int,
    terms: Terms,
    tables: Bytes,
    counts: Integers,
) -> None:
    """Deals shoe after shoe, shuffling as many cards as its rounds are likely to need.

    A round that needs more is dealt again from more of them, its first cards being the same; one
    that uses up the shoe is void.
    """
    cards = shoe[: len(shoe) - BEYOND]
    boxes = np.zeros((MOST_ROUNDS * terms.boxes, BOX), dtype=np.int64)
    while rounds:
        shuffled = stretch
        state = shuffle(cards, shuffled, state)
        at = 0
        while at <= last_start and rounds:
            dealt, at, complete = _deal(
                shoe, at, min(rounds, MOST_ROUNDS), last_start, shuffled, terms, tables, boxes
            )
            _count(shoe, dealt * terms.boxes, terms, tables, boxes, counts)
            rounds -= dealt
            if complete:
                continue
            if shuffled == len(cards):
                counts[VOID] += 1
                break
            state = shuffle(cards, len(cards), state, shuffled)
            shuffled = len(cards)


@compiled
def play_as_given(
    shoe: Cards, rounds: int, last_start: int, terms: Terms, tables: Bytes, counts: Integers
) -> None:
    """The first rounds of a shoe whose order is given."""
    boxes = np.zeros((rounds * terms.boxes, BOX), dtype=np.int64)
    limit = len(shoe) - BEYOND
    dealt, _, _ = _deal(shoe, 0, rounds, last_start, limit, terms, tables, boxes)
    _count(shoe, dealt * terms.boxes, terms, tables, boxes, counts)


@compiled
def _deal(
    shoe: Cards,
    at: int,
    rounds: int,
    last_start: int,
    limit: int,
    terms: Terms,
    tables: Bytes,
    boxes: Integers,
) -> tuple[int, int, bool]:
    """Rounds until the cut card is out; how many, where the next one starts, and whether the last
    one was complete before `limit`. All in one function: a call for each box doubles the time."""
    dealt, boxes_in_play = 0, terms.boxes
    while at <= last_start and dealt < rounds:
        start, up = at, np.int64(shoe[at + boxes_in_play]) & VALUE
        at += 2 * boxes_in_play + 1
        for number in range(boxes_in_play):
            box = dealt * boxes_in_play + number
            pair = np.int64(shoe[start + number]) & VALUE
            two = pair * VALUES + (shoe[start + boxes_in_play + 1 + number] & VALUE)
            action = tables[OPENING + up * TWO_CARDS + two]
            hand = np.int64(tables[TWO + two])
            boxes[box, ACTION] = action
            boxes[box, BET] = 1
            if action == PLAY:
                while tables[DRAWS + up * STATES + hand]:
                    hand = np.int64(tables[ONWARD + hand * VALUES + (shoe[at] & VALUE)])
                    at += 1
            elif action == DOUBLE:
                hand = np.int64(tables[ONWARD + hand * VALUES + (shoe[at] & VALUE)])
                at += 1
                boxes[box, BET] = 2
            boxes[box, STATE] = hand
            if action == SPLIT:
                at = _split(shoe, at, up, pair, terms.most_hands, tables, boxes[box])
        dealer, drawn = np.int64(tables[ONWARD + up]), at
        while tables[DEALER_DRAWS + dealer]:
            dealer = np.int64(tables[ONWARD + dealer * VALUES + (shoe[at] & VALUE)])
            at += 1
        if at > limit:
            return dealt, start, False
        for box in range(dealt * boxes_in_play, (dealt + 1) * boxes_in_play):
            boxes[box, START] = start + box - dealt * boxes_in_play
            boxes[box, UP] = up
            boxes[box, DEALER] = dealer
            boxes[box, DEALER_CARDS] = at - drawn + 1
        dealt += 1
    return dealt, at, True


@compiled
def _count(
    shoe: Cards, number: int, terms: Terms, tables: Bytes, boxes: Integers, counts: Integers
) -> None:
    """Every bet on the boxes that were dealt."""
    total = 0
    for box in range(number):
        up, dealer, dealer_cards = boxes[box, UP], boxes[box, DEALER], boxes[box, DEALER_CARDS]
        blackjack = dealer == SOFT_21 and dealer_cards == 2
        first = np.int64(shoe[boxes[box, START]])
        second = shoe[boxes[box, START] + terms.boxes + 1]
        counts[PAIRS + tables[KINDS + first * CARDS + second]] += 1
        if boxes[box, ACTION] <= DOUBLE and not blackjack:
            brings = np.int64(tables[BRINGS + boxes[box, STATE] * STATES + dealer]) - terms.unit
            net = boxes[box, BET] * brings
        else:
            net = _seldom(blackjack, terms, tables, boxes[box])
        counts[NETS + MOST_UNITS * terms.unit + net] += 1
        total += net
        if (box + 1) % terms.boxes:
            continue
        counts[SQUARES] += total * total
        total = 0
        counts[ROUNDS] += 1
        if dealer == BUSTED:
            counts[BOOM_BUSTED + dealer_cards] += 1
        if up == ACE:
            counts[INSURANCE + blackjack] += 1


@compiled
def _split(
    shoe: Cards,
    at: int,
    up: Integer,
    pair: Integer,
    most_hands: int,
    tables: Bytes,
    box: Integers,
) -> int:
    """Blackjack 3.22: hands one after the other, each with its second card when its turn comes."""
    one_card = np.int64(tables[ONWARD + pair])
    made, done = 2, 0
    while done < made:
        value = np.int64(shoe[at]) & VALUE
        at += 1
        if value == pair and pair != ACE and made < most_hands:
            made += 1
            continue
        hand = np.int64(tables[ONWARD + one_card * VALUES + value])
        bet = 1
        if pair == ACE:  # Blackjack 3.22.2: one card each
            pass
        elif tables[DOUBLES + up * STATES + hand]:
            bet = 2
            hand = np.int64(tables[ONWARD + hand * VALUES + (shoe[at] & VALUE)])
            at += 1
        else:
            while tables[DRAWS + up * STATES + hand]:
                hand = np.int64(tables[ONWARD + hand * VALUES + (shoe[at] & VALUE)])
                at += 1
        box[STATE + done] = hand
        box[BET + done] = bet
        done += 1
    box[MADE] = made
    return at


@compiled
def _seldom(dealer_blackjack: bool, terms: Terms, tables: Bytes, box: Integers) -> int:
    """What a box brings after a Surrender, a Blackjack of either side, or a Split."""
    action = box[ACTION]
    if action == SURRENDER:
        return terms.surrender_net
    if action == BLACKJACK:
        if box[UP] == ACE and terms.takes_even_money:
            return terms.even_money_net
        return 0 if dealer_blackjack else terms.blackjack_net
    net, left = 0, 0
    for hand in range(box[MADE] if action == SPLIT else 1):
        state, bet = box[STATE + hand], box[BET + hand]
        if not dealer_blackjack:
            net += bet * (np.int64(tables[BRINGS + state * STATES + box[DEALER]]) - terms.unit)
        elif state == BUSTED:
            net -= bet * terms.unit
        else:
            left = terms.unit
    # Blackjack 3.22.3, 3.23.2: all hands that are not Bust lose one Initial Bet together.
    return net - left
