"""Mistakes simulated from the command line: a report for people, JSON for machines."""

import json
import re
from typing import Any

import pytest
import typer

from croupier.cli.console.output import INTERRUPTED
from croupier.cli.figures import trouble as command
from croupier.cli.figures.trouble import simulate_trouble
from croupier.mathematics.simulation.trouble import mistake_rounds
from croupier.mathematics.simulation.trouble.mistake_rounds import (
    Outcome,
    Trouble,
    play_rounds,
    trouble,
)
from croupier.mathematics.simulation.trouble.totals import Totals

ROUNDS = 30
MANY = 600  # enough costly rounds for a standard error


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_the_report_names_facts_paragraphs_and_costs(capsys: pytest.CaptureFixture[str]) -> None:
    simulate_trouble("baccarat", "misplaced:1,excess:0.5", rounds=ROUNDS, seed=1)
    page = capsys.readouterr().out
    assert page.startswith("Baccarat: 30 rounds, ")
    assert max(map(len, page.splitlines())) <= 80
    totals = play_rounds(trouble("baccarat", "misplaced:1,excess:0.5", rounds=30, seed=1), 0, 30)
    for words in (
        f"misplaced     1       30        {totals.happened['misplaced']}",
        "Baccarat 5.8 ",
        "void rounds",
        "cost per 1,000 dollars bet",
        f"{totals.house_cents / 100:,.2f}",
        f"{totals.house_with_errors_cents / 100:,.2f}",
    ):
        assert words.replace("-", "−") in page


def test_without_mistakes_no_paragraph_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    simulate_trouble("roulette", "0", rounds=2, seed=1)
    page = capsys.readouterr().out
    assert "What governed" not in page
    assert re.search(r"cost of the mistakes +0\.00\n", page)


@pytest.mark.rule("Roulette 5.5.3", "Roulette 5.11")
def test_machines_get_exact_cents(capsys: pytest.CaptureFixture[str]) -> None:
    simulate_trouble("roulette", "no_pocket:1", rounds=MANY, seed=1, as_json=True)
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (data["game"], data["rounds"], data["seed"]) == ("roulette", MANY, 1)
    assert data["seconds"] > 0
    assert data["rounds_per_second"] > 0
    assert (data["finished"], data["rounds_asked"]) == (True, data["rounds"])
    assert data["errors"] == [{"fact": "no-pocket", "rate": 1.0, "planned": MANY, "happened": MANY}]
    assert data["paragraphs"] == [{"paragraph": "Roulette 5.5.3", "governed": MANY, "beside": 0}]
    assert (data["voids"], data["voids_per_thousand_rounds"]) == (MANY, 1000.0)
    assert data["returned_cents"] == data["bet_cents"]
    assert data["house_with_errors_cents"] == 0
    assert data["cost_cents"] == data["house_correct_cents"]
    cost = data["cost_cents_per_thousand_rounds"]
    assert cost["mean"] == 1000 * data["cost_cents"] / MANY
    assert cost["stderr"] > 0


@pytest.mark.parametrize(
    ("game", "rates", "rounds", "sentence"),
    [
        ("bacarat", "0.1", 1, "There is no game called 'bacarat'; did you mean baccarat?"),
        (
            "baccarat",
            "ball-left:1",
            1,
            "'ball-left' cannot go wrong at a Baccarat table; this can:",
        ),
        ("baccarat", "2", 1, "A rate of 2 is impossible; it lies from 0 to 1."),
        ("baccarat", "0.1", -1, "At least 1 round is simulated, not -1."),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], game: str, rates: str, rounds: int, sentence: str
) -> None:
    with pytest.raises(typer.Exit) as ended:
        simulate_trouble(game, rates, rounds=rounds, seed=1)
    assert ended.value.exit_code == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"croupier: {sentence}")
    assert told.out == ""


def ended_early(monkeypatch: pytest.MonkeyPatch, *, process_lost: bool) -> None:
    def five_of_ten(asked: Trouble, **given: Any) -> Outcome:
        return Outcome(asked, play_rounds(asked, 0, 5), 1.0, process_lost)

    monkeypatch.setattr(command, "run", five_of_ten)


def test_an_interruption_shows_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ended_early(monkeypatch, process_lost=False)
    with pytest.raises(typer.Exit) as ended:
        simulate_trouble("roulette", "0", rounds=10, seed=1)
    assert ended.value.exit_code == INTERRUPTED
    told = capsys.readouterr()
    assert "interrupted before 10 rounds; 5 rounds a second" in told.out
    assert told.err == "croupier: stopped after 5 of 10 rounds.\n"


@pytest.mark.parametrize("as_json", [True, False])
def test_a_killed_process_is_said_after_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    ended_early(monkeypatch, process_lost=True)
    with pytest.raises(typer.Exit) as ended:
        simulate_trouble("roulette", "0", rounds=10, seed=1, as_json=as_json)
    assert ended.value.exit_code == 2
    told = capsys.readouterr()
    assert ('"rounds": 5' if as_json else "Roulette: 5 rounds, ") in told.out
    assert told.err == (
        "croupier: A process that dealt rounds was killed. 5 of 10 rounds are done.\n"
    )


def interrupted(*given: Any) -> Totals:
    raise KeyboardInterrupt


def test_an_interruption_before_anything_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mistake_rounds, "play_rounds", interrupted)
    for as_json in (True, False):
        with pytest.raises(typer.Exit) as ended:
            simulate_trouble("roulette", "0", rounds=10_000, seed=1, as_json=as_json)
        assert ended.value.exit_code == INTERRUPTED
        told = capsys.readouterr()
        assert told.err == "croupier: stopped after 0 of 10,000 rounds.\n"
        if as_json:
            data = json.loads(told.out)
            assert (data["rounds"], data["finished"]) == (0, False)
            assert data["cost_cents_per_thousand_rounds"] is None
        else:
            assert told.out == ""
