"""Section 5 in the book's order, but for dealing errors, which have a page of their own."""

from typing import Any

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import AwaitingRuling
from croupier.engine.table.vocabulary.facts import (
    CardsMissing,
    DisplayWrong,
    Fact,
    ForeignCard,
    Interruption,
    Misplaced,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.table.scripting import (
    CLOSE,
    RECORDED,
    Script,
    bet,
    cites,
    deal,
    decides,
    detected,
    hands,
    insure,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    table,
    wager,
)

LAID: Script = (bet("ann", 100, "banker"), bet("bob", 50, "tie"), bet("bob", 10, "player-pair"))
BANKER_WINS = deal("2h Kc Td 9s")
PURSES = {"ann": 100, "bob": 60}


@pytest.mark.rule("Baccarat 5.3.1")
def test_a_player_who_walked_away_is_settled_and_needs_no_ruling() -> None:
    gone = play(table(), LAID, CLOSE, report(WalkedAway("ann")))
    assert not gone.halts
    done = play(gone, BANKER_WINS)
    assert result(done, "ann", "banker") == ("win", 9500)
    assert ruled(done) == ("Baccarat 5.3", "Baccarat 5.3.1")
    answer = refused(done, report(WalkedAway("cai")))
    assert answer.reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.4", "Baccarat 5.4.1")
@pytest.mark.parametrize("dealt", ["2h 3c 2d", "2h 3c 2d Ks", "2h 3c 2d Ks 6h"])
def test_with_an_outcome_established_an_interrupted_round_goes_on(dealt: str) -> None:
    before = play(table(), LAID, CLOSE, deal(dealt))
    after = play(before, report(Interruption()))
    assert (after.status, after.halts, hands(after)) == (before.status, (), hands(before))
    assert ruled(after) == ("Baccarat 5.4.1",)
    assert detected(before, Interruption()).status is before.status


@pytest.mark.rule("Baccarat 5.4", "Baccarat 5.4.2")
@pytest.mark.parametrize("dealt", ["", "2h", "2h 3c"])
def test_without_one_it_is_void_once_a_pit_supervisor_confirms(dealt: str) -> None:
    halted = play(table(), LAID, CLOSE, deal(dealt), report(Interruption()))
    assert halted.status is Status.PLAY
    assert halted.halts[-1].awaiting == AwaitingRuling(PIT_SUPERVISOR.rank, ("confirm",))
    done = play(halted, rules("confirm"))
    assert done.status is Status.VOID
    assert cites(done, "ann", "banker") == ("Baccarat 5.4.2", "Baccarat 5.16")


@pytest.mark.rule("Baccarat 5.4.2")
def test_a_crash_the_table_notices_itself_needs_nobodys_word() -> None:
    done = detected(play(table(), LAID, CLOSE, deal("2h 3c")), Interruption())
    assert (done.status, done.halts) == (Status.VOID, ())
    assert result(done, "bob", "tie") == ("returned", 0)
    while_betting = detected(play(table(purses=PURSES), LAID), Interruption())
    assert while_betting.purses == {"ann": 10000, "bob": 6000}


@pytest.mark.rule("Baccarat 5.5", "Baccarat 5.16")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [
        pytest.param(ForeignCard(), "Baccarat 5.5.1", marks=pytest.mark.rule("Baccarat 5.5.1")),
        pytest.param(CardsMissing(), "Baccarat 5.5.2", marks=pytest.mark.rule("Baccarat 5.5.2")),
        pytest.param(ShoeEmpty(), "Baccarat 5.5.4", marks=pytest.mark.rule("Baccarat 5.5.4")),
        pytest.param(NotShuffled(), "Baccarat 5.5.5", marks=pytest.mark.rule("Baccarat 5.5.5")),
    ],
)
def test_faults_of_the_cards_void_the_round(fact: Fact, paragraph: str) -> None:
    halted = play(table(purses=PURSES), LAID, CLOSE, deal("2h 3c 4d"), report(fact))
    assert refused(halted, deal("5s")[0]).cites == (paragraph,)
    done = play(halted, rules("confirm"))
    assert (done.status, done.halts) == (Status.VOID, ())
    assert done.purses == {"ann": 10000, "bob": 6000}
    assert ruled(done) == (paragraph,)
    for name, kind in (("ann", "banker"), ("bob", "tie"), ("bob", "player-pair")):
        assert result(done, name, kind) == ("returned", 0)
        assert cites(done, name, kind) == (paragraph, "Baccarat 5.16")


@pytest.mark.rule("Baccarat 5.16")
@pytest.mark.parametrize("fact", [ForeignCard(), CardsMissing(), NotShuffled()])
def test_after_payment_a_void_undoes_the_payments(fact: Fact) -> None:
    paid = play(table(purses=PURSES), LAID, CLOSE, BANKER_WINS)
    assert paid.purses == {"ann": 19500, "bob": 0}
    done = play(paid, report(fact), rules("confirm"))
    assert (done.status, done.purses) == (Status.VOID, {"ann": 10000, "bob": 6000})


@pytest.mark.rule("Baccarat 5.16")
def test_a_void_returns_insurance_too() -> None:
    four = play(table(purses={"ann": 120}), bet("ann", 100, "banker"), CLOSE, deal("2h 3c 2d 4s"))
    done = play(four, insure("ann", "banker", 20), report(ForeignCard()), rules("confirm"))
    assert done.purses == {"ann": 12000}
    assert result(done, "ann", "banker-insurance") == ("returned", 0)


def test_a_recorded_table_notices_a_card_the_shoe_cannot_hold() -> None:
    fives = "5h 5h 5h 5h"
    dealt = play(table(RECORDED, decks=4), bet("ann", 100, "banker"), CLOSE, deal(fives))
    wrong = play(dealt, deal("5h"))
    assert wrong.halts[-1].fact == ForeignCard(deal("5h")[0].card)
    assert play(wrong, rules("confirm")).status is Status.VOID


def test_an_empty_shoe_stops_no_round_that_is_settled() -> None:
    answer = refused(play(table(), LAID, CLOSE, BANKER_WINS), report(ShoeEmpty()))
    assert answer.reason is Reason.IMPOSSIBLE_NOW
    assert play(table(), LAID, report(ShoeEmpty()), rules("confirm")).status is Status.VOID


@pytest.mark.rule("Baccarat 5.11")
def test_an_error_of_an_earlier_round_changes_nothing_in_this_one() -> None:
    before = play(table(), LAID, CLOSE, deal("2h 3c"))
    after = play(before, report(NoticedLate("a card too many in the round before")))
    assert (after.halts, after.wagers, after.cards) == ((), before.wagers, before.cards)
    assert ruled(after) == ("Baccarat 5.11",)


@pytest.mark.rule("Baccarat 5.15")
def test_a_wrong_display_changes_nothing() -> None:
    before = play(table(), LAID, CLOSE, deal("2h 3c"))
    after = play(before, report(DisplayWrong()))
    assert (after.halts, after.cards, after.wagers) == ((), before.cards, before.wagers)
    assert ruled(after) == ("Baccarat 5.15",)


BIRD = report(Other("a bird took a chip"))
ANNS_BET: dict[str, Any] = {"player": "ann", "spot": Spot("banker", 1)}


@pytest.mark.rule("Baccarat 5.18")
@pytest.mark.parametrize("dealt", ["2h 3c", "2h Kc Td 9s"])
def test_what_the_book_does_not_resolve_may_void_the_round(dealt: str) -> None:
    done = play(table(purses=PURSES), LAID, CLOSE, deal(dealt), BIRD, decides("void"))
    assert (done.status, done.purses) == (Status.VOID, {"ann": 10000, "bob": 6000})
    assert cites(done, "bob", "tie") == ("Baccarat 5.18", "Baccarat 5.16")


@pytest.mark.rule("Baccarat 5.18")
def test_or_stand() -> None:
    done = play(table(), LAID, CLOSE, deal("2h Kc"), BIRD, decides("stand"), deal("Td 9s"))
    assert result(done, "ann", "banker") == ("win", 9500)
    assert (done.rulings[-1].by, done.rulings[-1].reason) == ("shift-manager", "fair to all")


@pytest.mark.rule("Baccarat 5.18")
@pytest.mark.parametrize("when", ["betting", "play", "concluded"])
def test_or_return_a_named_bet(when: str) -> None:
    opened = play(table(purses=PURSES), LAID)
    decision = (BIRD, decides("return", **ANNS_BET))
    if when == "betting":
        returned = play(opened, decision)
        assert returned.purses == {"ann": 10000, "bob": 0}
        assert [w.player for w in returned.wagers] == ["bob", "bob"]
        play(returned, CLOSE, BANKER_WINS)
        return
    before = play(opened, CLOSE, deal("2h Kc") if when == "play" else BANKER_WINS)
    done = play(before, decision, deal("Td 9s") if when == "play" else ())
    assert done.status is Status.CONCLUDED
    assert result(done, "ann", "banker") == ("returned", 0)
    assert done.purses == {"ann": 10000, "bob": 0}


@pytest.mark.rule("Baccarat 5.18")
@pytest.mark.parametrize(
    ("payout", "ends"), [(150, ("win", 5000)), (0, ("lose", -10000)), (100, ("returned", 0))]
)
@pytest.mark.parametrize("dealt", ["2h Kc", "2h Kc Td 9s"])
def test_or_settle_a_named_bet_as_stated(payout: int, ends: tuple[str, int], dealt: str) -> None:
    before = play(table(), LAID, CLOSE, deal(dealt), BIRD)
    done = play(before, decides("settle", payout_cents=payout * 100, **ANNS_BET))
    assert result(done, "ann", "banker") == ends
    assert not done.halts


@pytest.mark.rule("Baccarat 5.18")
def test_a_decision_names_bets_that_lie_there_and_amounts_that_can_be_paid() -> None:
    before = play(table(), LAID, CLOSE, BIRD)
    nobody = decides("return", player="cai", spot=Spot("banker", 1))
    assert refused(before, nobody).reason is Reason.UNKNOWN
    assert refused(before, decides("bets")).reason is Reason.UNKNOWN
    below = decides("settle", payout_cents=-1, **ANNS_BET)
    assert refused(before, below).reason is Reason.AMOUNT
    early = play(table(), LAID, BIRD)
    answer = refused(early, decides("settle", payout_cents=0, **ANNS_BET))
    assert answer.reason is Reason.NOT_NOW
    assert wager(before, "ann", "banker").open


def test_once_void_a_round_takes_no_more_facts() -> None:
    done = play(table(), LAID, report(ForeignCard()), rules("confirm"))
    assert refused(done, report(Misplaced(1))).reason is Reason.ROUND_OVER
    assert refused(done, deal("2h")[0]).reason is Reason.ROUND_OVER
