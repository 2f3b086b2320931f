"""Every bet that is counted stands beside its exact value, and a wrong one is flagged."""

from fractions import Fraction

import msgspec
import pytest

from croupier.engine.games import PLAYED
from croupier.mathematics.simulation import Tally, simulate
from croupier.mathematics.simulation.run.results import as_json, decimals
from croupier.mathematics.simulation.tally import SUSPICIOUS

pytestmark = pytest.mark.slow

ROUNDS = 2_000_000


@pytest.mark.parametrize("game", PLAYED)
def test_every_bet_has_its_exact_value_and_is_near_it(game: str) -> None:
    found = simulate(game, rounds=ROUNDS, seed=7)
    assert found.tallies
    for tally in found.tallies:
        assert tally.exact is not None, (tally.bet, tally.on)
        assert not tally.suspicious, (tally.bet, tally.on, tally.z_score)


@pytest.mark.rule("Baccarat 4.1.3")
def test_insurance_is_compared_cell_by_cell() -> None:
    found = simulate("baccarat", rounds=ROUNDS, seed=7, decks=6)
    cells = [tally for tally in found.tallies if tally.bet.endswith("-insurance")]
    assert len(cells) == 73
    assert len({(tally.bet, tally.on) for tally in cells}) == 73
    assert found.tally("banker-insurance", "four-cards 2-6").exact is not None


@pytest.mark.parametrize("game", ["baccarat", "andar-bahar", "roulette"])
@pytest.mark.parametrize("rounds", [1_000, 10_000])
def test_few_rounds_are_no_reason_for_suspicion(game: str, rounds: int) -> None:
    """Of rare results a few make a mean that is far from normal; nothing is held against it."""
    for seed in range(10, 18):
        found = simulate(game, rounds=rounds, seed=seed)
        assert [tally.bet for tally in found.tallies if tally.suspicious] == []


@pytest.mark.rule("Roulette 4.1.3")
def test_a_series_is_worth_what_any_set_of_its_size_is() -> None:
    series = {"three": ["7-17-27"], "six": ["0-00-H-7-17-27"]}
    found = simulate("roulette", rounds=10_000, seed=1, layout="G", series=series)
    assert found.tally("series-3", "7-17-27").exact == Fraction(-3, 39)
    assert found.tally("series-6").exact == Fraction(-3, 39)


def test_a_wrong_value_is_flagged() -> None:
    found = simulate("baccarat", rounds=ROUNDS, seed=7).tally("banker")
    assert isinstance(found.exact, Fraction)
    assert found.standard_error is not None
    elsewhere = Fraction(found.exact + Fraction(6 * found.standard_error))
    assert found.expected is not None
    figures = msgspec.structs.replace(found.expected, ev=elsewhere)
    wrong = msgspec.structs.replace(found, expected=figures)
    assert wrong.z_score is not None
    assert wrong.z_score < -SUSPICIOUS
    assert wrong.suspicious


def test_for_machines() -> None:
    found = simulate("baccarat", rounds=ROUNDS, seed=7, decks=6)
    data = as_json(found)
    assert [data[key] for key in ("game", "rounds", "seed")] == ["baccarat", ROUNDS, 7]
    assert (data["finished"], data["options"]) == (True, {"decks": 6})
    assert data["rounds_per_second"] == pytest.approx(ROUNDS / data["seconds"])
    bet = data["bets"][1]
    assert bet["bet"] == "banker"
    assert bet["on"] is None
    low, high = bet["interval"]
    assert low < bet["mean"] < high
    assert high - low == pytest.approx(2 * 1.96 * bet["stderr"], rel=1e-4)
    assert bet["z"] == pytest.approx((bet["mean"] - bet["exact"]) / bet["stderr"], rel=0.01)
    assert bet["flagged"] is False
    assert sum(result["count"] for result in bet["results"]) == bet["count"] == ROUNDS
    total = sum(result["net"] * result["count"] for result in bet["results"])
    assert total / ROUNDS == pytest.approx(bet["mean"])


@pytest.mark.parametrize(("count", "places"), [(100, 4), (10**6, 5), (10**10, 7)])
def test_decimals_follow_the_error(count: int, places: int) -> None:
    tally = Tally.of("red", {Fraction(1): count, Fraction(-1): count})
    assert decimals((tally,)) == places
    assert decimals(()) == 4
