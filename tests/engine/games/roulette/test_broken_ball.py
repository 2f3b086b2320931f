"""A ball that breaks: this round, the rounds before it, purses and claims (Roulette 5.6)."""

from random import Random

import pytest

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import baccarat, roulette
from croupier.engine.games.roulette.trouble.facts import BallBroke, BallLeft
from croupier.engine.sentences import said
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import (
    AwaitingRuling,
    RoundVoided,
    RulingMade,
    SettlementReversed,
)
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
)
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.roulette.scripting import (
    CLOSE,
    ELECTRONIC,
    RECORDED,
    Script,
    bet,
    cites,
    evening,
    limits,
    next_round,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    spin,
    table,
    tonight,
)
from tests.engine.table.evenings import (
    Evening,
    buy_in,
    cash_out,
    open_evening,
    void_earlier_rounds,
)

LAID = (bet("ann", 100, "red"), bet("bob", 50, "straight 17"))
BROKE = report(BallBroke())
REASON = "the ball was cracked since noon"


def voided(
    before: Evening, *numbers: int, by: Person = SHIFT_MANAGER, reason: str = REASON
) -> Evening:
    done = void_earlier_rounds(roulette, before, by, numbers, reason)
    assert not isinstance(done, Refused), str(done)
    return done[0]


def not_voided(
    before: Evening, *numbers: int, by: Person = SHIFT_MANAGER, reason: str = REASON
) -> Refused:
    answer = void_earlier_rounds(roulette, before, by, numbers, reason)
    assert isinstance(answer, Refused)
    return answer


def two_rounds_played() -> Evening:
    """Ann wins 100 on red, then loses 30; Bob loses 50, then wins 20 × 2."""
    first = tonight(evening(purses={"ann": 200, "bob": 200}), LAID, CLOSE, spin(1))
    second = (bet("ann", 30, "red"), bet("bob", 20, "dozen 1"))
    return tonight(next_round(first), second, CLOSE, spin(2))


def broken_in_the_third() -> Evening:
    third = next_round(two_rounds_played())
    return tonight(third, bet("ann", 10, "odd"), BROKE, rules(by=SHIFT_MANAGER))


@pytest.mark.rule("Roulette 5.6", "Roulette 5.11")
@pytest.mark.parametrize("script", [(CLOSE,), (CLOSE, spin(17))], ids=["running", "paid"])
def test_the_round_the_ball_was_spun_in_is_void(script: Script) -> None:
    halted = play(table(purses={"ann": 100, "bob": 50}), LAID, script, BROKE)
    words = ("confirm", "unaffected")
    assert halted.halts[-1].awaiting == AwaitingRuling(SHIFT_MANAGER.rank, words)
    done = play(halted, rules(by=SHIFT_MANAGER))
    assert (done.status, done.purses) == (Status.VOID, {"ann": 10_000, "bob": 5_000})
    assert cites(done, "ann", "red") == ("Roulette 5.6", "Roulette 5.11")


@pytest.mark.rule("Roulette 5.6")
@pytest.mark.parametrize("by", [DEALER, PIT_SUPERVISOR, PIT_MANAGER])
def test_only_a_shift_manager_says_which_rounds_are_affected(by: Person) -> None:
    halted = play(table(), LAID, CLOSE, BROKE)
    answer = refused(halted, rules(by=by))
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Roulette 5.6",))


@pytest.mark.rule("Roulette 5.6")
def test_they_may_find_this_round_not_affected() -> None:
    paid = play(table(), LAID, CLOSE, spin(17), BROKE)
    stands = play(paid, rules("unaffected", by=SHIFT_MANAGER))
    assert (stands.status, stands.halts) == (Status.CONCLUDED, ())
    assert result(stands, "bob", "straight 17") == ("win", 1750)
    assert stands.rulings[-1].effect == said("roulette-ruling-round-not-affected")
    again = play(stands, report(BallLeft()), rules("confirm"))  # another matter
    assert again.status is Status.VOID


@pytest.mark.rule("Roulette 5.6")
def test_a_round_in_which_it_was_not_spun_goes_on() -> None:
    begun = play(table(), LAID, BROKE, rules(by=SHIFT_MANAGER))
    assert (begun.status, begun.halts, ruled(begun)) == (Status.BETTING, (), ("Roulette 5.6",))
    assert play(begun, CLOSE, spin(17)).status is Status.CONCLUDED


@pytest.mark.rule("Roulette 5.6", "Roulette 5.9")
def test_earlier_rounds_are_reversed_entry_by_entry() -> None:
    before = broken_in_the_third()
    assert before.rounds[-1].purses == {"ann": 26_000, "bob": 19_000}  # ann has 10 on Odd
    done = void_earlier_rounds(roulette, before, SHIFT_MANAGER, (1,), REASON)
    assert not isinstance(done, Refused)
    after, log = done
    assert [type(event) for event in log[1]] == [
        RulingMade,
        SettlementReversed,
        SettlementReversed,
        RoundVoided,
    ]
    assert [round.status for round in after.rounds] == [
        Status.VOID,
        Status.CONCLUDED,
        Status.BETTING,
    ]
    assert result(after.rounds[0], "ann", "red") == ("returned", 0)
    assert cites(after.rounds[0], "bob", "straight 17") == ("Roulette 5.6", "Roulette 5.11")
    assert after.rounds[1] == before.rounds[1]
    # ann gives back the 100 she won, bob gets back the 50 he lost
    assert after.rounds[-1].purses == {"ann": 16_000, "bob": 24_000}
    assert after.claims == {}


@pytest.mark.rule("Roulette 5.6")
def test_several_rounds_are_reversed_together_and_the_evening_goes_on() -> None:
    both = voided(broken_in_the_third(), 2, 1, 2)
    assert [round.status for round in both.rounds[:2]] == [Status.VOID] * 2
    assert both.rounds[-1].purses == {"ann": 19_000, "bob": 20_000}
    done = tonight(both, CLOSE, spin(3))  # Odd pays ann 10
    assert done.purses == {"ann": 21_000, "bob": 20_000}
    assert next_round(done).rounds[-1].purses == done.purses


@pytest.mark.rule("Roulette 5.6", "Roulette 5.11")
def test_with_this_round_void_the_earlier_ones_may_still_be_named() -> None:
    third = tonight(next_round(two_rounds_played()), bet("ann", 10, "odd"), CLOSE, BROKE)
    void = tonight(third, rules(by=SHIFT_MANAGER))
    assert void.purses == {"ann": 27_000, "bob": 19_000}
    assert voided(void, 1, 2).purses == {"ann": 20_000, "bob": 20_000}


@pytest.mark.rule("Roulette 5.6", "Roulette 5.11")
def test_what_a_purse_no_longer_holds_is_claimed_and_no_debt() -> None:
    left = cash_out(two_rounds_played(), "ann")
    assert isinstance(left, tuple)
    gone, cents = left
    assert cents == 27_000
    third = tonight(next_round(gone), BROKE, rules(by=SHIFT_MANAGER))
    after = voided(third, 1)
    assert after.rounds[-1].purses == {"ann": 0, "bob": 24_000}
    assert after.claims == {"ann": 10_000}
    # what she lost in the second round is hers again, and pays for nothing else
    assert voided(after, 2).rounds[-1].purses == {"ann": 3_000, "bob": 20_000}
    assert voided(third, 1, 2).claims == {"ann": 7_000}


def test_a_purse_that_holds_too_little_is_taken_as_far_as_it_goes() -> None:
    third = next_round(two_rounds_played())
    staked = tonight(third, bet("ann", 250, "odd"), BROKE, rules(by=SHIFT_MANAGER))
    after = voided(staked, 1)
    assert after.rounds[-1].purses == {"ann": 0, "bob": 24_000}
    assert after.claims == {"ann": 8_000}  # 100 won, 20 left beside the chips on the layout


def test_a_table_that_counts_no_purses_only_records_it() -> None:
    first = tonight(evening(), LAID, CLOSE, spin(1))
    after = voided(tonight(next_round(first), BROKE, rules(by=SHIFT_MANAGER)), 1)
    assert (after.purses, after.claims) == (None, {})
    assert result(after.rounds[0], "ann", "red") == ("returned", 0)


@pytest.mark.rule("Roulette 5.6", "Roulette 5.1.1")
def test_what_was_never_in_action_is_not_returned_twice() -> None:
    opened = evening(RECORDED, {"ann": 100, "bob": 100}, limits=limits(5, 100))
    first = tonight(opened, bet("ann", 60, "red"), bet("bob", 70, "red"), CLOSE, spin(2))
    assert first.purses == {"ann": 4_000, "bob": 6_000}  # 40 of bob's 70 counted
    after = voided(tonight(next_round(first), BROKE, rules(by=SHIFT_MANAGER)), 1)
    assert after.purses == {"ann": 10_000, "bob": 10_000}


@pytest.mark.rule("Roulette 5.6", "Roulette 5.9")
def test_who_and_what_cannot_void_earlier_rounds() -> None:
    broken, unbroken = broken_in_the_third(), next_round(two_rounds_played())
    assert not_voided(broken, 4).reason is Reason.UNKNOWN
    assert not_voided(broken, 0).reason is Reason.UNKNOWN
    assert not_voided(broken).reason is Reason.UNKNOWN
    answer = not_voided(broken, 1, by=PIT_MANAGER)
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Roulette 5.6",))
    assert not_voided(voided(broken, 1), 1).reason is Reason.ROUND_OVER
    assert not_voided(broken, 3).reason is Reason.NOT_NOW  # ruled on at the table
    answer = not_voided(unbroken, 1)
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Roulette 5.9",))
    assert not_voided(broken, 1, reason="").reason is Reason.REASON_MISSING


def test_the_last_ball_that_broke_decides_how_far_back_it_reaches() -> None:
    later = next_round(tonight(broken_in_the_third(), CLOSE, spin(3)))
    assert not_voided(later, 3).reason is Reason.NOT_NOW
    again = tonight(later, BROKE, rules(by=SHIFT_MANAGER))
    assert voided(again, 3).rounds[2].status is Status.VOID


@pytest.mark.parametrize("seed", range(40))
def test_no_cent_is_lost_whichever_rounds_are_voided(seed: int) -> None:
    rng, names = Random(seed), ("ann", "bob", "cat")
    night = evening(rng.choice((ELECTRONIC, RECORDED)), dict.fromkeys(names, 100))
    for _ in range(rng.randint(2, 5)):
        for name in names:
            purse = (night.rounds[-1].purses or {})[name] // 100
            if purse:
                spot = rng.choice(("red", "dozen 1", "straight 17", "low"))
                night = tonight(night, bet(name, rng.randint(1, purse), spot))
        night = next_round(tonight(night, CLOSE, spin(rng.choice(POCKETS))))
    night = tonight(night, BROKE, rules(by=SHIFT_MANAGER))
    paid = range(1, len(night.rounds))
    for chosen in (rng.sample(paid, rng.randint(1, len(paid))), paid):
        left = [n for n in chosen if night.rounds[n - 1].status is Status.CONCLUDED]
        night = voided(night, *left) if left else night
        held = night.rounds[-1].purses or {}
        for name in names:
            moved = sum(
                wager.settlement.payout_cents - wager.stake_cents
                for round in night.rounds
                for wager in round.wagers
                if wager.player == name and wager.settlement is not None
            )
            assert held[name] >= 0
            assert held[name] - night.claims.get(name, 0) == 10_000 + moved
    assert all(round.status is Status.VOID for round in night.rounds[:-1])


def test_chips_bought_before_a_void_are_kept() -> None:
    paid = tonight(evening(purses={"ann": 100, "bob": 50}), LAID, CLOSE, spin(2))
    richer = buy_in(paid, "ann", 30_000)
    assert isinstance(richer, Evening)
    void = tonight(richer, report(BallLeft()), rules("confirm"))
    assert void.purses == {"ann": 40_000, "bob": 5_000}


def test_in_a_book_without_such_a_paragraph_nothing_reaches_back() -> None:
    opened = open_evening(baccarat.settings())
    answer = void_earlier_rounds(baccarat, opened, SHIFT_MANAGER, (1,), REASON)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.UNKNOWN
