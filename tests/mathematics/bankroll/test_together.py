"""Several bets on one round: against each bet alone, and against shoes dealt card by card."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from croupier.engine.equipment.cards import DECK, rank
from croupier.engine.games.andar_bahar.first_three import category
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.bankroll.combined_bets import Bet, andar_bahar, si_ki_pi, together
from croupier.mathematics.bankroll.combined_bets.baccarat import ways
from croupier.mathematics.bankroll.stakes import ImpossibleSession
from croupier.mathematics.exact import baccarat, edge, sheet
from croupier.mathematics.exact.andar_bahar import first_match
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import Number
from croupier.mathematics.exact.si_ki_pi.comparison import compare
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set
from croupier.mathematics.simulation.games.blackjack import plan as simulated
from croupier.mathematics.simulation.games.blackjack.tables import ENCODED
from tests.mathematics.exact.baccarat.walking import walk
from tests.mathematics.exact.blackjack.charts import fresh


@pytest.mark.rule("Baccarat 3.16", "Baccarat 4.1.1")
@pytest.mark.parametrize("bet", ["player", "banker", "tie", "player-pair", "banker-pair"])
def test_one_bet_of_baccarat_is_as_it_is_alone(bet: str) -> None:
    assert together("baccarat", {(bet, None): 100}).results == edge("baccarat", bet).results


@pytest.mark.slow
def test_a_small_shoe_of_baccarat_card_by_card() -> None:
    """A deck in which one card of each rank is left would take too long: the formula for tens is
    held against decks of four."""
    found: dict[tuple[str, bool, bool], Fraction] = defaultdict(Fraction)
    for round in walk(Composition(1, (1, 0, 1, 0, 0, 1, 0, 0, 0, 2, 2, 0, 0))):
        pairs = [rank(hand[0]) == rank(hand[1]) for hand in (round.player, round.banker)]
        found[round.winner, pairs[0], pairs[1]] += round.chance
    assert sum(found.values()) == 1
    assert sum(ways(8).values()) == 1


def test_pairs_of_both_hands_together() -> None:
    """P(both begin with a Pair), by ranks alone."""
    of_a_rank, cards = 32, 416
    same = 13 * of_a_rank * 31 * 30 * 29
    other = 13 * 12 * of_a_rank * 31 * of_a_rank * 31
    both = Fraction(same + other, cards * (cards - 1) * (cards - 2) * (cards - 3))
    pairs = [chance for each, chance in ways(8).items() if each.player_pair and each.banker_pair]
    assert sum(pairs) == both


@pytest.mark.rule("Baccarat 3.12.2", "Baccarat 4.1.3", "Baccarat 5.3")
@pytest.mark.parametrize("decks", [8, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("side", ["player", "banker"])
def test_insured_where_that_favours_the_player(side: str, decks: int) -> None:
    """The mean is the bet and what buying the good cells is worth, found another way."""
    worth = {each.side: each.per_unit for each in baccarat.sheet(decks=decks).insurance_value}
    found = together("baccarat", {(side, None): 120}, decks, insured=True)
    assert found.ev == edge("baccarat", side, decks=decks).ev + worth[side]
    if decks == 8:
        known = {"player": 0.012284, "banker": 0.010105}
        assert float(found.house_edge) == pytest.approx(known[side], abs=5e-7)


def test_the_banker_insured_result_by_result() -> None:
    """All cells that favour who bets on the Banker come after four cards: nothing goes by."""
    plain = edge("baccarat", "banker").results
    assert plain is not None
    expected: dict[Fraction, Fraction] = defaultdict(Fraction, plain)  # type: ignore[arg-type]
    for cell in baccarat.sheet().insurance:
        if cell.side == "banker" and cell.favours_the_player:
            assert cell.win is not None
            assert cell.lose is not None
            assert cell.stage == "four-cards"
            expected[Fraction(19, 20)] -= cell.offered * cell.lose
            expected[Fraction(19, 20) - 1 / Fraction(cell.odds)] += cell.offered * cell.lose
            expected[Fraction(-1)] -= cell.offered * cell.win
            expected[Fraction(0)] += cell.offered * cell.win
    assert together("baccarat", {("banker", None): 120}, insured=True).results == expected


def test_insurance_is_for_a_side() -> None:
    with pytest.raises(ImpossibleSession, match="for a bet on Player or Banker"):
        together("baccarat", {("tie", None): 120}, insured=True)


@pytest.mark.rule("Roulette 3.9")
def test_every_placement_of_roulette_is_as_it_is_alone() -> None:
    for figures in sheet("roulette").bets:
        if not figures.bet.startswith("series"):
            alone = together("roulette", {(figures.bet, figures.on): 5})
            assert alone.results == figures.results


def test_red_and_black_together() -> None:
    """All but the three zeros come back."""
    found = together("roulette", {("red", None): 100, ("black", None): 100})
    assert found.results == {Fraction(-1): Fraction(3, 39), Fraction(0): Fraction(36, 39)}
    assert found.bet == "red and black"
    assert found.ev == edge("roulette", "red").ev


def test_the_mean_of_a_mix_is_the_mix_of_the_means() -> None:
    found = together("baccarat", {("banker", None): 100, ("tie", None): 10})
    alone = 100 * edge("baccarat", "banker").ev + 10 * edge("baccarat", "tie").ev
    assert found.ev == alone / 110


@pytest.mark.rule("Andar Bahar 1.6", "Andar Bahar 3.11.1", "Andar Bahar 4.1")
def test_every_bet_of_andar_bahar_is_as_it_is_alone() -> None:
    for figures in sheet("andar-bahar").bets:
        found = together("andar-bahar", {(figures.bet, figures.on): 100})
        assert found.results == figures.results, (figures.bet, figures.on)


def test_every_opening_of_andar_bahar() -> None:
    """All 132,600 orders of three cards; what comes after them has a closed formula."""
    counted: Counter[tuple[str, str | None, int]] = Counter()
    for three in permutations(DECK, 3):
        joker, *others = map(rank, three)
        place = 1 + others.index(joker) if joker in others else 3
        counted[joker, category(three), place] += 1
    found: dict[tuple[str, str | None, int], Fraction] = defaultdict(Fraction)
    for (joker, made, place), chance in andar_bahar.ways().items():
        found[joker, made, min(place, 3)] += chance
    assert found == {key: Fraction(times, 132_600) for key, times in counted.items()}


def test_the_joker_and_the_first_match_do_not_depend_on_each_other() -> None:
    """Not so the first three cards: three of a kind lies with the first match only."""
    found = andar_bahar.ways()
    matches = first_match()
    for joker, place in (("A", 1), ("8", 2), ("K", 17)):
        chance = sum(each for (j, _, p), each in found.items() if (j, p) == (joker, place))
        assert chance == matches[place] / 13
    assert {place for _, made, place in found if made == "three-of-a-kind"} == {1}
    assert {place for _, made, place in found if made == "straight"} == {*range(3, 50)}


@pytest.mark.rule("Si Ki Pi 3.22", "Si Ki Pi 4.2")
@pytest.mark.slow
def test_every_bet_of_si_ki_pi_is_as_it_is_alone() -> None:
    for figures in sheet("si-ki-pi").bets:
        found = together("si-ki-pi", {(figures.bet, None): 100})
        assert found.results == figures.results, figures.bet


@pytest.mark.slow
def test_both_hands_of_si_ki_pi() -> None:
    """Which of the two holds what says nothing; how the Initial Bet does with a Bonus hand was
    counted another way."""
    deck = Composition.of_decks(1).counts
    counted = si_ki_pi.ways(deck)
    assert counted.total() == 270_725 * 194_580
    both: Counter[tuple[str | None, str | None]] = Counter()
    own: Counter[tuple[str | None, int]] = Counter()
    for (beaten, mine, dealers), times in counted.items():
        both[mine, dealers] += times
        own[mine, beaten] += times
    assert both == {(b, a): times for (a, b), times in both.items()}
    assert both["four-of-a-kind", "four-of-a-kind"] == 13 * 12
    compared, sets = compare(np.array(deck)), every_rank_set()
    results = compared.dealt[:, np.newaxis] * compared.by(sets.house_way)
    by_hand: Counter[tuple[str | None, int]] = Counter()
    for hand, row in zip(sets.hands, results.tolist(), strict=True):
        for beaten, times in enumerate(row):
            by_hand[bonus_hand(hand), beaten] += times
    assert own == by_hand


@pytest.mark.rule("Blackjack 4.1.1", "Blackjack 4.1.2", "Blackjack 4.1.3")
@pytest.mark.slow
@pytest.mark.parametrize("bet", ["initial", "rws-pairs", "boom-busted"])
def test_one_bet_of_blackjack_is_as_it_is_alone(bet: str) -> None:
    """The mixture of endless shoes on one side, an enumeration or whole numbers on the other."""
    found, alone = together("blackjack", {(bet, None): 100}), fresh(8).figures(bet)
    assert found.results is not None
    assert alone.results is not None
    assert found.results.keys() == alone.results.keys()
    for net, chance in alone.results.items():
        assert float(found.results[net]) == pytest.approx(float(chance), abs=1e-10), net


@pytest.mark.slow
def test_bets_of_blackjack_dealt_by_the_kernel() -> None:
    """Each round alone, so that all three bets of it are known: means of products."""
    plan, rng, rounds = simulated(fresh=True), np.random.default_rng(5), 20_000
    cards = np.array([ENCODED[card] for card in DECK * 8], dtype=np.uint8)
    dealt = np.empty((rounds, 3))
    for number in range(rounds):
        tallies = plan.tallies(plan.deal(rng.permutation(cards), 1))
        initial, _, pairs, boom = (tally.mean for tally in tallies)
        dealt[number] = initial, pairs, boom
    for one, other in (("initial", "boom-busted"), ("initial", "rws-pairs")):
        products = dealt[:, 0] * dealt[:, 2 if other == "boom-busted" else 1]
        expected = float(mean_product("blackjack", one, other))
        error = float(products.std()) / rounds**0.5
        assert float(products.mean()) == pytest.approx(expected, abs=4 * error), other


def mean_product(game: str, one: str, other: str) -> Number:
    """From the variances of both bets alone and together."""
    alone = [together(game, {(bet, None): 1}) for bet in (one, other)]
    both = together(game, {(one, None): 1, (other, None): 1})
    squares = [(each.variance or 0) + each.ev**2 for each in (*alone, both)]
    return (4 * squares[2] - squares[0] - squares[1]) / 2


@pytest.mark.parametrize(
    ("game", "stakes"),
    [
        ("andar-bahar", {("andar", None): 100, ("first-3-cards", None): 5, ("joker", "8"): 3}),
        pytest.param(
            "si-ki-pi",
            {("initial", None): 100, ("bonus", None): 10, ("dealer-bonus", None): 20},
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "blackjack",
            {("initial", None): 100, ("rws-pairs", None): 10, ("boom-busted", None): 20},
            marks=pytest.mark.slow,
        ),
    ],
)
def test_the_mean_of_any_mix_is_the_mix_of_the_means(game: str, stakes: dict[Bet, int]) -> None:
    alone = sheet(game)
    expected = sum(cents * float(alone.figures(*bet).ev) for bet, cents in stakes.items())
    found = together(game, stakes)
    assert float(found.ev) == pytest.approx(expected / sum(stakes.values()), abs=1e-10)


def test_what_is_not_offered_is_said() -> None:
    with pytest.raises(ImpossibleSession, match="red 3 is not a bet of Roulette"):
        together("roulette", {("red", "3"): 5})
    with pytest.raises(ImpossibleSession, match="no decks"):
        together("roulette", {("red", None): 5}, decks=8)
    for game in ("andar-bahar", "si-ki-pi", "blackjack", "baccarat"):
        with pytest.raises(ImpossibleSetting):
            together(game, {("initial", None): 5}, decks=3)


@pytest.mark.slow
def test_insurance_of_blackjack_is_not_on_every_round() -> None:
    with pytest.raises(ImpossibleSession, match="insurance is not a bet of Blackjack that is made"):
        together("blackjack", {("insurance", None): 5}, decks=8)
