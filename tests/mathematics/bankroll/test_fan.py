"""The fan of a session: its quantiles are those of the closed form."""

from fractions import Fraction
from math import comb

from croupier.mathematics.bankroll.session import QUANTILES, SessionPlan, session
from tests.mathematics.bankroll.test_sessions import coin, staked

WIN = Fraction(18, 38)


def quantile(rounds: int, share: float) -> int:
    """Of a purse that cannot be lost, in cents: the binomial, summed up from below."""
    so_far = 0.0
    for wins in range(rounds + 1):
        so_far += float(comb(rounds, wins) * WIN**wins * (1 - WIN) ** (rounds - wins))
        if so_far >= share:
            break
    return 60_000 + 100 * (2 * wins - rounds)


def test_the_fan_of_a_coin_is_that_of_the_binomial() -> None:
    plan = SessionPlan(purse_cents=60_000, bet=staked(coin(WIN), 100), rounds=100)
    moments = session(plan).moments
    assert (moments[0].rounds, moments[-1].rounds) == (0, 100)
    for moment in moments:
        expected = [quantile(moment.rounds, share) for share in QUANTILES]
        assert list(moment.quantiles) == expected
