"""Setting up a table, betting, limits, and two cards in order."""

from decimal import Decimal
from typing import Any

import pytest

from croupier import ImpossibleSetting, open_table
from croupier.engine.sentences import speaking
from croupier.engine.table.vocabulary.places import DISCARDED
from tests.engine.games.spoken import at, paid, recorded, refused, said


@pytest.mark.rule("Dragon Tiger 2.1.1", "Dragon Tiger 2.2.1")
def test_seven_boxes_and_eight_decks() -> None:
    settings = open_table("dragon-tiger").round.settings
    assert (settings.layout, settings.boxes, settings.decks) == ("A", (1, 2, 3, 4, 5, 6, 7), 8)


@pytest.mark.rule("Dragon Tiger 2.1.1", "Dragon Tiger 2.2.1", "Dragon Tiger 4.2")
@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (
            {"decks": 6},
            "Dragon Tiger is played with eight decks, not 6. (Dragon Tiger 2.2.1)",
        ),
        (
            {"layout": "B"},
            "Dragon Tiger has no layout 'B'; it has one, A. (Dragon Tiger 2.1.1)",
        ),
        (
            {"unit": Decimal("0.01")},
            "In a Tie half of a bet is lost, and half of the chip unit 0.01 is not a whole cent. "
            "(Dragon Tiger 4.2)",
        ),
    ],
    ids=["decks", "layout", "unit"],
)
def test_another_table_is_impossible(head: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleSetting) as problem:
        open_table("dragon-tiger", **head)
    assert str(problem.value) == sentence


@pytest.mark.rule("Dragon Tiger 3.5")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "ann bets 10 player box 1",
            "Dragon Tiger has no bet 'player'; its bets are dragon, tiger, tie, suited-tie.",
        ),
        ("ann bets 10 tie", "For tie no box was named; this table has boxes 1 to 7."),
        ("ann bets 10 tie box 8", "For tie there is no box 8; this table has boxes 1 to 7."),
    ],
)
def test_bets_that_are_not_on_the_layout(line: str, sentence: str) -> None:
    assert refused(open_table("dragon-tiger"), line).sentence == sentence


@pytest.mark.rule("Dragon Tiger 3.4", "Dragon Tiger 3.6", "Dragon Tiger 5.3")
def test_after_no_more_bets_nothing_is_placed() -> None:
    desk = recorded("dragon-tiger", "ann bets 10 tie box 1\n dealer closes")
    late = refused(desk, "bob bets 10 tiger box 2")
    assert "Dragon Tiger 5.3" in late.cites


@pytest.mark.rule("Dragon Tiger 3.2", "Dragon Tiger 3.3", "Dragon Tiger 5.1")
def test_an_electronic_table_takes_what_fits_under_the_maximum() -> None:
    desk = open_table("dragon-tiger", limits={"minimum": 5, "maximum": 100})
    said(desk, "ann bets 80 dragon box 1\n bob bets 50 dragon box 1")
    assert [wager.stake_cents for wager in desk.round.wagers] == [8_000, 2_000]
    full = refused(desk, "bob bets 5 dragon box 1")
    assert full.cites == ("Dragon Tiger 5.1", "Dragon Tiger 3.3")


@pytest.mark.rule("Dragon Tiger 1.2", "Dragon Tiger 5.1")
def test_dragon_may_lead_tiger_by_no_more_than_the_differential() -> None:
    desk = open_table("dragon-tiger", limits={"minimum": 5, "differential": 100})
    said(desk, "ann bets 50 tiger box 2\n bob bets 170 dragon box 1\n cat bets 900 tie box 3")
    assert [wager.stake_cents for wager in desk.round.wagers] == [5_000, 15_000, 90_000]


@pytest.mark.rule("Dragon Tiger 5.1.1", "Dragon Tiger 5.1.2")
def test_what_nobody_noticed_counts_in_part_and_a_small_bet_whole() -> None:
    desk = recorded(
        "dragon-tiger",
        """
        ann bets 150 dragon box 1
        bob bets 50 dragon box 1
        cat bets 3 dragon box 1
        dealer closes
        deal Kh Qh
        """,
        limits={"minimum": 5, "maximum": 100},
    )
    assert [wager.action_cents for wager in desk.round.wagers] == [7_300, 2_400, 300]
    assert sum(paid(desk).values()) == 203 + 100


@pytest.mark.rule("Dragon Tiger 5.2", "Dragon Tiger 5.2.1", "Dragon Tiger 5.10")
def test_a_bet_below_the_minimum_is_told_of_or_stands() -> None:
    limits = {"minimum": 5}
    told = recorded(
        "dragon-tiger", "ann bets 2 tie box 1\n dealer rejects tie box 1", limits=limits
    )
    said(told, "dealer closes\n deal 7c 7d")
    unnoticed = recorded("dragon-tiger", "ann bets 2 tie box 1\n dealer closes", limits=limits)
    said(unnoticed, "deal 7c 7d")
    cites = [desk.round.wagers[0].limited_by for desk in (told, unnoticed)]
    assert cites == [("Dragon Tiger 5.2", "Dragon Tiger 5.10"), ("Dragon Tiger 5.2.1",)]
    assert paid(told) == paid(unnoticed) == {"ann tie box 1": 18}


@pytest.mark.rule("Dragon Tiger 5.12")
def test_staff_bet_for_a_player_who_asks_and_nobody_else_does() -> None:
    desk = open_table("dragon-tiger")
    said(desk, "dealer bets 10 tie box 1 for ann")
    assert refused(desk, "bob bets 10 tie box 1 for ann").cites == ("Dragon Tiger 5.12",)


@pytest.mark.rule("Dragon Tiger 3.7")
def test_one_card_to_dragon_then_one_to_tiger() -> None:
    desk = open_table("dragon-tiger")
    said(desk, "ann bets 10 tie box 1\n dealer closes")
    wrong = refused(desk, "deal 9h to tiger")
    assert wrong.sentence == "No card is due to tiger; the next card goes to dragon."
    assert wrong.cites == ("Dragon Tiger 3.7",)
    said(desk, "deal 9h 4c")
    assert (at(desk, "dragon"), at(desk, "tiger"), desk.round.at(DISCARDED)) == ("9h", "4c", ())
    assert desk.round.status == "concluded"


@pytest.mark.rule("Dragon Tiger 3.7")
def test_cards_are_dealt_face_up_and_nobody_squeezes() -> None:
    desk = open_table("dragon-tiger", seats={1: "ann"})
    said(desk, "ann bets 10 tie box 1\n dealer closes")
    assert refused(desk, "ann asks-squeeze tiger").cites == ("Dragon Tiger 3.7",)
    assert "face up" in refused(desk, "deal ??").sentence


def test_it_speaks_chinese() -> None:
    with speaking("zh"), pytest.raises(ImpossibleSetting, match="龙虎使用八副牌，不能用 6 副"):
        open_table("dragon-tiger", decks=6)
