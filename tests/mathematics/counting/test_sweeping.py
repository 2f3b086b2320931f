"""Sweeps: decks and the place of the cut card, step by step."""

from itertools import pairwise

import pytest

from croupier.mathematics.counting.exposure import Shoes
from croupier.mathematics.counting.sweep import ImpossibleSweep, Sweep, by_decks, exposed
from croupier.mathematics.exact import edge


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("decks=4..8", (4, 5, 6, 7, 8)),
        ("cut = 16, 52", (16, 52)),
        ("cut=10..30:10", (10, 20, 30)),
        ("cut=52", (52,)),
    ],
)
def test_what_is_swept(text: str, values: tuple[int, ...]) -> None:
    assert Sweep.parse(text).values == values


@pytest.mark.parametrize("text", ["", "decks", "decks=", "decks=8..4", "boxes=1..3", "cut=1..2:0"])
def test_nothing_is_swept_like_this(text: str) -> None:
    with pytest.raises(ImpossibleSweep):
        Sweep.parse(text)


def test_pairs_get_cheaper_with_every_deck() -> None:
    found = {each.bet: each.figures for each in by_decks("baccarat", Sweep.parse("decks=4..8"))}
    pairs = found["player-pair"]
    assert all(fewer > more for fewer, more in pairwise(figure or 0.0 for figure in pairs))
    assert pairs[-1] == float(edge("baccarat", "player-pair").house_edge)


def test_the_deeper_the_cut_card_the_more_there_is_to_gain() -> None:
    shoes = Shoes(decks=8, behind=52, each_round=5, number=1, seed=1)
    for each in exposed("baccarat", Sweep.parse("cut=150,300,380"), shoes):
        gained = [figure or 0.0 for figure in each.figures]
        assert all(more > less - 1e-12 for more, less in pairwise(gained)), each.bet
