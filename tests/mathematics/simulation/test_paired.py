"""Rounds in which much goes wrong at once: they come to an end, and both courses have the same
bets."""

from collections import Counter
from itertools import takewhile

import pytest

from croupier.engine.crew.unnoticed_bets import BEYOND_LIMITS
from croupier.engine.games import PLAYED
from croupier.engine.table.vocabulary.events import BetPlaced, BettingClosed
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.mathematics.simulation.trouble.mistake_rounds import play_rounds, trouble
from croupier.mathematics.simulation.trouble.paired_rounds import (
    Rightly,
    Run,
    Wrongly,
    chance,
    dealt,
)

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds


@pytest.mark.parametrize("game", PLAYED)
def test_much_may_go_wrong_at_once(game: str) -> None:
    for rates, rounds in (("1", 8), ("0.3", 10), ("over-maximum:1,under-minimum:1", 25)):
        totals = play_rounds(trouble(game, rates, rounds=rounds, seed=1), 0, rounds)
        assert totals.rounds == rounds
        assert totals.happened["over-maximum"] > 0
        assert totals.happened["under-minimum"] > 0


def placed(course: Run) -> list[Wager]:
    """The bets made before the close, those that went back included."""
    before = takewhile(lambda event: not isinstance(event, BettingClosed), course.events)
    return [event.wager for event in before if isinstance(event, BetPlaced)]


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.2")
@pytest.mark.parametrize("game", PLAYED)
def test_noticed_or_not_the_same_is_bet_and_noticed_nothing_too_small_is_left(game: str) -> None:
    both = 0
    for number in range(30):
        right = dealt(game, 1, number, BEYOND_LIMITS, Rightly(()))
        wrong = dealt(
            game, 1, number, BEYOND_LIMITS, Wrongly(chance(1, number, "mistakes"), Counter())
        )
        assert (placed(right), right.beyond) == (placed(wrong), wrong.beyond)
        both += right.beyond == BEYOND_LIMITS
        limits = right.round.settings.limits
        assert all(w.stake_cents >= limits.minimum(w.spot.bet) for w in right.round.wagers)
    assert both > 10
