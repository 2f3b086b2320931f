"""The mathematics and the simulation are those of the current edition."""

from fractions import Fraction

import numpy as np

from croupier.engine.equipment.cards import cards
from croupier.mathematics.exact.baccarat import from_points, sheet
from croupier.mathematics.simulation.games.baccarat import ENCODED, plan
from tests.engine.editions.hypothetical import NEW, OLD, in_effect


def test_a_sheet_is_that_of_the_current_edition() -> None:
    before = sheet(), from_points(0, 6)
    with in_effect():
        after = sheet(), from_points(0, 6)
    assert (before[0].edition, before[1].banker_draws_on) == (OLD, (6, 7))
    assert after[1].banker_draws_on == (7,)
    assert Fraction(8) in (before[0].figures("tie").results or {})
    assert Fraction(9) in (after[0].figures("tie").results or {})
    assert before == (sheet(), from_points(0, 6))
    with in_effect():
        assert after[0].edition == NEW


def test_a_simulation_is_that_of_the_current_edition() -> None:
    shoe = np.array([ENCODED[card] for card in cards("Kh 2c Th 4d 6s 3s 5c 5d 5h")], np.uint8)

    def tie() -> dict[Fraction, int]:
        dealt = plan(fresh=True)
        (told,) = [tally for tally in dealt.tallies(dealt.deal(shoe, 1)) if tally.bet == "tie"]
        return {net: count for net, count in told.results.items() if count}

    before = tie()
    with in_effect():
        after = tie()
    assert (before, after) == ({Fraction(-1): 1}, {Fraction(9): 1})
