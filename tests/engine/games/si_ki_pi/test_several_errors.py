"""Several dealing errors at once: whatever is ruled first, nobody plays with a wrong number of
cards (5.5.3, 5.11, 5.12)."""

import random

import pytest

from croupier.engine.table.state.round import Status
from tests.engine.games.si_ki_pi.scripting import Table, Unwelcome, recorded

ALONE = "ann bets 100 initial box 1\ndealer closes\n"
TWO = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes\n"
SEATS = {1: "ann", 2: "bob"}


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11")
def test_a_hand_of_five_goes_out_once_the_last_error_is_ruled_on() -> None:
    """The second card cannot be Reconstructed and stays; the first then goes where it was due."""
    five = recorded(ALONE + "deal Qc 2h Kd Jd 6c 9h 7h", SEATS)
    five.play("dealer reports misplaced 1 to dealer\ndealer reports misplaced 2 to box 1")
    five.play("supervisor rules cannot")
    assert five.lying(1) == "2h Kd 6c 7h"
    five.play("supervisor rules reconstruct\nclock runs-out\nclock runs-out")  # asked over both
    assert five.result("ann") == ("returned", 0)
    assert five.cites("ann") == ["5.12"]
    assert (five.lying(1), five.ruled[-1]) == ("", ("5.12",))
    assert five.replayed


@pytest.mark.rule("Si Ki Pi 5.5.3")
def test_a_dealers_hand_of_five_ends_the_round_once_the_last_error_is_ruled_on() -> None:
    five = recorded(ALONE + "deal Qc 2h Kd Jd 6c 9h 7h Tc", SEATS)
    five.play("dealer reports misplaced 2 to box 1\ndealer reports misplaced 3 to dealer")
    five.play("supervisor rules cannot\nsupervisor rules reconstruct")
    five.play("clock runs-out\nclock runs-out")
    assert five.round.status is Status.VOID
    assert five.result("ann") == ("returned", 0)
    assert five.ruled[-1] == ("5.5.3", "5.16")


@pytest.mark.rule("Si Ki Pi 5.12", "Si Ki Pi 5.11")
@pytest.mark.parametrize("last", ["3 to box 1", "8 to dealer"])
def test_cards_that_another_ruling_may_move_are_not_counted(last: str) -> None:
    """Either error may be ruled on first: the third card is put right, those from the eighth on
    stay."""
    first = "8 to dealer" if last == "3 to box 1" else "3 to box 1"
    cards = "Qc 2h Kd Jd 6c 9h 7h Tc 5s 4s"
    both = recorded(TWO + f"deal {cards}", SEATS)
    both.play(f"dealer reports misplaced {first}\ndealer reports misplaced {last}")
    words = ["reconstruct", "cannot"] if last == "3 to box 1" else ["cannot", "reconstruct"]
    both.play("\n".join(f"supervisor rules {word}" for word in words))
    while both.round.halts:
        both.play("clock runs-out")
    assert [both.lying(box) for box in (1, 2, None)] == ["Qc Jd 7h 4s", "2h 6c", "Kd 9h Tc 5s"]
    both.play("deal 9s 3c").silence()
    assert (both.result("ann"), both.result("bob")) == (("lose", -100), ("lose", -60))


@pytest.mark.rule("Si Ki Pi 5.12")
def test_a_card_on_a_box_without_a_bet_waits_for_its_own_ruling() -> None:
    both = recorded(ALONE + "deal Qc 2h Kd Jd 6c", SEATS)
    both.play("dealer reports misplaced 2 to box 5\ndealer reports misplaced 5 to dealer")
    both.play("supervisor rules cannot\nsupervisor rules reconstruct\nclock runs-out")
    assert (both.lying(1), both.lying(5), both.lying(None)) == ("Qc Kd", "", "2h Jd 6c")


@pytest.mark.slow
@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.12", "Si Ki Pi 5.5.3")
@pytest.mark.parametrize("seed", range(150))
def test_two_or_three_errors_ruled_in_any_order_end_the_round(seed: int) -> None:
    chance = random.Random(seed)
    boxes = chance.randint(1, 3)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
    chance.shuffle(deck)
    bets = [f"p{box} bets 100 initial box {box}\n" for box in range(1, boxes + 1)]
    drawn = chance.randint(3, 4 * (boxes + 1))
    table = recorded(
        "".join(bets) + f"dealer closes\ndeal {' '.join(deck[:drawn])}",
        dealing=chance.choice(["cards", "sets"]),
        shoe={"cards": " ".join(deck)},
    )
    places = [*(f"box {box}" for box in range(1, boxes + 1)), "dealer", "box 6"]
    for number in chance.sample(range(1, drawn + 1), chance.choice([2, 3])):
        said(table, f"dealer reports misplaced {number} to {chance.choice(places)}")
    while table.round.halts:
        word = chance.choice(["reconstruct", "cannot"])
        assert said(table, f"supervisor rules {word}") or said(table, "clock runs-out")
    while table.round.status is Status.PLAY:
        assert said(table, "clock runs-out") or said(table, "deal")
    assert all(wager.settlement is not None for wager in table.round.wagers)
    assert table.replayed


def said(table: Table, line: str) -> bool:
    try:
        table.play(line)
    except Unwelcome:
        return False
    return True
