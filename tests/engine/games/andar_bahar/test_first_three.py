"""The First 3 Cards, every one of the 22,100 combinations of a deck."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from croupier.engine.equipment.cards import DECK, Card, card
from croupier.engine.games.andar_bahar.first_three import (
    FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    category,
)

# Written out from the book: an Ace begins a sequence or ends one, and never joins King and 2.
SEQUENCES = [
    set(ranks)
    for ranks in ("A23", "234", "345", "456", "567", "678", "789", "89T", "9TJ", "TJQ", "JQK")
] + [set("QKA")]


def by_the_book(cards: tuple[Card, ...]) -> str | None:
    ranks, suits = {held[0] for held in cards}, {held[1] for held in cards}
    if ranks in SEQUENCES and len(suits) == 1:
        return STRAIGHT_FLUSH
    if len(ranks) == 1:
        return THREE_OF_A_KIND
    if ranks in SEQUENCES:
        return STRAIGHT
    return FLUSH if len(suits) == 1 else None


@pytest.mark.rule("Andar Bahar 1.6")
def test_every_combination_is_counted_for_the_best_it_makes() -> None:
    counted: Counter[str | None] = Counter()
    for cards in combinations(DECK, 3):
        made = category(cards)
        assert made == by_the_book(cards), cards
        counted[made] += 1
    assert counted == {
        STRAIGHT_FLUSH: 48,
        THREE_OF_A_KIND: 52,
        STRAIGHT: 720,
        FLUSH: 1096,
        None: 22100 - 48 - 52 - 720 - 1096,
    }


@pytest.mark.rule("Andar Bahar 1.6")
@pytest.mark.parametrize(
    ("cards", "made"),
    [
        ("Ah Kh Qh", STRAIGHT_FLUSH),
        ("3d 2d Ad", STRAIGHT_FLUSH),
        ("Qs Qh Qc", THREE_OF_A_KIND),
        ("3c 2h Ad", STRAIGHT),
        ("Ac Kd Qc", STRAIGHT),
        ("Kc Jc 9c", FLUSH),
        ("Kh Ah 2h", FLUSH),  # round the corner is no sequence
        ("Kh Ac 2d", None),
        ("Qs Qh 9c", None),
    ],
)
def test_the_books_examples_in_whatever_order_they_come(cards: str, made: str | None) -> None:
    for first, second, third in permutations(map(card, cards.split())):
        assert category((first, second, third)) == made
