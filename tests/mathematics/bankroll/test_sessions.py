"""Sessions: against every path gone through one by one, closed forms, and dealt at random."""

from fractions import Fraction
from math import comb, isclose

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.mathematics.bankroll.ladders import FLAT, LADDERS, Ladder
from croupier.mathematics.bankroll.session import Session, SessionPlan, session
from croupier.mathematics.bankroll.stakes import ImpossibleSession, Staked
from croupier.mathematics.exact.figures import Figures
from tests.mathematics.bankroll.brute_force import Results, ends

HALF_STEPS = st.integers(-4, 8).map(lambda halves: Fraction(halves, 2))


@st.composite
def any_results(draw: st.DrawFn) -> Results:
    nets = draw(st.lists(HALF_STEPS, min_size=2, max_size=4, unique=True))
    weights = [draw(st.integers(1, 9)) for _ in nets]
    return {net: Fraction(each, sum(weights)) for net, each in zip(nets, weights, strict=True)}


def staked(results: Results, stake_cents: int) -> Staked:
    return Staked.on(Figures.of("any", results), stake_cents)


def coin(win: Fraction) -> Results:
    return {Fraction(1): win, Fraction(-1): 1 - win}


@settings(deadline=None)
@given(
    any_results(),
    st.integers(1, 5),
    st.integers(1, 30),
    st.sampled_from(list(LADDERS.values())),
    st.none() | st.integers(1, 20),
)
def test_every_path_is_counted(
    results: Results, rounds: int, stakes: int, ladder: Ladder, above: int | None
) -> None:
    stake, purse = 200, 200 * stakes
    target = None if above is None else purse + 100 * above
    plan = SessionPlan(
        purse_cents=purse,
        bet=staked(results, stake),
        rounds=rounds,
        ladder=ladder,
        target_cents=target,
    )
    found, by_hand = session(plan), ends(results, stake, purse, rounds, ladder, target)
    assert found.purses.keys() == by_hand.keys()
    for cents, chance in by_hand.items():
        assert isclose(found.purses[cents], float(chance), rel_tol=1e-9, abs_tol=1e-15)
    gone = sum(chance for cents, chance in by_hand.items() if cents < stake)
    assert isclose(found.ruined, float(gone), abs_tol=1e-12)


@settings(deadline=None)
@given(any_results(), st.integers(1, 60), st.sampled_from(list(LADDERS.values())))
def test_no_ladder_changes_the_edge(results: Results, rounds: int, ladder: Ladder) -> None:
    bet = staked(results, 200)
    found = session(SessionPlan(purse_cents=8_000, bet=bet, rounds=rounds, ladder=ladder))
    assert isclose(sum(found.purses.values()), 1, abs_tol=1e-9)
    edge = bet.mean_cents / bet.stake_cents
    assert isclose(found.mean_cents, edge * found.staked_cents, rel_tol=1e-9, abs_tol=1e-6)


def test_a_long_session_of_a_coin_is_a_binomial() -> None:
    """With a purse that cannot be lost."""
    win, rounds = Fraction(18, 38), 500
    found = session(SessionPlan(purse_cents=60_000, bet=staked(coin(win), 100), rounds=rounds))
    for wins in (200, 236, 250, 300):
        chance = float(comb(rounds, wins) * win**wins * (1 - win) ** (rounds - wins))
        assert isclose(found.purses[60_000 + 100 * (2 * wins - rounds)], chance, rel_tol=1e-9)
    spread = 100 * float(rounds * 4 * win * (1 - win)) ** 0.5
    assert isclose(found.spread_cents, spread, rel_tol=1e-9)


def test_ruin_within_so_many_rounds_is_the_first_passage_of_a_walk() -> None:
    """A fair coin from k: P(ruin by n) = P(S_n <= -k) + P(S_n < -k), by reflection."""
    k, rounds = 7, 60
    found = session(
        SessionPlan(purse_cents=100 * k, bet=staked(coin(Fraction(1, 2)), 100), rounds=rounds)
    )

    def at(total: int) -> Fraction:
        wins, odd = divmod(rounds + total, 2)
        return Fraction(0) if odd or not 0 <= wins <= rounds else Fraction(comb(rounds, wins))

    reached = sum(at(s) for s in range(-rounds, -k + 1)) + sum(at(s) for s in range(-rounds, -k))
    assert isclose(found.ruined, float(reached / 2**rounds), rel_tol=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(LADDERS))
def test_it_is_what_comes_of_playing(name: str) -> None:
    """Twenty thousand sessions dealt at random, within four standard errors."""
    results = {Fraction(19, 20): Fraction(9, 20), Fraction(-1): Fraction(9, 20)}
    results[Fraction(0)] = Fraction(1, 10)
    plan = SessionPlan(
        purse_cents=40_000, bet=staked(results, 1_000), rounds=80, ladder=LADDERS[name]
    )
    found, played = session(plan), dealt(plan, 20_000)
    for mine, theirs in ((found.ruined, played < 1_000), (found.ahead, played > 40_000)):
        error = (max(mine * (1 - mine), 1e-4) / len(played)) ** 0.5
        assert abs(float(np.mean(theirs)) - mine) < 4 * error
    error = found.spread_cents / len(played) ** 0.5
    assert abs(float(np.mean(played)) - 40_000 - found.mean_cents) < 4 * error


def dealt(plan: SessionPlan, sessions: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    rng = np.random.default_rng(7)
    nets, chances = list(plan.bet.nets), list(plan.bet.nets.values())
    ends = np.zeros(sessions, dtype=np.int64)
    for number in range(sessions):
        purse, rung = plan.purse_cents, 0
        for net in rng.choice(nets, plan.rounds, p=chances).tolist():
            if purse < plan.bet.stake_cents * plan.ladder.units[rung]:
                rung = 0
            if purse < plan.bet.stake_cents * plan.ladder.units[0]:
                break
            purse += net * plan.ladder.units[rung]
            rung = plan.ladder.after(rung, net)
        ends[number] = purse
    return ends


def test_moments_are_told_on_the_way() -> None:
    plan = SessionPlan(purse_cents=1_000, bet=staked(coin(Fraction(1, 3)), 100), rounds=130)
    found: Session = session(plan)
    assert [found.moments[0].rounds, found.moments[-1].rounds] == [0, 130]
    assert len(found.moments) <= 70
    ruined = [moment.ruined for moment in found.moments]
    assert ruined == sorted(ruined)
    assert found.moments[-1].quantiles[2] == found.at_most(0.5)


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"purse_cents": 99}, "does not cover"),
        ({"rounds": 0}, "between 1 and"),
        ({"rounds": 100_001}, "between 1 and"),
        ({"target_cents": 1_000}, "not above the purse"),
    ],
)
def test_nobody_plays_like_this(plan: dict[str, int], why: str) -> None:
    asked = {"purse_cents": 1_000, "rounds": 10, **plan}
    with pytest.raises(ImpossibleSession, match=why):
        SessionPlan(bet=staked(coin(Fraction(1, 2)), 100), **asked)  # type: ignore[arg-type]


def test_what_would_take_hours_is_refused_at_once() -> None:
    """A hundred results that have no more in common than a cent."""
    results = {Fraction(100_003 * n, 1_000_000) - 5: Fraction(1, 100) for n in range(100)}
    bet = staked(results, 1_000_000)
    with pytest.raises(ImpossibleSession, match="too many different purses"):
        session(SessionPlan(purse_cents=10**9, bet=bet, rounds=1_000))


def test_a_stake_pays_whole_cents() -> None:
    banker = {Fraction(19, 20): Fraction(1, 2), Fraction(-1): Fraction(1, 2)}
    with pytest.raises(ImpossibleSession, match=r"a multiple of 0\.20 does"):
        staked(banker, 101)
    assert staked(banker, 120).nets.keys() == {114, -120}


def test_a_ladder_has_rungs() -> None:
    for units in ((), (0,), (1, -2), (10**9,)):
        with pytest.raises(ImpossibleSession):
            Ladder("none", units, None, None)
    assert FLAT.after(0, -5) == 0
    assert LADDERS["martingale"].after(6, -64) == 0, "after the last rung one begins again"
    assert LADDERS["fibonacci"].after(1, 1) == 0
