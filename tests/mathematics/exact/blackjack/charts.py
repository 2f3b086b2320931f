"""Reading a chart the way a player at the table would, and whole rounds played literally by it."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack import BlackjackSheet, Strategy, sheet
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.exact.blackjack.literal import Hand, Left, Literal, soft, total, without

BLACKJACK_PAYS = Fraction(6, 5)


@cache
def fresh(decks: int) -> BlackjackSheet:
    return sheet(decks=decks)


def name(value: int) -> str:
    return "A" if value == 1 else str(value)


def composition(held: NDArray[np.int64]) -> Composition:
    """All Tens are tens; there are no pictures."""
    return Composition(8, (*held.tolist(), 0, 0, 0))


def cell(strategy: Strategy, hand: Hand, up: int) -> str:
    rows = strategy.soft if soft(hand) else strategy.hard
    return rows[total(hand)][strategy.up.index(name(up))]


def first_cell(strategy: Strategy, hand: Hand, up: int) -> str:
    if hand[0] == hand[1]:
        return strategy.pairs[name(hand[0])][strategy.up.index(name(up))]
    return cell(strategy, hand, up)


def hits(strategy: Strategy, hand: Hand, up: int) -> bool:
    return cell(strategy, hand, up).endswith("hit")


def by_strategy(strategy: Strategy, up: int, gain: Callable[[Fraction], Any] = Fraction) -> Literal:
    return Literal(
        up,
        lambda hand: hits(strategy, hand, up),
        lambda hand: cell(strategy, hand, up).startswith("double"),
        gain=gain,
    )


def deals(held: NDArray[np.int64]) -> Iterator[tuple[int, Hand, Left, Fraction]]:
    """Up card, first two cards in rising order, what is left, how likely."""
    shoe, cards = tuple(held.tolist()), int(held.sum())
    for up in (value for value in range(1, 11) if shoe[value - 1]):
        rest = without(shoe, up)
        for low in range(1, 11):
            for high in range(low, 11):
                pairs = rest[low - 1] * (rest[high - 1] - (low == high)) * (1 + (low != high))
                if pairs:
                    chance = Fraction(shoe[up - 1] * pairs, cards * (cards - 1) * (cards - 2))
                    yield up, (low, high), without(rest, low, high), chance


def of_blackjack(up: int, left: Left, gain: Callable[[Fraction], Any] = Fraction) -> Any:
    """Left to wait, or Even Money if that is more."""
    holes = {1: 10, 10: 1}
    stand_off = Fraction(left[holes[up] - 1], sum(left)) if up in holes else Fraction(0)
    if up == 1 and BLACKJACK_PAYS * (1 - stand_off) < 1:
        return Fraction(1) * gain(Fraction(1))
    return (1 - stand_off) * gain(BLACKJACK_PAYS) + stand_off * gain(Fraction(0))


def ev_by_chart(
    strategy: Strategy, held: NDArray[np.int64], gain: Callable[[Fraction], Any] = Fraction
) -> Fraction:
    ev, players = Fraction(0), {up: by_strategy(strategy, up, gain) for up in range(1, 11)}
    for up, hand, left, chance in deals(held):
        literal, word = players[up], first_cell(strategy, hand, up)
        if hand == (1, 10):
            won = of_blackjack(up, left, gain)
        elif word == "split":
            won = literal.split(hand[0], left)
        elif word.startswith("surrender"):
            won = gain(Fraction(-1, 2))
        elif word.startswith("double"):
            won = literal.double(hand, left)
        else:
            won = literal.hit(hand, left) if literal.goes_on(hand) else literal.stand(hand, left)
        ev += chance * won
    return ev


NETS = (*map(Fraction, range(-8, 9)), Fraction(-1, 2), BLACKJACK_PAYS)


def each_net(net: Fraction) -> NDArray[np.object_]:
    """A vector with a place for every result, to be summed up like an expected value."""
    return np.array([Fraction(net == one) for one in NETS], dtype=object)


def by_net(chances: Any) -> dict[Fraction, Fraction]:
    return dict(zip(NETS, chances, strict=True))
