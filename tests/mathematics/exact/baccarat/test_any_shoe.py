"""What must hold of the figures of any shoe, shown on random ones (Baccarat 2.2.1)."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS
from croupier.engine.games.baccarat.layout import BETS
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact.baccarat import BaccaratSheet, five_bets, sheet
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from tests.mathematics.exact.baccarat.walking import composition, gain, walk

pytestmark = pytest.mark.slow

CARDS_IN_A_ROUND = 6
NO_COMMISSION = {**EDITIONS.current.pays, "banker": Odds.to(1)}


def shoes(decks: int = 8, fewest: int = CARDS_IN_A_ROUND) -> st.SearchStrategy[Composition]:
    counts = st.tuples(*(st.integers(0, 4 * decks) for _ in RANKS))
    return counts.filter(lambda held: sum(held) >= fewest).map(lambda c: Composition(decks, c))


def few_ranks() -> st.SearchStrategy[Composition]:
    """Up to four ranks: a shoe that can be walked through card by card."""
    held = st.dictionaries(st.sampled_from(RANKS), st.integers(1, 6), min_size=1, max_size=4)
    return held.filter(lambda counts: sum(counts.values()) >= CARDS_IN_A_ROUND).map(
        lambda counts: Composition(8, tuple(counts.get(rank, 0) for rank in RANKS))
    )


def without_one(shoe: Composition, rank: str) -> Composition:
    place = RANKS.index(rank)
    counts = shoe.counts
    return Composition(shoe.decks, (*counts[:place], counts[place] - 1, *counts[place + 1 :]))


def wins(shoe: Composition) -> dict[str, Fraction]:
    found = {}
    for figures in five_bets(shoe):
        assert isinstance(figures.win, Fraction)
        found[figures.bet] = figures.win
    return found


@settings(max_examples=20)
@given(few_ranks())
def test_a_walk_through_the_shoe_finds_the_same(shoe: Composition) -> None:
    expected = dict.fromkeys(BETS, Fraction(0))
    for round in walk(shoe):
        for bet in BETS:
            expected[bet] += round.chance * gain(bet, round)
    assert {figures.bet: figures.ev for figures in five_bets(shoe)} == expected


@settings(max_examples=40)
@given(shoes())
def test_all_chances_add_up(shoe: Composition) -> None:
    found = sheet(shoe=shoe)
    player, banker, tie = (found.figures(bet) for bet in ("player", "banker", "tie"))
    assert player.push == banker.push == tie.win
    assert (player.win, player.lose) == (banker.lose, banker.win)
    assert all(figures.results and sum(figures.results.values()) == 1 for figures in found.bets)
    assert sum(map(sum, found.points)) == 1
    assert sum(found.points[n][n] for n in range(10)) == tie.win


@pytest.mark.rule("Baccarat 4.1.1")
@settings(max_examples=40)
@given(shoes())
def test_the_commission_is_a_twentieth_of_what_the_banker_wins(shoe: Composition) -> None:
    player, banker, *_ = five_bets(shoe)
    without = five_bets(shoe, NO_COMMISSION)[1]
    assert without.ev == -player.ev
    assert isinstance(banker.win, Fraction)
    assert without.ev - banker.ev == banker.win / 20


@pytest.mark.rule("Baccarat 1.14", "Baccarat 3.10")
@settings(max_examples=40)
@given(shoes())
def test_either_hand_is_a_pair_as_often(shoe: Composition) -> None:
    *_, player_pair, banker_pair = five_bets(shoe)
    assert player_pair.results == banker_pair.results


@settings(max_examples=30)
@given(shoes(fewest=CARDS_IN_A_ROUND + 1))
def test_a_card_nobody_saw_go_changes_nothing(shoe: Composition) -> None:
    """Every figure is the average over the shoes with one card less."""
    average = dict.fromkeys(BETS, Fraction(0))
    for rank, count in zip(RANKS, shoe.counts, strict=True):
        if count:
            for bet, chance in wins(without_one(shoe, rank)).items():
                average[bet] += Fraction(count, len(shoe)) * chance
    assert average == wins(shoe)


@settings(max_examples=40)
@given(shoes())
def test_written_and_read_a_shoe_has_the_same_figures(shoe: Composition) -> None:
    assert five_bets(Composition.parse(shoe.spelled(), shoe.decks)) == five_bets(shoe)


@pytest.mark.rule("Baccarat 3.2.2", "Baccarat 3.2.3")
@settings(max_examples=40)
@given(shoes(), st.permutations("TJQK"))
def test_tens_and_pictures_may_change_places(shoe: Composition, order: list[str]) -> None:
    tens = dict(zip("TJQK", order, strict=True))
    held = dict(zip(RANKS, shoe.counts, strict=True))
    swapped = Composition(shoe.decks, tuple(held[tens.get(rank, rank)] for rank in RANKS))
    assert sheet(shoe=swapped).bets == sheet(shoe=shoe).bets


@pytest.mark.rule("Baccarat 4.1.3")
@settings(max_examples=40)
@given(shoes())
def test_seven_is_insured_alike_on_both_sides_after_four_cards(shoe: Composition) -> None:
    """Either way one Hand stands on 7 and the other takes one card."""
    cells = {(c.stage, c.side, c.player, c.banker): c for c in sheet(shoe=shoe).insurance}
    for other in range(6):
        player = cells[FOUR_CARDS, "player", 7, other]
        banker = cells[FOUR_CARDS, "banker", other, 7]
        assert (player.ev, player.offered) == (banker.ev, banker.offered)


@settings(max_examples=40)
@given(shoes())
def test_favouring_the_player_means_a_value_above_nothing(shoe: Composition) -> None:
    found: BaccaratSheet = sheet(shoe=shoe)
    for cell in found.insurance:
        assert cell.favours_the_player == (cell.ev is not None and cell.ev > 0)
        assert (cell.ev is None) == (cell.offered == 0)
    for value in found.insurance_value:
        assert value.per_unit >= 0


@pytest.mark.rule("Baccarat 3.17")
def test_a_shoe_of_pictures_always_ties() -> None:
    player, banker, tie, *pairs = five_bets(composition("J4 Q4 K4"))
    assert (player.push, banker.push, tie.win) == (1, 1, 1)
    assert (player.ev, banker.ev, tie.ev) == (0, 0, 8)
    assert {pair.win for pair in pairs} == {Fraction(3, 11)}


@pytest.mark.parametrize("left", [1, 5])
def test_too_few_cards_for_a_round(left: int) -> None:
    with pytest.raises(ImpossibleShoe) as refused:
        five_bets(composition(f"A{left}"))
    assert str(refused.value) == (f"A round of Baccarat may need 6 cards; the shoe holds {left}.")


def test_an_empty_shoe_is_not_taken_for_a_full_one() -> None:
    with pytest.raises(ImpossibleShoe, match="The shoe is empty"):
        sheet(shoe=Composition(8, (0,) * 13))


@pytest.mark.parametrize("count", [-1, 33])
def test_a_shoe_that_cannot_be_is_refused_however_it_was_made(count: int) -> None:
    shoe = Composition(8, (count, *(32,) * 12))
    with pytest.raises(ImpossibleShoe, match="cards of rank A"):
        five_bets(shoe)
    with pytest.raises(ImpossibleShoe, match="cards of rank A"):
        sheet(shoe=shoe)


@pytest.mark.rule("Baccarat 2.2.1")
@pytest.mark.parametrize("decks", [-1, 0, 3, 9])
def test_four_to_eight_decks(decks: int) -> None:
    with pytest.raises(ImpossibleSetting, match=f"played with 4 to 8 decks, not {decks}"):
        sheet(decks=decks)


def test_variants_are_given_as_arguments() -> None:
    kept = sheet()
    changed = sheet(pays=NO_COMMISSION, cells={})
    assert changed.figures("banker").ev == -kept.figures("player").ev
    assert changed.insurance == ()
    assert [value.per_unit for value in changed.insurance_value] == [0, 0]
