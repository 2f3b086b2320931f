"""From the points of the first four cards: they add up to the whole, and follow the table."""

from fractions import Fraction
from itertools import product

import pytest

from croupier.mathematics.exact import sheet
from croupier.mathematics.exact.baccarat import BaccaratSheet, ImpossiblePoints, from_points
from croupier.mathematics.exact.composition import Composition

EVERY = [from_points(*points) for points in product(range(10), repeat=2)]


def test_all_of_them_together_are_every_round() -> None:
    whole = sheet("baccarat")
    assert sum(found.dealt for found in EVERY) == 1
    banker = sum((found.dealt * found.banker_wins for found in EVERY), Fraction(0))
    assert banker == whole.figures("banker").win
    for found in EVERY:
        assert found.player_wins + found.tie + found.banker_wins == 1


@pytest.mark.rule("Baccarat 4.1.3", "Baccarat 3.12.1")
def test_insurance_is_offered_as_often_as_over_all_rounds() -> None:
    whole = sheet("baccarat")
    assert isinstance(whole, BaccaratSheet)
    for cell in whole.insurance:
        found = [
            (situation.dealt * mine.offered, mine.ev)
            for situation in EVERY
            for mine in situation.insurance
            if (mine.bet, mine.on) == (cell.bet, cell.on)
        ]
        assert sum(offered for offered, _ in found) == cell.offered
        assert cell.ev is not None
        worth = sum((offered * ev for offered, ev in found if ev is not None), Fraction(0))
        assert worth == cell.ev * cell.offered


@pytest.mark.rule("Baccarat 1.10", "Baccarat 3.13", "Baccarat 3.15")
@pytest.mark.parametrize(
    ("player", "banker", "natural", "draws", "on", "alone"),
    [
        (8, 3, True, False, (), False),
        (5, 6, False, True, (6, 7), False),
        (4, 7, False, True, (), False),
        (6, 5, False, False, (), True),
        (7, 6, False, False, (), False),
    ],
)
def test_who_draws(
    player: int, banker: int, natural: bool, draws: bool, on: tuple[int, ...], alone: bool
) -> None:
    found = from_points(player, banker)
    assert (found.natural, found.player_draws) == (natural, draws)
    assert (found.banker_draws_on, found.banker_draws_alone) == (on, alone)


def test_points_that_cannot_be() -> None:
    with pytest.raises(ImpossiblePoints, match="0 to 9 points, not -1"):
        from_points(-1, 5)
    tens = Composition.parse("T:8,K:8", 8)
    with pytest.raises(ImpossiblePoints, match="cannot deal a Player 1 and a Banker 0"):
        from_points(1, 0, shoe=tens)
