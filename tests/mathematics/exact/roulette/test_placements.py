"""Every placement of the four pay tables: against the engine on all 39 pockets, against formulas
and published figures."""

from collections import Counter
from fractions import Fraction

import pytest

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette import Terms, spots
from croupier.engine.games.roulette.layout import BETS, LAYOUTS, SERIES_PAY
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.exact import edge, sheet
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.roulette import PAYS, RouletteSheet
from croupier.mathematics.exact.roulette import sheet as roulette
from croupier.mathematics.exact.sheet import UnknownBet
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.sections import Table
from tests.engine.games.roulette.scripting import CLOSE, EXAMPLE_SERIES, play, spin, table

EXACT = roulette()


def by_the_engine(layout: str) -> dict[Spot, Counter[Fraction]]:
    """One dollar on every placement of a layout; what it comes to on each pocket."""
    series = EXAMPLE_SERIES if "series-3" in LAYOUTS[layout].pays else Terms()
    opened = table(layout=layout, terms=series)
    chips = [PlaceBet(player("ann"), "ann", spot, 100) for spot in spots(opened.settings)]
    closed = play(opened, chips, CLOSE)
    found: dict[Spot, Counter[Fraction]] = {}
    for pocket in POCKETS:
        for wager in play(closed, spin(pocket)).wagers:
            net = Fraction(wager.received_cents - wager.stake_cents, wager.stake_cents)
            found.setdefault(wager.spot, Counter())[net] += 1
    return found


@pytest.mark.parametrize(
    ("layout", "placements"),
    [
        pytest.param("A", 165, marks=pytest.mark.rule("Roulette 4.1.1", "Roulette C")),
        pytest.param("D", 166, marks=pytest.mark.rule("Roulette 4.1.2", "Roulette F")),
        pytest.param("G", 165, marks=pytest.mark.rule("Roulette 4.1.3", "Roulette I")),
        pytest.param("J", 166, marks=pytest.mark.rule("Roulette 4.1.4", "Roulette L")),
    ],
)
def test_the_engine_pays_every_placement_as_computed(layout: str, placements: int) -> None:
    found = by_the_engine(layout)
    named = [spot for spot in found if spot.bet not in SERIES_PAY]
    assert len(named) == placements
    for spot, results in found.items():
        figures = EXACT.figures(spot.bet, None if spot.bet in SERIES_PAY else spot.on)
        assert figures.results == {net: Fraction(times, 39) for net, times in results.items()}
    paragraph = LAYOUTS[layout].paragraph
    assert {spot.bet for spot in found} == {
        kind.bet for kind in EXACT.kinds if paragraph in kind.pay_tables
    }


def test_each_placement_stands_once() -> None:
    on_a_layout = set(spots(table(layout="D").settings))
    series = {Spot(bet) for bet in SERIES_PAY}
    stated = [Spot(figures.bet, on=figures.on) for figures in EXACT.bets]
    assert set(stated) == on_a_layout | series
    assert len(stated) == len(set(stated)) == 166 + 2


def test_how_many_placements_and_pockets_each_kind_has() -> None:
    """Counted by hand on the layout: (placements, pockets, pays)."""
    even_money = dict.fromkeys(("low", "high", "red", "black", "odd", "even"), (1, 18, "1"))
    assert {kind.bet: (kind.placements, kind.pockets, kind.odds) for kind in EXACT.kinds} == {
        "straight": (39, 1, "35"),
        "split": (7 + 24 + 33, 2, "17"),
        "street": (4 + 12, 3, "11"),
        "corner": (22, 4, "8"),
        "top-line": (1, 6, "5"),
        "line": (11, 6, "5"),
        "column": (3, 12, "2"),
        "dozen": (3, 12, "2"),
        **even_money,
        "zeros": (1, 3, "11"),
        "series-3": (None, 3, "11"),
        "series-6": (None, 6, "5"),
    }
    assert [kind.bet for kind in EXACT.kinds] == list(BETS)


def test_every_bet_has_the_published_edge_of_a_wheel_with_three_zeros() -> None:
    """7.69 %, the top line too: here it covers six pockets and pays 5 to 1 like any line."""
    for figures in EXACT.bets:
        assert figures.house_edge == Fraction(3, 39), (figures.bet, figures.on)
        assert f"{100 * float(figures.house_edge):.2f}" == "7.69"


def test_variance_by_the_formula_for_a_bet_on_n_pockets() -> None:
    pockets = {kind.bet: kind.pockets for kind in EXACT.kinds}
    for figures in EXACT.bets:
        won = Fraction(pockets[figures.bet], 39)
        pays = 36 / pockets[figures.bet] - 1
        assert figures.win == won
        assert float(figures.variance or 0) == pytest.approx(
            float(won * (1 - won)) * (pays + 1) ** 2
        )


def test_which_pay_tables_have_which_bet() -> None:
    every = tuple(f"Roulette 4.1.{number}" for number in (1, 2, 3, 4))
    told = {kind.bet: kind.pay_tables for kind in EXACT.kinds}
    assert told["zeros"] == (every[1], every[3])
    assert told["series-3"] == told["series-6"] == every[2:]
    for bet in set(BETS) - {"zeros", "series-3", "series-6"}:
        assert told[bet] == every


def test_wherever_a_bet_is_offered_it_pays_the_same() -> None:
    for pay_table in LAYOUTS.values():
        assert pay_table.pays.items() <= PAYS.items()


def test_one_placement_is_asked_for_by_its_pockets() -> None:
    found = edge("roulette", "split", on="0-00")
    assert (found.on, found.win, found.exact) == ("0-00", Fraction(2, 39), Fraction(-1, 13))
    assert edge("Roulette", "top_line").on is None
    with pytest.raises(UnknownBet, match="no bet 'split' on 0-3"):
        edge("roulette", "split", on="0-3")


def test_there_are_no_cards() -> None:
    assert (EXACT.decks, EXACT.shoe) == (None, None)
    with pytest.raises(ImpossibleSetting, match="no decks"):
        sheet("roulette", decks=8)
    with pytest.raises(ImpossibleShoe, match="no cards"):
        sheet("roulette", shoe=Composition.of_decks(8))


def test_a_variant_pays_as_it_says() -> None:
    variant = roulette(pays={**PAYS, "top-line": Odds.to(4)})
    assert variant.figures("top-line").house_edge == Fraction(9, 39)
    assert variant.figures("line").house_edge == Fraction(3, 39)


def test_the_report_lists_the_kinds() -> None:
    assert isinstance(EXACT, RouletteSheet)
    bets, _, kinds = sections_of(EXACT)
    assert isinstance(bets, Table)
    assert [row[0] for row in bets.rows][:3] == [
        "Straight Up, 39 placements",
        "Split, 64 placements",
        "Street, 16 placements",
    ]
    assert isinstance(kinds, Table)
    rows = {row[0]: row[1:] for row in kinds.rows}
    assert rows["0-★-00"] == ("1", "3", "11 to 1", "7.6923 %", "", "yes", "", "yes")
    assert rows["6-number Series"] == ("any set", "6", "5 to 1", "7.6923 %", "", "", "yes", "yes")
    assert rows["Straight Up"] == ("39", "1", "35 to 1", "7.6923 %", "yes", "yes", "yes", "yes")
