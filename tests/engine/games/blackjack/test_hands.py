"""What a hand is worth, counted over every combination of ranks that can decide something."""

from itertools import combinations_with_replacement, product

import pytest

from croupier.engine.equipment.cards import RANKS, Card
from croupier.engine.games.blackjack.cards.hands import (
    blackjack,
    bust,
    hard_total,
    identical_value,
    soft,
    soft_21,
    total,
)

WORTH = {"A": (1, 11), "T": (10,), "J": (10,), "Q": (10,), "K": (10,)} | {
    str(pips): (pips,) for pips in range(2, 10)
}
TENS = "TJQK"


def hand(ranks: str | tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(Card(rank + "s") for rank in ranks)


def best(ranks: tuple[str, ...]) -> tuple[int, bool]:
    """Every way to count the Aces: the best total not past 21 (else the least), and if it is soft.

    The rule as the book puts it, without the engine's short cut.
    """
    ways = {(sum(way), 11 in way) for way in product(*(WORTH[rank] for rank in ranks))}
    within = [way for way in ways if way[0] <= 21]
    return max(within) if within else min(ways)


ALL_HANDS = [ranks for size in range(1, 6) for ranks in combinations_with_replacement(RANKS, size)]


@pytest.mark.rule("Blackjack 3.1", "Blackjack 3.2.1")
def test_an_ace_counts_eleven_wherever_that_does_not_pass_21() -> None:
    assert len(ALL_HANDS) == 8567
    for ranks in ALL_HANDS:
        points, is_soft = best(ranks)
        held = hand(ranks)
        assert (total(held), soft(held)) == (points, is_soft), ranks
        assert bust(held) == (points > 21), ranks


@pytest.mark.rule("Blackjack 3.2.2", "Blackjack 3.2.3")
@pytest.mark.parametrize(("rank", "points"), [*((str(n), n) for n in range(2, 10)), ("T", 10)])
def test_number_cards_count_their_number_and_pictures_ten(rank: str, points: int) -> None:
    assert total(hand(rank)) == points
    assert [total(hand(picture)) for picture in "KQJ"] == [10, 10, 10]


@pytest.mark.rule("Blackjack 1.2")
def test_blackjack_is_an_ace_and_a_ten_on_the_first_two_cards_only() -> None:
    for ranks in product(RANKS, repeat=2):
        expected = "A" in ranks and any(rank in TENS for rank in ranks)
        assert blackjack(hand(ranks)) == expected, ranks
        assert not blackjack(hand(ranks), split=True), ranks
    assert not blackjack(hand("A"))
    for ranks in product(RANKS, repeat=3):
        if total(hand(ranks)) == 21 and not blackjack(hand(ranks[:2])):
            assert not blackjack(hand(ranks)), ranks


@pytest.mark.rule("Blackjack 1.2")
def test_a_card_laid_on_a_blackjack_by_mistake_does_not_take_it_away() -> None:
    assert blackjack(hand("AK5"))


@pytest.mark.rule("Blackjack 1.27")
def test_soft_21_is_21_with_an_ace_at_eleven_that_is_no_blackjack() -> None:
    for ranks in ALL_HANDS:
        two_card_blackjack = len(ranks) == 2 and best(ranks)[0] == 21
        expected = best(ranks) == (21, True)
        assert soft_21(hand(ranks)) == (expected and not two_card_blackjack), ranks
        assert soft_21(hand(ranks), split=True) == expected, ranks


@pytest.mark.rule("Blackjack 1.27")
def test_ace_and_ten_after_a_split_are_a_soft_21() -> None:
    for ranks in ("AT", "AK", "QA", "JA"):
        assert soft_21(hand(ranks), split=True)
        assert not soft_21(hand(ranks))


@pytest.mark.rule("Blackjack 3.22")
def test_identical_value_means_points_not_pictures() -> None:
    for first, second in product(RANKS, repeat=2):
        expected = first == second or (first in TENS and second in TENS)
        assert identical_value(hand((first, second))) == expected, (first, second)
    assert not identical_value(hand("888"))
    assert not identical_value(hand("8"))


def test_a_hard_total_counts_every_ace_as_one() -> None:
    assert hard_total(hand("AAK")) == 12
