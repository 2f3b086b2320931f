"""Si Ki Pi's kernel: decks go through it as through the engine, and in the long run its figures are
the exact ones."""

from functools import cache
from itertools import permutations
from random import Random

import numpy as np
import pytest

from croupier.engine.equipment.cards import DECK, RANKS
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.ranking import Strength, strength
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.mathematics.exact import si_ki_pi as mathematics
from croupier.mathematics.exact.si_ki_pi import BEST_ARRANGEMENT
from croupier.mathematics.exact.si_ki_pi.rank_sets import standing_for
from croupier.mathematics.simulation.games import si_ki_pi as kernel
from croupier.mathematics.simulation.games.si_ki_pi import (
    BONUS_FROM,
    BONUS_HANDS,
    DEALT,
    ENCODED,
    RANK_BITS,
    STRENGTH,
    STRENGTH_BITS,
)
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.run.comparison import compared
from tests.mathematics.simulation.engine import disagreements
from tests.mathematics.simulation.plain import Stream, first_state, played

plan = cache(kernel.plan)
sheet = cache(mathematics.sheet)


@pytest.mark.rule("Si Ki Pi 3.15", "Si Ki Pi 3.22", "Si Ki Pi 4.1")
def test_five_hundred_rounds_through_both() -> None:
    assert disagreements("si-ki-pi", 1, 500) == []


@pytest.mark.slow
@pytest.mark.rule("Si Ki Pi 3.22", "Si Ki Pi 3.23", "Si Ki Pi 4.2")
def test_five_thousand_rounds_through_both() -> None:
    assert disagreements("si-ki-pi", 2, 5_000) == []


def looked_up(ranks: str) -> int:
    code = 0
    for rank in ranks:
        code = code << RANK_BITS | RANKS.index(rank)
    return int(plan().hands[code])


@pytest.mark.rule("Si Ki Pi 3.23.1")
def test_four_ranks_are_looked_up_alike_in_any_order() -> None:
    for best in Random(1).sample(sheet().arrangements, 200):
        (hand,) = {looked_up("".join(order)) for order in permutations(best.cards)}
        made = bonus_hand(standing_for(tuple(best.cards)))
        number = len(BONUS_HANDS) if made is None else BONUS_HANDS.index(made)
        assert hand >> BONUS_FROM == number


@pytest.mark.rule("Si Ki Pi G", "Si Ki Pi H", "Si Ki Pi 3.18")
def test_low_and_high_hands_rank_in_the_table_as_in_the_engine() -> None:
    """All 1,820 sets of ranks: one number for each strength, in the same order."""
    found: dict[int, Strength] = {}
    hands = plan().hands
    for best in sheet().arrangements:
        cards = standing_for(tuple(best.cards))
        way = house_way(cards)
        low, high = (standing_for(tuple(half)) for half in (best.low, best.high))
        hand = looked_up(best.cards)
        for two in (way.low, way.high, (low[0], low[1]), (high[0], high[1])):
            assert found.setdefault(hand & STRENGTH, strength(two)) == strength(two), best
            hand >>= STRENGTH_BITS
    assert len(hands) == 1 << 4 * RANK_BITS
    assert len(set(found.values())) == len(found)
    assert sorted(found.values()) == [found[number] for number in sorted(found)]


@pytest.mark.rule("Si Ki Pi 3.15")
def test_play_is_eight_shuffled_cards_dealt() -> None:
    rounds, stream = 2_000, Stream(first_state(5, 9))
    deck, decks = [ENCODED[card] for card in DECK], []
    for _ in range(rounds):
        stream.shuffle(deck, DEALT)
        decks.append(list(deck))
    expected = plan().deal(np.array(decks, dtype=np.uint8).reshape(-1), rounds)
    assert played(plan(), 5, rounds, chunk=9).tolist() == expected.tolist()
    assert expected.sum() == rounds


def agree_with_the_exact_figures(rounds: int, seed: int) -> None:
    simulation = Simulation("si-ki-pi", rounds, seed)
    tallies = compared(simulation, play_chunks(simulation, 0, simulation.chunks))
    exact = sheet()
    assert [(tally.bet, tally.on) for tally in tallies] == [
        ("initial", None),
        ("initial", BEST_ARRANGEMENT),
        ("bonus", None),
        ("dealer-bonus", None),
    ]
    for tally in tallies:
        assert tally.count == rounds
        assert set(tally.results) == set(exact.figures(tally.bet).results or {})
        assert tally.exact == (exact.optimal.ev if tally.on else exact.figures(tally.bet).ev)
        assert not tally.suspicious, (tally.bet, tally.on, tally.z_score)


@pytest.mark.rule("Si Ki Pi 4.1", "Si Ki Pi 4.2")
def test_a_few_million_rounds_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(10_000_000, seed=1)


@pytest.mark.slow
@pytest.mark.rule("Si Ki Pi 4.1", "Si Ki Pi 4.2")
def test_a_hundred_million_rounds_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(100_000_000, seed=2)
