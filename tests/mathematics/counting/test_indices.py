"""Indices of Hi-Lo: where the rules are those that books were written for, as they print them."""

import numpy as np
import pytest

from croupier.mathematics.counting.exposure import (
    ImpossibleShoes,
    Offer,
    Shoes,
    exposures,
    true_count,
)
from croupier.mathematics.counting.games import in_play
from croupier.mathematics.counting.indices import indices, shoe_at, true_counts
from croupier.mathematics.counting.systems import SYSTEMS, ImpossibleSystem
from croupier.mathematics.exact import baccarat
from croupier.mathematics.exact.composition import Composition

HI_LO = SYSTEMS["hi-lo"]
# Stand or double from this count on, several decks; printed in whole counts.
PUBLISHED = {
    ("12", "2"): 3,
    ("12", "3"): 2,
    ("12", "4"): 0,
    ("12", "5"): -2,
    ("12", "6"): -1,
    ("13", "2"): -1,
    ("13", "3"): -2,
    ("9", "2"): 1,
    ("9", "7"): 3,
    ("10", "T"): 4,
    ("10", "A"): 4,
    ("11", "A"): 1,
    ("TT", "5"): 5,
    ("TT", "6"): 4,
}


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.18", "Blackjack 3.22", "Blackjack 3.23")
def test_indices_as_published() -> None:
    found = {(each.hand, each.up): each.true_count for each in indices(HI_LO)}
    for at, known in PUBLISHED.items():
        assert abs(found[at] - known) < 1, at


@pytest.mark.slow
@pytest.mark.rule("Blackjack 2.2.1")
def test_fewer_decks_have_indices_of_their_own() -> None:
    eight, four = (
        {(each.hand, each.up): each.true_count for each in indices(HI_LO, decks)}
        for decks in (8, 4)
    )
    assert eight != four
    assert abs(four["12", "3"] - 2) < 1


@pytest.mark.parametrize("decks", [4, 5, 6, 7, 8])
def test_a_shoe_of_fewer_decks_has_the_count_it_is_taken_for(decks: int) -> None:
    for count in true_counts(HI_LO, decks):
        left = shoe_at(HI_LO, count, decks)
        assert (left.decks, len(left)) == (decks, decks * 3 // 4 * 52)
        assert true_count_of_these(left) == pytest.approx(count)


def true_count_of_these(left: Composition) -> float:
    """As if nothing but these decks had been dealt from."""
    held = zip(left.counts, "A23456789TJQK", strict=True)
    return -sum(number * HI_LO.tag(rank) for number, rank in held) / (len(left) / 52)


@pytest.mark.parametrize("name", [n for n, s in SYSTEMS.items() if s.balanced])
def test_the_shoe_has_the_count_it_is_taken_for(name: str) -> None:
    system = SYSTEMS[name]
    counts = true_counts(system)
    assert counts[0] == -counts[-1]
    for count in counts:
        left = shoe_at(system, count)
        assert len(left) == 6 * 52
        tags = sum(
            held * system.tag(rank) for held, rank in zip(left.counts, "A23456789TJQK", strict=True)
        )
        assert -tags / 6 == pytest.approx(count)


def test_without_a_true_count_there_is_no_index() -> None:
    with pytest.raises(ImpossibleSystem, match="not balanced"):
        indices(SYSTEMS["knock-out"])


def test_shoes_are_dealt_to_the_cut_card() -> None:
    shoes = Shoes(decks=6, behind=52, each_round=5, number=3, seed=9)
    left = list(shoes.left())
    assert len(left) == 3 * shoes.rounds == 3 * 52
    assert left[0] == Composition.of_decks(6)
    assert len(left[shoes.rounds - 1]) > 52 >= len(left[shoes.rounds - 1]) - 5
    assert left == list(shoes.left()), "the same seed, the same shoes"
    assert true_count(HI_LO, left[0]) == 0


def test_what_favours_the_player_is_counted() -> None:
    shoes = Shoes(decks=8, behind=16, each_round=5, number=1, seed=2)
    told: list[int] = []
    dealt = exposures(in_play("baccarat", 8), shoes, HI_LO, told.append)
    found = {each.bet: each for each in dealt if each.on is None}
    every = [baccarat.five_bets(left) for left in shoes.left()]
    assert told == list(range(1, len(every) + 1))
    for place, bet in enumerate(("player", "banker", "tie", "player-pair", "banker-pair")):
        worth = [float(bets[place].ev) for bets in every]
        good = [ev for ev in worth if ev > 0]
        assert found[bet].favourable == len(good) / len(worth)
        assert found[bet].best == max(worth)
        assert found[bet].gain == pytest.approx(sum(good) / len(good) if good else 0)
    cell = next(each for each in dealt if each.on == "four-cards 5-6")
    fresh = baccarat.sheet().insurance
    offered = next(each.offered for each in fresh if each.on == cell.on)
    assert 0 < cell.favourable < 1.3 * offered, "only once it is offered"


@pytest.mark.parametrize(("behind", "number"), [(4, 1), (5, 1), (312, 1), (52, 0), (52, 10**9)])
def test_no_shoe_is_dealt_like_this(behind: int, number: int) -> None:
    with pytest.raises(ImpossibleShoes):
        Shoes(decks=6, behind=behind, each_round=5, number=number, seed=1)


def test_a_standard_error_is_that_of_shoes_not_of_rounds() -> None:
    """Rounds of one shoe share its cards: the error of many means is the spread between them."""

    def worth(shoe: Composition) -> list[Offer]:
        return [Offer("few-aces", None, float(14 - shoe.counts[0]) if len(shoe) < 200 else -1.0)]

    means, errors = [], []
    for seed in range(40):
        shoes = Shoes(decks=8, behind=52, each_round=5, number=100, seed=seed)
        (found,) = exposures(worth, shoes, HI_LO)
        assert found.error is not None
        means.append(found.favourable)
        errors.append(found.error)
    spread = float(np.std(means, ddof=1))
    assert float(np.mean(errors)) == pytest.approx(spread, rel=0.25)


def test_a_bet_that_few_shoes_offer_has_no_standard_error() -> None:
    shoes = Shoes(decks=8, behind=16, each_round=5, number=1, seed=2)
    assert all(each.error is None for each in exposures(in_play("baccarat", 8), shoes, HI_LO))
