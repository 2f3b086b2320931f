"""What a report tells is what `probability` found, cell by cell."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES, sentence
from croupier.mathematics.exact import Sheet, sheet
from croupier.mathematics.exact.baccarat import BaccaratSheet
from croupier.mathematics.exact.blackjack import BlackjackSheet
from croupier.mathematics.exact.roulette import RouletteSheet
from croupier.mathematics.exact.si_ki_pi import SiKiPiSheet
from croupier.mathematics.reports.findings.chance_ahead import hope
from croupier.mathematics.reports.findings.roulette import QUANTILES, SPINS, after_spins
from croupier.mathematics.reports.findings.sheet_findings import told
from croupier.mathematics.reports.findings.simulation_check import checked_by
from croupier.mathematics.reports.odds import (
    Finding,
    OddsTold,
    OfAndarBahar,
    OfBaccarat,
    OfBlackjack,
    OfRoulette,
    OfSiKiPi,
)

DOZEN = Fraction(12, 39)  # a bet on twelve pockets wins
LONG = pytest.mark.slow
GAMES = [pytest.param(game, marks=LONG if game == "blackjack" else ()) for game in PLAYED]


@cache
def odds(game: str) -> OddsTold:
    return told(figures(game), f"croupier edge {game}")


@cache
def figures(game: str) -> Sheet:
    return sheet(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_bet_is_told_once_with_its_own_figures(game: str) -> None:
    rows = {bet: row for row in odds(game).bets for bet in row.bets}
    assert sum(row.placements for row in odds(game).bets) == len(figures(game).bets)
    for bet in figures(game).bets:
        row = rows[bet.bet]
        assert row.ev == float(bet.ev)
        assert row.rtp == float(bet.return_to_player)
        for mine, known in ((row.win, bet.win), (row.push, bet.push), (row.lose, bet.lose)):
            assert mine == (None if known is None else float(known))
        assert row.ahead == {n: bet.ahead_after(n) for n in (10, 100, 1_000)}
        assert row.exact == (None if bet.exact is None else str(bet.exact))


@pytest.mark.parametrize("game", GAMES)
def test_findings_are_sentences_in_every_language(game: str) -> None:
    found = odds(game).findings
    assert len(found) in (3, 4)
    for language in LANGUAGES:
        said = [_said(finding, language) for finding in found]
        assert len({*said}) == len(found)
        assert not any("odds-" in words or "{" in words for words in said), said


def _said(finding: Finding, language: str) -> str:
    return " ".join(
        sentence(each, language) for each in (finding.figure, finding.claim, *finding.more)
    )


@pytest.mark.parametrize("game", GAMES)
def test_each_finding_begins_with_a_figure_of_the_sheet(game: str) -> None:
    """Those that name a price name that of a bet, or of a rule, rounded to two decimals."""
    first = sentence(odds(game).findings[0].figure, "en")
    edges = {f"{100 * -row.ev:.2f}" for row in odds(game).bets}
    assert any(edge in first for edge in edges), (first, edges)


def test_baccarat_tells_every_insurance_and_every_number_of_decks() -> None:
    own, of = odds("baccarat").own, figures("baccarat")
    assert isinstance(own, OfBaccarat)
    assert isinstance(of, BaccaratSheet)
    for cell, known in zip(own.insurance, of.insurance, strict=True):
        assert (cell.stage, cell.side, cell.player, cell.banker) == (
            *(known.stage, known.side, known.player, known.banker),
        )
        assert cell.ev == (None if known.ev is None else float(known.ev))
        assert cell.favours_the_player == known.favours_the_player
        # At fair odds the Insurance would cost nothing.
        if cell.fair is not None and known.win is not None and known.lose is not None:
            assert cell.fair * float(known.win) == pytest.approx(float(known.lose))
    assert [each.decks for each in odds("baccarat").by_decks] == [4, 5, 6, 7, 8]
    for each in odds("baccarat").by_decks:
        again = sheet("baccarat", decks=each.decks)
        assert each.ev == {bet.bet: float(bet.ev) for bet in again.bets}
    for insured, value in zip(own.insured, of.insurance_value, strict=True):
        assert insured.alone - insured.insured == pytest.approx(float(value.per_unit))


@pytest.mark.slow
def test_blackjack_tells_the_chart_the_rules_and_the_side_bets() -> None:
    own, of = odds("blackjack").own, figures("blackjack")
    assert isinstance(own, OfBlackjack)
    assert isinstance(of, BlackjackSheet)
    assert (own.up, own.hard, own.soft, own.pairs) == (
        *(of.strategy.up, of.strategy.hard, of.strategy.soft, of.strategy.pairs),
    )
    assert [(rule.rule, rule.worth) for rule in own.rules] == [
        (rule.rule, rule.value) for rule in of.rule_values
    ]
    for lines, bet in ((own.rws_pairs, "rws-pairs"), (own.boom_busted, "boom-busted")):
        back = sum(line.comes_back for line in lines)
        assert back == pytest.approx(float(of.figures(bet).return_to_player))
    sixteen = [each for each in own.exceptions if each.hand == "A 6 9"]
    assert [(each.total, each.soft) for each in sixteen] == [(16, False)]


def test_roulette_tells_shapes_with_the_spread_of_a_hundred_spins() -> None:
    own, of = odds("roulette").own, figures("roulette")
    assert isinstance(own, OfRoulette)
    assert isinstance(of, RouletteSheet)
    assert [shape.pockets for shape in own.shapes] == [1, 2, 3, 4, 6, 12, 18]
    assert {bet for shape in own.shapes for bet in shape.bets} == {kind.bet for kind in of.kinds}
    assert (own.shapes[0].after[0], own.shapes[0].after[-1]) == (-100, 80)
    assert (own.shapes[-1].after[0], own.shapes[-1].after[-1]) == (-24, 8)
    odds_paid = Fraction(2)
    for quantile, net in zip(QUANTILES, after_spins(DOZEN, odds_paid), strict=True):
        wins = (Fraction(net) + SPINS) / (odds_paid + 1)
        assert wins.denominator == 1
        fewer = sum(map(_won, range(int(wins))), Fraction(0))
        assert fewer < quantile <= fewer + _won(int(wins))


def _won(wins: int) -> Fraction:
    return comb(SPINS, wins) * DOZEN**wins * (1 - DOZEN) ** (SPINS - wins)


def test_andar_bahar_tells_how_long_a_round_takes() -> None:
    own = odds("andar-bahar").own
    assert isinstance(own, OfAndarBahar)
    assert sum(own.cards.values()) == pytest.approx(1)
    assert own.mean == pytest.approx(sum(cards * p for cards, p in own.cards.items()))
    back = sum(line.comes_back for line in own.first_3_cards)
    assert back == pytest.approx(
        float(figures("andar-bahar").figures("first-3-cards").return_to_player)
    )


def test_si_ki_pi_tells_the_house_way_beside_the_best() -> None:
    own, of = odds("si-ki-pi").own, figures("si-ki-pi")
    assert isinstance(own, OfSiKiPi)
    assert isinstance(of, SiKiPiSheet)
    assert own.house_way.ev == float(of.figures("initial").ev)
    assert own.best.ev == float(of.optimal.ev)
    assert (own.sets, own.differences) == (1820, len(of.differences))
    assert own.costliest[0].cost_overall == max(float(each.cost_overall) for each in of.differences)


def test_hope_is_the_chance_of_having_more_wins_than_it_takes() -> None:
    """Against all ways that a few spins can go."""
    found = hope(12 / 39, 3)
    for spins, least, mean, greatest in found[:8]:
        wins = (
            comb(spins, won) * DOZEN**won * (1 - DOZEN) ** (spins - won)
            for won in range(spins + 1)
            if 3 * won > spins
        )
        assert least == mean == greatest == pytest.approx(float(sum(wins, Fraction(0))))
    assert found[-1][2] < found[len(found) // 2][2]
    bet = figures("roulette").figures("dozen")
    at_100 = next(each for each in found if each[0] <= 100 < each[0] * 1.1)
    assert at_100[1] - 1e-12 <= (bet.ahead_after(100) or 0) <= at_100[3] + 1e-12


@pytest.mark.parametrize("game", GAMES)
def test_what_a_report_was_checked_by_was_a_simulation_of_the_same(game: str) -> None:
    by = checked_by(figures(game))
    assert by is not None, f"{game}: run python -m benchmarks.checked"
    assert by.rounds >= 100_000_000
    assert by.farthest < 4


def test_a_report_of_something_else_names_no_simulation() -> None:
    assert checked_by(sheet("baccarat", decks=6)) is None
    assert told(sheet("baccarat", decks=6), "").checked_by is None
