"""Who wins what: Low Hand against Low Hand, High Hand against High Hand, and the Bonus."""

from itertools import combinations_with_replacement

import pytest

from croupier.engine.equipment.cards import Card, cards
from croupier.engine.games.si_ki_pi.arrangement import Division, division
from croupier.engine.games.si_ki_pi.layout import COMMISSION, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.settlement import bonus_hand, compared
from croupier.engine.rulebook import Citation
from croupier.engine.table.vocabulary.wagers import Lost, Pushed, Won
from tests.engine.games.si_ki_pi.scripting import electronic, in_turn


def hand(text: str) -> Division:
    first, second = text.split(" / ")
    return division(cards(first), cards(second))


def cites(*numbers: str) -> tuple[Citation, ...]:
    return tuple(Citation(f"Si Ki Pi {number}") for number in numbers)


DEALER = "6c 2s / Qd 9h"  # 8 low, 9 high


@pytest.mark.rule("Si Ki Pi 3.22.1", "Si Ki Pi 3.22.2", "Si Ki Pi 3.22.7")
@pytest.mark.parametrize(
    "own", ["5c 4s / Kd Kh", "As 7c / Kh 9s", "Kd 8h / 2d 8c", "7d 7h / 3d 3h"]
)
def test_winning_both_hands_wins(own: str) -> None:
    won = Won(INITIAL_PAYS, cites("3.22.7", "4.1"), COMMISSION)
    assert compared(hand(own), hand(DEALER)) == won


@pytest.mark.rule("Si Ki Pi 3.1", "Si Ki Pi 3.22.8")
@pytest.mark.parametrize("own", ["9s 4c / Kd 5h", "5d 3c / Jd 9s", "Kd Qh / As Jc"])
def test_losing_both_hands_loses(own: str) -> None:
    assert compared(hand(own), hand(DEALER)) == Lost(cites("3.22.8"))


@pytest.mark.rule("Si Ki Pi 1.22", "Si Ki Pi 3.22.9", "Si Ki Pi 3.2")
@pytest.mark.parametrize("own", ["As 7c / Kd 8h", "9s 4c / Kd Kh"])
def test_winning_one_and_losing_the_other_is_a_stand_off(own: str) -> None:
    assert compared(hand(own), hand(DEALER)) == Pushed(cites("3.22.9", "1.22"))


@pytest.mark.rule("Si Ki Pi 3.2")
def test_hands_are_never_compared_across() -> None:
    # his High Hand beats both of the Dealer's, his Low Hand neither
    assert isinstance(compared(hand("3d 2c / Ad Ac"), hand("6c 2s / Qd 9h")), Pushed)


@pytest.mark.rule("Si Ki Pi 3.22.3", "Si Ki Pi 3.22.4")
def test_a_copy_goes_to_the_dealer() -> None:
    low = compared(hand("6d 2h / Kd Kh"), hand(DEALER))
    assert low == Pushed(cites("3.22.9", "1.22", "3.22.3"))
    high = compared(hand("As 7c / Qs 9c"), hand(DEALER))
    assert high == Pushed(cites("3.22.9", "1.22", "3.22.4"))
    both = compared(hand("6d 2h / Qs 9c"), hand(DEALER))
    assert both == Lost(cites("3.22.8", "3.22.3", "3.22.4"))


@pytest.mark.rule("Si Ki Pi 3.22.5", "Si Ki Pi 3.22.6")
def test_zero_against_zero_goes_to_the_dealer_whatever_the_cards() -> None:
    low = compared(hand("Ks Qs / Kd Kh"), hand("7c 3s / Qd 9h"))
    assert low == Pushed(cites("3.22.9", "1.22", "3.22.5"))
    both = compared(hand("Qh Jd / Kd Tc"), hand("7c 3s / 6s 4s"))
    assert both == Lost(cites("3.22.8", "3.22.5", "3.22.6"))


@pytest.mark.rule("Si Ki Pi 3.22", "Si Ki Pi 3.24", "Si Ki Pi 4.1")
def test_a_whole_round_with_commission() -> None:
    table = electronic("ann bets 100 initial box 1\nbob bets 50 initial box 2\ndealer closes")
    table.play(in_turn("Kd 9h 5s 3c", "2h 6c Tc 9s", "Qc Jd 7h 4s"))
    table.play("bob arranges box 2 2h Tc / 6c 9s").silence()
    assert table.set_as(None) == "Qc 4s / Jd 7h"
    assert table.set_as(1) == "5s 3c / Kd 9h"
    assert table.set_as(2) == "Tc 2h / 9s 6c"
    assert table.result("ann") == ("win", 95)  # 8 beats 4, 9 beats 7; 100 less 5 %
    assert table.result("bob") == ("lose", -50)  # 2 and 5
    assert table.desk.game.outcome(table.round) == "played"
    assert table.replayed


@pytest.mark.rule("Si Ki Pi 3.23", "Si Ki Pi 3.23.1", "Si Ki Pi 4.2")
def test_the_bonus_hand_of_every_set_of_ranks() -> None:
    found: dict[str | None, int] = {}
    for ranks in combinations_with_replacement("A23456789TJQK", 4):
        four = tuple(Card(r + "shdc"[ranks[:at].count(r)]) for at, r in enumerate(ranks))
        kind = bonus_hand(four)
        found[kind] = found.get(kind, 0) + 1
    assert found == {
        "four-of-a-kind": 13,
        "three-of-a-kind": 156,
        "two-pairs": 78,
        "pair": 858,
        None: 715,
    }


@pytest.mark.rule("Si Ki Pi 3.23", "Si Ki Pi 4.2")
@pytest.mark.parametrize(
    ("own", "pays"),
    [
        ("5s 5h 5d 5c", 1000),
        ("5s 5h 5d Kc", 200),
        ("5s 5h Kd Kc", 120),
        ("5s 5h Kd 2c", 10),
        ("5s 6h Kd 2c", -10),
    ],
)
def test_a_bonus_is_paid_without_commission_on_its_own_four_cards(own: str, pays: int) -> None:
    bets = "ann bets 100 initial box 1\nbob bets 10 bonus box 1\nbob bets 10 dealer-bonus\n"
    dealers = "Qc Jd 7h 4s"
    table = electronic(bets + "dealer closes\n" + in_turn(own, dealers)).silence()
    assert table.result("bob", "bonus") == ("win" if pays > 0 else "lose", pays)
    assert table.result("bob", "dealer-bonus") == ("lose", -10)
    other = electronic(bets + "dealer closes\n" + in_turn(dealers, own)).silence()
    assert other.result("bob", "dealer-bonus") == ("win" if pays > 0 else "lose", pays)
    assert other.result("bob", "bonus") == ("lose", -10)


@pytest.mark.rule("Si Ki Pi 3.23", "Si Ki Pi 3.23.1")
def test_a_bonus_does_not_ask_how_the_hand_is_set() -> None:
    bets = "ann bets 100 initial box 1\nann bets 10 bonus box 1\ndealer closes\n"
    table = electronic(bets + in_turn("Ks Kh 9d 9c", "Qc Jd 7h 4s"))
    table.play("ann arranges box 1 Ks 9d / Kh 9c")
    assert table.result("ann", "bonus") == ("win", 120)
    assert table.cites("ann", "bonus") == ["3.23", "3.23.1", "4.2"]
    assert table.result("ann") == ("win", 95)


@pytest.mark.rule("Si Ki Pi 3.21")
def test_the_dealer_sets_by_house_way_whatever_would_be_better() -> None:
    table = electronic("ann bets 100 initial box 1\ndealer closes\n")
    table.play(in_turn("Ts 6h Td 7c", "Ah 2s 3d 4c")).silence()
    assert table.set_as(None) == "Ah 3d / 4c 2s"
