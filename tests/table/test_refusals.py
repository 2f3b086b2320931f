"""A refusal is false, and is raised for whoever expects none."""

import tomllib
from typing import Literal, get_type_hints

import pytest

from croupier import Refused, WasRefused, accepted, open_table
from croupier.sentences import said
from croupier.table.refusals import Reason, first_refusal
from tests.structure.tree import read

CLOSED = Refused(Reason.NOT_NOW, said("betting-closed"))
OVER = Refused(Reason.ROUND_OVER, said("round-over"))


def test_a_line_that_was_refused_is_false() -> None:
    table = open_table("baccarat", seats={1: "ann"})
    assert table.say("ann bets 100 banker box 1")
    assert not table.say("ann bets 100 banker box 9")
    assert not table.open_round()
    assert table.say("dealer closes")
    assert table.say("deal 9h 8c Ts Kd")
    assert table.open_round()


def test_a_refusal_is_raised_for_whoever_expects_none() -> None:
    table = open_table("baccarat", seats={1: "ann"})
    events = accepted(table.say("ann bets 100 banker box 1"))
    assert len(events) == 1
    with pytest.raises(WasRefused, match="no box 9") as caught:
        accepted(table.say("ann bets 100 banker box 9"))
    assert caught.value.refused.reason is Reason.UNKNOWN
    assert str(caught.value) == str(caught.value.refused)


def test_of_several_faults_the_first_is_reported() -> None:
    assert first_refusal(None, CLOSED, OVER) is CLOSED
    assert first_refusal(None, None) is None


def test_mypy_reports_whoever_takes_a_refusal_for_true() -> None:
    """`if refused:` is then unreachable code, and `refused or …` a redundant expression."""
    assert get_type_hints(Refused.__bool__)["return"] == Literal[False]
    mypy = tomllib.loads(read("pyproject.toml"))["tool"]["mypy"]
    assert mypy["warn_unreachable"]
    assert "redundant-expr" in mypy["enable_error_code"]
