"""Blackjack's kernel: whole shoes go through it as through the engine, by charts of every kind, and
fresh ones come to the exact figures."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, Card, card, rank
from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact.blackjack import chart_ev
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.draws.shuffle import Cards
from croupier.mathematics.simulation.games.blackjack import BlackjackPlan, kernel, plan, stretch_of
from croupier.mathematics.simulation.games.blackjack.chart_file import EVEN_MONEY
from croupier.mathematics.simulation.games.blackjack.kernel import NETS, ROUNDS, VOID
from croupier.mathematics.simulation.games.blackjack.tables import ENCODED
from croupier.mathematics.simulation.plan import ImpossibleSimulation, Simulation, play_chunks
from croupier.mathematics.simulation.run.comparison import compared
from croupier.mathematics.simulation.shoes import Shoe
from croupier.mathematics.simulation.tally import Tally
from tests.mathematics.simulation.blackjack_engine import (
    UP,
    Chart,
    Nets,
    by_the_blackjack_kernel,
    nets_of_boxes,
    random_chart,
)
from tests.mathematics.simulation.engine import (
    STAKE,
    agreement,
    blackjack_round,
    blackjack_table,
    disagreements,
    encoded,
)
from tests.mathematics.simulation.plain import Stream, first_state, looks_random, played

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

SOME_CHART = random_chart(Random(1))
KINDS = ("hand", "doubled hand", "split hand", "doubled split hand")
BROUGHT = {
    *(f"{number} hands" for number in range(1, MOST_HANDS + 1)),
    *(f"{kind}{how}" for kind, how in product(KINDS, ("", ", Bust,"))),
    *(f"{some} split hands Bust" for some in ("some", "all")),
    *("split Aces", "soft 21 of a split Aces", "soft 21 of a split hand"),
    *("Player's Blackjack", "Even Money", "Even Money refused", "Surrender"),
}
TO_BE_MET = {f"{what} against {dealer}" for what in BROUGHT for dealer in ("Blackjack", "Bust")}
TO_BE_MET |= {f"{what} against a total" for what in BROUGHT} | {"long hand"}


@pytest.mark.rule("Blackjack 3.22", "Blackjack 3.23", "Blackjack 4.1.1")
def test_five_hundred_rounds_through_both() -> None:
    assert disagreements("blackjack", 1, 500) == []


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 4.1.2", "Blackjack 4.1.3")
def test_ten_thousand_rounds_through_both() -> None:
    """Enough for everything a box may bring to meet everything the Dealer may have."""
    found = agreement("blackjack", 4, 10_000)
    assert found.disagreements == []
    assert TO_BE_MET - found.met == set()


def played_alike(hit: bool, pairs: str) -> Chart:
    """Hits to the end, or stands as soon as it may."""
    last = "hit" if hit else "stand"
    hard = {str(points): [last if points > 11 else "hit"] * 10 for points in range(4, 22)}
    soft = {str(points): [last if points < 21 else "stand"] * 10 for points in range(12, 22)}
    return {"hard": hard, "soft": soft, "pairs": dict.fromkeys(UP, [pairs] * 10)}


def both(cards: str, chart: Chart, *, even_money: bool = True) -> tuple[Nets, Nets]:
    """One box of a round whose cards are given, through the engine and the kernel."""
    dealt = [card(name) for name in cards.split()]
    table = blackjack_table(8, 1)
    round = blackjack_round(table, iter(dealt), chart, even_money=even_money)
    assert round is not None
    assert len(round.cards) == len(dealt)
    made = plan(strategy={**chart, EVEN_MONEY: even_money})
    counts = made.deal(encoded(dealt, ENCODED), 1)
    return nets_of_boxes(round, STAKE), by_the_blackjack_kernel(made, counts)


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.22.3")
@pytest.mark.parametrize(
    ("hit", "cards", "brings"),
    [
        (True, "As 9h Ad  Ac Ts  Td", 0),  # Aces: a card each, no third hand
        (False, "8s Th 8d  Ts 9s  Ad", -1),  # to a Blackjack two hands lose one bet
        (True, "8s Th 8d  Ts 9s Td 9d  Ad", -2),  # Bust, they lose two
        (False, "8s Th 8d  8h Ts 8c 9s 9d 8s  8d", -3),  # four hands, and no fifth; one stands off
    ],
)
def test_splits_that_are_rare(hit: bool, cards: str, brings: int) -> None:
    engine, kernel = both(cards, played_alike(hit=hit, pairs="split"))
    assert engine["initial", "1"] == brings
    assert kernel == engine


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 4.1.1")
@pytest.mark.parametrize(
    ("cards", "taken", "refused"),
    [("As Ah Ts  Kd", 1, 0), ("As Ah Ts  9d", 1, Fraction(6, 5))],
)
def test_a_blackjack_against_an_ace(cards: str, taken: int, refused: Fraction) -> None:
    for even_money, brings in ((True, taken), (False, refused)):
        chart = played_alike(hit=False, pairs="split")
        engine, kernel = both(cards, chart, even_money=even_money)
        assert engine["initial", "1"] == brings
        assert kernel == engine


@pytest.mark.rule("Blackjack 3.26", "Blackjack 4.1.3")
@pytest.mark.parametrize(("deuces", "pays"), [(6, 50), (7, 200), (8, 200)])
def test_a_long_bust_pays_boom_busted(deuces: int, pays: int) -> None:
    cards = " ".join(("9h", "2s", "8h", *["2d"] * (deuces - 1), "Tc"))
    engine, kernel = both(cards, played_alike(hit=False, pairs="split"))
    assert engine["boom-busted", "1"] == pays
    assert kernel == engine


class LowCards(Shoe, frozen=True):
    """No card above the five: rounds are so long that the shoe is used up at times."""

    @property
    def last_start(self) -> int:
        return len(self.cards(ENCODED)) - self.behind_the_cut_card - 1

    def cards(self, encoded: Mapping[Card, int]) -> Cards:
        low = [encoded[card] for card in DECK if rank(card) in "A2345"]
        return np.array(low * self.decks, dtype=np.uint8)


def with_shoe(made: BlackjackPlan, shoe: Shoe) -> BlackjackPlan:
    stretch = stretch_of(shoe, len(shoe.cards(ENCODED)), made.terms.boxes)
    terms = made.terms._replace(last_start=shoe.last_start, stretch=stretch)
    return replace(made, shoe=shoe, terms=terms)


def as_cards(cards: list[int]) -> Cards:
    return np.array(cards, dtype=np.uint8)


def complete(made: BlackjackPlan, cards: list[int], rounds: int) -> bool:
    """Would as many rounds be dealt if cards followed these without end?"""
    endless = cards + cards * 4
    dealt, wanted = (made.deal(as_cards(each), rounds)[ROUNDS] for each in (cards, endless))
    return bool(dealt == wanted)


def plainly(made: BlackjackPlan, state: int, rounds: int) -> tuple[Counts, int]:
    """Shoe after shoe; how often more cards had to be shuffled comes with it."""
    stream, again = Stream(state), 0
    shoe, counts = made.shoe.cards(ENCODED).tolist(), made.deal(made.shoe.cards(ENCODED), 0)
    enough = made.shoe.last_start + 8 + 4 * made.terms.boxes
    stretch = min(enough + -enough % 4, len(shoe))
    while left := rounds - int(counts[ROUNDS]):
        stream.shuffle(shoe, stretch)
        shuffled = stretch
        while shuffled < len(shoe) and not complete(made, shoe[:shuffled], left):
            more = min(shuffled + 8, len(shoe))
            stream.shuffle(shoe, more, shuffled)
            shuffled, again = more, again + 1
        cards = shoe[:shuffled]
        counts[VOID] += not complete(made, cards, left)
        counts += made.deal(as_cards(cards), left)
    return counts, again


@pytest.mark.parametrize(
    "options",
    [
        {"strategy": None},
        {"strategy": None, "fresh": True},
        {"fresh": True},
        {"decks": 4, "cut": 18},
        {"boxes": 9, "cut": 34, "decks": 5},
        {"boxes": 5, "fresh": True, "decks": 6},
        {"boxes": 2, "cut": 415},
    ],
    ids=str,
)
def test_play_is_a_shuffled_shoe_dealt(options: dict[str, Any]) -> None:
    made, rounds = plan(**{"strategy": SOME_CHART, **options}), 700
    expected, _ = plainly(made, first_state(5, 9), rounds)
    assert played(made, 5, rounds, chunk=9).tolist() == expected.tolist()


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 5.5.3")
@pytest.mark.parametrize(("boxes", "behind"), [(2, 40), (3, 45), (9, 34)])
def test_rounds_that_need_more_cards_and_such_as_never_end(boxes: int, behind: int) -> None:
    """With nine boxes the first stretch is the whole shoe."""
    chart = played_alike(hit=True, pairs="split")
    made = with_shoe(plan(boxes=boxes, strategy=chart), LowCards(4, behind, fresh=False))
    expected, again = plainly(made, first_state(6, 1), 1_000)
    assert played(made, 6, 1_000, chunk=1).tolist() == expected.tolist()
    assert made.tallies(expected)[0].void == expected[VOID] > 0
    assert (again > expected[VOID]) == (boxes < 9)


def agree_with_the_exact_figures(rounds: int, seed: int, **options: Any) -> None:
    simulation = Simulation("blackjack", rounds, seed, {"fresh": True, **options})
    counts = play_chunks(simulation, 0, simulation.chunks)
    initial, insurance, pairs, boom_busted = tallies = compared(simulation, counts)
    boxes = options.get("boxes", 1)
    assert initial.count == pairs.count == rounds * boxes
    assert boom_busted.count == rounds
    assert insurance.count == pytest.approx(rounds / 13, rel=0.01)
    for tally in tallies:
        assert tally.z_score is not None
        assert not tally.suspicious, (tally.bet, tally.mean, tally.exact, tally.z_score)


@pytest.mark.rule("Blackjack 4.1.1", "Blackjack 4.1.2", "Blackjack 4.1.3")
def test_a_few_million_fresh_shoes_come_to_the_exact_figures() -> None:
    agree_with_the_exact_figures(2_000_000, seed=1)


@pytest.mark.slow
@pytest.mark.rule("Blackjack 4.1.1", "Blackjack 4.1.2", "Blackjack 4.1.3")
@pytest.mark.parametrize(("decks", "boxes"), [(4, 1), (8, 1), (6, 5)])
def test_ten_million_fresh_shoes_come_to_the_exact_figures(decks: int, boxes: int) -> None:
    agree_with_the_exact_figures(10_000_000, seed=2, decks=decks, boxes=boxes)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_any_chart_comes_to_its_exact_value(seed: int) -> None:
    chart = random_chart(Random(seed))
    agree_with_the_exact_figures(5_000_000, seed=seed, strategy=chart)
    worth = plan(strategy=chart).sheet().figures("initial").ev
    assert worth == chart_ev(plan(strategy=chart).chart)
    assert worth < float(plan().sheet().figures("initial").ev)


def means_scatter_as_said(tallies: list[Tally], exact: float) -> bool:
    scores = []
    for tally in tallies:
        assert tally.mean is not None
        assert tally.standard_error is not None
        scores.append((tally.mean - exact) / tally.standard_error)
    return looks_random(sum(score**2 for score in scores), len(scores))


def test_boxes_that_share_a_dealer_do_not_count_as_rounds_of_their_own() -> None:
    made = plan(boxes=5, fresh=True)
    exact = float(made.sheet().figures("initial").ev)
    tallies = [made.tallies(played(made, 3, 1_000, chunk=n))[0] for n in range(1_000)]
    assert means_scatter_as_said(tallies, exact)
    assert not means_scatter_as_said([replace(tally, error=None) for tally in tallies], exact)


def test_the_error_of_a_single_box_is_the_usual_one() -> None:
    made = plan(strategy=SOME_CHART)
    initial, *_ = made.tallies(played(made, 3, 5_000))
    assert initial.standard_error == pytest.approx(replace(initial, error=None).standard_error)


def test_nothing_played_is_nothing_counted() -> None:
    made = plan(boxes=2, strategy=SOME_CHART)
    tallies = made.tallies(played(made, 3, 0))
    assert [tally.count for tally in tallies] == [0, 0, 0, 0]
    assert [tally.standard_error for tally in tallies] == [None] * 4


def test_one_round_of_several_boxes_shows_no_spread() -> None:
    made = plan(boxes=9, strategy=SOME_CHART)
    initial, *_ = made.tallies(played(made, 3, 1))
    assert (initial.count, initial.standard_error, initial.z_score) == (9, None, None)


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.23")
def test_the_counts_have_room_for_all_that_a_box_may_win() -> None:
    """Four hands, each doubled: the engine's limits are not written into compiled code unseen."""
    made = plan(strategy=SOME_CHART)
    assert kernel.MOST_HANDS == MOST_HANDS
    assert len(played(made, 1, 1)) - NETS == 2 * 2 * MOST_HANDS * made.terms.unit + 1


@pytest.mark.parametrize(("boxes", "least"), [(1, 18), (9, 34)])
@pytest.mark.parametrize("cut", [-1, 0, 17, 416, 1_000])
def test_a_cut_card_where_it_cannot_be(boxes: int, least: int, cut: int) -> None:
    with pytest.raises(ImpossibleSimulation, match=f"{least} to 415 cards, not {cut}"):
        plan(boxes=boxes, cut=cut, strategy=SOME_CHART)


@pytest.mark.rule("Blackjack 2.1.1(a)", "Blackjack 2.2.1")
@pytest.mark.parametrize("options", [{"decks": 3}, {"decks": 9}, {"boxes": 0}, {"boxes": 10}])
def test_a_table_that_there_is_not(options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSetting, match=str(*options.values())):
        plan(**options)


def test_the_least_shoe_is_one_round() -> None:
    cards = encoded([*DECK * 4], ENCODED)
    for options in ({"cut": len(cards) - 1}, {"fresh": True}):
        assert plan(decks=4, strategy=SOME_CHART, **options).deal(cards, 5)[ROUNDS] == 1
