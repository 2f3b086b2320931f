"""Layouts, boxes, bets, limits and every setting that cannot be."""

from typing import Any

import pytest

from croupier.engine.games import si_ki_pi
from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.si_ki_pi.scripting import electronic, in_turn, recorded


@pytest.mark.rule("Si Ki Pi A", "Si Ki Pi B", "Si Ki Pi C")
@pytest.mark.parametrize("layout", "ABC")
def test_the_first_three_layouts_print_the_same_bonus(layout: str) -> None:
    assert si_ki_pi.settings(layout=layout).layout == layout
    assert [odds.decimal() for odds in BONUS_PAYS.values()] == ["100", "20", "12", "1"]


@pytest.mark.rule("Si Ki Pi D", "Si Ki Pi E", "Si Ki Pi F")
@pytest.mark.parametrize("layout", "DEF")
def test_the_last_three_layouts_print_the_same_bonus(layout: str) -> None:
    assert si_ki_pi.settings(layout=layout).layout == layout
    assert list(BONUS_PAYS.values()) == [Odds.to(100), Odds.to(20), Odds.to(12), Odds.to(1)]


@pytest.mark.rule("Si Ki Pi 2.1.1", "Si Ki Pi 2.1.1(a)", "Si Ki Pi 2.2.1")
@pytest.mark.parametrize(
    ("given", "setting", "words"),
    [
        ({"layout": "G"}, "layout", "A to F"),
        ({"decks": 0}, "decks", "single deck"),
        ({"decks": 8}, "decks", "single deck"),
        ({"boxes": 0}, "boxes", "1 to 12 boxes, not 0"),
        ({"boxes": 13}, "boxes", "1 to 12 boxes, not 13"),
        ({"dealing": "heaps"}, "dealing", "not 'heaps'"),
        ({"unit_cents": 0}, "unit", "above 0"),
        ({"unit_cents": 50}, "unit", "initial pays 0.95 to 1"),
    ],
)
def test_a_table_that_cannot_be(given: dict[str, Any], setting: str, words: str) -> None:
    with pytest.raises(ImpossibleSetting, match=words) as problem:
        si_ki_pi.settings(**given)
    assert problem.value.setting == setting


@pytest.mark.rule("Si Ki Pi 3.15", "Si Ki Pi 3.16")
def test_the_two_ways_of_dealing_are_named_with_their_paragraphs() -> None:
    with pytest.raises(ImpossibleSetting) as problem:
        si_ki_pi.settings(dealing="heaps")
    assert problem.value.cites == ("Si Ki Pi 3.15", "Si Ki Pi 3.16")


@pytest.mark.rule("Si Ki Pi 3.7", "Si Ki Pi 3.8")
@pytest.mark.parametrize(
    "limits",
    [
        Limits(minimum_cents=0),
        Limits(minimum_cents=150),
        Limits(maximum_cents=50),
        Limits(differential_cents=1000),
        Limits(maximum_by_bet={"banker": 1000}),
    ],
)
def test_a_sign_that_cannot_be(limits: Limits) -> None:
    with pytest.raises(ImpossibleSetting):
        si_ki_pi.settings(limits=limits)


@pytest.mark.rule("Si Ki Pi 2.1.1(a)", "Si Ki Pi 2.2.1")
def test_six_boxes_unless_set_otherwise_and_twelve_use_the_whole_deck() -> None:
    assert si_ki_pi.settings().boxes == (1, 2, 3, 4, 5, 6)
    bets = "\n".join(f"ann bets 10 initial box {box}" for box in range(1, 13))
    table = electronic(f"{bets}\ndealer closes", boxes=12)
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
    table.play(f"deal {' '.join(deck)}")
    assert sum(table.round.shoe.composition.counts) == 0
    assert table.lying(None) == "4s 7h Td Kc"


@pytest.mark.rule("Si Ki Pi 4.1", "Si Ki Pi 4.2")
def test_what_the_bets_pay() -> None:
    assert str(INITIAL_PAYS) == "0.95 to 1"
    assert list(BONUS_PAYS) == ["four-of-a-kind", "three-of-a-kind", "two-pairs", "pair"]


@pytest.mark.rule("Si Ki Pi 2.1.1", "Si Ki Pi 3.13")
@pytest.mark.parametrize(
    ("bet", "box", "on", "words"),
    [
        ("banker", 1, None, "no bet 'banker'"),
        ("initial", None, None, "no box was named"),
        ("initial", 7, None, "there is no box 7"),
        ("bonus", 0, None, "there is no box 0"),
        ("bonus", 1, "9h", "not placed on 9h"),
        ("dealer-bonus", 1, None, "names no box"),
    ],
)
def test_bets_the_layout_does_not_have(bet: str, box: int, on: str, words: str) -> None:
    refused = si_ki_pi.spot(si_ki_pi.settings(), bet, box, on)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.UNKNOWN
    assert words in refused.sentence


def test_the_spots_of_a_table() -> None:
    spots = si_ki_pi.spots(si_ki_pi.settings(boxes=2))
    assert [str(spot) for spot in spots] == [
        "initial box 1",
        "bonus box 1",
        "initial box 2",
        "bonus box 2",
        "dealer bonus",
    ]
    assert si_ki_pi.seated(electronic("", {1: "ann"}).round, Spot("dealer-bonus")) == ("ann",)


@pytest.mark.rule("Si Ki Pi 3.6", "Si Ki Pi 3.14", "Si Ki Pi 5.10")
def test_bets_are_placed_between_the_two_calls() -> None:
    table = electronic("ann bets 100 initial box 1\nann withdraws 40 initial box 1")
    assert table.refused("deal 9h").cites == ("Si Ki Pi 3.14",)
    table.play("dealer closes")
    for line in ("bob bets 10 bonus box 1", "ann withdraws 10 initial box 1"):
        assert table.refused(line).cites == ("Si Ki Pi 5.10",)
    assert table.wager("ann").stake_cents == 6000


@pytest.mark.rule("Si Ki Pi 3.9", "Si Ki Pi 3.12", "Si Ki Pi 3.12.1")
def test_standing_players_take_up_the_room_a_seated_player_leaves() -> None:
    table = electronic("ann bets 60 initial box 1", {1: "ann"}, limits={"maximum": 100})
    table.play("bob bets 70 initial box 1")
    assert table.wager("bob").stake_cents == 4000
    full = table.refused("cat bets 10 initial box 1")
    assert (full.reason, full.room_cents) == (Reason.ABOVE_MAXIMUM, 0)


@pytest.mark.rule("Si Ki Pi 3.11")
def test_a_player_bets_on_several_hands_each_within_its_maximum() -> None:
    table = electronic(limits={"maximum": 100})
    table.play("ann bets 100 initial box 1\nann bets 100 initial box 2")
    assert table.refused("ann bets 1 initial box 2").reason is Reason.ABOVE_MAXIMUM


@pytest.mark.rule("Si Ki Pi 3.10", "Si Ki Pi 3.13")
def test_a_bonus_needs_an_initial_bet_of_somebody() -> None:
    table = electronic("ann bets 100 initial box 1\nbob bets 10 bonus box 1")
    table.play("bob bets 20 dealer-bonus\ncat bets 30 bonus box 2\ndealer closes")
    assert table.result("cat", "bonus") == ("returned", 0)
    assert table.cites("cat", "bonus") == ["3.13"]
    table.play(in_turn("Kd Kh 5s 3c", "Qc Jd 7h 4s")).silence()
    assert table.result("bob", "bonus") == ("win", 10)
    assert table.result("bob", "dealer-bonus") == ("lose", -20)


@pytest.mark.rule("Si Ki Pi 3.10", "Si Ki Pi 3.13")
def test_without_any_initial_bet_no_hand_is_dealt() -> None:
    table = electronic("bob bets 20 dealer-bonus\ncat bets 30 bonus box 2\ndealer closes")
    assert [w.settlement and w.settlement.result for w in table.round.wagers] == ["returned"] * 2
    assert table.due == "Nothing"
    assert not table.round.cards


def test_a_squeeze_is_nothing_here() -> None:
    table = recorded("ann bets 100 initial box 1\ndealer closes")
    assert table.refused("ann asks-squeeze box 1").reason is Reason.UNKNOWN
