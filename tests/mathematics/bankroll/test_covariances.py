"""Bets of one round together: covariances against the figures of each bet, against joint results,
and against the spreads that code of others found several boxes to have."""

from itertools import combinations_with_replacement
from math import sqrt

import numpy as np
import pytest

from croupier.engine.games.baccarat.insurance import FOUR_CARDS, SIDES
from croupier.engine.games.baccarat.layout import BETS
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS
from croupier.engine.games.si_ki_pi.layout import INITIAL_PAYS
from croupier.mathematics.bankroll.combined_bets import Bet, together
from croupier.mathematics.bankroll.combined_bets.blackjack import pairs_by_value
from croupier.mathematics.bankroll.combined_bets.si_ki_pi import ways
from croupier.mathematics.bankroll.covariances import (
    Covariances,
    covariances,
    kept,
    of_insurance,
    ordered,
    to_keep,
)
from croupier.mathematics.exact import blackjack, sheet
from croupier.mathematics.exact.blackjack.boxes import boxes
from croupier.mathematics.exact.blackjack.cards.values import by_value
from croupier.mathematics.exact.blackjack.chart.solution import columns_of
from croupier.mathematics.exact.blackjack.side_bets import (
    insurance_and_boom_busted,
    insurance_and_pairs,
)
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import gain
from croupier.mathematics.exact.si_ki_pi.boxes import boxes as si_ki_pi_boxes
from croupier.mathematics.simulation import simulate

INITIAL = ("initial", None)


@pytest.mark.parametrize("game", ["andar-bahar", "baccarat", "roulette", "si-ki-pi"])
def test_every_bet_has_the_variance_of_its_own_figures(game: str) -> None:
    found = covariances(game)
    for bet, figures in sheet(game).worth().items():
        if figures is None or figures.variance is None or bet[1] == "best arrangement":
            continue
        if bet[0].startswith("series"):
            continue  # it needs its set
        one_box, _ = found[ordered(bet, bet)]
        assert one_box == pytest.approx(float(figures.variance), abs=1e-9), bet


def test_blackjack_has_the_variance_of_the_box_and_its_side_bets() -> None:
    found = covariances("blackjack")
    for bet, figures in blackjack.by_chart().worth().items():
        assert figures is not None
        assert figures.variance is not None
        assert found[ordered(bet, bet)].one_box == pytest.approx(
            float(figures.variance), abs=kept().error
        )


@pytest.mark.parametrize(
    ("game", "stakes"),
    [
        ("baccarat", {("banker", None): 300, ("tie", None): 100, ("player-pair", None): 50}),
        ("andar-bahar", {("andar", None): 200, ("super-andar", None): 100, ("joker", "8"): 10}),
        ("si-ki-pi", {("initial", None): 100, ("bonus", None): 25, ("dealer-bonus", None): 5}),
        ("roulette", {("red", None): 100, ("straight", "7"): 10, ("dozen", "1"): 20}),
    ],
)
def test_bets_of_one_box_spread_as_their_joint_results(
    game: str, stakes: dict[tuple[str, str | None], int]
) -> None:
    found, total = covariances(game), sum(stakes.values())
    variance = sum(
        one * other * found[ordered(bet, also)].one_box
        for bet, one in stakes.items()
        for also, other in stakes.items()
    )
    joint = together(game, stakes).variance
    assert joint is not None
    assert variance / total**2 == pytest.approx(float(joint), abs=1e-9)


def times(found: Covariances, many: int) -> float:
    one_box, two_boxes = found[INITIAL, INITIAL]
    return sqrt(1 + (many - 1) * two_boxes / one_box)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("blackjack", {2: 1.17, 3: 1.33, 5: 1.585, 7: 1.81}),
        ("si-ki-pi", {2: 1.16, 3: 1.30, 6: 1.64}),
    ],
)
def test_boxes_spread_as_an_independent_check_found(game: str, expected: dict[int, float]) -> None:
    found = covariances(game)
    for many, spread in expected.items():
        assert times(found, many) == pytest.approx(spread, abs=0.006)


def test_a_series_is_known_by_the_set_its_table_names() -> None:
    one = ("series-6", "1-2-3-4-5-6")
    found = covariances("roulette", None, [one, ("red", None)])
    line = ordered(("line", "1-2-3-4-5-6"), one)
    assert found[ordered(one, one)].one_box == pytest.approx(found[line].one_box)


def test_insurance_against_the_bet_it_insures_has_less_than_no_covariance() -> None:
    found = covariances("baccarat")
    insured = ("banker-insurance", "four-cards 4-6")
    assert found[ordered(insured, ("banker", None))].one_box < -1
    assert found[ordered(insured, ("player", None))].one_box > 1
    assert covariances("blackjack")[ordered(INITIAL, ("insurance", None))].two_boxes < 0


@pytest.mark.parametrize("decks", range(4, 9))
def test_insurance_of_baccarat_varies_with_every_bet_of_its_round(decks: int) -> None:
    """With a Pair a little; two cards with odd points are none."""
    found, rank = of_insurance(Composition.of_decks(decks)), 4 * decks
    cells = {bet for pair in found for bet in pair if bet[1] is not None}
    assert len(cells) == 73
    chance = (rank - 1) / (13 * rank - 1)
    spread = sqrt(chance * (1 - chance)) * 12
    for cell in cells:
        assert {ordered(cell, (bet, None)) for bet in BETS} < {*found}
        for hand in SIDES:
            value = found[ordered(cell, (f"{hand}-pair", None))]
            assert abs(value) / spread / sqrt(found[cell, cell]) < 0.03 / decks
            if (cell[1] or "").startswith(FOUR_CARDS):
                assert (value == 0) == (points_of(cell)[hand] % 2 == 1)


def points_of(cell: Bet) -> dict[str, int]:
    _, points = (cell[1] or "").split()
    return dict(zip(SIDES, map(int, points.split("-")), strict=True))


def test_two_boxes_have_the_mean_of_one() -> None:
    """From a shoe that is small enough for every coincidence of cards."""
    held = by_value(Composition.of_decks(4))
    columns = columns_of(held)
    strategy = blackjack.by_chart(decks=4).strategy
    found = boxes(columns, held, strategy.columns(), blackjack.BOOK_RULES, np.zeros(len(held)))
    assert found.mean == pytest.approx(blackjack.chart_ev(strategy, decks=4), abs=1e-8)


@pytest.mark.parametrize("decks", range(4, 9))
def test_every_two_bets_of_a_round_of_blackjack_vary_together(decks: int) -> None:
    found = covariances("blackjack", decks)
    bets = [("boom-busted", None), INITIAL, ("insurance", None), ("rws-pairs", None)]
    assert {*found} == {ordered(*pair) for pair in combinations_with_replacement(bets, 2)}


@pytest.mark.parametrize("decks", range(4, 9))
def test_what_is_kept_of_insurance_is_counted_again(decks: int) -> None:
    """Insurance is one result for all boxes, and so is Boom Busted."""
    found, shoe = covariances("blackjack", decks), by_value(Composition.of_decks(decks))
    boom_busted = insurance_and_boom_busted(shoe, BOOM_BUSTED_PAYS)
    pairs = insurance_and_pairs(shoe, pairs_by_value(decks))
    for bet, value in (("boom-busted", float(boom_busted)), ("rws-pairs", pairs)):
        kept_value = found[ordered(("insurance", None), (bet, None))]
        assert kept_value == pytest.approx((value, value), abs=1e-12)


@pytest.mark.slow
def test_what_is_kept_is_worked_out_again() -> None:
    """Of one number of decks; `benchmarks/covariances.py` does all of it."""
    for found, known in zip(to_keep("blackjack", 6), kept().games["blackjack"]["6"], strict=True):
        assert found.bets == known.bets
        assert found.one_box == pytest.approx(known.one_box, abs=kept().error)
        assert found.two_boxes == pytest.approx(known.two_boxes, abs=kept().error)


def test_two_boxes_of_si_ki_pi_have_the_mean_of_one() -> None:
    """From a deck of four ranks, which is counted at once."""
    deck = np.array([4, 0, 0, 0, 4, 0, 0, 4, 0, 0, 0, 0, 4])
    found = si_ki_pi_boxes(deck)
    beaten = ways(tuple(deck.tolist()))
    nets = {0: -1.0, 1: 0.0, 2: float(gain(INITIAL_PAYS))}
    mean = sum(times * nets[hands] for (hands, _, _), times in beaten.items()) / beaten.total()
    assert found.mean == pytest.approx(mean, abs=1e-12)
    assert -1 < found.initials < 1


@pytest.mark.slow
def test_simulated_rounds_of_five_boxes_spread_as_the_covariances_say() -> None:
    """Dealt card by card by the kernel, which knows nothing of them."""
    rounds = 400_000
    tally = simulate("blackjack", rounds=rounds, seed=5, boxes=5, fresh=True).tally("initial")
    one_box, two_boxes = covariances("blackjack")[INITIAL, INITIAL]
    assert tally.standard_error is not None
    seen = tally.standard_error**2 * rounds
    assert seen == pytest.approx((one_box + 4 * two_boxes) / 5, rel=0.015)
