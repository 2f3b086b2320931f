"""Andar Bahar's kernel: decks go through it as through the engine, and in the long run its figures
are the exact ones."""

from functools import cache
from itertools import combinations, permutations
from math import prod

import numpy as np
import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games.andar_bahar.first_three import category
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY
from croupier.mathematics.exact.figures import LOSS, gain
from croupier.mathematics.simulation.games import andar_bahar as kernel
from croupier.mathematics.simulation.games.andar_bahar import CELLS, ENCODED, ONE_STRENGTH
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.run.comparison import compared
from tests.mathematics.simulation.engine import disagreements
from tests.mathematics.simulation.plain import (
    HALF,
    Stream,
    chi_square,
    first_state,
    looks_random,
    played,
)

plan = cache(kernel.plan)


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 3.10", "Andar Bahar 3.11")
def test_five_hundred_rounds_through_both() -> None:
    assert disagreements("andar-bahar", 1, 500) == []


@pytest.mark.slow
@pytest.mark.rule("Andar Bahar 3.11", "Andar Bahar 3.11.1", "Andar Bahar 4.1")
def test_five_thousand_rounds_through_both() -> None:
    assert disagreements("andar-bahar", 2, 5_000) == []


@pytest.mark.rule("Andar Bahar 1.6", "Andar Bahar 4.1")
def test_first_three_cards_make_what_the_engine_says_in_any_order() -> None:
    openings: dict[str | None, list[list[int]]] = {}
    for three in combinations(DECK, 3):
        openings.setdefault(category(three), []).append([ENCODED[card] for card in three])
    for name, made in openings.items():
        for order in permutations(range(3)):
            decks = np.zeros((len(made), len(DECK)), dtype=np.uint8)
            decks[:, :3] = np.array(made)[:, order]
            decks[:, 3] = decks[:, 0]  # the match
            tallies = plan().tallies(plan().deal(decks.reshape(-1), len(made)))
            (tally,) = [each for each in tallies if each.bet == "first-3-cards"]
            net = LOSS if name is None else gain(FIRST_3_CARDS_PAY[name])
            assert tally.results == {net: len(made)}


@pytest.mark.rule("Andar Bahar 3.10", "Andar Bahar 3.11", "Andar Bahar 3.11.1")
def test_every_place_of_the_first_match() -> None:
    joker, *rest = [ENCODED[card] for card in DECK]
    matching = [code for code in rest if code & ONE_STRENGTH == joker & ONE_STRENGTH]
    others = [code for code in rest if code not in matching]
    for place in range(1, 50):
        before, after = others[: place - 1], others[place - 1 :]
        deck = np.array([joker, *before, *matching, *after], dtype=np.uint8)
        counts = plan().deal(deck, 1)
        andar, bahar, super_andar, super_bahar, *_ = plan().tallies(counts)
        assert plan().cards_dealt(counts) == {max(3, place + 1): 1}
        assert dict(andar.results) == {(0 if place == 1 else 1 if place % 2 else -1): 1}
        assert dict(bahar.results) == {(-1 if place % 2 else 1): 1}
        assert dict(super_andar.results) == {(14 if place == 1 else -1): 1}
        assert dict(super_bahar.results) == {(14 if place == 2 else -1): 1}


def test_play_is_a_shuffled_deck_dealt() -> None:
    """Three cards, then places for those of the Joker's strength; the others lie anywhere."""
    rounds, stream = 500, Stream(first_state(5, 9))
    expected = np.zeros(prod(CELLS), dtype=np.int64)
    for _ in range(rounds):
        high, low = divmod(stream.number(), HALF)
        left = [ENCODED[card] for card in DECK]
        opening = stream.taken(low, left, 3)
        matching = [code for code in left if (code ^ opening[0]) & ONE_STRENGTH == 0]
        others = iter(code for code in left if code not in matching)
        places = set(stream.taken(high, list(range(len(left))), 3)[: len(matching)])
        later = [matching.pop() if at in places else next(others) for at in range(len(left))]
        expected += plan().deal(np.array(opening + later, dtype=np.uint8), 1)
    assert played(plan(), 5, rounds, chunk=9).tolist() == expected.tolist()


def agree_with_the_exact_figures(rounds: int, seed: int) -> None:
    simulation = Simulation("andar-bahar", rounds, seed)
    counts = play_chunks(simulation, 0, simulation.chunks)
    sheet, tallies = plan().sheet(), compared(simulation, counts)
    assert [(t.bet, t.on) for t in tallies] == [(f.bet, f.on) for f in sheet.bets]
    for tally, figures in zip(tallies, sheet.bets, strict=True):
        assert tally.count == rounds
        assert figures.results is not None
        assert set(tally.results) == set(figures.results)
        assert tally.expected == figures
        assert not tally.suspicious, (tally.bet, tally.on, tally.z_score)
    dealt = plan().cards_dealt(counts)
    expected = {cards: float(chance * rounds) for cards, chance in sheet.cards.items()}
    seen = [dealt.get(cards, 0) for cards in expected]
    assert sum(seen) == rounds
    assert looks_random(chi_square(seen, expected.values()), len(expected) - 1)


@pytest.mark.rule("Andar Bahar 4.1")
def test_a_few_million_rounds_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(4_000_000, seed=1)


@pytest.mark.slow
@pytest.mark.rule("Andar Bahar 4.1")
def test_forty_million_rounds_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(40_000_000, seed=2)
