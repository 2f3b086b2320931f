"""From "No more Bets" to the ball at rest: what is due, who spins, what a valid Spin is."""

import pytest

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import roulette
from croupier.engine.games.roulette import Spin
from croupier.engine.games.roulette.state import Play
from croupier.engine.games.roulette.trouble.facts import FewRevolutions
from croupier.engine.rulebook import cite
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Nothing, SetGoing, TakeBets
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import TableKind
from tests.engine.games.roulette.scripting import (
    CLOSE,
    bet,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    spin,
    table,
)

CLOSED = play(table(), bet("ann", 10, "red"), CLOSE)


@pytest.mark.rule("Roulette 3.2", "Roulette 3.6", "Roulette 3.7")
def test_bets_then_the_ball_then_nothing_more() -> None:
    opened = table()
    assert due(roulette, opened) == TakeBets()
    assert due(roulette, CLOSED) == SetGoing((cite("Roulette 3.7"),))
    done = play(CLOSED, spin(17))
    assert (due(roulette, done), done.status) == (Nothing(), Status.CONCLUDED)


@pytest.mark.rule("Roulette 3.7", "Roulette 3.8")
@pytest.mark.parametrize("kind", TableKind)
@pytest.mark.parametrize("revolutions", [4, 5, 30])
def test_four_revolutions_or_more_are_a_valid_spin(kind: TableKind, revolutions: int) -> None:
    done = play(table(kind), bet("ann", 10, "red"), CLOSE, spin("H", revolutions))
    assert (done.status, done.play, done.rulings) == (Status.CONCLUDED, Play("H", revolutions), ())


@pytest.mark.rule("Roulette 3.7", "Roulette 5.5.2")
@pytest.mark.parametrize("kind", TableKind)
@pytest.mark.parametrize("revolutions", [0, 1, 2, 3])
def test_fewer_are_noticed_at_once(kind: TableKind, revolutions: int) -> None:
    halted = play(table(kind), bet("ann", 10, "red"), CLOSE, spin(1, revolutions))
    assert [(h.fact.name, h.paragraph, h.detected) for h in halted.halts] == [
        ("few-revolutions", "Roulette 5.5.2", True)
    ]
    assert refused(halted, spin(1)).reason is Reason.HALTED
    done = play(halted, rules("confirm"))
    assert (done.status, ruled(done)) == (Status.VOID, ("Roulette 5.5.2",))
    assert roulette.outcome(done) == "void"


@pytest.mark.rule("Roulette 3.7", "Roulette 5.5.6")
@pytest.mark.parametrize("revolutions", [2, 12])
def test_with_the_wheel_governs_also_where_revolutions_lack(revolutions: int) -> None:
    halted = play(CLOSED, spin(1, revolutions, with_wheel=True))
    assert (halted.halts[-1].fact.name, halted.halts[-1].paragraph) == (
        "same-direction",
        "Roulette 5.5.6",
    )
    assert play(halted, rules("confirm")).status is Status.VOID


@pytest.mark.rule("Roulette 3.7", "Roulette 3.8")
@pytest.mark.parametrize("kind", TableKind)
def test_a_spin_called_too_short_by_mistake_stands_where_the_ball_lies(kind: TableKind) -> None:
    halted = play(table(kind), bet("ann", 10, "straight 1"), CLOSE, spin(1, 3))
    done = play(halted, rules("unfounded", reason="the film shows five"))
    assert (done.status, roulette.outcome(done)) == (Status.CONCLUDED, "1")
    assert result(done, "ann", "straight 1") == ("win", 350)
    assert refused(done, spin(2)).reason is Reason.ROUND_OVER
    reported = play(table(kind), bet("ann", 10, "straight 1"), CLOSE, spin(1))
    late = play(reported, report(FewRevolutions()), rules("unfounded", reason="five"))
    assert late.wagers == done.wagers  # however it was keyed


@pytest.mark.rule("Roulette 5.5.2", "Roulette 5.5.6")
@pytest.mark.parametrize("false_alarm", ["few-revolutions", "same-direction"])
def test_a_short_spin_with_the_wheel_is_two_facts(false_alarm: str) -> None:
    both = play(CLOSED, spin(1, 3, with_wheel=True))
    left = play(both, rules("unfounded", about=false_alarm, reason="seen on the film"))
    assert [halt.fact.name for halt in left.halts] == list(
        {"few-revolutions", "same-direction"} - {false_alarm}
    )
    assert play(left, rules("confirm")).status is Status.VOID
    neither = play(left, rules("unfounded", reason="seen on the film"))
    assert (neither.status, roulette.outcome(neither)) == (Status.CONCLUDED, "1")


@pytest.mark.rule("Roulette 3.6")
def test_the_ball_waits_for_no_more_bets() -> None:
    answer = refused(table(), spin(17))
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Roulette 3.6",))


@pytest.mark.parametrize("round", [table(), CLOSED])
def test_a_player_does_not_spin(round: AnyRound) -> None:
    answer = refused(round, Spin(player("ann"), "17"))
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Roulette 1.2",))


def test_whoever_acts_as_dealer_may() -> None:
    assert play(CLOSED, Spin(PIT_SUPERVISOR, "17")).status is Status.CONCLUDED


def test_what_is_no_spin() -> None:
    assert refused(CLOSED, spin(37)).reason is Reason.UNKNOWN
    assert refused(CLOSED, spin(17, -1)).reason is Reason.AMOUNT
    assert refused(CLOSED, c.Given(DEALER)).reason is Reason.UNKNOWN
    assert refused(play(CLOSED, spin(17)), spin(17)).reason is Reason.ROUND_OVER


def test_the_dealer_is_offered_every_pocket_and_a_player_none() -> None:
    offers = legal(roulette, CLOSED, DEALER)
    (offer,) = (offer for offer in offers if offer.admits(spin(17)))
    assert all(offer.admits(spin(pocket)) for pocket in POCKETS)
    assert not offer.admits(spin(37))
    assert legal(roulette, CLOSED, player("ann")) == ()


@pytest.mark.parametrize(
    "command",
    [
        c.DealCard(DEALER, None),
        c.DealTogether(DEALER, ()),
        c.AskSqueeze(player("ann"), Place("dealer")),
    ],
)
@pytest.mark.parametrize("kind", TableKind)
def test_no_card_is_dealt_here(kind: TableKind, command: c.Command) -> None:
    answer = refused(play(table(kind), CLOSE), command)
    assert (answer.reason, answer.sentence) == (
        Reason.UNKNOWN,
        "Roulette is played without cards.",
    )
    assert refused(table(kind), c.ReplaceCards(PIT_SUPERVISOR)).reason is Reason.UNKNOWN


def test_a_game_without_cards_still_answers_about_them() -> None:
    place = Place("dealer")
    assert roulette.places(CLOSED) == ()
    assert roulette.face(CLOSED, place) is Face.UP
    assert roulette.misdealt(CLOSED, None, place).name == "other"
    assert roulette.scope(CLOSED.wagers[0]) == (None, None)
    assert refused(CLOSED, c.TimeRanOut(DEALER)).reason is Reason.NOT_NOW
