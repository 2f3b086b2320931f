"""What a round adds to the totals, dealt by hand both ways, and the figures read off them."""

from math import isclose, sqrt
from statistics import stdev
from typing import Any

import pytest
from msgspec.structs import replace

from croupier import open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.mathematics.simulation.trouble.paired_rounds import PURSE_DOLLARS, Run
from croupier.mathematics.simulation.trouble.totals import Totals, counted, house_win_cents

SEATS = {1: "bea", 2: "carl", 3: "dina"}
OPENING = ("bea bets 100 player box 1", "bea bets 30 tie box 1", "dealer closes")
ALL_BET = ("bea bets 100 player box 1", "carl bets 50 player box 2", "dina bets 20 player box 3")
NATURAL = "deal 2c 9d 3h 9s"  # Banker 8 against Player 5: Player and Tie lose


def table(*lines: str) -> Run:
    purses = dict.fromkeys(SEATS.values(), PURSE_DOLLARS)
    desk: Desk = open_table("baccarat", table="recorded", purses=purses, seats=SEATS)
    events: list[Any] = []
    for line in lines:
        done = desk.say(line)
        assert not isinstance(done, Refused), (line, done)
        events += done
    return Run(desk, tuple(events), ())


@pytest.fixture
def right() -> Run:
    return table(*OPENING, NATURAL)


@pytest.mark.rule("Baccarat 5.5.2", "Baccarat 5.16")
def test_a_round_by_hand_that_is_voided(right: Run) -> None:
    void = table(*OPENING, "deal 2c 9d", "dealer reports cards-missing", "supervisor rules confirm")
    totals = counted(("cards-missing",), ("cards-missing",), right, void)
    assert totals == Totals(
        rounds=1,
        planned={"cards-missing": 1},
        happened={"cards-missing": 1},
        governed={"Baccarat 5.5.2": 1},
        cited=totals.cited,
        troubled=1,
        voids=1,
        shoes_ended=1,
        returned_cents=13_000,
        bet_cents=13_000,
        bet_squares=13_000**2,
        house_cents=13_000,
        cost_cents=13_000,
        cost_squares=13_000**2,
        cost_times_bet=13_000**2,
        cost_fourths=13_000**4,
    )


@pytest.mark.rule("Baccarat 5.10.1", "Baccarat 5.12.3")
def test_of_three_who_may_one_takes_the_bet_back() -> None:
    right = table(*ALL_BET, "dealer closes", NATURAL)
    together = table(
        *ALL_BET,
        "dealer closes",
        "deal 2c 9d",
        "deal 3h+9s",
        "bea takes-back",
        "carl continues",
        "dina continues",
        "supervisor rules order 3h 9s",
    )
    totals = counted(("together",), ("together",), right, together)
    assert (totals.options_offered, totals.options_taken_back) == (3, 1)
    assert (totals.returned_cents, totals.cost_cents) == (10_000, 10_000)
    assert (totals.house_cents, totals.house_with_errors_cents) == (17_000, 7_000)
    assert (totals.voids, totals.next_without_bets, totals.shoes_ended) == (0, 0, 0)


@pytest.mark.rule("Baccarat 5.7")
def test_a_card_in_excess_that_was_seen_leaves_the_next_round_without_bets(right: Run) -> None:
    excess = table(*OPENING, NATURAL, "deal 5c to banker", "supervisor rules reconstruct")
    totals = counted(("excess",), ("excess",), right, excess)
    assert totals.next_without_bets == 1
    assert totals.governed == {"Baccarat 5.7": 1}
    assert (totals.cost_cents, totals.voids, totals.shoes_ended) == (0, 0, 0)


def test_a_mistake_that_found_no_moment_is_no_trouble(right: Run) -> None:
    totals = counted(("insurance-not-offered",), (), right, right)
    assert totals.planned == {"insurance-not-offered": 1}
    assert (totals.happened, totals.troubled) == ({}, 0)


def test_a_cent_that_is_nowhere_is_missed(right: Run) -> None:
    assert house_win_cents(right.round) == 13_000
    purses = {name: cents + 1 for name, cents in (right.round.purses or {}).items()}
    with pytest.raises(AssertionError, match="bea misses money"):
        house_win_cents(replace(right.round, purses=purses))


# figures


def added(*rounds: tuple[int, int]) -> Totals:
    total = Totals()
    for cost, bet in rounds:
        total += Totals(
            rounds=1,
            bet_cents=bet,
            bet_squares=bet**2,
            cost_cents=cost,
            cost_squares=cost**2,
            cost_times_bet=cost * bet,
            cost_fourths=cost**4,
        )
    return total


def test_the_cost_has_the_standard_error_of_paired_differences() -> None:
    many = 40  # fewer would carry no standard error
    costs, bets = many * (0, 500, -200, 1000), many * (1000, 3000, 2000, 4000)
    totals = added(*zip(costs, bets, strict=True))
    per_rounds, per_dollars = totals.cost_per_thousand_rounds, totals.cost_per_thousand_dollars
    assert per_rounds is not None
    assert per_dollars is not None
    assert per_rounds.mean == 325_000
    assert per_rounds.stderr is not None
    assert isclose(per_rounds.stderr, 1000 * stdev(costs) / sqrt(len(costs)))
    assert per_dollars.mean == 13_000  # 13 cents of each dollar
    residuals = [cost - 0.13 * bet for cost, bet in zip(costs, bets, strict=True)]
    spread = sqrt(sum(residual**2 for residual in residuals) / (len(costs) - 1))
    assert per_dollars.stderr is not None
    assert isclose(per_dollars.stderr, 100_000 * spread / sqrt(len(costs)) / 2500)


def test_below_two_rounds_there_is_no_standard_error() -> None:
    one = added((100, 1000)).cost_per_thousand_rounds
    assert one is not None
    assert (one.mean, one.stderr) == (100_000, None)
    assert Totals().cost_per_thousand_rounds is None
    assert Totals().cost_per_thousand_dollars is None
