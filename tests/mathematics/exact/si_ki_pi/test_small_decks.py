"""Small decks dealt completely, card by card, through the engine's own comparison."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from croupier.engine.equipment.cards import RANKS, SUITS, Card, rank
from croupier.engine.games.si_ki_pi.arrangement import ways
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.ranking import height
from croupier.engine.games.si_ki_pi.settlement import compared
from croupier.engine.table.vocabulary.wagers import Lost, Pushed, Won
from croupier.mathematics.exact.si_ki_pi.comparison import BOTH, NEITHER, ONE, compare
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

BEATEN = {Lost: NEITHER, Pushed: ONE, Won: BOTH}


def highest_first(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=height, reverse=True))


def split(halves: tuple[tuple[Card, ...], tuple[Card, ...]]) -> tuple[str, str]:
    low, high = ("".join(map(rank, half)) for half in halves)
    return low, high


@pytest.mark.rule("Si Ki Pi 3.22.1", "Si Ki Pi 3.22.2", "Si Ki Pi 3.22.9")
@pytest.mark.parametrize(
    ("ranks", "suits"),
    [
        ("289KA", 2),
        ("27", 4),
        ("A2345678", 1),
        ("89TJQKA2", 1),
        pytest.param("2378", 3, marks=pytest.mark.slow),
        pytest.param("A9TJ", 3, marks=pytest.mark.slow),
    ],
)
def test_every_hand_against_every_dealer(ranks: str, suits: int) -> None:
    deck = [Card(rank + suit) for rank in ranks for suit in SUITS[:suits]]
    by_the_engine: Counter[tuple[str, str, str, int]] = Counter()
    dealt: Counter[str] = Counter()
    dealers = {four: house_way(highest_first(four)) for four in combinations(deck, 4)}
    for four in combinations(deck, 4):
        hand = highest_first(four)
        name = "".join(map(rank, hand))
        dealt[name] += 1
        rest = [card for card in deck if card not in hand]
        for way in ways(hand):
            divided = split((way.low, way.high))
            for theirs in combinations(rest, 4):
                beaten = BEATEN[type(compared(way, dealers[theirs]))]
                by_the_engine[(name, *divided, beaten)] += 1

    found = compare(np.array([suits if rank in ranks else 0 for rank in RANKS]))
    counted: Counter[tuple[str, str, str, int]] = Counter()
    for number, hand in enumerate(every_rank_set().hands):
        name = "".join(map(rank, hand))
        assert found.dealt[number] == dealt[name]
        for way, three in zip(every_rank_set().ways[number], found.results[number], strict=True):
            for beaten, times in enumerate(three):
                key = (name, *split((way.low, way.high)), beaten)
                counted[key] += int(times) * int(found.dealt[number])
    assert +counted == by_the_engine
    assert found.total == dealt.total() * len(list(combinations(range(len(deck) - 4), 4)))
