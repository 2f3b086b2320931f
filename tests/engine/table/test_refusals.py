"""A refusal is false, and is raised for whoever expects none."""

import tomllib
from typing import Literal, get_type_hints

import pytest

from croupier import Refused, WasRefused, accepted, open_table
from croupier.engine.games import roulette
from croupier.engine.money import MOST_CENTS
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.commands import (
    DecidedBet,
    DecideUnresolved,
    Effect,
    PlaceBet,
    WithdrawBet,
)
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, first_refusal
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits
from croupier.engine.table.vocabulary.wagers import Spot
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


def test_an_amount_beyond_all_others_is_refused_however_it_is_said() -> None:
    table = open_table("roulette")
    ann, red, much = Person("ann"), Spot("red"), MOST_CENTS + 1
    assert table.do(PlaceBet(ann, "ann", red, MOST_CENTS))
    settle = DecidedBet("ann", red, payout_cents=much)
    said_by = Person("shift-manager", Rank.SHIFT_MANAGER)
    for command in (
        PlaceBet(ann, "ann", red, much),
        WithdrawBet(ann, "ann", red, much),
        PlaceBet(ann, "ann", red, 10**30),
    ):
        _refused_for_its_amount(table.do(command))
    assert table.say("dealer closes")
    assert table.say("spin 1")
    decided = DecideUnresolved(said_by, Effect.BETS, "a mistake", (settle,))
    _refused_for_its_amount(table.do(decided))
    with pytest.raises(ImpossibleSetting, match="No amount can be above 10000000000"):
        roulette.settings(limits=Limits(maximum_cents=much))


def _refused_for_its_amount(answer: object) -> None:
    assert isinstance(answer, Refused)
    assert answer.sentence == "No amount can be above 10000000000."
    assert (answer.reason, answer.room_cents) == (Reason.ABOVE_MAXIMUM, MOST_CENTS)


@pytest.mark.rule("Blackjack 3.16")
def test_the_room_is_found_in_chips_that_no_round_sum_is_made_of() -> None:
    table = open_table("blackjack", unit=3, limits={"minimum": 3}, seats={1: "ann"})
    for line in ("ann bets 30 initial box 1", "dealer closes", "deal 9h As 9c"):
        assert table.say(line)
    insured = [o for o in table.legal("ann") if isinstance(o, Offer) and o.amount == "stake_cents"]
    assert [offer.largest_cents for offer in insured] == [1_500]


def test_mypy_reports_whoever_takes_a_refusal_for_true() -> None:
    """`if refused:` is then unreachable code, and `refused or …` a redundant expression."""
    assert get_type_hints(Refused.__bool__)["return"] == Literal[False]
    mypy = tomllib.loads(read("pyproject.toml"))["tool"]["mypy"]
    assert mypy["warn_unreachable"]
    assert "redundant-expr" in mypy["enable_error_code"]
