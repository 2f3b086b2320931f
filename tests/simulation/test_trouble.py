"""Rounds with mistakes: what each leads to, what it costs, and that all of it can be repeated."""

from collections import Counter
from math import isclose, sqrt
from statistics import stdev
from typing import Any

import pytest
from msgspec.structs import replace

from croupier import open_table
from croupier.games import PLAYED
from croupier.games.baccarat import BETS as BACCARAT_BETS
from croupier.history.desk import Desk
from croupier.simulation import trouble as simulated
from croupier.simulation.paired import PURSE_DOLLARS, Course, Rightly, Wrongly, chance, dealt
from croupier.simulation.reckoning import Totals, counted, house_win_cents
from croupier.simulation.trouble import play_round, play_rounds, run, trouble
from croupier.table.events import LimitBreached
from croupier.table.facts import DrawnTogether
from croupier.table.refusals import Refused


@pytest.mark.parametrize("game", PLAYED)
def test_without_mistakes_nothing_is_ruled_and_nothing_costs(game: str) -> None:
    totals = play_rounds(trouble(game, "0", rounds=20, seed=2), 0, 20)
    assert totals.bet_cents > 0
    expected = Totals(
        rounds=20,
        bet_cents=totals.bet_cents,
        bet_squares=totals.bet_squares,
        house_cents=totals.house_cents,
    )
    assert totals == expected


@pytest.mark.rule("Roulette 5.5.4", "Roulette 5.11")
def test_a_ball_that_always_leaves_costs_the_house_all_it_wins() -> None:
    rounds = 40
    totals = play_rounds(trouble("roulette", "ball-left:1", rounds=rounds, seed=4), 0, rounds)
    assert totals.voids == totals.troubled == rounds
    assert totals.governed == {"Roulette 5.5.4": rounds}
    assert totals.returned_cents == totals.bet_cents
    assert totals.cost_cents == totals.house_cents
    assert totals.house_with_errors_cents == 0
    assert totals.per_thousand_rounds(totals.voids) == 1000


@pytest.mark.rule("Blackjack 5.11", "Andar Bahar 5.8", "Andar Bahar 5.13")
def test_cards_put_right_without_options_cost_nothing_because_they_are_the_same_cards() -> None:
    for game, kind in (
        ("blackjack", "face-up-in-shoe"),
        ("andar-bahar", "face-up-in-shoe"),
        ("andar-bahar", "excess"),
    ):
        totals = play_rounds(trouble(game, f"{kind}:1", rounds=15, seed=5), 0, 15)
        assert totals.happened == {kind: 15}
        assert (totals.cost_squares, totals.voids, totals.returned_cents) == (0, 0, 0)


@pytest.mark.rule("Baccarat 5.12", "Baccarat 5.12.3")
def test_options_are_counted_and_what_is_taken_back_is_returned() -> None:
    totals = play_rounds(trouble("baccarat", "together:1", rounds=30, seed=1), 0, 30)
    assert 0 < totals.options_taken_back < totals.options_offered <= 3 * 30
    assert 0 < totals.returned_cents < totals.bet_cents
    assert totals.voids == 0
    assert totals.cited["Baccarat 5.12"] == 30


def test_a_mistake_comes_at_any_of_its_moments() -> None:
    """Two cards together instead of the first, second, third or fourth, as often as not."""
    seen: Counter[int] = Counter()
    for number in range(60):
        right = Rightly(("together",))
        dealt("baccarat", 1, number, ("together",), right)
        wrong = Wrongly(chance(1, number, "mistakes"), right.moments)
        (fact,) = dealt("baccarat", 1, number, ("together",), wrong).round.facts
        assert isinstance(fact, DrawnTogether)
        assert wrong.made == ["together"]
        seen[fact.since] += 1
    assert {1, 2, 3, 4} <= {*seen}
    assert all(seen[number] > 3 for number in (1, 2, 3, 4))


@pytest.mark.rule("Baccarat 5.1.1", "Blackjack 5.1.1", "Roulette 5.1.1")
def test_the_house_has_no_more_at_risk_whether_or_not_an_excess_is_noticed() -> None:
    for game in PLAYED:
        totals = play_rounds(trouble(game, "over-maximum:1", rounds=10, seed=6), 0, 10)
        assert totals.happened == {"over-maximum": 10}
        assert totals.cost_squares == 0


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.1.1")
def test_an_excess_is_one_of_the_maximum_or_of_the_differential() -> None:
    for number in range(20):
        course = dealt(
            "baccarat", 3, number, ("over-maximum",), Wrongly(chance(3, 0, ""), Counter())
        )
        (breach,) = [event for event in course.events if isinstance(event, LimitBreached)]
        assert breach.spot.bet in BACCARAT_BETS
        assert 1000 <= breach.excess_cents <= 6000  # one to six times the minimum
        counts = [w for w in course.round.wagers if w.spot.bet == breach.spot.bet]
        assert sum(w.aside_cents for w in counts) == breach.excess_cents


# by hand

OPENING = ("bea bets 100 player box 1", "bea bets 30 tie box 1", "dealer closes")


def table(*lines: str) -> Course:
    desk: Desk = open_table(
        "baccarat", table="recorded", purses={"bea": PURSE_DOLLARS}, seats={1: "bea"}
    )
    events: list[Any] = []
    for line in lines:
        done = desk.say(line)
        assert not isinstance(done, Refused), (line, done)
        events += done
    return Course(desk, tuple(events), ())


@pytest.fixture
def right() -> Course:
    """Banker 8 against Player 5: a natural, and both bets lose."""
    return table(*OPENING, "deal 2c 9d 3h 9s")


@pytest.mark.rule("Baccarat 5.5.2", "Baccarat 5.16")
def test_a_round_by_hand_that_is_voided(right: Course) -> None:
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
    )


def test_a_cent_that_is_nowhere_is_missed(right: Course) -> None:
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
        )
    return total


def test_the_cost_has_the_standard_error_of_paired_differences() -> None:
    costs, bets = (0, 500, -200, 1000), (1000, 3000, 2000, 4000)
    totals = added(*zip(costs, bets, strict=True))
    per_rounds, per_dollars = totals.cost_per_thousand_rounds, totals.cost_per_thousand_dollars
    assert per_rounds is not None
    assert per_dollars is not None
    assert per_rounds.mean == 325_000
    assert per_rounds.stderr is not None
    assert isclose(per_rounds.stderr, 1000 * stdev(costs) / sqrt(4))
    assert per_dollars.mean == 13_000  # 13 cents of each dollar
    residuals = [cost - 0.13 * bet for cost, bet in zip(costs, bets, strict=True)]
    spread = sqrt(sum(residual**2 for residual in residuals) / 3)
    assert per_dollars.stderr is not None
    assert isclose(per_dollars.stderr, 100_000 * spread / sqrt(4) / 2500)


def test_below_two_rounds_there_is_no_standard_error() -> None:
    one = added((100, 1000)).cost_per_thousand_rounds
    assert one is not None
    assert (one.mean, one.stderr) == (100_000, None)
    assert Totals().cost_per_thousand_rounds is None
    assert Totals().cost_per_thousand_dollars is None


# repeating


@pytest.mark.parametrize("game", PLAYED)
def test_a_round_depends_on_seed_and_number_alone(game: str) -> None:
    asked = trouble(game, "0.2", rounds=12, seed=9)
    backwards = [play_round(asked, number) for number in range(11, -1, -1)]
    together = Totals()
    for totals in backwards:
        together += totals
    assert together == play_rounds(asked, 0, 12)
    assert together == play_rounds(asked, 0, 5) + play_rounds(asked, 5, 12)
    assert play_rounds(replace(asked, seed=10), 0, 12) != together


def test_any_number_of_processes_gives_the_same_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "CHUNK_ROUNDS", 15)
    asked = trouble("roulette", "0.1", rounds=70, seed=3)
    done: list[int] = []
    alone, shared = run(asked), run(asked, processes=2, progress=done.append)
    assert alone.totals == shared.totals
    assert done == [15, 30, 45, 60, 70]
    assert not shared.interrupted
    assert shared.rounds_per_second > 0


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_leaves_the_rounds_that_are_done(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    monkeypatch.setattr(simulated, "CHUNK_ROUNDS", 10)
    asked = trouble("roulette", "0.1", rounds=1000, seed=3)

    def ctrl_c(done: int) -> None:
        if done == 20:
            raise KeyboardInterrupt

    outcome = run(asked, processes=processes, progress=ctrl_c)
    assert outcome.interrupted
    assert outcome.totals == play_rounds(asked, 0, 20)


def test_mistakes_leave_cards_and_bets_as_they_are() -> None:
    calm = dealt("blackjack", 7, 3, (), Rightly(()))
    planned = dealt("blackjack", 7, 3, ("misplaced",), Rightly(("misplaced",)))
    assert calm.round == planned.round
