"""Players as functions: what they stake, and sessions dealt to them."""

from collections.abc import Generator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from croupier.mathematics.bankroll import players
from croupier.mathematics.bankroll.players import Player, dealt, labouchere, loaded, oscar
from croupier.mathematics.bankroll.session import SessionPlan, session
from croupier.mathematics.bankroll.stakes import ImpossibleSession
from tests.mathematics.bankroll.test_sessions import coin, staked


def stakes(player: Player, results: str, purse: int = 1_000) -> list[int]:
    """In units of a cent; + is a win at even money, - a loss."""
    playing = player(1, purse)
    found = [next(playing)]
    for result in results:
        found.append(playing.send(found[-1] if result == "+" else -found[-1]))
    return found


def test_labouchere_strikes_out_and_writes_down() -> None:
    assert stakes(labouchere, "--+++") == [5, 6, 7, 7, 7, 5]
    assert stakes(labouchere, "++") == [5, 5, 5], "the line is struck out: four, then a new one"
    assert stakes(labouchere, "-", purse=6) == [5, 1], "a new line, as far as the purse goes"


def test_oscar_wins_one_unit_at_a_time() -> None:
    assert stakes(oscar, "--++++") == [1, 1, 1, 2, 1, 1, 1]
    assert stakes(oscar, "+-") == [1, 1, 1]


def flat(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    while True:
        yield 1


def one_round(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    yield 2


def test_sessions_that_are_dealt_are_as_those_worked_out() -> None:
    plan = SessionPlan(purse_cents=2_000, bet=staked(coin(Fraction(18, 38)), 100), rounds=60)
    exact, found = session(plan), dealt(plan, "flat", flat, 1_500, seed=3)
    assert found.dealt == 1_500
    assert abs(found.mean_cents - exact.mean_cents) < 4 * exact.spread_cents / 1_500**0.5
    assert abs(found.ruined - exact.ruined) < 0.02
    assert abs(found.ahead - exact.ahead) < 0.06
    assert [each.rounds for each in found.moments] == [each.rounds for each in exact.moments]
    assert found == dealt(plan, "flat", flat, 1_500, seed=3), "the same seed, the same sessions"


def test_they_may_leave() -> None:
    plan = SessionPlan(purse_cents=2_000, bet=staked(coin(Fraction(1, 2)), 100), rounds=60)
    found = dealt(plan, "one round", one_round, 50, seed=1)
    assert found.played == 1
    assert found.purses.keys() == {1_800, 2_200}


def half(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    yield 0.5  # type: ignore[misc]


def too_much(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    yield 21


def stumbles(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    yield 1
    yield 1 // (unit_cents - unit_cents)


def no_player(unit_cents: int, purse_cents: int) -> Any:
    return 3


@pytest.mark.parametrize(
    ("player", "sessions", "why"),
    [
        (half, 1, "whole units, not 0.5"),
        (too_much, 1, "stakes 21 with 20 in the purse"),
        (flat, 0, "Between 1 and"),
        (stumbles, 1, "stops in round 2 with ZeroDivisionError"),
        (no_player, 1, "is no generator"),
    ],
)
def test_nobody_stakes_what_they_do_not_have(player: Player, sessions: int, why: str) -> None:
    plan = SessionPlan(purse_cents=2_000, bet=staked(coin(Fraction(1, 2)), 100), rounds=5)
    with pytest.raises(ImpossibleSession, match=why):
        dealt(plan, "x", player, sessions, seed=1)


def test_a_function_of_a_file(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("def player(unit, purse):\n    while True:\n        yield 3\n")
    assert next(loaded(f"{own}:player")(1, 100)) == 3
    with pytest.raises(ImpossibleSession, match="has no function other"):
        loaded(f"{own}:other")
    own.write_text("1 / 0")
    with pytest.raises(ImpossibleSession, match="ZeroDivisionError"):
        loaded(f"{own}:player")


MISTAKEN = {
    "one": "def one(a):\n    yield 1\n",
    "raises": "def raises(a, b):\n    raise ValueError('boom')\n",
    "number": "def number(a, b):\n    return 5\n",
    "word": "def word(a, b):\n    yield 'x'\n",
    "leaves": "def leaves(a, b):\n    raise SystemExit(0)\n",
    "waits": "async def waits(a, b):\n    return 1\n",
    "lines": "def lines(a, b):\n    raise ValueError('one\\n  two')\n",
    "base": "def base(a, b):\n    yield 1\n    raise BaseException('down')\n",
    "exits": "def exits(a, b):\n    yield 1\n    raise GeneratorExit\n",
    "closes": "def closes(a, b):\n"
    "    try:\n        while True:\n            yield 1\n"
    "    finally:\n        raise ValueError('at the end')\n",
    "mute": "class Mute(Exception):\n    def __str__(self):\n        raise self\n"
    "def mute(a, b):\n    raise Mute\n",
}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("one", "The player cannot begin: TypeError: .* generator function of two arguments"),
        ("raises", "The player cannot begin: ValueError: boom"),
        ("number", "is no generator"),
        ("word", "stakes whole units, not 'x'"),
        ("leaves", "The player cannot begin: SystemExit"),
        ("waits", "is no generator"),
        ("lines", "The player cannot begin: ValueError: one two"),
        ("base", "The player stops in round 2 with BaseException: down"),
        ("exits", "The player stops in round 2 with GeneratorExit"),
        ("closes", "The player stops in round 4 with ValueError: at the end"),
        ("mute", "The player cannot begin: Mute: ?"),
    ],
)
def test_a_function_that_is_no_player_is_answered_in_a_sentence(
    tmp_path: Path, name: str, why: str
) -> None:
    own = tmp_path / "own.py"
    own.write_text(MISTAKEN[name])
    plan = SessionPlan(purse_cents=1_000, bet=staked(coin(Fraction(1, 2)), 100), rounds=3)
    with pytest.raises(ImpossibleSession, match=why):
        dealt(plan, name, loaded(f"{own}:{name}"), 2, 1)


def test_a_player_that_never_yields_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(unit: int, purse: int) -> Generator[int, int, None]:
        while purse:
            try:
                purse += 1
            except Exception:
                purse += 2
        yield 1

    monkeypatch.setattr(players, "LONGEST_SESSION_S", 0.2)
    bet = staked(coin(Fraction(1, 2)), 100)
    with pytest.raises(ImpossibleSession, match="longer than"):
        dealt(SessionPlan(purse_cents=1_000, bet=bet, rounds=3), "endless", endless, 2, 1)


def test_few_sessions_tell_no_standard_error() -> None:
    """One session shows no spread, and fifty of which a few carry it all show too little."""
    plan = SessionPlan(purse_cents=2_000, bet=staked(coin(Fraction(1, 2)), 100), rounds=60)
    assert dealt(plan, "flat", flat, 1, seed=1).error_cents is None
    assert dealt(plan, "flat", flat, 30, seed=1).error_cents is None
    many = dealt(plan, "flat", flat, 200, seed=1)
    assert many.error_cents == pytest.approx(many.spread_cents / 199**0.5)
    assert session(plan).error_cents == 0.0, "exactly"
