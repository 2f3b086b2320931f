"""Minimum and maximum of a placement, the close, and whose hand places the chips."""

import pytest

from croupier.engine.games import roulette
from croupier.engine.table.course.frame import act
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.events import BetPlaced, LimitBreached, MinimumAdvised
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, Person, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.roulette.scripting import (
    CLOSE,
    RECORDED,
    bet,
    cites,
    in_action,
    limits,
    play,
    refused,
    reject,
    result,
    spin,
    table,
    withdraw,
)

FROM_5_TO_100 = limits(5, 100)


@pytest.mark.rule("Roulette 5.1", "Roulette 3.4")
def test_noticed_the_later_bet_gives_way() -> None:
    round = table(RECORDED, limits=FROM_5_TO_100)
    laid = play(round, bet("ann", 60, "red"), bet("bob", 50, "red"), bet("cat", 20, "red"))
    kept = play(laid, reject("red"))
    assert in_action(kept) == [60, 40]


@pytest.mark.rule("Roulette 5.1")
def test_only_the_excess_goes_even_below_the_minimum() -> None:
    round = table(RECORDED, limits=FROM_5_TO_100)
    kept = play(round, bet("ann", 98, "red"), bet("bob", 50, "red"), reject("red"))
    assert in_action(kept) == [98, 2]


@pytest.mark.rule("Roulette 5.1")
def test_an_electronic_table_trims_at_once_and_says_by_how_much() -> None:
    laid = play(table(limits=FROM_5_TO_100), bet("ann", 60, "red"))
    acted = act(roulette, laid, bet("bob", 50, "red"))
    assert not isinstance(acted, Refused)
    (placed,) = acted[1]
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.stake_cents, placed.turned_away_cents) == (4000, 1000)
    full = refused(acted[0], bet("cat", 5, "red"))
    assert (full.reason, full.room_cents) == (Reason.ABOVE_MAXIMUM, 0)
    assert full.cites == ("Roulette 5.1", "Roulette 3.4")


@pytest.mark.rule("Roulette 5.1.1")
@pytest.mark.parametrize(("pocket", "nets"), [(1, (60, 40, 0)), (2, (-60, -40, 0))])
def test_not_noticed_it_counts_up_to_the_maximum_in_order_of_placing(
    pocket: int, nets: tuple[int, int, int]
) -> None:
    round = table(RECORDED, limits=FROM_5_TO_100)
    laid = (bet("ann", 60, "red"), bet("bob", 70, "red"), bet("cat", 30, "red"))
    done = play(round, laid, CLOSE, spin(pocket))
    assert in_action(done) == [60, 40, 0]
    assert tuple(result(done, name, "red")[1] for name in ("ann", "bob", "cat")) == nets
    assert result(done, "cat", "red") == ("returned", 0)
    assert cites(done, "cat", "red") == ("Roulette 5.1.1",)
    assert cites(done, "bob", "red")[-1] == "Roulette 5.1.1"


@pytest.mark.rule("Roulette 5.1.1")
def test_a_players_own_later_chips_are_the_ones_returned() -> None:
    round = table(RECORDED, limits=FROM_5_TO_100)
    laid = (bet("ann", 40, "red"), bet("bob", 50, "red"), bet("ann", 40, "red"))
    assert in_action(play(round, laid, CLOSE)) == [40, 50, 10]


@pytest.mark.rule("Roulette 3.3", "Roulette 3.5")
def test_each_placement_has_its_own_maximum_and_the_room_left_is_everybodys() -> None:
    round = table(limits=limits(5, 1000, straight=100), layout="D")
    laid = play(
        round,
        bet("ann", 60, "straight 17"),
        bet("bob", 40, "straight 17"),
        bet("ann", 100, "straight 18"),
        bet("ann", 1000, "street 0-00-H"),
        bet("ann", 1000, "zeros"),
    )
    assert in_action(laid) == [60, 40, 100, 1000, 1000]
    assert refused(laid, bet("ann", 5, "straight 17")).reason is Reason.ABOVE_MAXIMUM


@pytest.mark.rule("Roulette 5.2")
def test_below_the_minimum_the_players_are_told_and_may_raise_or_withdraw() -> None:
    laid = play(table(RECORDED, limits=FROM_5_TO_100), bet("ann", 3, "red"))
    acted = act(roulette, laid, reject("red"))
    assert not isinstance(acted, Refused)
    (advised,) = acted[1]
    assert isinstance(advised, MinimumAdvised)
    assert (advised.missing_cents, advised.cites) == (200, ("Roulette 5.2",))
    assert in_action(play(acted[0], bet("ann", 2, "red"), CLOSE)) == [3, 2]
    assert play(acted[0], withdraw("ann", 3, "red"), CLOSE).wagers == ()


@pytest.mark.rule("Roulette 5.2")
def test_the_total_on_the_placement_is_what_counts() -> None:
    laid = (bet("ann", 3, "red"), bet("bob", 2, "red"))
    assert in_action(play(table(limits=FROM_5_TO_100), laid, CLOSE)) == [3, 2]
    alone = play(table(limits=FROM_5_TO_100), bet("ann", 3, "red"), CLOSE)
    assert (result(alone, "ann", "red"), cites(alone, "ann", "red")) == (
        ("returned", 0),
        ("Roulette 5.2",),
    )


@pytest.mark.rule("Roulette 5.2.1")
def test_not_noticed_it_wins_or_loses() -> None:
    round = table(RECORDED, limits=FROM_5_TO_100)
    acted = act(roulette, round, bet("ann", 3, "red"))
    assert not isinstance(acted, Refused)
    assert isinstance(acted[1][1], LimitBreached)
    assert result(play(acted[0], CLOSE, spin(1)), "ann", "red") == ("win", 3)
    assert result(play(acted[0], CLOSE, spin(2)), "ann", "red") == ("lose", -3)


@pytest.mark.rule("Roulette 5.2", "Roulette 5.8")
def test_told_and_neither_raised_nor_withdrawn_it_stands_as_it_lies() -> None:
    told = play(table(RECORDED, limits=FROM_5_TO_100), bet("ann", 3, "red"), reject("red"))
    done = play(told, CLOSE, spin(1))
    assert result(done, "ann", "red") == ("win", 3)
    assert cites(done, "ann", "red")[-2:] == ("Roulette 5.2", "Roulette 5.8")


@pytest.mark.rule("Roulette 5.7", "Roulette 3.6")
@pytest.mark.parametrize(
    "late", [bet("ann", 5, "red"), bet("bob", 5, "black"), withdraw("ann", 5, "red")]
)
def test_after_no_more_bets_nothing_is_placed_raised_or_withdrawn(late: c.Command) -> None:
    closed = play(table(), bet("ann", 10, "red"), CLOSE)
    answer = refused(closed, late)
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Roulette 5.7",))


@pytest.mark.rule("Roulette 5.8")
def test_chips_count_where_they_lie_at_the_close() -> None:
    laid = (bet("ann", 10, "red"), withdraw("ann", 10, "red"), bet("ann", 10, "black"))
    done = play(table(), laid, CLOSE, spin(1))
    assert [w.spot.bet for w in done.wagers] == ["black"]
    assert result(done, "ann", "black") == ("lose", -10)


@pytest.mark.rule("Roulette 5.12")
@pytest.mark.parametrize("by", [DEALER, PIT_MANAGER])
def test_pit_employees_bet_for_a_player_who_asks(by: Person) -> None:
    laid = play(table(), bet("ann", 10, "split 0-H", by=by))
    assert [(w.player, w.placed_by) for w in laid.wagers] == [("ann", by.name)]


@pytest.mark.rule("Roulette 5.12")
def test_one_player_does_not_bet_for_another() -> None:
    answer = refused(table(), bet("ann", 10, "red", by=player("bob")))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Roulette 5.12",))
