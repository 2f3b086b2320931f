"""Rounds with mistakes: what each leads to, what it costs, and that all of it can be repeated."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import active_children
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.games.baccarat import BETS as BACCARAT_BETS
from croupier.engine.table.vocabulary.events import LimitBreached
from croupier.engine.table.vocabulary.facts import DrawnTogether
from croupier.mathematics.simulation.trouble import mistake_rounds
from croupier.mathematics.simulation.trouble.mistake_rounds import (
    play_round,
    play_rounds,
    run,
    trouble,
)
from croupier.mathematics.simulation.trouble.paired_rounds import Rightly, Wrongly, chance, dealt
from croupier.mathematics.simulation.trouble.totals import Totals

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds


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


def test_a_rate_is_the_share_of_rounds_in_which_it_happens() -> None:
    rounds = 250
    asked = trouble("roulette", "ball-left:0.4,interruption:0.1", rounds=rounds, seed=1)
    totals = play_rounds(asked, 0, rounds)
    assert 70 < totals.planned["ball-left"] < 130  # within four standard deviations
    assert 7 < totals.planned["interruption"] < 43
    assert totals.planned["ball-left"] < totals.troubled < sum(totals.planned.values())


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
    monkeypatch.setattr(mistake_rounds, "PART_ROUNDS", 15)
    asked = trouble("roulette", "0.1", rounds=70, seed=3)
    done: list[int] = []
    alone, shared = run(asked), run(asked, processes=2, tell=done.append)
    assert alone.totals == shared.totals
    assert done == [15, 30, 45, 60, 70]
    assert not shared.interrupted
    assert shared.rounds_per_second > 0


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_leaves_the_rounds_that_are_done(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    monkeypatch.setattr(mistake_rounds, "PART_ROUNDS", 10)
    asked = trouble("roulette", "0.1", rounds=1000, seed=3)

    def ctrl_c(done: int) -> None:
        if done == 20:
            raise KeyboardInterrupt

    outcome = run(asked, processes=processes, tell=ctrl_c)
    assert outcome.interrupted
    assert outcome.totals == play_rounds(asked, 0, 20)


class AtOnce:
    """A pool that plays a part as soon as it is handed out, and counts them."""

    handed_out = 0

    def submit(self, play: Callable[..., Totals], *given: Any) -> Future[Totals]:
        self.handed_out += 1
        done: Future[Totals] = Future()
        done.set_result(play(*given))
        return done

    def shutdown(self, *, cancel_futures: bool) -> None:
        """Nothing is under way."""


def test_only_a_few_parts_are_handed_out_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = AtOnce()
    monkeypatch.setattr(mistake_rounds, "ProcessPoolExecutor", lambda *given: pool)
    monkeypatch.setattr(mistake_rounds, "PART_ROUNDS", 1)
    asked = trouble("roulette", "0", rounds=10**30, seed=3)

    def ctrl_c(done: int) -> None:
        assert pool.handed_out <= done + 6
        if done == 20:
            raise KeyboardInterrupt

    outcome = run(asked, processes=3, tell=ctrl_c)
    assert outcome.totals == play_rounds(asked, 0, 20)


def test_a_killed_process_leaves_the_rounds_that_are_done() -> None:
    asked = trouble("roulette", "0", rounds=10**9, seed=3)
    others = {*active_children()}

    def kill(done: int) -> None:
        for child in {*active_children()} - others:
            child.kill()

    outcome = run(asked, processes=2, tell=kill)
    assert outcome.process_lost
    assert outcome.interrupted
    done = outcome.totals.rounds
    assert done > 0
    assert outcome.totals == play_rounds(asked, 0, done)


def test_mistakes_leave_cards_and_bets_as_they_are() -> None:
    calm = dealt("blackjack", 7, 3, (), Rightly(()))
    planned = dealt("blackjack", 7, 3, ("misplaced",), Rightly(("misplaced",)))
    assert calm.round == planned.round
