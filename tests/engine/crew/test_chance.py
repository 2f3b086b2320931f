"""Chance without bias: shuffles and choices enumerated over every draw."""

from collections import Counter
from itertools import product

import pytest

from croupier import open_table
from croupier.engine.crew.chance import SeededChance, SystemChance, happens, one_of, shuffled
from croupier.engine.crew.shuffler import Shuffler
from croupier.engine.equipment.cards import DECK
from croupier.engine.front.open_table import Desk


class Scripted:
    """Draws that are written down; each bound is remembered."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        drawn = self.draws.pop(0)
        assert drawn < bound
        return drawn


def test_every_order_comes_from_exactly_one_way_of_drawing() -> None:
    orders = Counter(
        tuple(shuffled(Scripted(draws), "abcd")) for draws in product(range(4), range(3), range(2))
    )
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_a_seed_repeats_an_evening_and_another_does_not() -> None:
    first, again, other = (shuffled(SeededChance(seed), DECK) for seed in (7, 7, 8))
    assert first == again != other
    assert sorted(first) == sorted(DECK)


def test_the_systems_chance_stays_below_its_bound() -> None:
    assert {SystemChance().below(3) for _ in range(200)} == {0, 1, 2}
    assert {SystemChance().below(4) for _ in range(200)} == {0, 1, 2, 3}, "whole bits"
    assert {SystemChance().below(1) for _ in range(5)} == {0}
    with pytest.raises(ValueError, match="positive"):
        SystemChance().below(0)
    assert one_of(Scripted((1,)), "xyz") == "y"
    assert happens(Scripted((299_999,)), 300_000)
    assert not happens(Scripted((300_000,)), 300_000)


def desk() -> Desk:
    return open_table("baccarat", table="recorded", decks=4)


def test_a_fresh_shoe_is_shuffled_once_and_dealt_to_its_end() -> None:
    table, shuffler = desk(), Shuffler(SeededChance(1))
    assert shuffler.prepare(table.round)
    dealt = [shuffler.draw(table.round) for _ in range(208 - 52)]
    assert shuffler.cut_card_is_out
    dealt += [shuffler.draw(table.round) for _ in range(52)]
    assert Counter(dealt) == Counter(DECK * 4)


def test_cards_held_over_come_before_the_shoe() -> None:
    table, shuffler = desk(), Shuffler(SeededChance(1))
    shuffler.prepare(table.round)
    for line in ("dealer closes", "deal 9h 4c Ks 2d", "deal 5c to player"):
        table.say(line)
    table.say("supervisor rules reconstruct")
    table.open_round()
    assert shuffler.draw(table.round) == "5c"
    assert not shuffler.prepare(table.round)
