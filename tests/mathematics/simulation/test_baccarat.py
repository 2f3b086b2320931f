"""Baccarat's kernel: whole shoes go through it as through the engine, and fresh ones come to the
exact figures."""

from random import Random

import numpy as np
import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.layout import BETS
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact.baccarat.enumeration import CARDS_IN_A_ROUND
from croupier.mathematics.exact.baccarat.table_of_play import NO_THIRD_CARD, POINTS, table_of_play
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.games.baccarat import ENCODED, ROUNDS, SITUATIONS, plan
from croupier.mathematics.simulation.plan import ImpossibleSimulation, Simulation, play_chunks
from croupier.mathematics.simulation.run.comparison import compared
from tests.mathematics.simulation.engine import agreement, disagreements, encoded, shuffled
from tests.mathematics.simulation.plain import HALF, Stream, first_state, played


@pytest.mark.rule("Baccarat 3.10", "Baccarat 3.13", "Baccarat 4.1.2")
def test_five_hundred_rounds_through_both() -> None:
    assert disagreements("baccarat", 1, 500) == []


@pytest.mark.slow
@pytest.mark.rule("Baccarat 3.13", "Baccarat 4.1.2", "Baccarat 4.1.3")
def test_three_thousand_rounds_through_both() -> None:
    """Enough for every Insurance cell to be offered and bought."""
    found = agreement("baccarat", 2, 3_000)
    assert found.disagreements == []
    assert sum(on is not None for _, on in found.bets) == len(EDITIONS.current.insurance)


def cards_used(counts: Counts) -> int:
    """By a round, from what it has counted."""
    (cell,) = np.flatnonzero(counts[:SITUATIONS])
    player, banker, fifth = (int(cell) // POINTS**n % POINTS for n in (3, 2, 1))
    player_draws, banker_draws = table_of_play()
    drawn = int(player_draws[player, banker])
    return 4 + drawn + int(banker_draws[player, banker, fifth if drawn else NO_THIRD_CARD])


@pytest.mark.rule("Baccarat 2.2.1")
@pytest.mark.parametrize(
    ("decks", "cut"), [(4, None), (8, 6), (8, 14), (6, 99), (8, 415), (8, 400)]
)
def test_a_shoe_is_dealt_to_the_cut_card(decks: int, cut: int | None) -> None:
    """Rounds start as long as more cards are left than lie behind it, never after."""
    made = plan(decks=decks, cut=cut)
    for seed in range(10):
        cards = encoded(shuffled(Random(seed), decks), ENCODED)
        left, rounds, before = len(cards), 0, made.deal(cards, 0)
        while left > (52 if cut is None else cut):
            rounds += 1
            counts = made.deal(cards, rounds)
            left, before = left - cards_used(counts - before), counts
        assert int(made.deal(cards, rounds + 1)[ROUNDS]) == rounds


@pytest.mark.parametrize(
    ("decks", "cut", "fresh"), [(8, None, False), (4, 15, False), (6, 6, False), (8, None, True)]
)
def test_play_is_a_shuffled_shoe_dealt(decks: int, cut: int | None, fresh: bool) -> None:
    """Shoe after shoe, its order as four cards were drawn for each round, and two where a round
    would not have six; last come those that were not drawn."""
    made, rounds = plan(decks=decks, cut=cut, fresh=fresh), 700
    stream, expected = Stream(first_state(5, 9)), made.deal(made.shoe.cards(ENCODED), 0)
    while missing := rounds - int(expected[ROUNDS]):
        left, order, at = sorted(made.shoe.cards(ENCODED).tolist()), [], 0
        while at <= made.shoe.last_start and missing:
            high, low = divmod(stream.number(), HALF)
            order += stream.taken(low, left, 2) + stream.taken(high, left, 2)
            if len(order) < at + CARDS_IN_A_ROUND:
                order += stream.taken(stream.number() % HALF, left, 2)
            at += cards_used(made.deal(np.array(order[at:], dtype=np.uint8), 1))
            missing -= 1
        shoe = np.array(order + left, dtype=np.uint8)
        expected += made.deal(shoe, rounds - int(expected[ROUNDS]))
    assert played(made, 5, rounds, chunk=9).tolist() == expected.tolist()


def agree_with_the_exact_figures(rounds: int, seed: int, decks: int) -> None:
    options = {"decks": decks, "fresh": True}
    simulation = Simulation("baccarat", rounds, seed, options)
    tallies = compared(simulation, play_chunks(simulation, 0, simulation.chunks))
    assert len(tallies) == len(BETS) + len(EDITIONS.current.insurance)
    for tally in tallies:
        assert tally.on or tally.count == rounds
        assert tally.z_score is not None
        assert not tally.suspicious, (tally.bet, tally.on, tally.z_score)


@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3")
def test_a_few_million_fresh_shoes_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(2_000_000, seed=1, decks=8)


@pytest.mark.slow
@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3")
@pytest.mark.parametrize("decks", [4, 8])
def test_thirty_million_fresh_shoes_come_to_the_exact_figures(decks: int) -> None:
    agree_with_the_exact_figures(30_000_000, seed=2, decks=decks)


@pytest.mark.parametrize("cut", [-1, 0, 5, 416, 1_000])
def test_a_cut_card_where_it_cannot_be(cut: int) -> None:
    with pytest.raises(ImpossibleSimulation, match=f"6 to 415 cards, not {cut}"):
        plan(cut=cut)


@pytest.mark.rule("Baccarat 2.2.1")
@pytest.mark.parametrize("decks", [0, 3, 9])
def test_a_shoe_of_so_many_decks_there_is_not(decks: int) -> None:
    with pytest.raises(ImpossibleSetting, match=str(decks)):
        plan(decks=decks)


def test_the_least_shoe_is_one_round() -> None:
    cards = np.array([ENCODED[card] for card in DECK * 4], dtype=np.uint8)
    assert plan(decks=4, cut=len(cards) - 1).deal(cards, 5)[ROUNDS] == 1
    assert plan(decks=4, fresh=True).deal(cards, 5)[ROUNDS] == 1
