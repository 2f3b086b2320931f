"""Less in a box than the sign asks for: told, raised, withdrawn, returned or left as it lies."""

import pytest

from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import MinimumAdvised
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.table.scripting import (
    CLOSE,
    RECORDED,
    bet,
    cites,
    deal,
    events,
    in_action,
    limits,
    play,
    refused,
    reject,
    result,
    table,
    wager,
    withdraw,
)

BANKER_WINS = deal("2h Kc Td 9s")


@pytest.mark.rule("Baccarat 5.2")
def test_below_the_minimum_an_electronic_table_returns_the_chips_at_the_close() -> None:
    opened = table(limits=limits(25), purses={"ann": 100, "bob": 100})
    laid = play(opened, bet("ann", 20, "tie"), bet("bob", 10, "banker"), bet("ann", 15, "banker"))
    closed = play(laid, CLOSE)
    assert in_action(closed) == [0, 10, 15]  # the box counts, not each player
    assert result(closed, "ann", "tie") == ("returned", 0)
    assert cites(closed, "ann", "tie") == ("Baccarat 5.2",)
    assert closed.purses == {"ann": 8500, "bob": 9000}
    assert in_action(play(laid, bet("ann", 5, "tie"), CLOSE)) == [20, 10, 15, 5]


@pytest.mark.rule("Baccarat 5.2")
def test_the_dealer_advises_what_is_missing_and_the_player_raises_or_withdraws() -> None:
    laid = play(table(RECORDED, limits=limits(25)), bet("ann", 20, "tie"))
    (advised,) = events(laid, reject("tie", 1))
    assert isinstance(advised, MinimumAdvised)
    assert (advised.missing_cents, advised.cites) == (500, ("Baccarat 5.2",))
    assert in_action(play(laid, reject("tie"), bet("ann", 5, "tie"), CLOSE)) == [20, 5]
    assert in_action(play(laid, reject("tie"), withdraw("ann", 20, "tie"), CLOSE)) == []


@pytest.mark.rule("Baccarat 5.2.1")
def test_below_the_minimum_and_not_noticed_the_bet_wins_or_loses() -> None:
    laid = play(table(RECORDED, limits=limits(25)), bet("ann", 20, "banker"), CLOSE, BANKER_WINS)
    assert result(laid, "ann", "banker") == ("win", 1900)


@pytest.mark.rule("Baccarat 5.2", "Baccarat 5.14")
def test_who_was_told_of_the_minimum_and_did_nothing_stays_as_the_chips_lie() -> None:
    opened = table(RECORDED, limits=limits(25))
    told = play(opened, bet("ann", 10, "tie"), reject("tie"), bet("bob", 5, "tie"))
    done = play(told, CLOSE, BANKER_WINS)
    assert (result(done, "ann", "tie"), result(done, "bob", "tie")) == (
        ("lose", -1000),
        ("lose", -500),
    )
    for name in ("ann", "bob"):  # one box, and it was noticed
        assert cites(done, name, "tie")[-2:] == ("Baccarat 5.2", "Baccarat 5.14")
    met = play(told, bet("ann", 10, "tie"), CLOSE)
    assert {w.limited_by for w in met.wagers} == {()}


@pytest.mark.rule("Baccarat 5.2.1")
def test_what_was_said_of_chips_since_withdrawn_is_not_said_of_later_ones() -> None:
    told = play(table(RECORDED, limits=limits(25)), bet("ann", 10, "tie"), reject("tie"))
    later = play(told, withdraw("ann", 10, "tie"), bet("bob", 5, "tie"), CLOSE, BANKER_WINS)
    assert cites(later, "bob", "tie")[-1] == "Baccarat 5.2.1"


def test_a_remainder_under_the_minimum_may_stay() -> None:
    opened = table(limits=limits(50, 100), seats={1: "ann"})
    laid = play(opened, bet("bob", 60, "tie"), bet("ann", 80, "tie"), CLOSE)
    assert in_action(laid) == [20, 80]


ROOM_FOR_20 = (bet("ann", 80, "banker", 1),)  # of a Differential of 100


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.2")
@pytest.mark.parametrize(
    ("bets", "counts"),
    [
        ([bet("bob", 60, "banker", 2)], [80, 20]),  # 40 turned away: what is left may stay
        ([bet("bob", 20, "banker", 2)], [80, 0]),  # itself under the minimum of 50
        ([bet("bob", 40, "banker", 2)], [80, 0]),  # also with what was turned away
        ([bet("cat", 15, "banker", 2), bet("bob", 60, "banker", 2)], [80, 15, 5]),  # all the box
        ([bet("cat", 15, "banker", 2), bet("bob", 10, "banker", 2)], [80, 0, 0]),
        (
            [
                bet("cat", 15, "banker", 2),
                bet("bob", 60, "banker", 2),
                withdraw("bob", 5, "banker", 2),
            ],
            [80, 0],
        ),
    ],
)
def test_what_is_left_of_a_trimmed_bet_is_not_under_the_minimum(
    bets: list[Command], counts: list[int]
) -> None:
    opened = table(limits=limits(50, None, 100))
    assert in_action(play(opened, ROOM_FOR_20, bets, CLOSE)) == counts


@pytest.mark.rule("Baccarat 5.1")
def test_nor_is_what_the_dealer_left_of_it_at_a_recorded_table() -> None:
    opened = table(RECORDED, limits=limits(50, None, 100))
    left = play(opened, ROOM_FOR_20, bet("bob", 60, "banker", 2), reject("banker"))
    closed = play(left, CLOSE)
    assert in_action(closed) == [80, 20]
    assert wager(closed, "bob", "banker").limited_by == ()
    assert refused(left, reject("banker", 2)).reason is Reason.NOT_OFFERED
