"""Section 5 in the book's order, from a player who leaves to what the book leaves open."""

from itertools import permutations

import pytest

from croupier.engine.games import roulette
from croupier.engine.games.roulette.trouble.facts import (
    BallBroke,
    BallDropped,
    BallLeft,
    FewRevolutions,
    ForeignObject,
    Interference,
    NoPocket,
    SameDirection,
    WheelStill,
    WheelStopped,
)
from croupier.engine.sentences import sentence
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.possible_facts import Preview, preview, reportable
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.events import AwaitingRuling
from croupier.engine.table.vocabulary.facts import (
    DisplayWrong,
    Fact,
    Interruption,
    NoticedLate,
    Other,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    player,
)
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.roulette.scripting import (
    CLOSE,
    Script,
    bet,
    cites,
    decides,
    detected,
    evening,
    next_round,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    spin,
    spot,
    table,
    tonight,
)

LAID: Script = (bet("ann", 100, "red"), bet("bob", 50, "straight 17"))
PURSES = {"ann": 100, "bob": 50}
ALL_BACK = {"ann": 10_000, "bob": 5_000}


# Which paragraph governs, first match.
IN_ORDER: list[tuple[Fact, str]] = [
    (BallBroke(), "Roulette 5.6"),
    (Interference(), "Roulette 5.5.8"),
    (ForeignObject(), "Roulette 5.5.7"),
    (BallDropped(), "Roulette 5.5.1"),
    (WheelStill(), "Roulette 5.5.5"),
    (SameDirection(), "Roulette 5.5.6"),
    (BallLeft(), "Roulette 5.5.4"),
    (NoPocket(), "Roulette 5.5.3"),
    (WheelStopped(), "Roulette 5.5.9"),
    (FewRevolutions(), "Roulette 5.5.2"),
    (Interruption(), "Roulette 5.4.2"),
]
FAULTS = tuple(type(fact) for fact, _ in IN_ORDER[1:-1])


def closed() -> AnyRound:
    return play(table(purses=PURSES), LAID, CLOSE)


@pytest.mark.rule("Roulette 5.3")
def test_a_player_who_walked_away_is_settled_as_if_present() -> None:
    gone = play(closed(), report(WalkedAway("bob")))
    assert (gone.halts, ruled(gone)) == ((), ("Roulette 5.3",))
    assert result(play(gone, spin(17)), "bob", "straight 17") == ("win", 1750)
    assert result(play(gone, spin(18)), "bob", "straight 17") == ("lose", -50)
    assert refused(gone, report(WalkedAway("cai"))).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Roulette 5.4", "Roulette 5.4.1")
def test_once_the_ball_rests_an_interrupted_round_stands() -> None:
    paid = play(closed(), spin(17))
    after = play(paid, report(Interruption()))
    assert (after.status, after.halts, after.purses) == (Status.CONCLUDED, (), paid.purses)
    assert ruled(after) == ("Roulette 5.4.1",)


@pytest.mark.rule("Roulette 5.4", "Roulette 5.4.2", "Roulette 5.11")
@pytest.mark.parametrize("before", [LAID, (LAID, CLOSE)])
def test_before_that_it_is_void_once_a_pit_supervisor_confirms(before: Script) -> None:
    halted = play(table(purses=PURSES), before, report(Interruption()))
    assert halted.halts[-1].awaiting == AwaitingRuling(PIT_SUPERVISOR.rank, ("confirm",))
    assert refused(halted, rules("confirm", by=DEALER)).reason is Reason.RANK_TOO_LOW
    done = play(halted, rules("confirm"))
    assert (done.status, done.purses) == (Status.VOID, ALL_BACK)
    assert cites(done, "ann", "red") == ("Roulette 5.4.2", "Roulette 5.11")


@pytest.mark.rule("Roulette 5.4.2")
def test_a_crash_the_table_notices_itself_needs_nobodys_word() -> None:
    assert detected(closed(), Interruption()).status is Status.VOID
    assert detected(play(closed(), spin(17)), Interruption()).status is Status.CONCLUDED


@pytest.mark.rule("Roulette 3.8", "Roulette 5.4.1")
def test_a_ball_that_rests_validly_despite_the_outage_stands() -> None:
    halted = play(closed(), report(Interruption()))
    assert any(offer.admits(spin(17)) for offer in legal(roulette, halted, DEALER))
    done = play(halted, spin(17))
    assert (done.status, done.halts) == (Status.CONCLUDED, ())
    assert ruled(done) == ("Roulette 5.4.1", "Roulette 3.8")
    assert result(done, "bob", "straight 17") == ("win", 1750)


@pytest.mark.rule("Roulette 5.4", "Roulette 5.5.2")
def test_a_ball_that_does_not_is_void_for_its_own_fault() -> None:
    halted = play(closed(), report(Interruption()), spin(17, 3))
    assert [halt.paragraph for halt in halted.halts] == ["Roulette 5.5.2"]  # the outage is over
    assert cites(play(halted, rules("confirm")), "ann", "red")[0] == "Roulette 5.5.2"
    counted_wrongly = play(halted, rules("unfounded", reason="five on the film"))
    assert result(counted_wrongly, "bob", "straight 17") == ("win", 1750)
    while_betting = play(table(), LAID, report(Interruption()))
    assert refused(while_betting, spin(17)).reason is Reason.NOT_NOW


@pytest.mark.rule("Roulette 5.5", "Roulette 5.11")
@pytest.mark.parametrize("rested", [(), (spin(17),)], ids=["running", "paid"])
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [
        pytest.param(BallDropped(), "Roulette 5.5.1", marks=pytest.mark.rule("Roulette 5.5.1")),
        pytest.param(FewRevolutions(), "Roulette 5.5.2", marks=pytest.mark.rule("Roulette 5.5.2")),
        pytest.param(NoPocket(), "Roulette 5.5.3", marks=pytest.mark.rule("Roulette 5.5.3")),
        pytest.param(BallLeft(), "Roulette 5.5.4", marks=pytest.mark.rule("Roulette 5.5.4")),
        pytest.param(WheelStill(), "Roulette 5.5.5", marks=pytest.mark.rule("Roulette 5.5.5")),
        pytest.param(SameDirection(), "Roulette 5.5.6", marks=pytest.mark.rule("Roulette 5.5.6")),
        pytest.param(ForeignObject(), "Roulette 5.5.7", marks=pytest.mark.rule("Roulette 5.5.7")),
        pytest.param(Interference(), "Roulette 5.5.8", marks=pytest.mark.rule("Roulette 5.5.8")),
        pytest.param(WheelStopped(), "Roulette 5.5.9", marks=pytest.mark.rule("Roulette 5.5.9")),
    ],
)
def test_faults_of_ball_and_wheel_void_the_round(
    fact: Fact, paragraph: str, rested: Script
) -> None:
    halted = play(closed(), rested, report(fact, by=player("ann")))
    assert halted.halts[-1].awaiting == AwaitingRuling(PIT_SUPERVISOR.rank, ("confirm",))
    assert refused(halted, spin(1)).cites == (paragraph,)
    assert refused(halted, rules("confirm", by=DEALER)).reason is Reason.RANK_TOO_LOW
    done = play(halted, rules("confirm"))
    assert (done.status, done.purses, ruled(done)) == (Status.VOID, ALL_BACK, (paragraph,))
    assert roulette.outcome(done) == "void"
    for name, on in (("ann", "red"), ("bob", "straight 17")):
        assert result(done, name, on) == ("returned", 0)
        assert cites(done, name, on) == (paragraph, "Roulette 5.11")


@pytest.mark.parametrize("fault", FAULTS)
def test_while_bets_are_open_no_ball_is_running(fault: type[Fact]) -> None:
    assert refused(play(table(), LAID), report(fault())).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Roulette 5.5")
def test_a_void_leaves_earlier_rounds_as_they_were_settled() -> None:
    first = tonight(evening(purses=PURSES), LAID, CLOSE, spin(17))
    assert first.purses == {"ann": 0, "bob": 180_000}
    again = tonight(next_round(first), bet("bob", 100, "black"), CLOSE)
    void = tonight(again, report(BallLeft()), rules("confirm"))
    assert void.purses == first.purses
    assert void.rounds[0] == first.rounds[0]


@pytest.mark.rule("Roulette 5.5", "Roulette 5.4", "Roulette 5.13")
@pytest.mark.parametrize(("one", "other"), tuple(permutations(range(len(IN_ORDER)), 2)))
def test_of_two_the_first_in_precedence_voids_the_round(one: int, other: int) -> None:
    both = play(closed(), report(IN_ORDER[one][0]), report(IN_ORDER[other][0]))
    done = play(both, rules("confirm", by=SHIFT_MANAGER))
    governing = IN_ORDER[min(one, other)]
    assert done.status is Status.VOID
    assert cites(done, "ann", "red") == (governing[1], "Roulette 5.11")
    assert set(done.facts) == {IN_ORDER[one][0], IN_ORDER[other][0]}


@pytest.mark.rule("Roulette 5.5", "Roulette 5.6")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_ball_that_affected_nothing_lifts_no_other_fault(fault: type[Fact]) -> None:
    for first, second in ((BallBroke(), fault()), (fault(), BallBroke())):
        both = play(closed(), report(first), report(second))
        left = play(both, rules("unaffected", by=SHIFT_MANAGER))
        assert [halt.fact for halt in left.halts] == [fault()]
        assert play(left, rules("confirm")).status is Status.VOID


@pytest.mark.rule("Roulette 5.5", "Roulette 5.6")
def test_each_fact_waits_for_its_own_ruling_and_one_that_voids_ends_the_round() -> None:
    both = play(closed(), report(BallBroke()), report(Interference()))
    void = play(both, rules("confirm"))  # a Pit Supervisor cannot rule on the broken ball
    assert (void.status, cites(void, "ann", "red")[0]) == (Status.VOID, "Roulette 5.5.8")


@pytest.mark.rule("Roulette 5.5.8", "Roulette 5.5.4")
def test_a_false_alarm_lifts_its_own_fact_only() -> None:
    both = play(closed(), report(Interference()), report(BallLeft()))
    assert refused(both, rules("unfounded", reason="")).reason is Reason.REASON_MISSING
    left = play(both, rules("unfounded", about="interference", reason="nobody touched it"))
    assert [halt.fact for halt in left.halts] == [BallLeft()]
    goes_on = play(left, rules("unfounded", reason="it bounced back"), spin(17))
    assert goes_on.status is Status.CONCLUDED
    assert goes_on.wagers == play(closed(), spin(17)).wagers
    assert [sentence(ruling.effect) for ruling in goes_on.rulings] == [
        "the report of somebody who touched the ball or the wheel was unfounded: the round goes on"
        " as it stood",
        "the report of a ball that left the wheel was unfounded: the round goes on as it stood",
    ]


@pytest.mark.rule("Roulette 5.9")
def test_an_error_noticed_in_the_next_round_changes_nothing() -> None:
    first = tonight(evening(purses=PURSES), LAID, CLOSE, spin(17))
    later = tonight(next_round(first), report(NoticedLate("the wheel stood still")))
    assert (later.rounds[0], later.rounds[-1].halts) == (first.rounds[0], ())
    assert ruled(later.rounds[-1]) == ("Roulette 5.9",)


@pytest.mark.rule("Roulette 5.10")
def test_the_ball_counts_and_not_the_display() -> None:
    paid = play(closed(), spin(17))
    shown = play(paid, report(DisplayWrong()))
    assert (shown.wagers, ruled(shown)) == (paid.wagers, ("Roulette 5.10",))


@pytest.mark.rule("Roulette 5.13")
def test_what_the_book_leaves_open_is_for_the_shift_manager() -> None:
    halted = play(closed(), report(Other("two balls in the wheel")))
    void = decides("void")
    answer = refused(halted, void.__class__(PIT_MANAGER, void.effect, void.reason))
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Roulette 5.13",))
    assert refused(halted, decides("void", reason="")).reason is Reason.REASON_MISSING
    done = play(halted, void)
    assert (done.status, done.purses) == (Status.VOID, ALL_BACK)
    stands = play(halted, decides("stand"), spin(17))
    assert result(stands, "bob", "straight 17") == ("win", 1750)


@pytest.mark.rule("Roulette 5.13")
def test_the_shift_manager_may_return_or_settle_a_named_bet() -> None:
    paid = play(closed(), spin(18), report(Other("chips pushed")))
    back = play(paid, decides("return", player="bob", spot=spot("straight 17")))
    assert result(back, "bob", "straight 17") == ("returned", 0)
    stated = decides("settle", player="bob", spot=spot("straight 17"), payout_cents=7_000)
    assert result(play(paid, stated), "bob", "straight 17") == ("win", 20)


@pytest.mark.rule("Roulette 5.4.1", "Roulette 5.13")
@pytest.mark.parametrize("facts", tuple(permutations((Other("a dispute"), Interruption()))))
def test_an_outage_beside_another_matter_lets_the_ball_rest_too(facts: tuple[Fact, ...]) -> None:
    halted = play(closed(), *map(report, facts), spin(17))
    assert [halt.fact.name for halt in halted.halts] == ["other"]
    assert refused(play(halted, report(Interruption())), spin(18)).reason is Reason.HALTED
    assert play(halted, decides("stand")).status is Status.CONCLUDED


@pytest.mark.rule("Roulette 5.13")
def test_chips_laid_on_one_number_in_two_goes_are_settled_together() -> None:
    """The dolly stood on 18 and was paid; the ball lay in 17."""
    laid = (bet("cai", 10, "straight 17"), bet("cai", 5, "straight 17"), CLOSE, spin(18))
    paid = play(table(purses={"cai": 15}), laid, report(Other("dolly on the wrong number")))
    stated = decides("settle", player="cai", spot=spot("straight 17"), payout_cents=54_001)
    done = play(paid, stated)
    shares = [w.settlement.payout_cents for w in done.wagers if w.settlement]
    assert (shares, done.purses) == ([36_000, 18_001], {"cai": 54_001})


def test_a_second_ball_is_refused_while_the_first_lies() -> None:
    halted = play(closed(), report(Other()), report(Interruption()), spin(17))
    assert roulette.established(halted)
    answer = roulette.decide(halted, spin(18))
    assert getattr(answer, "sentence", "") == "The ball has come to rest in 17."
    assert own_offers(roulette, halted, DEALER) == ()


def test_a_ruling_is_previewed() -> None:
    seen = preview(roulette, closed(), BallLeft())
    assert isinstance(seen, Preview)
    assert seen.awaits is not None
    assert sentence(seen.awaits) == "the ruling of a Pit Supervisor or above (confirm it)"
    assert [fate.payout_cents for fate in seen.outlooks[0].if_all_stay] == [10_000, 5_000]


def test_every_fault_is_reportable_while_the_ball_runs() -> None:
    kinds = {type(fact) for fact, _ in reportable(roulette, closed())}
    assert set(FAULTS) | {BallBroke, Interruption, WalkedAway} <= kinds
