"""Blackjack out of a purse that cannot split or double: no purse falls below nothing."""

from collections.abc import Generator

import pytest

from croupier.mathematics.bankroll.players import dealt
from croupier.mathematics.bankroll.session import SessionPlan, session
from croupier.mathematics.bankroll.short_purses import staked_from_the_purse
from croupier.mathematics.bankroll.stakes import Staked
from croupier.mathematics.bankroll.target import reaching
from croupier.mathematics.exact import blackjack, edge
from croupier.mathematics.exact.figures import Figures

pytestmark = pytest.mark.slow
STAKE = 10_000


@pytest.fixture(scope="module")
def bet() -> Staked:
    initial: Figures = blackjack.by_chart().figures("initial")
    return staked_from_the_purse("blackjack", initial, STAKE, None)


@pytest.mark.rule("Blackjack 3.22", "Blackjack 3.23")
def test_a_short_purse_neither_splits_nor_doubles(bet: Staked) -> None:
    neither, no_split = bet.short
    assert (neither.below_cents, no_split.below_cents) == (2 * STAKE, 8 * STAKE)
    assert (min(neither.nets), min(no_split.nets)) == (-STAKE, -2 * STAKE)
    means = [sum(net * p for net, p in way.nets.items()) for way in (neither, no_split, bet)]
    assert means == sorted(means), "the more chips, the better"


def test_no_purse_falls_below_nothing(bet: Staked) -> None:
    found = session(SessionPlan(purse_cents=5 * STAKE, bet=bet, rounds=100))
    assert min(found.purses) >= 0
    assert sum(found.purses.values()) == pytest.approx(1, abs=1e-9)
    assert -found.mean_cents / found.staked_cents > float(edge("blackjack", "initial").house_edge)


def test_to_double_or_be_ruined_is_what_a_long_session_comes_to(bet: Staked) -> None:
    purse = 5 * STAKE
    found = session(SessionPlan(purse_cents=purse, bet=bet, rounds=2_000, target_cents=2 * purse))
    assert found.reached == pytest.approx(reaching(bet, purse, 2 * purse).chance, abs=1e-9)


def test_sessions_dealt_at_random_agree(bet: Staked) -> None:
    def one_unit(unit: int, purse: int) -> Generator[int, int, None]:
        while True:
            yield 1

    plan = SessionPlan(purse_cents=5 * STAKE, bet=bet, rounds=40)
    exact, found = session(plan), dealt(plan, "flat", one_unit, 4_000, 1)
    assert min(found.purses) >= 0
    assert found.error_cents is not None
    assert abs(found.mean_cents - exact.mean_cents) < 4 * found.error_cents
    assert found.ruined == pytest.approx(exact.ruined, abs=0.03)
