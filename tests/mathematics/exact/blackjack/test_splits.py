"""Splits to four hands: sums over single hands against all hands played out in their order."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack import actions
from croupier.mathematics.exact.blackjack.cards.holdings import CELLS, SOFT
from croupier.mathematics.exact.blackjack.cards.split_cards import courses, second_cards
from croupier.mathematics.exact.blackjack.cards.supply import check_supply
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, by_value
from croupier.mathematics.exact.blackjack.chart.cells import PLAY_ON, Cells, first_guess, policy_of
from croupier.mathematics.exact.blackjack.hands.all_bust import all_bust
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.play import best_draws, worth
from croupier.mathematics.exact.blackjack.hands.two_cards import Action, every_bust, of_splits
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.exact.blackjack.literal import Hand, Literal, shoe, soft, total, without

SHOES = [
    shoe(t=8, n8=7, a=3, n5=4),
    shoe(n9=6, t=8, a=4, n6=4),
    shoe(n6=6, t=10, a=3, n5=3),
    shoe(t=14, a=4, n2=4),
]
SMALL = [shoe(t=9, n8=6, a=3), shoe(n6=5, n9=4, t=8)]


def any_chart(chance: random.Random) -> Cells:
    """Not a good one: hits and stands where nobody would, and doubles on anything."""
    draws = first_guess().draws
    for cell in (*range(12, 20), *range(SOFT + 12, SOFT + 21)):
        draws[cell] ^= chance.random() < 0.4
    first = np.array([chance.choice([PLAY_ON, PLAY_ON, Action.DOUBLE]) for _ in range(CELLS)])
    return Cells(draws, first, first_guess().pairs)


def by_chart(cells: Cells, up: int, rules: Rules) -> Literal:
    def cell(hand: Hand) -> int:
        return total(hand) + (SOFT if soft(hand) else 0)

    def doubles(hand: Hand) -> bool:
        return rules.double_after_split and bool(cells.first[cell(hand)] == Action.DOUBLE)

    return Literal(up, lambda hand: bool(cells.draws[cell(hand)]), doubles)


def compared(held: NDArray[np.int64], seed: int, rules: Rules) -> None:
    check_supply(held)
    chance = random.Random(seed)
    for up in np.flatnonzero(held).tolist():
        cells = any_chart(chance)
        policy, against = policy_of(cells), column(held, up)
        found = worth(against, policy.draws)
        bust = every_bust(against, policy, rules)
        splits = of_splits(against, found, policy, bust, rules)
        literal = by_chart(cells, up + 1, rules)
        for pair in np.flatnonzero(against.may_split).tolist():
            left = without(tuple(held.tolist()), up + 1, pair + 1, pair + 1)
            expected = float(literal.split(pair + 1, left))
            assert splits[pair] == pytest.approx(expected, abs=1e-12), (up, pair)


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.22.3", "Blackjack 3.23.2")
@pytest.mark.parametrize("held", SMALL)
@pytest.mark.parametrize("rules", [Rules(), Rules(double_after_split=False)])
def test_a_split_is_worth_what_its_hands_win_in_their_order(
    held: NDArray[np.int64], rules: Rules
) -> None:
    compared(held, seed=1, rules=rules)


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.22.3", "Blackjack 3.23.2")
@pytest.mark.parametrize(("seed", "held"), [*enumerate(SHOES, 2)])
def test_a_split_is_worth_the_same_from_larger_shoes(seed: int, held: NDArray[np.int64]) -> None:
    compared(held, seed, Rules())


@pytest.mark.rule("Blackjack 3.22.2")
def test_second_cards_decide_how_many_hands_there_are() -> None:
    # no card of the pair; one, as first or second card; two before four hands are full
    assert courses(4) == {
        (2, 2, 0, 0): 1,
        (3, 3, 0, 0): 2,
        (4, 0, 4, 0): 1,
        (4, 1, 3, 0): 2,
        (4, 2, 2, 0): 2,
    }
    assert courses(2) == {(2, 0, 2, 0): 1}


@pytest.mark.rule("Blackjack 3.22.2")
@pytest.mark.parametrize("pair", range(10))
def test_the_weights_of_second_cards_are_the_hands_there_are_on_average(pair: int) -> None:
    left = by_value(Composition.of_decks(4))
    left[pair] -= 2
    hands = 0.0

    def on(made: int, waiting: int, rest: NDArray[np.int64], chance: float) -> None:
        nonlocal hands
        if waiting == 0:
            hands += made * chance
            return
        again = rest[pair] / rest.sum() if made < (2 if pair == 0 else 4) else 0.0
        fewer = rest.copy()
        fewer[pair] -= 1
        if again:
            on(made + 1, waiting + 1, fewer, chance * again)
        # any other card: how many of them are gone does not touch the cards of the pair
        other = rest.copy()
        other[(pair + 1) % 10] -= 1
        on(made, waiting - 1, other, chance * (1 - again))

    on(2, 2, left, 1.0)
    assert second_cards(left, pair).sum() == pytest.approx(hands, abs=1e-13)


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.22.3")
@pytest.mark.parametrize(("up", "least"), [(ACE, 4), (TEN, 3)])
def test_all_hands_bust_in_endless_shoes_as_counted_in_full(up: int, least: int) -> None:
    """From four decks, where it is worst."""
    against = column(by_value(Composition.of_decks(4)), up)
    draws = best_draws(against)
    nothing = np.zeros_like(draws)
    differences = []
    for pair in range(least, 10):
        in_full = all_bust(against, pair, draws, nothing, most_tuples=10**7)
        in_endless_shoes = all_bust(against, pair, draws, nothing, most_tuples=0)
        assert in_full > 1e-5
        differences.append(abs(in_full - in_endless_shoes))
    assert 0 < max(differences) < 1e-10


@pytest.mark.parametrize("up", [ACE, TEN])
@pytest.mark.parametrize(
    "cards",
    [
        "A:4,2:2,3:3,4:6,5:3,6:2,7:3,T:9",
        "A:4,2:4,3:4,4:4,5:4,6:4,7:4,8:4,9:4,T:4,J:4,Q:4,K:4",
        "A:12,2:12,3:12,4:12,5:12,6:12,7:12,8:12,9:12,T:12,J:12,Q:12,K:12",
    ],
)
def test_all_hands_bust_are_counted_in_full_where_endless_shoes_would_be_wrong(
    cards: str, up: int
) -> None:
    against = column(by_value(Composition.parse(cards, 8)), up)
    play = best_play(against, BOOK_RULES)
    for pair in range(3, 9):
        draws, doubles = play.policy.draws, play.policy.doubles
        in_full = all_bust(against, pair, draws, doubles, most_tuples=10**10)
        assert all_bust(against, pair, draws, doubles) == pytest.approx(in_full, abs=1e-9)


def test_a_split_from_a_small_shoe_is_worth_what_a_full_count_says() -> None:
    shoe = Composition.parse("A:4,2:2,3:3,4:6,5:3,6:2,7:3,T:9", 8)
    assert actions("44", "A", shoe=shoe)["split"] == pytest.approx(-0.623979982, abs=1e-9)
