"""Mistakes asked for by name: which a table knows, and the paragraphs that govern each."""

import msgspec
import pytest

from croupier.engine.games import PLAYED
from croupier.mathematics.simulation import ImpossibleSimulation
from croupier.mathematics.simulation.trouble.mistake_rounds import Trouble, play_round, trouble
from croupier.mathematics.simulation.trouble.paired_rounds import kinds

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

FEW = 6

# Every kind a table knows, and the paragraphs one of which governs it, whenever it happens.
GOVERNED = {
    "andar-bahar": {
        "walked-away": "5.3",
        "interruption": "5.4.1 5.4.2",
        "foreign-card": "5.5.1",
        "cards-missing": "5.5.2",
        "cards-in-excess": "5.5.2",
        "not-shuffled": "5.5.3",
        "misplaced": "5.7 5.9 5.13",
        "face-up-in-shoe": "5.8",
        "exposed-by-dealer": "5.10",
        "together": "5.11",
        "noticed-late": "5.12",
        "excess": "5.13",
        "display-wrong": "5.16",
        "shoe-empty": "5.19",
        "other": "5.19",
        "over-maximum": "5.1.1",
        "under-minimum": "5.2.1",
    },
    "baccarat": {
        "walked-away": "5.3",
        "interruption": "5.4.1 5.4.2",
        "foreign-card": "5.5.1",
        "cards-missing": "5.5.2",
        "cards-in-excess": "5.5.2",
        "shoe-empty": "5.5.4",
        "not-shuffled": "5.5.5",
        "excess": "5.7",
        "face-up-in-shoe": "5.7",
        "misplaced": "5.8",
        "exposed-by-dealer": "5.9",
        "together": "5.10",
        "noticed-late": "5.11",
        "insurance-not-offered": "5.13",
        "display-wrong": "5.15",
        "other": "5.18",
        "over-maximum": "5.1.1",
        "under-minimum": "5.2.1",
    },
    "blackjack": {
        "exposed-by-dealer": "3.12",
        "surrendered-too-late": "3.17",
        "walked-away": "5.3",
        "interruption": "5.4.1 5.4.2",
        "foreign-card": "5.5.1",
        "cards-missing": "5.5.2",
        "cards-in-excess": "5.5.2",
        "shoe-empty": "5.5.3",
        "not-shuffled": "5.5.4",
        "misplaced": "5.9 5.10.1",
        "dealt-to-empty-box": "5.9 5.10.3",
        "together": "5.10.1 5.12 5.12.1",
        "dealer-overdrew": "5.10.2",
        "face-up-in-shoe": "5.11",
        "noticed-late": "5.13",
        "side-bet-alone": "5.15",
        "side-bet-unsettled": "5.16",
        "other": "5.19",
        "over-maximum": "5.1.1",
        "under-minimum": "5.2.1",
    },
    "roulette": {
        "walked-away": "5.3",
        "interruption": "5.4.1 5.4.2",
        "ball-dropped": "5.5.1",
        "few-revolutions": "5.5.2",
        "no-pocket": "5.5.3",
        "ball-left": "5.5.4",
        "wheel-still": "5.5.5",
        "same-direction": "5.5.6",
        "foreign-object": "5.5.7",
        "interference": "5.5.8",
        "wheel-stopped": "5.5.9",
        "ball-broke": "5.6",
        "noticed-late": "5.9",
        "display-wrong": "5.10",
        "other": "5.13",
        "over-maximum": "5.1.1",
        "under-minimum": "5.2.1",
    },
    "si-ki-pi": {
        "exposed-by-dealer": "3.15 5.5.2 5.7 5.8",
        "walked-away": "5.3",
        "interruption": "5.4.1 5.4.2",
        "foreign-card": "5.5.1",
        "misplaced": "5.5.3 5.11",
        "wrong-number": "5.5.3 5.11 5.12",
        "together": "5.5.3 5.11",
        "not-shuffled": "5.5.4",
        "cards-missing": "5.5.5",
        "cards-in-excess": "5.5.5",
        "shoe-empty": "5.5.6",
        "exposed-by-player": "5.9",
        "excess": "5.11",
        "noticed-late": "5.14",
        "face-up-in-shoe": "5.18",
        "other": "5.18",
        "over-maximum": "5.1.1",
        "under-minimum": "5.2.1",
    },
}
WITHOUT_A_MOMENT = {  # kinds that need bets or cards which some rounds do not have
    "insurance-not-offered",
    "side-bet-alone",
    "side-bet-unsettled",
    "surrendered-too-late",
    "under-minimum",
}


@pytest.mark.parametrize("game", PLAYED)
def test_every_kind_is_known_by_name_in_the_books_order(game: str) -> None:
    assert kinds(game) == tuple(GOVERNED[game])


@pytest.mark.parametrize("game", PLAYED)
def test_at_a_rate_of_one_its_paragraph_governs_wherever_it_can(game: str) -> None:
    for kind, numbers in GOVERNED[game].items():
        asked = trouble(game, f"{kind}:1", rounds=FEW, seed=8)
        for number in range(FEW):
            totals = play_round(asked, number)
            found = {cited.rpartition(" ")[2] for cited in totals.governed}
            assert totals.planned == {kind: 1}
            assert totals.happened in ({kind: 1}, {})
            assert bool(found) == bool(totals.happened), (kind, number)
            assert found <= {*numbers.split()}, (kind, number)
            assert totals.happened or kind in WITHOUT_A_MOMENT, (kind, number)


IMPOSSIBLE = {
    "often": "'often' is not a rate; it is a number like 0.01.",
    "": "'' is not a rate; it is a number like 0.01.",
    " , ": "'' is not a rate; it is a number like 0.01.",
    "0,1": "'0,1' is not a rate; it is a number like 0.01.",
    "nan": "A rate of nan is impossible; it lies from 0 to 1.",
    "inf": "A rate of inf is impossible; it lies from 0 to 1.",
    "-1": "A rate of -1 is impossible; it lies from 0 to 1.",
    "1.5": "A rate of 1.5 is impossible; it lies from 0 to 1.",
    "1e400": "A rate of 1e400 is impossible; it lies from 0 to 1.",
    "1e999999": "A rate of 1e999999 is impossible; it lies from 0 to 1.",
    "excess:-0.1": "A rate of -0.1 is impossible; it lies from 0 to 1.",
    "0.0000001": "A rate of 0.0000001 is finer than one in a million.",
    f"0.01{'0' * 40}1": f"A rate of 0.01{'0' * 40}1 is finer than one in a million.",
    "Excess": "'Excess' has no rate; write excess:0.01.",
    "excess: ": "'excess:' has no rate; write excess:0.01.",
    "excess:0.1,together": "'together' has no rate; write together:0.01.",
    "excess:0.1,Excess:0.2": "'excess' has two rates; give it one.",
    "excess:0.1:0.2": "'0.1:0.2' is not a rate; it is a number like 0.01.",
}


@pytest.mark.parametrize("rates", IMPOSSIBLE)
def test_what_is_no_rate_is_said(rates: str) -> None:
    with pytest.raises(ImpossibleSimulation) as problem:
        trouble("baccarat", rates, rounds=1, seed=1)
    assert str(problem.value) == IMPOSSIBLE[rates]


def test_no_rounds_are_no_simulation() -> None:
    with pytest.raises(ImpossibleSimulation, match="At least 1 round is simulated, not 0"):
        trouble("baccarat", "0.1", rounds=0, seed=1)


@pytest.mark.parametrize(
    ("rates", "named"),
    [("ball-left:1", "ball-left"), (":0.1", ":0.1"), ("0.1,excess:0.2", "0.1")],
)
def test_what_cannot_go_wrong_is_named_as_it_was_written(rates: str, named: str) -> None:
    with pytest.raises(ImpossibleSimulation) as problem:
        trouble("baccarat", rates, rounds=1, seed=1)
    assert str(problem.value).startswith(f"{named!r} cannot go wrong at a Baccarat table; this")


@pytest.mark.parametrize("game", PLAYED)
def test_an_unknown_kind_is_answered_with_those_there_are(game: str) -> None:
    with pytest.raises(ImpossibleSimulation) as problem:
        trouble(game, "earthquake:0.5", rounds=1, seed=1)
    assert str(problem.value).endswith(f"this can: {', '.join(GOVERNED[game])}.")


def test_rates_by_name_or_one_for_all() -> None:
    some = trouble("Si_Ki_Pi", " together : 0.25, Wrong_Number:1 ", rounds=5, seed=1)
    assert some == Trouble("si-ki-pi", 5, 1, {"wrong-number": 1_000_000, "together": 250_000})
    assert trouble("si-ki-pi", ",wrong-number:1,, together:0.25,", rounds=5, seed=1) == some
    every = trouble("roulette", "0.000001", rounds=5, seed=1)
    assert every.in_a_million == dict.fromkeys(GOVERNED["roulette"], 1)
    assert msgspec.json.decode(msgspec.json.encode(some), type=Trouble) == some
