"""Several errors wait beside each other: which is ruled on first, and whether the Players answer
between two rulings or after the last, changes neither the cards nor the money."""

from itertools import permutations, product

import pytest

from croupier.engine.front.open_table import Desk
from tests.engine.games.spoken import asked, at, paid, recorded, said

SEATS = {1: "ann", 2: "bob", 3: "cat"}


def every_order(game: str, script: str, *rulings: str, leaves: str = "") -> list[Desk]:
    """The table after each order; who leaves takes back whatever they are asked about when they are
    first asked, and is silent when asked again; so are all others."""
    desks = []
    for order, between in product(permutations(rulings), (False, True)):
        desk, gone = recorded(game, script, SEATS), False
        for ruling in order:
            said(desk, f"supervisor rules {ruling}")
            if between or ruling == order[-1]:
                gone = _answered(desk, leaves, gone)
        desks.append(desk)
    return desks


def _answered(desk: Desk, leaves: str, gone: bool) -> bool:
    leaving = not gone
    while asked(desk):
        leave = leaving and leaves in [player for player, _ in asked(desk)]
        said(desk, f"{leaves} takes-back" if leave else "clock runs-out")
        gone = gone or leave
    return gone


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.8", "Blackjack 5.9")
def test_a_surrender_binds_the_box_though_who_said_it_leaves_between_two_rulings() -> None:
    script = """
        ann bets 20 initial box 1
        cat bets 10 initial box 1
        bob bets 20 initial box 2
        dealer closes
        deal Kd 4d Kh Qc 4c
        ann surrenders box 1
        dealer reports misplaced 5 to box 1
        dealer reports misplaced 2 to box 5
    """
    rulings = "reconstruct misplaced 5", "reconstruct dealt-to-empty-box 2"
    for desk in every_order("blackjack", script, *rulings, leaves="ann"):
        said(desk, "bob hits box 2\ndeal Tc\nbob stands box 2\ndeal Kc")
        assert paid(desk)["ann initial box 1"] == 20
        assert paid(desk)["cat initial box 1"] == 5


@pytest.mark.rule("Blackjack 3.23.1", "Blackjack 5.7.3", "Blackjack 5.9")
def test_who_followed_a_double_down_keeps_it_though_who_said_it_has_left() -> None:
    script = """
        ann bets 20 initial box 1
        cat bets 10 initial box 1
        bob bets 20 initial box 2
        dealer closes
        deal 5c 9h 6d 6s 9s
        ann doubles 20 box 1
        cat follows 10
        dealer reports misplaced 5 to box 1
        dealer reports misplaced 2 to box 1
    """
    rulings = "reconstruct misplaced 5", "reconstruct misplaced 2"
    for desk in every_order("blackjack", script, *rulings, leaves="ann"):
        assert paid(desk) == {"ann initial box 1": 20, "ann double box 1": 20}
        said(desk, "deal Tc\nbob stands box 2\ndeal Kd Kc")
        assert paid(desk)["cat double box 1"] == 20


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 5.9")
def test_no_bet_of_a_player_who_has_left_is_put_back() -> None:
    script = """
        ann bets 20 initial box 1
        bob bets 20 initial box 2
        dealer closes
        deal 5c 6h 6d 6s 5s
        ann doubles 20 box 1
        deal Tc
        bob doubles 20 box 2
        deal Th
        dealer reports misplaced 6 to box 4
        dealer reports misplaced 5 to box 1
    """
    rulings = "reconstruct dealt-to-empty-box 6", "reconstruct misplaced 5"
    for desk in every_order("blackjack", script, *rulings, leaves="bob"):
        assert paid(desk) == {"bob initial box 2": 20, "bob double box 2": 20}
        assert (at(desk, "box 1"), at(desk, "box 2")) == ("5c 6s Tc", "")


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 5.9", "Blackjack 3.22")
def test_a_split_is_not_put_back_for_a_player_who_has_left_the_box() -> None:
    script = """
        ann bets 20 initial box 1
        bob bets 20 initial box 2
        dealer closes
        deal 7d Th 6d 7c 9s
        ann splits box 1
        dealer reports misplaced 5 to box 1
        dealer reports misplaced 4 to box 2
    """
    rulings = "reconstruct misplaced 5", "reconstruct misplaced 4"
    for desk in every_order("blackjack", script, *rulings, leaves="ann"):
        assert paid(desk) == {"ann initial box 1": 20, "ann split box 1": 20}
        assert (at(desk, "box 1"), at(desk, "box 2")) == ("", "Th 9s")


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.9", "Blackjack 5.7.1")
def test_a_card_stays_on_the_hand_it_was_dealt_to_though_the_first_card_there_is_discarded() -> (
    None
):
    script = """
        ann bets 20 initial box 1
        bob bets 20 initial box 2
        dealer closes
        deal 7d Tc Kh 7c 8s
        ann splits box 1
        deal 9h
        ann stands box 1 hand 1
        deal Qs
        dealer reports together 3
        dealer reports wrong-number dealer 2
        dealer reports misplaced 5 to box 3
    """
    rulings = (
        "confirm together 3",
        "reconstruct wrong-number 2",
        "cannot dealt-to-empty-box 5",
    )
    lie = {
        (at(desk, "box 1"), at(desk, "box 1 hand 2"), at(desk, "box 3"))
        for desk in every_order("blackjack", script, *rulings)
    }
    assert lie == {("7d 9h", "Qs", "8s")}


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.7", "Baccarat 5.8")
def test_a_card_laid_again_behind_an_error_that_waits_voids_nothing() -> None:
    """Until card 3 is the Player's again, card 4 lies there and makes 8 with the first."""
    script = """
        ann bets 100 player box 1
        bob bets 20 banker box 2
        dealer closes
        deal 3h As Qc 5s 6c
        dealer reports misplaced 3 to banker
        dealer reports misplaced 5
        dealer reports excess 4
    """
    rulings = "reconstruct misplaced 3", "cannot misplaced 5", "reconstruct excess 4"
    for desk in every_order("baccarat", script, *rulings):
        assert (at(desk, "player"), at(desk, "banker")) == ("3h Qc 6c", "As 5s")
        said(desk, "deal Kd")
        assert paid(desk) == {"ann player box 1": 200, "bob banker box 2": 0}


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.8")
def test_what_two_cards_make_is_not_known_while_another_may_come_between_them() -> None:
    """Without card 3 the Player's 3 and 5 look like a natural, against which nobody draws."""
    script = """
        ann bets 100 player box 1
        bob bets 20 banker box 2
        dealer closes
        deal 3h As Qc 3s
        deal 2c to banker
        deal 5s to player
        dealer reports misplaced 3 to banker
        dealer reports excess 4
    """
    rulings = "reconstruct misplaced 3", "cannot excess 4", "cannot misplaced 5"
    for desk in every_order("baccarat", script, *rulings):
        assert (at(desk, "player"), at(desk, "banker")) == ("3h Qc 5s", "As 3s 2c")
        assert paid(desk) == {"ann player box 1": 200, "bob banker box 2": 0}


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11")
def test_a_hand_whose_missing_card_was_found_and_put_right_is_not_removed() -> None:
    script = """
        ann bets 100 initial box 2
        dealer closes
        deal 5c 7s Qh 4c Qd 6c Qc 6s
        dealer reports wrong-number box 2 4
        dealer reports misplaced 5 to box 4
    """
    rulings = "cannot wrong-number 4", "reconstruct misplaced 5"
    for desk in every_order("si-ki-pi", script, *rulings):
        assert (at(desk, "box 2"), paid(desk)) == ("5c Qh Qd Qc", {})
