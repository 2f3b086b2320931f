"""Blackjack played out card by card in fractions, one hand after the other and settled as a Dealer
would: slow, plain, and sharing nothing with the engine or the mathematics it is held against."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Hand = tuple[int, ...]  # values, an Ace is 1
Left = tuple[int, ...]  # how many cards of each value, Aces first
Asked = Callable[[Hand], bool]
Done = tuple[tuple[int, int], ...]  # total and bet of each hand that is finished

BLACKJACK, BUST = "blackjack", "bust"


def total(hand: Hand) -> int:
    hard = sum(hand)
    return hard + 10 if soft(hand) else hard


def soft(hand: Hand) -> bool:
    return 1 in hand and sum(hand) <= 11


def shoe(**held: int) -> NDArray[np.int64]:
    """`shoe(a=4, t=8, n5=6)`: Aces, Tens and other values."""
    names = ("a", *(f"n{value}" for value in range(2, 10)), "t")
    assert {*held} <= {*names}
    return np.array([held.get(name, 0) for name in names])


def without(left: Left, *values: int) -> Left:
    counts = list(left)
    for value in values:
        counts[value - 1] -= 1
    assert min(counts) >= 0
    return tuple(counts)


def draws(left: Left) -> Iterator[tuple[int, Fraction, Left]]:
    cards = sum(left)
    assert cards, "the shoe is empty"
    for value, count in enumerate(left, start=1):
        if count:
            yield value, Fraction(count, cards), without(left, value)


class State(NamedTuple):
    hand: Hand
    waiting: int  # hands of the split that still have one card
    done: Done
    left: Left
    hands: int


class Literal:
    """All hands against one up card by one way to play.

    `gain` says what a net result counts: itself, or a vector that tells it from the others.
    """

    def __init__(
        self,
        up: int,
        hits: Asked,
        doubles: Asked,
        most_hands: int = 4,
        gain: Callable[[Fraction], Any] = Fraction,
    ) -> None:
        self.up, self.hits, self.doubles, self.most_hands = up, hits, doubles, most_hands
        self.gain = gain
        self.dealers: dict[tuple[Hand, Left], dict[str, Fraction]] = {}
        self.seen: dict[tuple[int, State], Fraction] = {}

    def dealer(self, left: Left, hand: Hand = ()) -> dict[str, Fraction]:
        hand = hand or (self.up,)
        if len(hand) == 2 and total(hand) == 21:
            return {BLACKJACK: Fraction(1)}
        if total(hand) >= 17:
            return {BUST if total(hand) > 21 else str(total(hand)): Fraction(1)}
        if (hand, left) not in self.dealers:
            found: dict[str, Fraction] = {}
            for value, chance, rest in draws(left):
                for end, then in self.dealer(rest, (*hand, value)).items():
                    found[end] = found.get(end, Fraction(0)) + chance * then
            self.dealers[hand, left] = found
        return self.dealers[hand, left]

    def settled(self, done: Done, left: Left) -> Fraction:
        busts = sum(bet for points, bet in done if points > 21)
        standing = [(points, bet) for points, bet in done if points <= 21]
        won = Fraction(0)
        for end, chance in self.dealer(left).items():
            if end == BLACKJACK:
                net = -1 if standing else 0
            else:
                against = 0 if end == BUST else int(end)
                net = sum(
                    bet * ((points > against) - (points < against)) for points, bet in standing
                )
            won += chance * self.gain(Fraction(net - busts))
        return won

    def stand(self, hand: Hand, left: Left) -> Fraction:
        return self.settled(((total(hand), 1),), left)

    def double(self, hand: Hand, left: Left) -> Fraction:
        return sum(
            (
                chance * self.settled(((total((*hand, value)), 2),), rest)
                for value, chance, rest in draws(left)
            ),
            Fraction(0),
        )

    def hit(self, hand: Hand, left: Left) -> Fraction:
        won = Fraction(0)
        for value, chance, rest in draws(left):
            longer = (*hand, value)
            goes_on = self.goes_on(longer)
            won += chance * (self.hit(longer, rest) if goes_on else self.stand(longer, rest))
        return won

    def goes_on(self, hand: Hand) -> bool:
        if total(hand) > 21 or (soft(hand) and total(hand) == 21):
            return False
        return total(hand) < 12 or self.hits(hand)

    def split(self, pair: int, left: Left) -> Fraction:
        return self.on(pair, State((pair,), 1, (), left, 2))

    def on(self, pair: int, state: State) -> Fraction:
        key = pair, state._replace(hand=tuple(sorted(state.hand)), done=tuple(sorted(state.done)))
        if key not in self.seen:
            self.seen[key] = self._on(pair, state)
        return self.seen[key]

    def _on(self, pair: int, state: State) -> Fraction:
        hand = state.hand
        if hand == (pair, pair) and pair != 1 and state.hands < self.most_hands:
            more = state._replace(hand=(pair,), waiting=state.waiting + 1, hands=state.hands + 1)
            return self.on(pair, more)
        if len(hand) == 2 and pair != 1 and total(hand) < 21 and self.doubles(hand):
            return self._each(state, lambda longer, left: self._next(pair, state, longer, 2, left))
        if len(hand) == 1 or (pair != 1 and self.goes_on(hand)):
            return self._each(
                state,
                lambda longer, left: self.on(pair, state._replace(hand=longer, left=left)),
            )
        return self._next(pair, state, hand, 1, state.left)

    def _each(self, state: State, then: Callable[[Hand, Left], Fraction]) -> Fraction:
        won = Fraction(0)
        for value, chance, left in draws(state.left):
            won += chance * then((*state.hand, value), left)
        return won

    def _next(self, pair: int, state: State, hand: Hand, bet: int, left: Left) -> Fraction:
        done = (*state.done, (total(hand), bet))
        if state.waiting:
            return self.on(pair, State((pair,), state.waiting - 1, done, left, state.hands))
        return self.settled(done, left)
