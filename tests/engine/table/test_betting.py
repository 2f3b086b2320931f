"""Placing, raising and withdrawing between the two calls of the Dealer."""

import pytest

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import CloseBetting, PlaceBet
from croupier.engine.table.vocabulary.due import Deal, Nothing, TakeBets
from croupier.engine.table.vocabulary.events import BetPlaced, BetReduced
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games import spoken
from tests.engine.table.scripting import (
    CLOSE,
    ELECTRONIC,
    RECORDED,
    bet,
    deal,
    events,
    play,
    refused,
    reject,
    result,
    table,
    withdraw,
)

BETS = ("player", "banker", "tie", "player-pair", "banker-pair")


@pytest.mark.rule("Baccarat 3.3", "Baccarat 3.8")
def test_betting_lasts_from_one_call_to_the_other() -> None:
    opened = table()
    assert due(baccarat, opened) == TakeBets()
    closed = play(opened, bet("ann", 10, "tie"), CLOSE)
    assert closed.status is Status.PLAY
    now = due(baccarat, closed)
    assert isinstance(now, Deal)
    assert now.place == PLAYER_HAND
    assert due(baccarat, play(closed, deal("9h 9c Kd 7s"))) == Nothing()


@pytest.mark.rule("Baccarat 5.6", "Baccarat 3.8")
@pytest.mark.parametrize("kind", [ELECTRONIC, RECORDED])
@pytest.mark.parametrize("dealt", ["", "9h", "9h 9c Kd 7s"])
def test_after_the_close_no_bet_is_placed_raised_or_withdrawn(kind: TableKind, dealt: str) -> None:
    closed = play(table(kind), bet("ann", 10, "tie"), CLOSE, deal(dealt))
    for command in (bet("bob", 10, "tie"), bet("ann", 5, "tie"), withdraw("ann", 5, "tie")):
        answer = refused(closed, command)
        assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 5.6",))
    assert refused(closed, reject("tie")).cites == ("Baccarat 5.6",)
    again = refused(closed, CloseBetting(DEALER))
    assert (again.reason, again.cites) == (Reason.NOT_NOW, ("Baccarat 3.8",))


@pytest.mark.rule("Andar Bahar 5.8", "Baccarat 5.7", "Blackjack 5.11")
@pytest.mark.parametrize(
    ("game", "paragraph"),
    [
        ("andar-bahar", "Andar Bahar 5.8"),
        ("baccarat", "Baccarat 5.7"),
        ("blackjack", "Blackjack 5.11"),
    ],
)
def test_a_card_found_face_up_ends_the_betting_and_nobody_closes_it(
    game: str, paragraph: str
) -> None:
    bets = {"andar-bahar": "andar box 1", "baccarat": "tie box 1", "blackjack": "initial box 1"}
    laid, found = f"ann bets 10 {bets[game]}\n", "dealer reports face-up-in-shoe 9h"
    desk = spoken.recorded(game, laid + found)
    answer = spoken.refused(desk, "dealer closes")
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, (paragraph,))
    after = spoken.recorded(game, f"{laid}dealer closes\n{found}")
    assert "announced already" in spoken.refused(after, "dealer closes").sentence


@pytest.mark.rule("Si Ki Pi 5.18", "Si Ki Pi 3.14")
def test_a_card_left_to_the_shift_manager_ends_no_betting() -> None:
    found = 'dealer reports face-up-in-shoe 9h\nshift-manager decides stand "put back"'
    desk = spoken.recorded("si-ki-pi", f"{found}\ndealer closes")
    assert spoken.refused(desk, "dealer closes").cites == ("Si Ki Pi 3.14",)


@pytest.mark.rule("Baccarat 3.7")
@pytest.mark.parametrize("kind", BETS)
def test_each_of_the_five_bets_stands_alone(kind: str) -> None:
    done = play(table(), bet("ann", 10, kind), CLOSE, deal("9h 9c Kd 7s"))
    assert done.status is Status.CONCLUDED
    assert result(done, "ann", kind)[0] in ("win", "lose")


@pytest.mark.rule("Baccarat 3.7")
def test_all_five_may_be_combined_by_one_player() -> None:
    laid = play(table(), [bet("ann", 10, kind) for kind in BETS])
    assert [w.spot.bet for w in laid.wagers] == list(BETS)


@pytest.mark.rule("Baccarat 5.17")
def test_staff_place_bets_for_a_player_and_the_log_says_who_did() -> None:
    (placed,) = events(table(), bet("ann", 50, "tie", by=DEALER))
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.player, placed.wager.placed_by) == ("ann", "dealer")
    (placed,) = events(table(), bet("ann", 50, "tie", by=PIT_MANAGER))
    assert isinstance(placed, BetPlaced)
    assert placed.wager.placed_by == "manager"


@pytest.mark.rule("Baccarat 5.17")
def test_a_player_bets_for_nobody_else() -> None:
    answer = refused(table(), PlaceBet(player("bob"), "ann", Spot("tie", 1), 100))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 5.17",))


@pytest.mark.rule("Baccarat 5.17", "Baccarat 5.14")
def test_what_staff_placed_wrongly_counts_as_it_lies() -> None:
    laid = play(table(), bet("ann", 50, "player", by=DEALER), CLOSE, deal("9h 9c Kd Ks"))
    assert result(laid, "ann", "player") == ("push", 0)


@pytest.mark.parametrize("cents", [0, -100, 150, 1])
def test_a_bet_is_a_positive_number_of_chips(cents: int) -> None:
    answer = refused(table(), PlaceBet(player("ann"), "ann", Spot("tie", 1), cents))
    assert answer.reason is Reason.AMOUNT


def test_a_bet_is_paid_from_the_purse() -> None:
    opened = table(purses={"ann": 100})
    laid = play(opened, bet("ann", 60, "tie"), bet("ann", 40, "banker"))
    assert laid.purses == {"ann": 0}
    answer = refused(laid, bet("ann", 1, "player"))
    assert (answer.reason, answer.room_cents) == (Reason.ABOVE_PURSE, 0)
    assert play(opened, bet("bob", 9999, "player")).purses == {"ann": 10000}  # nobody counts his
    back = play(laid, withdraw("ann", 25, "tie"))
    assert back.purses == {"ann": 2500}


def test_a_withdrawal_takes_the_latest_chips_first() -> None:
    laid = play(table(), bet("ann", 60, "tie"), bet("bob", 10, "tie"), bet("ann", 40, "tie"))
    assert events(laid, withdraw("ann", 50, "tie")) == (BetReduced(3, 4000), BetReduced(1, 1000))
    left = play(laid, withdraw("ann", 50, "tie"))
    assert [(w.id, w.stake_cents) for w in left.wagers] == [(1, 5000), (2, 1000)]
    later = play(left, bet("ann", 5, "tie"))
    assert later.wagers[-1].id == 4  # an id is never used twice


def test_nobody_withdraws_more_than_lies_there() -> None:
    laid = play(table(), bet("ann", 60, "tie"), bet("bob", 60, "tie"))
    answer = refused(laid, withdraw("ann", 61, "tie"))
    assert (answer.reason, answer.room_cents) == (Reason.AMOUNT, 6000)
    assert refused(laid, withdraw("ann", 1, "banker")).reason is Reason.AMOUNT


def test_a_round_without_any_bet_is_dealt_all_the_same() -> None:
    assert play(table(), CLOSE, deal("9h 9c Kd 7s")).status is Status.CONCLUDED
