"""The fan of a session: its quantiles are those of the closed form."""

from fractions import Fraction
from math import comb

from croupier.mathematics.bankroll.ladders import LADDERS
from croupier.mathematics.bankroll.measures import measures
from croupier.mathematics.bankroll.players import dealt, oscar
from croupier.mathematics.bankroll.plots import pictures
from croupier.mathematics.bankroll.sections import Told
from croupier.mathematics.bankroll.session import QUANTILES, Session, SessionPlan, session
from croupier.mathematics.exact.figures import Figures
from croupier.mathematics.sections.sections import Columns, Fan
from tests.mathematics.bankroll.test_sessions import coin, staked

WIN = Fraction(18, 38)


def told(first: Session, flat: Session | None = None) -> Told:
    summed = measures(Figures.of("red", coin(WIN)), 100, 60)
    return Told(
        game="any", bet="red", on=None, session=first, doubling=None, measures=summed, flat=flat
    )


def plan(rounds: int) -> SessionPlan:
    return SessionPlan(purse_cents=60_000, bet=staked(coin(WIN), 100), rounds=rounds)


def quantile(rounds: int, share: float) -> float:
    """Of a purse that cannot be lost: the binomial, summed up from below."""
    so_far = 0.0
    for wins in range(rounds + 1):
        so_far += float(comb(rounds, wins) * WIN**wins * (1 - WIN) ** (rounds - wins))
        if so_far >= share:
            break
    return 600.0 + 2 * wins - rounds


def test_the_fan_of_a_coin_is_that_of_the_binomial() -> None:
    fan, _ = pictures(told(session(plan(100))))
    assert isinstance(fan, Fan)
    assert fan.steps[0] == 0
    assert fan.steps[-1] == 100
    for share, line in zip(QUANTILES, fan.lines.values(), strict=True):
        expected = [quantile(rounds, share) for rounds in fan.steps]
        assert list(line) == expected


def test_a_progression_stands_beside_one_stake() -> None:
    climbing = SessionPlan(
        purse_cents=60_000, bet=staked(coin(WIN), 100), rounds=50, ladder=LADDERS["paroli"]
    )
    first, second, *ends = pictures(told(session(climbing), session(plan(50))))
    assert first.title.endswith("paroli")
    assert second.title.endswith("flat")
    assert [type(each) for each in ends] == [Columns, Columns]


def test_sessions_dealt_at_random_say_so() -> None:
    first, *_ = pictures(told(dealt(plan(20), "oscar", oscar, 50, 1), session(plan(20))))
    assert first.title.endswith("oscar. 50 sessions dealt at random")
