"""Who decides for a box on which several people bet, as a view says it."""

import pytest

from croupier import open_table
from tests.engine.table.test_noticing import said


@pytest.mark.rule("Blackjack 1.26", "Blackjack 3.8")
def test_the_seated_player_decides_and_with_nobody_seated_the_highest_bettor() -> None:
    desk = open_table("blackjack", seats={3: "ann"})
    said(
        desk, "bob bets 50 initial box 3", "bob bets 50 initial box 5", "cat bets 75 initial box 5"
    )
    assert desk.view("zoe").deciders == {3: "bob", 5: "cat"}
    said(desk, "ann bets 25 initial box 3", "dealer closes")
    assert desk.view("zoe").deciders == {3: "ann", 5: "cat"}


@pytest.mark.rule("Si Ki Pi 1.20", "Si Ki Pi 3.12.2")
def test_in_si_ki_pi_alike() -> None:
    desk = open_table("si-ki-pi", seats={2: "ann"})
    said(desk, "bob bets 50 initial box 2", "ann bets 25 initial box 2", "dealer closes")
    assert desk.view("bob").deciders == {2: "ann"}


def test_where_nothing_is_decided_nobody_does() -> None:
    desk = open_table("baccarat", seats={2: "ann"})
    said(desk, "ann bets 50 player box 2", "dealer closes")
    assert desk.view("ann").deciders == {}
