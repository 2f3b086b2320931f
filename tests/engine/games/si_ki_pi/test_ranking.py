"""The order of two-card hands against Appendix G, written out here row by row."""

from itertools import combinations

import pytest

from croupier.engine.equipment.cards import DECK, card
from croupier.engine.games.si_ki_pi import ranking_card
from croupier.engine.games.si_ki_pi.ranking import points, strength, worth
from croupier.engine.sentences import sentence

PAIRS = "AKQJT98765432"
POINTS = """
A8 K9 Q9 J9 T9 72 63 54
A7 K8 Q8 J8 T8 62 53
A6 K7 Q7 J7 T7 98 52 43
A5 K6 Q6 J6 T6 97 42
A4 K5 Q5 J5 T5 96 87 32
A3 K4 Q4 J4 T4 95 86
A2 K3 Q3 J3 T3 94 85 76
K2 Q2 J2 T2 93 84 75
AK AQ AJ AT 92 83 74 65
"""
ZERO = ("A9", "KQ", "KJ", "KT", "QJ", "QT", "JT", "73", "64")  # no 8-2: that is a Gong
BEST_FIRST = [*(rank + rank for rank in PAIRS), "82", *POINTS.split()]


def order_of(ranks: str) -> int:
    """The place of two ranks in the appendix; every hand of zero shares the last."""
    swapped = ranks[::-1]
    for place, row in enumerate(BEST_FIRST):
        if row in (ranks, swapped):
            return place
    assert ranks in ZERO or swapped in ZERO, ranks
    return len(BEST_FIRST)


@pytest.mark.rule("Si Ki Pi G", "Si Ki Pi 3.4.1", "Si Ki Pi 3.4.2")
def test_every_hand_of_the_deck_stands_where_the_appendix_has_it() -> None:
    hands = list(combinations(DECK, 2))
    assert len(hands) == 1326
    found: dict[int, set[tuple[int, ...]]] = {}
    for hand in hands:
        found.setdefault(order_of(hand[0][0] + hand[1][0]), set()).add(strength(hand))
    # one strength per row, each row weaker than the one above: a strict weak order
    assert all(len(strengths) == 1 for strengths in found.values())
    in_order = [found[place].pop() for place in sorted(found)]
    assert in_order == sorted(set(in_order), reverse=True)
    assert len(in_order) == 13 + 1 + 68 + 1 == len(BEST_FIRST) + 1


@pytest.mark.rule("Si Ki Pi 3.3")
def test_suits_do_not_matter_and_the_ace_is_the_highest_card() -> None:
    assert strength((card("As"), card("8h"))) == strength((card("8c"), card("Ad")))
    assert strength((card("As"), card("7h"))) > strength((card("Kd"), card("8h")))
    assert strength((card("Ts"), card("2h"))) > strength((card("9s"), card("3h")))


@pytest.mark.rule("Si Ki Pi 1.13")
@pytest.mark.parametrize("hand", ["Ks Qs", "Js Ts", "Qd Th"])
def test_pictures_and_tens_of_different_rank_are_no_pair(hand: str) -> None:
    first, second = map(card, hand.split())
    assert strength((first, second)) < strength((card("2s"), card("2h")))
    assert strength((first, second)) == strength((card("7s"), card("3h")))


@pytest.mark.rule("Si Ki Pi 3.4.2")
@pytest.mark.parametrize(
    ("hand", "total"), [("Ks 9h", 9), ("7s 6h", 3), ("As Kh", 1), ("9s Ah", 0), ("Js Qh", 0)]
)
def test_tens_are_dropped_from_the_total(hand: str, total: int) -> None:
    assert points([card(word) for word in hand.split()]) == total


@pytest.mark.parametrize(
    ("hand", "english", "chinese"),
    [
        ("As Ah", "pair of Aces", "一对 A"),
        ("Ks Kh", "pair of Kings", "一对 K"),
        ("Qs Qh", "pair of Queens", "一对 Q"),
        ("Js Jh", "pair of Jacks", "一对 J"),
        ("Ts Th", "pair of 10s", "一对 10"),
        ("4s 4h", "pair of 4s", "一对 4"),
        ("2s 8h", "Gong", "杠"),
        ("9s Kh", "9", "9 点"),
        ("Qs Kh", "0", "0 点"),
    ],
)
def test_a_hand_in_words(hand: str, english: str, chinese: str) -> None:
    first, second = map(card, hand.split())
    made = worth((first, second))
    assert (sentence(made, "en"), sentence(made, "zh")) == (english, chinese)


@pytest.mark.rule("Si Ki Pi G")
def test_the_card_that_lies_on_the_table() -> None:
    pairs, gong, *points_, zero = ranking_card()
    assert sentence(pairs.worth) == "Pairs"
    assert [upper + lower for upper, lower in pairs.hands] == [rank * 2 for rank in PAIRS]
    assert gong.hands == (("8", "2"),)
    rows = [" ".join(map("".join, line.hands)) for line in points_]
    assert rows == POINTS.strip().splitlines()
    assert [line.equal for line in (pairs, gong, *points_)] == [False] * 11
    assert zero.equal
    assert sum(len(line.hands) for line in ranking_card()) == 13 * 14 // 2
