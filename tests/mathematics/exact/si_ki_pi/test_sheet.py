"""The sheet of Si Ki Pi: the differences explain the gap, the Bonus is as counted elsewhere, and
what a report shows adds up."""

from fractions import Fraction
from math import comb

import pytest

from croupier.engine.equipment.cards import card, rank
from croupier.engine.games.si_ki_pi.arrangement import division
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.layout import BETS, BONUS_PAYS
from croupier.engine.money import Odds
from croupier.engine.sentences import speaking
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact import edge
from croupier.mathematics.exact import sheet as sheet_of
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import COUNTED
from croupier.mathematics.exact.sheet import as_json
from croupier.mathematics.exact.si_ki_pi import SiKiPiSheet, sheet
from croupier.mathematics.exact.si_ki_pi.rank_sets import standing_for
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.sections import HeatMap, Table


@pytest.fixture(scope="module")
def exact() -> SiKiPiSheet:
    return sheet()


def test_the_two_expected_values(exact: SiKiPiSheet) -> None:
    assert exact.figures("initial").ev == Fraction(-4_937_043, 180_094_600)
    assert exact.optimal.ev == Fraction(-459_902_011, 25_084_605_000)
    assert edge("si-ki-pi", "initial").exact == exact.figures("initial").ev


def test_the_differences_explain_the_gap(exact: SiKiPiSheet) -> None:
    gap = exact.optimal.ev - exact.figures("initial").ev
    assert sum(each.cost_overall for each in exact.differences) == gap
    costs = [each.cost_overall for each in exact.differences]
    assert costs == sorted(costs, reverse=True)
    for each in exact.differences:
        assert each.cost == each.best.ev - each.house_way.ev > 0
        assert each.cost_overall == each.cost * each.dealt
        for way in (each.house_way, each.best):
            assert way.win + way.push + way.lose == 1
            assert way.ev == Fraction(95, 100) * way.win - way.lose


def test_wherever_nothing_is_listed_the_house_way_is_best(exact: SiKiPiSheet) -> None:
    listed = {each.cards: each for each in exact.differences}
    assert len(listed) == len(exact.differences) == 295
    for arrangement in exact.arrangements:
        usual = house_way(standing_for(tuple(arrangement.cards)))
        low, high = ("".join(map(rank, half)) for half in (usual.low, usual.high))
        if arrangement.cards not in listed:
            assert (arrangement.low, arrangement.high) == (low, high)
            continue
        difference = listed[arrangement.cards]
        assert (difference.house_way.low, difference.house_way.high) == (low, high)
        assert (arrangement.low, arrangement.high) == (difference.best.low, difference.best.high)
        assert (low, high) != (arrangement.low, arrangement.high)


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 1.8", "Si Ki Pi 1.12")
def test_low_and_high_hands_are_never_exchanged(exact: SiKiPiSheet) -> None:
    for each in exact.differences:
        for way in (each.house_way, each.best):
            assert sorted(way.low + way.high) == sorted(each.cards)
            cards = standing_for(tuple(way.low + way.high))
            assert "".join(map(rank, division(cards[:2], cards[2:]).high)) == way.high


def test_a_hand_that_no_dealer_can_beat(exact: SiKiPiSheet) -> None:
    """Nor copy: no Ace is left."""
    (aces,) = (each for each in exact.arrangements if each.cards == "AAAA")
    assert (aces.dealt, aces.low, aces.high) == (Fraction(1, 270_725), "AA", "AA")
    assert aces.ev == Fraction(95, 100)


@pytest.mark.rule("Si Ki Pi 3.22.5", "Si Ki Pi 3.22.6")
def test_zero_and_zero_cannot_win(exact: SiKiPiSheet) -> None:
    (zeros,) = (each for each in exact.arrangements if each.cards == "KQJT")
    assert zeros.ev == -1


def test_programs_read_the_same_names_whatever_language_is_spoken(exact: SiKiPiSheet) -> None:
    with speaking("zh"):
        assert sheet().bonus_hands == exact.bonus_hands


@pytest.mark.rule("Si Ki Pi 3.23", "Si Ki Pi 3.23.1", "Si Ki Pi 4.2")
def test_the_bonus_as_published_for_four_cards(exact: SiKiPiSheet) -> None:
    published = {
        "Four of a Kind": 13,
        "Three of a Kind": 2_496,
        "Two Pairs": 2_808,
        "Pair": 82_368,
    }
    assert published == {
        "Four of a Kind": 13,
        "Three of a Kind": 13 * comb(4, 3) * 48,
        "Two Pairs": comb(13, 2) * comb(4, 2) ** 2,
        "Pair": 13 * comb(4, 2) * comb(12, 2) * 4**2,
    }
    made = {line.made: line.probability for line in exact.bonus_hands}
    assert made == {name: Fraction(hands, 270_725) for name, hands in published.items()}
    pays = {"Four of a Kind": 100, "Three of a Kind": 20, "Two Pairs": 12, "Pair": 1}
    returned = sum((1 + pays[name]) * hands for name, hands in published.items())
    for bet in ("bonus", "dealer-bonus"):
        found = exact.figures(bet)
        assert found.ev == Fraction(returned, 270_725) - 1 == Fraction(-1_212, 20_825)
        assert found.win == Fraction(sum(published.values()), 270_725)


def test_standings_are_all_hands_once(exact: SiKiPiSheet) -> None:
    assert sum(standing.dealt for standing in exact.standings) == 1
    assert sum(standing.dealt * standing.ev for standing in exact.standings) == exact.optimal.ev
    places = {(standing.low, standing.high) for standing in exact.standings}
    assert len(places) == len(exact.standings)
    by_name = {(standing.low, standing.high): standing for standing in exact.standings}
    assert by_name["0", "0"].ev == -1
    # Nothing beats keeping two pairs, or four of a kind, as two pairs.
    assert by_name["Pair", "Pair"].dealt == Fraction(2_808 + 13, 270_725)


def test_every_bet_is_on_the_sheet(exact: SiKiPiSheet) -> None:
    assert tuple(figures.bet for figures in exact.bets) == BETS
    assert {figures.method for figures in exact.bets} == {COUNTED}
    assert (exact.decks, exact.shoe, exact.edition) == (1, None, "2021-09-14")


@pytest.mark.rule("Si Ki Pi 2.2.1")
def test_only_a_fresh_single_deck_is_played() -> None:
    with pytest.raises(ImpossibleSetting, match="single deck, not 8"):
        sheet_of("si-ki-pi", decks=8)
    with pytest.raises(ImpossibleShoe, match="fresh deck in every round"):
        sheet_of("si-ki-pi", shoe=Composition.of_decks(1))


def test_variants_pay_as_they_say(exact: SiKiPiSheet) -> None:
    variant = sheet(initial_pays=Odds.to(1), bonus_pays={**BONUS_PAYS, "two-pairs": Odds.to(20)})
    usual, free = exact.figures("initial"), variant.figures("initial")
    assert (free.win, free.lose) == (usual.win, usual.lose)
    assert usual.win is not None
    assert free.ev == usual.ev + Fraction(5, 100) * usual.win
    assert exact.optimal.win is not None
    # Without commission a win may be worth arranging for that was not before.
    assert variant.optimal.ev >= exact.optimal.ev + Fraction(5, 100) * exact.optimal.win
    bonus = variant.figures("bonus").results
    assert bonus is not None
    assert bonus[Fraction(20)] == Fraction(2_496 + 2_808, 270_725)


def test_the_json_says_what_a_contract_promises(exact: SiKiPiSheet) -> None:
    told = as_json(exact)
    assert set(told["optimal"]) == {"win", "push", "lose", "ev", "variance"}
    assert told["optimal"]["ev"] == float(exact.optimal.ev)
    assert sum(told["optimal"][each] for each in ("win", "push", "lose")) == pytest.approx(1)
    assert len(told["arrangements"]) == 1_820
    first = told["differences"][0]
    assert (first["cards"], first["house_way"]["high"], first["best"]["high"]) == (
        "8422",
        "22",
        "82",
    )


def test_the_report_adds_up(exact: SiKiPiSheet) -> None:
    _, _, two_ways, where, costliest, bonus, worth, often = sections_of(exact)
    assert isinstance(two_ways, Table)
    assert [row[-2] for row in two_ways.rows] == ["2.7414 %", "1.8334 %", "0.9080 %"]
    assert isinstance(where, Table)
    *parts, everything = where.rows
    assert sum(int(row[1]) for row in parts) == int(everything[1]) == 295
    assert everything[-1] == two_ways.rows[-1][-1]
    assert isinstance(costliest, Table)
    assert costliest.rows[0][:3] == ("8422", "84 / 22", "42 / 82")
    assert isinstance(bonus, Table)
    figures = (float(row[-1].replace("−", "-")) for row in bonus.rows)
    assert sum(figures) == pytest.approx(-1_212 / 20_825, abs=1e-8)
    assert isinstance(worth, HeatMap)
    assert worth.values[0][0] == -100
    assert worth.values[1][0] is None  # a Low Hand never beats the High Hand
    assert isinstance(often, HeatMap)
    found = [cell for row in often.values for cell in row if cell is not None]
    assert sum(found) == pytest.approx(100)


def test_cards_stand_for_their_ranks() -> None:
    assert standing_for(("9", "9", "2", "9")) == tuple(map(card, ("9s", "9h", "2s", "9d")))
