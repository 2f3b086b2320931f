"""Every bet that is counted stands beside its exact value, and a wrong one is flagged."""

from fractions import Fraction

import msgspec
import pytest

from croupier.games import PLAYED
from croupier.simulation import Tally, simulate
from croupier.simulation.results import as_json, decimals
from croupier.simulation.tally import SUSPICIOUS

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


def test_a_wrong_value_is_flagged() -> None:
    found = simulate("baccarat", rounds=ROUNDS, seed=7).tally("banker")
    assert isinstance(found.exact, Fraction)
    assert found.standard_error is not None
    wrong = msgspec.structs.replace(found, exact=float(found.exact) + 6 * found.standard_error)
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
    assert bet["z"] == pytest.approx((bet["mean"] - bet["exact"]) / bet["stderr"])
    assert bet["flagged"] is False
    assert sum(result["count"] for result in bet["results"]) == bet["count"] == ROUNDS
    total = sum(result["net"] * result["count"] for result in bet["results"])
    assert total / ROUNDS == pytest.approx(bet["mean"])


@pytest.mark.parametrize(("count", "places"), [(100, 4), (10**6, 5), (10**10, 7)])
def test_decimals_follow_the_error(count: int, places: int) -> None:
    tally = Tally.of("red", {Fraction(1): count, Fraction(-1): count})
    assert decimals((tally,)) == places
    assert decimals(()) == 4
