"""Bets that the cards have decided before they are paid, as a view says it."""

import pytest

from croupier import open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.table.vocabulary.wagers import Result
from tests.engine.table.test_noticing import said


def decided(desk: Desk) -> dict[str, tuple[Result, int]]:
    """By bet: what it will come to, and what is then handed back."""
    bets = desk.view("zoe").bets
    assert all(bet.settlement is None or bet.decided is None for bet in bets)
    return {
        bet.spot.bet: (bet.decided.result, bet.decided.payout_cents) for bet in bets if bet.decided
    }


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 1.6", "Andar Bahar 1.19")
def test_the_joker_decides_some_bets_and_the_first_three_cards_others() -> None:
    desk = open_table("andar-bahar", seats={3: "ann"}, table="recorded")
    for bet in ("bahar box 3", "under-8", "joker 7", "first-3-cards", "super-bahar box 3"):
        said(desk, f"ann bets 10 {bet}")
    said(desk, "dealer closes")
    assert decided(desk) == {}
    said(desk, "deal 7s")
    by_the_joker = {"under-8": (Result.WIN, 2_000), "joker": (Result.WIN, 11_000)}
    assert decided(desk) == by_the_joker
    said(desk, "deal Kd", "deal 4h")
    lost = {"first-3-cards": (Result.LOSE, 0), "super-bahar": (Result.LOSE, 0)}
    assert decided(desk) == by_the_joker | lost
    said(desk, "deal 2c", "deal 7h")  # the round is over: all are paid
    assert decided(desk) == {}


@pytest.mark.rule("Baccarat 1.14", "Baccarat 3.10")
def test_pairs_are_decided_by_two_cards() -> None:
    desk = open_table("baccarat", seats={4: "ann"}, table="recorded")
    said(desk, "ann bets 25 player-pair box 4", "ann bets 25 banker box 4", "dealer closes")
    said(desk, "deal Ks", "deal 9h", "deal 4d")
    assert decided(desk) == {"player-pair": (Result.LOSE, 0)}


@pytest.mark.rule("Si Ki Pi 3.17")
def test_nothing_that_lies_face_down_decides() -> None:
    desk = open_table("si-ki-pi", seats={1: "ann"})
    said(desk, "ann bets 50 initial box 1", "ann bets 10 bonus box 1", "dealer closes")
    said(desk, "deal 2h 3c 2d 4c 2s 5c 9s 6c")
    assert decided(desk) == {}
