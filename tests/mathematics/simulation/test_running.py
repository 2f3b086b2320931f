"""The same simulation gives the same counts: on any number of threads, in any stretches, stopped
and continued, and what cannot be played is refused in a sentence."""

import sys
import time
from threading import Event
from typing import Any

import pytest

from croupier.engine.games import PLAYED, UnknownGame
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.compiler import SOURCES
from croupier.mathematics.simulation import ImpossibleSimulation, simulate
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS, Counts
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.requests import (
    MOST_ROUNDS,
    SimulationOptions,
    options_of,
    prepared,
)
from croupier.mathematics.simulation.run import runner
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.runner import TICK, play
from croupier.mathematics.simulation.run.workers import OtherSources, play_stretch
from tests.mathematics.simulation.plain import first_state

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

ROUNDS = 11 * CHUNK_ROUNDS + 4_321


def counts(simulation: Simulation, **how: Any) -> Counts:
    progress = Progress(simulation)
    play(progress, **how)
    assert progress.finished
    assert progress.seconds > 0
    return progress.counts


@pytest.mark.parametrize("game", PLAYED)
def test_threads_change_nothing(game: str) -> None:
    simulation = Simulation(game, 3 * CHUNK_ROUNDS + 77, 5)
    alone = play_chunks(simulation, 0, simulation.chunks)
    assert (counts(simulation, threads=1) == alone).all()
    assert (counts(simulation, threads=2) == alone).all()


def test_the_seed_changes_everything() -> None:
    one, other = (Simulation("baccarat", CHUNK_ROUNDS, seed) for seed in (1, 2))
    assert (counts(one) != counts(other)).any()


@pytest.mark.parametrize("seconds", [0.0, 0.03, 60.0])
@pytest.mark.parametrize("threads", [1, 3])
def test_any_stretches_give_the_same(
    monkeypatch: pytest.MonkeyPatch, seconds: float, threads: int
) -> None:
    simulation = Simulation("baccarat", ROUNDS, 2)
    monkeypatch.setattr(runner, "SECONDS_PER_STRETCH", seconds)
    whole = play_chunks(simulation, 0, simulation.chunks)
    assert (counts(simulation, threads=threads) == whole).all()


def test_stopped_and_continued() -> None:
    simulation = Simulation("baccarat", ROUNDS, 3)
    progress = Progress(simulation)
    done = []
    stop = Event()
    while not progress.finished:
        stop.clear()
        play(progress, threads=2, stop=stop, tell=lambda progress: stop.set())
        done.append(progress.rounds)
    assert len(done) > 2
    assert done == sorted(set(done))
    assert (progress.counts == play_chunks(simulation, 0, simulation.chunks)).all()


def test_what_is_under_way_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunk 1 begins before chunk 0 is done, and ends after the stop."""
    begun, stop = Event(), Event()

    def gated(simulation: Simulation, first: int, *others: Any) -> tuple[Counts, float]:
        if first == 1:
            begun.set()
        assert (stop if first else begun).wait(60)
        return play_stretch(simulation, first, *others)

    def tell(progress: Progress) -> None:
        if progress.stretches:
            stop.set()

    monkeypatch.setattr(runner, "play_stretch", gated)
    progress = Progress(Simulation("baccarat", ROUNDS, 3))
    play(progress, threads=2, stop=stop, tell=tell)
    first, last = progress.stretches[0]
    assert first == 0
    assert 2 <= last < progress.simulation.chunks


def test_what_waits_is_not_begun_after_a_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread: while it plays chunk 0, chunk 1 waits."""
    stop = Event()

    def gated(simulation: Simulation, first: int, *others: Any) -> tuple[Counts, float]:
        assert stop.wait(60)
        time.sleep(3 * TICK)
        return play_stretch(simulation, first, *others)

    monkeypatch.setattr(runner, "play_stretch", gated)
    progress = Progress(Simulation("baccarat", ROUNDS, 3))
    play(progress, threads=1, stop=stop, tell=lambda progress: stop.set())
    assert progress.stretches == [(0, 1)]


def test_stopped_before_it_began() -> None:
    stop = Event()
    stop.set()
    progress = Progress(Simulation("baccarat", ROUNDS, 3))
    play(progress, stop=stop)
    assert (progress.rounds, progress.stretches) == (0, [])


def test_every_finished_stretch_is_told_and_kept() -> None:
    kept: list[int] = []

    class Keeper:
        def save(self, progress: Progress) -> None:
            kept.append(progress.rounds)

    told: list[int] = []
    play(
        Progress(Simulation("baccarat", ROUNDS, 3)),
        checkpoint=Keeper(),  # type: ignore[arg-type]
        tell=lambda progress: told.append(progress.rounds),
    )
    assert kept[0] == 0
    assert kept[-1] == told[-1] == ROUNDS
    assert set(kept) - {0} <= set(told)


def test_a_fault_in_a_kernel_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(simulation: Simulation, first: int, *others: Any) -> None:
        raise ZeroDivisionError(f"chunk {first}")

    monkeypatch.setattr(runner, "play_stretch", broken)
    with pytest.raises(ZeroDivisionError, match="chunk"):
        play(Progress(Simulation("baccarat", ROUNDS, 3)), threads=2)


def test_a_worker_with_other_code_does_not_count() -> None:
    simulation = Simulation("baccarat", 10, 1)
    played, seconds = play_stretch(simulation, 0, 1, SOURCES)
    assert (played == play_chunks(simulation, 0, 1)).all()
    assert seconds > 0
    with pytest.raises(OtherSources):
        play_stretch(simulation, 0, 1, "other")


def test_from_python() -> None:
    found = simulate("Baccarat", rounds=10**6, seed=1, threads=2, decks=6, fresh=True)
    again = simulate("baccarat", rounds=10**6, seed=1, threads=1, decks=6, fresh=True)
    assert found.tallies == again.tallies
    assert found.finished
    banker = found.tally("banker")
    assert banker.count == 10**6
    assert banker.mean is not None
    assert abs(banker.mean + 0.0106) < 0.005
    with pytest.raises(ValueError, match="those counted are player, banker, tie"):
        found.tally("red")
    with pytest.raises(ValueError, match=r"counted on four-cards .*; say which is meant"):
        found.tally("banker-insurance")
    with pytest.raises(ValueError, match="banker was counted by itself; say"):
        found.tally("banker", "box 3")


def test_there_are_no_more_rounds_than_streams() -> None:
    assert first_state(1, MOST_ROUNDS // CHUNK_ROUNDS) == first_state(1, 0)
    assert prepared("roulette", MOST_ROUNDS, 1, {}).rounds == MOST_ROUNDS


@pytest.mark.parametrize(
    ("game", "rounds", "options", "says"),
    [
        ("baccarat", 0, {}, "There can be 1 to 9,007,199,254,740,992 rounds, not 0."),
        ("baccarat", MOST_ROUNDS + 1, {}, "not 9,007,199,254,740,993."),
        ("baccarat", 1, {"decks": "6"}, "decks is a whole number, not '6'."),
        ("baccarat", 1, {"decks": None}, "decks is a whole number, not None."),
        ("baccarat", 1, {"cut": "60"}, "cut is a whole number, not '60'."),
        ("baccarat", 1, {"cut": 60.5}, "cut is a whole number, not 60.5."),
        ("baccarat", 1, {"fresh": "no"}, "fresh is either True or False, not 'no'."),
        ("baccarat", 1, {"fresh": 1}, "fresh is either True or False, not 1."),
        ("blackjack", 1, {"boxes": True}, "boxes is a whole number, not True."),
        ("blackjack", 1, {"strategy": []}, "strategy is a mapping by names, not []."),
        ("blackjack", 1, {"strategy": {"hard": object}}, "strategy is a mapping by names, not {"),
        ("roulette", 1, {"layout": 1}, "layout is a text, not 1."),
        ("roulette", 1, {"placements": [1]}, "placements is a list of texts, not [1]."),
        ("roulette", 1, {"placements": "red"}, "placements is a list of texts, not 'red'."),
        ("roulette", 1, {"series": "7-17-27"}, "series is a mapping by names, not '7-17-27'."),
        ("roulette", 1, {"decks": 6}, "Roulette is simulated without 'decks'; it takes layout"),
        ("baccarat", 1, {"boxes": 3}, "without 'boxes'; it takes decks, cut, fresh."),
        ("andar-bahar", 1, {"fresh": True}, "it takes no options."),
        ("baccarat", 1, {"cut": 5}, "Behind the cut card lie 6 to 415 cards, not 5"),
        ("roulette", 1, {"placements": ["split 1-9"]}, "no split on 1-9"),
        ("roulette", 1, {"placements": ["purple"]}, "The bet 'purple' does not exist"),
    ],
)
def test_what_cannot_be_simulated(
    game: str, rounds: int, options: dict[str, Any], says: str
) -> None:
    with pytest.raises(ImpossibleSimulation) as refused:
        prepared(game, rounds, 1, options)
    assert says in str(refused.value)


def test_what_is_too_long_or_too_deep_to_be_told() -> None:
    with pytest.raises(ImpossibleSimulation, match="rounds is too long a number"):
        prepared("baccarat", 10**5000, 1, {})
    limit = sys.getrecursionlimit()
    for depth in (limit // 2, *range(limit - 100, limit), 100 * limit):
        nested: list[Any] = []
        for _ in range(depth):
            nested = [nested]
        with pytest.raises(ImpossibleSimulation, match=r"nested too deeply|cannot be played"):
            prepared("blackjack", 1, 1, {"strategy": {"hard": nested}})


def test_other_refusals() -> None:
    with pytest.raises(ImpossibleSetting, match="4 to 8 decks, not 9"):
        prepared("baccarat", 1, 1, {"decks": 9})
    with pytest.raises(UnknownGame):
        prepared("poker", 1, 1, {})
    with pytest.raises(ImpossibleSimulation, match="at least 1 thread, not 0"):
        simulate("baccarat", rounds=1, seed=1, threads=0)


@pytest.mark.parametrize("threads", [1.5, "2", True])
def test_threads_are_a_whole_number(threads: Any) -> None:
    with pytest.raises(ImpossibleSimulation, match="threads is a whole number"):
        simulate("baccarat", rounds=1, seed=1, threads=threads)


@pytest.mark.parametrize("game", PLAYED)
def test_every_option_can_be_refused_in_words(game: str) -> None:
    for option in options_of(game):
        with pytest.raises(ImpossibleSimulation, match=f"{option} is .*, not <object"):
            prepared(game, 1, 1, {option: object()})


def test_every_option_of_a_game_is_spelled_out() -> None:
    taken = {name for game in PLAYED for name in options_of(game)}
    assert set(SimulationOptions.__annotations__) == taken


@pytest.mark.parametrize("rounds", [1.5, 1e6, "1e6", True])
def test_rounds_are_a_whole_number(rounds: Any) -> None:
    with pytest.raises(ImpossibleSimulation, match="rounds is a whole number"):
        simulate("baccarat", rounds=rounds, seed=1)


def test_a_seed_is_a_whole_number() -> None:
    seed: Any = "a"
    with pytest.raises(ImpossibleSimulation, match="seed is a whole number"):
        simulate("baccarat", rounds=1, seed=seed)
