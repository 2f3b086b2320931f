"""A box and the Dealer together: small shoes card by card, and what must come of whole ones."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack import BOOK_RULES, Strategy, sheet, with_the_dealer
from croupier.mathematics.exact.blackjack.box_and_dealer import Ended, box_and_dealer
from croupier.mathematics.exact.blackjack.chart.solution import columns_of, solve
from tests.mathematics.exact.blackjack.charts import (
    NETS,
    by_strategy,
    composition,
    deals,
    each_net,
    first_cell,
    fresh,
    of_blackjack,
)
from tests.mathematics.exact.blackjack.literal import BUST, Hand, Left, Literal, draws, shoe, total

pytestmark = pytest.mark.slow  # compiled code

Chances = dict[tuple[int | None, Fraction], Fraction]  # value of a pair, net


class BustWith(Literal):
    """A Dealer of whom only those hands count that are Bust with so many cards."""

    cards = 0

    def dealer(self, left: Left, hand: Hand = ()) -> dict[str, Fraction]:
        hand = hand or (self.up,)
        if total(hand) >= 17:
            return {BUST: Fraction(total(hand) > 21 and len(hand) == self.cards)}
        if (hand, left) not in self.dealers:
            found = Fraction(0)
            for value, chance, rest in draws(left):
                found += chance * self.dealer(rest, (*hand, value))[BUST]
            self.dealers[hand, left] = {BUST: found}
        return self.dealers[hand, left]


def player(strategy: Strategy, up: int, cards: int) -> BustWith:
    usual = by_strategy(strategy, up)
    found = BustWith(up, usual.hits, usual.doubles, gain=each_net)
    found.cards = cards
    return found


def card_by_card(strategy: Strategy, held: NDArray[np.int64], cards: int) -> Chances:
    players = {up: player(strategy, up, cards) for up in range(1, 11)}
    found: Chances = defaultdict(Fraction)
    for up, hand, left, chance in deals(held):
        literal, word = players[up], first_cell(strategy, hand, up)
        bust = literal.dealer(left)[BUST]
        if hand == (1, 10):
            won = bust * each_net(Fraction(1) if of_blackjack(up, left) == 1 else Fraction(6, 5))
        elif word == "split":
            won = literal.split(hand[0], left)
        elif word.startswith("surrender"):
            won = bust * each_net(Fraction(-1, 2))
        elif word.startswith("double"):
            won = literal.double(hand, left)
        else:
            won = literal.hit(hand, left) if literal.goes_on(hand) else literal.stand(hand, left)
        pair = hand[0] - 1 if hand[0] == hand[1] else None
        for net, each in zip(NETS, won, strict=True):
            found[pair, net] += chance * each
    return found


@pytest.mark.rule("Blackjack 3.26", "Blackjack 3.22.3")
@pytest.mark.parametrize(
    ("held", "within"),
    [
        (shoe(t=9, n8=6, a=3), 1e-9),
        (shoe(n6=5, n9=4, t=8), 1e-9),
        (shoe(t=14, a=4, n2=4), 1e-7),  # so few cards are at the edge of what the mixture can
    ],
)
def test_small_shoes_card_by_card(held: NDArray[np.int64], within: float) -> None:
    """To four hands of a Split, the Dealer Bust with three, four and five cards."""
    columns = columns_of(held)
    chart = solve(columns, held, BOOK_RULES).chart
    found = box_and_dealer(columns, held, chart, BOOK_RULES)
    strategy = sheet(shoe=composition(held)).strategy
    for cards in (3, 4, 5):
        for (pair, net), chance in card_by_card(strategy, held, cards).items():
            here = found.get(Ended(pair, net, cards), 0.0)
            assert here == pytest.approx(float(chance), abs=within), (pair, net, cards)


def summed(found: dict[Ended, float], by: Callable[[Ended], object]) -> dict[object, float]:
    sums: dict[object, float] = defaultdict(float)
    for ended, chance in found.items():
        sums[by(ended)] += chance
    return sums


@pytest.mark.parametrize("decks", [4, 8])
def test_each_part_is_as_it_is_alone(decks: int) -> None:
    """The Initial Bet was enumerated another way, the Dealer's Busts counted in whole numbers."""
    found, alone = with_the_dealer(decks), fresh(decks)
    assert sum(found.values()) == pytest.approx(1, abs=1e-10)
    nets, results = summed(found, lambda ended: ended.net), alone.figures("initial").results
    assert results is not None
    for net, chance in results.items():
        assert nets[net] == pytest.approx(float(chance), abs=1e-9), net
    busts = summed(found, lambda ended: ended.bust_with)
    for cards, chance in alone.boom_busted_cards.items():
        assert busts[cards] == pytest.approx(float(chance), abs=1e-10), cards
    tens, cards_in_all = 16 * decks, 52 * decks
    pairs = summed(found, lambda ended: ended.pair)
    two_tens = tens * (tens - 1) / (cards_in_all * (cards_in_all - 1))
    assert pairs[9] == pytest.approx(two_tens, abs=1e-10)
