"""The whole sheet: figures for four to eight decks, published neighbours, JSON and bad input."""

import json
from fractions import Fraction

import msgspec
import pytest

from croupier.engine.games.blackjack import layout
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact import edge
from croupier.mathematics.exact.blackjack import Rules, Strategy, actions, sheet
from croupier.mathematics.exact.blackjack.chart.strategy import IncompleteStrategy
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import ENUMERATED
from croupier.mathematics.exact.sheet import as_json
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.sections import Chart
from tests.mathematics.exact.blackjack.charts import fresh

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

EV = {  # by the chart, by the cards
    4: (-0.014255906826, -0.014233545358),
    5: (-0.014509977574, -0.014493782757),
    6: (-0.014680054032, -0.014667776269),
    7: (-0.014801879058, -0.014792386916),
    8: (-0.014893435135, -0.014885548053),
}


@pytest.mark.rule("Blackjack 2.2.1")
@pytest.mark.parametrize(
    "decks", [4, *(pytest.param(n, marks=pytest.mark.slow) for n in (5, 6, 7)), 8]
)
def test_the_initial_bet_from_four_to_eight_decks(decks: int) -> None:
    found = fresh(decks)
    figures = found.figures("initial")
    assert (round(float(figures.ev), 12), round(found.composition_dependent_ev, 12)) == EV[decks]
    assert figures.method == ENUMERATED


# wizardofodds.com/games/blackjack/appendix/9/5ds17r4, where the Dealer has looked for a Blackjack
PUBLISHED = """
    A,2 -0.666073 -0.059817 -0.618525
    A,3 -0.665793 -0.095965 -0.618937
    2,3 -0.665509 -0.281526 -1.331019
    A,4 -0.665445 -0.135136 -0.623588
    2,4 -0.665203 -0.310164 -1.302806
    3,4 -0.664918 -0.316950 -1.129202
    A,5 -0.665147 -0.173598 -0.630252
    2,5 -0.664859 -0.314450 -1.129089
    3,5 -0.664573 -0.200797 -0.807170
    4,5 -0.664220 -0.066434 -0.425176
    A,6 -0.478961 -0.183653 -0.535696
    2,6 -0.661865 -0.202601 -0.808633
    3,6 -0.661578 -0.068441 -0.427025
    4,6 -0.661223 0.081318 -0.002174
    5,6 -0.660850 0.148532 0.133896
"""


@pytest.mark.rule("Blackjack 3.23.2", "Blackjack 3.11")
def test_published_hands_against_an_ace() -> None:
    """A Blackjack takes 1 from any of these hands; without it the published figures hold."""
    for line in PUBLISHED.strip().splitlines():
        name, stand, hit, double = line.split()
        cards = name.split(",")
        blackjack = 80 / (260 - 3)
        found = actions(cards, "A", decks=5)
        looked = {action: (ev + blackjack) / (1 - blackjack) for action, ev in found.items()}
        assert round(looked["hit"], 6) == float(hit)
        assert round(looked["double"], 6) == float(double)
        if "A" in cards:  # the others must be drawn to
            assert round(looked["stand"], 6) == float(stand)


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.23")
def test_the_published_worth_of_doubling_after_a_split() -> None:
    """The same page: -0.003804 with it and -0.005225 without, at 3 to 2 and without Surrender.
    There a Dealer's Blackjack spares bets on hands that would have been Bust, here it does not."""
    found = sheet(decks=5, rules=Rules(blackjack_pays=Odds.to(3, 2), surrender=False))
    value = {value.rule: value for value in found.rule_values}["double-after-split"]
    assert value.composition_dependent_value == pytest.approx(0.005225 - 0.003804, abs=1e-6)
    assert -0.003804 - 2e-4 < found.composition_dependent_ev < -0.003804


def test_every_hand_agrees_with_the_actions_of_that_hand() -> None:
    found = {(hand.hand, hand.up): hand for hand in fresh(4).hands}
    assert len(found) == 55 * 10
    eights = actions(("8", "8"), "T", decks=4)
    listed = msgspec.structs.asdict(found["8 8", "10"])
    assert {action: listed[action] for action in eights} == eights
    assert (listed["best"], listed["by_chart"]) == ("surrender", "surrender")
    assert found["A 10", "5"].hit is None
    assert found["A 10", "5"].stand == 1.2


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.15.1", "Blackjack 4.1.1")
def test_each_rule_is_worth_the_difference_it_makes() -> None:
    found = {value.rule: value for value in fresh(8).rule_values}
    without = edge("blackjack", "initial", rules=Rules(surrender=False))
    assert found["surrender"].without_ev == pytest.approx(float(without.ev), abs=1e-14)
    assert {rule: round(value.value, 9) for rule, value in found.items()} == {
        "blackjack-pays": -0.012979337,
        "surrender": 0.002510336,
        "even-money": 0.000600503,
        "double-after-split": 0.00139736,
    }


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.16", "Blackjack 4.1.1")
def test_what_a_blackjack_is_paid_is_worth_its_share_of_the_rounds() -> None:
    rounds = 416 * 415 * 414
    against_ace = Fraction(32 * 2 * 31 * 128, rounds)
    against_ten = Fraction(128 * 2 * 32 * 127, rounds)
    against_others = Fraction(256 * 2 * 32 * 128, rounds)
    waits_for_ten, waits_for_ace = 1 - Fraction(127, 413), 1 - Fraction(31, 413)
    paid = against_others + against_ten * waits_for_ace
    # at 3 to 2 nobody takes Even Money
    three_to_two = Fraction(3, 10) * paid + against_ace * (Fraction(3, 2) * waits_for_ten - 1)
    even_money = against_ace * (1 - Fraction(6, 5) * waits_for_ten)
    found = {value.rule: value for value in fresh(8).rule_values}
    assert found["blackjack-pays"].value == pytest.approx(-float(three_to_two), abs=1e-14)
    assert found["even-money"].value == pytest.approx(float(even_money), abs=1e-14)


def test_rules_given_are_the_ones_that_are_valued() -> None:
    given = Rules(blackjack_pays=Odds.to(3, 2), surrender=False)
    found = sheet(decks=4, rules=given)
    by_rule = {value.rule: value for value in found.rule_values}
    assert by_rule["surrender"].without_ev == found.figures("initial").ev
    assert by_rule["blackjack-pays"].without_ev == found.figures("initial").ev
    assert found.even_money is not None
    assert not found.even_money.better_taken


def test_the_chart_reads_back_from_json_as_it_was() -> None:
    found = fresh(8)
    text = json.dumps(as_json(found)["strategy"])
    assert msgspec.json.decode(text, type=Strategy) == found.strategy
    tables = found.strategy.tables()
    assert Strategy.of({up: tables.column(up) for up in range(10)}) == found.strategy


def test_a_chart_with_a_row_missing_is_refused() -> None:
    chart = fresh(8).strategy
    rows = {total: row for total, row in chart.hard.items() if total != 16}
    with pytest.raises(IncompleteStrategy, match="hard rows"):
        Strategy(hard=rows, soft=chart.soft, pairs=chart.pairs)
    with pytest.raises(IncompleteStrategy, match="up card"):
        Strategy(hard=chart.hard, soft={**chart.soft, 18: ("hit",)}, pairs=chart.pairs)
    with pytest.raises(IncompleteStrategy, match="is not a pair"):
        Strategy(hard={**chart.hard, 16: ("split",) * 10}, soft=chart.soft, pairs=chart.pairs)


def test_exceptions_gain_what_the_chart_leaves() -> None:
    found = fresh(4)
    assert found.exceptions
    assert all(exception.gains > 0 for exception in found.exceptions)
    gained = sum(exception.gains * exception.met for exception in found.exceptions)
    left = found.composition_dependent_ev - float(found.figures("initial").ev)
    assert gained == pytest.approx(left, rel=0.05)  # the rest is met after a Split


@pytest.mark.rule("Blackjack 5.5.3", "Blackjack 2.2.1")
def test_bad_shoes_are_refused_with_a_sentence() -> None:
    with pytest.raises(ImpossibleSetting, match="4 to 8 decks, not 9"):
        sheet(decks=9)
    with pytest.raises(ImpossibleShoe, match="the shoe holds 12"):
        sheet(shoe=Composition(8, (4, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0)))


def test_a_shoe_without_aces_has_no_insurance_and_no_even_money() -> None:
    found = sheet(shoe=Composition(8, (0, *(12,) * 12)))
    assert [figures.bet for figures in found.bets] == ["initial", "rws-pairs", "boom-busted"]
    assert found.even_money is None
    assert [hand.up for hand in found.dealer] == ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
    assert len(found.strategy.hard[16]) == 10


def test_a_shoe_rich_in_tens_favours_the_player() -> None:
    rich = Composition(8, (32, *(16,) * 8, *(32,) * 4))
    assert sheet(shoe=rich).figures("initial").ev > fresh(8).figures("initial").ev


def test_the_report_shows_the_chart_with_a_legend_of_what_it_uses() -> None:
    shown = sections_of(fresh(8))
    charts = [section for section in shown if isinstance(section, Chart)]
    assert [chart.title for chart in charts] == ["Hard Totals", "Soft Totals", "Pairs"]
    for chart in charts:
        assert {*chart.legend} == {sign for row in chart.cells for sign in row}
    hard = dict(zip(charts[0].rows, charts[0].cells, strict=True))
    assert hard["16"] == ("S", "S", "S", "S", "S", "H", "H", "R", "Rs", "H")
    assert [figures.bet for figures in fresh(8).bets] == [
        "initial",
        "insurance",
        *layout.BETS[1:],
    ]
