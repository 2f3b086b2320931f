"""Rounds of Blackjack in machine code (Blackjack 3.11, 3.17, 3.22, 3.22.3, 3.23, 3.24, 3.26).

The Dealer always plays out, as when anyone has a Boom Busted bet (Blackjack 3.26.1). What became of
a box before that is kept in one number: what its first two cards brought, how many hands it has,
and of each hand the state and the bet.
"""

from typing import NamedTuple

import numpy as np

from croupier.mathematics.compiler import add, always_inline, compiled, part_of_its_caller
from croupier.mathematics.exact.blackjack.cards.values import ACE
from croupier.mathematics.exact.blackjack.dealer.dealer import LONGEST
from croupier.mathematics.simulation.draws.chunks import Bench, Chunks, Counts, Room, lay, rounds_of
from croupier.mathematics.simulation.draws.shuffle import Cards, shuffle
from croupier.mathematics.simulation.draws.streams import first_state
from croupier.mathematics.simulation.games.blackjack.tables import (
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

Integer = int | np.int64

VALUE = VALUES - 1
MOST_HANDS = 4  # there is room for
MOST_UNITS = 2 * MOST_HANDS  # on one box: every hand doubled
MOST_DEALER_CARDS = 1 + LONGEST
MORE = 8  # cards are shuffled where a round needs them

# Where the counts begin; the nets of boxes stand last, after them those of whole rounds of several
# boxes, the middle one of each being zero.
PAIRS = 0
BOOM_BUSTED = PAIRS + len(PAIR_KINDS)
INSURANCE = BOOM_BUSTED + MOST_DEALER_CARDS + 1
ROUNDS = INSURANCE + 2
VOID = ROUNDS + 1
NETS = VOID + 1

# A box in one number: a hand has eight bits, its bet in Initial Bets above its state.
BET_FROM, HAND_BITS = 6, 8
STATE, HAND = STATES - 1, (1 << HAND_BITS) - 1
MADE_FROM = MOST_HANDS * HAND_BITS
ACTION_FROM = MADE_FROM + 4
ONE_BET, TWO_BETS = 1 << BET_FROM, 2 << BET_FROM


class Terms(NamedTuple):
    """What a simulation may vary; money in steps of one `unit`-th of an Initial Bet."""

    last_start: int  # the last place at which a round may start
    stretch: int  # as many cards of a shoe are shuffled as its rounds are likely to need
    boxes: int
    most_hands: int  # of a box, at most MOST_HANDS
    takes_even_money: bool
    unit: int
    blackjack_net: int
    even_money_net: int
    surrender_net: int


@compiled
def play(chunks: Chunks, bench: Bench, terms: Terms, tables: Bytes, counts: Counts) -> None:
    """A round that needs more cards than were shuffled is dealt again from more of them, its first
    cards being the same; one that uses up the shoe is void."""
    cards, room = bench.cards, bench.room
    for chunk in range(chunks.first, chunks.last, chunks.step):
        lay(bench)
        state, left = first_state(chunks.start, chunk), rounds_of(chunks, chunk)
        while left:
            shuffled = terms.stretch
            state = shuffle(cards, shuffled, state)
            at = 0
            while at <= terms.last_start and left:
                end, dealer, drawn = _deal(cards, at, room, terms, tables)
                if end <= shuffled:
                    _count(cards, at, dealer, drawn, room, terms, tables, counts)
                    at = end
                    left -= 1
                elif shuffled == len(cards):
                    add(counts, VOID, 1)
                    break
                else:
                    more = min(shuffled + MORE, len(cards))
                    state = shuffle(cards, more, state, shuffled)
                    shuffled = more


@compiled
def play_as_given(
    cards: Cards, rounds: int, room: Room, terms: Terms, tables: Bytes, counts: Counts
) -> None:
    """The first rounds of a shoe whose order is given."""
    at = 0
    while at <= terms.last_start and rounds:
        end, dealer, drawn = _deal(cards, at, room, terms, tables)
        if end > len(cards):
            return
        _count(cards, at, dealer, drawn, room, terms, tables, counts)
        at = end
        rounds -= 1


@always_inline
def _card(cards: Cards, at: int) -> np.int64:
    """Its value. After the last card it comes again: such a round does not count."""
    return np.int64(cards[min(at, len(cards) - 1)]) & VALUE


@part_of_its_caller
def _deal(
    cards: Cards, at: int, room: Room, terms: Terms, tables: Bytes
) -> tuple[int, np.int64, int]:
    """A round from place `at` on, its boxes into `room`: the place after it, the Dealer's state and
    number of cards."""
    boxes, start, up = terms.boxes, at, _card(cards, at + terms.boxes)
    at += 2 * boxes + 1
    for box in range(boxes):
        pair = _card(cards, start + box)
        two = pair * VALUES + _card(cards, start + boxes + 1 + box)
        action = np.int64(tables[OPENING + up * TWO_CARDS + two])
        hand = np.int64(tables[TWO + two])
        bets = ONE_BET
        if action == SPLIT:
            held, at = _split(cards, at, up, pair, terms.most_hands, tables)
        else:
            if action == PLAY:
                while tables[DRAWS + up * STATES + hand]:
                    hand = np.int64(tables[ONWARD + hand * VALUES + _card(cards, at)])
                    at += 1
            elif action == DOUBLE:
                hand = np.int64(tables[ONWARD + hand * VALUES + _card(cards, at)])
                at += 1
                bets = TWO_BETS
            held = hand | bets | 1 << MADE_FROM
        room[box] = held | action << ACTION_FROM
    dealer, before = np.int64(tables[ONWARD + up]), at
    while tables[DEALER_DRAWS + dealer]:
        dealer = np.int64(tables[ONWARD + dealer * VALUES + _card(cards, at)])
        at += 1
    return at, dealer, at - before + 1


@part_of_its_caller
def _count(
    cards: Cards,
    start: int,
    dealer: np.int64,
    dealer_cards: int,
    room: Room,
    terms: Terms,
    tables: Bytes,
    counts: Counts,
) -> None:
    """Every bet of a round."""
    boxes, up = terms.boxes, _card(cards, start + terms.boxes)
    blackjack = dealer == SOFT_21 and dealer_cards == 2
    total = np.int64(0)
    for box in range(boxes):
        pair = np.int64(cards[start + box]) * CARDS + cards[start + boxes + 1 + box]
        kind = tables[KINDS + pair]
        if kind:
            add(counts, PAIRS + kind, 1)
        held = np.int64(room[box])
        if held >> ACTION_FROM <= DOUBLE and not blackjack:
            net = _brings(held, dealer, terms.unit, tables)
        else:
            net = box_net(held, up, dealer, blackjack, terms, tables)
        add(counts, NETS + MOST_UNITS * terms.unit + net, 1)
        total += net
    if boxes > 1:
        middle = 2 * MOST_UNITS * terms.unit + 1 + boxes * MOST_UNITS * terms.unit
        add(counts, NETS + middle + total, 1)
    add(counts, ROUNDS, 1)
    if dealer == BUSTED:
        add(counts, BOOM_BUSTED + dealer_cards, 1)
    if up == ACE:
        add(counts, INSURANCE + np.int64(blackjack), 1)


@always_inline
def _brings(hand: np.int64, dealer: np.int64, unit: int, tables: Bytes) -> np.int64:
    """What one hand brings against a Dealer without Blackjack."""
    bet = (hand & HAND) >> BET_FROM
    return bet * (np.int64(tables[BRINGS + (hand & STATE) * STATES + dealer]) - unit)


@compiled
def _split(
    cards: Cards, at: int, up: Integer, pair: Integer, most_hands: int, tables: Bytes
) -> tuple[np.int64, int]:
    """Blackjack 3.22: hands one after the other, each with its second card when its turn comes.
    All of them, and the place after them."""
    one_card = np.int64(tables[ONWARD + pair])
    made, done, held = 2, 0, np.int64(0)
    while done < made:
        value = _card(cards, at)
        at += 1
        if value == pair and pair != ACE and made < most_hands:
            made += 1
            continue
        hand = np.int64(tables[ONWARD + one_card * VALUES + value])
        bets = ONE_BET
        if pair == ACE:  # Blackjack 3.22.2: one card each
            pass
        elif tables[DOUBLES + up * STATES + hand]:
            bets = TWO_BETS
            hand = np.int64(tables[ONWARD + hand * VALUES + _card(cards, at)])
            at += 1
        else:
            while tables[DRAWS + up * STATES + hand]:
                hand = np.int64(tables[ONWARD + hand * VALUES + _card(cards, at)])
                at += 1
        held |= (hand | bets) << done * HAND_BITS
        done += 1
    return held | made << MADE_FROM, at


@compiled
def box_net(
    held: np.int64, up: Integer, dealer: np.int64, blackjack: bool, terms: Terms, tables: Bytes
) -> np.int64:
    """What a box brings, whatever became of it."""
    action = held >> ACTION_FROM
    if action == SURRENDER:
        return np.int64(terms.surrender_net)
    if action == BLACKJACK:
        if up == ACE and terms.takes_even_money:
            return np.int64(terms.even_money_net)
        return np.int64(0 if blackjack else terms.blackjack_net)
    net, left = np.int64(0), 0
    for number in range(held >> MADE_FROM & 7):
        hand = held >> number * HAND_BITS & HAND
        if not blackjack:
            net += _brings(hand, dealer, terms.unit, tables)
        elif hand & STATE == BUSTED:
            net -= (hand >> BET_FROM) * terms.unit
        else:
            left = terms.unit
    # Blackjack 3.22.3, 3.23.2: all hands that are not Bust lose one Initial Bet together.
    return net - left
