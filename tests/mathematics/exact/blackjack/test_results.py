"""Every result of the Initial Bet with its chance: Split, Double Down, Surrender and Blackjack."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack import Strategy, by_chart, sheet
from croupier.mathematics.exact.blackjack.cards.mixture import mixture
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, by_value
from croupier.mathematics.exact.blackjack.chart.cells import policy_of
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.endless import MOST_BETS, split_results
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.simulation import simulate
from tests.mathematics.exact.blackjack.charts import (
    by_net,
    by_strategy,
    composition,
    each_net,
    ev_by_chart,
    fresh,
)
from tests.mathematics.exact.blackjack.literal import Hand, Literal, shoe, without

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds


ROUNDING = 5e-9  # of mixtures whose steps lead far beyond 0 and 1, as those of small shoes do


def never(hand: Hand) -> bool:
    return False


SHOES = [
    shoe(t=9, n8=6, a=3),
    shoe(n6=5, n9=4, t=8),
    shoe(t=14, a=4, n2=4),
    pytest.param(shoe(t=8, n8=7, a=3, n5=4), marks=pytest.mark.slow),
]


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.22.3", "Blackjack 3.23.2")
@pytest.mark.parametrize("held", SHOES)
def test_results_are_those_of_a_literal_player(held: NDArray[np.int64]) -> None:
    """To four hands, against a Dealer's Blackjack too: every order of the cards, in fractions."""
    found = sheet(shoe=composition(held))
    expected = by_net(ev_by_chart(found.strategy, held, each_net))
    results = found.figures("initial").results
    assert results is not None
    for net, chance in expected.items():
        assert results.get(net, 0.0) == pytest.approx(float(chance), abs=ROUNDING), net


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.22.2")
def test_a_poor_chart_that_splits_every_pair() -> None:
    """Against a Ten and an Ace too, where a Dealer’s Blackjack takes one bet from all hands."""
    held = shoe(t=9, n8=6, a=3)
    best = sheet(shoe=composition(held)).strategy
    keen = Strategy(best.hard, best.soft, dict.fromkeys(best.pairs, ("split",) * 10))
    for up in np.flatnonzero(held).tolist():
        against, policy = column(held, up), policy_of(keen.columns()[up])
        literal = by_strategy(keen, up + 1, each_net)
        for pair in np.flatnonzero(against.may_split).tolist():
            left = without(tuple(held.tolist()), up + 1, pair + 1, pair + 1)
            expected = by_net(literal.split(pair + 1, left))
            found = split_results(against, pair, policy, BOOK_RULES).sum(axis=0)
            for net, chance in enumerate(found.tolist(), start=-MOST_BETS):
                assert chance == pytest.approx(float(expected[Fraction(net)]), abs=1e-9)


@pytest.mark.rule("Blackjack 3.22.2")
@pytest.mark.parametrize(("decks", "up"), [(4, 5), (8, TEN)])
def test_split_aces_take_one_card_each(decks: int, up: int) -> None:
    """From whole shoes: all second cards and every Dealer's Hand, in fractions."""
    held = by_value(Composition.of_decks(decks))
    policy = policy_of(fresh(decks).strategy.columns()[up])
    literal = Literal(up + 1, never, never, gain=each_net)
    left = without(tuple(held.tolist()), up + 1, 1, 1)
    expected = by_net(literal.split(1, left))
    found = split_results(column(held, up), ACE, policy, BOOK_RULES).sum(axis=0)
    for net, chance in enumerate(found.tolist(), start=-MOST_BETS):
        assert chance == pytest.approx(float(expected[Fraction(net)]), abs=1e-10)


@pytest.mark.parametrize("decks", [4, 8])
def test_they_come_to_one_and_to_the_expected_value(decks: int) -> None:
    figures = fresh(decks).figures("initial")
    assert figures.results is not None
    assert sum(figures.results.values()) == pytest.approx(1, abs=1e-12)
    mean = sum(float(net) * float(chance) for net, chance in figures.results.items())
    assert mean == pytest.approx(float(figures.ev), abs=1e-12)
    whole = {Fraction(net) for net in range(-8, 9)}
    assert {*figures.results} == whole | {Fraction(-1, 2), Fraction(6, 5)}


def test_of_eight_decks() -> None:
    figures = fresh(8).figures("initial")
    assert figures.win == pytest.approx(0.420550980325)
    assert figures.push == pytest.approx(0.081588186257)
    assert figures.lose == pytest.approx(0.497860833419)
    assert sqrt(figures.variance or 0) == pytest.approx(1.115013287348)


@pytest.mark.parametrize(("decks", "rounds"), [(8, 2_000_000), (4, 1_000_000)])
def test_a_simulation_has_the_same_results(decks: int, rounds: int) -> None:
    """Each result as often as its chance says, within five of the errors that it gives."""
    found = simulate("blackjack", rounds=rounds, seed=11, fresh=True, decks=decks).tally("initial")
    assert found.expected is not None
    chances = found.expected.results or {}
    assert {*found.results} <= {*chances}
    for net, chance in chances.items():
        error = sqrt(float(chance) * (1 - float(chance)) / rounds)
        assert found.results.get(net, 0) / rounds == pytest.approx(
            float(chance), abs=5 * error + 1 / rounds
        )
    assert found.z_score is not None
    assert abs(found.z_score) < 4
    assert found.standard_error == pytest.approx(
        sqrt(float(found.expected.variance or 0) / rounds), rel=0.005
    )


@pytest.mark.rule("Blackjack 4.1.1", "Blackjack 3.17", "Blackjack 1.9")
def test_other_rules_have_other_results() -> None:
    bare = by_chart(rules=Rules(surrender=False, even_money=False)).figures("initial").results
    assert bare is not None
    assert Fraction(-1, 2) not in bare
    book = fresh(8).figures("initial").results or {}
    assert bare[Fraction(6, 5)] > book[Fraction(6, 5)]


def test_a_mixture_deals_cards_as_the_shoe_does() -> None:
    """Four of a value in a row, two and two, all different: as often as without replacement."""
    held = by_value(Composition.of_decks(8))
    shoes = mixture(held)
    assert shoes.weights.sum() == pytest.approx(1, abs=1e-12)
    cards = int(held.sum())
    for drawn in ((9, 9, 9, 9), (0, 0, 4, 4), (0, 1, 2, 3, 9)):
        expected, left = Fraction(1), held.copy()
        for number, card in enumerate(drawn):
            expected *= Fraction(int(left[card]), cards - number)
            left[card] -= 1
        found = float((shoes.weights * shoes.chances[list(drawn)].prod(axis=0)).sum())
        assert found == pytest.approx(float(expected), rel=1e-10)


def test_where_a_shoe_is_too_small_for_it_nothing_is_said() -> None:
    """Twenty cards or so of many values, so that the mixture ends before it is exact."""
    few = "A:4,2:1,3:1,4:1,5:1,6:1,7:1,8:4,9:2,T:4,K:10"
    figures = sheet(shoe=Composition.parse(few, 8)).figures("initial")
    assert figures.results is None
    assert figures.variance is None
