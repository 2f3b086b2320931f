"""Hands in endless shoes: how one ends, and what all hands of a split pair win together (Blackjack
3.18, 3.22, 3.22.1, 3.22.2, 3.22.3, 3.23.2, 3.24).

Cards that leave an endless shoe change nothing. So once it is known how the Dealer ends, the hands
of a split win and lose independently of each other. What a hand wins is a polynomial: its powers
are the nets, its coefficients their chances. For several hands polynomials are multiplied, which is
least work if each is known by its values at roots of unity; all shoes and ends are added up there,
and the nets are read off once.
"""

import numpy as np

from croupier.compiling import always_inline, compiled
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.probability.blackjack.columns import Column, after_splitting
from croupier.probability.blackjack.holdings import CELLS, holdings
from croupier.probability.blackjack.mixture import ABREAST, Mixture, mixture
from croupier.probability.blackjack.paths import (
    CARDS,
    DOUBLED,
    FINALS,
    TOO_MANY,
    Paths,
    dealer_paths,
    paths,
)
from croupier.probability.blackjack.rules import Rules
from croupier.probability.blackjack.splitting import most_hands
from croupier.probability.blackjack.two_cards import Policy
from croupier.probability.blackjack.values import ACE, Numbers

MOST_BETS = 2 * MOST_HANDS  # each hand doubled
LEVEL, BY_ONE, GAIN, BY_TWO, GAIN_OF_TWO = range(5)  # of one hand, of one bet and of two
NETS = 5

assert MOST_HANDS == 4, "as _all_hands has it"


def walked(shoes: Mixture, ways: Paths) -> Numbers:
    """[end, shoe] how likely a hand that goes these ways ends there."""
    found = np.zeros((ways.ends, len(shoes.weights)))
    _walk(shoes.chances, ways, found)
    return found


def split_results(
    column: Column, pair: int, policy: Policy, rules: Rules, dealer: Paths | None = None
) -> Numbers:
    """[way, net + MOST_BETS] how likely each result of a split pair is, played by a chart's policy,
    against a Dealer who is not Bust, or Bust in this way; the ways are those of `dealer`."""
    hands = holdings()
    draws = np.zeros(CELLS, dtype=np.bool_)
    doubles = np.zeros(CARDS, dtype=np.bool_)
    again = np.arange(CARDS) == pair
    if pair == ACE:  # Blackjack 3.22.2: one card each, and no further Split
        again[:] = False
    else:
        draws[hands.cell] = policy.draws
        doubles = policy.doubles[hands.two[pair]] & rules.double_after_split
    shoes = mixture(after_splitting(column.left, pair))
    bets = most_hands(pair) * (1 + doubles.any())
    turns = np.arange(bets + 1) * 2 * np.pi / (2 * bets + 1)
    ends = shoes.weights * walked(shoes, dealer or dealer_paths(column.up, column.hole))
    values = np.zeros((1 + len(ends) - TOO_MANY, len(turns), 2, ABREAST))
    _over_all_shoes(
        ends,
        shoes.weights * shoes.chances[column.hole] * (column.hole >= 0),
        walked(shoes, paths(pair, ~again, draws, doubles)),
        walked(shoes, paths(pair, again, draws, doubles)),
        shoes.chances[pair] * again.any(),
        turns,
        values,
    )
    of_turns = values.sum(axis=-1)
    nets = np.fft.irfft(of_turns[..., 0] - 1j * of_turns[..., 1], 2 * bets + 1)
    found = np.zeros((len(nets), 2 * MOST_BETS + 1))
    found[:, MOST_BETS - bets : MOST_BETS + bets + 1] = np.fft.fftshift(nets, axes=-1)
    return found


@compiled
def _walk(chances: Numbers, ways: Paths, found: Numbers) -> None:
    chance = np.zeros((2 * CARDS, ABREAST))
    reached = np.zeros((ways.places, ABREAST))
    for first in range(0, chances.shape[1], ABREAST):
        these = slice(first, first + ABREAST)
        for card in range(CARDS - 1, -1, -1):
            chance[card] = chances[card, these]
            chance[CARDS + card] = chance[card]
            if card + 1 < CARDS:
                chance[CARDS + card] += chance[CARDS + card + 1]
        reached[:] = 0.0
        reached[-1] = 1.0
        for step in range(len(ways.card)):
            whence, card, to = ways.whence[step], ways.card[step], ways.to[step]
            for shoe in range(ABREAST):
                reached[to, shoe] += reached[whence, shoe] * chance[card, shoe]
        found[:, these] = reached[: len(found)]


@compiled
def _over_all_shoes(
    ends: Numbers,
    blackjack: Numbers,
    differ: Numbers,
    alike: Numbers,
    again: Numbers,
    turns: Numbers,
    found: Numbers,
) -> None:
    """Fills `found`: [way, turn, real or imaginary part, shoe]."""
    one = np.zeros((2, len(differ), ABREAST))
    nets = np.zeros((2, NETS, ABREAST))
    more = np.zeros(ABREAST)
    every, only_bust = np.zeros((len(turns), 2, ABREAST)), np.zeros((len(turns), 2, ABREAST))
    for first in range(0, len(again), ABREAST):
        these = slice(first, first + ABREAST)
        one[1] = differ[:, these]
        one[0] = alike[:, these]
        one[0] += one[1]
        more[:] = again[these]
        for end in range(1, FINALS):
            _against(one, end, nets)
            _all_hands(nets, more, turns, every)
            if end < TOO_MANY:
                _add(every, ends[end, these], found[0])
        for way in range(1, len(found)):
            _add(every, ends[TOO_MANY - 1 + way, these], found[way])
        if blackjack[first] != 0.0:
            _to_blackjack(one, True, nets)
            _all_hands(nets, more, turns, every)
            _to_blackjack(one, False, nets)
            _all_hands(nets, more, turns, only_bust)
            _lose_one_bet(every, only_bust, turns)
            _add(every, blackjack[these], found[0])


@compiled
def _against(one: Numbers, end: int, nets: Numbers) -> None:
    """Fills `nets`: [may have got a card of the pair or must not, one of NETS, shoe]."""
    nets[:] = 0.0
    for settled in range(2):
        for final in range(FINALS):
            if final == end != TOO_MANY:
                _plus(1.0, one[settled, final], nets[settled, LEVEL])
                _plus(1.0, one[settled, DOUBLED + final], nets[settled, LEVEL])
                continue
            won = 1.0 if final != TOO_MANY and (end == TOO_MANY or final > end) else -1.0
            _plus(1.0, one[settled, final], nets[settled, BY_ONE])
            _plus(won, one[settled, final], nets[settled, GAIN])
            _plus(1.0, one[settled, DOUBLED + final], nets[settled, BY_TWO])
            _plus(won, one[settled, DOUBLED + final], nets[settled, GAIN_OF_TWO])


@compiled
def _to_blackjack(one: Numbers, every: bool, nets: Numbers) -> None:
    """The same for what is Bust; with the other hands, which lose nothing yet, or without them."""
    nets[:] = 0.0
    for settled in range(2):
        _plus(1.0, one[settled, TOO_MANY], nets[settled, BY_ONE])
        _plus(-1.0, one[settled, TOO_MANY], nets[settled, GAIN])
        _plus(1.0, one[settled, DOUBLED + TOO_MANY], nets[settled, BY_TWO])
        _plus(-1.0, one[settled, DOUBLED + TOO_MANY], nets[settled, GAIN_OF_TWO])
        if every:
            for final in range(TOO_MANY):
                _plus(1.0, one[settled, final], nets[settled, LEVEL])
                _plus(1.0, one[settled, DOUBLED + final], nets[settled, LEVEL])


@compiled
def _plus(times: float, more: Numbers, to: Numbers) -> None:
    for shoe in range(ABREAST):
        to[shoe] += times * more[shoe]


@compiled
def _lose_one_bet(every: Numbers, only_bust: Numbers, turns: Numbers) -> None:
    """Blackjack 3.22.3: what is Bust is lost; the other hands lose one bet together."""
    for turn in range(len(turns)):
        cos, sin = np.cos(turns[turn]), np.sin(turns[turn])
        for shoe in range(ABREAST):
            bust = complex(only_bust[turn, 0, shoe], only_bust[turn, 1, shoe])
            others = complex(every[turn, 0, shoe], every[turn, 1, shoe]) - bust
            value = bust + others * complex(cos, -sin)
            every[turn, 0, shoe] = value.real
            every[turn, 1, shoe] = value.imag


@compiled
def _all_hands(nets: Numbers, again: Numbers, turns: Numbers, every: Numbers) -> None:
    """Fills `every`: [turn, part, shoe] of all hands together; `again` is the chance of one more
    card of the pair."""
    for turn in range(len(turns)):
        cos, sin = np.cos(turns[turn]), np.sin(turns[turn])
        cos_two, sin_two = np.cos(2 * turns[turn]), np.sin(2 * turns[turn])
        real, imaginary = every[turn, 0], every[turn, 1]
        for shoe in range(ABREAST):
            free = complex(
                nets[0, LEVEL, shoe]
                + cos * nets[0, BY_ONE, shoe]
                + cos_two * nets[0, BY_TWO, shoe],
                sin * nets[0, GAIN, shoe] + sin_two * nets[0, GAIN_OF_TWO, shoe],
            )
            settled = complex(
                nets[1, LEVEL, shoe]
                + cos * nets[1, BY_ONE, shoe]
                + cos_two * nets[1, BY_TWO, shoe],
                sin * nets[1, GAIN, shoe] + sin_two * nets[1, GAIN_OF_TWO, shoe],
            )
            value = _split(free, settled, again[shoe])
            real[shoe] = value.real
            imaginary[shoe] = value.imag


@always_inline
def _split(free: complex, settled: complex, again: float) -> complex:
    """A pair that is split: each hand gets a card of the pair and is split again, or it must not
    have got one and is settled; of four hands each may get any card."""
    two = free * free
    one_of_three = settled + again * two
    two_of_three = settled * one_of_three + again * two * free
    three = settled * two_of_three + again * two * two
    return settled * (settled + again * two_of_three) + again * three


@compiled
def _add(every: Numbers, weight: Numbers, found: Numbers) -> None:
    for turn in range(len(every)):
        for part in range(2):
            for shoe in range(ABREAST):
                found[turn, part, shoe] += weight[shoe] * every[turn, part, shoe]
